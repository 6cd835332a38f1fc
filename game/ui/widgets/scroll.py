"""An area whose contents are longer than itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame

from game.ui.actions import Action
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.widget import Mood, Point, Widget

NOTCH = 72.0
MARGIN = 12.0
SHADOW = 30.0
FADED = (25, 30, 35, 200)  # about as dark as what lists lie on: only what is cut seems to fade


class ScrollArea(Widget):
    """Shows a part of its controls, which are placed as if there were room for all.

    Wheel, bar and focus scroll it.

    It takes the focus itself (and arrows scroll it) only when none of its contents can.
    """

    def __init__(
        self, key: Hashable, box: Box, contents: Sequence[Widget], *, height: float | None = None, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.contents = tuple(contents)
        for widget in self.contents:
            widget.owner = self
        bottom = max((widget.box.bottom for widget in self.contents), default=self.box.top)
        self.height = height if height is not None else bottom - self.box.top
        self.offset = 0.0
        self._grip: float | None = None
        self.focusable = self.furthest > 0 and not any(widget.focusable for widget in self.contents)

    @property
    def children(self) -> Sequence[Widget]:
        return self.contents

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.box.height)

    def inner_shift(self) -> tuple[float, float]:
        dx, dy = self.shift()
        return dx, dy - self.offset

    def scroll_to(self, offset: float) -> Reply:
        """Show the contents from an offset; True if that moved them."""
        before, self.offset = self.offset, min(self.furthest, max(0.0, offset))
        return True if self.offset != before else None

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as needed to show a control; a little that would stay hidden is shown as well."""
        top, bottom = widget.box.top - self.box.top - MARGIN, widget.box.bottom - self.box.top + MARGIN
        top, bottom = top if top > MARGIN else 0, bottom if bottom < self.height - MARGIN else self.height
        if top < self.offset:
            self.scroll_to(top)
        elif bottom > self.offset + self.box.height:
            self.scroll_to(bottom - self.box.height)

    def wheel(self, dx: float, dy: float) -> Reply:
        return self.scroll_to(self.offset - dy * NOTCH)

    def key_down(self, press: Press, now: float) -> Reply:
        if press.means(Action.UP, Action.DOWN):
            return self.scroll_to(self.offset + (NOTCH if press.means(Action.DOWN) else -NOTCH))
        if press.means(Action.HOME, Action.END):
            return self.scroll_to(0 if press.means(Action.HOME) else self.furthest)
        return None

    def _bar(self) -> pygame.FRect:
        track = self.box.height - 8
        size = max(40.0, track * self.box.height / max(self.height, 1.0))
        top = self.box.top + 4 + (track - size) * (self.offset / self.furthest if self.furthest else 0)
        return pygame.FRect(self.box.right - 10, top, 6, size)

    def hit(self, at: Point) -> bool:
        return bool(self.box.collidepoint(at[0], at[1]))

    def down(self, at: Point, now: float) -> Reply:
        bar = self._bar()
        self._grip = at[1] - bar.top if self.furthest and at[0] > self.box.right - 22 else None
        return True

    def drag(self, at: Point) -> Reply:
        if self._grip is None:
            return None
        free = self.box.height - 8 - self._bar().height
        return self.scroll_to((at[1] - self._grip - self.box.top - 4) / max(1.0, free) * self.furthest)

    def up(self, at: Point, now: float) -> Reply:
        self._grip = None
        return None

    def adopt(self, old: Widget) -> None:
        if isinstance(old, ScrollArea):
            self._grip = old._grip
            self.scroll_to(old.offset)

    def _more(self, canvas: Canvas) -> None:
        left = min((widget.box.left for widget in self.contents), default=self.box.left)
        right = max((widget.box.right for widget in self.contents), default=self.box.right)
        lie = pygame.FRect(left, self.box.top, right - left, self.box.height).clip(self.box)
        fade(canvas, lie, above=self.offset > 1, below=self.offset < self.furthest - 1)

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        if self.furthest:
            self._more(canvas)
            canvas.box(
                self._bar(), "#5b6772" if mood.hover or self._grip is not None else "#434e58", radius=3
            )


def fade(canvas: Canvas, box: Box, *, above: bool, below: bool) -> None:
    """What is shown fades where there is more behind an edge: a row cut in two is not taken for the last."""
    rect, deep = canvas.scale.rect(box), canvas.scale.px(SHADOW)
    clear = (*FADED[:3], 0)
    if above:
        canvas.surface.blit(paint.gradient(rect.width, deep, FADED, clear), rect.topleft)
    if below:
        canvas.surface.blit(paint.gradient(rect.width, deep, clear, FADED), (rect.x, rect.bottom - deep))


class Drawing(Widget):
    """Something that only shows, placed like a control: for what stands between controls in a scroll area."""

    focusable = False

    def __init__(self, key: Hashable, box: Box, paint: Any) -> None:
        super().__init__(key, box)
        self.paint = paint

    def hit(self, at: Point) -> bool:
        return False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self.paint(canvas, self.box)
