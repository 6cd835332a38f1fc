"""What a seat has, could raise, and is worth."""

from __future__ import annotations

from game.landlord.rules.state import LandlordState


def raisable(state: LandlordState, seat: int) -> int:
    """Cash, and what selling every building and mortgaging every deed would bring."""
    rules = state.ruleset
    owner, level, mortgaged = state.owner, state.level, state.mortgaged
    total = state.cash[seat]
    for space in rules.deeds:
        if owner[space] == seat and not mortgaged[space]:
            total += rules.spaces[space].mortgage + level[space] * (rules.house_costs[space] // 2)
    return total


def can_raise(state: LandlordState, seat: int, amount: int) -> bool:
    """Whether cash, sales and mortgages could reach an amount."""
    return state.cash[seat] >= amount or raisable(state, seat) >= amount


def net_worth(state: LandlordState, seat: int) -> int:
    """Cash, deeds at their price (mortgaged: half), buildings at cost (A19)."""
    rules = state.ruleset
    total = state.cash[seat]
    for space in rules.deeds:
        if state.owner[space] == seat:
            price = rules.spaces[space].price
            total += price // 2 if state.mortgaged[space] else price
            total += state.level[space] * rules.house_costs[space]
    return total


def taxable_worth(state: LandlordState, seat: int) -> int:
    """Cash, every deed at its printed price, mortgaged or not, and buildings at cost (A13)."""
    rules = state.ruleset
    return state.cash[seat] + sum(
        rules.spaces[space].price + state.level[space] * rules.house_costs[space]
        for space in rules.deeds
        if state.owner[space] == seat
    )


def buildings(state: LandlordState, seat: int) -> tuple[int, int]:
    """Houses and hotels a seat owns on the whole board (R-10)."""
    hotel = state.ruleset.hotel_level
    levels = [state.level[space] for space in state.ruleset.deeds if state.owner[space] == seat]
    return sum(level for level in levels if level < hotel), levels.count(hotel)
