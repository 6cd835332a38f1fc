"""What to do with cash to spare: free whole groups of mortgages, build, and lift the others when rich."""

from __future__ import annotations

from game.bots.valuation import outlook, rent_ahead
from game.rules.classic import counters, shortage
from game.rules.classic.commands import Build, Redeem
from game.rules.classic.state import ClassicState


def pocket(state: ClassicState) -> int:
    """What to keep in hand on the safest board."""
    return state.ruleset.going_rate // 4


def reserve(state: ClassicState, seat: int) -> int:
    """What to keep in hand: that, and most of the worst rent within one throw."""
    return pocket(state) + int(0.6 * rent_ahead(state, seat))


def next_step(state: ClassicState, seat: int, groups: list[int]) -> Build | Redeem | None:
    """One step on the seat's whole groups, else on its other deeds, if the cash above the reserve allows."""
    spare = state.cash[seat] - pocket(state)
    if spare <= 0:
        return None
    salary = state.ruleset.going_rate
    step = _on_groups(state, seat, groups, spare) if groups else None
    if step is None and spare > salary and True in state.mortgaged and state.round != state.last_round:
        step = _redeem(state, seat, spare - salary)
    if step is None or _cost(state, step) > state.cash[seat] - reserve(state, seat):
        return None
    return step


def wishes(state: ClassicState, seat: int, groups: list[int], hotel: bool) -> tuple[int, ...]:
    """Where a seat would put the bank's last houses, or hotels, step by step as it likes to build."""
    draft, most = state.copy(), shortage.left(state, hotel)
    found: list[int] = []
    while len(found) < most:
        step = next_step(draft, seat, groups)
        if type(step) is not Build or shortage.is_hotel(draft, step.space) is not hotel:
            break
        draft.level[step.space] += 1
        draft.cash[seat] -= draft.ruleset.house_costs[step.space]
        found.append(step.space)
    return tuple(found)


def _on_groups(state: ClassicState, seat: int, groups: list[int], spare: int) -> Build | Redeem | None:
    """The building that pays for itself soonest, evenly, from the stock there is; mortgages come first."""
    rules, level, mortgaged = state.ruleset, state.level, state.mortgaged
    view, hotel = outlook(rules), rules.hotel_level
    best, chosen, shut = 0.0, -1, counters.barred(state)
    for group in groups:
        lowest, space = hotel, -1
        for member in view.members[group]:
            if mortgaged[member]:
                if view.lifting[member] <= spare:
                    return Redeem(seat, member)
                lowest = hotel
                break
            if level[member] < hotel and level[member] <= lowest:
                if member in shut and level[member] == lowest:
                    continue
                lowest, space = level[member], member
        if lowest == hotel or space in shut or rules.house_costs[space] > spare:
            continue
        if (state.hotels_left if lowest + 1 == hotel else state.houses_left) and view.growth[space][
            lowest
        ] > best:
            best, chosen = view.growth[space][lowest], space
    return None if chosen < 0 else Build(seat, chosen)


def _redeem(state: ClassicState, seat: int, spare: int) -> Redeem | None:
    """Lift the mortgage of the deed that earns most for it."""
    view, owner, mortgaged = outlook(state.ruleset), state.owner, state.mortgaged
    best, chosen = -1.0, -1
    for space in state.ruleset.deeds:
        if mortgaged[space] and owner[space] == seat and view.lifting[space] <= spare:
            earns = view.income[space][0] / max(1, view.lifting[space])
            if earns > best:
                best, chosen = earns, space
    return None if chosen < 0 else Redeem(seat, chosen)


def _cost(state: ClassicState, step: Build | Redeem) -> int:
    if type(step) is Build:
        return state.ruleset.house_costs[step.space]
    return outlook(state.ruleset).lifting[step.space]
