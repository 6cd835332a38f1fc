"""Commands, events, frames and states to JSON and back; what comes in is not trusted.

Every dataclass becomes an object whose "$" is its name, so one walk serves them all. On the way in, sizes are
bounded first, then pydantic checks each object against the class it names.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from game.engine.command import COMMANDS
from game.engine.event import EVENTS, Why
from game.engine.frame import FRAMES
from game.engine.protocol import Outcome
from game.engine.rng import Rng
from game.landlord.rules import commands, events, frames, ruleset
from game.landlord.rules.options import Options
from game.landlord.rules.ruleset import Effect, Ruleset
from game.landlord.rules.state import Claim, LandlordState
from game.landlord.saves import misfit
from game.storage.user_error import UserError

T = TypeVar("T")
Json = Any

MAX_NUMBER = 1 << 64
MAX_TEXT = 2_000
MAX_ITEMS = 5_000
MAX_DEPTH = 24
_LOADED = (commands, events, frames)  # importing them fills the registries


def encode(value: object) -> Json:
    """Plain JSON data for any value of the game."""
    if value is None or isinstance(value, bool | int | str):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    if isinstance(value, Rng):
        return {"$": "Rng", "state": value.state}
    if is_dataclass(value) and not isinstance(value, type):
        cls = type(value)
        parts = {name: encode(getattr(value, name)) for name in _names(cls) if name != "ruleset"}
        return {"$": cls.__name__} | parts
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def decode(data: Json, expected: type[T]) -> T:
    """The command, event, frame or other value that `data` stands for; Trouble if it is no such thing."""
    bounded(data)
    made = _decode(data)
    if not isinstance(made, expected):
        raise UserError(
            "{found} stands where {wanted} should be", found=type(made).__name__, wanted=expected.__name__
        )
    return made


def decode_state(data: Json, rules: Ruleset) -> LandlordState:
    """The state that `data` stands for, played by this ruleset; Trouble if it doesn't fit the board."""
    bounded(data)
    if not isinstance(data, dict) or data.get("$") != "LandlordState":
        raise UserError("a game state is missing")
    raw = {name: _decode(value) for name, value in data.items() if name != "$"}
    names = set(_names(LandlordState)) - {"ruleset"}
    if raw.keys() != names:
        raise UserError(
            "the game state has other fields: {names}", names=", ".join(sorted(raw.keys() ^ names))
        )
    if not isinstance(raw["rng"], Rng):
        raise UserError("the generator is broken")
    try:
        checked = {name: _field(name).validate_python(value) for name, value in raw.items() if name != "rng"}
    except ValidationError as error:
        raise _misfitting("LandlordState", error) from error
    state = LandlordState(ruleset=rules, rng=raw["rng"], **checked)
    reason = misfit(state)
    if reason is not None:
        raise UserError("the game state doesn't fit the board: {reason}", reason=reason)
    return state


def parse(line: bytes) -> Json:
    """JSON read with care: a huge number, deep nesting or NaN is a Trouble like any other."""
    try:
        return json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise UserError("this is no JSON") from error


def dumped(data: Json) -> str:
    """JSON text of plain data."""
    return json.dumps(data, ensure_ascii=False)


def bounded(data: Json, depth: int = 0) -> None:
    """Refuse numbers, texts, lists and nesting beyond anything a game makes."""
    if isinstance(data, bool) or data is None:
        return
    if isinstance(data, int):
        fine = -MAX_NUMBER < data < MAX_NUMBER
    elif isinstance(data, str):
        fine = len(data) <= MAX_TEXT
    elif isinstance(data, list | dict):
        fine = len(data) <= MAX_ITEMS and depth < MAX_DEPTH
    else:
        fine = False
    if not fine:
        raise UserError("a value is out of bounds")
    if isinstance(data, list | dict):
        for item in data.values() if isinstance(data, dict) else data:
            bounded(item, depth + 1)


def _decode(data: Json) -> Any:
    """Leaves first, so that each object meets its class with its parts already made."""
    if isinstance(data, list):
        return [_decode(item) for item in data]
    if not isinstance(data, dict):
        return data
    name = data.get("$")
    parts = {key: _decode(value) for key, value in data.items() if key != "$"}
    if name == "Rng":
        return _rng(parts)
    cls = _classes().get(name) if isinstance(name, str) else None
    if cls is None:
        raise UserError("“{name}” is unknown", name=str(name))
    if not parts.keys() <= set(_names(cls)):
        raise UserError("{name} has other fields", name=cls.__name__)
    try:
        return _adapter(cls).validate_python(parts)
    except ValidationError as error:
        raise _misfitting(cls.__name__, error) from error


def _misfitting(name: str, error: ValidationError) -> UserError:
    first = error.errors()[0]
    where = ".".join(map(str, first["loc"]))
    return UserError("{name}, {where}: {reason}", name=name, where=where, reason=first["msg"])


def _rng(parts: dict[str, Any]) -> Rng:
    state = parts.get("state")
    if type(state) is not int or not 0 <= state < MAX_NUMBER:
        raise UserError("the generator is broken")
    rng = Rng(0)
    rng.state = state
    return rng


@cache
def _classes() -> dict[str, type]:
    """Every class a save may name."""
    plain = (Outcome, Why, Options, commands.Offer, commands.Transfer, Claim)
    known: dict[str, type] = {cls.__name__: cls for cls in plain}
    for cls in [*COMMANDS, *EVENTS, *FRAMES, *verbs()]:
        if known.setdefault(cls.__name__, cls) is not cls:
            raise ValueError(f"two classes are called {cls.__name__}")
    return known


def verbs() -> list[type[Effect]]:
    """Every verb of a card. (`__subclasses__` also holds what each was before it got slots.)"""
    return [cls for cls in vars(ruleset).values() if isinstance(cls, type) and issubclass(cls, Effect)]


@cache
def _names(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


@cache
def _adapter(cls: type) -> TypeAdapter[Any]:
    return TypeAdapter(cls)


@cache
def _field(name: str) -> TypeAdapter[Any]:
    """One field of the state: the whole class has a generator in it, which pydantic knows nothing of."""
    return TypeAdapter(get_type_hints(LandlordState)[name])


def _no_constant(name: str) -> Json:
    raise ValueError(name)
