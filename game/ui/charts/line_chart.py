"""Lines by round, one a seat: told apart by colour, by dash and by the disc and name at the end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pygame

from game.ui.actions import Action
from game.ui.charts import axis
from game.ui.draw import chrome, strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.layout import Ruler
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.marks import DASHES
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

_TOP, _FOOT = 40, 44
FIGURE = TextStyle("board-bold", 15, "muted")
NAME, NOTE = TextStyle("ui-bold"), TextStyle("ui", 15, "muted")
FLAG, PILL = TextStyle("ui-bold", 15), 32.0
_APART = 34  # the names at the ends keep this distance


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line; it may end before the others. `thick` is the winner's."""

    name: str
    colour: int
    token: str
    values: tuple[int, ...]
    thick: bool = False


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that happened in a round, told over the chart. `tone` is gold or bad."""

    round: int
    text: str
    tone: str = "gold"
    value: int | None = None  # where the pole ends; None: at the foot


def _still(
    canvas: Canvas, plot: Plot, lines: Sequence[Line], figure: Callable[[int], str], flags: Sequence[Flag]
) -> None:
    _grid(canvas, plot, figure)
    pills = _pills(canvas, plot, lines, flags)
    for flag, pill in zip(flags, pills, strict=True):
        _pole(canvas, plot, flag, pill)
    for line in sorted(lines, key=lambda line: line.thick):
        _curve(canvas, plot, line)
    _ends(canvas, plot, lines)
    for flag, pill in zip(flags, pills, strict=True):
        if pill is not None:
            _flag(canvas, flag, pill)


class Plot:
    """Where rounds and values lie in the box."""

    def __init__(self, ruler: Ruler, box: Box, lines: Sequence[Line], figure: Callable[[int], str]) -> None:
        x, y, w, h = box
        self.rounds = max((len(line.values) - 1 for line in lines), default=0)
        self.figures = axis.marks(max([1, *(value for line in lines for value in line.values)]), 6)
        self.left = 18 + max(words_width(ruler, figure(value), FIGURE) for value in self.figures)
        ends = [words_width(ruler, line.name, NAME) for line in lines]
        right = 52 + max([words_width(ruler, _("round"), NOTE), *ends])
        self.area = (x + self.left, y + _TOP, w - self.left - right, h - _TOP - _FOOT)

    def x(self, round_: float) -> float:
        return self.area[0] + self.area[2] * round_ / max(1, self.rounds)

    def y(self, value: float) -> float:
        _x, y, _w, h = self.area
        return y + h - h * value / self.figures[-1]

    def round_at(self, x: float) -> int | None:
        """The round under a place, if it is on the chart."""
        left, _y, width, _h = self.area
        if not left - 8 <= x <= left + width + 8:
            return None
        return max(0, min(self.rounds, round((x - left) / width * max(1, self.rounds))))


class LineChart(Widget):
    """The chart as a control: arrows and the pointer choose the round whose figures are shown."""

    radius = chrome.CARD

    def __init__(
        self,
        key: Hashable,
        box: Box,
        lines: Sequence[Line],
        figure: Callable[[int], str],
        flags: Sequence[Flag] = (),
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.lines, self.figure, self.flags = lines, figure, flags
        self.plot: Plot  # as soon as it has its place
        self.cursor: int | None = None

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.plot = Plot(ruler, self.box, self.lines, self.figure)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        plot, lines, figure, flags = self.plot, self.lines, self.figure, self.flags
        still = ("line chart", tuple(lines), tuple(flags), tuple(map(figure, plot.figures)), _("round"))
        x, y, _w, _h = self.box
        canvas.baked(
            still, self.box, lambda own: _still(own.at(-x, -y), plot, lines, figure, flags), margin=20
        )
        if self.cursor is not None and (mood.hover or mood.focus):
            _cursor(canvas, plot, lines, figure, self.cursor)

    def key_down(self, press: Press, now: float) -> Reply:
        last = self.plot.rounds
        here = self.cursor if self.cursor is not None else last
        if press.means(Action.LEFT, Action.RIGHT):
            here += 1 if press.means(Action.RIGHT) else -1
            if not 0 <= here <= last:
                return None
        elif press.means(Action.HOME, Action.END):
            here = 0 if press.means(Action.HOME) else last
        else:
            return None
        self.cursor = here
        return True

    def hover(self, at: Sequence[float] | None) -> bool:
        before, self.cursor = self.cursor, self.plot.round_at(at[0]) if at is not None else None
        return self.cursor != before

    def adopt(self, old: Widget) -> None:
        if isinstance(old, LineChart):
            self.cursor = old.cursor


def _grid(canvas: Canvas, plot: Plot, figure: Callable[[int], str]) -> None:
    x, y, w, h = plot.area
    for value in plot.figures:
        canvas.rule((x, plot.y(value) - 0.5), w, "#333d45", line=1.5)
        canvas.text(figure(value), (x - 10, plot.y(value)), FIGURE, "midright")
    foot = y + h + 27
    canvas.text(_("start"), (x, foot), NOTE, "center")
    step = axis.round_step(max(1, plot.rounds), 7)
    for round_ in range(step, plot.rounds + 1, step):
        canvas.text(str(round_), (plot.x(round_), foot), NOTE, "center")
    canvas.text(_("round"), (x + w + 26, foot), NOTE, "midleft")


def _curve(canvas: Canvas, plot: Plot, line: Line) -> None:
    factor = canvas.scale.factor
    points = [canvas.scale.point((plot.x(n), plot.y(value))) for n, value in enumerate(line.values)]
    dash = [length * factor for length in DASHES[line.colour]]
    tone = rgba(canvas.theme.c(f"seat-{line.colour + 1}"))
    strokes.line(canvas.surface, points, tone, max(2.0, factor * (5 if line.thick else 3.4)), dash)


def _ends(canvas: Canvas, plot: Plot, lines: Sequence[Line]) -> None:
    """Discs and names at the ends; those that end together are pushed apart."""
    whole = [line for line in lines if len(line.values) - 1 == plot.rounds]
    x, top, w, h = plot.area
    wanted = sorted(((plot.y(line.values[-1]), line) for line in whole), key=lambda pair: pair[0])
    places = spread([y for y, _line in wanted], _APART, top - 14, top + h + 4)
    for (_y, line), y in zip(wanted, places, strict=True):
        draw_seat_mark(canvas, (x + w + 12, y), 32, line.colour + 1, line.token)
        canvas.text(line.name, (x + w + 38, y), NAME, "midleft")
    for line in lines:
        if line not in whole and line.values:
            end = (plot.x(len(line.values) - 1), plot.y(line.values[-1]))
            draw_seat_mark(canvas, end, 30, line.colour + 1, line.token)


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places in order near the wanted ones, at least so far apart, inside bounds as far as possible."""
    places = list(wanted)
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + apart)
    over = max(0.0, places[-1] - high) if places else 0.0
    if over:
        places[-1] -= over
        for i in range(len(places) - 2, -1, -1):
            places[i] = min(places[i], places[i + 1] - apart)
    return [max(low, place) for place in places] if places and places[0] >= low else places


