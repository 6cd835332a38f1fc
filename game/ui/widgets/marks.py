"""Small things that only show: key caps, progress bars, lines of charts, the colours of chips."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour
from game.ui.layout.node import Ruler, words_width
from game.ui.scale import Box

CHIPS: Final = {  # kind: ground, ink
    "neutral": ("#313b45", "text"),
    "good": ("#1f3d29", "#9be0a7"),
    "bad": ("#452523", "#ff9d93"),
    "warn": ("#453717", "#ffd57a"),
    "gold": ("#4a3b1c", "gold-hi"),
}
CAP = 26.0  # how high a key cap is, and the least it is wide
ARROWS: Final = {"←": "arrow-left", "→": "arrow-right", "↑": "arrow-up", "↓": "arrow-down"}
DASHES: Final[Sequence[tuple[float, ...]]] = (
    (), (), (9, 6), (3, 5), (9, 5, 3, 5), (7, 3), (2, 3), (12, 5),
)  # fmt: skip


def cap_width(ruler: Ruler, label: str) -> float:
    """How wide a key cap is."""
    if label in ARROWS:
        return CAP
    return max(CAP, words_width(ruler, label, TextStyle("ui-bold", chrome.CAPTION)) + 16)


def draw_key_cap(
    canvas: Canvas,
    at: Sequence[float],
    label: str,
    *,
    anchor: str = "midleft",
    on_accent: bool = False,
    pad: bool = False,
) -> float:
    """A key as its cap or a pad button as its disc; returns the width."""
    width = cap_width(canvas.ruler, label)
    box = pygame.FRect(0, 0, width, CAP)
    setattr(box, anchor, tuple(at))
    ink = cap_ground(canvas, box, label, on_accent=on_accent, pad=pad)
    if label in ARROWS:
        canvas.icon(ARROWS[label], box.center, 15, ink)
    else:
        canvas.text(label, box.center, TextStyle("ui-bold", chrome.CAPTION, ink), "center")
    return width


def cap_ground(
    canvas: Canvas, box: pygame.FRect, label: str, *, on_accent: bool = False, pad: bool = False
) -> Colour:
    """Draw the cap or the disc without its label; returns the ink for that."""
    if on_accent:
        canvas.box(box, (0, 0, 0, 70), radius=6, border=(255, 255, 255, 70))
        return "on-accent"
    if pad:
        colour = {"A": "#2f7d43", "B": "#a83a34", "X": "#2c5fb3", "Y": "#a98514"}.get(label, "#3b4752")
        canvas.box(box, colour, radius=box.height / 2, border=(255, 255, 255, 50))
        return "#ffffff"
    canvas.box((box.left, box.top, box.width, box.height + 1), "#0f1316", radius=6)
    canvas.box(box, "#1a2026", "#12171b", radius=6, border="#46515b")
    return "text"


Hint = tuple[str | Sequence[str], str]
"""One or several keys, and what they do."""


def draw_progress(
    canvas: Canvas, box: Box, parts: Sequence[tuple[float, Colour]], *, line: bool = True
) -> None:
    """A bar filled by parts of the whole (0 to 1), with gaps of ink between them."""
    h = box[3]
    scale, radius = canvas.scale, canvas.scale.px(h / 2)
    rect = scale.rect(box)
    canvas.box(box, "#12171b", radius=h / 2, border="#39434c" if line else None)
    fill = paint.clear(*rect.size)
    done = 0.0
    for share, colour in parts:
        left, right = round(rect.width * done), round(rect.width * min(1.0, done + share))
        if right > left:
            fill.fill(rgba(canvas.theme.c(colour)), (left, 0, right - left, rect.height))
            if done:
                fill.fill((18, 23, 27, 255), (left, 0, scale.px(2), rect.height))
        done += share
    canvas.surface.blit(paint.clipped(fill, radius), rect)


def draw_line(
    canvas: Canvas, points: Sequence[tuple[float, float]], colour: Colour, seat: int = 1, *, width: float = 3
) -> None:
    """A line through points in a seat's dash, so that lines differ by more than colour."""
    scale = canvas.scale
    path = [(scale.left + x * scale.factor, scale.top + y * scale.factor) for x, y in points]
    tone, thick = canvas.theme.c(colour), max(1, scale.px(width))
    dash = [length * scale.factor for length in DASHES[(seat - 1) % len(DASHES)]]
    if not dash:
        for start, end in pairwise(path):
            pygame.draw.aaline(canvas.surface, tone, start, end, thick)
        return
    index, left, drawn = 0, dash[0], True
    for start, end in pairwise(path):
        whole = pygame.Vector2(end) - pygame.Vector2(start)
        length, gone = whole.length(), 0.0
        while length and gone < length:
            step = min(left, length - gone)
            if drawn:
                a = pygame.Vector2(start) + whole * (gone / length)
                b = pygame.Vector2(start) + whole * ((gone + step) / length)
                pygame.draw.aaline(canvas.surface, tone, a, b, thick)
            gone, left = gone + step, left - step
            if left <= 1e-6:
                index, drawn = (index + 1) % len(dash), not drawn
                left = dash[index]
