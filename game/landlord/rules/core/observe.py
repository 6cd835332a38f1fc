"""What one seat may know, and a full state that fits it."""

from __future__ import annotations

from game.landlord.rules.core import chance, ledger
from game.landlord.rules.state import LandlordState


def observe(state: LandlordState, seat: int) -> LandlordState:
    """Everything lies open on this table but the order of the decks and the dice to come."""
    seen = state.copy()
    chance.reseed(seen, 0)
    ledger.sort_piles(seen)
    return seen


def determinize(seen: LandlordState, seed: int) -> LandlordState:
    """Shuffle what is hidden, and roll dice of one's own."""
    full = seen.copy()
    chance.reseed(full, seed)
    ledger.shuffle_piles(full)
    return full
