"""What all scenes and controls share: the look, the scale, the time and the devices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.actions import Action, Bindings
from game.ui.audio import Audio
from game.ui.draw.canvas import Canvas
from game.ui.draw.ruler import FontRuler, ruler_of
from game.ui.draw.theme import Theme
from game.ui.scale import Scale


@dataclass(slots=True)
class Comfort:
    """What the player asked for to see and follow the game well."""

    text_size: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False


@dataclass
class View:
    """What all scenes share: the look, the scale, the time and the devices."""

    theme: Theme
    scale: Scale
    size: tuple[int, int]
    bindings: Bindings
    comfort: Comfort = field(default_factory=Comfort)
    audio: Audio = field(default_factory=lambda: Audio(on=False))
    now: float = 0.0
    rumble: Callable[[], None] = lambda: None
    held: Callable[[], set[str]] = set  # the keys and buttons that are down
    pad: bool = False
    pointer: bool = True
    stale: bool = False
    intact: bool = False  # the surface still shows the last picture that the scene on top drew itself
    below: tuple[pygame.Surface, pygame.Surface] | None = None  # what lies under a dialog: dimmed, plain
    full_screen: bool = False
    want_full_screen: bool | None = None
    want_size: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        self.audio.dress(self.theme.look.sounds)

    @property
    def ruler(self) -> FontRuler:
        """What measures words for the layout of this window."""
        return ruler_of(self.theme, self.scale)

    def caps(self, action: Action) -> str:
        """What a key cap shows for an act on the device used last."""
        return self.bindings.label(action, pad=self.pad)

    def letter(self, letter: str) -> str:
        """What a key cap shows for a letter that is no act; a pad has none."""
        return "" if self.pad else letter.upper()

    def scratch(self) -> Canvas:
        """A canvas to measure words on while controls are laid out."""
        return Canvas(pygame.Surface((1, 1)), self.theme, self.scale)

    def set_theme(self, theme: Theme) -> None:
        """Dress everything in another edition."""
        self.theme = theme
        self.audio.dress(theme.look.sounds)
        self.stale = True

    def refresh(self) -> None:
        """Lay everything out again: language, text size, keys or another comfort changed."""
        self.stale = True
