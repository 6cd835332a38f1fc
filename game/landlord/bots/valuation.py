"""What deeds and groups are worth to a seat: their price, and the rent they bring in the turns to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, LandlordState

HORIZON = 15  # turns of each opponent that an owner looks ahead
VISITS = 1.15  # spaces a token comes to rest on in a turn, doubles and cards counted
JAIL_SHARE = 0.06  # of all turns begin by leaving jail
HOPE = 0.5  # part of a group's promise that counts while there is no cash to build it
NEARLY = 0.12  # part of it that counts while one deed is missing
MOST_OUTLOOKS = 64  # kept at a time
TWO_DICE = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an edition's deeds bring, worked out once from its ruleset.

    By space: `rents` by level, that of an average landing; `income` by level, what an opponent's turn brings;
    `price`; `lifting`, what redeeming costs; `ahead`, the spaces within a roll and how likely each is;
    `growth` by level, what a building adds to the income for each unit of its cost; `loss`, the income a
    mortgage costs for each unit of cash.
    By group: `members`; `step_cost`, one level on each street; `promise`, by opponents and by the levels that
    can be paid for, the best net income over the horizon, or the hope of the most; empty where nothing is
    built. `entry`: the least with which anything can be done in it.
    `streets`: the groups that can be built on; of each of them `lots`, its members, and `pickers`, what picks
    their values out of a list by space. `never_owned`: how many spaces nobody can buy.
    """

    ruleset: Ruleset
    rents: tuple[tuple[float, ...], ...]
    income: tuple[tuple[float, ...], ...]
    price: tuple[int, ...]
    lifting: tuple[int, ...]
    ahead: tuple[tuple[tuple[int, float], ...], ...]
    members: tuple[tuple[int, ...], ...]
    step_cost: tuple[int, ...]
    entry: tuple[int, ...]
    promise: tuple[tuple[tuple[float, ...], ...], ...]
    streets: tuple[int, ...]
    lots: tuple[tuple[int, ...], ...]
    pickers: tuple[Callable[[Sequence[int]], tuple[int, ...]], ...]
    growth: tuple[tuple[float, ...], ...]
    loss: tuple[float, ...]
    never_owned: int


_OUTLOOKS: dict[int, Outlook] = {}


def outlook(ruleset: Ruleset) -> Outlook:
    """The outlook of an edition; kept, for a ruleset never changes."""
    known = _OUTLOOKS.get(id(ruleset))
    if known is None:
        if len(_OUTLOOKS) >= MOST_OUTLOOKS:
            _OUTLOOKS.clear()
        known = _OUTLOOKS[id(ruleset)] = _worked_out(ruleset)
    return known


def _worked_out(rules: Ruleset) -> Outlook:
    spaces, groups, size = rules.spaces, rules.groups, rules.size
    odds = [VISITS / size] * size
    for total, chance in TWO_DICE.items():
        odds[(rules.jail + total) % size] += JAIL_SHARE * chance
    rents = tuple(_mean_rents(rules, space) for space in range(size))
    income = tuple(tuple(odds[space] * rent for rent in rents[space]) for space in range(size))
    streets = [index for index, _ in rules.streets]
    step_cost = tuple(sum(rules.house_costs[space] for space in group.members) or 1 for group in groups)
    return Outlook(
        ruleset=rules,
        rents=rents,
        income=income,
        price=tuple(space.price for space in spaces),
        lifting=tuple(space.mortgage + rules.interests[space.index] for space in spaces),
        ahead=tuple(
            tuple(
                ((here + total) % size, 1.0 if 4 <= total <= 10 else 0.6)
                for total in TWO_DICE
                if spaces[(here + total) % size].group >= 0
            )
            for here in range(size)
        ),
        members=tuple(group.members for group in groups),
        step_cost=step_cost,
        entry=tuple(
            min(min(rules.house_costs[s], spaces[s].mortgage + rules.interests[s]) for s in group.members)
            for group in groups
        ),
        promise=tuple(_promises(rules, g, income, step_cost[g]) for g in range(len(groups))),
        streets=tuple(streets),
        lots=tuple(groups[g].members for g in streets),
        pickers=tuple(_picker(groups[g].members) for g in streets),
        growth=tuple(_growth(income[space], rules.house_costs[space]) for space in range(size)),
        loss=tuple(income[space.index][0] / max(1, space.mortgage) for space in spaces),
        never_owned=size - len(rules.deeds),
    )


