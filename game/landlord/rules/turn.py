"""A turn: rolling, doubles (R-2, R-3) and passing the dice on."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import endings, events, force, jail, ledger, movement, opening, rent_claims, seats
from game.landlord.rules.commands import EndTurn, RollDice
from game.landlord.rules.frames import Contest, OpeningRoll, Turn, replace_all
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import FREE, LandlordState

DOUBLES_TO_JAIL = 3


def check_roll(state: LandlordState, command: RollDice) -> Refusal | None:
    turn = state.stack[-1]
    return refuse("roll.done") if type(turn) is Turn and turn.rolled else None


def roll(state: LandlordState, log: list[Event], command: RollDice) -> None:
    """Roll for the first seat, for a contest, for a way out of jail, or to move."""
    seat = command.seat
    frame = state.stack[-1]
    if isinstance(frame, OpeningRoll):
        opening.roll(state, log, frame, seat)
        return
    if isinstance(frame, Contest):
        force.roll(state, log, frame)
        return
    assert isinstance(frame, Turn)
    state.offers_made = [0] * state.seats
    if state.claims and not frame.dice:
        rent_claims.grow_old(state, log)
    if state.markers:
        frame.face = force.draw(state)
    if state.jail[seat] != FREE:
        jail.roll(state, log, frame)
    else:
        _roll_to_move(state, log, frame)
    if state.markers:
        force.after_roll(state, log, frame)


def _roll_to_move(state: LandlordState, log: list[Event], turn: Turn) -> None:
    turn.dice = first, second = ledger.roll(state, log, turn.seat, "move", turn.doubles, turn.face)
    turn.rolled = first != second
    if not turn.rolled:
        turn.doubles += 1
        if turn.doubles == DOUBLES_TO_JAIL:
            jail.send(state, log, turn.seat, "doubles", Why(("jail.third_double",)))
            return
    movement.walk(state, log, turn.seat, first + second)


def check_end(state: LandlordState, command: EndTurn) -> Refusal | None:
    """Not before the dice are down and no further roll is owed (B12)."""
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    return None if turn.rolled else refuse("turn.not_done")


def end(state: LandlordState, log: list[Event], command: EndTurn) -> None:
    pass_on(state, log)


def pass_on(state: LandlordState, log: list[Event]) -> None:
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
    state.turn = seat
    replace_all(state, [Turn(seat)])
    log.append(events.TurnStarted(seat, state.round))


def settle(state: LandlordState, log: list[Event], turn: Turn) -> bool:
    """The turn of a seat that has left the game is over."""
    if not state.out[turn.seat]:
        return False
    pass_on(state, log)
    return True
