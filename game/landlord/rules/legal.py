"""What a seat may do now: closed-form commands, and free-form kinds with their bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from game.engine.command import Command, Opening
from game.engine.frame import Frame
from game.engine.protocol import Refusal
from game.landlord.rules import policy
from game.landlord.rules.acts import ACTS
from game.landlord.rules.core.question import Act
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.state import LandlordState

Ways = Callable[[LandlordState, int], Iterable[Command]]
Form = tuple[Ways, Callable[[LandlordState, Any], Refusal | None]]


def _alone(kind: type[Command]) -> Ways:
    """The only form of a command without figures."""
    return lambda state, seat: (kind(seat),)


def _forms(frame: type[Frame], anyone: bool) -> tuple[Form, ...]:
    return tuple(
        (act.ways or _alone(kind), act.check)
        for kind, act in ACTS[frame].items()
        if (kind in QUESTIONS[frame].anyone) is anyone and _is_closed(kind, act)
    )


def _is_closed(kind: type[Command], act: Act) -> bool:
    if act.ways is None and act.opening is None and len(fields(kind)) > 1:
        raise TypeError(f"nothing says which figures {kind.__name__} may have")
    return act.opening is None


_ANSWERS = {frame: _forms(frame, anyone=False) for frame in QUESTIONS}
_MEANWHILE = {frame: _forms(frame, anyone=True) for frame in QUESTIONS}
_OPENINGS = {
    frame: tuple((kind, act.opening) for kind, act in ACTS[frame].items() if act.opening is not None)
    for frame in QUESTIONS
}


def answers(state: LandlordState, seat: int) -> list[Command]:
    """The closed-form commands by which a seat can answer the question on top; none if it isn't asked."""
    if seat not in policy.waiting_on(state):
        return []
    return _allowed(state, seat, _ANSWERS[type(state.stack[-1])])


def legal_commands(state: LandlordState, seat: int) -> list[Command]:
    """Every closed-form command of a seat, answers first, then what it may do meanwhile."""
    if not state.stack or not 0 <= seat < state.seats or state.out[seat]:
        return []
    return answers(state, seat) + _allowed(state, seat, _MEANWHILE[type(state.stack[-1])])


def _allowed(state: LandlordState, seat: int, forms: tuple[Form, ...]) -> list[Command]:
    return [
        command for ways, check in forms for command in ways(state, seat) if check(state, command) is None
    ]


def openings(state: LandlordState, seat: int) -> list[Opening]:
    """Bids and offers a seat may make now."""
    if not state.stack or not 0 <= seat < state.seats or state.out[seat]:
        return []
    found = (
        opening(state, seat)
        for kind, opening in _OPENINGS[type(state.stack[-1])]
        if policy.admits(state, seat, kind) is None
    )
    return [opening for opening in found if opening is not None]
