"""What a game hands over about its computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from game.bots.bot import Bot, Memory
from game.engine.event import Event
from game.engine.protocol import S


class Audit(Protocol):
    """Counts the goods of one game again, to find what was lost or made."""

    def faults(self, events: Sequence[Event]) -> Sequence[str]:
        """What is wrong, these events after it was last asked."""
        ...


@dataclass(frozen=True, eq=False)
class BotKit(Generic[S]):
    """The computer players of a game by their levels, the usual one first, and what is told and counted."""

    levels: Mapping[str, Callable[[], Bot[S]]]
    memory: Callable[[], Memory]
    audit: Callable[[S], Audit]

    @property
    def usual(self) -> str:
        """The level that plays when nothing else is said."""
        return next(iter(self.levels))
