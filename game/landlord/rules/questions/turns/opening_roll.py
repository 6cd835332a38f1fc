"""The opening roll: the highest begins, ties roll again (A23)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.landlord.rules import events
from game.landlord.rules.commands import RollDice
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import Act, Question
from game.landlord.rules.core.stack import push
from game.landlord.rules.questions.turns import turn
from game.landlord.rules.state import LandlordState

TO_ROLL = 0
NOT_IN_IT = -1


@frame
class OpeningRoll(Frame):
    """The highest roll begins (A23); `rolls` by seat, 0 for those still to roll, -1 for the rest."""

    rolls: list[int]


def ask(state: LandlordState) -> None:
    push(state, OpeningRoll([TO_ROLL] * state.seats))


def _next_to_roll(frame: OpeningRoll) -> tuple[int, ...]:
    return (frame.rolls.index(TO_ROLL),)


def _roll(state: LandlordState, log: list[Event], command: RollDice) -> None:
    frame = state.stack[-1]
    assert isinstance(frame, OpeningRoll)
    frame.rolls[command.seat] = sum(ledger.roll(state, log, command.seat, "first"))


def _settle(state: LandlordState, log: list[Event], frame: OpeningRoll) -> bool:
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
        begins(state, log, best[0])
    return True


def begins(state: LandlordState, log: list[Event], seat: int, why: Why | None = None) -> None:
    """The seat is chosen, and its turn is the first."""
    state.first_seat = seat
    log.append(events.FirstSeatChosen(seat, (), why=why))
    turn.begin(state, log, seat)


def _leave(state: LandlordState, log: list[Event], frame: OpeningRoll, seat: int) -> None:
    frame.rolls[seat] = NOT_IN_IT


OPENING_ROLL = Question(
    OpeningRoll,
    N_("The players still roll for the first turn."),
    acts={RollDice: Act(_roll)},
    deciders=_next_to_roll,
    settle=_settle,
    leave=_leave,
)
