"""A theatre curtain in the edition's colour: nothing behind it can be seen."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.ui.draw import paint, strokes
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import RGBA, rgba

_SCALLOP = 160  # width of one sweep of the pelmet in reference pixels
_PELMET, _SAG = 69, 33  # where the sweeps meet, and how far they hang below
_ROWS = 20  # the folds are computed for this many rows and blended between them
_FOLDS = 26


def draw_curtain(canvas: Canvas) -> None:
    """Fill the whole surface, the margins of odd windows too."""
    size = canvas.surface.get_size()
    key = ("curtain", canvas.theme, size, canvas.scale)
    canvas.surface.blit(PICTURES.get(key, lambda: _hang(canvas, size)), (0, 0))


def _hang(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    sheet = pygame.Surface(size)
    width, height = size
    sheet.blit(_applied_by(canvas, size), (0, 0))
    sheet.blit(paint.radial(width, height, (0, 0, 0, 0), (0, 0, 0, 150), (0.5, 0.45), 0.72), (0, 0))
    foot = canvas.scale.px(260)
    sheet.blit(paint.gradient(width, foot, (0, 0, 0, 0), (0, 0, 0, 190)), (0, height - foot))
    _pelmet(Canvas(sheet, canvas.theme, canvas.scale))
    return sheet


def _applied_by(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """Pleats of uneven width that sway a little as they fall."""
    theme, cloth = canvas.theme, _cloth(canvas)
    deep, mid = theme.mix(cloth, "#000000", 0.74), theme.mix(cloth, "#000000", 0.40)
    stops = ((0.0, deep), (0.4, mid), (0.78, cloth), (1.0, theme.mix(cloth, theme.c("accent-hi"), 0.45)))
    columns = max(160, size[0] // 2)
    small = pygame.Surface((columns, _ROWS))
    for y in range(_ROWS):
        for x in range(columns):
            small.set_at((x, y), _shade(stops, _pleat(x / columns, y / (_ROWS - 1))))
    return pygame.transform.smoothscale(small, size)


def _pleat(u: float, v: float) -> float:
    """How much light falls on the cloth, 0 to 1: soft rolls with a sharper crease on their far side."""
    u += 0.0030 * math.sin(2 * math.pi * (3 * u + 0.6 * v)) * v
    phase = _FOLDS * u + 0.34 * math.sin(2 * math.pi * (2.3 * u + 0.1)) + 0.18 * math.sin(37 * u + 0.5)
    roll = phase % 1.0
    wave: float = math.sin(math.pi * roll**0.72) ** 1.15
    fine = 0.10 * math.sin(2 * math.pi * (2 * phase + 0.2)) + 0.05 * math.sin(2 * math.pi * 5 * phase + 7 * u)
    swell = 0.74 + 0.18 * math.sin(2 * math.pi * (4.1 * u + 0.2)) + 0.09 * math.sin(2 * math.pi * 1.7 * u + 1)
    return max(0.0, min(1.0, (0.08 + 0.92 * wave) * swell + fine * wave))


def _shade(stops: tuple[tuple[float, pygame.Color], ...], light: float) -> pygame.Color:
    for (start, low), (end, high) in pairwise(stops):
        if light <= end:
            return low.lerp(high, (light - start) / (end - start))
    return stops[-1][1]


def _cloth(canvas: Canvas) -> pygame.Color:
    """The colour of the cloth: the pack's own, else its accent in the shade."""
    theme = canvas.theme
    return theme.c("curtain") if theme.has("curtain") else theme.mix("accent-lo", theme.c("accent"), 0.45)


def _pelmet(canvas: Canvas) -> None:
    """The valance over the top: sweeps of cloth with a gold cord and a stitched hem."""
    scale, theme = canvas.scale, canvas.theme
    left, _ = scale.back((0, 0))
    right, _ = scale.back((canvas.surface.get_width(), 0))
    first = math.floor(left / _SCALLOP)
    edge = [
        (x, _PELMET + _SAG * math.sin(math.pi * ((x % _SCALLOP) / _SCALLOP)))
        for x in range(first * _SCALLOP, math.ceil(right) + _SCALLOP, 5)
    ]
    cloth = _cloth(canvas)
    width, deep = canvas.surface.get_width(), scale.y(_PELMET + _SAG)
    hang = paint.clear(width, deep + 4)
    points = [scale.point(p) for p in edge]
    dark, light = theme.mix(cloth, "#000000", 0.55), theme.mix(cloth, theme.c("accent-hi"), 0.18)
    _under(hang, points, rgba(dark), rgba(light))
    shadow = paint.shadow_of(hang, scale.px(18), 0.7)
    canvas.surface.blit(shadow, (-scale.px(18), -scale.px(18) + scale.px(12)))
    canvas.surface.blit(hang, (0, 0))
    strokes.line(canvas.surface, points, rgba(theme.c("gold-lo")), scale.px(8))
    cord = [scale.point((x, y - 1)) for x, y in edge]
    strokes.line(canvas.surface, cord, rgba(theme.c("gold")), scale.px(5.4))
    hem = [scale.point((x, y + 13)) for x, y in edge]
    strokes.line(canvas.surface, hem, rgba(theme.c("gold", 0.75)), scale.px(3), (0.1, scale.px(8)))


def _under(target: pygame.Surface, points: list[tuple[int, int]], top: RGBA, bottom: RGBA) -> None:
    """Fill what hangs from the top edge down to a line."""
    width, height = target.get_size()
    over = 3
    big = paint.clear(width * over, height * over)
    shape = [(points[0][0], -1), *points, (points[-1][0], -1)]
    pygame.draw.polygon(big, paint.WHITE, [(x * over, y * over) for x, y in shape])
    small = pygame.transform.smoothscale(big, (width, height))
    small.blit(paint.gradient(width, height, top, bottom), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(small, (0, 0))
