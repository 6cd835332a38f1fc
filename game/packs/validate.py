"""The merged tree against the schema: every mistake as a problem with its file and line, in plain words."""

from __future__ import annotations

import types
import typing
from collections.abc import Container, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from game.engine.messages import N_
from game.packs.problems import Problem, Severity, Words, did_you_mean, words
from game.packs.source import Node

Loc = Sequence[str | int]
M = TypeVar("M", bound=BaseModel)


class Unfit(ValueError):
    """What a model of a game's schema raises of a value: a sentence, and the code of the finding."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code


def validate(tree: Node, document: type[M], problems: list[Problem], lost: Container[str] = ()) -> M | None:
    """The document as models; None, and problems, if it doesn't fit; of `lost` sections nothing is said."""
    try:
        return document.model_validate(tree.plain())
    except ValidationError as error:
        for item in error.errors(include_url=False):
            if item["loc"] and item["loc"][0] not in lost:
                problems.append(_problem(tree, document, item))
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


def _problem(tree: Node, document: type[BaseModel], item: Any) -> Problem:
    loc: tuple[str | int, ...] = item["loc"]
    node, path = find(tree, loc)
    mark = node.mark
    if item["type"] == "extra_forbidden":
        parent, _ = find(tree, loc[:-1])
        mark = parent.keys.get(str(loc[-1]), mark)
    what, mend = _words(document, item, loc)
    return Problem(Severity.ERROR, _code(item), mark.shown(tree.mark.root), mark.line, path, what, mend)


def _code(item: Any) -> str:
    error = item.get("ctx", {}).get("error")
    return error.code if isinstance(error, Unfit) else _CODES.get(item["type"], "wrong-value")


_CODES = {"missing": "missing-key", "extra_forbidden": "unknown-key"}


def _words(document: type[BaseModel], item: Any, loc: Loc) -> tuple[Words, Words]:
    """What is wrong, and how to mend it."""
    kind, given, context = item["type"], item.get("input"), item.get("ctx", {})
    shown = _shown(given)
    if kind == "missing":
        return words(N_("The key {key!r} is missing."), key=loc[-1]), Words()
    if kind == "extra_forbidden":
        mend = did_you_mean(str(loc[-1]), _fields_at(document, loc[:-1]))
        return words(N_("Unknown key {key!r}."), key=loc[-1]), mend
    if kind in ("literal_error", "enum"):
        choices = [
            word.strip(" '") for word in str(context.get("expected", "")).replace(" or ", ", ").split(",")
        ]
        return words(N_("{given} is not a choice here."), given=shown), did_you_mean(str(given), choices)
    if kind in _LIMITS:
        name, text = _LIMITS[kind]
        return words(text, limit=context.get(name, ""), given=shown), Words()
    if kind == "string_pattern_mismatch":
        hint = words(_pattern_hint(str(context.get("pattern", ""))))
        return words(N_("{given} is not written as it should be."), given=shown), hint
    if kind == "value_error":
        return words(str(context.get("error", item["msg"]))), Words()
    wanted = next((text for prefix, text in _WANTED.items() if kind.startswith(prefix)), "")
    if wanted:
        mend = Words()
        if kind.startswith("string_type") and isinstance(given, int | float):
            quoted = f'"{given}"'
            mend = Words(N_("Put it in quotes: {quoted}."), (("quoted", quoted),), (str(given), quoted))
        return words(wanted, given=shown), mend
    return words(N_("{message}: {given}."), message=item["msg"].rstrip("."), given=shown), Words()


_WANTED = {
    "int": N_("A whole number is wanted here, not {given}."),
    "string_type": N_("A text is wanted here, not {given}."),
    "bool": N_("true or false is wanted here, not {given}."),
    "dict_type": N_("Keys and values are wanted here, not {given}."),
    "model_": N_("Keys and values are wanted here, not {given}."),
    "list_type": N_("A list is wanted here, not {given}."),
}
_LIMITS = {
    "greater_than_equal": ("ge", N_("{given} is too small: {limit} is the least.")),
    "less_than_equal": ("le", N_("{given} is too large: {limit} is the most.")),
    "string_too_long": ("max_length", N_("The text is too long: {limit} characters are the most.")),
    "string_too_short": ("min_length", N_("The text is too short: {limit} characters are the least.")),
    "too_long": ("max_length", N_("The list is too long: {limit} entries are the most.")),
    "too_short": ("min_length", N_("The list is too short: {limit} entries are the least.")),
}


def _shown(value: Any) -> Words:
    """A value as it is told of: a text in quotes, a number as it is, anything else by its shape."""
    if isinstance(value, str):
        return words("{text!r}", text=value)
    if value is None:
        return words(N_("nothing"))
    if isinstance(value, int | float) and not isinstance(value, bool):
        return words("{number}", number=str(value))
    shapes = {dict: N_("keys and values"), list: N_("a list"), bool: N_("true or false")}
    return words(shapes.get(type(value), N_("this")))


def _pattern_hint(pattern: str) -> str:
    if "A-F" in pattern:
        return N_('A colour is written "#rrggbb", in quotes.')
    if "[a-z]{2,3}" in pattern:
        return N_('A language is written "en" or "pt_BR".')
    if pattern.startswith("^[0-9]"):
        return N_('A version is written "1.0".')
    return N_("An id is small letters, digits and _, beginning with a letter.")


def _fields_at(document: type[BaseModel], loc: Loc) -> list[str]:
    """The keys that a place of the document may have."""
    kind: Any = document
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
