"""The Force: two markers that shift over the board, and contests with them (facts: starwars_ep2).

Each side has a marker, a die that moves it and a square on the Force die. Printed are the set-up, the shift,
the squares and what a contest wins or costs; what makes a contest is our reading, so it is an option.
"""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import debt, events, ledger, markers
from game.landlord.rules.commands import LeaveMarker, MoveMarker
from game.landlord.rules.frames import Contest, Landing, MarkerChoice, Turn, pop, push
from game.landlord.rules.options import ContestRoll, ContestTrigger
from game.landlord.rules.refusals import refuse
from game.landlord.rules.ruleset import Force
from game.landlord.rules.state import BANK, LandlordState

NO_FACE = -1
SHIFT = 2  # 0 and 1 are the squares of the sides, 2 and 3 the shift, in the colour of a side
SET_UP_MOVES = 2


def of(state: LandlordState) -> Force:
    """The edition's Force; only for those that have one."""
    found = state.ruleset.force
    assert found is not None
    return found


# --- the markers move ------------------------------------------------------------------------------------


def set_up(state: LandlordState, log: list[Event]) -> None:
    """Before characters are chosen each marker moves twice from its corner, by the die of its own colour."""
    force = state.ruleset.force
    if force is None:
        return
    state.markers = force.start
    for _ in range(SET_UP_MOVES):
        dice = ledger.roll(state, log, BANK, "setup")
        _move_both(state, log, dice, "setup")


def draw(state: LandlordState) -> int:
    """What the Force die shows: the shift on so many faces, the two squares on the others by turns."""
    face, shifts = state.rng.die() - 1, state.ruleset.options.shift_faces
    return SHIFT + face % 2 if face < shifts else (face - shifts) % 2


def after_roll(state: LandlordState, log: list[Event], turn: Turn) -> None:
    """The shift moves both markers, for who stays in jail too; the squares move none."""
    if turn.face < SHIFT:
        return
    _move_both(state, log, (turn.dice[0], turn.dice[1]), "shift")
    if state.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE:
        _decide(state, log, turn.seat, 1 - of(state).side(turn.seat), turn.face)


def _move_both(state: LandlordState, log: list[Event], dice: tuple[int, int], cause: str) -> None:
    ways = [
        markers.way(state.ruleset, start, steps) for start, steps in zip(state.markers, dice, strict=True)
    ]
    went_on = any(len(passed) > steps for passed, steps in zip(ways, dice, strict=True))
    why = Why((f"force.{cause}", *(("force.goes_on",) if went_on else ())))
    ledger.move_markers(state, log, (ways[0][-1], ways[1][-1]), dice, cause, why)


# --- a contest --------------------------------------------------------------------------------------------


def faced(state: LandlordState, log: list[Event], landing: Landing) -> bool:
    """Whether a marker must be faced now, before the space that it hovers over is resolved."""
    seat = landing.seat
    marker = _met(state, seat)
    if marker is None:
        return False
    landing.faced = True
    options, space = state.ruleset.options, state.position[seat]
    why = Why(("force.any_marker" if _own(state, seat, marker) else "force.contest",))
    log.append(events.ContestOpened(seat, marker, space, why=why))
    turn = state.stack[0]
    if options.contest_roll is ContestRoll.SAME_ROLL and isinstance(turn, Turn) and turn.face != NO_FACE:
        _decide(state, log, seat, marker, turn.face)
    else:
        push(state, Contest(seat, marker, space))
    return True


def _met(state: LandlordState, seat: int) -> int | None:
    """The marker that a token which stops here must face: the other side's, or any, as is played."""
    own, trigger = of(state).side(seat), state.ruleset.options.contest_trigger
    here = [marker == state.position[seat] for marker in state.markers]
    if trigger is not ContestTrigger.SHIFT_FACE and here[1 - own]:
        return 1 - own
    return own if trigger is ContestTrigger.ANY_MARKER and here[own] else None


def _own(state: LandlordState, seat: int, marker: int) -> bool:
    return of(state).side(seat) == marker


def roll(state: LandlordState, log: list[Event], contest: Contest) -> None:
    """The Force die is rolled once."""
    pop(state)
    face = draw(state)
    log.append(events.ForceRolled(contest.seat, face))
    _decide(state, log, contest.seat, contest.marker, face)


def _decide(state: LandlordState, log: list[Event], seat: int, marker: int, face: int) -> None:
    """One's own side on the die beats the marker; the shift or the other side costs the stake."""
    space, stake = state.markers[marker], of(state).stake
    if wins(state, seat, face):
        log.append(events.ContestWon(seat, marker, space, face, why=Why(("force.won",))))
        if markers.free(state):
            push(state, MarkerChoice(seat, marker))
        return
    rule = "force.lost_to_shift" if face >= SHIFT and not _shift_has_a_side(state) else "force.lost"
    why = Why((rule,))
    log.append(events.ContestLost(seat, marker, space, face, stake, why=why))
    debt.owe_bank(state, log, seat, stake, "force", space, why)


def wins(state: LandlordState, seat: int, face: int) -> bool:
    """Whether a face is that of the seat's own side; a shift counts only where it has the colour of one."""
    return face % 2 == of(state).side(seat) and (face >= SHIFT) == _shift_has_a_side(state)


def winning_face(state: LandlordState, seat: int) -> int:
    """The face with which a seat wins."""
    side = of(state).side(seat)
    return side + SHIFT if _shift_has_a_side(state) else side


def _shift_has_a_side(state: LandlordState) -> bool:
    return state.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE


# --- the winner's choice ----------------------------------------------------------------------------------


def check_move(state: LandlordState, command: MoveMarker) -> Refusal | None:
    choice, space = state.stack[-1], command.space
    assert isinstance(choice, MarkerChoice)
    if space in markers.free(state):
        return None
    if not 0 <= space < state.ruleset.size or not markers.may_rest(state.ruleset, space):
        return refuse("marker.no_deed", space)
    if space == state.markers[choice.marker]:
        return refuse("marker.there", space)
    return refuse("marker.marker" if space in state.markers else "marker.token", space)


def move(state: LandlordState, log: list[Event], command: MoveMarker) -> None:
    choice = pop(state)
    assert isinstance(choice, MarkerChoice)
    ledger.place_marker(state, log, command.seat, choice.marker, command.space)


def check_leave(state: LandlordState, command: LeaveMarker) -> Refusal | None:
    return None


def leave(state: LandlordState, log: list[Event], command: LeaveMarker) -> None:
    """The winner may, but need not, move it."""
    choice = pop(state)
    assert isinstance(choice, MarkerChoice)
    space = state.markers[choice.marker]
    log.append(events.MarkerLeft(command.seat, choice.marker, space, why=Why(("force.left",))))
