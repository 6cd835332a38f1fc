"""What is printed faintly in the middle of the board: rays, a map of avenues, the circles of a radar.

All are laid out for a middle of 756 x 756 and drawn twice too large, to be smooth.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from game.ui.draw import paint
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme

SIDE = 756.0
OVER = 2
Point = tuple[float, float]


def draw_motif(style: str, size: tuple[int, int], heart: Point, theme: Theme) -> pygame.Surface | None:
    """The motif of a style for a middle of a size, or None; `heart` is the emblem's middle in it."""
    draw = _MOTIFS.get(style)
    return draw(size, heart, theme) if draw else None


def _sheet(size: tuple[int, int], tone: pygame.Color) -> pygame.Surface:
    return paint.clear(size[0] * OVER, size[1] * OVER, rgba(tone)[:3])


def _rays(size: tuple[int, int], heart: Point, theme: Theme) -> pygame.Surface:
    """Broad rays from the emblem."""
    tone = theme.c("board-2")
    big = _sheet(size, tone)
    cx, cy, reach, count = heart[0] * OVER, heart[1] * OVER, 3.0 * sum(size), 30
    for ray in range(count):
        a, b = (2 * math.pi * (ray + part) / count for part in (-0.25, 0.25))
        ends = [(cx + reach * math.cos(angle), cy + reach * math.sin(angle)) for angle in (a, b)]
        pygame.draw.polygon(big, tone, [(cx, cy), *ends])
    rays = pygame.transform.smoothscale(big, size)
    fade = paint.radial(*size, (255, 255, 255, 255), (255, 255, 255, 200), (0.5, 0.3), 0.8)
    rays.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return rays


def _map(size: tuple[int, int], heart: Point, theme: Theme) -> pygame.Surface:
    """An old town: rings of boulevards, avenues that cross them, a river; the same at every size."""
    street = theme.mix("board-2", "gold", 0.22)
    big = _sheet(size, street)
    k = size[0] * OVER / SIDE
    chance = random.Random(1889)
    cx, cy = 378 * k, 362 * k
    rings = [72, 142, 214, 286, 362, 450]
    wobble = [(chance.uniform(0, 6.3), chance.uniform(3, 9)) for _ in rings]

    def on_ring(ring: int, angle: float) -> Point:
        phase, size_ = wobble[ring]
        r = (rings[ring] + size_ * math.sin(3 * angle + phase) + size_ * 0.6 * math.sin(5 * angle)) * k
        return cx + r * math.cos(angle), cy + r * math.sin(angle)

    line = max(2, round(2.2 * k))
    for ring in range(len(rings)):
        points = [on_ring(ring, 2 * math.pi * step / 96) for step in range(96)]
        pygame.draw.lines(big, street, True, points, line)
    for avenue in range(22):
        angle = 2 * math.pi * avenue / 22 + chance.uniform(-0.09, 0.09)
        first = chance.choice((0, 0, 1, 1, 2))
        last = chance.choice((3, 4, 5, 5))
        bend = chance.uniform(-0.05, 0.05)
        points = [on_ring(ring, angle + bend * (ring - first)) for ring in range(first, last + 1)]
        pygame.draw.lines(big, street, False, points, line)
    _river(big, k, theme)
    return pygame.transform.smoothscale(big, size)


def _river(big: pygame.Surface, k: float, theme: Theme) -> None:
    bank, water = theme.mix("board", (150, 190, 215), 0.34), theme.mix("board", (190, 215, 228), 0.46)
    bends: list[Point] = [(-30, 700), (40, 640), (92, 470), (150, 350), (250, 290)]
    bends += [(380, 268), (470, 210), (545, 145), (640, 88), (790, 84)]
    points = _curve(bends, 24)
    for width, tone in ((30, bank), (24, water)):
        for x, y in points:
            pygame.draw.circle(big, tone, (x * k, y * k), width / 2 * k)


def _curve(knots: list[Point], steps: int) -> list[Point]:
    """A smooth line through knots."""
    padded = [knots[0], *knots, knots[-1]]
    out: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[i]
                        + (c[i] - a[i]) * t
                        + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t**2
                        + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    return out


def _radar(size: tuple[int, int], heart: Point, theme: Theme) -> pygame.Surface:
    """Circles and spokes of a tactical display, lit from the middle."""
    glow = rgba(theme.mix("board-2", "board-line", 0.30))
    sheet = paint.radial(*size, glow, rgba(theme.mix("board", "board-line", 0.04)), (0.5, 0.5), 0.70).copy()
    tone = theme.mix("board", "board-line", 0.72)
    big = _sheet(size, tone)
    k = size[0] * OVER / SIDE
    cx, cy = big.get_width() / 2, big.get_height() / 2
    line = max(1, round(1.3 * k))
    for radius in (142, 210, 270, 322, 370):
        pygame.draw.circle(big, tone, (cx, cy), radius * k, line)
    for spoke in range(24):
        a = math.radians(15 * spoke)
        near, far = 142 * k, 370 * k
        pygame.draw.line(
            big,
            tone,
            (cx + near * math.cos(a), cy + near * math.sin(a)),
            (cx + far * math.cos(a), cy + far * math.sin(a)),
            line,
        )
    lines = pygame.transform.smoothscale(big, size)
    sheet.blit(lines, (0, 0))
    return sheet


_MOTIFS: dict[str, Callable[[tuple[int, int], Point, Theme], pygame.Surface]] = {
    "rays": _rays,
    "map": _map,
    "radar": _radar,
}
