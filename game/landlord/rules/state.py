"""The state of one game: plain, mutable data with a hand-written copy."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from game.engine.event import Why
from game.engine.frame import Frame
from game.engine.protocol import Outcome
from game.engine.rng import Rng
from game.landlord.rules.ruleset import Ruleset

BANK = -1
FREE = -1
POT = -2  # who holds what lies on Free Parking, where a house rule keeps it there


class Ending(StrEnum):
    """How a game came to its end."""

    LAST_STANDING = "last_standing"
    TIME = "time"
    ROUNDS = "rounds"
    BANKRUPTCIES = "bankruptcies"
    WORTH = "worth"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Claim:
    """A rent that its owner has yet to ask for; after this many more players' rolls it is lost (A4)."""

    id: int
    owner: int
    tenant: int
    space: int
    amount: int
    rolls: int
    why: Why


@dataclass(slots=True)
class LandlordState:
    """Everything that is true of a game now. Only `ledger` writes goods, only `frames` writes the stack.

    By seat: cash, position, jail (FREE, or the number of failed rolls so far), out, jail_cards (deck, card),
    passed_go (once at least).
    By space: owner (BANK or a seat; BANK too where nothing can be owned), level (buildings), mortgaged.
    By deck: piles, the card indexes in drawing order, top first.
    `last_round`: the game ends when it is over; 0 while no end is set.
    `markers`: the space of each side's Force marker; empty without the Force.
    """

    ruleset: Ruleset = field(repr=False)
    rng: Rng
    seats: int
    cash: list[int]
    position: list[int]
    jail: list[int]
    out: list[bool]
    jail_cards: list[list[tuple[int, int]]]
    owner: list[int]
    level: list[int]
    mortgaged: list[bool]
    piles: list[list[int]]
    houses_left: int
    hotels_left: int
    stack: list[Frame] = field(default_factory=list)
    seq: int = 0
    turn: int = 0
    round: int = 1
    first_seat: int = 0
    offers_made: list[int] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    outcome: Outcome | None = None
    pot: int = 0
    passed_go: list[bool] = field(default_factory=list)
    last_round: int = 0
    markers: tuple[int, ...] = ()

    def copy(self) -> LandlordState:
        """A separate copy; the ruleset is shared, for it never changes."""
        twin = LandlordState.__new__(LandlordState)
        twin.ruleset = self.ruleset
        twin.rng = self.rng.copy()
        twin.seats = self.seats
        twin.cash = self.cash[:]
        twin.position = self.position[:]
        twin.jail = self.jail[:]
        twin.out = self.out[:]
        twin.jail_cards = [cards[:] for cards in self.jail_cards]
        twin.owner = self.owner[:]
        twin.level = self.level[:]
        twin.mortgaged = self.mortgaged[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.houses_left = self.houses_left
        twin.hotels_left = self.hotels_left
        twin.stack = [frame.copy() for frame in self.stack]
        twin.seq = self.seq
        twin.turn = self.turn
        twin.round = self.round
        twin.first_seat = self.first_seat
        twin.offers_made = self.offers_made[:]
        twin.claims = self.claims[:]
        twin.outcome = self.outcome
        twin.pot = self.pot
        twin.passed_go = self.passed_go[:]
        twin.last_round = self.last_round
        twin.markers = self.markers
        return twin
