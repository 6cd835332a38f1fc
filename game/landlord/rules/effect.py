"""What every verb of a card says of itself: what it does, what it comes to, and how a pack writes it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from game.engine.event import Event


class Kind(StrEnum):
    """What a figure of a verb is; it decides how a pack writes it."""

    MONEY = "money"
    SPACE = "space"
    DECK = "deck"
    STEPS = "steps"
    SPACE_KIND = "space_kind"  # one among a few, of which the board must have one
    WORD = "word"  # one among a few
    VERBS = "verbs"


@dataclass(frozen=True, slots=True)
class Figure:
    """How a field of a verb stands in a pack, with the help that a modder reads where there are several."""

    kind: Kind
    help: str = ""
    among: tuple[str, ...] = ()


Money = Annotated[int, Figure(Kind.MONEY)]
SpaceIndex = Annotated[int, Figure(Kind.SPACE)]
DeckIndex = Annotated[int, Figure(Kind.DECK)]
Steps = Annotated[int, Figure(Kind.STEPS)]


class Per(StrEnum):
    """How often a sum is counted."""

    ONCE = "once"
    SEAT = "seat"  # for each of the others
    HOUSE = "house"
    HOTEL = "hotel"


@dataclass(frozen=True, slots=True)
class Sum:
    """Money that a verb brings its seat, or costs it when negative."""

    amount: int
    per: Per = Per.ONCE


@dataclass(frozen=True, slots=True)
class Told:
    """How a verb is shown that is neither a sum nor a move: its icon, what it says, and its button."""

    icon: str
    label: str
    button: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """One verb of a card. Its docstring's first line is its help in the modders' reference.

    `told`: what is said of it, a message to be translated, where sums and a goal don't say it. `waits`: it
    opens a question or a landing, and what follows on the card waits until that is settled.
    """

    told: ClassVar[Told | None] = None
    waits: ClassVar[bool] = False
    forward: ClassVar[bool] = False  # whether a move passes GO

    def carry_out(self, state: Any, log: list[Event], card: Any) -> None:
        """What it does to the state, `card` being the frame of the card that was drawn."""
        raise NotImplementedError

    def sums(self) -> tuple[Sum, ...]:
        """The money that it names."""
        return ()

    def goal(self, ruleset: Any, start: int) -> int | None:
        """The space it leads a token to from another, or None for a verb that moves nobody."""
        return None

    def gain(self, others: int) -> int:
        """What it brings its seat, as far as it names it, with this many other seats in the game."""
        counted = {Per.ONCE: 1, Per.SEAT: others}
        return sum(part.amount * counted.get(part.per, 0) for part in self.sums())


Way = Annotated[tuple[Effect, ...], Figure(Kind.VERBS)]
