"""What one seat may know, and a full state that fits it."""

from __future__ import annotations

from game.engine.rng import Rng
from game.landlord.rules.state import LandlordState


def observe(state: LandlordState, seat: int) -> LandlordState:
    """Everything lies open on this table but the order of the decks and the dice to come."""
    seen = state.copy()
    seen.rng = Rng(0)
    for pile in seen.piles:
        pile.sort()
    return seen


def determinize(seen: LandlordState, seed: int) -> LandlordState:
    """Shuffle what is hidden, and roll dice of one's own."""
    full = seen.copy()
    full.rng = Rng(seed)
    for pile in full.piles:
        full.rng.shuffle(pile)
    return full
