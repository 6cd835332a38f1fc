"""What a computer player is, and what it is told besides the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from game.engine.command import Command
from game.engine.event import Event

Seen = TypeVar("Seen", contravariant=True)


class Memory(Protocol):
    """What a table remembers for its computers; it follows from the events of the game."""

    def watch(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        ...


class Bot(Protocol[Seen]):
    """Decides for any seat that is asked; the same state and memory give the same decision.

    `public_only` bots never look at what `observe` hides, so they may be given the state itself, uncopied.
    """

    public_only: bool

    def decide(self, seen: Seen, seat: int, memory: Any) -> Command:
        """The command of a seat that must act."""
        ...

    def interrupt(self, seen: Seen, seat: int) -> Command | None:
        """A command of a seat that nobody asks, if it wants to give one now."""
        ...
