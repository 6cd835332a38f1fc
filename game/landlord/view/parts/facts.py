"""What the facts of a panel are made of: captions, notices, figures, pictures beside words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.landlord.view.parts.sizes import Sizes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.layout.node import Paint
from game.ui.widgets.pieces import icon

BRIGHT = "#fffdf6"
NEAR = 0.86  # how much smaller words become to keep a picture
TONES = {
    "good": ("#22352c", "#3d6b4c", "good", "check"),
    "warn": ("#2f2d27", "#7a6531", "warn", "info"),
    "card": ("#352e29", "#8a6336", "warn", "card"),
    "bad": ("#36262a", "#8a4741", "bad", "cross"),
    "plain": ("well", "#2c353d", "gold-hi", "info"),
}  # ground, edge, icon, its name


@dataclass(frozen=True, slots=True)
class Tile:
    """One figure with its name; `tone` colours the figure."""

    label: str
    value: str
    tone: str = "text"


def fitted(*forms: Node, bare: Sequence[Node] = ()) -> Node:
    """The first form that fits, in smaller type where none does; the last one scrolls if it must.

    `bare` ones do without pictures: rather than that, words become a little smaller.
    """
    shown = [Fit(First(forms), least=NEAR), Fit(First([*forms, *bare]))] if bare else [Fit(First(forms))]
    return First([*shown, Scroll([*forms, *bare][-1], key="facts")], grow=1)


def ground(
    tone: str, *, radius: float = 12, edge: str | None = None, line: float = 1
) -> Callable[[Canvas, pygame.FRect], None]:
    """Paints a rounded box behind a part."""
    return lambda canvas, box: canvas.box(box, tone, radius=radius, border=edge, line=line)


def small_title(sizes: Sizes, words: str) -> Text:
    """A heading of a part, in small capitals."""
    return Text(words.upper(), TextStyle("ui", sizes.caption, "muted", tracking=1.4))


def caption(sizes: Sizes, words: str, mark: Paint | None = None) -> Node:
    """A small line in capitals, behind a mark of 24 x 20 if there is one."""
    text = small_title(sizes, words)
    return Row([Leaf(width=24, height=20, paint=mark), text], gap=10) if mark is not None else text


def title(sizes: Sizes, words: str) -> Text:
    """The name of what this is about, in the display face."""
    return Text(words, TextStyle("display", sizes.title, BRIGHT))


def heading(sizes: Sizes, words: str, note: str) -> Node:
    """A heading with a line of explanation under it."""
    style = TextStyle("display", sizes.heading, BRIGHT)
    return Column([Text(words, style), Text(note, TextStyle(size=sizes.strong, colour="muted"))])


def notice(sizes: Sizes, tone: str, head: str, lines: Sequence[str] = ()) -> Node:
    """A tinted box with a bold line and others; rich text."""
    back, edge, ink, name = TONES[tone]
    size, strong = sizes.strong * 1.3, TextStyle(size=sizes.strong, colour=BRIGHT)
    body = TextStyle(size=sizes.body, colour="#d5d9d4")
    words = [Paragraph(f"**{head}**", strong), *(Paragraph(line, body) for line in lines)]
    return Row(
        [icon(name, size, ink), Column(words, grow=1)],
        gap=12,
        align="start",
        pad=(16, sizes.gap * 0.5 + 3),
        paint=ground(back, edge=edge),
    )


def remark(sizes: Sizes, words: str, tone: str = "plain") -> Node:
    """A notice without a heading; rich text."""
    back, edge, ink, name = TONES[tone]
    parts = [icon(name, sizes.body * 1.25, ink), Paragraph(words, TextStyle(size=sizes.body), grow=1)]
    return Row(parts, gap=13, pad=(17, 8), min_height=sizes.row, paint=ground(back, radius=10, edge=edge))


def tiles(sizes: Sizes, found: Sequence[Tile]) -> Node:
    """Figures side by side."""
    return Grid([_tile(sizes, each) for each in found], len(found), gap=12)


def _tile(sizes: Sizes, each: Tile) -> Node:
    label = Text(each.label, TextStyle("ui", sizes.caption, "muted"))
    value = Text(each.value, TextStyle("board-bold", sizes.value, each.tone), lines=1)
    return Column(
        [label, value], justify="center", pad=(14, 6, 10, 6), min_height=sizes.tile, paint=ground("panel-2")
    )


def from_to(ends: Sequence[Node], unit: float) -> Node:
    """Two parts side by side, and an arrow from the one to the other."""
    return Grid(
        ends, 2, gap=52 * unit, paint=lambda c, box: c.icon("arrow-right", box.center, 24 * unit, "muted")
    )


def change(sizes: Sizes, label: str, before: str, after: str, *, tone: str = BRIGHT) -> Node:
    """A figure as it is and as it will be."""
    return Row(
        [
            Text(label, TextStyle("ui", sizes.strong, "muted"), grow=1),
            Text(before, TextStyle("board", sizes.total * 0.74, "#d5d9d4"), lines=1),
            icon("arrow-right", 16, "muted"),
            Text(after, TextStyle("board-bold", sizes.total, tone), lines=1),
        ],
        gap=12,
        pad=(2, 0, 0, 0),
        min_height=sizes.total * 1.5,
    )


def beside(left: Node | None, facts: Sequence[Node], between: float) -> Node:
    """Facts below each other, with a picture on their left where there is room for one."""
    words = Column(facts, gap=between, grow=1)
    return Row([left, words], align="start") if left is not None else words
