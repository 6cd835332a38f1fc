"""What a game hands to the rest of the house: its parts, and what its rules part holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, TypeVar

from game.engine.command import Command
from game.engine.event import Event
from game.engine.frame import Frame
from game.engine.options import NoOptions, OptionBook
from game.engine.protocol import RulesModule, S

T = TypeVar("T")


class Kit:
    """One game of the house: its parts by name, each "module:NAME" and loaded when it is asked for."""

    def __init__(self, id: str, **parts: str) -> None:
        self.id = id
        self._parts = parts

    @cached_property
    def rules(self) -> RulesKit[Any]:
        """For the engine, the saves and the table."""
        found: RulesKit[Any] = self.part("rules")
        return found

    @cached_property
    def bots(self) -> Any:
        """For whoever seats computers: a BotKit."""
        return self.part("bots")

    @cached_property
    def pack(self) -> Any:
        """For whoever reads editions: a PackKit."""
        return self.part("pack")

    def part(self, name: str) -> Any:
        """A part by its name; KeyError if the game has none of it."""
        module, _, attribute = self._parts[name].partition(":")
        return getattr(import_module(module), attribute)


_games: dict[str, Kit] = {}


def provide(*kits: Kit) -> None:
    """Say which games there are."""
    _games.update((kit.id, kit) for kit in kits)


def games() -> tuple[str, ...]:
    """The ids of all games; what names none belongs to the first."""
    return tuple(_games)


def kit_of(game: str) -> Kit:
    """The kit of a game; KeyError if there is none called so."""
    return _games[game]


@dataclass(frozen=True, slots=True, eq=False)
class Renamed:
    """What older saves call otherwise, by its name of before: classes, fields, and words that are values.

    `added` are fields that they lack, in the order of time, with the value by which all is as it was without.
    """

    classes: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    added: Mapping[str, object] = field(default_factory=dict)


class BadOption(ValueError):
    """A rule option's name or value that is none; `reason` is a message to be filled with `params`."""

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__(reason.format(**params))
        self.reason, self.params = reason, params


def _nothing(*_: Any) -> None:
    return None


def _none(*_: Any) -> Sequence[Any]:
    return ()


def _as_printed(ruleset: Any, options: Any, sides: Sequence[str]) -> Any:
    return ruleset


def _itself(state: Any) -> Any:
    return state


def _same(ruleset: Any, other: Any) -> bool:
    return bool(ruleset == other)


@dataclass(frozen=True, eq=False)
class RulesKit(Generic[S]):
    """What the engine, the saves and the table have to know of a game's rules.

    `values`: what a save may name besides commands, events and frames. `turn_ends`: the command that ends a
    turn. `misfit`: the first thing about a state from a file that can't be, in a word or two.
    `options`: the class of the rule options, a dataclass; `wished` makes them of wishes like "rounds=20", or
    raises BadOption; `book` explains them.

    Of a state: `interrupts` are the seats that may give a command though nobody asks them, the first to be
    heard first; `last_calls` the commands that can't be given any more once the seat that is asked has gone
    on; `clock` is what the table commands when this many seconds have been played; `between` is the state
    without the questions for which other acts must wait, or the state itself if none is open.
    `played` is a ruleset as it is played with options, and seats on these sides; `akin` whether a game by one
    ruleset can be shown with an edition of another.
    """

    module: RulesModule[S]
    state: type[S]
    commands: Sequence[type[Command]]
    events: Sequence[type[Event]]
    frames: Sequence[type[Frame]]
    endings: type[StrEnum]
    options: type[Any]
    turn_ends: type[Command]
    misfit: Callable[[S], str | None]
    values: Sequence[type[Any]] = ()
    book: OptionBook = field(default_factory=NoOptions)
    renamed: Renamed = Renamed()
    wished: Callable[[Any, Iterable[str]], Any] = _nothing
    played: Callable[[Any, Any, Sequence[str]], Any] = _as_printed
    akin: Callable[[Any, Any], bool] = _same
    interrupts: Callable[[S], Sequence[int]] = _none
    last_calls: Callable[[S], Sequence[Command]] = _none
    clock: Callable[[S, float], Command | None] = _nothing
    between: Callable[[S], S] = _itself


def classes_in(module: ModuleType, base: type[T]) -> list[type[T]]:
    """Every kind of a thing that a module holds, in its order."""
    return [
        cls
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls.__module__ == module.__name__
    ]
