"""Raising cash for a debt with the least harm: lone deeds are mortgaged first, houses sold last."""

from __future__ import annotations

from game.bots.valuation import outlook
from game.engine.command import Command
from game.rules.classic.commands import DeclareBankruptcy, Mortgage, SellBuilding, SellGroup
from game.rules.classic.frames import Debt
from game.rules.classic.module import CLASSIC
from game.rules.classic.state import ClassicState


def next_step(state: ClassicState, seat: int) -> Command | None:
    """The least harmful way to get some cash; None if nothing is left to sell or mortgage."""
    best = min(_mortgages(state, seat), default=None)
    return _cheapest_sale(state, seat) if best is None else Mortgage(seat, best[2])


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


def _mortgages(state: ClassicState, seat: int) -> list[tuple[bool, float, int]]:
    """What can be mortgaged: whether its group is whole, the rent lost for a unit of cash, and the deed."""
    view, owner, level, mortgaged = outlook(state.ruleset), state.owner, state.level, state.mortgaged
    found = []
    for members in view.members:
        held = free = built = 0
        for space in members:
            built += level[space]
            if owner[space] == seat:
                held += 1
                free += not mortgaged[space]
        if free and not built:
            whole = held == len(members)
            for space in members:
                if owner[space] == seat and not mortgaged[space]:
                    found.append((whole, held * view.loss[space], space))
    return found


def _cheapest_sale(state: ClassicState, seat: int) -> Command | None:
    """The building whose rent is least for what it brings; a whole group's where no step is possible."""
    owner, level, growth = state.owner, state.level, outlook(state.ruleset).growth
    sales = [(growth[s][level[s] - 1], s) for s in state.ruleset.deeds if level[s] and owner[s] == seat]
    sales.sort()
    for _, space in sales:
        command = SellBuilding(seat, space)
        if CLASSIC.check(state, command) is None:
            return command
    return next(filter(None, (_group_sale(state, seat, space) for _, space in sales)), None)


def _group_sale(state: ClassicState, seat: int, space: int) -> Command | None:
    """The fewest steps that can be sold at once in the group of a space."""
    rules = state.ruleset
    group = rules.spaces[space].group
    for height in range(rules.hotel_level - 1, -1, -1):
        levels = tuple(min(height, state.level[member]) for member in rules.groups[group].members)
        sale = SellGroup(seat, group, levels)
        if CLASSIC.check(state, sale) is None:
            return sale
    return None
