"""The Force: two counters that shift over the board, and contests with them (facts: starwars_ep2).

Each side has a counter, a die that moves it and a square on the Force die. Printed are the set-up, the shift,
the squares and what a contest wins or costs; what makes a contest is our reading, so it is an option.
"""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import counters, debt, events, ledger
from game.landlord.rules.commands import LeaveCounter, MoveCounter
from game.landlord.rules.frames import Contest, CounterChoice, Landing, Turn, pop, push
from game.landlord.rules.options import ContestRoll, ContestTrigger
from game.landlord.rules.refusals import refuse
from game.landlord.rules.ruleset import Force
from game.landlord.rules.state import BANK, ClassicState

NO_FACE = -1
SHIFT = 2  # 0 and 1 are the squares of the sides, 2 and 3 the shift, in the colour of a side
SET_UP_MOVES = 2


def of(state: ClassicState) -> Force:
    """The edition's Force; only for those that have one."""
    found = state.ruleset.force
    assert found is not None
    return found


# --- the counters move ------------------------------------------------------------------------------------


def set_up(state: ClassicState, log: list[Event]) -> None:
    """Before characters are chosen each counter moves twice from its corner, by the die of its own colour."""
    force = state.ruleset.force
    if force is None:
        return
    state.counters = force.start
    for _ in range(SET_UP_MOVES):
        dice = ledger.throw(state, log, BANK, "setup")
        _move_both(state, log, dice, "setup")


def draw(state: ClassicState) -> int:
    """What the Force die shows: the shift on so many faces, the two squares on the others by turns."""
    face, shifts = state.rng.die() - 1, state.ruleset.options.shift_faces
    return SHIFT + face % 2 if face < shifts else (face - shifts) % 2


def after_throw(state: ClassicState, log: list[Event], turn: Turn) -> None:
    """The shift moves both counters, for who stays in jail too; the squares move none."""
    if turn.face < SHIFT:
        return
    _move_both(state, log, (turn.dice[0], turn.dice[1]), "shift")
    if state.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE:
        _decide(state, log, turn.seat, 1 - of(state).side(turn.seat), turn.face)


def _move_both(state: ClassicState, log: list[Event], dice: tuple[int, int], cause: str) -> None:
    ways = [
        counters.way(state.ruleset, start, steps) for start, steps in zip(state.counters, dice, strict=True)
    ]
    went_on = any(len(passed) > steps for passed, steps in zip(ways, dice, strict=True))
    why = Why((f"force.{cause}", *(("force.goes_on",) if went_on else ())))
    ledger.move_counters(state, log, (ways[0][-1], ways[1][-1]), dice, cause, why)


# --- a contest --------------------------------------------------------------------------------------------


def faced(state: ClassicState, log: list[Event], landing: Landing) -> bool:
    """Whether a counter must be faced now, before the space that it hovers over is resolved."""
    seat = landing.seat
    counter = _met(state, seat)
    if counter is None:
        return False
    landing.faced = True
    options, space = state.ruleset.options, state.position[seat]
    why = Why(("force.any_counter" if _own(state, seat, counter) else "force.contest",))
    log.append(events.ContestOpened(seat, counter, space, why=why))
    turn = state.stack[0]
    if options.contest_roll is ContestRoll.SAME_ROLL and isinstance(turn, Turn) and turn.face != NO_FACE:
        _decide(state, log, seat, counter, turn.face)
    else:
        push(state, Contest(seat, counter, space))
    return True


def _met(state: ClassicState, seat: int) -> int | None:
    """The counter that a token which stops here must face: the other side's, or any, as is played."""
    own, trigger = of(state).side(seat), state.ruleset.options.contest_trigger
    here = [counter == state.position[seat] for counter in state.counters]
    if trigger is not ContestTrigger.SHIFT_FACE and here[1 - own]:
        return 1 - own
    return own if trigger is ContestTrigger.ANY_COUNTER and here[own] else None


def _own(state: ClassicState, seat: int, counter: int) -> bool:
    return of(state).side(seat) == counter


def throw(state: ClassicState, log: list[Event], contest: Contest) -> None:
    """The Force die is thrown once."""
    pop(state)
    face = draw(state)
    log.append(events.ForceThrown(contest.seat, face))
    _decide(state, log, contest.seat, contest.counter, face)


def _decide(state: ClassicState, log: list[Event], seat: int, counter: int, face: int) -> None:
    """One's own side on the die beats the counter; the shift or the other side costs the stake."""
    space, stake = state.counters[counter], of(state).stake
    if wins(state, seat, face):
        log.append(events.ContestWon(seat, counter, space, face, why=Why(("force.won",))))
        if counters.free(state):
            push(state, CounterChoice(seat, counter))
        return
    rule = "force.lost_to_shift" if face >= SHIFT and not _shift_has_a_side(state) else "force.lost"
    why = Why((rule,))
    log.append(events.ContestLost(seat, counter, space, face, stake, why=why))
    debt.owe_bank(state, log, seat, stake, "force", space, why)


def wins(state: ClassicState, seat: int, face: int) -> bool:
    """Whether a face is that of the seat's own side; a shift counts only where it has the colour of one."""
    return face % 2 == of(state).side(seat) and (face >= SHIFT) == _shift_has_a_side(state)


def winning_face(state: ClassicState, seat: int) -> int:
    """The face with which a seat wins."""
    side = of(state).side(seat)
    return side + SHIFT if _shift_has_a_side(state) else side


def _shift_has_a_side(state: ClassicState) -> bool:
    return state.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE


# --- the winner's choice ----------------------------------------------------------------------------------


def check_move(state: ClassicState, command: MoveCounter) -> Refusal | None:
    choice, space = state.stack[-1], command.space
    assert isinstance(choice, CounterChoice)
    if space in counters.free(state):
        return None
    if not 0 <= space < state.ruleset.size or not counters.may_rest(state.ruleset, space):
        return refuse("counter.no_deed", space)
    if space == state.counters[choice.counter]:
        return refuse("counter.there", space)
    return refuse("counter.counter" if space in state.counters else "counter.token", space)


def move(state: ClassicState, log: list[Event], command: MoveCounter) -> None:
    choice = pop(state)
    assert isinstance(choice, CounterChoice)
    ledger.place_counter(state, log, command.seat, choice.counter, command.space)


def check_leave(state: ClassicState, command: LeaveCounter) -> Refusal | None:
    return None


def leave(state: ClassicState, log: list[Event], command: LeaveCounter) -> None:
    """The winner may, but need not, move it."""
    choice = pop(state)
    assert isinstance(choice, CounterChoice)
    space = state.counters[choice.counter]
    log.append(events.CounterLeft(command.seat, choice.counter, space, why=Why(("force.left",))))
