"""The room behind the menu: a panelled wall in lamp light, and the edition's table in front of it."""

from __future__ import annotations

import pygame

from game.ui.draw import paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.laying import veil
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour

COARSE = 4  # how much smaller light is worked out
UNSEEN = 460.0  # up to here no box ever stands


def paint_room(canvas: Canvas) -> None:
    """Baked once for an edition and a size; dark where the boxes turn unseen."""
    theme, size = canvas.theme, canvas.surface.get_size()
    key = ("menu room", theme.c("table-1")[:3], theme.c("table-2")[:3], theme.c("rim-1")[:3], size)

    def bake() -> pygame.Surface:
        room = pygame.Surface(size, 0, 32)
        own = Canvas(room, theme, canvas.scale)
        _paint(own)
        room.set_clip((0, 0, canvas.scale.px(UNSEEN), size[1]))
        shade(own)
        return room

    canvas.surface.blit(PICTURES.get(key, bake), (0, 0))


def _paint(canvas: Canvas) -> None:
    mix = canvas.theme.mix
    _band(canvas, 0, 760, "#17130f", "#241a11")
    for x in range(0, 1920, 156):
        canvas.box((x, 0, 2, 754), "rgba(0,0,0,.35)", radius=0)
        canvas.box((x + 2, 0, 1, 754), "rgba(255,220,170,.045)", radius=0)
    _light(canvas, (1292, 330), 1150, (255, 196, 112), 0.26)
    _band(canvas, 754, 326, mix("table-1", "#000000", 0.05), "table-2")
    _band(canvas, 752, 16, "rim-1", "rim-3")
    canvas.box((0, 752, 1920, 2), "rgba(255,235,200,.28)", radius=0)
    _light(canvas, (1292, 880), 1000, mix("table-1", "#ffffff", 0.25), 0.3)


def _band(canvas: Canvas, y: float, high: float, top: Colour, bottom: Colour) -> None:
    """A blend over the whole width, line by line: too large to be worth keeping."""
    rect = canvas.scale.rect((0, y, 1920, high))
    first, last = canvas.theme.c(top), canvas.theme.c(bottom)
    for row in range(rect.height):
        tone = first.lerp(last, row / max(1, rect.height - 1))
        canvas.surface.fill(tone, (rect.x, rect.y + row, rect.width, 1))


def _light(canvas: Canvas, centre: tuple[float, float], radius: float, colour: Colour, alpha: float) -> None:
    """Light round a point; it is so soft that it may be worked out small and enlarged."""
    side, (width, height) = canvas.scale.px(radius * 2) // COARSE, canvas.surface.get_size()
    r, g, b, _a = rgba(canvas.theme.c(colour))
    glow = paint.radial(side, side, (r, g, b, round(255 * alpha)), (r, g, b, 0), (0.5, 0.5), 0.4)
    x, y = canvas.scale.point(centre)
    small = paint.clear(width // COARSE, height // COARSE, (r, g, b))
    small.blit(glow, (x / COARSE - side / 2, y / COARSE - side / 2))
    canvas.surface.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))


def shade(canvas: Canvas, left: int = 0) -> None:
    """Dark on the left, where the words are, beginning `left` device pixels in."""
    height, deep = canvas.surface.get_height(), canvas.scale.px(560)
    veil(canvas.surface, (left, 0, deep - left, height), (9, 11, 13, 246))
    wide = canvas.scale.px(1010) - deep
    canvas.surface.blit(paint.gradient_across(wide, height, (9, 11, 13, 246), (9, 11, 13, 0)), (deep, 0))
