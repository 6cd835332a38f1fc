"""The opening: deeds may be dealt, then the highest roll begins, the tied roll again (A23)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules import deal, endings, events, force, ledger, pot, turn
from game.landlord.rules.frames import OpeningRoll, push
from game.landlord.rules.options import FirstPlayer
from game.landlord.rules.state import LandlordState

TO_ROLL = 0
NOT_IN_IT = -1


def start(state: LandlordState, log: list[Event]) -> None:
    """All that comes before the first turn, up to the first question."""
    log.append(events.GameStarted(state.seats, state.ruleset.start_cash))
    force.set_up(state, log)
    pot.seed(state, log)
    deal.deal(state, log)
    endings.set_rounds(state, log)
    match state.ruleset.options.first_player:
        case FirstPlayer.HIGHEST_ROLL:
            push(state, OpeningRoll([TO_ROLL] * state.seats))
        case FirstPlayer.SEAT_ORDER:
            _begins(state, log, 0, Why(("first.seat_order",)))
        case FirstPlayer.RANDOM:
            _begins(state, log, state.rng.below(state.seats), Why(("first.random",)))


def roll(state: LandlordState, log: list[Event], frame: OpeningRoll, seat: int) -> None:
    frame.rolls[seat] = sum(ledger.roll(state, log, seat, "first"))


def settle(state: LandlordState, log: list[Event], frame: OpeningRoll) -> bool:
    """When all have rolled, the highest begins or the highest roll again."""
    rolls = frame.rolls
    if TO_ROLL in rolls:
        return False
    highest = max(rolls)
    best = [seat for seat, rolled in enumerate(rolls) if rolled == highest and not state.out[seat]]
    if len(best) > 1:
        frame.rolls = [TO_ROLL if seat in best else NOT_IN_IT for seat in range(state.seats)]
        log.append(events.FirstSeatChosen(-1, tuple(best)))
    else:
        _begins(state, log, best[0])
    return True


def _begins(state: LandlordState, log: list[Event], seat: int, why: Why | None = None) -> None:
    state.first_seat = seat
    log.append(events.FirstSeatChosen(seat, (), why=why))
    turn.begin(state, log, seat)
