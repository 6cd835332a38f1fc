"""Mortgages: half the price in hand, lifted for that and the interest (R-14), and those received (R-15)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import debt, ledger
from game.landlord.rules.commands import KeepMortgaged, Mortgage, Redeem
from game.landlord.rules.frames import Inherited, pop, push
from game.landlord.rules.refusals import refuse
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


def check_mortgage(state: LandlordState, command: Mortgage) -> Refusal | None:
    space = command.space
    if not owns(state, command.seat, space):
        return refuse("space.not_yours", space)
    if state.mortgaged[space]:
        return refuse("mortgage.already", space)
    return refuse("mortgage.buildings", state.ruleset.spaces[space].group) if is_built(state, space) else None


def take(state: LandlordState, log: list[Event], command: Mortgage) -> None:
    space = command.space
    ledger.set_mortgage(state, log, space, True)
    ledger.pay(state, log, BANK, command.seat, state.ruleset.spaces[space].mortgage, "mortgage", space)


def redemption(state: LandlordState, space: int) -> int:
    """What lifting a mortgage costs."""
    return state.ruleset.spaces[space].mortgage + state.ruleset.interests[space]


def check_redeem(state: LandlordState, command: Redeem) -> Refusal | None:
    seat, space, frame = command.seat, command.space, state.stack[-1]
    if not owns(state, seat, space):
        return refuse("space.not_yours", space)
    if not state.mortgaged[space]:
        return refuse("redeem.not_mortgaged", space)
    if isinstance(frame, Inherited):
        if space not in frame.spaces:
            return refuse("inherited.other", space)
        if debt.of(state, seat) is not None:
            return refuse("redeem.debt_first")
    cost, cash = redemption(state, space), state.cash[seat]
    return refuse("cash.short", cost, cash) if cash < cost else None


def redeem(state: LandlordState, log: list[Event], command: Redeem) -> None:
    seat, space, frame = command.seat, command.space, state.stack[-1]
    why = Why(("mortgage.redeemed",), (("interest", state.ruleset.interests[space]),))
    ledger.pay(state, log, seat, BANK, redemption(state, space), "redeem", space, why)
    ledger.set_mortgage(state, log, space, False)
    if isinstance(frame, Inherited):
        frame.spaces.remove(space)


def inherit(state: LandlordState, seat: int, spaces: list[int]) -> None:
    """Ask about mortgaged deeds just received: the interest is due on each (R-15, A22)."""
    if spaces:
        push(state, Inherited(seat, spaces))


def check_keep(state: LandlordState, command: KeepMortgaged) -> Refusal | None:
    frame = state.stack[-1]
    assert isinstance(frame, Inherited)
    return None if command.space in frame.spaces else refuse("inherited.other", command.space)


def keep(state: LandlordState, log: list[Event], command: KeepMortgaged) -> None:
    """The interest is paid now, and again when it is lifted later (R-15)."""
    space, frame = command.space, state.stack[-1]
    assert isinstance(frame, Inherited)
    frame.spaces.remove(space)
    interest = state.ruleset.interests[space]
    why = Why(("mortgage.received",), (("mortgage", state.ruleset.spaces[space].mortgage),))
    debt.owe_bank(state, log, command.seat, interest, "interest", space, why)


def settle(state: LandlordState, log: list[Event], frame: Inherited) -> bool:
    """The question is closed when every deed is answered for."""
    if frame.spaces:
        return False
    pop(state)
    return True
