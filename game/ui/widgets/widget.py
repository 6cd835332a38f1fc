"""What all controls share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.actions import Action
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.input import Editing, Press, Release, Text
from game.ui.layout import Ruler, Size
from game.ui.reply import Reply
from game.ui.scale import Box

TARGET = 44  # the least side of what can be hit with the pointer
Point = Sequence[float]


@dataclass(frozen=True, slots=True)
class Mood:
    """How a control should look at this moment."""

    now: float = 0.0
    hover: bool = False
    active: bool = False  # it has the focus
    focus: bool = False  # it has the focus and the focus is shown, as it is for keys and pad
    pressed: bool = False
    pad: bool = False
    typing: bool = False  # letters are text now
    caps: Callable[[Action], str] = lambda action: ""

    def cap(self, letter: str) -> str:
        """What the cap of a letter's key shows; nothing where the letter does not act."""
        return "" if self.pad or self.typing else letter.upper()


class Widget:
    """A control at a box in reference pixels; greyed when it has a `reason` why it can't be used now."""

    focusable = True
    primary = False  # answers to Space from anywhere
    careful = False  # Space from elsewhere only brings the focus to it
    typing = False  # takes letters
    roams = False  # the arrows move a focus inside it
    tip_below = False  # its tooltip would cover a heading above it
    radius: float = chrome.CONTROL

    def __init__(
        self,
        key: Hashable,
        box: Box,
        *,
        on_press: Callable[[], Reply] | None = None,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
        group: Hashable = "",
        action: Action | None = None,
        letter: str = "",
    ) -> None:
        self.key = key
        self.box = pygame.FRect(*box)
        self.made = self.box.size
        self.caps: Callable[[Action], str] = lambda action: ""  # what the caps of its keys show when measured
        self.on_press = on_press
        self.enabled = enabled and not reason
        self.reason = reason
        self.tip = tip
        self.group = group
        self.action = action
        self.letter = letter
        self.owner: Widget | None = None  # the scroll area it lies in

    # layout
    def measure(self, ruler: Ruler, width: float) -> Size:
        """The size that a layout should give it: at first the one it was made with."""
        wide, high = self.made
        return Size(wide, high, high)

    def place(self, ruler: Ruler, box: Box) -> None:
        """Stand where a layout says."""
        self.box = pygame.FRect(*box)

    # looks
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it."""

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        """Draw what it lays over its neighbours, such as an open list."""

    def ring(self) -> tuple[Box, float]:
        """The box and radius that the focus ring runs round."""
        return self.box, self.radius

    def hit(self, at: Point) -> bool:
        """Whether a point is on it; small controls reach further than they look."""
        grow_x, grow_y = max(0.0, TARGET - self.box.width), max(0.0, TARGET - self.box.height)
        return bool(self.box.inflate(grow_x, grow_y).collidepoint(at[0], at[1]))

    @property
    def explanation(self) -> str:
        """What its tooltip says: why not, or else what it does."""
        return self.reason or self.tip

    @property
    def on_enter(self) -> Callable[..., Reply] | None:
        """What Enter does while it has the focus."""
        return self.on_press

    @property
    def children(self) -> Sequence[Widget]:
        """Controls inside it."""
        return ()

    def shown(self) -> pygame.FRect:
        """Its box where it is seen, after scrolling."""
        dx, dy = self.shift()
        return self.box.move(dx, dy)

    def shift(self) -> tuple[float, float]:
        """How far the areas it lies in have scrolled it."""
        return self.owner.inner_shift() if self.owner is not None else (0.0, 0.0)

    def inner_shift(self) -> tuple[float, float]:
        """How far its children are scrolled."""
        return self.shift()

    # acts
    def press(self) -> Reply:
        """Use it: Enter, a click, its letter or Space."""
        if self.on_press is None:
            return None
        return self.on_press() or True

    def hears(self, press: Press) -> bool:
        """Whether a key is its own from anywhere."""
        if self.action is not None and press.means(self.action):
            return True
        return bool(self.letter) and press.key == self.letter.lower() and not press.ctrl

    def key_down(self, press: Press, now: float) -> Reply:
        """A key while it has the focus, before anybody else gets it."""
        return None

    def key_up(self, release: Release) -> Reply:
        """A key came up while it has the focus."""
        return None

    def typed(self, event: Text | Editing) -> Reply:
        """Characters while it has the focus."""
        return None

    def down(self, at: Point, now: float) -> Reply:
        """The pointer went down on it."""
        return None

    def drag(self, at: Point) -> Reply:
        """The pointer moved while it holds it."""
        return None

    def up(self, at: Point, now: float) -> Reply:
        """The pointer came up that went down on it."""
        return self.press() if self.hit(at) and self.enabled else None

    def wheel(self, dx: float, dy: float) -> Reply:
        """The wheel turned over it."""
        return None

    def reveal(self, child: Widget) -> None:
        """Bring a control inside it into view."""

    def hover(self, at: Point | None) -> bool:
        """The pointer is at a point of it, or has left; True if that changes its looks beyond the mood."""
        return False

    def focus_lost(self) -> Reply:
        """Another control has the focus now."""
        return None

    def adopt(self, old: Widget) -> None:
        """Take over what the player was doing with the control that had this key before."""

    # time
    @property
    def grabs(self) -> bool:
        """Whether it hears everything first, as an open list does."""
        return False

    @property
    def animating(self) -> bool:
        """Whether it moves by itself."""
        return False

    def wake_at(self, now: float, focused: bool) -> float | None:
        """When it wants to be drawn next although nothing happens."""
        return None

    def update(self, now: float) -> Reply:
        """Time has passed."""
        return None
