"""Building and selling: evenly, on whole unmortgaged groups, from a limited stock (R-11 to R-13, R-26)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules.commands import Build, SellBuilding, SellGroup
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import Act
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.deeds import shortage
from game.landlord.rules.deeds.mortgage import owns
from game.landlord.rules.moves import markers
from game.landlord.rules.options import HotelSale
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, LandlordState


def _check_build(state: LandlordState, command: Build) -> Refusal | None:
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


def _sell(state: LandlordState, log: list[Event], command: SellBuilding) -> None:
    _sell_down(state, log, command.seat, command.space, state.level[command.space] - 1)


def _sell_down(state: LandlordState, log: list[Event], seat: int, space: int, level: int) -> None:
    """Every step pays half the price of a house."""
    before = state.level[space]
    half = state.ruleset.house_costs[space] // 2
    ledger.set_level(state, log, space, level)
    ledger.pay(state, log, BANK, seat, (before - level) * half, "sell", space, sold(before, level))


def sold(before: int, level: int) -> Why:
    """Why the bank pays for buildings that come down."""
    return Why(("building.sold",), (("before", before), ("level", level)))


def houses_of(state: LandlordState, level: int) -> int:
    """The houses that stand on a street of this level: a hotel is none."""
    return level if level < state.ruleset.hotel_level else 0


def _check_sell_group(state: LandlordState, command: SellGroup) -> Refusal | None:
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


def _sell_group(state: LandlordState, log: list[Event], command: SellGroup) -> None:
    """Streets that give houses back go first, so that the bank has them for the hotels that break."""
    members = state.ruleset.groups[command.group].members
    sales = [(space, level) for space, level in zip(members, command.levels, strict=True)]
    sales.sort(key=lambda sale: houses_of(state, sale[1]) - houses_of(state, state.level[sale[0]]))
    for space, level in sales:
        if level < state.level[space]:
            _sell_down(state, log, command.seat, space, level)


# --- what could be built and sold now -----


def _builds(state: LandlordState, seat: int) -> list[Command]:
    owner = state.owner
    return [
        Build(seat, space)
        for group in state.ruleset.groups
        if group.kind is SpaceKind.STREET and all(owner[space] == seat for space in group.members)
        for space in group.members
    ]


def _sales(state: LandlordState, seat: int) -> list[Command]:
    return [
        SellBuilding(seat, space)
        for space in state.ruleset.deeds
        if state.level[space] and state.owner[space] == seat
    ]


def _group_sales(state: LandlordState, seat: int) -> list[Command]:
    found: list[Command] = []
    for index, group in enumerate(state.ruleset.groups):
        now = [state.level[space] for space in group.members]
        if any(now) and state.owner[group.members[0]] == seat:
            found += [SellGroup(seat, index, levels) for levels in _lower_levels(state.ruleset, now)]
    return found


def _lower_levels(rules: Ruleset, now: list[int]) -> Iterable[tuple[int, ...]]:
    """What a group could be sold down to."""
    if rules.options.uneven_building:
        return product(*(range(level, -1, -1) for level in now))
    ways = even_levels(len(now), rules.hotel_level)
    return (levels for levels in ways if all(new <= old for new, old in zip(levels, now, strict=True)))


@cache
def even_levels(members: int, highest: int) -> tuple[tuple[int, ...], ...]:
    """Every way to have this many streets evenly built, highest first."""
    ways = product(range(highest, -1, -1), repeat=members)
    return tuple(levels for levels in ways if max(levels) - min(levels) <= 1)


BUILD = Act(build, _check_build, _builds)
SELL = Act(_sell, check_sell, _sales)
SELL_GROUP = Act(_sell_group, _check_sell_group, _group_sales)
