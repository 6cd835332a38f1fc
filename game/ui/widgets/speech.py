"""Cream paper that speaks: tooltips, toasts and the bubbles of computers."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import pygame

from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.layout import Aligned, Node, Paragraph

CREAM, INK = "cream", "cream-ink"
TOAST_FOR = 2.5


def draw_tooltip(
    canvas: Canvas, target: pygame.FRect, text: str, *, widest: float = 560, below: bool = False
) -> pygame.FRect:
    """A note with a tail to a control: above it, or below if asked or for want of room; never over it."""
    size, pad = chrome.BODY, 16
    width = min(widest, canvas.rich_width(text, TextStyle(size=size)) + 2 * pad + 2)
    height = canvas.paragraph_height(text, width - 2 * pad, TextStyle(size=size)) + 2 * pad - 4
    stage_w, stage_h = canvas.scale.back(canvas.surface.get_size())
    left = min(max(target.centerx - width / 2, 8), stage_w - width - 8)
    above = target.top - height - 16 >= canvas.scale.back((0, 0))[1] + 4
    if below and target.bottom + 16 + height <= stage_h - 4:
        above = False
    top = target.top - height - 16 if above else target.bottom + 16
    box = pygame.FRect(left, top, width, height)
    tail_x = min(max(target.centerx, box.left + 22), box.right - 22)
    _paper(canvas, box, 10)
    edge, tip = (box.bottom - 1, box.bottom + 10) if above else (box.top + 1, box.top - 10)
    _tail(canvas, [(tail_x - 11, edge), (tail_x + 11, edge), (tail_x, tip)])
    canvas.paragraph(
        text,
        (box.left + pad, box.top + pad - 2, width - 2 * pad + 1, height),
        TextStyle(size=size, colour=INK),
    )
    return box


def bubble(text: str) -> Node:
    """Speech as a part of a layout; the tip of its tail is at the left, level with the first line."""

    def paper(canvas: Canvas, box: pygame.FRect) -> None:
        x, y, w, h = box
        _paper(canvas, pygame.FRect(x + 10, y, w - 10, h), 10)
        middle = y + min(h, 42) / 2
        _tail(canvas, [(x + 11, middle - 9), (x + 11, middle + 9), (x, middle)])

    return Aligned(Paragraph(text, TextStyle(colour=INK), pad=(24, 9, 14, 9), paint=paper), x="start")


def toast_width(canvas: Canvas, text: str, icon: str) -> float:
    """How wide a toast is."""
    return canvas.measure(text, TextStyle("ui-bold")) + 2 * 20 + (36 if icon else 0)


def draw_toast(
    canvas: Canvas, at: tuple[float, float], text: str, icon: str = "", *, alpha: float = 1.0
) -> None:
    """A passing message; `at` is its top left corner."""
    width = toast_width(canvas, text, icon)
    box = (at[0], at[1], width, 56)

    def draw(inner: Canvas) -> None:
        _paper(inner, pygame.FRect(0, 0, width, 56), 12, deep=True)
        x = 20.0
        if icon:
            inner.icon(icon, (x + 12, 28), 24, "#2f8f4e" if icon == "check" else INK)
            x += 36
        inner.text(text, (x, 28), TextStyle("ui-bold", colour=INK), "midleft")

    canvas.baked(("toast", text, icon), box, draw, margin=40, alpha=alpha)


def _paper(canvas: Canvas, box: pygame.FRect, radius: float, *, deep: bool = False) -> None:
    canvas.shadow(box, radius, blur=30 if deep else 18, dy=10 if deep else 6, alpha=0.45)
    canvas.box(box, CREAM, radius=radius)


def _tail(canvas: Canvas, points: list[tuple[float, float]]) -> None:
    scale = canvas.scale
    exact = [(scale.left + x * scale.factor, scale.top + y * scale.factor) for x, y in points]
    paint.polygon(canvas.surface, exact, rgba(canvas.theme.c(CREAM)))


@dataclass(slots=True)
class _Toast:
    text: str
    icon: str
    since: float | None = None


class Toasts:
    """Passing messages, one at a time, at the top of the screen."""

    def __init__(self) -> None:
        self._queue: deque[_Toast] = deque()
        self.top: tuple[float, float] = (
            960,
            1008,
        )  # the middle of a toast's upper edge: over the hints for keys

    def say(self, text: str, icon: str, now: float) -> None:
        """Add a message."""
        self._queue.append(_Toast(text, icon, now if not self._queue else None))

    def dismiss(self) -> bool:
        """Take the message away; whether there was one."""
        if not self._queue:
            return False
        self._queue.popleft()
        return True

    @property
    def text(self) -> str:
        """The message that is shown."""
        return self._queue[0].text if self._queue else ""

    @property
    def ends_at(self) -> float | None:
        """When the message that is shown goes away."""
        if not self._queue:
            return None
        since = self._queue[0].since
        return 0.0 if since is None else since + TOAST_FOR

    def update(self, now: float) -> bool:
        """Let time pass; whether another message shows now."""
        changed = False
        while self._queue:
            head = self._queue[0]
            if head.since is None:
                head.since = now
                changed = True
            if now < head.since + TOAST_FOR:
                break
            self._queue.popleft()
            changed = True
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the message that is shown."""
        if self._queue:
            toast = self._queue[0]
            width = toast_width(canvas, toast.text, toast.icon)
            draw_toast(canvas, (self.top[0] - width / 2, self.top[1]), toast.text, toast.icon)
