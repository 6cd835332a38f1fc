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
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Mood, Point, Widget

LEFT, RIGHT = 54.0, 20.0  # of the words, from the card's edges
WELL, FOOT = 40.0, 44.0
LINK = "#8fb4ff"
MARKS = {
    Severity.ERROR: ("cross", "bad-hi"),
    Severity.WARNING: ("warn", "warn-hi"),
    Severity.NOTE: ("info", LINK),
}


class FindingCard(Widget):
    """Enter mends it, or opens the file; a click chooses it, a click on its button acts."""

    radius = chrome.CARD

    def __init__(
        self,
        key: Hashable,
        at: tuple[float, float],
        width: float,
        canvas: Canvas,
        problem: Problem,
        why: str,
        root: Path,
        folders: tuple[Path, ...],
        *,
        own: bool,
        chosen: bool,
        **rest: Any,
    ) -> None:
        self.problem = problem
        self.excerpt: Excerpt | None = excerpt(problem, root, folders)
        self.patch: Patch | None = patch(problem, root) if own else None
        self.what = f"**{escape(told(problem.what))}**"
        mend = f"[text]{escape(told(problem.mend))}[/] " if problem.mend else ""
        self.body = mend + escape(told(words(why)))
        self.where = f"{root.name}/{problem.place}"
        room = width - LEFT - RIGHT
        self._what_high = canvas.paragraph_height(self.what, room, TextStyle(size=chrome.STRONG))
        self._body_high = canvas.paragraph_height(self.body, room)
        height = 14 + self._what_high + 4 + self._body_high + 12 + FOOT + 14
        if self.excerpt is not None:
            height += WELL + 12
        super().__init__(key, (*at, width, height), **rest)
        self.chosen = chosen
        self.button: Button | None = None
        if self.excerpt is not None:
            label, icon = (_("Mend it"), "check") if self.patch is not None else (_("Open the file"), "")
            button = Button("act", (0, 0, 10, FOOT), label, icon=icon, on_press=self.on_press)
            wide = button.width_for(canvas)
            button.box.update(self.box.right - 18 - wide, self.box.bottom - 14 - FOOT, wide, FOOT)
            self.button = button
        self._over = False

    # acts
    def up(self, at: Point, now: float) -> Any:
        return self.press() if self._on_button(at) else True

    def hover(self, at: Point | None) -> bool:
        before, self._over = self._over, at is not None and self._on_button(at)
        return self._over != before

    def _on_button(self, at: Point) -> bool:
        return self.button is not None and bool(self.button.box.collidepoint(at[0], at[1]))

    # looks
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, room = self.box, self.box.width - LEFT - RIGHT
        ground = "row-chosen" if self.chosen else "#2a333b" if mood.hover else "panel-2"
        canvas.box(box, ground, radius=self.radius, border="#56626d" if self.chosen else "#333d46")
        icon, tone = MARKS[self.problem.severity]
        canvas.icon(icon, (box.x + 28, box.y + 14 + 13), 24, tone)
        y = box.y + 14
        canvas.paragraph(self.what, (box.x + LEFT, y, room, self._what_high), TextStyle(size=chrome.STRONG))
        y += self._what_high + 4
        canvas.paragraph(self.body, (box.x + LEFT, y, room, self._body_high), TextStyle(colour="muted"))
        y += self._body_high + 12
        if self.excerpt is not None:
            draw_line_of_file(canvas, (box.x + LEFT, y, room, WELL), self.excerpt, tone)
        foot = box.bottom - 14 - FOOT / 2
        canvas.icon("log", (box.x + LEFT + 9, foot), 18, LINK)
        wide = room - 30 - (self.button.box.width + 16 if self.button is not None else 0)
        at = (box.x + LEFT + 28, foot)
        canvas.text(self.where, at, TextStyle("mono", 16, LINK, squeeze=0.8), "midleft", width=wide)
        if self.button is not None:
            inner = Mood(hover=mood.hover and self._over, pressed=mood.pressed and self._over, caps=mood.caps)
            self.button.draw(canvas, inner)


def draw_line_of_file(
    canvas: Canvas, box: tuple[float, float, float, float], line: Excerpt, tone: Colour
) -> None:
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
