"""What a scene or a control answers: which scene comes next, or that it took an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class Push:
    """Open a scene on top; `then` is told the value it pops with and may answer again."""

    scene: Scene[Any]
    then: Callable[[Any], Reply] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Close this scene with a value."""

    value: Any = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Close this scene and open another in its place."""

    scene: Scene[Any]


@dataclass(frozen=True, slots=True)
class Menu:
    """Open the menu of what is played, whatever lies over it."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game."""


Result = Push | Pop | Replace | Menu | Quit
Reply = Result | bool | None
"""What hearing an event led to: a Result, True for "taken", nothing for "not mine"."""
