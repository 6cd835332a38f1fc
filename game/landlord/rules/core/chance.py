"""The only door to chance: what the generator in the state decides."""

from __future__ import annotations

from game.engine.rng import Rng
from game.landlord.rules.state import LandlordState


def die(state: LandlordState) -> int:
    """One die."""
    return state.rng.die()


def dice(state: LandlordState) -> tuple[int, int]:
    """Two dice, the first one first."""
    rng = state.rng
    return rng.die(), rng.die()


def seat(state: LandlordState) -> int:
    """Any of the seats."""
    return state.rng.below(state.seats)


def shuffle(state: LandlordState, items: list[int]) -> None:
    """Deeds or cards in any order, in place."""
    state.rng.shuffle(items)


def reseed(state: LandlordState, seed: int) -> None:
    """Dice and cards to come are those of another seed."""
    state.rng = Rng(seed)
