"""The frame of a dialog as a layout: head with a mark and a heading, body, foot with note and buttons.

    tree = dialog(head(_("Debt"), icon("coins", 38, "gold-hi")), body, foot([cancel, pay], note=...))
    self.page = lay_out(tree, self.view, MODAL)

The pill of key hints hangs below it: `draw_keys`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Aligned, Column, First, Fit, Leaf, Node, Paragraph, Row, Text, Wrap, lay
from game.ui.scale import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import hints_pill, icon

HEAD, FOOT, SIDE = 88.0, 96.0, 32.0
SCREEN, MARGIN = (0.0, 0.0, 1920.0, 1080.0), 24.0


def dialog(
    head: Node, body: Node, foot: Node | None = None, *, width: float | None = None, min_height: float = 0.0
) -> Column:
    """A whole dialog; the body has what head and foot leave of the height."""
    body.grow = 1
    parts = [head, Column([body], pad=(SIDE, 24), grow=1), foot]
    shown = [part for part in parts if part is not None]
    return Column(shown, width=width, min_height=min_height, paint=_ground)


def head(title: str | Text, mark: Node | None = None, beside: Node | None = None) -> Row:
    """The heading after an icon or a seat's mark; what stands beside it at the right keeps its width."""
    words = Text(title, TextStyle("display", chrome.HEADING)) if isinstance(title, str) else title
    heading = Fit(words, grow=1)
    parts = [part for part in (mark, heading, beside) if part is not None]
    return Row(parts, gap=16, pad=(SIDE, 0), min_height=HEAD, paint=_under_head)


def foot(
    buttons: Sequence[Button], note: str | Node = "", sign: str = "info", *, left: Sequence[Button] = ()
) -> Node:
    """Buttons at the right, perhaps some at the left, and a note or facts between them, or above."""
    before, after = ([Leaf(button) for button in side] for side in (left, buttons))
    short, whole = (_note(note, sign, lines) if isinstance(note, str) else note for lines in (3, 0))
    between, gap = (short, 24) if note else (Leaf(grow=1), 16)
    lines = [Fit(Wrap([*before, *after], gap=16, row_gap=12, justify="end"))]
    below = Column([*([whole] if note else []), *lines], gap=12, justify="center")
    row = Row([*before, between, Row(after, gap=16)], gap=gap)
    return First([row, below], pad=(SIDE, 12), min_height=FOOT, paint=_over_foot)


def _note(words: str, sign: str, lines: int = 0) -> Row:
    tone = "muted" if sign == "info" else "gold-hi"
    text = Paragraph(words, TextStyle(colour="muted"), lines=lines, grow=1)
    return Row([icon(sign, 22, tone), text], gap=14, grow=1)


def draw_keys(canvas: Canvas, box: Box, hints: Sequence[Hint], *, pad: bool = False) -> None:
    """The pill of key hints below a dialog, in as many lines as it takes."""
    x, y, w, h = box
    middle, room = x + w / 2, min(x + w / 2, SCREEN[2] - x - w / 2) - MARGIN
    pill = Aligned(hints_pill(hints, pad=pad), y="start")
    lay(pill, canvas.ruler, (middle - room, y + h + 20, 2 * room, 88)).draw(canvas)


def _ground(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.shadow(box, chrome.PANEL, blur=48, dy=16, alpha=0.55)
    canvas.box(box, "modal-1", "modal-2", radius=chrome.PANEL, border="#343e47")


def _under_head(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.rule((box.x + SIDE, box.bottom - 1), box.width - 2 * SIDE, "gold", fade=True)


def _over_foot(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.rule((box.x + 1, box.y), box.width - 2, "#343e47")
