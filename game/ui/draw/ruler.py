"""How large words are in an edition's faces and at a window's scale, in reference pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

import pygame

from game.ui.draw.style import TextStyle
from game.view.canvas import Canvas
from game.view.fonts import Font
from game.view.scale import Scale
from game.view.text import ELLIPSIS, Run, draw_lines, flow, measure
from game.view.theme import Theme

KEPT = 4096
SLACK = 0.25  # device pixels that rounding may have taken from a width
_WORD = re.compile(r"([^ \n]+)|([ \n]+)")
Lines = Sequence[Sequence[Run]]


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Words set in lines of two faces; `step` is the distance of the lines in device pixels."""

    lines: Lines
    regular: Font
    bold: Font
    step: int
    width: float
    height: float
    baseline: float
    cut: bool  # words are missing, or one is broken

    def draw(self, canvas: Canvas, box: pygame.FRect, style: TextStyle) -> None:
        """Draw the lines from the top of a box."""
        theme, plain = canvas.theme, canvas.theme.c(style.colour)
        draw_lines(
            canvas.surface,
            self.lines,
            canvas.scale.rect(box),
            self.regular,
            self.bold,
            plain,
            lambda mark: theme.letters(mark) if theme.has(mark) else plain,
            align=style.align,
            line=self.step,
        )


class FontRuler:
    """Sets words and remembers what it has set: keep one as long as theme and scale are the same."""

    def __init__(self, theme: Theme, scale: Scale, zoom: float = 1.0) -> None:
        self.theme, self.scale, self.zoom = theme, scale, zoom
        self.text_size = scale.text_size
        self._zoomed: dict[float, FontRuler] = {1.0: self}
        self._blocks = lru_cache(KEPT)(self._block)
        self._leasts = lru_cache(KEPT)(self._least)

    def zoomed(self, zoom: float) -> FontRuler:
        """The ruler of the same words in larger or smaller type."""
        if zoom not in self._zoomed:
            self._zoomed[zoom] = FontRuler(self.theme, self.scale, self.zoom * zoom)
        return self._zoomed[zoom]

    def font(self, role: str, style: TextStyle) -> Font:
        """A face in the size of a style."""
        return self.theme.font(role, self.scale.text(style.size * self.zoom, style.floor))

    def block(self, runs: tuple[Run, ...], style: TextStyle, width: float, lines: int) -> TextBlock:
        """The words in lines of a width; those beyond so many lines (0: any number) are cut."""
        room = width if width == inf else int(width * self.scale.factor + SLACK)
        return self._blocks(runs, style, room, lines)

    def least(self, runs: tuple[Run, ...], style: TextStyle, lines: int) -> float:
        """The least width in which no word is broken and the lines are so many at most (0: any number)."""
        return self._leasts(runs, style, lines) / self.scale.factor

    def _block(self, runs: tuple[Run, ...], style: TextStyle, room: float, most: int) -> TextBlock:
        regular, bold = self.font(style.role, style), self.font(style.bold, style)
        lines = flow(runs, regular, bold, room)
        cut = _widest_word(runs, regular, bold) > room
        if most and len(lines) > most:
            cut = True
            rest = [run for line in lines[most - 1 :] for run in line]
            lines[most - 1 :] = [_shortened(rest, regular, bold, room)]
        width = max(_width(line, regular, bold) for line in lines)
        step, factor = regular.line, self.scale.factor
        if style.line:
            step = max(step, self.scale.px(style.line * self.zoom))
        return TextBlock(
            lines,
            regular,
            bold,
            step,
            width / factor,
            step * len(lines) / factor,
            (step + regular.cap) / 2 / factor,
            cut,
        )

    def _least(self, runs: tuple[Run, ...], style: TextStyle, most: int) -> int:
        regular, bold = self.font(style.role, style), self.font(style.bold, style)
        low = _widest_word(runs, regular, bold)
        if not most or len(flow(runs, regular, bold, low)) <= most:
            return low
        high = max(_width(line, regular, bold) for line in flow(runs, regular, bold, inf))
        while high - low > 1:
            middle = (low + high) // 2
            fits = len(flow(runs, regular, bold, middle)) <= most
            low, high = (low, middle) if fits else (middle, high)
        return high


def _width(line: Sequence[Run], regular: Font, bold: Font) -> int:
    """How wide a line is, without the space at its end."""
    texts = [(bold if run.bold else regular, run.text) for run in line]
    if texts:
        texts[-1] = (texts[-1][0], texts[-1][1].rstrip(" "))
    return sum(measure(font, text) for font, text in texts)


def _widest_word(runs: Sequence[Run], regular: Font, bold: Font) -> int:
    widest = width = 0
    for run in runs:
        for word, _space in _WORD.findall(run.text):
            width = width + measure(bold if run.bold else regular, word) if word else 0
            widest = max(widest, width)
    return widest


def _shortened(line: Sequence[Run], regular: Font, bold: Font, room: float) -> list[Run]:
    """The longest beginning of a line that fits with an ellipsis."""
    whole = sum(len(run.text) for run in line)
    for end in range(whole - 1, 0, -1):
        short = _beginning(line, end)
        if _width(short, regular, bold) <= room:
            return short
    return [Run(ELLIPSIS)]


def _beginning(line: Sequence[Run], end: int) -> list[Run]:
    short: list[Run] = []
    for run in line:
        if end <= 0:
            break
        short.append(Run(run.text[:end], run.bold, run.colour))
        end -= len(run.text)
    last = short[-1]
    return [*short[:-1], Run(last.text.rstrip() + ELLIPSIS, last.bold, last.colour)]
