"""What is drawn in light: the colours of the sides; rings and shades that are kept, at an opacity."""

from __future__ import annotations

import math

import pygame

from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA
from game.ui.draw.theme import Theme

Point = tuple[float, float]
FINE = 2  # what has no straight edges is drawn so many times too large and made smaller


def tint(theme: Theme, side: str) -> pygame.Color:
    """The colour of a side."""
    return theme.c(f"side-{side}")


def pale(theme: Theme, side: str) -> pygame.Color:
    """Its light where it is strongest."""
    return theme.mix(f"side-{side}", (255, 255, 255), 0.82)


def blit_faded(
    target: pygame.Surface, picture: pygame.Surface, at: pygame.Rect | Point, strength: float
) -> None:
    """Draw a kept picture at an opacity; to make one for each opacity would cost more than the frame has."""
    if strength <= 0:
        return
    picture.set_alpha(round(255 * min(1.0, strength)))
    target.blit(picture, at)
    picture.set_alpha(255)


@pictured
def shade(width: int, height: int, colour: RGBA) -> pygame.Surface:
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.fill(colour)
    return sheet


@pictured
def ring(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """An ellipse of light with a soft rim, faintly filled."""
    fine, pad = 4, 6
    big = paint.clear((width + 2 * pad) * fine, (height + 2 * pad) * fine, colour[:3])
    box = pygame.Rect(pad * fine, pad * fine, width * fine, height * fine)
    pygame.draw.ellipse(big, (*colour[:3], 34), box)
    pygame.draw.ellipse(big, (*colour[:3], 70), box.inflate(4 * fine, 4 * fine), (line + 4) * fine)
    pygame.draw.ellipse(big, colour, box, line * fine)
    return pygame.transform.smoothscale(big, (width + 2 * pad, height + 2 * pad))


@pictured
def dashes(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """An ellipse of dashes."""
    fine, pad, count = 4, 4, 14
    big = paint.clear((width + 2 * pad) * fine, (height + 2 * pad) * fine, colour[:3])
    box = pygame.Rect(pad * fine, pad * fine, width * fine, height * fine)
    rx, ry, middle = box.w / 2, box.h / 2, box.center
    for index in range(count):
        arc = []
        for step in range(5):
            a = 2 * math.pi * (index + 0.62 * step / 4) / count
            arc.append((middle[0] + rx * math.cos(a), middle[1] + ry * math.sin(a)))
        pygame.draw.lines(big, colour, False, arc, line * fine)
    return pygame.transform.smoothscale(big, (width + 2 * pad, height + 2 * pad))
