"""A contest of the Force: a marker is faced, and the Force die decides."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.landlord.rules import events
from game.landlord.rules.commands import RollDice
from game.landlord.rules.core.question import CLAIM, Act, Question
from game.landlord.rules.core.stack import Turn, pop, push
from game.landlord.rules.moves import force
from game.landlord.rules.options import ContestRoll, ContestTrigger
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.questions.spaces import marker_choice
from game.landlord.rules.state import LandlordState


@frame
class Contest(Frame):
    """Roll the Force die against a marker; its space is resolved when that is over."""

    seat: int
    marker: int
    space: int


def met(state: LandlordState, seat: int) -> int | None:
    """The marker that a token which stops here must face: the other side's, or any, as is played."""
    own, trigger = force.of(state).side(seat), state.ruleset.options.contest_trigger
    here = [marker == state.position[seat] for marker in state.markers]
    if trigger is not ContestTrigger.SHIFT_FACE and here[1 - own]:
        return 1 - own
    return own if trigger is ContestTrigger.ANY_MARKER and here[own] else None


def face(state: LandlordState, log: list[Event], seat: int, marker: int) -> None:
    """Before the space counts: the die is rolled for it, or has been with the turn's own roll."""
    options, space = state.ruleset.options, state.position[seat]
    own = force.of(state).side(seat) == marker
    why = Why(("force.any_marker" if own else "force.contest",))
    log.append(events.ContestOpened(seat, marker, space, why=why))
    turn = state.stack[0]
    if (
        options.contest_roll is ContestRoll.SAME_ROLL
        and isinstance(turn, Turn)
        and turn.face != force.NO_FACE
    ):
        _decide(state, log, seat, marker, turn.face)
    else:
        push(state, Contest(seat, marker, space))


def after_roll(state: LandlordState, log: list[Event], turn: Turn) -> None:
    """The shift moves both markers, for who stays in jail too; the squares move none."""
    if turn.face < force.SHIFT:
        return
    force.shift(state, log, turn.dice)
    if force.shift_has_a_side(state):
        _decide(state, log, turn.seat, 1 - force.of(state).side(turn.seat), turn.face)


def _roll(state: LandlordState, log: list[Event], command: RollDice) -> None:
    """The Force die is rolled once."""
    contest = pop(state)
    assert isinstance(contest, Contest)
    shown = force.draw(state)
    log.append(events.ForceRolled(contest.seat, shown))
    _decide(state, log, contest.seat, contest.marker, shown)


def _decide(state: LandlordState, log: list[Event], seat: int, marker: int, face: int) -> None:
    """One's own side on the die beats the marker; the shift or the other side costs the stake."""
    space, stake = state.markers[marker], force.of(state).stake
    if force.wins(state, seat, face):
        log.append(events.ContestWon(seat, marker, space, face, why=Why(("force.won",))))
        marker_choice.ask(state, seat, marker)
        return
    to_shift = face >= force.SHIFT and not force.shift_has_a_side(state)
    why = Why(("force.lost_to_shift" if to_shift else "force.lost",))
    log.append(events.ContestLost(seat, marker, space, face, stake, why=why))
    debt.owe_bank(state, log, seat, stake, "force", space, why)


CONTEST = Question(
    Contest, N_("A marker of the Force must be faced."), acts={RollDice: Act(_roll)}, anyone=CLAIM
)
