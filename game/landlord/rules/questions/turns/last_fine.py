"""The fine after the last failed roll in jail, or the card for it (A2, R-6), and the way on from there."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules.commands import PayFine, UseJailCard
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLAIM, RAISE, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import Turn, pop, push
from game.landlord.rules.options import JailThird
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.questions.spaces import movement
from game.landlord.rules.state import LandlordState


@frame
class LastFine(Frame):
    """After the last failed roll in jail, for a seat that holds a card: the fine or the card (R-6)."""

    seat: int


@frame
class LeavingJail(Frame):
    """Automatic: out of jail and on by the roll that failed, once the fine above is settled (A2)."""

    seat: int
    how: str


def fall_due(state: LandlordState, log: list[Event], seat: int) -> None:
    """The last roll has failed; who holds a card may give it up instead."""
    if state.jail_cards[seat]:
        push(state, LastFine(seat))
    else:
        _owe(state, log, seat)


def _owe(state: LandlordState, log: list[Event], seat: int) -> None:
    push(state, LeavingJail(seat, "fine"))
    debt.owe_bank(state, log, seat, state.ruleset.jail_fine, "fine", -1, Why(("jail.last_roll",)))


def _pay(state: LandlordState, log: list[Event], command: PayFine) -> None:
    """The cash need not be there, for then it is a debt."""
    pop(state)
    _owe(state, log, command.seat)


def _check_card(state: LandlordState, command: UseJailCard) -> Refusal | None:
    return None if state.jail_cards[command.seat] else refuse("jail.no_card")


def _use_card(state: LandlordState, log: list[Event], command: UseJailCard) -> None:
    ledger.give_up_jail_card(state, log, command.seat)
    pop(state)
    push(state, LeavingJail(command.seat, "card"))


def _settle_leaving(state: LandlordState, log: list[Event], frame: LeavingJail) -> bool:
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


LAST_FINE = Question(
    LastFine,
    N_("The fine must be paid."),
    acts={PayFine: Act(_pay), UseJailCard: Act(_use_card, _check_card)},
    also=RAISE,
    anyone=CLAIM,
)
LEAVING_JAIL = Question(LeavingJail, settle=_settle_leaving)
