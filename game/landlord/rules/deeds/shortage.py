"""Who could want the bank's last buildings, and whether there are enough for all of them (A9, R-26)."""

from __future__ import annotations

from game.landlord.rules.core.stack import Turn
from game.landlord.rules.deeds import groups
from game.landlord.rules.moves.markers import barred
from game.landlord.rules.state import LandlordState


def left(state: LandlordState, hotel: bool) -> int:
    """Hotels, or houses, that the bank has left."""
    return state.hotels_left if hotel else state.houses_left


def is_hotel(state: LandlordState, space: int) -> bool:
    """Whether the next building of a street would be a hotel."""
    return state.level[space] + 1 == state.ruleset.hotel_level


def steps(state: LandlordState, group: int, hotel: bool) -> list[int]:
    """The streets of a group in the order in which it would be filled with houses, or hotels, evenly."""
    members, highest = state.ruleset.groups[group].members, state.ruleset.hotel_level - 1
    level = {space: state.level[space] for space in members}
    uneven, shut = state.ruleset.options.uneven_building, barred(state)
    if hotel:
        ready = uneven or min(level.values()) >= highest
        return [
            space for space in reversed(members) if ready and level[space] == highest and space not in shut
        ]
    if shut and uneven:
        level = {space: built for space, built in level.items() if space not in shut}
    found: list[int] = []
    while level and (lowest := min(level.values())) < highest:
        least = [space for space in reversed(members) if level.get(space) == lowest and space not in shut]
        if not least:
            break  # a marker bars the street that is next
        level[least[0]] += 1
        found.append(least[0])
    return found


def room(state: LandlordState, seat: int, hotel: bool) -> int:
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


def spread(state: LandlordState, seat: int, hotel: bool, count: int) -> tuple[int, ...]:
    """Some way to put up this many houses, or hotels: evenly, cheapest group first, as the cash allows."""
    rules, cash = state.ruleset, state.cash[seat]
    found: list[int] = []
    for group in sorted(groups_of(state, seat), key=lambda group: rules.groups[group].house_cost):
        for space in steps(state, group, hotel):
            cash -= rules.house_costs[space]
            if cash < 0 or len(found) == count:
                return tuple(found)
            found.append(space)
    return tuple(found)


def groups_of(state: LandlordState, seat: int) -> list[int]:
    """The groups a seat may build on: whole ones of streets, without a mortgage."""
    return [
        whole.group
        for whole in groups.whole(state)
        if whole.seat == seat and not any(state.mortgaged[space] for space in whole.members)
    ]


def without_rivals(state: LandlordState) -> LandlordState:
    """A copy in which everybody has been asked already, to try what could be built."""
    twin = state.copy()
    turn = twin.stack[0]
    if isinstance(turn, Turn):
        turn.asked = tuple((seat, hotel) for seat in range(state.seats) for hotel in (False, True))
    return twin


def rivals(state: LandlordState, seat: int, hotel: bool, count: int = 1) -> list[int]:
    """The seats to be asked before a seat takes this many: those who could build too, if there are too few.

    Who was asked in this turn is not asked again; and where nothing is auctioned, first come is first served.
    """
    options, stock = state.ruleset.options, left(state, hotel)
    if options.no_auctions or options.unlimited_buildings:
        return []
    others, streets = [], 0
    for whole in groups.whole(state):
        if whole.seat != seat:
            others.append(whole)
            streets += len(whole.members)
    if count + streets * (1 if hotel else state.ruleset.hotel_level - 1) <= stock:
        return []  # enough for all, by the roughest count
    most = _most(state, others, hotel)
    if count + sum(most.values()) <= stock:
        return []
    return _wanting(state, list(most), hotel, stock - count)


def _wanting(state: LandlordState, others: list[int], hotel: bool, spare: int) -> list[int]:
    """Those of the others who could put up more together than there are to spare."""
    turn = state.stack[0]
    asked = turn.asked if isinstance(turn, Turn) else ()
    wants = {other: room(state, other, hotel) for other in others if (other, hotel) not in asked}
    return sorted(other for other in wants if wants[other]) if sum(wants.values()) > spare else []


def _most(state: LandlordState, others: list[groups.Whole], hotel: bool) -> dict[int, int]:
    """By other seat, at most how many it could put up: a quick count, asked before every building."""
    level, mortgaged, cash = state.level, state.mortgaged, state.cash
    rules, highest = state.ruleset, state.ruleset.hotel_level - 1
    found: dict[int, int] = {}
    for whole in others:
        other, free = whole.seat, 0
        for space in whole.members:
            if mortgaged[space]:
                break
            if hotel:
                free += level[space] == highest
            elif level[space] < highest:
                free += highest - level[space]
        else:
            if free:
                cost = rules.least_costs[whole.group]
                affordable = min(free, cash[other] // cost) if cost else free
                found[other] = found.get(other, 0) + affordable
    return found
