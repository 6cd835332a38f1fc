"""What to do with cash to spare: free whole groups of mortgages, build, and lift the others when rich."""

from __future__ import annotations

from functools import cache

from game.landlord.bots.holdings import holdings
from game.landlord.bots.valuation import Outlook, outlook, rent_ahead
from game.landlord.rules.commands import Build, Redeem
from game.landlord.rules.deeds import shortage
from game.landlord.rules.moves import markers
from game.landlord.rules.state import LandlordState

build, redeem = cache(Build), cache(Redeem)  # the same commands are given again and again


def pocket(state: LandlordState) -> int:
    """What to keep in hand on the safest board."""
    return state.ruleset.going_rate // 4


def reserve(state: LandlordState, seat: int) -> int:
    """What to keep in hand: that, and what the next roll may cost."""
    return pocket(state) + _for_rent(outlook(state.ruleset), state, seat)


def _for_rent(view: Outlook, state: LandlordState, seat: int) -> int:
    """Most of the worst rent within one roll."""
    return int(0.6 * rent_ahead(view, state, seat))


def next_step(state: LandlordState, seat: int) -> Build | Redeem | None:
    """One step on the seat's whole groups, else on its other deeds, if the cash above the reserve allows."""
    rate = state.ruleset.going_rate
    spare = state.cash[seat] - rate // 4
    if spare <= 0:
        return None
    held = holdings(state)
    view, groups = held.view, held.whole[seat]
    step = _on_groups(state, seat, groups, view, spare) if groups else None
    if step is None and spare > rate and any(state.mortgaged) and state.round != state.last_round:
        step = _redeem(state, seat, view, spare - rate)
    if step is None:
        return None
    cost = state.ruleset.house_costs[step.space] if type(step) is Build else view.lifting[step.space]
    return step if cost <= spare - _for_rent(view, state, seat) else None


def wishes(state: LandlordState, seat: int, hotel: bool) -> tuple[int, ...]:
    """Where a seat would put the bank's last houses, or hotels, step by step as it likes to build."""
    held = holdings(state)
    view, groups, costs = held.view, held.whole[seat], state.ruleset.house_costs
    draft, most = state.copy(), shortage.left(state, hotel)
    spare, kept = state.cash[seat] - pocket(state), _for_rent(view, state, seat)
    found: list[int] = []
    while len(found) < most:
        step = _on_groups(draft, seat, groups, view, spare)
        if type(step) is not Build or shortage.is_hotel(draft, step.space) is not hotel:
            break
        spare -= costs[step.space]
        if spare < kept:
            break
        draft.level[step.space] += 1
        found.append(step.space)
    return tuple(found)


def _on_groups(
    state: LandlordState, seat: int, groups: list[int], view: Outlook, spare: int
) -> Build | Redeem | None:
    """The building that pays for itself soonest, evenly, from the stock there is; mortgages come first."""
    rules, level, mortgaged = state.ruleset, state.level, state.mortgaged
    costs, hotel = rules.house_costs, rules.hotel_level
    best, chosen, shut = 0.0, -1, markers.barred(state) if state.markers else ()
    for group in groups:
        if spare < view.entry[group]:
            continue
        lowest, space = hotel, -1
        for member in view.members[group]:
            if mortgaged[member]:
                if view.lifting[member] <= spare:
                    return redeem(seat, member)
                lowest = hotel
                break
            height = level[member]
            if height <= lowest and height < hotel and not (height == lowest and member in shut):
                lowest, space = height, member
        if lowest == hotel or space in shut or costs[space] > spare:
            continue
        if state.hotels_left if lowest + 1 == hotel else state.houses_left:
            growth = view.growth[space][lowest]
            if growth > best:
                best, chosen = growth, space
    return None if chosen < 0 else build(seat, chosen)


def _redeem(state: LandlordState, seat: int, view: Outlook, spare: int) -> Redeem | None:
    """Lift the mortgage of the deed that earns most for it."""
    owner, mortgaged = state.owner, state.mortgaged
    best, chosen = -1.0, -1
    for space in state.ruleset.deeds:
        if mortgaged[space] and owner[space] == seat and view.lifting[space] <= spare:
            earns = view.income[space][0] / max(1, view.lifting[space])
            if earns > best:
                best, chosen = earns, space
    return None if chosen < 0 else redeem(seat, chosen)
