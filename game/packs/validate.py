"""The merged tree against the schema: every mistake as a problem with its file and line, in plain words."""

from __future__ import annotations

import types
import typing
from collections.abc import Container, Sequence
from typing import Any

from pydantic import BaseModel, ValidationError

from game.packs.problems import Problem, Severity, did_you_mean
from game.packs.schema import PackDoc
from game.packs.source import Node

Loc = Sequence[str | int]


def validate(tree: Node, problems: list[Problem], lost: Container[str] = ()) -> PackDoc | None:
    """The document as models; None, and problems, if it doesn't fit; of `lost` sections nothing is said."""
    try:
        return PackDoc.model_validate(tree.plain())
    except ValidationError as error:
        for item in error.errors(include_url=False):
            if item["loc"] and item["loc"][0] not in lost:
                problems.append(_problem(tree, item))
        return None


def find(tree: Node, loc: Loc) -> tuple[Node, str]:
    """The deepest node on the way to a place, and its path; parts that the tree lacks are passed over."""
    node, path = tree, ""
    for part in loc:
        below = node.get(part)
        if below is None:
            continue
        node = below
        path += f"[{part}]" if isinstance(part, int) else (f".{part}" if path else str(part))
    return node, path


def _problem(tree: Node, item: Any) -> Problem:
    loc: tuple[str | int, ...] = item["loc"]
    node, path = find(tree, loc)
    mark = node.mark
    if item["type"] == "extra_forbidden":
        parent, _ = find(tree, loc[:-1])
        mark = parent.keys.get(str(loc[-1]), mark)
    what, mend = _words(item, loc, node)
    return Problem(
        Severity.ERROR, _CODES.get(item["type"], "wrong-value"), mark.file, mark.line, path, what, mend
    )


_CODES = {"missing": "missing-key", "extra_forbidden": "unknown-key", "value_error": "verb"}


def _words(item: Any, loc: Loc, node: Node) -> tuple[str, str]:
    kind, given, context = item["type"], item.get("input"), item.get("ctx", {})
    shown = repr(given) if isinstance(given, str | int | float) else _shape(given)
    if kind == "missing":
        return f"The key {loc[-1]!r} is missing.", ""
    if kind == "extra_forbidden":
        return f"Unknown key {loc[-1]!r}.", did_you_mean(str(loc[-1]), _fields_at(loc[:-1]))
    if kind in ("literal_error", "enum"):
        choices = [
            word.strip(" '") for word in str(context.get("expected", "")).replace(" or ", ", ").split(",")
        ]
        return f"{shown} is not a choice here.", did_you_mean(str(given), choices)
    if kind.startswith("int"):
        return f"A whole number is wanted here, not {shown}.", ""
    if kind.startswith("string_type"):
        mend = f'Put it in quotes: "{given}".' if isinstance(given, int | float) else ""
        return f"A text is wanted here, not {shown}.", mend
    if kind.startswith("bool"):
        return f"true or false is wanted here, not {shown}.", ""
    if kind in ("dict_type", "model_type", "model_attributes_type"):
        return f"Keys and values are wanted here, not {shown}.", ""
    if kind == "list_type":
        return f"A list is wanted here, not {shown}.", ""
    if kind == "string_pattern_mismatch":
        return f"{shown} is not written as it should be.", _pattern_hint(str(context.get("pattern", "")))
    if kind == "value_error":
        return f"{str(context.get('error', item['msg'])).capitalize()}.", ""
    return f"{item['msg'].rstrip('.')}: {shown}.", ""


def _shape(value: Any) -> str:
    if value is None:
        return "nothing"
    return {dict: "keys and values", list: "a list", bool: "true or false"}.get(type(value), "this")


def _pattern_hint(pattern: str) -> str:
    if "A-F" in pattern:
        return 'A colour is written "#rrggbb", in quotes.'
    if "[a-z]{2,3}" in pattern:
        return 'A language is written "en" or "pt_BR".'
    if pattern.startswith("^[0-9]"):
        return 'A version is written "1.0".'
    return "An id is small letters, digits and _, beginning with a letter."


def _fields_at(loc: Loc) -> list[str]:
    """The keys that a place of the document may have."""
    kind: Any = PackDoc
    for part in loc:
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            field = next((f for n, f in kind.model_fields.items() if (f.alias or n) == part), None)
            kind = _bare(field.annotation) if field else None
        elif typing.get_origin(kind) in (dict, list):
            kind = _bare(typing.get_args(kind)[-1])
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return [field.alias or name for name, field in kind.model_fields.items()]
    return []


def _bare(kind: Any) -> Any:
    """A type without Annotated and without `| None`."""
    while typing.get_origin(kind) in (typing.Annotated, types.UnionType, typing.Union):
        kind = next(arg for arg in typing.get_args(kind) if arg is not type(None))
    return kind
