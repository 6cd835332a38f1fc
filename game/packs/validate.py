"""The merged tree against the schema: every mistake as a problem with its file and line, in plain words."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError, create_model

from game.engine.messages import N_
from game.packs.draft import Partial
from game.packs.problems import Problem, Severity, Words, did_you_mean, words
from game.packs.source import Loc, Node, find

M = TypeVar("M", bound=BaseModel)


class Unfit(ValueError):
    """What a model of a game's schema raises of a value: a sentence, and the code of the finding."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code


def validate(
    tree: Node, document: type[M], problems: list[Problem], lost: Iterable[tuple[str, ...]] = ()
) -> M | Partial:
    """The document as models; what doesn't fit is a problem, and the sections that it is in are left out.

    Of `lost` sections, and of lost languages ("text", "fr"), nothing is said.
    """
    data, unsaid = tree.plain(), frozenset(lost)
    gone = set(unsaid)
    try:
        whole = document.model_validate(data)
        if not gone:
            return whole
    except ValidationError as error:
        for item in error.errors(include_url=False):
            place = tuple(map(str, item["loc"][:2]))
            if place and unsaid.isdisjoint((place, place[:1])):
                problems.append(_problem(tree, document, item))
            gone.add(place if place[:1] == ("text",) and len(place) > 1 else place[:1])
    return _sound(document, data, gone)


def _sound(document: type[BaseModel], data: dict[str, Any], gone: set[tuple[str, ...]]) -> Partial:
    """The sections that fit the schema by themselves; languages whose words don't fit are left out."""
    words = data.get("text")
    if isinstance(words, dict):
        data["text"] = {language: text for language, text in words.items() if ("text", language) not in gone}
        named = data["languages"] if ("languages",) not in gone else []
        spoken = [each for each in named if each in data["text"]]
        gone |= set() if spoken else {("text",), ("languages",)}
        data["languages"] = spoken
    fields = {
        name: field for name, field in document.model_fields.items() if ((field.alias or name),) not in gone
    }
    part = create_model(
        "Sound",
        __base__=document.__base__,
        **{name: (field.annotation, field) for name, field in fields.items()},
    )  # type: ignore[call-overload]
    kept = {key: data[key] for key in (field.alias or name for name, field in fields.items()) if key in data}
    model = part.model_validate(kept)
    return Partial({name: getattr(model, name) for name in fields})


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
    if pattern.startswith(r"^[^\s\d"):
        return N_("A currency's sign has no space and no digit.")
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
