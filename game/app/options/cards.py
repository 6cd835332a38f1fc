"""What the panels of the options are made of: a panel with its heading, a row with its control, a figure."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Aligned, Column, First, Leaf, Node, Row, Ruler, Text
from game.ui.layout.node import words_width
from game.ui.widgets.pieces import icon
from game.ui.widgets.values import Slider
from game.ui.widgets.widget import Widget

FIGURE = TextStyle("board-bold", 20, align="right")


def card(
    title: str, sign: str, rows: Sequence[Node], *, beside: Sequence[Node] = (), grow: float = 1
) -> Node:
    """A panel: its heading and icon, perhaps something at its right, and rows with hairlines between."""
    heading = Text(title, TextStyle("display", 28), grow=1)
    head = Row([icon(sign, 27, "gold-hi"), heading, *beside], gap=12, min_height=52)
    for row in rows[1:]:
        row.paint = rule_above
    return Column([head, *rows], pad=(24, 12), grow=grow, paint=Canvas.panel)


def option(title: str, note: str, *controls: Node | Widget, high: float = 64) -> Node:
    """A row: its name with a line on it, and its control at the right, below the words in a narrow place."""
    words: list[Node] = [Text(title, TextStyle("ui-bold"))]
    if note:
        words.append(Text(note, TextStyle("ui", 15, "muted")))
    parts = [Leaf(each) if isinstance(each, Widget) else each for each in controls]
    names, control = Column(words, grow=1, pad=(0, 4)), Row(parts, gap=12)
    below = Column([names, Aligned(control, x="end")], gap=4, pad=(0, 0, 0, 8))
    return First([Row([names, control], gap=12), below], min_height=high, grow=1)


def measured(
    title: str, sign: str, slider: Slider, shown: str, ruler: Ruler, widest: Sequence[str], *, high: float
) -> Node:
    """A row with a slider and its figure, which has room for the widest that it may show."""
    wide = max(words_width(ruler, words, FIGURE) for words in widest)
    track = Row([icon(sign, 22, "muted"), Leaf(slider)], gap=22)
    return option(title, "", track, figure(shown, max(72.0, wide)), high=high)


def figure(words: str, width: float) -> Node:
    """A value at the right end of a row."""
    return Text(words, FIGURE, lines=1, width=width)


def rule_above(canvas: Canvas, box: pygame.FRect) -> None:
    """The hairline between two rows."""
    canvas.rule(box.topleft, box.width)
