"""An event is what then happened; the table shows nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform


@dataclass(frozen=True, slots=True)
class Why:
    """The rules that made an event so, and the figures that were used.

    `rules` are ids of rule texts ("rent.group_doubled"); `figures` are name-value pairs the text may show.
    """

    rules: tuple[str, ...]
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True)
class Event:
    """Something that happened, with the amounts that resulted from it."""

    why: Why | None = field(default=None, kw_only=True)

    @property
    def chance(self) -> bool:
        """Whether dice or a shuffled deck decided this, so that it can't be taken back."""
        return False

    @property
    def agreed(self) -> bool:
        """Whether somebody has consented to something by this, so that it can't be taken back either."""
        return False

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see this event, or None when everyone may."""
        return None


E = TypeVar("E", bound=Event)


@dataclass_transform()
def event(cls: type[E]) -> type[E]:
    """Make a class an event (slots, not frozen: half the cost of making one; nobody writes to it)."""
    return dataclass(slots=True)(cls)
