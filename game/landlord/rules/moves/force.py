"""The Force: two markers that shift over the board, and a die of its own (facts: starwars_ep2).

Each side has a marker, a die that moves it and a square on the Force die. Printed are the set-up, the shift,
the squares and what a contest wins or costs; what makes a contest is our reading, so it is an option.
"""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import chance, ledger
from game.landlord.rules.moves import markers
from game.landlord.rules.options import ContestTrigger
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


def set_up(state: LandlordState, log: list[Event]) -> None:
    """Before characters are chosen each marker moves twice from its corner, by the die of its own colour."""
    force = state.ruleset.force
    if force is None:
        return
    ledger.lay_out_markers(state, force.start)
    for _ in range(SET_UP_MOVES):
        dice = ledger.roll(state, log, BANK, "setup")
        _move_both(state, log, dice, "setup")


def draw(state: LandlordState) -> int:
    """What the Force die shows: the shift on this many faces, the two squares on the others by turns."""
    face, shifts = chance.die(state) - 1, state.ruleset.options.shift_faces
    return SHIFT + face % 2 if face < shifts else (face - shifts) % 2


def shift(state: LandlordState, log: list[Event], dice: tuple[int, ...]) -> None:
    """Both markers move, each by its own die."""
    _move_both(state, log, (dice[0], dice[1]), "shift")


def _move_both(state: LandlordState, log: list[Event], dice: tuple[int, int], cause: str) -> None:
    ways = [
        markers.way(state.ruleset, start, steps) for start, steps in zip(state.markers, dice, strict=True)
    ]
    went_on = any(len(passed) > steps for passed, steps in zip(ways, dice, strict=True))
    why = Why((f"force.{cause}", *(("force.goes_on",) if went_on else ())))
    ledger.move_markers(state, log, (ways[0][-1], ways[1][-1]), dice, cause, why)


def wins(state: LandlordState, seat: int, face: int) -> bool:
    """Whether a face is that of the seat's own side; a shift counts only where it has the colour of one."""
    return face % 2 == of(state).side(seat) and (face >= SHIFT) == shift_has_a_side(state)


def winning_face(state: LandlordState, seat: int) -> int:
    """The face with which a seat wins."""
    side = of(state).side(seat)
    return side + SHIFT if shift_has_a_side(state) else side


def shift_has_a_side(state: LandlordState) -> bool:
    return state.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE
