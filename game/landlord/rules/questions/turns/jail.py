"""The ways out of jail in one's turn: a double, the fine, a card (A1 to A3, R-2 to R-6)."""

from __future__ import annotations

from game.engine.event import Event
from game.engine.protocol import Refusal
from game.landlord.rules.commands import PayFine, UseJailCard
from game.landlord.rules.core import ledger
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import Turn
from game.landlord.rules.options import JailDouble
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.questions.spaces import movement
from game.landlord.rules.questions.turns import last_fine
from game.landlord.rules.state import FREE, LandlordState


def roll(state: LandlordState, log: list[Event], turn: Turn) -> None:
    """A double frees, with no other roll (R-2, R-4); after the last failure the fine is due (A2)."""
    seat, options = turn.seat, state.ruleset.options
    turn.dice = first, second = ledger.roll(state, log, seat, "jail", face=turn.face)
    turn.rolled = True
    if first == second:
        ledger.free(state, log, seat, "doubles")
        if options.jail_double is JailDouble.FRESH_ROLL:
            turn.rolled = False
        else:
            movement.walk(state, log, seat, first + second)
        return
    ledger.fail_roll(state, log, seat)
    if state.jail[seat] >= options.jail_rolls:
        last_fine.fall_due(state, log, seat)


def _check_before_roll(state: LandlordState, seat: int) -> Refusal | None:
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    if state.jail[seat] == FREE:
        return refuse("jail.free")
    return refuse("roll.done") if turn.rolled else None


def check_fine(state: LandlordState, command: PayFine) -> Refusal | None:
    """Before a roll, with cash in hand (A3)."""
    seat = command.seat
    refusal = _check_before_roll(state, seat)
    if refusal is not None:
        return refusal
    if state.jail[seat] >= state.ruleset.options.fine_rolls:
        return refuse("jail.fine_too_late")
    fine = state.ruleset.jail_fine
    return refuse("cash.short", fine, state.cash[seat]) if state.cash[seat] < fine else None


def pay_fine(state: LandlordState, log: list[Event], command: PayFine) -> None:
    """Before a roll it makes the turn an ordinary one (R-2)."""
    seat = command.seat
    debt.owe_bank(state, log, seat, state.ruleset.jail_fine, "fine", -1)
    ledger.free(state, log, seat, "fine")


def check_card(state: LandlordState, command: UseJailCard) -> Refusal | None:
    """On any of the turns in jail (R-6)."""
    refusal = _check_before_roll(state, command.seat)
    if refusal is not None:
        return refusal
    return None if state.jail_cards[command.seat] else refuse("jail.no_card")


def use_card(state: LandlordState, log: list[Event], command: UseJailCard) -> None:
    ledger.give_up_jail_card(state, log, command.seat)
    ledger.free(state, log, command.seat, "card")
