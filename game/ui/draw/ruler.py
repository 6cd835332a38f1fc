"""How large words are in an edition's faces and at a window's scale, in reference pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.fonts import Font
from game.ui.draw.style import TextStyle
from game.ui.draw.text import ELLIPSIS, Run, draw_lines, flow, line_width
from game.ui.scale import Box, Scale

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas
    from game.ui.draw.theme import Theme

KEPT = 4096
SLACK = 0.25  # device pixels that rounding may have taken from a width
_WORD = re.compile(r"([^ \n]+)|([ \n]+)")


@dataclass(frozen=True, slots=True)
class Setting:
    """How the lines of a style are set at a scale, in device pixels."""

    fonts: tuple[Font, Font]  # regular and bold
    tracking: float
    step: int  # from line to line

    def width(self, line: Sequence[Run]) -> int:
        """How wide a line is."""
        return line_width(line, *self.fonts, self.tracking)

    def widest_word(self, runs: Sequence[Run]) -> int:
        """The least width in which no word is broken."""
        widest, word = 0, list[Run]()
        for run in runs:
            for letters, space in _WORD.findall(run.text):
                word = [] if space else [*word, Run(letters, run.bold)]
                widest = max(widest, self.width(word))
        return widest

    def shortened(self, line: Sequence[Run], room: float) -> list[Run]:
        """The longest beginning of a line that fits with an ellipsis."""
        for end in range(sum(len(run.text) for run in line) - 1, 0, -1):
            short = _beginning(line, end)
            if self.width(short) <= room:
                return short
        return [Run(ELLIPSIS)]


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Words set in lines, with their size in reference pixels."""

    lines: Sequence[Sequence[Run]]
    setting: Setting
    width: float
    height: float
    baseline: float
    cut: bool  # words are missing, or one is broken

    @property
    def high(self) -> int:
        """Its height in device pixels."""
        return self.setting.step * len(self.lines)

    def draw(self, canvas: Canvas, box: Box, style: TextStyle) -> None:
        """Draw the lines from the top of a box."""
        self.draw_in(canvas, canvas.scale.rect(box), style)

    def draw_in(self, canvas: Canvas, rect: pygame.Rect, style: TextStyle) -> None:
        """Draw the lines from the top of a box in device pixels."""
        theme, plain = canvas.theme, canvas.theme.c(style.colour)
        draw_lines(
            canvas.surface,
            self.lines,
            rect,
            *self.setting.fonts,
            plain,
            lambda mark: theme.letters(mark) if theme.has(mark) else plain,  # what is no colour ends no game
            align=style.align,
            line=self.setting.step,
            tracking=self.setting.tracking,
        )


def _beginning(line: Sequence[Run], end: int) -> list[Run]:
    """So many letters of a line, and an ellipsis."""
    short: list[Run] = []
    for run in line:
        if end > 0:
            short.append(Run(run.text[:end], run.bold, run.colour))
        end -= len(run.text)
    last = short[-1]
    return [*short[:-1], Run(last.text.rstrip() + ELLIPSIS, last.bold, last.colour)]


class FontRuler:
    """Sets words in lines and remembers what it has set; get one by `ruler_of`."""

    def __init__(
        self, theme: Theme, scale: Scale, zoom: float = 1.0, kin: dict[float, FontRuler] | None = None
    ) -> None:
        self.theme, self.scale, self.zoom = theme, scale, zoom
        self.text_size = scale.text_size
        self._kin = {} if kin is None else kin  # the rulers of the same words in all sizes of type
        self._kin[zoom] = self
        self.lines = lru_cache(KEPT)(self._lines)
        self._leasts = lru_cache(KEPT)(self._least)

    def zoomed(self, zoom: float) -> FontRuler:
        """The ruler of the same words in larger or smaller type."""
        whole = round(self.zoom * zoom, 4)
        return self._kin.get(whole) or FontRuler(self.theme, self.scale, whole, self._kin)

    def block(self, runs: tuple[Run, ...], style: TextStyle, width: float, lines: int = 0) -> TextBlock:
        """The words in lines of a width; those beyond this many lines (0: any number) are cut."""
        room = width if width == inf else int(width * self.scale.factor + SLACK)
        return self.lines(runs, style, room, lines)

    def least(self, runs: tuple[Run, ...], style: TextStyle, lines: int) -> float:
        """The least width that breaks no word and needs at most this many lines (0: any number)."""
        return self._leasts(runs, style, lines) / self.scale.factor

    def _lines(self, runs: tuple[Run, ...], style: TextStyle, room: float, most: int = 0) -> TextBlock:
        """The words in lines of a width in device pixels."""
        setting = self._setting(style)
        lines = flow(runs, *setting.fonts, room, setting.tracking)
        cut = setting.widest_word(runs) > room
        if most and len(lines) > most:
            cut = True
            lines[most - 1 :] = [setting.shortened([run for line in lines[most - 1 :] for run in line], room)]
        width = max(setting.width(line) for line in lines)
        step, cap, factor = setting.step, setting.fonts[0].cap, self.scale.factor
        size = (width / factor, step * len(lines) / factor, (step + cap) / 2 / factor)
        return TextBlock(lines, setting, *size, cut)

    def _least(self, runs: tuple[Run, ...], style: TextStyle, most: int) -> int:
        setting = self._setting(style)

        def fits(width: int) -> bool:
            return not most or len(flow(runs, *setting.fonts, width, setting.tracking)) <= most

        low = setting.widest_word(runs)
        if fits(low):
            return low
        high = max(setting.width(line) for line in flow(runs, *setting.fonts, inf, setting.tracking))
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if fits(middle) else (middle, high)
        return high

    def _setting(self, style: TextStyle) -> Setting:
        px = self.scale.text(style.size * self.zoom, style.floor)
        regular, bold = self.theme.font(style.role, px), self.theme.font(style.bold, px)
        step = max(regular.line, self.scale.px(style.line * self.zoom))
        return Setting((regular, bold), style.tracking * self.zoom * self.scale.factor, step)


@lru_cache(8)
def _ruler(theme: Theme, factor: float, text_size: float) -> FontRuler:
    return FontRuler(theme, Scale(factor, text_size=text_size))


def ruler_of(theme: Theme, scale: Scale) -> FontRuler:
    """The ruler of an edition's faces at a scale, wherever that has its origin."""
    return _ruler(theme, scale.factor, scale.text_size)
