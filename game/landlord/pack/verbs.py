"""How the verbs of a card stand in a pack, and what they become: it follows from the verbs themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import Annotated, Any, Literal, get_type_hints

import pydantic
from pydantic import BeforeValidator, StrictInt, create_model, model_validator

from game.engine.messages import N_
from game.landlord.rules.effect import Effect, Figure, Kind
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.verbs import VERBS
from game.packs.fields import Amount, Doc, Id
from game.packs.validate import Unfit

ONE_VERB = N_("A verb has exactly one key; write a list to combine verbs.")


# --- the rules' verbs and their figures -----


def key(verb: type[Effect]) -> str:
    """What a pack calls a verb."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", verb.__name__).lower()


BY_KEY: Mapping[str, type[Effect]] = {key(verb): verb for verb in VERBS}


@dataclass(frozen=True, slots=True)
class Part:
    """A field of a verb as a pack writes it."""

    name: str
    figure: Figure
    default: Any

    @property
    def optional(self) -> bool:
        return self.default is not MISSING


def _part(verb: type[Effect], field: Field[Any], hint: Any) -> Part:
    figures = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Figure)]
    if not figures:
        raise TypeError(f"{verb.__name__}.{field.name} says no Figure")
    return Part(field.name, figures[0], field.default)


def _parts(verb: type[Effect]) -> tuple[Part, ...]:
    """The fields of a verb; TypeError for one that doesn't say what it is."""
    hints = get_type_hints(verb, include_extras=True)
    return tuple(_part(verb, field, hints[field.name]) for field in fields(verb))


_PARTS: Mapping[type[Effect], tuple[Part, ...]] = {verb: _parts(verb) for verb in VERBS}


def parts(verb: type[Effect]) -> tuple[Part, ...]:
    """The fields of a verb, as a pack writes them."""
    return _PARTS[verb]


def is_short(verb: type[Effect]) -> bool:
    """Whether the first of several figures may be written alone."""
    first, *rest = parts(verb) or (None,)
    return first is not None and bool(rest) and all(part.optional for part in rest)


def _is_pair(verb: type[Effect]) -> bool:
    """Whether its figures are lists of verbs, which a pack writes one after the other."""
    return bool(parts(verb)) and all(part.figure.kind is Kind.VERBS for part in parts(verb))


# --- the models -----


class _VerbBase(Doc):
    """One verb of a card; exactly one key."""

    @model_validator(mode="after")
    def _one_verb(self) -> _VerbBase:
        if len(self.model_fields_set) != 1:
            raise Unfit("verb", ONE_VERB)
        return self


def _type(part: Part) -> Any:
    match part.figure.kind:
        case Kind.MONEY:
            return Amount
        case Kind.SPACE | Kind.DECK:
            return Id
        case Kind.STEPS:
            return Annotated[StrictInt, pydantic.Field(ge=-200, le=200)]
        case Kind.WORD | Kind.SPACE_KIND:
            return Literal[part.figure.among]
    raise TypeError(f"a pack can't write {part.name} alone")


def _model(verb: type[Effect]) -> Any:
    """What stands behind a verb's key."""
    found = parts(verb)
    if not found:
        return Literal[True]
    if _is_pair(verb):
        return Annotated[list["Verbs"], pydantic.Field(min_length=len(found), max_length=len(found))]
    if len(found) == 1:
        return _type(found[0])
    stated: dict[str, Any] = {
        part.name: (
            _type(part),
            pydantic.Field(part.default if part.optional else ..., description=part.figure.help),
        )
        for part in found
    }
    model = create_model(f"{verb.__name__}Doc", __base__=Doc, __doc__=_help(verb), **stated)
    if not is_short(verb):
        return model
    name = found[0].name
    return Annotated[model, BeforeValidator(lambda value: {name: value} if isinstance(value, str) else value)]


def _help(verb: type[Effect]) -> str:
    """The first line of its docstring, without the rulings."""
    first = (verb.__doc__ or "").splitlines()[0]
    return re.sub(r" \([^()]*\d\)", "", first)


def _described(verb: type[Effect]) -> str:
    if not parts(verb):
        return f"{_help(verb)} Written as a bare word."
    return f"{_help(verb)} Its {parts(verb)[0].name} may stand alone." if is_short(verb) else _help(verb)


def _as_list(value: Any) -> Any:
    return value if isinstance(value, list) else [value]


def _as_verb(value: Any) -> Any:
    return {value: True} if isinstance(value, str) else value


_FIELDS: dict[str, Any] = {
    name: (_model(verb) | None, pydantic.Field(None, description=_described(verb)))
    for name, verb in BY_KEY.items()
}
VerbDoc: Any = create_model("VerbDoc", __base__=_VerbBase, __doc__=_VerbBase.__doc__, **_FIELDS)
Verbs = Annotated[
    list[Annotated[VerbDoc, BeforeValidator(_as_verb)]],
    BeforeValidator(_as_list),
    pydantic.Field(min_length=1, max_length=8),
]
VerbDoc.model_rebuild(_types_namespace={"Verbs": Verbs})


# --- what they become -----


@dataclass(frozen=True, slots=True)
class Compiler:
    """Verbs of the document into effects of the rules."""

    scale: int
    spaces: Mapping[str, int]
    decks: Mapping[str, int]

    def verbs(self, docs: Iterable[Any]) -> tuple[Effect, ...]:
        return tuple(self.effect(doc) for doc in docs)

    def effect(self, doc: Any) -> Effect:
        verb, written = written_of(doc)
        return verb(*(self._figure(part, value) for part, value in written))

    def _figure(self, part: Part, value: Any) -> Any:
        match part.figure.kind:
            case Kind.MONEY:
                return value * self.scale
            case Kind.SPACE:
                return self.spaces[value]
            case Kind.DECK:
                return self.decks[value]
            case Kind.SPACE_KIND:
                return SpaceKind(value)
            case Kind.VERBS:
                return self.verbs(value)
        return value


def written_of(doc: Any) -> tuple[type[Effect], list[tuple[Part, Any]]]:
    """The verb of a document, and what is written for each of its figures."""
    (name,) = doc.model_fields_set
    verb, value = BY_KEY[name], getattr(doc, name)
    found = parts(verb)
    if _is_pair(verb):
        return verb, list(zip(found, value, strict=True))
    if len(found) == 1:
        return verb, [(found[0], value)]
    return verb, [(part, getattr(value, part.name)) for part in found]


def figures(docs: Iterable[Any]) -> dict[str, int]:
    """What {amount}, {house} and {hotel} stand for on a card: the first such figure of its verbs."""
    found: dict[str, int] = {}
    for doc in docs:
        for part, value in written_of(doc)[1]:
            if part.figure.kind is Kind.MONEY:
                found.setdefault(part.name, value)
            elif part.figure.kind is Kind.VERBS:
                found = {**figures(value), **found}
    return found


def each(docs: Iterable[Any], loc: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every verb of a card with its place, those inside a choice too."""
    for index, doc in enumerate(docs):
        here = (*loc, index)
        yield here, doc
        for place, (part, value) in enumerate(written_of(doc)[1]):
            if part.figure.kind is Kind.VERBS:
                yield from each(value, (*here, key(written_of(doc)[0]), place))