def _picker(members: tuple[int, ...]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """The values of a group's members, out of a list by space."""
    return itemgetter(*members) if len(members) > 1 else lambda values: tuple(values[s] for s in members)


def _growth(income: Sequence[float], cost: int) -> tuple[float, ...]:
    """By level; the first three buildings together, for three are what a group is built for."""
    found = []
    for level in range(len(income) - 1):
        ahead = max(level + 1, min(3, len(income) - 1))
        found.append((income[ahead] - income[level]) / max(1, cost * (ahead - level)))
    return tuple(found)


def _mean_rents(rules: Ruleset, index: int) -> tuple[float, ...]:
    """Rents of a whole group, a bare street doubled; a utility's by the mean roll."""
    space = rules.spaces[index]
    if space.kind is SpaceKind.STREET:
        return tuple(map(float, (2 * space.rents[0], *space.rents[1:])))
    return tuple(rent * (7.0 if space.kind is SpaceKind.UTILITY else 1.0) for rent in space.rents) or (0.0,)


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
        rows.append(tuple(max(part, HOPE * best) for part in row))
    return tuple(rows)


def opponents(state: LandlordState) -> int:
    """How many others are still in the game."""
    return state.out.count(False) - 1


def promise(view: Outlook, state: LandlordState, group: int, budget: int) -> float:
    """What owning a whole street group promises beyond its price, with this much cash to build."""
    row = view.promise[group][state.out.count(False) - 1]
    levels = budget // view.step_cost[group] if budget > 0 else 0
    best = row[levels] if levels < len(row) else row[-1]
    return time_left(state) * best if state.last_round else best


def time_left(state: LandlordState) -> float:
    """The part of the horizon that there is still to play; all of it where no end is set."""
    return min(1.0, (state.last_round + 1 - state.round) / HORIZON) if state.last_round else 1.0


# A seat's part in a group: the group, what the part is worth as it is, the share it has in what the group
# promises, and what is to be paid for mortgages before anything is built.
Stake = tuple[int, float, float, int]


def total_worth(view: Outlook, state: LandlordState, stakes: Iterable[Stake], budget: int) -> float:
    """What parts in groups are worth with this much cash to build."""
    total: float = 0
    for group, fixed, share, lifting in stakes:
        total += fixed + share * promise(view, state, group, budget - lifting) if share else fixed
    return total


def stake(view: Outlook, state: LandlordState, seat: int, group: int, owner: Sequence[int]) -> Stake:
    """A seat's part in a group, if the deeds were owned so."""
    members, mortgaged = view.members[group], state.mortgaged
    held = value = lifting = 0
    for space in members:
        if owner[space] == seat:
            held += 1
            value += view.price[space]
            if mortgaged[space]:
                lifting += view.lifting[space]
    if not held:
        return group, 0.0, 0.0, 0
    missing = len(members) - held
    if not view.promise[group]:
        return group, 0.8 * (value - lifting) + _rent_of(view, state, seat, group, owner), 0.0, 0
    if missing == 0:
        return group, value - lifting, 1.0, lifting
    return group, value - lifting, NEARLY if missing == 1 else 0.0, 0


def _rent_of(view: Outlook, state: LandlordState, seat: int, group: int, owner: Sequence[int]) -> float:
    """What a seat's stations or utilities bring over the horizon."""
    mine = [space for space in view.members[group] if owner[space] == seat]
    rent = sum(view.income[space][len(mine) - 1] for space in mine if not state.mortgaged[space])
    return HORIZON * time_left(state) * opponents(state) * rent


def deed_worth(state: LandlordState, seat: int, space: int) -> int:
    """The most a seat should pay for a deed of the bank's: what it adds, and what it keeps from a rival."""
    view, group = outlook(state.ruleset), state.ruleset.spaces[space].group
    price = view.price[space]
    budget = state.cash[seat] - price
    taken = state.owner[:]
    taken[space] = seat
    gain = total_worth(view, state, (stake(view, state, seat, group, taken),), budget)
    gain -= total_worth(view, state, (stake(view, state, seat, group, state.owner),), budget)
    return int(0.9 * gain + _denied(view, state, seat, space, group) + 0.15 * price)


def building_worth(state: LandlordState, seat: int, space: int) -> int:
    """The most a seat should pay for the next building of a street: what it earns over the horizon."""
    view, level = outlook(state.ruleset), state.level[space]
    gain = view.growth[space][level] * state.ruleset.house_costs[space]
    return int(HORIZON * opponents(state) * gain)


def _denied(view: Outlook, state: LandlordState, seat: int, space: int, group: int) -> float:
    """Part of what the deed would complete for another."""
    rival = BANK
    for other in view.members[group]:
        if other != space:
            owner = state.owner[other]
            if owner in (BANK, seat) or rival not in (BANK, owner):
                return 0.0
            rival = owner
    if rival == BANK or not view.promise[group]:
        return 0.0
    return 0.3 * promise(view, state, group, state.cash[rival])


def rent_ahead(view: Outlook, state: LandlordState, seat: int) -> float:
    """The worst rent within one roll of a seat, the unlikely ones softened: what it should keep in hand."""
    owner, level, mortgaged = state.owner, state.level, state.mortgaged
    rents, worst = view.rents, 0.0
    for space, weight in view.ahead[state.position[seat]]:
        other = owner[space]
        if other >= 0 and other != seat and not mortgaged[space]:
            rent = rents[space][level[space]] * weight
            if rent > worst:
                worst = rent
    return worst
