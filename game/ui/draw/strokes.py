"""Smooth lines and areas for charts in device pixels: drawn three times too large, then made small."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA

Point = tuple[float, float]
_OVER = 3  # how much too large lines are drawn


def line(
    target: pygame.Surface,
    points: Sequence[Point],
    colour: RGBA,
    width: float,
    dash: Sequence[float] = (),
) -> None:
    """A polyline with round joins and ends; `dash` is the length of strokes and gaps in turn."""
    if len(points) < 2:
        return
    edge = width + 2
    left = math.floor(min(x for x, _ in points) - edge)
    top = math.floor(min(y for _, y in points) - edge)
    wide = math.ceil(max(x for x, _ in points) + edge) - left
    high = math.ceil(max(y for _, y in points) + edge) - top
    way = tuple((x - left, y - top) for x, y in points)
    target.blit(_stroke((wide, high), way, colour, width, tuple(dash)), (left, top))


@pictured
def _stroke(
    size: tuple[int, int], points: tuple[Point, ...], colour: RGBA, width: float, dash: tuple[float, ...]
) -> pygame.Surface:
    big = paint.clear(size[0] * _OVER, size[1] * _OVER, colour[:3])
    for piece in dashes(points, dash) if dash else (points,):
        _thick(big, [(x * _OVER, y * _OVER) for x, y in piece], colour[:3], width * _OVER)
    small = pygame.transform.smoothscale(big, size)
    if colour[3] < 255:
        small.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def area(
    target: pygame.Surface, points: Sequence[Point], reach: tuple[float, float], top: RGBA, bottom: RGBA
) -> None:
    """What lies between a polyline and a floor; it fades from the height to the floor that it may reach."""
    if len(points) < 2:
        return
    left, high, floor = math.floor(points[0][0]), math.floor(reach[0]), reach[1]
    size = (max(1, math.ceil(points[-1][0]) - left), max(1, math.ceil(floor) - high))
    shape = (*points, (points[-1][0], floor), (points[0][0], floor))
    target.blit(_filled(size, tuple((x - left, y - high) for x, y in shape), top, bottom), (left, high))


@pictured
def _filled(size: tuple[int, int], shape: tuple[Point, ...], top: RGBA, bottom: RGBA) -> pygame.Surface:
    big = paint.clear(size[0] * _OVER, size[1] * _OVER)
    pygame.draw.polygon(big, paint.WHITE, [(x * _OVER, y * _OVER) for x, y in shape])
    small = pygame.transform.smoothscale(big, size)
    small.blit(paint.gradient(*size, top, bottom), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Cut a polyline into its strokes."""
    turn, left, drawn = 0, pattern[0], [points[0]]
    for start, end in pairwise(points):
        length = math.dist(start, end)
        done = 0.0
        while length - done > left:
            done += left
            k = done / length
            cut = (start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k)
            if turn % 2 == 0:
                yield [*drawn, cut]
            turn += 1
            left, drawn = pattern[turn % len(pattern)], [cut]
        left -= length - done
        if turn % 2 == 0:
            drawn.append(end)
    if turn % 2 == 0 and len(drawn) > 1:
        yield drawn


def _thick(big: pygame.Surface, points: Sequence[Point], rgb: tuple[int, int, int], width: float) -> None:
    half = width / 2
    for start, end in pairwise(points):
        length = math.dist(start, end)
        if length:
            dx, dy = (end[1] - start[1]) / length * half, (start[0] - end[0]) / length * half
            quad = [
                (start[0] + dx, start[1] + dy),
                (end[0] + dx, end[1] + dy),
                (end[0] - dx, end[1] - dy),
                (start[0] - dx, start[1] - dy),
            ]
            pygame.draw.polygon(big, rgb, quad)
    for point in points:
        pygame.draw.circle(big, rgb, point, half)
