"""How much rent is due, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from game.engine.event import Why
from game.landlord.rules.ruleset import Ruleset, Space, SpaceKind

_HOTEL, _BARE = Why(("rent.hotel",)), Why(("rent.bare",))

Rent = tuple[int, Why]


class Goods(Protocol):
    """Deeds on the table, which is all that a rent depends on: the state, a draft of it, or what is shown."""

    ruleset: Ruleset
    owner: list[int]
    level: list[int]
    mortgaged: list[bool]


def due(state: Goods, space: Space, asked: str, roll: int) -> Rent:
    """The rent of an owned, unmortgaged space; `asked` is a card's word, `roll` the utility's dice."""
    amount, why = _RENTS[space.kind](state, space, asked, roll)
    if asked == "double":
        return 2 * amount, Why((*why.rules, "rent.card_double"), (*why.figures, ("normal", amount)))
    return amount, why


def _street(state: Goods, space: Space, asked: str, roll: int) -> Rent:
    """By its buildings; a bare street of a whole group is doubled (A5, A6)."""
    level = state.level[space.index]
    rent = space.rents[level]
    if level == state.ruleset.hotel_level:
        return rent, _HOTEL
    if level:
        return rent, _houses(level)
    if _bare_is_doubled(state, space):
        return 2 * rent, Why(("rent.group_doubled",), (("bare", rent),))
    return rent, _BARE


@cache
def _houses(level: int) -> Why:
    return Why(("rent.houses",), (("houses", level),))


@cache
def _stations(count: int) -> Why:
    return Why(("rent.stations",), (("owned", count),))


def _bare_is_doubled(state: Goods, space: Space) -> bool:
    options, owner = state.ruleset.options, state.owner
    mine = owner[space.index]
    for other in state.ruleset.members[space.index]:
        if owner[other] != mine:
            return False
        if state.mortgaged[other] and not options.double_bare_rent_if_mortgaged:
            return False
        if state.level[other] and not options.double_bare_rent_if_built:
            return False
    return True


def _owned(state: Goods, space: Space) -> int:
    """How many of the group the owner has; mortgaged ones count too (R-17), and nothing doubles (R-28)."""
    owner = state.owner
    mine = owner[space.index]
    count = 0
    for other in state.ruleset.members[space.index]:
        if owner[other] == mine:
            count += 1
    return count


def _station(state: Goods, space: Space, asked: str, roll: int) -> Rent:
    count = _owned(state, space)
    return space.rents[count - 1], _stations(count)


def _utility(state: Goods, space: Space, asked: str, roll: int) -> Rent:
    if asked == "dice_x10_new_roll":
        factor = space.rents[-1]  # ten times, or what that is in the edition's money
        return factor * roll, Why(("rent.card_dice",), (("roll", roll), ("factor", factor)))
    count = _owned(state, space)
    factor = space.rents[count - 1]
    return factor * roll, Why(("rent.utility",), (("owned", count), ("roll", roll), ("factor", factor)))


_RENTS: dict[SpaceKind, Callable[[Goods, Space, str, int], Rent]] = {
    SpaceKind.STREET: _street,
    SpaceKind.STATION: _station,
    SpaceKind.UTILITY: _utility,
}
