"""Jail: the ways in, the three ways out, and the last roll (A1-A3, R-2 to R-6)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import debt, ledger, movement
from game.landlord.rules.commands import PayFine, UseJailCard
from game.landlord.rules.frames import LastFine, LeavingJail, Turn, pop, push
from game.landlord.rules.options import JailDouble, JailThird
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import BANK, FREE, LandlordState


def send(state: LandlordState, log: list[Event], seat: int, cause: str, why: Why | None = None) -> None:
    """Straight to jail: no salary, and no further roll this turn (R-3)."""
    ledger.jail(state, log, seat, cause)
    ledger.move(state, log, seat, state.ruleset.jail, 0, "jail")
    turn = state.stack[0]
    if isinstance(turn, Turn) and turn.seat == seat:
        turn.rolled = True
        turn.doubles = 0


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
    if state.jail[seat] < options.jail_rolls:
        return
    if state.jail_cards[seat]:
        push(state, LastFine(seat))
    else:
        _owe_last_fine(state, log, seat)


def _owe_last_fine(state: LandlordState, log: list[Event], seat: int) -> None:
    push(state, LeavingJail(seat, "fine"))
    debt.owe_bank(state, log, seat, state.ruleset.jail_fine, "fine", -1, Why(("jail.last_roll",)))


def settle_leaving(state: LandlordState, log: list[Event], frame: LeavingJail) -> bool:
    """The fine is settled: out, and on by the same roll (B09), or by a fresh one if the rules say so."""
    pop(state)
    ledger.free(state, log, frame.seat, frame.how)
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    if state.ruleset.options.jail_third is JailThird.FRESH_ROLL:
        turn.rolled = False
    else:
        movement.walk(state, log, frame.seat, sum(turn.dice))
    return True


def check_fine(state: LandlordState, command: PayFine) -> Refusal | None:
    """Before a roll, with cash in hand; after the last roll always, for then it is a debt."""
    turn, seat = state.stack[-1], command.seat
    if isinstance(turn, LastFine):
        return None
    assert isinstance(turn, Turn)
    if state.jail[seat] == FREE:
        return refuse("jail.free")
    if turn.rolled:
        return refuse("roll.done")
    if state.jail[seat] >= state.ruleset.options.fine_rolls:
        return refuse("jail.fine_too_late")
    fine = state.ruleset.jail_fine
    return refuse("cash.short", fine, state.cash[seat]) if state.cash[seat] < fine else None


def pay_fine(state: LandlordState, log: list[Event], command: PayFine) -> None:
    """Before a roll it makes the turn an ordinary one (R-2)."""
    seat = command.seat
    if isinstance(state.stack[-1], LastFine):
        pop(state)
        _owe_last_fine(state, log, seat)
        return
    debt.owe_bank(state, log, seat, state.ruleset.jail_fine, "fine", -1)
    ledger.free(state, log, seat, "fine")


def check_card(state: LandlordState, command: UseJailCard) -> Refusal | None:
    """On any of the turns in jail (R-6)."""
    turn, seat = state.stack[-1], command.seat
    if isinstance(turn, Turn):
        if state.jail[seat] == FREE:
            return refuse("jail.free")
        if turn.rolled:
            return refuse("roll.done")
    return None if state.jail_cards[seat] else refuse("jail.no_card")


def use_card(state: LandlordState, log: list[Event], command: UseJailCard) -> None:
    seat = command.seat
    deck, card = state.jail_cards[seat][0]
    ledger.move_jail_card(state, log, deck, card, seat, BANK)
    if isinstance(state.stack[-1], LastFine):
        pop(state)
        push(state, LeavingJail(seat, "card"))
    else:
        ledger.free(state, log, seat, "card")
