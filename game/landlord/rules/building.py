"""Building and selling: evenly, on whole unmortgaged groups, from a limited stock (R-11 to R-13, R-26)."""

from __future__ import annotations

from game.engine.event import Event
from game.engine.protocol import Refusal
from game.landlord.rules import ledger, markers, shortage
from game.landlord.rules.commands import Build, SellBuilding, SellGroup
from game.landlord.rules.mortgage import owns
from game.landlord.rules.options import HotelSale
from game.landlord.rules.refusals import refuse
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK, LandlordState


def check_build(state: LandlordState, command: Build) -> Refusal | None:
    """One step, if nobody else could want the bank's last buildings too (A9)."""
    refusal = check_step(state, command)
    if refusal is None and shortage.rivals(state, command.seat, shortage.is_hotel(state, command.space)):
        return refuse("build.contested")
    return refusal


def check_step(state: LandlordState, command: Build) -> Refusal | None:
    """The least built street of a whole, unmortgaged group, if bank and builder can."""
    rules, seat, space = state.ruleset, command.seat, command.space
    if not owns(state, seat, space):
        return refuse("space.not_yours", space)
    if rules.spaces[space].kind is not SpaceKind.STREET:
        return refuse("build.not_street", space)
    lowest = level = state.level[space]
    for other in rules.members[space]:
        if state.owner[other] != seat:
            return refuse("build.group", rules.spaces[space].group)
        if state.mortgaged[other]:
            return refuse("build.mortgaged", other)
        if state.level[other] < lowest:
            lowest = state.level[other]
    if level == rules.hotel_level:
        return refuse("build.full", space)
    if state.markers and space in markers.barred(state):
        return refuse("build.marker", space)
    if lowest < level and not rules.options.uneven_building:
        return refuse("build.evenly", space)
    if level + 1 == rules.hotel_level:
        if not state.hotels_left:
            return refuse("build.no_hotel")
    elif not state.houses_left:
        return refuse("build.no_house")
    cost, cash = rules.house_costs[space], state.cash[seat]
    return refuse("cash.short", cost, cash) if cash < cost else None


def build(state: LandlordState, log: list[Event], command: Build) -> None:
    space = command.space
    ledger.pay(state, log, command.seat, BANK, state.ruleset.house_costs[space], "build", space)
    ledger.set_level(state, log, space, state.level[space] + 1)


def check_sell(state: LandlordState, command: SellBuilding) -> Refusal | None:
    """One step: the most built street of the group; a hotel breaks into houses the bank must have (R-13)."""
    rules, space = state.ruleset, command.space
    if not owns(state, command.seat, space):
        return refuse("space.not_yours", space)
    level = state.level[space]
    if level == 0:
        return refuse("sell.nothing", space)
    if not rules.options.uneven_building:
        for other in rules.members[space]:
            if state.level[other] > level:
                return refuse("sell.evenly", space)
    if level == rules.hotel_level:
        if rules.options.hotel_sale is HotelSale.WHOLE_GROUP:
            return refuse("sell.whole_group", rules.spaces[space].group)
        if state.houses_left < level - 1:
            return refuse("sell.no_houses", level - 1, state.houses_left)
    return None


def sell(state: LandlordState, log: list[Event], command: SellBuilding) -> None:
    _sell_down(state, log, command.seat, command.space, state.level[command.space] - 1)


def _sell_down(state: LandlordState, log: list[Event], seat: int, space: int, level: int) -> None:
    """Every step pays half the price of a house."""
    steps = state.level[space] - level
    ledger.set_level(state, log, space, level)
    ledger.pay(state, log, BANK, seat, steps * (state.ruleset.house_costs[space] // 2), "sell", space)


def houses_of(state: LandlordState, level: int) -> int:
    """The houses that stand on a street of this level: a hotel is none."""
    return level if level < state.ruleset.hotel_level else 0


def check_sell_group(state: LandlordState, command: SellGroup) -> Refusal | None:
    """Many steps at once: even in the end, and the bank supplies the houses that hotels break into (R-13)."""
    group, levels = command.group, command.levels
    if not 0 <= group < len(state.ruleset.groups):
        return refuse("sell.levels", group)
    members = state.ruleset.groups[group].members
    for space in members:
        if state.owner[space] != command.seat:
            return refuse("space.not_yours", space)
    before = [state.level[space] for space in members]
    if len(levels) != len(members) or any(
        not 0 <= new <= old for new, old in zip(levels, before, strict=True)
    ):
        return refuse("sell.levels", group)
    if list(levels) == before:
        return refuse("sell.nothing", members[0])
    if max(levels) - min(levels) > 1 and not state.ruleset.options.uneven_building:
        return refuse("sell.evenly", members[0])
    if not _hotels_may_go(state, before, levels):
        return refuse("sell.whole_group", group)
    needed = sum(houses_of(state, level) for level in levels)
    needed -= sum(houses_of(state, level) for level in before)
    return refuse("sell.no_houses", needed, state.houses_left) if needed > state.houses_left else None


def _hotels_may_go(state: LandlordState, before: list[int], levels: tuple[int, ...]) -> bool:
    """A10: step by step, the whole group at once, or each hotel for four houses."""
    hotel, how = state.ruleset.hotel_level, state.ruleset.options.hotel_sale
    broken = [new for new, old in zip(levels, before, strict=True) if old == hotel and new < hotel]
    if how is HotelSale.EVENLY or not broken or not any(levels):
        return True
    return how is HotelSale.SWAP_FOR_HOUSES and all(new == hotel - 1 for new in broken)


def sell_group(state: LandlordState, log: list[Event], command: SellGroup) -> None:
    """Streets that give houses back go first, so that the bank has them for the hotels that break."""
    members = state.ruleset.groups[command.group].members
    sales = [(space, level) for space, level in zip(members, command.levels, strict=True)]
    sales.sort(key=lambda sale: houses_of(state, sale[1]) - houses_of(state, state.level[sale[0]]))
    for space, level in sales:
        if level < state.level[space]:
            _sell_down(state, log, command.seat, space, level)
