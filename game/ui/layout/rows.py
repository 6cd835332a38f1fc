"""Parts side by side: one row, a table, equal cells, or as many lines as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from math import ceil, inf
from typing import Literal

import pygame

from game.ui.layout.column import Align, Column, Justify, lead
from game.ui.layout.node import SLACK, Node, Ruler, Size
from game.ui.layout.share import share

Cells = Sequence[Sequence[Node]]


@dataclass(eq=False)
class _Rows(Node):
    """Cells in rows that have their columns in common."""

    gap: float = field(default=0.0, kw_only=True)
    row_gap: float | None = field(default=None, kw_only=True)  # between rows, where it differs
    align: Align | Literal["baseline"] = field(default="center", kw_only=True)  # within the height of a row
    justify: Justify = field(default="start", kw_only=True)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._columns: dict[tuple[Ruler, float], tuple[list[float], float]] = {}

    def rows(self, ruler: Ruler, width: float) -> Cells:
        """The cells as they stand in a width."""
        raise NotImplementedError

    @property
    def parts(self) -> Sequence[Node]:
        raise NotImplementedError

    @property
    def yields(self) -> bool:
        return any(part.yields for part in self.parts)

    def columns(self, ruler: Ruler, width: float) -> tuple[list[float], float]:
        """How wide each column is in a width, and how wide all want to be together; worked out once."""
        found = self._columns.get((ruler, width))
        if found is None:
            found = self._columns[ruler, width] = self.shared(ruler, width)
        return found

    def shared(self, ruler: Ruler, width: float) -> tuple[list[float], float]:
        """A column is as wide as its widest cell, and grows if one of its cells does."""
        upright = [[cell for cell in column if cell] for column in zip_longest(*self.rows(ruler, width))]
        gaps = self.gap * max(0, len(upright) - 1)
        wants = [max([cell.measure(ruler).width for cell in column]) for column in upright]
        wanted = sum(wants) + gaps
        if width == inf:
            return wants, wanted
        leasts = wants
        if wanted > width + SLACK:
            leasts = [max([cell.measure(ruler, 0.0).width for cell in column]) for column in upright]
        grows = [max([cell.grow for cell in column]) for column in upright]
        mosts = [max([cell.max_width for cell in column]) for column in upright]
        widths = share(wants, leasts, grows, mosts, width - gaps)
        return widths, min(wanted, sum(widths) + gaps)

    def content_size(self, ruler: Ruler, width: float) -> Size:
        widths, wanted = self.columns(ruler, width)
        highs = [self._high(ruler, row, widths) for row in self.rows(ruler, width)]
        height = sum(high for high, _ in highs) + self._between * max(0, len(highs) - 1)
        return Size(wanted, height, highs[0][1] if highs else 0.0)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        rows, widths = self.rows(ruler, w), self.columns(ruler, w)[0]
        gaps = self.gap * max(0, len(widths) - 1)
        if sum(widths) + gaps > w + SLACK:  # no room for all: still nothing lies over its neighbour
            part = max(0.0, w - gaps) / (sum(widths) or 1.0)
            widths = [wide * part for wide in widths]
        spare = max(0.0, w - sum(widths) - gaps)
        gap = self.gap + (spare / max(1, len(widths) - 1) if self.justify == "between" else 0)
        highs = [self._high(ruler, row, widths) for row in rows]
        more = h - sum(high for high, _ in highs) - self._between * max(0, len(highs) - 1)
        if more < 0 and not self.yields:
            more = 0.0
        for row, (high, base) in zip(rows, highs, strict=True):
            high += more / len(rows)
            left = x + lead(self.justify, spare)
            for cell, wide in zip(row, widths, strict=False):
                self._place(ruler, cell, (left, y, min(wide, cell.max_width), high), base)
                left += wide + gap
            y += high + self._between

    @property
    def _between(self) -> float:
        return self.gap if self.row_gap is None else self.row_gap

    def _high(self, ruler: Ruler, row: Sequence[Node], widths: Sequence[float]) -> tuple[float, float]:
        """How high a row is, and where its first line of text stands."""
        sizes = [
            cell.measure(ruler, min(wide, cell.max_width)) for cell, wide in zip(row, widths, strict=False)
        ]
        base = max([size.baseline for size in sizes])
        if self.align == "baseline":
            return base + max([size.height - size.baseline for size in sizes]), base
        return max([size.height for size in sizes]), base

    def _place(self, ruler: Ruler, cell: Node, room: tuple[float, float, float, float], base: float) -> None:
        x, y, w, h = room
        size = cell.measure(ruler, w)
        high = min(h, cell.max_height) if self.align == "stretch" else size.height
        if cell.yields:
            high = min(h, high)
        y += base - size.baseline if self.align == "baseline" else lead(self.align, h - high)
        cell.place(ruler, pygame.FRect(x, y, w, high))


@dataclass(eq=False)
class Row(_Rows):
    """Parts side by side."""

    children: Sequence[Node]

    @property
    def parts(self) -> Sequence[Node]:
        return self.children

    def rows(self, ruler: Ruler, width: float) -> Cells:
        return (self.children,) if self.children else ()


@dataclass(eq=False)
class Table(_Rows):
    """Rows whose columns stand below each other; a row may be shorter than others."""

    cells: Cells

    @property
    def parts(self) -> Sequence[Node]:
        return [cell for row in self.cells for cell in row]

    def rows(self, ruler: Ruler, width: float) -> Cells:
        return self.cells


@dataclass(eq=False)
class Grid(_Rows):
    """Cells of one width that fill the room: at most this many side by side, fewer where they don't fit."""

    children: Sequence[Node]
    most: int
    align: Align | Literal["baseline"] = field(default="stretch", kw_only=True)

    @property
    def parts(self) -> Sequence[Node]:
        return self.children

    def rows(self, ruler: Ruler, width: float) -> Cells:
        across = self._across(ruler, width)
        return [self.children[at : at + across] for at in range(0, len(self.children), across)]

    def shared(self, ruler: Ruler, width: float) -> tuple[list[float], float]:
        across = self._across(ruler, width)
        gaps = self.gap * (across - 1)
        wanted = max((child.measure(ruler).width for child in self.children), default=0.0) * across + gaps
        if width == inf:
            return [(wanted - gaps) / across] * across, wanted
        least = max((child.measure(ruler, 0.0).width for child in self.children), default=0.0)
        cell = max(least, (width - gaps) / across)
        return [cell] * across, min(wanted, cell * across + gaps)

    def _across(self, ruler: Ruler, width: float) -> int:
        """How many stand side by side; four that do not fit become two and two, not three and one."""
        count = len(self.children)
        least = max((child.measure(ruler, 0.0).width for child in self.children), default=0.0)
        for rows in range(ceil(count / self.most), count + 1):
            across = ceil(count / max(1, rows))
            if across * (least + self.gap) - self.gap <= width + SLACK:
                return max(1, across)
        return 1


