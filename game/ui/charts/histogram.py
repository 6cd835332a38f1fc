"""How often each of a few values came up, as bars, and how often it should have, as a line over them."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.charts import axis
from game.ui.draw import chrome, strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import Box

_LEFT, _RIGHT, _TOP, _FOOT = 62, 22, 58, 52


def draw_histogram(
    canvas: Canvas,
    box: Box,
    values: Sequence[int],
    counts: Sequence[int],
    expected: Sequence[float],
    colour: Colour,
) -> None:
    """Draw the chart into a box."""
    key = ("histogram", tuple(values), tuple(counts), tuple(expected), str(colour), _("rolled"))
    canvas.baked(
        key,
        box,
        lambda own: _draw(own, (0, 0, box[2], box[3]), values, counts, expected, colour),
        margin=4,
    )


def _draw(
    canvas: Canvas,
    box: Box,
    values: Sequence[int],
    counts: Sequence[int],
    expected: Sequence[float],
    colour: Colour,
) -> None:
    canvas.well(box)
    x, y, w, h = box
    left, top, wide, high = x + _LEFT, y + _TOP, w - _LEFT - _RIGHT, h - _TOP - _FOOT
    marks = axis.marks(max(4, *counts, *map(int, expected)), 5)
    foot, most = top + high, marks[-1]
    for mark in marks:
        level = foot - high * mark / most
        canvas.rule((left, level - 0.5), wide, "#333d45", line=1.5)
        canvas.text(str(mark), (left - 12, level), TextStyle("board-bold", 15, "muted"), "midright")
    pitch = wide / len(values)
    bar = pitch * 0.62
    points = []
    for at, (value, count, likely) in enumerate(zip(values, counts, expected, strict=True)):
        middle = left + (at + 0.5) * pitch
        tall = high * count / most
        if count:
            light, deep = canvas.theme.mix(colour, "#ffffff", 0.18), canvas.theme.mix(colour, "#000000", 0.18)
            canvas.box((middle - bar / 2, foot - tall, bar, tall), light, deep, radius=min(6, tall / 2))
        dot, level = foot - high * likely / most, foot - tall - 20
        if dot - 22 < level < dot + 18:
            level = dot - 22  # the line runs through here
        canvas.text(str(count), (middle, level), TextStyle("board-bold"), "center")
        canvas.text(str(value), (middle, foot + 24), TextStyle("board-bold", 19, "#d5d9d4"), "center")
        points.append((middle, dot))
    _line(canvas, points)
    _legend(canvas, (left, y + 28), colour)


def _line(canvas: Canvas, points: Sequence[tuple[float, float]]) -> None:
    """What fair dice would have done."""
    factor = canvas.scale.factor
    path = [canvas.scale.point(point) for point in points]
    strokes.line(canvas.surface, path, rgba(canvas.theme.c("#14181c", 0.8)), max(3.0, 6 * factor))
    strokes.line(canvas.surface, path, rgba(canvas.theme.c("cream")), max(1.5, 2.6 * factor))
    for point in points:
        canvas.circle(point, 6, "cream", "#14181c", 2)


def _legend(canvas: Canvas, at: tuple[float, float], colour: Colour) -> None:
    x, y = at
    canvas.box((x, y - 8, 16, 16), colour, radius=4)
    right = canvas.text(_("rolled"), (x + 26, y), TextStyle("ui", chrome.CAPTION, "muted"), "midleft").right
    x = right + 26
    canvas.box((x, y - 1.5, 30, 3), "cream", radius=1.5)
    canvas.circle((x + 15, y), 5, "cream", "#14181c", 1.5)
    canvas.text(_("fair dice on average"), (x + 40, y), TextStyle("ui", chrome.CAPTION, "muted"), "midleft")
