"""Raising cash for a debt with the least harm: lone deeds are mortgaged first, houses sold last."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.valuation import outlook
from game.engine.command import Command
from game.rules.classic.commands import DeclareBankruptcy, Mortgage, SellBuilding, SellGroup
from game.rules.classic.frames import Debt
from game.rules.classic.module import CLASSIC
from game.rules.classic.state import ClassicState


def next_step(state: ClassicState, seat: int) -> Command | None:
    """The least harmful way to get some cash; None if nothing is left to sell or mortgage."""
    lone = _cheapest_mortgage(state, seat)
    return lone if lone is not None else _cheapest_sale(state, seat)


def plan(state: ClassicState, seat: int) -> list[Command]:
    """Every step that settles the open debt of a seat, or gives it up; the state is left alone."""
    draft = state.copy()
    steps: list[Command] = []
    while draft.stack and isinstance(debt := draft.stack[-1], Debt) and debt.seat == seat:
        step = next_step(draft, seat) or DeclareBankruptcy(seat)
        steps.append(step)
        if isinstance(step, DeclareBankruptcy):
            break
        CLASSIC.apply(draft, step)
    return steps


def spare(state: ClassicState, seat: int) -> int:
    """What mortgaging deeds that belong to no whole group of the seat's would bring."""
    return sum(
        state.ruleset.spaces[space].mortgage for whole, _, space in _mortgages(state, seat) if not whole
    )


def _cheapest_mortgage(state: ClassicState, seat: int) -> Command | None:
    """The deed whose rent is least for what it brings; one of a whole group only when no other is left."""
    best = min(_mortgages(state, seat), default=None)
    return Mortgage(seat, best[2]) if best is not None else None


def _mortgages(state: ClassicState, seat: int) -> Iterator[tuple[bool, float, int]]:
    """Whether the group is whole, the rent lost for each unit of cash, and the deed."""
    view, owner, level, mortgaged = outlook(state.ruleset), state.owner, state.level, state.mortgaged
    for members in view.members:
        held = [space for space in members if owner[space] == seat]
        if not held or any(level[space] for space in members):
            continue
        for space in held:
            if not mortgaged[space]:
                lent = state.ruleset.spaces[space].mortgage or 1
                yield len(held) == len(members), len(held) * view.income[space][0] / lent, space


def _cheapest_sale(state: ClassicState, seat: int) -> Command | None:
    """The building whose rent is least for what it brings; a whole group's where no step is possible."""
    rules, owner, level = state.ruleset, state.owner, state.level
    income = outlook(rules).income
    sales = sorted(
        ((income[s][level[s]] - income[s][level[s] - 1]) / max(1, rules.house_costs[s] // 2), s)
        for s in rules.deeds
        if level[s] and owner[s] == seat
    )
    for _, space in sales:
        command = SellBuilding(seat, space)
        if CLASSIC.check(state, command) is None:
            return command
    for _, space in sales:
        group = rules.spaces[space].group
        for height in range(rules.hotel_level - 1, -1, -1):
            levels = tuple(min(height, level[member]) for member in rules.groups[group].members)
            sale = SellGroup(seat, group, levels)
            if CLASSIC.check(state, sale) is None:
                return sale
    return None