@dataclass(eq=False)
class Wrap(Node):
    """Parts side by side in as many lines as it takes, each as wide as it wants to be."""

    children: Sequence[Node]
    gap: float = field(default=0.0, kw_only=True)
    row_gap: float | None = field(default=None, kw_only=True)
    align: Align | Literal["baseline"] = field(default="center", kw_only=True)
    justify: Justify = field(default="start", kw_only=True)

    @property
    def parts(self) -> Sequence[Node]:
        return self.children

    def content_size(self, ruler: Ruler, width: float) -> Size:
        return self._lines(ruler, width).measure(ruler, width)

    def place_content(self, ruler: Ruler, x: float, y: float, w: float, h: float) -> None:
        self._lines(ruler, w).place(ruler, pygame.FRect(x, y, w, h))

    def _lines(self, ruler: Ruler, width: float) -> Column:
        lines: list[list[Node]] = []
        left = 0.0
        for child in self.children:
            wide = child.measure(ruler).width
            if not lines or left + wide > width + SLACK:
                lines.append([])
                left = 0.0
            lines[-1].append(child)
            left += wide + self.gap
        rows = [Row(line, gap=self.gap, align=self.align, justify=self.justify) for line in lines]
        return Column(rows, gap=self.gap if self.row_gap is None else self.row_gap)
