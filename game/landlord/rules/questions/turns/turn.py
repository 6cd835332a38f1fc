"""A turn: rolling, doubles (R-2, R-3) and passing the dice on."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import EndTurn, PayFine, RollDice, UseJailCard
from game.landlord.rules.core import ledger, seats
from game.landlord.rules.core.question import BETWEEN, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import Turn, replace_all
from game.landlord.rules.moves import arrest, force
from game.landlord.rules.questions.dues import claims, negotiation
from game.landlord.rules.questions.spaces import contest, movement
from game.landlord.rules.questions.turns import endings, jail
from game.landlord.rules.state import FREE, LandlordState

DOUBLES_TO_JAIL = 3


def _check_roll(state: LandlordState, command: RollDice) -> Refusal | None:
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    return refuse("roll.done") if turn.rolled else None


def _roll(state: LandlordState, log: list[Event], command: RollDice) -> None:
    """Roll for a way out of jail, or to move."""
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    negotiation.forget_offers(state)
    if state.claims and not turn.dice:
        claims.grow_old(state, log)
    if state.markers:
        turn.face = force.draw(state)
    if state.jail[command.seat] != FREE:
        jail.roll(state, log, turn)
    else:
        _roll_to_move(state, log, turn)
    if state.markers:
        contest.after_roll(state, log, turn)


def _roll_to_move(state: LandlordState, log: list[Event], turn: Turn) -> None:
    turn.dice = first, second = ledger.roll(state, log, turn.seat, "move", turn.doubles, turn.face)
    turn.rolled = first != second
    if not turn.rolled:
        turn.doubles += 1
        if turn.doubles == DOUBLES_TO_JAIL:
            arrest.send(state, log, turn.seat, "doubles", Why(("jail.third_double",)))
            return
    movement.walk(state, log, turn.seat, first + second)


def _check_end(state: LandlordState, command: EndTurn) -> Refusal | None:
    """Not before the dice are down and no further roll is owed (B12)."""
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    return None if turn.rolled else refuse("turn.not_done")


def _end(state: LandlordState, log: list[Event], command: EndTurn) -> None:
    _pass_on(state, log)


def _pass_on(state: LandlordState, log: list[Event]) -> None:
    """The next seat in the game takes the dice; a round is over when the first seat's place is passed."""
    seat = state.turn
    log.append(events.TurnEnded(seat))
    if endings.after_turn(state, log):
        return
    following = seats.next_after(state, seat)
    first, count = state.first_seat, state.seats
    if (following - first) % count < (seat - first) % count:
        if endings.after_round(state, log):
            return
        state.round += 1
    begin(state, log, following)


def begin(state: LandlordState, log: list[Event], seat: int) -> None:
    """The seat takes the dice."""
    state.turn = seat
    replace_all(state, [Turn(seat)])
    log.append(events.TurnStarted(seat, state.round))


def _settle(state: LandlordState, log: list[Event], turn: Turn) -> bool:
    """The turn of a seat that has left the game is over."""
    if not state.out[turn.seat]:
        return False
    _pass_on(state, log)
    return True


def _leave(state: LandlordState, log: list[Event], turn: Turn, seat: int) -> None:
    """What is still open in the turn is played on without its seat (R-21)."""


TURN = Question(
    Turn,
    N_("The dice wait for their player."),
    acts={
        RollDice: Act(_roll, _check_roll),
        PayFine: Act(jail.pay_fine, jail.check_fine),
        UseJailCard: Act(jail.use_card, jail.check_card),
        EndTurn: Act(_end, _check_end),
    },
    anyone=BETWEEN,
    settle=_settle,
    leave=_leave,
)
