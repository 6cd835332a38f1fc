"""Small parts of layouts: an icon, a drawing, a seat's mark, a bar, a chip, a caption."""

from __future__ import annotations

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.layout import Leaf, Node, Row, Text
from game.ui.widgets.marks import CHIPS, draw_progress
from game.ui.widgets.seats import draw_seat_mark

CAPTION = TextStyle("ui-bold", 15, "muted", tracking=1.5)


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


def seat_mark(seat: int, token: str, size: float) -> Leaf:
    """A seat's mark: `seat` counts from 1."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        draw_seat_mark(canvas, box.center, size, seat, token)

    return Leaf(width=size, height=size, paint=draw)


def chip(
    words: str,
    kind: str = "neutral",
    sign: str = "",
    *,
    ground: Colour | None = None,
    ink: Colour | None = None,
) -> Node:
    """A label on a pill, perhaps with an icon."""
    tone, letters = ground or CHIPS[kind][0], ink or CHIPS[kind][1]
    parts: list[Node] = [Text(words, TextStyle("ui-bold", 15, letters), lines=1)]
    if sign:
        parts.insert(0, icon(sign, 18, letters))

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, tone, radius=box.height / 2)

    return Row(parts, gap=9, pad=(12, 4), min_height=32, paint=draw)
