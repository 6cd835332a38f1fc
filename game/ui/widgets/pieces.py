"""Small parts of layouts: icons, drawings, seats' marks, bars, chips, key caps, key hints, grounds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.actions import PAD
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.layout import Aligned, Fit, Leaf, Node, Row, Text, Wrap
from game.ui.widgets.marks import ARROWS, CAP, CHIPS, Hint, cap_ground, draw_progress
from game.ui.widgets.seats import draw_seat_mark

CAPTION = TextStyle("ui-bold", 15, "muted", tracking=1.5)
BUTTONS = frozenset(PAD.values())


def icon(name: str, size: float, tone: Colour = "text") -> Leaf:
    """An icon in the middle of its room."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.icon(name, box.center, size, tone)

    return Leaf(width=size, height=size, paint=draw)


def picture(role: str, size: float) -> Leaf:
    """A drawing of the edition."""
    return Leaf(width=size, height=size, paint=lambda canvas, box: canvas.art(role, box))


def bar(part: float, tone: Colour, high: float) -> Leaf:
    """A bar filled up to a part of the whole."""
    return Leaf(height=high, grow=1, min_width=40, paint=lambda c, box: draw_progress(c, box, [(part, tone)]))


def seat_mark(seat: int, token: str, size: float, *, alpha: float = 1.0) -> Leaf:
    """A seat's mark: `seat` counts from 1."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        draw_seat_mark(canvas, box.center, size, seat, token, alpha=alpha)

    return Leaf(width=size, height=size, paint=draw)


def chip(
    words: str,
    kind: str = "neutral",
    sign: str = "",
    *,
    ground: Colour | None = None,
    ink: Colour | None = None,
    size: float = 15,
    lines: int = 0,
) -> Node:
    """A label on a pill, perhaps with an icon; in so many lines at most, unless that is 0."""
    tone, letters = ground or CHIPS[kind][0], ink or CHIPS[kind][1]
    parts: list[Node] = [Text(words, TextStyle("ui-bold", size, letters), lines=lines)]
    if sign:
        parts.insert(0, icon(sign, 1.2 * size, letters))

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, tone, radius=min(1.07 * size, box.height / 2))

    return Row(parts, gap=0.6 * size, pad=(0.8 * size, 0.2 * size), min_height=2.13 * size, paint=draw)


def rule(colour: Colour = "line") -> Leaf:
    """A hairline."""
    return Leaf(height=1, paint=lambda canvas, box: canvas.rule(box.topleft, box.width, colour))


def caption(words: str, colour: Colour = "gold-hi", *, size: float = 15) -> Text:
    """A small heading in spaced capitals."""
    return Text(words.upper(), TextStyle("ui-bold", size, colour, tracking=1.5))


def underline(canvas: Canvas, box: pygame.FRect) -> None:
    """The ground of a line in a table."""
    canvas.rule((box.x, box.bottom - 1), box.width, "#2c353d")


def key_cap(label: str, *, pad: bool = False, large: float = 1.0) -> Node:
    """A key as its cap, or a pad button as its disc."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        ink = cap_ground(canvas, box, label, pad=pad)
        if label in ARROWS:
            canvas.icon(ARROWS[label], box.center, 15 * large, ink)

    style = TextStyle("ui-bold", chrome.CAPTION * large, "#ffffff" if pad else "text")
    word = Text("" if label in ARROWS else label, style, lines=1)
    return Aligned(word, min_width=CAP * large, min_height=CAP * large, pad=(7 * large, 0), paint=draw)


def caps(labels: Sequence[str], *, pad: bool = False, large: float = 1.0) -> Node:
    """Keys side by side; a dash stands for those between."""
    dash = TextStyle("ui-bold", chrome.CAPTION * large, "muted")
    parts = [Text(each, dash) if each == "–" else key_cap(each, pad=pad, large=large) for each in labels]
    return Row(parts, gap=6)


def hints(found: Sequence[Hint], *, pad: bool = False) -> Node:
    """Keys and what they do, in as many lines as it takes; a pad is told only of what it has."""
    words = TextStyle("ui", 15, "muted")
    told = [([keys] if isinstance(keys, str) else keys, text) for keys, text in found]
    parts = [
        Row([caps(keys, pad=pad), Text(text, words)], gap=8)
        for keys, text in told
        if not pad or all(key in BUTTONS or key in ARROWS for key in keys)
    ]
    return Wrap(parts, gap=20, row_gap=6, justify="center")


def hints_pill(found: Sequence[Hint], *, pad: bool = False) -> Node:
    """Key hints on a pill of their own below a dialog or a screen."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, "rgba(17,21,25,.92)", radius=22, border="#2b333a")

    return Fit(hints(found, pad=pad), pad=(20, 7), min_height=44, paint=draw)
