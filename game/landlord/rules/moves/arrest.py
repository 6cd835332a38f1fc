"""The way into jail: straight there, without a salary."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import ledger
from game.landlord.rules.core.stack import Turn
from game.landlord.rules.state import LandlordState


def send(state: LandlordState, log: list[Event], seat: int, cause: str, why: Why | None = None) -> None:
    """Straight to jail: no salary, and no further roll this turn (R-3)."""
    ledger.jail(state, log, seat, cause, why=why)
    ledger.move(state, log, seat, state.ruleset.jail, 0, "jail")
    turn = state.stack[0]
    if isinstance(turn, Turn) and turn.seat == seat:
        turn.rolled = True
        turn.doubles = 0
