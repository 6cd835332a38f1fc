"""The list of the log: it chooses among lines and scrolls; only what can be seen has a place and is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from game.landlord.view.dialogs.log.rows import HEAD, ROW
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.input import Press
from game.ui.layout import Node, Ruler
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.scroll import fade
from game.ui.widgets.widget import Mood, Point, Widget

NOTCH = 81.0
BAR = 14.0  # what the scroll bar takes on the right


class Part:
    """A head, a line or a reason; `line` is which of the lines shown it is, -1 for none."""

    def __init__(self, make: Callable[[], Node], line: int = -1, usual: float = ROW) -> None:
        self.make, self.line, self.usual = make, line, usual  # how high it mostly is

    @cached_property
    def node(self) -> Node:
        """It is made as soon as it is to be measured: a log is long."""
        return self.make()


class LogList(Widget):
    """Arrows choose a line, Enter unrolls its reason; with `reveal` the chosen one is scrolled to."""

    radius = 8

    def __init__(
        self,
        parts: Sequence[Part],
        chosen: int,
        opened: bool,
        offset: float,
        changed: Callable[[int, bool, float], Reply],
        *,
        reveal: bool,
    ) -> None:
        super().__init__("entries", (0, 0, 0, 0), group="entries")
        self.parts = parts
        self.count = sum(part.line >= 0 for part in parts)
        self.chosen, self.opened = chosen, opened
        self.offset, self._reveal, self._changed = offset, reveal, changed
        self._seen: list[Part] = []

    # layout
    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        width = self.box.width - BAR
        highs = self._heights(ruler, width)
        self.height = sum(highs)
        if self._reveal:
            self._scroll_to_chosen(highs)
        self.offset = min(self.offset, self.furthest)
        self._seen, top = [], self.box.top - self.offset
        for part, high in zip(self.parts, highs, strict=True):
            if top + high > self.box.top and top < self.box.bottom:
                part.node.place(ruler, pygame.FRect(self.box.left, top, width, high))
                self._seen.append(part)
            top += high

    def _heights(self, ruler: Ruler, width: float) -> list[float]:
        """How high the parts are: measured as far as they may be shown, further down as they mostly are."""
        highs, top, reach = list[float](), 0.0, self.offset + self.box.height
        chosen = self._chosen_part() if self._reveal else 0
        for at, part in enumerate(self.parts):
            if at == chosen:
                reach = max(reach, top + self.box.height)
            near = at <= chosen or top < reach
            highs.append(part.node.measure(ruler, width).height if near else part.usual)
            top += highs[-1]
        return highs

    def _chosen_part(self) -> int:
        return next((at for at, part in enumerate(self.parts) if part.line == self.chosen), 0)

    def _scroll_to_chosen(self, highs: Sequence[float]) -> None:
        """Scroll as little as needed to see the chosen line, with its reason if that is unrolled."""
        at = self._chosen_part()
        top = sum(highs[:at])
        bottom = top + sum(highs[at : at + 2 if self.opened else at + 1])
        if top - HEAD < self.offset:
            self.offset = max(0.0, top - HEAD)
        elif bottom > self.offset + self.box.height:
            self.offset = bottom - self.box.height

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.box.height)

    def shows(self, widget: Widget) -> bool:
        """Whether all of a control in one of its parts is in sight."""
        return bool(widget.box.width) and bool(self.box.contains(widget.box))

    # acts
    def ring(self) -> tuple[Box, float]:
        part = next((part for part in self._seen if part.line == self.chosen), None)
        if part is None:
            return self.box, 8.0
        return part.node.box.clip(self.box).inflate(-12, -4), 8

    def key_down(self, press: Press, now: float) -> Reply:
        if press.means(Action.UP, Action.DOWN):
            return self._choose(self.chosen + (1 if press.means(Action.DOWN) else -1))
        if press.means(Action.HOME, Action.END):
            return self._choose(0 if press.means(Action.HOME) else self.count - 1)
        if press.key in ("page up", "page down"):
            return self._choose(self.chosen + (10 if press.key == "page down" else -10))
        return None

    def _choose(self, line: int) -> Reply:
        if not self.count:
            return True
        return self._changed(min(self.count - 1, max(0, line)), False, self.offset) or True

    def press(self) -> Reply:
        return self._changed(self.chosen, not self.opened, self.offset) or True if self.count else True

    def down(self, at: Point, now: float) -> Reply:
        return True

    def up(self, at: Point, now: float) -> Reply:
        part = next((p for p in self._seen if p.line >= 0 and p.node.box.collidepoint(at[0], at[1])), None)
        if part is None:
            return True
        return self._changed(part.line, not (self.opened and part.line == self.chosen), self.offset) or True

    def wheel(self, dx: float, dy: float) -> Reply:
        offset = min(self.furthest, max(0.0, self.offset - dy * NOTCH))
        return self._changed(self.chosen, self.opened, offset) or True

    # looks
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        with canvas.clip(self.box):
            for part in self._seen:
                if part.line == self.chosen:
                    canvas.box(part.node.box, "#343f4a", "#303a44", radius=8)
                part.node.draw(canvas)
        if self.furthest:
            rows = pygame.FRect(self.box.left, self.box.top, self.box.width - BAR, self.box.height)
            fade(canvas, rows, above=self.offset > 1, below=self.offset < self.furthest - 1)
            track = self.box.height - 8
            size = max(40.0, track * self.box.height / self.height)
            top = self.box.top + 4 + (track - size) * self.offset / self.furthest
            canvas.box((self.box.right - 2, top, 6, size), "#56616b", radius=3)
