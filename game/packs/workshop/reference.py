"""The modders' reference and the JSON Schemas for editors, both written from the models themselves."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
import types
import typing
from collections.abc import Iterator
from enum import EnumMeta
from itertools import pairwise
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from game.packs import palette
from game.packs.findings import DRAWN, kinds
from game.packs.kit import PackKit

Model = type[BaseModel]
URL = "https://json-schema.org/draft/2020-12/schema"


def reference(kit: PackKit) -> str:
    """The tables of every key of a pack, in Markdown."""
    parts = [
        "# Every key of a pack",
        "",
        "Written by `python -m game docs themes` from the schema, which is what to change.",
        "",
    ]
    for model, title in _models(kit):
        parts += [f"## {title}", "", (model.__doc__ or "").strip(), ""]
        parts += ["| Key | Value | | Meaning |", "|---|---|---|---|"]
        for name, field in model.model_fields.items():
            need = "required" if field.is_required() else _default(field)
            meaning = (field.description or "").replace("\n", " ").replace("|", "\\|")
            parts.append(f"| `{field.alias or name}` | {_kind(kit, field.annotation)} | {need} | {meaning} |")
        parts.append("")
    return "\n".join([*parts, *_colours(kit), "", *_findings(kit)]) + "\n"


def json_schemas(kit: PackKit) -> dict[str, dict[str, Any]]:
    """A JSON Schema for each file of a pack: pack.yaml, its sections, and the words of a language."""
    for model, _ in reversed(list(_models(kit))):
        model.model_rebuild(force=True)  # with what its fields mean
    whole: dict[str, Any] = _loosen(kit, kit.document.model_json_schema())
    definitions: dict[str, Any] = whole.pop("$defs")
    own = {"description", "title", "default"}
    sections = {
        name: {key: value for key, value in whole["properties"][name].items() if key not in own}
        for name in kit.sections
    }
    (sections["text"],) = whole["properties"]["text"]["patternProperties"].values()
    always = ["schema", "id", "version"]
    whole["anyOf"] = [{"required": [*always, "extends"]}, {"required": [*always, *kit.required]}]
    schemas = {"pack": whole, **sections}
    return {
        name: {"$schema": URL, "title": f"{name}.yaml", **schema, "$defs": _needed(schema, definitions)}
        for name, schema in schemas.items()
    }


def _needed(schema: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The definitions that a schema leads to."""
    found: dict[str, Any] = {}
    waiting = [schema]
    while waiting:
        for name in re.findall(r"#/\$defs/(\w+)", str(waiting.pop())):
            if name not in found:
                found[name] = definitions[name]
                waiting.append(definitions[name])
    return dict(sorted(found.items()))


def _loosen(kit: PackKit, node: Any) -> Any:
    """The short forms that the loader takes too; nothing is required, for a pack can inherit it."""
    if isinstance(node, list):
        return [_loosen(kit, item) for item in node]
    if not isinstance(node, dict):
        return node
    return kit.loosened({key: _loosen(kit, value) for key, value in node.items() if key != "required"})


# --- tables ---------------------------------------------------------------------------------------------


def _models(kit: PackKit) -> Iterator[tuple[Model, str]]:
    """Every model once, from the whole inwards, with its heading."""
    seen: list[Model] = [kit.document]
    for model in seen:
        _explain(model)
        yield model, _title(kit, model)
        for field in model.model_fields.values():
            for inner in _inner(field.annotation):
                if inner not in seen:
                    seen.append(inner)


def _explain(model: Model) -> None:
    """Describe each field by the docstring below it.

    Models don't do so by themselves: it would be a sixth of the time of a program's start.
    """
    meanings: dict[str, str] = {}
    for part in reversed(model.__mro__):
        if issubclass(part, BaseModel) and part is not BaseModel:
            meanings |= _docstrings(part)
    for name, field in model.model_fields.items():
        field.description = field.description or meanings.get(name)


def _docstrings(part: type) -> dict[str, str]:
    """The docstrings below the fields of a class; none if it was not written down."""
    try:
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(part))).body
    except (OSError, TypeError):
        return {}
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in pairwise(body.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found


def _title(kit: PackKit, model: Model) -> str:
    if model in kit.titles:
        return kit.titles[model]
    name = model.__name__.removesuffix("Doc")
    return name[0] + re.sub(r"[A-Z]", lambda match: f" {match[0].lower()}", name[1:])


def _inner(kind: Any) -> Iterator[Model]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for arg in typing.get_args(kind):
        yield from _inner(arg)


def _kind(kit: PackKit, kind: Any) -> str:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _kind(kit, args[0])
    if origin in (types.UnionType, typing.Union):
        return " or ".join(_kind(kit, arg) for arg in args if arg is not type(None))
    if origin is typing.Literal:
        return "a bare word" if args[0] is True else ", ".join(f"`{arg}`" for arg in args)
    if origin is list:
        return f"list of {_kind(kit, args[0])}"
    if origin is dict:
        return f"ids, each with {_kind(kit, args[1])}"
    if isinstance(kind, EnumMeta):
        return ", ".join(f"`{item.value}`" for item in kind)  # type: ignore[var-annotated]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        title = _title(kit, kind)
        return f"[{title}](#{title.lower().replace(' ', '-')})"
    return {str: "text", int: "whole number", bool: "`true` or `false`", float: "number"}.get(kind, str(kind))


def _default(field: Any) -> str:
    value = field.get_default(call_default_factory=True)
    if value is None or value == {} or value == [] or isinstance(value, BaseModel):
        return ""
    shown = getattr(value, "value", value)
    return f"`{str(shown).lower() if isinstance(shown, bool) else shown}`" if shown != "" else ""


def _colours(kit: PackKit) -> Iterator[str]:
    yield from ("## Colours", "", "| Name | | Meaning |", "|---|---|---|")
    for name, meaning in palette.REQUIRED.items():
        yield f"| `{name}` | required | {meaning} |"
    for name, (meaning, source, shift) in palette.DERIVED.items():
        how = "lighter" if shift > 0 else "darker" if shift < 0 else "as"
        yield f"| `{name}` | {how} {'than ' if shift else ''}`{source}` | {meaning} |"
    for name, meaning in (palette.EXTRA | dict(kit.colours)).items():
        yield f"| `{name}` | | {meaning} |"


def _findings(kit: PackKit) -> Iterator[str]:
    yield from ("## Findings", "", "What `check` looks for.", "", "| Code | About | Why |", "|---|---|---|")
    for kind in (*kinds(kit.findings).values(), *DRAWN):
        yield f"| `{kind.code}` | {kind.area.value} | {kind.why} |"


def write_reference(folder: Path, kit: PackKit) -> list[Path]:
    """Write REFERENCE.md and schema/*.json of a game's packs into the themes folder; the files written."""
    written = [folder / "REFERENCE.md"]
    written[0].write_text(reference(kit), "utf-8")
    (folder / "schema").mkdir(exist_ok=True)
    for name, schema in json_schemas(kit).items():
        path = folder / "schema" / f"{name}.json"
        path.write_text(json.dumps(schema, indent=1, ensure_ascii=False) + "\n", "utf-8")
        written.append(path)
    return written
