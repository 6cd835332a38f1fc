"""What a command does, and what follows of itself: questions settle until one needs a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.command import Command
from game.engine.event import Event
from game.engine.frame import Frame
from game.landlord.rules.acts import ACTS
from game.landlord.rules.core.question import settle_never
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.questions.turns import endings
from game.landlord.rules.state import LandlordState

_SETTLE = {
    frame: question.settle for frame, question in QUESTIONS.items() if question.settle is not settle_never
}
# The table calls time whatever is asked.
_DO: Mapping[type[Frame], Mapping[type[Command], Callable[[LandlordState, list[Event], Any], None]]] = {
    frame: {kind: act.do for kind, act in acts.items()} for frame, acts in ACTS.items()
}


def carry_out(state: LandlordState, command: Command) -> list[Event]:
    """The one door for commands that were checked."""
    log: list[Event] = []
    do = _DO[type(state.stack[-1])].get(type(command), endings.call_time)
    do(state, log, command)
    settle(state, log)
    state.seq += 1
    return log


def settle(state: LandlordState, log: list[Event]) -> None:
    """Run on until a player must decide or the game is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        run = _SETTLE.get(type(frame))
        if run is None or not run(state, log, frame):
            return
