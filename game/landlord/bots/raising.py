"""Raising cash for a debt with the least harm: lone deeds are mortgaged first, houses sold last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.command import Command
from game.landlord.bots.holdings import holdings
from game.landlord.bots.valuation import outlook
from game.landlord.rules.commands import DeclareBankruptcy, Mortgage, SellBuilding, SellGroup
from game.landlord.rules.deeds.building import check_sell
from game.landlord.rules.deeds.mortgage import is_built
from game.landlord.rules.frames import Debt
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import LandlordState

mortgage, sell_building = cache(Mortgage), cache(SellBuilding)


def next_step(state: LandlordState, seat: int) -> Command | None:
    """The least harmful way to get some cash; None if nothing is left to sell or mortgage."""
    for _, space in _mortgages(state, seat):
        return mortgage(seat, space)
    return _cheapest_sale(state, seat)


def plan(state: LandlordState, seat: int) -> list[Command]:
    """Every step that settles the open debt of a seat, or gives it up; the state is left alone."""
    draft = state.copy()
    steps: list[Command] = []
    while draft.stack and isinstance(debt := draft.stack[-1], Debt) and debt.seat == seat:
        step = next_step(draft, seat) or DeclareBankruptcy(seat)
        steps.append(step)
        if isinstance(step, DeclareBankruptcy):
            break
        LANDLORD.apply(draft, step)
    return steps


def spare(state: LandlordState, seat: int) -> int:
    """What mortgaging deeds that belong to no whole group of the seat's would bring."""
    return sum(state.ruleset.spaces[space].mortgage for whole, space in _mortgages(state, seat) if not whole)


def _mortgages(state: LandlordState, seat: int) -> Iterator[tuple[bool, int]]:
    """What can be mortgaged, the least harmful first: whether its group is whole, and the deed."""
    mortgaged = state.mortgaged
    for whole, _, space in holdings(state).lendable(seat):
        if not mortgaged[space] and not (whole and is_built(state, space)):
            yield whole, space


def _cheapest_sale(state: LandlordState, seat: int) -> Command | None:
    """The building whose rent is least for what it brings; a whole group's where no step is possible."""
    level, view = state.level, outlook(state.ruleset)
    built = [s for group in holdings(state).whole[seat] for s in view.members[group] if level[s]]
    sales = sorted([(view.growth[space][level[space] - 1], space) for space in built])
    for _, space in sales:
        command = sell_building(seat, space)
        if check_sell(state, command) is None:
            return command
    return next(filter(None, (_group_sale(state, seat, space) for _, space in sales)), None)


def _group_sale(state: LandlordState, seat: int, space: int) -> Command | None:
    """The fewest steps that can be sold at once in the group of a space."""
    rules = state.ruleset
    group = rules.spaces[space].group
    for height in range(rules.hotel_level - 1, -1, -1):
        levels = tuple(min(height, state.level[member]) for member in rules.groups[group].members)
        sale = SellGroup(seat, group, levels)
        if LANDLORD.check(state, sale) is None:
            return sale
    return None
