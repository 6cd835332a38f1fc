"""Parts below each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Literal

import pygame

from game.ui.layout.node import SLACK, Node, Ruler, Size
from game.ui.layout.share import share

Align = Literal["start", "center", "end", "stretch"]
Justify = Literal["start", "center", "end", "between"]
_BEFORE = {"center": 0.5, "end": 1.0}


def lead(where: str, spare: float) -> float:
    """How much of what is left over lies before a part."""
    return _BEFORE.get(where, 0.0) * spare


@dataclass(eq=False)
class Column(Node):
    """Parts below each other; each is as wide as the column unless `align` says otherwise."""

    children: Sequence[Node]
    gap: float = field(default=0.0, kw_only=True)
    align: Align = field(default="stretch", kw_only=True)
    justify: Justify = field(default="start", kw_only=True)

    @property
    def parts(self) -> Sequence[Node]:
        return self.children

    @property
    def yields(self) -> bool:
        return any(child.yields for child in self.children)

    def fits(self, ruler: Ruler, width: float, height: float) -> bool:
        """No more of the parts is measured than it takes to see that there is too little room."""
        left, top, right, bottom = self.edges
        offered = max(0.0, max(self.min_width, min(width, self.max_width)) - left - right)
        room = height if self.max_height == inf else inf
        room -= top + bottom + self.gap * (len(self.children) - 1) - SLACK
        for child in self.children:
            size = child.measure(ruler, offered)
            room -= size.height
            if room < 0 or size.width > offered + SLACK:
                return False
        return super().fits(ruler, width, height)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        if not self.children:
            return Size(0, 0, 0)
        sizes = [child.measure(ruler, width) for child in self.children]
        height = sum(size.height for size in sizes) + self.gap * (len(sizes) - 1)
        return Size(max(size.width for size in sizes), height, sizes[0].baseline)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        gaps = self.gap * (len(self.children) - 1)
        widths = [self._width(child, ruler, w) for child in self.children]
        heights = self._heights(ruler, widths, h - gaps)
        spare = max(0.0, h - gaps - sum(heights))
        gap = self.gap + (spare / max(1, len(heights) - 1) if self.justify == "between" else 0)
        y += lead(self.justify, spare)
        for child, wide, high in zip(self.children, widths, heights, strict=True):
            child.place(ruler, pygame.FRect(x + lead(self.align, w - wide), y, wide, high))
            y += high + gap

    def _width(self, child: Node, ruler: Ruler, width: float) -> float:
        if self.align == "stretch":
            return min(width, child.max_width)
        return min(width, child.measure(ruler, width).width)

    def _heights(self, ruler: Ruler, widths: Sequence[float], height: float) -> list[float]:
        children = self.children
        wants = [child.measure(ruler, wide).height for child, wide in zip(children, widths, strict=True)]
        leasts = [
            child.min_height if child.yields else want for child, want in zip(children, wants, strict=True)
        ]
        grows, mosts = [child.grow for child in children], [child.max_height for child in children]
        return share(wants, leasts, grows, mosts, height)
