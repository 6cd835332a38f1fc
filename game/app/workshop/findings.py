"""A finding as a card: what is wrong, how to mend it, why it matters, the line and where it stands."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pygame

from game.app.telling import told
from game.packs.problems import Problem, Severity, words
from game.packs.workshop.mending import Excerpt, Patch, excerpt, patch
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.scale import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import icon
from game.ui.widgets.rows import Card
from game.ui.widgets.widget import Mood, Point

LINK = "#8fb4ff"
MARKS = {
    Severity.ERROR: ("cross", "bad-hi"),
    Severity.WARNING: ("warn", "warn-hi"),
    Severity.NOTE: ("info", LINK),
}


class FindingCard(Card):
    """Enter mends it, or opens the file; a click chooses it, a click on its button acts."""

    def __init__(
        self,
        key: Hashable,
        problem: Problem,
        why: str,
        root: Path,
        folders: tuple[Path, ...],
        *,
        own: bool,
        **rest: Any,
    ) -> None:
        super().__init__(key, (0, 0, 0, 0), **rest)
        self.problem = problem
        self.excerpt: Excerpt | None = excerpt(problem, root, folders)
        self.patch: Patch | None = patch(problem, root) if own else None
        self.what = f"**{escape(told(problem.what))}**"
        mend = f"[text]{escape(told(problem.mend))}[/] " if problem.mend else ""
        self.body = mend + escape(told(words(why)))
        self.where = f"{root.name}/{problem.place}"
        self.button: Button | None = None
        if self.excerpt is not None:
            label, sign = (_("Mend it"), "check") if self.patch is not None else (_("Open the file"), "")
            self.button = Button("act", (0, 0, 0, 44), label, icon=sign, on_press=self.on_press)
        self._over = False

    def content(self) -> Node:
        sign, tone = MARKS[self.problem.severity]
        parts: list[Node] = [
            Column(
                [
                    Paragraph(self.what, TextStyle(size=chrome.STRONG)),
                    Paragraph(self.body, TextStyle(colour="muted")),
                ],
                gap=4,
            )
        ]
        if (line := self.excerpt) is not None:
            parts.append(
                Leaf(height=40, paint=lambda canvas, box: draw_line_of_file(canvas, box, line, tone))
            )
        file = [icon("log", 18, LINK), Text(self.where, TextStyle("mono", 16, LINK))]
        foot: list[Node] = [Row(file, gap=10, min_height=44)]
        if self.button is not None:
            foot.append(Leaf(self.button))
        parts.append(Wrap(foot, gap=16, row_gap=4, justify="between"))
        sides = [icon(sign, 24, tone), Column(parts, gap=12, grow=1)]
        return Row(sides, gap=14, align="start", pad=(16, 14, 20, 14))

    # acts
    def up(self, at: Point, now: float) -> Any:
        return self.press() if self._on_button(at) else True

    def hover(self, at: Point | None) -> bool:
        before, self._over = self._over, at is not None and self._on_button(at)
        return self._over != before

    def _on_button(self, at: Point) -> bool:
        return self.button is not None and bool(self.button.box.collidepoint(at[0], at[1]))

    # looks
    def ground(self, canvas: Canvas, mood: Mood) -> None:
        tone = "row-chosen" if self.chosen else "#2a333b" if mood.hover else "panel-2"
        canvas.box(self.box, tone, radius=self.radius, border="#56626d" if self.chosen else "#333d46")

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        super().draw(canvas, mood)
        if self.button is not None:
            inner = Mood(hover=mood.hover and self._over, pressed=mood.pressed and self._over, caps=mood.caps)
            self.button.draw(canvas, inner)


def draw_line_of_file(canvas: Canvas, box: Box, line: Excerpt, tone: Colour) -> None:
    """A line of a file in a well, with its number, and the fault underlined."""
    x, y, w, h = box
    canvas.box(box, "#0f1316", radius=6, border="#2b343c")
    number = f"{line.line} "
    cell = canvas.measure("0", TextStyle("mono"))
    mid = y + h / 2
    left = x + 14 + cell * len(number)
    canvas.text(number, (x + 14, mid), TextStyle("mono", colour="muted"), "midleft")
    fits = max(8, int((x + w - 12 - left) / cell))
    text, start, end = _cut(line, fits)
    parts = ((text[:start], 0, "text"), (text[start:end], start, tone), (text[end:], end, "text"))
    for part, at, ink in parts:
        canvas.text(part, (left + cell * at, mid), TextStyle("mono", colour=ink), "midleft")
    _wave(canvas, left + cell * start, left + cell * end, mid + 13, tone)


def _cut(line: Excerpt, fits: int) -> tuple[str, int, int]:
    """As much of the line as there is room for, its fault in view."""
    text, start, end = line.text, line.start, line.end
    if len(text) > fits:
        skip = min(max(0, end + 2 - fits), start)
        if skip:
            text, start, end = "…" + text[skip + 1 :], start - skip, end - skip
        if len(text) > fits:
            text = text[: fits - 1] + "…"
    return text, max(0, start), max(0, min(end, len(text)))


def _wave(canvas: Canvas, left: float, right: float, y: float, tone: Colour) -> None:
    """The wavy line under a fault."""
    step, points, x, up = 3.0, [], left, False
    while x <= right:
        points.append(canvas.scale.point((x, y - (2.0 if up else 0.0))))
        x, up = x + step, not up
    if len(points) > 1:
        pygame.draw.lines(canvas.surface, canvas.theme.c(tone), False, points, max(1, canvas.scale.px(1.4)))
