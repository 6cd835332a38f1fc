"""The decision stack: the only functions that write it, and the turn in play at the bottom of it."""

from __future__ import annotations

from game.engine.frame import Frame, frame
from game.landlord.rules.state import LandlordState


@frame
class Turn(Frame):
    """A seat's turn. `rolled`: the dice are down and no further roll is owed.

    `asked`: who has been asked about the bank's last houses, or hotels (True), in this turn (A9).
    `face`: what the Force die shows, as in DiceRolled. It stands here, and what may be done in it in
    questions/turns/turn.py, because rules that the turn itself calls ask for its dice.
    """

    seat: int
    doubles: int = 0
    rolled: bool = False
    dice: tuple[int, ...] = ()
    asked: tuple[tuple[int, bool], ...] = ()
    face: int = -1


def push(state: LandlordState, item: Frame) -> None:
    """Open a question above the others."""
    state.stack.append(item)


def pop(state: LandlordState) -> Frame:
    """Close the question on top."""
    return state.stack.pop()


def put_above_turn(state: LandlordState, item: Frame) -> None:
    """Leave a question to be asked when all that are open in this turn are answered."""
    state.stack.insert(1, item)


def replace_all(state: LandlordState, items: list[Frame]) -> None:
    """Keep only these questions open."""
    state.stack[:] = items


def between(state: LandlordState) -> LandlordState:
    """The state as it would be between two rolls, or itself if it is: what is out of turn waits (A20)."""
    if state.stack and isinstance(state.stack[-1], Turn):
        return state
    twin = state.copy()
    twin.stack = [Turn(state.turn, rolled=True)]
    return twin
