"""The opening throw: the highest begins, the tied throw again (A23)."""

from __future__ import annotations

from game.engine.event import Event
from game.rules.classic import events, ledger, turn
from game.rules.classic.frames import OpeningThrow
from game.rules.classic.state import ClassicState

TO_THROW = 0
NOT_IN_IT = -1


def throw(state: ClassicState, log: list[Event], frame: OpeningThrow, seat: int) -> None:
    frame.throws[seat] = sum(ledger.throw(state, log, seat, "first"))


def settle(state: ClassicState, log: list[Event], frame: OpeningThrow) -> bool:
    """When all have thrown, the highest begins or the highest throw again."""
    throws = frame.throws
    if TO_THROW in throws:
        return False
    highest = max(throws)
    best = [seat for seat, thrown in enumerate(throws) if thrown == highest and not state.out[seat]]
    if len(best) > 1:
        frame.throws = [TO_THROW if seat in best else NOT_IN_IT for seat in range(state.seats)]
        log.append(events.FirstSeatChosen(-1, tuple(best)))
    else:
        state.first_seat = best[0]
        log.append(events.FirstSeatChosen(best[0], ()))
        turn.begin(state, log, best[0])
    return True
