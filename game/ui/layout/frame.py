"""Parts that decide how what is inside them gets along with its room."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import pygame

from game.ui.layout.column import Align, lead
from game.ui.layout.node import SLACK, Node, Ruler, Size

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas

BAR = 22.0  # what a scroll bar takes on the right


@dataclass(eq=False)
class Stack(Node):
    """Parts over each other, all in the same room."""

    children: Sequence[Node]

    @property
    def parts(self) -> Sequence[Node]:
        return self.children

    @property
    def yields(self) -> bool:
        return all(child.yields for child in self.children)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        sizes = [child.measure(ruler, width) for child in self.children] or [Size(0, 0, 0)]
        return Size(*(max(side) for side in zip(*sizes, strict=True)))

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        for child in self.children:
            child.place(ruler, pygame.FRect(x, y, min(w, child.max_width), min(h, child.max_height)))


@dataclass(eq=False)
class _Around(Node):
    """A part round another one."""

    child: Node

    @property
    def parts(self) -> Sequence[Node]:
        return (self.child,)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        return self.child.measure(ruler, width)


@dataclass(eq=False)
class Aligned(_Around):
    """A part at an edge or in the middle of a larger room, no larger than it wants to be."""

    x: Align = "center"
    y: Align = "center"

    @property
    def yields(self) -> bool:
        return self.child.yields

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        size = self.child.measure(ruler, w)
        wide = w if self.x == "stretch" else min(w, size.width)
        high = h if self.y == "stretch" else min(h, size.height)
        x, y = x + lead(self.x, w - wide), y + lead(self.y, h - high)
        self.child.place(ruler, pygame.FRect(x, y, wide, high))


@dataclass(eq=False)
class Scroll(_Around):
    """A window on a part that may be higher; the part is placed as if there were room for all of it."""

    @property
    def yields(self) -> bool:
        return True

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        below = self.child.box.bottom - self.box.bottom
        return below if below > SLACK else 0.0

    def fits(self, ruler: Ruler, width: float, height: float) -> bool:
        return super().fits(ruler, width, inf) and self.min_height <= height

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        if self.child.measure(ruler, w).height > h + SLACK:
            w -= BAR
        high = max(h, self.child.measure(ruler, w).height)
        self.child.place(ruler, pygame.FRect(x, y, w, high))

    def draw(self, canvas: Canvas) -> None:
        if self.paint is not None:
            self.paint(canvas, self.box)


@dataclass(eq=False)
class Fit(_Around):
    """All words inside it become smaller together until it fits, down to `least` of their usual size.

    Usual is their size without the player's enlargement.
    """

    least: float = 0.85

    @property
    def yields(self) -> bool:
        return True

    def fits(self, ruler: Ruler, width: float, height: float) -> bool:
        return self.child.fits(self._ruler(ruler, width, height), width, height)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        return self.child.measure(self._ruler(ruler, width, inf), width)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        self.child.place(self._ruler(ruler, w, h), pygame.FRect(x, y, w, h))

    def __post_init__(self) -> None:
        super().__post_init__()
        self._rulers: dict[tuple[Ruler, float, float], Ruler] = {}

    def _ruler(self, ruler: Ruler, width: float, height: float) -> Ruler:
        """The one of the largest type with which the child fits, or of the smallest type; found once."""
        found = self._rulers.get((ruler, width, height))
        if found is None:
            found = self._rulers[ruler, width, height] = self._fitting(ruler, width, height)
        return found

    def _fitting(self, ruler: Ruler, width: float, height: float) -> Ruler:
        if self.child.fits(ruler, width, height):
            return ruler
        least = self.least / max(1.0, ruler.text_size)
        smallest = ruler.zoomed(least)
        if not self.child.fits(smallest, width, height):
            return smallest
        sizes = range(95, round(100 * least), -5)[::-1]
        at = bisect(
            sizes, False, key=lambda size: not self.child.fits(ruler.zoomed(size / 100), width, height)
        )
        return ruler.zoomed(sizes[at - 1] / 100) if at else smallest


@dataclass(eq=False)
class First(Node):
    """The first of several forms that fits the room; where none does, the last."""

    forms: Sequence[Node]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.form: Node | None = None  # the one that is shown, once it has its place

    @property
    def yields(self) -> bool:
        return True

    @property
    def parts(self) -> Sequence[Node]:
        return self.forms if self.form is None else (self.form,)

    def fits(self, ruler: Ruler, width: float, height: float) -> bool:
        return any(form.fits(ruler, width, height) for form in self.forms)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        return self._form(ruler, width, inf).measure(ruler, width)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        self.form = self._form(ruler, w, h)
        self.form.place(ruler, pygame.FRect(x, y, w, h))

    def _form(self, ruler: Ruler, width: float, height: float) -> Node:
        return next((form for form in self.forms if form.fits(ruler, width, height)), self.forms[-1])
