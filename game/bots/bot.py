"""What a computer player is, what it is told besides the state, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.bots.memory import Memory
from game.engine.command import Command
from game.landlord.bots.random_bot import RandomBot
from game.landlord.bots.steady import Steady
from game.landlord.rules.state import Claim, LandlordState

__all__ = ["BOTS", "Bot", "Memory"]


class Bot(Protocol):
    """Decides for any seat that is asked; the same state and memory give the same decision.

    `public_only` bots never look at what `observe` hides, so they may be given the state itself, uncopied.
    """

    public_only: bool

    def decide(self, seen: LandlordState, seat: int, memory: Memory) -> Command: ...

    def claims(self, seen: LandlordState, claim: Claim) -> bool:
        """Whether the owner of an open rent asks for it now."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {"steady": Steady, "random": RandomBot}
