"""What deeds and groups are worth to a seat: their price, and the rent they will bring in the turns to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.classic.ruleset import Ruleset, SpaceKind
from game.rules.classic.state import BANK, ClassicState

HORIZON = 15  # turns of each opponent that an owner looks ahead
VISITS = 1.15  # spaces a token comes to rest on in a turn, doubles and cards counted
JAIL_SHARE = 0.06  # of all turns begin by leaving jail
HOPE = 0.35  # part of a group's promise that counts while there is no cash to build it
NEARLY = 0.12  # part of it that counts while one deed is missing
TWO_DICE = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an edition's deeds bring, worked out once from its ruleset.

    `rents` by space and level: the rent of an average landing. `income` by space and level: rent an opponent's turn
    brings. `promise` by group, opponents and levels that can be paid for: the best net income over the horizon.
    """

    ruleset: Ruleset
    odds: tuple[float, ...]
    rents: tuple[tuple[float, ...], ...]
    income: tuple[tuple[float, ...], ...]
    step_cost: tuple[int, ...]
    promise: tuple[tuple[tuple[float, ...], ...], ...]


_OUTLOOKS: dict[int, Outlook] = {}


def outlook(ruleset: Ruleset) -> Outlook:
    """The outlook of an edition; kept, for a ruleset never changes."""
    known = _OUTLOOKS.get(id(ruleset))
    if known is None:
        known = _OUTLOOKS[id(ruleset)] = _worked_out(ruleset)
    return known


def _worked_out(rules: Ruleset) -> Outlook:
    odds = [VISITS / rules.size] * rules.size
    for total, chance in TWO_DICE.items():
        odds[(rules.jail + total) % rules.size] += JAIL_SHARE * chance
    rents = tuple(_mean_rents(rules, space) for space in range(rules.size))
    income = tuple(tuple(odds[space] * rent for rent in rents[space]) for space in range(rules.size))
    step_cost = tuple(sum(rules.house_costs[space] for space in group.members) for group in rules.groups)
    promise = tuple(_promises(rules, g, income, step_cost[g]) for g in range(len(rules.groups)))
    return Outlook(rules, tuple(odds), rents, income, step_cost, promise)


def _mean_rents(rules: Ruleset, index: int) -> tuple[float, ...]:
    """Rents of a whole group, a bare street doubled; a utility's by the mean throw."""
    space = rules.spaces[index]
    if space.kind is SpaceKind.STREET:
        return (2 * space.rents[0], *space.rents[1:])
    return tuple(rent * (7 if space.kind is SpaceKind.UTILITY else 1) for rent in space.rents) or (0,)


def _promises(
    rules: Ruleset, group: int, income: Sequence[Sequence[float]], cost: int
) -> tuple[tuple[float, ...], ...]:
    members = rules.groups[group].members
    if rules.groups[group].kind is not SpaceKind.STREET:
        return ()
    rows = []
    for opponents in range(rules.max_seats):
        best, row = 0.0, []
        for level in range(rules.hotel_level + 1):
            net = HORIZON * opponents * sum(income[space][level] for space in members) - level * cost
            best = max(best, net)
            row.append(best)
        rows.append(tuple(row))
    return tuple(rows)


def opponents(state: ClassicState) -> int:
    """How many others are still in the game."""
    return state.out.count(False) - 1


def promise(state: ClassicState, group: int, budget: int) -> float:
    """What owning a whole street group promises beyond its price, with so much cash to build."""
    view = outlook(state.ruleset)
    row = view.promise[group][opponents(state)]
    levels = min(len(row) - 1, max(0, budget) // max(1, view.step_cost[group]))
    return max(row[levels], HOPE * row[-1])


def group_worth(state: ClassicState, seat: int, group: int, owner: Sequence[int], budget: int) -> float:
    """What a seat's part in a group is worth to it, if the deeds were owned so."""
    rules = state.ruleset
    members = rules.groups[group].members
    held = [space for space in members if owner[space] == seat]
    if not held:
        return 0.0
    value = float(sum(deed_price(state, space) for space in held))
    if rules.groups[group].kind is not SpaceKind.STREET:
        view = outlook(rules)
        rounds = HORIZON * opponents(state)
        return 0.8 * value + rounds * sum(
            view.income[space][len(held) - 1] for space in held if not state.mortgaged[space]
        )
    if len(held) == len(members):
        lifting = sum(deed_price(state, s, mortgaged=False) - deed_price(state, s) for s in held)
        return value + promise(state, group, budget - lifting)
    if len(held) == len(members) - 1:
        return value + NEARLY * promise(state, group, budget)
    return value


def deed_price(state: ClassicState, space: int, mortgaged: bool | None = None) -> int:
    """The printed price, less what it takes to lift a mortgage."""
    rules = state.ruleset
    price = rules.spaces[space].price
    if state.mortgaged[space] if mortgaged is None else mortgaged:
        price -= rules.spaces[space].mortgage + rules.interests[space]
    return price


def deed_worth(state: ClassicState, seat: int, space: int) -> int:
    """The most a seat should pay for a deed of the bank's: what it adds, and what it keeps from a rival."""
    group = state.ruleset.spaces[space].group
    budget = state.cash[seat] - state.ruleset.spaces[space].price
    taken = list(state.owner)
    taken[space] = seat
    gain = group_worth(state, seat, group, taken, budget) - group_worth(
        state, seat, group, state.owner, budget
    )
    return int(gain * 0.9 + _denied(state, seat, space, group) + 0.15 * state.ruleset.spaces[space].price)


def _denied(state: ClassicState, seat: int, space: int, group: int) -> float:
    """Part of what the deed would complete for another."""
    if state.ruleset.groups[group].kind is not SpaceKind.STREET:
        return 0.0
    owners = {state.owner[other] for other in state.ruleset.groups[group].members if other != space}
    if len(owners) != 1 or owners & {BANK, seat}:
        return 0.0
    rival = owners.pop()
    return 0.3 * promise(state, group, state.cash[rival])


def rent_ahead(state: ClassicState, seat: int) -> float:
    """The worst rent within one throw of a seat, softened: what it should keep in hand."""
    rules, owner, mortgaged = state.ruleset, state.owner, state.mortgaged
    rents, size, here = outlook(rules).rents, rules.size, state.position[seat]
    worst = 0.0
    for total in range(2, 13):
        space = (here + total) % size
        if owner[space] not in (BANK, seat) and not mortgaged[space]:
            worst = max(worst, rents[space][state.level[space]] * (1.0 if 4 <= total <= 10 else 0.6))
    return worst
