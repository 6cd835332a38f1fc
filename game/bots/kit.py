"""What a game hands over about its computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from game.bots.bot import Bot, Memory
from game.bots.tally import Tally
from game.engine.event import Event
from game.engine.protocol import S
from game.packs.pack import Pack


class Audit(Protocol):
    """Counts the goods of one game again, to find what was lost or made."""

    def faults(self, events: Sequence[Event]) -> Sequence[str]:
        """What is wrong, these events after it was last asked."""
        ...


class Study(Protocol):
    """What many games of an edition have shown; as text it is tables to read."""

    @property
    def tally(self) -> Tally: ...

    def as_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True, eq=False)
class BotKit(Generic[S]):
    """The computer players of a game by their levels, the usual one first, and what is told and counted.

    `study` plays a number of games of these levels, from a seed and up to a limit of turns, and tells of it.
    """

    levels: Mapping[str, Callable[[], Bot[S]]]
    memory: Callable[[], Memory]
    audit: Callable[[S], Audit]
    study: Callable[[Pack, Sequence[str], int, int, int], Study] | None = None

    @property
    def usual(self) -> str:
        """The level that plays when nothing else is said."""
        return next(iter(self.levels))
