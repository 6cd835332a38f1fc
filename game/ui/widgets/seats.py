"""A seat's mark at any size: glyph, token on its colour, portrait."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import RGBA, rgba
from game.ui.draw.theme import Colour
from game.ui.scale import Box


def draw_seat_mark(
    canvas: Canvas, centre: Sequence[float], size: float, seat: int, token: str = "", *, alpha: float = 1.0
) -> None:
    """A seat's mark: its glyph when small, its token on its colour from 38, its portrait from 60."""
    if size >= 60 and token:
        draw_portrait(canvas, centre, size, seat, token)
        return
    x, y = centre
    box = (x - size / 2, y - size / 2, size, size)
    lit = _disc(canvas, box, f"seat-{seat}", alpha)
    if size >= 38 and token:
        inner = size * 0.80
        canvas.art(token, (x - inner / 2, y - inner / 2, inner, inner), alpha=alpha)
    else:
        ink = canvas.theme.ink_on(lit)
        canvas.seat_glyph(seat, centre, size * 0.5, canvas.theme.c(ink, alpha) if alpha < 1 else ink)


def _disc(canvas: Canvas, box: Box, colour: str, alpha: float = 1.0) -> pygame.Color:
    """A disc lit from above; returns its brightest tone, on which its mark must be read."""
    mix = canvas.theme.mix
    _, _, size, _ = box
    lit = mix(colour, "#ffffff", 0.22)
    canvas.box(
        box, lit, mix(colour, "#000000", 0.16), radius=size / 2,
        border=mix(colour, "#ffffff", 0.30), line=max(1.0, size / 26), alpha=alpha,
    )  # fmt: skip
    return lit


@pictured
def _ground(width: int, height: int, inner: RGBA, outer: RGBA) -> pygame.Surface:
    return paint.clipped(paint.radial(width, height, inner, outer, (0.5, 0.35), 0.6), width // 2)


def draw_portrait(
    canvas: Canvas,
    centre: Sequence[float],
    size: float,
    seat: int,
    token: str,
    *,
    ground: tuple[Colour, Colour] = ("#4a545e", "#1a2026"),
    badge: bool = True,
) -> None:
    """The token on a dark disc in a ring of the seat's colour, with the seat's glyph as a badge."""
    x, y = centre
    scale = canvas.scale
    rect = scale.rect((x - size / 2, y - size / 2, size, size))
    inner_tone, outer_tone = (rgba(canvas.theme.c(tone)) for tone in ground)
    canvas.surface.blit(_ground(*rect.size, inner_tone, outer_tone), rect)
    canvas.outline((x - size / 2, y - size / 2, size, size), f"seat-{seat}", size / 2, max(3, size * 0.036))
    inner = size * 0.70
    canvas.art(token, (x - inner / 2, y - inner / 2, inner, inner))
    if not badge:
        return
    disc = max(8.0, size * 0.15)
    bx, by = x + size * 0.375, y + size * 0.375
    canvas.circle((bx, by), disc + 3, "#1d242a")
    canvas.circle((bx, by), disc, f"seat-{seat}")
    canvas.seat_glyph(seat, (bx, by), disc * 1.05, "#14181c")
