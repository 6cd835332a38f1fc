"""Commands, events, frames and states to JSON and back; what comes in is not trusted.

Every dataclass becomes an object whose "$" is its name, so one walk serves them all. On the way in, sizes are
bounded first, then pydantic checks each object against the class it names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, TypeVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from game.engine.kit import RulesKit
from game.engine.protocol import Outcome, S
from game.engine.rng import Rng
from game.storage.upgrade import today
from game.storage.user_error import UserError

T = TypeVar("T")
Json = Any

MAX_NUMBER = 1 << 64
MAX_TEXT = 2_000
MAX_ITEMS = 5_000
MAX_DEPTH = 24


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


def decode(kit: RulesKit[Any], data: Json, expected: type[T]) -> T:
    """The command, event, frame or other value that `data` stands for; UserError if it is no such thing."""
    bounded(data)
    made = _decode(kit, data)
    if not isinstance(made, expected):
        raise UserError(
            "{found} stands where {wanted} should be", found=type(made).__name__, wanted=expected.__name__
        )
    return made


def decode_state(kit: RulesKit[S], data: Json, ruleset: Any) -> S:
    """The state that `data` stands for; well-formed, but perhaps no position of this board (`misfit`)."""
    bounded(data)
    name = kit.state.__name__
    if not isinstance(data, dict) or data.get("$") != name:
        raise UserError("a game state is missing")
    raw = {key: _decode(kit, value) for key, value in data.items() if key != "$"}
    names = set(_names(kit.state)) - {"ruleset"}
    if raw.keys() != names:
        raise UserError(
            "the game state has other fields: {names}", names=", ".join(sorted(raw.keys() ^ names))
        )
    try:
        checked = {key: _checked(kit.state, key, value) for key, value in raw.items()}
    except ValidationError as error:
        raise _misfitting(name, error) from error
    make: Callable[..., S] = kit.state
    return make(ruleset=ruleset, **checked)


def decode_options(kit: RulesKit[Any], data: Any) -> Any:
    """The rule options that `data` stands for, by names of today or of before; UserError if it is none."""
    if isinstance(data, kit.options):
        return data
    bounded(data)
    options: type = kit.options
    try:
        return _adapter(options).validate_python(today(data, kit.renamed))
    except ValidationError as error:
        raise _misfitting(options.__name__, error) from error


def parse(line: bytes) -> Json:
    """JSON read with care: a huge number, deep nesting or NaN is a UserError like any other."""
    try:
        return json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise UserError("this is no JSON") from error


def dumped(data: Json, indent: int | None = None) -> str:
    """JSON text of plain data."""
    return json.dumps(data, ensure_ascii=False, indent=indent)


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


def _decode(kit: RulesKit[Any], data: Json) -> Any:
    """Leaves first, so that each object meets its class with its parts already made."""
    if isinstance(data, list):
        return [_decode(kit, item) for item in data]
    if not isinstance(data, dict):
        return data
    name = data.get("$")
    parts = {key: _decode(kit, value) for key, value in data.items() if key != "$"}
    if name == "Rng":
        return _rng(parts)
    cls = _classes(kit).get(name) if isinstance(name, str) else None
    if cls is None:
        raise UserError("“{name}” is unknown", name=str(name))
    if not parts.keys() <= set(_names(cls)):
        raise UserError("{name} has other fields", name=cls.__name__)
    try:
        made = _adapter(cls).validate_python(parts)
        return _outcome(kit, made) if cls is Outcome else made
    except ValidationError as error:
        raise _misfitting(cls.__name__, error) from error
    except (LookupError, ValueError, TypeError, ArithmeticError, StopIteration) as error:
        raise UserError("{name} is not whole", name=cls.__name__) from error  # its parts don't go together


def _outcome(kit: RulesKit[Any], outcome: Outcome) -> Outcome:
    """With its ending, which is a word of the game's own."""
    if outcome.ending not in set(kit.endings):
        raise UserError("“{name}” is unknown", name=outcome.ending)
    return replace(outcome, ending=kit.endings(outcome.ending))


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
def _classes(kit: RulesKit[Any]) -> dict[str, type]:
    """Every class that a save of this game may name."""
    known: dict[str, type] = {}
    every: list[type] = [Outcome, *kit.values, *kit.commands, *kit.events, *kit.frames]
    for cls in every:
        if known.setdefault(cls.__name__, cls) is not cls:
            raise ValueError(f"two classes are called {cls.__name__}")
    return known


@cache
def _names(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.init)


@cache
def _adapter(cls: type) -> TypeAdapter[Any]:
    return TypeAdapter(cls)


def _checked(state: type, name: str, value: Any) -> Any:
    """One field of a state; pydantic knows nothing of the generator in it."""
    if name != "rng":
        return _field(state, name).validate_python(value)
    if not isinstance(value, Rng):
        raise UserError("the generator is broken")
    return value


@cache
def _field(state: type, name: str) -> TypeAdapter[Any]:
    return TypeAdapter(get_type_hints(state)[name])


def _no_constant(name: str) -> Json:
    raise ValueError(name)
