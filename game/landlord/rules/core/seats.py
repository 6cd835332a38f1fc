"""Who sits where, and who comes next."""

from __future__ import annotations

from game.landlord.rules.state import LandlordState


def after(state: LandlordState, seat: int) -> list[int]:
    """The other seats still in the game, in turn order from the left of a seat."""
    out = state.out
    return [s for s in (*range(seat + 1, state.seats), *range(seat)) if not out[s]]


def next_after(state: LandlordState, seat: int) -> int:
    """The next seat still in the game, to the left of a seat."""
    seat = (seat + 1) % state.seats
    while state.out[seat]:
        seat = (seat + 1) % state.seats
    return seat


def in_game(state: LandlordState) -> list[int]:
    """The seats still in the game."""
    return [seat for seat, out in enumerate(state.out) if not out]
