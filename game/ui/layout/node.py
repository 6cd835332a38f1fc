"""What every part of a layout is: it says how large it wants to be, and is then given its place."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from game.ui.draw.style import TextStyle
from game.ui.draw.text import Run

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas

Paint = Callable[["Canvas", pygame.FRect], None]
Pad = float | tuple[float, float] | tuple[float, float, float, float]
"""Room inside an edge: all round, (left and right, top and bottom), or (left, top, right, bottom)."""
SLACK = 0.25  # reference pixels that count as nothing: what rounding leaves over breaks no line


class Size(NamedTuple):
    """The size of a part, and how far below its top its first line of text stands."""

    width: float
    height: float
    baseline: float


class Block(Protocol):
    """Words set in lines, ready to be drawn."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...

    @property
    def baseline(self) -> float: ...

    @property
    def cut(self) -> bool:
        """Whether words are missing, or one is broken."""
        ...

    def draw(self, canvas: Canvas, box: pygame.FRect, style: TextStyle) -> None: ...


class Ruler(Protocol):
    """What the layout knows of text: all lengths are reference pixels."""

    text_size: float  # the player's own
    zoom: float  # what the sizes of all styles are multiplied with

    def zoomed(self, zoom: float) -> Ruler:
        """The ruler of the same words in larger or smaller type; always the same one for a zoom."""
        ...

    def least(self, runs: tuple[Run, ...], style: TextStyle, lines: int) -> float:
        """The least width that breaks no word and needs at most this many lines (0: any number)."""
        ...

    def block(self, runs: tuple[Run, ...], style: TextStyle, width: float, lines: int) -> Block:
        """The words in lines of a width; those beyond this many lines (0: any number) are cut."""
        ...


class Sized(Protocol):
    """What can stand in a layout: a node, or a control inside a `Leaf`."""

    def measure(self, ruler: Ruler, width: float) -> Size:
        """The size it wants when offered a width: at 0 the least it needs, at infinity all it likes."""
        ...

    def place(self, ruler: Ruler, box: pygame.FRect) -> None:
        """Stand here."""
        ...


def words_width(ruler: Ruler, words: str, style: TextStyle) -> float:
    """How wide words are in one line."""
    return ruler.block((Run(words),), style, inf, 0).width


@dataclass(eq=False)
class Node:
    """A part with limits, room inside its edge, and a painter for its ground.

    `grow` is its share of what is left over along its parent; `width` and `height` fix a side.
    """

    key: Hashable = field(default=None, kw_only=True)
    grow: float = field(default=0.0, kw_only=True)
    width: float | None = field(default=None, kw_only=True)
    height: float | None = field(default=None, kw_only=True)
    min_width: float = field(default=0.0, kw_only=True)
    max_width: float = field(default=inf, kw_only=True)
    min_height: float = field(default=0.0, kw_only=True)
    max_height: float = field(default=inf, kw_only=True)
    pad: Pad = field(default=0.0, kw_only=True)
    paint: Paint | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        if self.width is not None:
            self.min_width = self.max_width = self.width
        if self.height is not None:
            self.min_height = self.max_height = self.height
        self.box = pygame.FRect(0, 0, 0, 0)
        self.edges = _edges(self.pad)
        self._sizes: dict[tuple[Ruler, float], Size] = {}

    def measure(self, ruler: Ruler, width: float = inf) -> Size:
        """The size it wants if it is offered a width."""
        found = self._sizes.get((ruler, width))
        if found is None:
            left, top, right, bottom = self.edges
            offered = max(self.min_width, min(width, self.max_width)) - left - right
            w, h, base = self.content_size(ruler, max(0.0, offered))
            found = self._sizes[ruler, width] = Size(
                max(self.min_width, min(w + left + right, self.max_width)),
                max(self.min_height, min(h + top + bottom, self.max_height)),
                top + base,
            )
        return found

    def place(self, ruler: Ruler, box: pygame.FRect) -> None:
        """Stand here, and give what is inside its place."""
        self.box = box
        left, top, right, bottom = self.edges
        x, y, w, h = box
        self.place_content(ruler, x + left, y + top, max(0.0, w - left - right), max(0.0, h - top - bottom))

    def fits(self, ruler: Ruler, width: float, height: float) -> bool:
        """Whether nothing inside it is cut in a room."""
        size = self.measure(ruler, width)
        return size.width <= width + SLACK and size.height <= height + SLACK

    @property
    def yields(self) -> bool:
        """Whether it can do with less height than it asks for."""
        return False

    def content_size(self, ruler: Ruler, width: float) -> Size:
        """The size of what is inside its edge."""
        return Size(0, 0, 0)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        """Give what is inside its edge its place."""

    @property
    def parts(self) -> Sequence[Node]:
        """The nodes inside it that are shown."""
        return ()

    def walk(self) -> Iterator[Node]:
        """It and all that is shown inside it, in reading order."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def draw(self, canvas: Canvas) -> None:
        """Draw its ground, then what is inside it."""
        if self.paint is not None:
            self.paint(canvas, self.box)
        for part in self.parts:
            part.draw(canvas)


def _edges(pad: Pad) -> tuple[float, float, float, float]:
    if not isinstance(pad, tuple):
        return pad, pad, pad, pad
    return pad if len(pad) == 4 else (*pad, *pad)
