"""The opening: deeds may be dealt, then the highest throw begins, the tied throw again (A23)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules import deal, endings, events, force, ledger, pot, turn
from game.landlord.rules.frames import OpeningThrow, push
from game.landlord.rules.options import FirstPlayer
from game.landlord.rules.state import ClassicState

TO_THROW = 0
NOT_IN_IT = -1


def start(state: ClassicState, log: list[Event]) -> None:
    """All that comes before the first turn, up to the first question."""
    log.append(events.GameStarted(state.seats, state.ruleset.start_cash))
    force.set_up(state, log)
    pot.seed(state, log)
    deal.deal(state, log)
    endings.set_rounds(state, log)
    match state.ruleset.options.first_player:
        case FirstPlayer.HIGHEST_THROW:
            push(state, OpeningThrow([TO_THROW] * state.seats))
        case FirstPlayer.SEAT_ORDER:
            _begins(state, log, 0, Why(("first.seat_order",)))
        case FirstPlayer.RANDOM:
            _begins(state, log, state.rng.below(state.seats), Why(("first.random",)))


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
        _begins(state, log, best[0])
    return True


def _begins(state: ClassicState, log: list[Event], seat: int, why: Why | None = None) -> None:
    state.first_seat = seat
    log.append(events.FirstSeatChosen(seat, (), why=why))
    turn.begin(state, log, seat)
