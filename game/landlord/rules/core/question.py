"""What a question of the board game is: its frame, who may do what while it is open, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.engine.command import Command, Opening
from game.engine.event import Event
from game.engine.frame import Frame
from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules.state import LandlordState

Kinds = frozenset[type[Command]]

LEAVE: Kinds = frozenset({c.Resign})
RAISE: Kinds = frozenset({c.SellBuilding, c.SellGroup, c.Mortgage})  # to have the cash that is asked for
CLAIM: Kinds = LEAVE | {c.ClaimRent}  # not where cash that is bid, offered or owed is counted on
BETWEEN: Kinds = CLAIM | RAISE | {c.Build, c.WantBuilding, c.Redeem, c.ProposeTrade}  # between two rolls
NO_KINDS: Kinds = frozenset()


def allowed(state: LandlordState, command: Command) -> None:
    """Nothing speaks against a command that the question lets through."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a command does, and why not: one of the two halves of a rule each.

    `ways` are the closed forms that a command with figures may take now; `opening` are the bounds of a
    free-form one, or None when a seat can't give it. A command without figures needs neither.
    """

    do: Callable[[LandlordState, list[Event], Any], None]
    check: Callable[[LandlordState, Any], Refusal | None] = allowed
    ways: Callable[[LandlordState, int], Iterable[Command]] | None = None
    opening: Callable[[LandlordState, int], Opening | None] | None = None


Acts = Mapping[type[Command], Act]
Left = tuple[int, ...]
CLOSED: Left = ()


def settle_never(state: LandlordState, log: list[Event], frame: Any) -> bool:
    """The question waits for a player."""
    return False


def leave_own(state: LandlordState, log: list[Event], frame: Any, seat: int) -> Left | None:
    """The question falls with the seat that it was put to."""
    return CLOSED if frame.seat == seat else None


def seat_asked(frame: Any) -> tuple[int, ...]:
    """The seat that the question names decides."""
    return (frame.seat,)


def all_waiting(frame: Any) -> tuple[int, ...]:
    """Each seat decides that has not spoken yet."""
    return tuple(frame.waiting)


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question; `asks` says what is being asked, a message to be translated.

    `acts` are its own commands, which the seats asked may give; they may also give those of `also`, and any
    seat in the game those of `anyone`. `deciders` are the seats asked; none for what settles itself.
    `settle` answers whether it went on by itself. `leave`: a seat leaves the game, so the question stays open
    (None) or is closed; then it names the deeds that are left for the bank to sell.
    """

    frame: type[Frame]
    asks: str = ""
    acts: Acts = field(default_factory=dict)
    also: Kinds = NO_KINDS
    anyone: Kinds = LEAVE
    deciders: Callable[[Any], tuple[int, ...]] = seat_asked
    settle: Callable[[LandlordState, list[Event], Any], bool] = settle_never
    leave: Callable[[LandlordState, list[Event], Any, int], Left | None] = leave_own
