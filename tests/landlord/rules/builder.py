"""Positions and players for tests: `table(seats=3).owns(1, "red").at(2, 24).cash(0, 500)`."""

from __future__ import annotations

from typing import Self, TypeVar

from game.engine.command import Command
from game.engine.event import Event
from game.engine.frame import Frame
from game.engine.rng import Rng
from game.landlord.rules import commands as c
from game.landlord.rules.events import CashMoved
from game.landlord.rules.frames import Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import LandlordState
from tests.landlord.rules.boards import CHANCE, classic, group, with_options
from tests.landlord.rules.play import violations

E = TypeVar("E", bound=Event)


class LoadedDice(Rng):
    """Dice that fall as they are told, then at random."""

    __slots__ = ("falls",)

    def __init__(self, seed: int, falls: list[int]) -> None:
        super().__init__(seed)
        self.falls = falls

    def die(self) -> int:
        return self.falls.pop(0) if self.falls else super().die()

    def copy(self) -> LoadedDice:
        return LoadedDice(self.state, self.falls[:])


def spaces_of(what: str | int | tuple[int, ...]) -> tuple[int, ...]:
    """A group by name, one space, or some."""
    if isinstance(what, str):
        return group(what)
    return (what,) if isinstance(what, int) else what


class Table:
    """A position that can be set up, and the players at it."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.state: LandlordState = LANDLORD.new(ruleset, seats, 1)[0]
        self.state.rng = LoadedDice(1, [])
        self.state.stack[:] = [Turn(0)]
        self.log: list[Event] = []
        self.broken: set[str] = set()  # laws that the position was set up without
        self.untouched = True

    # --- setting up ---

    def turn(self, seat: int, rolled: bool = False) -> Self:
        self.state.turn = seat
        self.state.stack[:] = [Turn(seat, rolled=rolled)]
        return self

    def owns(self, seat: int, *what: str | int) -> Self:
        for each in what:
            for space in spaces_of(each):
                self.state.owner[space] = seat
        return self

    def mortgaged(self, *what: str | int) -> Self:
        for each in what:
            for space in spaces_of(each):
                self.state.mortgaged[space] = True
        return self

    def built(self, what: str | int, *levels: int) -> Self:
        """Levels of a group's streets in board order, or one level for all; taken from the bank's stock."""
        spaces = spaces_of(what)
        hotel = self.state.ruleset.hotel_level
        for space, level in zip(spaces, levels if len(levels) > 1 else levels * len(spaces), strict=True):
            self.state.level[space] = level
            self.state.houses_left -= level if level < hotel else 0
            self.state.hotels_left -= level == hotel
        return self

    def stock(self, houses: int | None = None, hotels: int | None = None) -> Self:
        """What the bank has left, whatever stands on the board."""
        if houses is not None:
            self.state.houses_left = houses
        if hotels is not None:
            self.state.hotels_left = hotels
        return self

    def at(self, seat: int, space: int) -> Self:
        self.state.position[seat] = space
        return self

    def cash(self, seat: int, amount: int) -> Self:
        self.state.cash[seat] = amount
        return self

    def jailed(self, seat: int, failures: int = 0) -> Self:
        self.state.position[seat] = self.state.ruleset.jail
        self.state.jail[seat] = failures
        return self

    def gone(self, seat: int) -> Self:
        self.state.out[seat] = True
        self.state.cash[seat] = 0
        return self

    def card(self, seat: int, deck: int = CHANCE) -> Self:
        """Hand a seat the jail card of a deck."""
        card = self._index(deck, "jail_card")
        self.state.piles[deck].remove(card)
        self.state.jail_cards[seat].append((deck, card))
        return self

    def next_card(self, deck: int, *names: str) -> Self:
        """Put these cards on top of a deck."""
        pile = self.state.piles[deck]
        for name in reversed(names):
            card = self._index(deck, name)
            pile.remove(card)
            pile.insert(0, card)
        return self

    def _index(self, deck: int, name: str) -> int:
        return [card.id for card in self.state.ruleset.decks[deck].cards].index(name)

    # --- playing ---

    def says(self, command: Command) -> list[Event]:
        """A player acts; what happens is answered and kept in `log`."""
        self._begin()
        refusal = LANDLORD.check(self.state, command)
        assert refusal is None, f"{command} was refused: {refusal}"
        self.log = LANDLORD.apply(self.state, command)
        return self.log

    def refused(self, command: Command) -> str:
        """The code by which a command is refused."""
        self._begin()
        refusal = LANDLORD.check(self.state, command)
        assert refusal is not None, f"{command} was let through"
        return refusal.code

    def allows(self, command: Command) -> bool:
        return LANDLORD.check(self.state, command) is None

    def rolls(self, first: int, second: int, *more: int) -> list[Event]:
        """The seat in turn rolls these dice; `more` fall afterwards, for a card's fresh roll."""
        self.falls(first, second, *more)
        return self.says(c.RollDice(self.state.turn))

    def falls(self, *dice: int) -> Self:
        """The dice to come."""
        assert isinstance(self.state.rng, LoadedDice)
        self.state.rng.falls = list(dice)
        return self

    def lands(self, seat: int, space: int) -> list[Event]:
        """The seat in turn rolls 1 and 2 and comes to stand on a space."""
        self.at(seat, (space - 3) % self.state.ruleset.size)
        return self.rolls(1, 2)

    def _begin(self) -> None:
        """Remember what the position was set up without, as soon as play begins."""
        if self.untouched:
            self.broken, self.untouched = set(violations(self.state)), False

    # --- looking ---

    @property
    def top(self) -> Frame:
        return self.state.stack[-1]

    @property
    def waiting(self) -> tuple[int, ...]:
        return LANDLORD.waiting_on(self.state)

    def payments(self) -> list[tuple[int, int, int, str]]:
        """Payer, payee, amount and reason of each payment the last command caused."""
        return [(e.payer, e.payee, e.amount, e.reason) for e in self.log if isinstance(e, CashMoved)]

    def happened(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.log)

    def sound(self, *, waiting: tuple[int, ...]) -> bool:
        """Whether no law is broken that held when play began, and just these seats are waited on."""
        assert set(violations(self.state)) <= self.broken
        assert self.waiting == waiting
        return True


def table(seats: int = 3, **options: object) -> Table:
    """A fresh table at the beginning of seat 0's turn, with the US rules or some options changed."""
    return Table(with_options(**options) if options else classic(), seats)


def only(log: list[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (event,) = [event for event in log if isinstance(event, kind)]
    return event
