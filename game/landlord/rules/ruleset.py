"""The ruleset: everything about one edition's game that is data and never changes while it is played.

A pack builds it from YAML; no number, name or size of any board stands in the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import Any

from game.landlord.rules.effect import Effect
from game.landlord.rules.options import Options


class SpaceKind(StrEnum):
    """What a space does."""

    GO = "go"
    STREET = "street"
    STATION = "station"
    UTILITY = "utility"
    DRAW = "draw"
    TAX = "tax"
    JAIL = "jail"
    GO_TO_JAIL = "go_to_jail"
    FREE_PARKING = "free_parking"


@dataclass(frozen=True, slots=True)
class Space:
    """A place on the board.

    `rents` by kind: streets [bare, one house, ..., hotel]; stations by number owned; utilities are
    multipliers of the roll by number owned. `percent`: the part of one's worth that a tax may be (A13).
    `group` indexes Ruleset.groups, `deck` Ruleset.decks; -1 where there is none.
    """

    index: int
    id: str
    kind: SpaceKind
    group: int = -1
    price: int = 0
    mortgage: int = 0
    house_cost: int = 0
    rents: tuple[int, ...] = ()
    amount: int = 0
    deck: int = -1
    percent: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Deeds that belong together; `members` are space indexes in board order."""

    id: str
    kind: SpaceKind
    members: tuple[int, ...]
    house_cost: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its id and what it does, in order."""

    id: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards by index."""

    id: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Force:
    """Two markers that belong to two sides and hover over the board; sides are 0 and 1 everywhere.

    By side: its id, the kind of its die (the first side's die is rolled first), where its marker starts.
    `seats` is the side of each seat; without it the seats change sides by turns.
    """

    sides: tuple[str, str]
    dice: tuple[str, str]
    start: tuple[int, int]
    stake: int
    seats: tuple[int, ...] = ()

    def side(self, seat: int) -> int:
        """The side a seat is on."""
        return self.seats[seat] if self.seats else seat % 2


def _worked_out() -> Any:
    """A field that follows from the others."""
    return field(init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One edition's game: board, groups, decks, money, stock, options, and the Force if it has one.

    What follows from these is worked out once, for the rules ask for it all the time:
    `size` of the board; `go`, the space that pays the salary; `jail`, the space where it stands; `deeds`,
    every space that can be bought; `streets`, the groups that can be built on, index and members;
    `going_rate`, the measure of money: the salary, unless a house rule put it out of keeping with the prices;
    `hotel_level`, the building level that is a hotel, one above the houses (5 on the classic board).
    By space: `members`, the deeds of its group, none where nothing can be owned; `house_costs`, what one
    building step costs; `interests`, that on its mortgage, rounded up to the next step of its money (R-14).
    By group: `least_costs`, the least that one building step costs.
    """

    id: str
    spaces: tuple[Space, ...]
    groups: tuple[Group, ...]
    decks: tuple[Deck, ...]
    start_cash: int = 1500
    salary: int = 200
    jail_fine: int = 50
    houses: int = 32
    hotels: int = 12
    min_seats: int = 2
    max_seats: int = 8
    options: Options = field(default_factory=Options)
    unit: int = 1  # how many times the amounts of the US board its own are; all sums are multiples of it
    force: Force | None = None  # only where the edition plays with it

    size: int = _worked_out()
    go: int = _worked_out()
    jail: int = _worked_out()
    deeds: tuple[int, ...] = _worked_out()
    streets: tuple[tuple[int, tuple[int, ...]], ...] = _worked_out()
    going_rate: int = _worked_out()
    hotel_level: int = _worked_out()
    members: tuple[tuple[int, ...], ...] = _worked_out()
    house_costs: tuple[int, ...] = _worked_out()
    interests: tuple[int, ...] = _worked_out()
    least_costs: tuple[int, ...] = _worked_out()

    def __post_init__(self) -> None:
        keep = partial(object.__setattr__, self)
        spaces, groups = self.spaces, self.groups
        built = [s for s in spaces if s.kind is SpaceKind.STREET]
        keep("size", len(spaces))
        keep("go", self._place(SpaceKind.GO))
        keep("jail", self._place(SpaceKind.JAIL))
        keep("deeds", tuple(s.index for s in spaces if s.group >= 0))
        keep(
            "streets",
            tuple((index, g.members) for index, g in enumerate(groups) if g.kind is SpaceKind.STREET),
        )
        usual = sum(spaces[space].price for space in self.deeds) // max(1, len(self.deeds))
        keep("going_rate", min(max(self.salary, usual // 2), max(1, 2 * usual)))
        keep("hotel_level", max((len(s.rents) - 1 for s in built), default=5))
        keep("members", tuple(groups[s.group].members if s.group >= 0 else () for s in spaces))
        keep("house_costs", tuple(self._house_cost(s) for s in spaces))
        percent = self.options.mortgage_interest_percent
        keep("interests", tuple(-self.floored(-s.mortgage * percent // 100) for s in spaces))
        keep("least_costs", tuple(min(self.house_costs[space] for space in g.members) for g in groups))

    def floored(self, amount: int) -> int:
        """An amount in whole steps of the edition's money, rounded down: nothing smaller can be paid."""
        return amount - amount % self.unit

    def _place(self, kind: SpaceKind) -> int:
        """The space that is the only one of its kind."""
        return next(space.index for space in self.spaces if space.kind is kind)

    def _house_cost(self, space: Space) -> int:
        if space.kind is not SpaceKind.STREET:
            return 0
        return space.house_cost or self.groups[space.group].house_cost
