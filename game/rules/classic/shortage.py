"""Who could want the bank's last buildings, and whether there are enough for all of them (A9, R-26)."""

from __future__ import annotations

from game.rules.classic.frames import Turn
from game.rules.classic.state import ClassicState


def left(state: ClassicState, hotel: bool) -> int:
    """Hotels, or houses, that the bank has left."""
    return state.hotels_left if hotel else state.houses_left


def is_hotel(state: ClassicState, space: int) -> bool:
    """Whether the next building of a street would be a hotel."""
    return state.level[space] + 1 == state.ruleset.hotel_level


def steps(state: ClassicState, group: int, hotel: bool) -> list[int]:
    """The streets of a group in the order in which it would be filled with houses, or hotels, evenly."""
    members, highest = state.ruleset.groups[group].members, state.ruleset.hotel_level - 1
    level = {space: state.level[space] for space in members}
    uneven = state.ruleset.options.uneven_building
    if hotel:
        ready = uneven or min(level.values()) >= highest
        return [space for space in reversed(members) if ready and level[space] == highest]
    found: list[int] = []
    while (lowest := min(level.values())) < highest:
        space = next(space for space in reversed(members) if level[space] == lowest)
        level[space] += 1
        found.append(space)
    return found


def room(state: ClassicState, seat: int, hotel: bool) -> int:
    """How many houses, or hotels, a seat could put up now with its cash, if the bank had them."""
    costs = sorted(
        state.ruleset.house_costs[space]
        for group in groups_of(state, seat)
        for space in steps(state, group, hotel)
    )
    cash, count = state.cash[seat], 0
    for cost in costs:
        cash -= cost
        if cash < 0:
            break
        count += 1
    return count


def groups_of(state: ClassicState, seat: int) -> list[int]:
    """The groups a seat may build on: whole ones of streets, without a mortgage."""
    return [group for group, owner in _builders(state) if owner == seat]


def _builders(state: ClassicState) -> list[tuple[int, int]]:
    """Every group that may be built on, with its owner."""
    owner, mortgaged, found = state.owner, state.mortgaged, []
    for group, members in state.ruleset.streets:
        mine = owner[members[0]]
        if mine < 0:
            continue
        for space in members:
            if owner[space] != mine or mortgaged[space]:
                break
        else:
            found.append((group, mine))
    return found


def rivals(state: ClassicState, seat: int, hotel: bool, count: int = 1) -> list[int]:
    """The seats to be asked before a seat takes so many: those who could build too, if there are too few.

    Who was asked in this turn is not asked again; and where nothing is auctioned, first come is first served.
    """
    options = state.ruleset.options
    if options.no_auctions or options.unlimited_buildings:
        return []
    others = {owner for _, owner in _builders(state)} - {seat}
    if not others:
        return []
    turn = state.stack[0]
    asked = turn.asked if isinstance(turn, Turn) else ()
    wants = {other: room(state, other, hotel) for other in others if (other, hotel) not in asked}
    if count + sum(wants.values()) <= left(state, hotel):
        return []
    return sorted(other for other, most in wants.items() if most)
