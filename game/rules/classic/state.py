"""The state of one classic game: plain, mutable data with a hand-written copy."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.frame import Frame
from game.engine.protocol import Outcome
from game.engine.rng import Rng
from game.rules.classic.ruleset import Ruleset

BANK = -1
FREE = -1


@dataclass(slots=True)
class ClassicState:
    """Everything that is true of a game now. Only `ledger` writes goods, only `frames` writes the stack.

    By seat: cash, position, jail (FREE, or the number of failed throws so far), out, jail_cards (deck, card).
    By space: owner (BANK or a seat; BANK too where nothing can be owned), level (buildings), mortgaged.
    By deck: piles, the card indexes in drawing order, top first.
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
    outcome: Outcome | None = None

    def copy(self) -> ClassicState:
        """A separate copy; the ruleset is shared, for it never changes."""
        twin = ClassicState.__new__(ClassicState)
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
        twin.outcome = self.outcome
        return twin
