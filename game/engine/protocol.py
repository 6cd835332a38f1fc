"""What a game must offer so that the table, the computers and the saves can play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from game.engine.command import Command, Opening
from game.engine.event import Event


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command can't be taken now.

    `code` is the id of the rule that refuses ("build.evenly"); `params` fill its message.
    """

    code: str
    params: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winners (several when tied), the reason, and the final worth of every seat.

    `ending` is one of the game's own, see `RulesKit.endings`.
    """

    winners: tuple[int, ...]
    ending: str
    worth: tuple[int, ...]


class GameState(Protocol):
    """The plain data of one game; `seq` counts the commands that made it, `ruleset` never changes."""

    ruleset: Any
    seq: int
    round: int
    outcome: Outcome | None

    @property
    def seats(self) -> int: ...

    def copy(self) -> Self: ...


S = TypeVar("S", bound=GameState)


class RulesModule(Protocol[S]):
    """The rules of one game as functions of its state."""

    name: str

    def new(self, ruleset: Any, seats: int, seed: int) -> tuple[S, list[Event]]:
        """A fresh game and what happened while it was set up."""
        ...

    def waiting_on(self, state: S) -> tuple[int, ...]:
        """The seats that must act now; empty only when the game is over."""
        ...

    def legal_commands(self, state: S, seat: int) -> list[Command]:
        """Every closed-form command the seat may give now, whether it is its turn or not."""
        ...

    def openings(self, state: S, seat: int) -> list[Opening]:
        """The free-form kinds of command the seat may give now, with their bounds."""
        ...

    def check(self, state: S, command: Command) -> Refusal | None:
        """Why the command can't be taken, or None; changes nothing."""
        ...

    def apply(self, state: S, command: Command) -> list[Event]:
        """Carry out a command that `check` let pass, and everything that follows of itself."""
        ...

    def observe(self, state: S, seat: int) -> S:
        """The state as one seat may know it: hidden order blanked, the generator taken out."""
        ...

    def determinize(self, seen: S, seed: int) -> S:
        """A full state that fits what was seen: hidden parts drawn from the seed."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...
