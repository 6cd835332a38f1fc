"""Which commands the open question lets through, and from whom (A20): it follows from the questions."""

from __future__ import annotations

from typing import Any

from game.engine.command import Command
from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules.acts import ACTS, KNOWN
from game.landlord.rules.core.question import seat_asked
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.questions.turns import endings
from game.landlord.rules.state import LandlordState

# By question: who decides, None for the one seat that it names, which is by far the most frequent; and each
# kind of command that it lets through with the rule that checks it, and whether any seat may give it.
_DECIDERS = {
    frame: None if question.deciders is seat_asked else question.deciders
    for frame, question in QUESTIONS.items()
}
_LET_THROUGH = {
    frame: {kind: (act.check, kind in question.anyone, _DECIDERS[frame]) for kind, act in ACTS[frame].items()}
    for frame, question in QUESTIONS.items()
}


def waiting_on(state: LandlordState) -> tuple[int, ...]:
    """The seats that must answer the question on top."""
    if not state.stack:
        return ()
    frame: Any = state.stack[-1]
    deciders = _DECIDERS[type(frame)]
    return (frame.seat,) if deciders is None else deciders(frame)


def check(state: LandlordState, command: Command) -> Refusal | None:
    """Why the command can't be taken: first the game, then the question on top, then its own rule."""
    seat = command.seat
    if state.outcome is not None or not 0 <= seat < state.seats or state.out[seat]:
        return _check_seat(state, command)
    frame: Any = state.stack[-1]
    let_through = _LET_THROUGH[type(frame)].get(type(command))
    if let_through is None:
        return _not_let_through(state, type(command))
    rule, anyone, deciders = let_through
    if not anyone and (seat != frame.seat if deciders is None else seat not in deciders(frame)):
        return refuse("turn.not_yours")
    return rule(state, command)


def admits(state: LandlordState, seat: int, kind: type[Command]) -> Refusal | None:
    """Whether the question on top lets this kind of command through from this seat."""
    let_through = _LET_THROUGH[type(state.stack[-1])].get(kind)
    if let_through is None:
        return _not_let_through(state, kind)
    _, anyone, _ = let_through
    return None if anyone or seat in waiting_on(state) else refuse("turn.not_yours")


def _not_let_through(state: LandlordState, kind: type[Command]) -> Refusal:
    if kind in KNOWN or kind is c.CallTime:
        return refuse("turn.other_question", type(state.stack[-1]).__name__)
    return refuse("command.unknown")


def _check_seat(state: LandlordState, command: Command) -> Refusal | None:
    """Why a seat can't ask for anything; only the table itself may call time."""
    if state.outcome is not None:
        return refuse("game.over")
    if 0 <= command.seat < state.seats:
        return refuse("seat.out")
    if isinstance(command, c.CallTime) and command.seat == c.TABLE:
        return endings.check_time(state, command)
    return refuse("seat.unknown")
