"""One value of each kind of command, event, frame and card verb, made from its type hints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from game.engine.event import Why
from game.engine.protocol import Outcome
from game.landlord.kit import RULES
from game.landlord.rules import ruleset as r
from game.landlord.rules import verbs
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.effect import Effect
from game.landlord.rules.state import Ending

PLAIN: dict[type, Any] = {
    int: 3,
    str: "price",
    bool: True,
    Why: Why(("rent.bare",), (("bare", 2),)),
    Offer: Offer((Transfer(0, 1, 20, (6, 8), ((0, 9),)),)),
    Outcome: Outcome((1,), Ending.LAST_STANDING, (0, 4000)),
    r.SpaceKind: r.SpaceKind.STATION,
}
VERBS: tuple[Effect, ...] = (
    verbs.Choose((verbs.Pay(10),), (verbs.DrawFrom(1), verbs.AdvanceNearest(r.SpaceKind.STATION, "double"))),
)


def value(hint: Any) -> Any:
    """A value of this type that is not its default."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return value(next(each for each in arguments if each is not NoneType))
    if hint == tuple[Effect, ...]:
        return VERBS
    if origin is tuple:
        return (value(arguments[0]),) * 2 if arguments[-1] is ... else tuple(map(value, arguments))
    if origin is list:
        return [value(arguments[0])] * 2
    return PLAIN[hint]


def made(cls: type[Any]) -> Any:
    hints = get_type_hints(cls)
    return cls(**{field.name: value(hints[field.name]) for field in fields(cls) if field.init})


def everything() -> Iterator[Any]:
    """One of each class that a save may hold."""
    yield from map(made, [*RULES.commands, *RULES.events, *RULES.frames, *verbs.VERBS])
