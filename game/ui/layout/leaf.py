"""Where a layout ends: words, controls, pictures and empty room."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.style import PLAIN, TextStyle
from game.ui.draw.text import Run, rich
from game.ui.layout.node import SLACK, Block, Node, Ruler, Size, Sized

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas


@dataclass(eq=False)
class Text(Node):
    """Words as they are; they wrap where they must, into `lines` at most unless that is 0."""

    words: str
    style: TextStyle = PLAIN
    lines: int = field(default=0, kw_only=True)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.runs = self.read()
        self.block: Block | None = None  # the words in lines, as soon as they have their place
        self._inside = self.box

    def read(self) -> tuple[Run, ...]:
        """The words in stretches of one look."""
        return (Run(self.words),)

    @property
    def cut(self) -> bool:
        """Whether words are missing, broken, or run out of their room."""
        block = self.block
        return block is not None and (block.cut or block.height > self._inside.height + 1)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        block = ruler.block(self.runs, self.style, inf, self.lines)
        if block.width > width + SLACK:
            least = ruler.least(self.runs, self.style, self.lines)
            block = ruler.block(self.runs, self.style, max(width, least), self.lines)
        return Size(block.width, block.height, block.baseline)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        self._inside = pygame.FRect(x, y, w, h)
        self.block = ruler.block(self.runs, self.style, inf, self.lines)
        if self.block.width > w + SLACK:
            self.block = ruler.block(self.runs, self.style, w, self.lines)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.block is not None:
            self.block.draw(canvas, self._inside, self.style)


@dataclass(eq=False)
class Paragraph(Text):
    """Words with **bold** and [gold]coloured[/] stretches."""

    def read(self) -> tuple[Run, ...]:
        return tuple(rich(self.words))


@dataclass(eq=False)
class Leaf(Node):
    """A control that knows its own size; without one a picture of a fixed size, or empty room."""

    control: Sized | None = None

    def content_size(self, ruler: Ruler, width: float) -> Size:
        if self.control is not None:
            return self.control.measure(ruler, width)
        _, top, _, bottom = self.edges
        return Size(0, 0, self.min_height - top - bottom)  # a picture stands on the line

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        if self.control is not None:
            self.control.place(ruler, pygame.FRect(x, y, w, h))
