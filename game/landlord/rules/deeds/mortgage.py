"""Mortgages: half the price in hand, lifted for that and the interest (R-14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules.commands import Mortgage, Redeem
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import Act
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.deeds.rent import Goods
from game.landlord.rules.state import BANK, LandlordState


def owns(state: LandlordState, seat: int, space: int) -> bool:
    """Whether a number names a space of this seat's."""
    return 0 <= space < len(state.owner) and state.owner[space] == seat


def is_built(state: LandlordState, space: int) -> bool:
    """Whether a building stands on any deed of the space's group (R-16)."""
    built = 0
    for other in state.ruleset.members[space]:
        built += state.level[other]
    return built > 0


def _check_take(state: LandlordState, command: Mortgage) -> Refusal | None:
    space = command.space
    if not owns(state, command.seat, space):
        return refuse("space.not_yours", space)
    if state.mortgaged[space]:
        return refuse("mortgage.already", space)
    return refuse("mortgage.buildings", state.ruleset.spaces[space].group) if is_built(state, space) else None


def _take(state: LandlordState, log: list[Event], command: Mortgage) -> None:
    space = command.space
    ledger.set_mortgage(state, log, space, True)
    ledger.pay(state, log, BANK, command.seat, state.ruleset.spaces[space].mortgage, "mortgage", space)


def redemption(state: Goods, space: int) -> int:
    """What lifting a mortgage costs."""
    return state.ruleset.spaces[space].mortgage + state.ruleset.interests[space]


def _check_redeem(state: LandlordState, command: Redeem) -> Refusal | None:
    return check_mortgaged(state, command) or check_cost(state, command)


def check_mortgaged(state: LandlordState, command: Redeem) -> Refusal | None:
    """Only one's own mortgages are lifted."""
    if not owns(state, command.seat, command.space):
        return refuse("space.not_yours", command.space)
    return None if state.mortgaged[command.space] else refuse("redeem.not_mortgaged", command.space)


def check_cost(state: LandlordState, command: Redeem) -> Refusal | None:
    cost, cash = redemption(state, command.space), state.cash[command.seat]
    return refuse("cash.short", cost, cash) if cash < cost else None


def redeem(state: LandlordState, log: list[Event], command: Redeem) -> None:
    seat, space = command.seat, command.space
    why = Why(("mortgage.redeemed",), (("interest", state.ruleset.interests[space]),))
    ledger.pay(state, log, seat, BANK, redemption(state, space), "redeem", space, why)
    ledger.set_mortgage(state, log, space, False)


def _own_deeds(
    make: Callable[[int, int], Command], mortgaged: bool
) -> Callable[[LandlordState, int], Iterable[Command]]:
    def ways(state: LandlordState, seat: int) -> list[Command]:
        return [
            make(seat, space)
            for space in state.ruleset.deeds
            if state.owner[space] == seat and state.mortgaged[space] is mortgaged
        ]

    return ways


redeems = _own_deeds(Redeem, mortgaged=True)
TAKE = Act(_take, _check_take, _own_deeds(Mortgage, mortgaged=False))
REDEEM = Act(redeem, _check_redeem, redeems)
