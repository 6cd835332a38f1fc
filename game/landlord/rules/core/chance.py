"""The only door to chance: what the generator in the state decides."""

from __future__ import annotations

from game.engine.rng import Rng
from game.landlord.rules.state import LandlordState


def die(state: LandlordState) -> int:
    """One die."""
    return state.rng.die()


def seat(state: LandlordState) -> int:
    """Any of the seats."""
    return state.rng.below(state.seats)


def shuffled(state: LandlordState, items: tuple[int, ...]) -> list[int]:
    """The same in any order."""
    found = list(items)
    state.rng.shuffle(found)
    return found


def shuffle_piles(state: LandlordState) -> None:
    """Every deck, as it lies there."""
    for pile in state.piles:
        state.rng.shuffle(pile)


def reseed(state: LandlordState, seed: int) -> None:
    """Dice and cards to come are those of another seed."""
    state.rng = Rng(seed)