def _pole(canvas: Canvas, plot: Plot, flag: Flag, pill: pygame.FRect | None) -> None:
    """A dashed line from a flag's words to what happened."""
    scale, x = canvas.scale, plot.x(flag.round)
    foot = plot.y(0) if flag.value is None else plot.y(flag.value) - 16
    top = plot.area[1] - 18 if pill is None else pill.bottom if pill.bottom < foot else pill.top
    tone = canvas.theme.c("gold" if flag.tone == "gold" else "bad", 0.9)
    ends = [scale.point((x, top)), scale.point((x, foot))]
    strokes.line(canvas.surface, ends, rgba(tone), max(1.0, scale.factor * 1.6), (scale.px(5), scale.px(5)))


def _pills(
    canvas: Canvas, plot: Plot, lines: Sequence[Line], flags: Sequence[Flag]
) -> list[pygame.FRect | None]:
    """Where the words of flags lie: near what they tell of, never on each other and never on a line."""
    found: list[pygame.FRect | None] = []
    left, top, wide, high = plot.area
    for flag in flags:
        width = canvas.measure(flag.text, FLAG) + 26
        x = min(max(plot.x(flag.round) - width / 2, left), left + wide - width)
        wanted = top - 16 if flag.value is None else plot.y(flag.value) - 112
        rows = [top - 16 + PILL / 4 * step for step in range(int((high - PILL) / PILL * 4) + 1)]
        places = [pygame.FRect(x, y, width, PILL) for y in sorted(rows, key=lambda y: abs(y - wanted))]
        taken = [pill.inflate(6, 6) for pill in found if pill is not None]
        free = (pill for pill in places if pill.collidelist(taken) < 0 and not _crossed(plot, lines, pill))
        found.append(next(free, None))  # without room for its words, its pole stands
    return found


def _crossed(plot: Plot, lines: Sequence[Line], pill: pygame.FRect) -> bool:
    """Whether a line, or the disc where it ends, runs through a place."""
    box = pill.inflate(8, 8)
    for line in lines:
        points = [(plot.x(n), plot.y(value)) for n, value in enumerate(line.values)]
        if points and box.inflate(30, 30).collidepoint(points[-1]):
            return True
        if any(box.clipline(one, other) for one, other in pairwise(points)):
            return True
    return False


def _flag(canvas: Canvas, flag: Flag, pill: pygame.FRect) -> None:
    gold = flag.tone == "gold"
    canvas.box(pill, "#453716" if gold else "#4a2525", radius=PILL / 2)
    canvas.text(flag.text, pill.center, replace(FLAG, colour="gold-hi" if gold else "bad-hi"), "center")


def _cursor(
    canvas: Canvas, plot: Plot, lines: Sequence[Line], figure: Callable[[int], str], round_: int
) -> None:
    x, y, w, h = plot.area
    at = plot.x(round_)
    ends = [canvas.scale.point((at, y - 10)), canvas.scale.point((at, y + h))]
    strokes.line(
        canvas.surface, ends, rgba(canvas.theme.c("focus", 0.8)), max(1.0, canvas.scale.factor * 1.5)
    )
    rows = [(line, line.values[round_]) for line in lines if round_ < len(line.values)]
    rows.sort(key=lambda row: -row[1])
    wide = (
        20 + 34 + max([90.0, *(canvas.measure(figure(v), TextStyle("board-bold")) for _line, v in rows)]) + 16
    )
    high = 38 + 30 * len(rows)
    left = at + 14 if at + 14 + wide < x + w else at - 14 - wide
    card: Box = (left, y + 8, wide, high)
    canvas.shadow(card, chrome.CARD, blur=16, dy=4, alpha=0.5)
    canvas.box(card, "panel-3", radius=chrome.CARD, border="button-line")
    title = _("round {count}").format(count=round_) if round_ else _("start")
    canvas.text(title, (left + 16, y + 12), TextStyle("ui-bold", 15, "muted"))
    for row, (line, value) in enumerate(rows):
        middle = y + 8 + 38 + 30 * row + 10
        draw_seat_mark(canvas, (left + 28, middle), 24, line.colour + 1, line.token)
        canvas.text(figure(value), (left + wide - 16, middle), TextStyle("board-bold"), "midright")
        dot = (plot.x(round_), plot.y(value))
        canvas.circle(dot, 5.5, f"seat-{line.colour + 1}", "ink", 1.5)
