"""What a command does, and what follows of itself: questions settle until one needs a player."""

from __future__ import annotations

from game.engine.command import Command
from game.engine.event import Event
from game.landlord.rules import commands as c
from game.landlord.rules.acts import ACTS
from game.landlord.rules.course import endings
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.state import LandlordState

_SETTLE = {frame: question.settle for frame, question in QUESTIONS.items()}
_DO = {frame: {kind: act.do for kind, act in acts.items()} for frame, acts in ACTS.items()}


def carry_out(state: LandlordState, command: Command) -> list[Event]:
    """The one door for commands that were checked."""
    log: list[Event] = []
    if isinstance(command, c.CallTime):
        endings.call_time(state, log, command)
    else:
        _DO[type(state.stack[-1])][type(command)](state, log, command)
    settle(state, log)
    state.seq += 1
    return log


def settle(state: LandlordState, log: list[Event]) -> None:
    """Run on until a player must decide or the game is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if not _SETTLE[type(frame)](state, log, frame):
            return
