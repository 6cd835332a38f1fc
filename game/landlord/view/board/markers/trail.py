"""The light that follows a Force marker: a halo, a core, a white thread near it, and sparks.

It is drawn too large and made smaller, in several pieces: the box round a way along two sides of the board
is mostly empty.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.landlord.view.board.light import FINE, Point
from game.ui.draw import paint
from game.ui.draw.text import RGBA

SPARKS = 46
HALO = 6  # steps of light round a trail
FAR = 36  # units beside its line where nothing of a trail is seen any more
THREAD = 0.2  # of its length is left without a white thread

# of a ribbon: its width at both ends, its opacity at both ends, its colour, where it begins
Ribbon = tuple[float, float, float, float, RGBA, float]


@dataclass(frozen=True, slots=True)
class Glow:
    """The colours of a trail, how much of it is left, and which of its sparks it has."""

    tone: RGBA
    core: RGBA
    bright: RGBA
    strength: float
    seed: int


def draw_trail(target: pygame.Surface, line: Sequence[Point], unit: float, glow: Glow) -> None:
    """A trail along a line in device pixels; `unit` is one of the board's."""
    steps = _steps(line)
    pad = max(1, round(FAR * unit))
    for box in _boxes(line, pad):
        sheet = paint.clear(box.w * FINE, box.h * FINE, glow.tone[:3])
        reach = box.inflate(2 * pad, 2 * pad)
        near = [step for step in steps if reach.collidepoint(step[0], step[1])]
        for ribbon in _ribbons(glow, unit * FINE):
            _draw_ribbon(sheet, near, box, ribbon)
        _draw_sparks(sheet, line, box, unit, glow)
        target.blit(pygame.transform.smoothscale(sheet, box.size), box)


def _steps(line: Sequence[Point]) -> list[tuple[float, ...]]:
    """Each piece of a line: both ends, its normal, how far along it ends, and its number."""
    found: list[tuple[float, ...]] = []
    count = len(line) - 1
    for index, ((x1, y1), (x2, y2)) in enumerate(pairwise(line)):
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        found.append((x1, y1, x2, y2, (y1 - y2) / length, (x2 - x1) / length, (index + 1) / count))
    return found


def _boxes(line: Sequence[Point], pad: int) -> Iterator[pygame.Rect]:
    """Boxes that hold all that lies near a line and don't overlap, from top to bottom."""
    high = min(round(y) for _x, y in line) - pad
    low = max(round(y) for _x, y in line) + pad
    held: pygame.Rect | None = None
    for top in range(high, low, pad):
        bottom = min(low, top + pad)
        near = [round(x) for x, y in line if top - pad <= y <= bottom + pad]
        if not near:
            continue
        band = pygame.Rect(min(near) - pad, top, max(near) - min(near) + 2 * pad, bottom - top)
        both = band.union(held) if held is not None else band
        if held is not None and both.w * both.h > 1.2 * (held.w * held.h + band.w * band.h):
            yield held
            both = band
        held = both
    if held is not None:
        yield held


def _ribbons(glow: Glow, unit: float) -> Iterator[Ribbon]:
    """From the outermost light inwards, each a little brighter."""
    left = glow.strength
    for layer in range(HALO):
        part = layer / (HALO - 1)
        wide, thick = (8 - 5 * part) * unit, (30 - 20 * part) * unit
        yield wide, thick, round(6 + 34 * part) * left, round(16 + 114 * part) * left, glow.tone, 0.0
    yield 2 * unit, 7 * unit, 110 * left, 235 * left, glow.core, 0.0
    yield 0.8 * unit, 2.6 * unit, 90 * left, 255 * left, (255, 255, 255, 255), THREAD


def _draw_ribbon(
    sheet: pygame.Surface, steps: Sequence[tuple[float, ...]], box: pygame.Rect, ribbon: Ribbon
) -> None:
    """A band of light that widens and brightens towards its end; its pieces overwrite one another."""
    polygon, (left, top) = pygame.draw.polygon, box.topleft
    first, last, faint, full, (r, g, b, _a), begin = ribbon
    for x1, y1, x2, y2, nx, ny, end in steps:
        if end <= begin:
            continue
        along = (end - begin) / (1 - begin)
        half = (first + (last - first) * along) / 2
        dx, dy = nx * half, ny * half
        ax, ay, bx, by = (x1 - left) * FINE, (y1 - top) * FINE, (x2 - left) * FINE, (y2 - top) * FINE
        shape = ((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))
        polygon(sheet, (r, g, b, round(faint + (full - faint) * along)), shape)


@functools.lru_cache(8)
def _sparks(seed: int) -> tuple[tuple[float, float, float, float, float], ...]:
    """Where sparks lie along a trail and beside it, how bright and how large they are."""
    chance, found = random.Random(seed), []
    for _number in range(SPARKS):
        along, off = chance.random() ** 0.7, 6 + abs(chance.gauss(0, 8))
        angle, light = chance.uniform(0, 2 * math.pi), chance.uniform(0.5, 1)
        x, y = off * math.cos(angle), off * math.sin(angle)
        found.append((along, x, y, light, chance.choice((1.0, 1.4, 2.0))))
    return tuple(found)


def _draw_sparks(
    sheet: pygame.Surface, line: Sequence[Point], box: pygame.Rect, unit: float, glow: Glow
) -> None:
    for along, dx, dy, light, size in _sparks(glow.seed):
        x, y = line[min(len(line) - 1, int(along * len(line)))]
        at = ((x + dx * unit - box.x) * FINE, (y + dy * unit - box.y) * FINE)
        opacity = round(255 * glow.strength * (0.45 + 0.55 * along) * light)
        pygame.draw.circle(sheet, (*glow.bright[:3], opacity), at, unit * FINE * size)
