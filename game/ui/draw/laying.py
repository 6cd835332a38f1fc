"""Large pictures laid on the screen at little cost: flat veils by arithmetic, solid middles as copies."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame

from game.ui.draw import paint
from game.ui.draw.cache import PICTURES, pictured
from game.ui.draw.text import RGBA

STRIP = 32_768  # pixels that a veil covers at a time

Box = pygame.Rect | tuple[int, int, int, int]


def veil(target: pygame.Surface, box: Box, colour: RGBA, strength: float = 1.0) -> None:
    """Cover a box of an opaque surface with a translucent colour, its opacity times `strength`."""
    opacity = colour[3] / 255 * max(0.0, min(1.0, strength))
    left = round(255 * (1 - opacity))
    light = tuple(round(part * opacity) for part in colour[:3])
    whole = pygame.Rect(box).clip(target.get_clip())
    if left >= 255 or not whole:
        return
    high = max(1, STRIP // whole.w)
    for top in range(whole.top, whole.bottom, high):  # what is done twice stays near the processor
        strip = (whole.x, top, whole.w, min(high, whole.bottom - top))
        target.fill((left, left, left), strip, pygame.BLEND_RGB_MULT)
        if any(light):
            target.fill(light, strip, pygame.BLEND_RGB_ADD)


def lay_box(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    top: RGBA,
    bottom: RGBA | None = None,
    border: RGBA | None = None,
    line: int = 1,
) -> None:
    """Draw a rounded box; only its edge is blended where the middle of a large one hides what lies below."""
    shape = paint.box(rect.width, rect.height, radius, top, bottom, border, line)
    edge = max(radius, line if border is not None else 0)
    inner = rect.inflate(-2 * edge, -2 * edge)
    if top[3] < 255 or (bottom or top)[3] < 255 or inner.w <= 0 or inner.w * inner.h < paint.LARGE:
        target.blit(shape, rect)
        return
    for part in around(shape.get_rect(), inner.move(-rect.x, -rect.y)):
        target.blit(shape, (rect.x + part.x, rect.y + part.y), part)
    target.blit(_middle(rect.width, rect.height, radius, edge, top, bottom, border, line), inner)


@pictured
def _middle(
    width: int,
    height: int,
    radius: int,
    edge: int,
    top: RGBA,
    bottom: RGBA | None,
    border: RGBA | None,
    line: int,
) -> pygame.Surface:
    """What a box shows within its edge, without transparency."""
    middle = pygame.Surface((width - 2 * edge, height - 2 * edge), 0, 32)
    middle.blit(paint.box(width, height, radius, top, bottom, border, line), (-edge, -edge))
    return middle


def lay(target: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], key: Hashable) -> None:
    """Blit a kept picture by its key; a large one is blended only round its middle, if that is opaque."""
    if picture.width * picture.height < paint.LARGE:
        target.blit(picture, at)
        return
    middle = PICTURES.get((key, "middle"), lambda: _solid(picture))
    hole = middle.get_rect(center=picture.get_rect().center)
    for part in around(picture.get_rect(), hole):
        target.blit(picture, (at[0] + part.x, at[1] + part.y), part)
    target.blit(middle, (at[0] + hole.x, at[1] + hole.y))


def _solid(picture: pygame.Surface) -> pygame.Surface:
    """The opaque middle of a picture, as wide and high as it can be found; without any, an empty one."""
    whole = picture.get_rect()
    seen = pygame.mask.from_surface(picture, 254)
    left = next((x for x in range(whole.w // 2) if seen.get_at((x, whole.centery))), whole.w)
    top = next((y for y in range(whole.h // 2) if seen.get_at((whole.centerx, y))), whole.h)
    for corner in range(0, min(whole.size) // 4, max(1, min(whole.size) // 48)):
        hole = whole.inflate(-2 * (left + corner), -2 * (top + corner))
        if hole.w > 0 and hole.h > 0 and _filled(seen, hole):
            middle = pygame.Surface(hole.size, 0, 32)
            middle.blit(picture, (-hole.x, -hole.y))
            return middle
    return pygame.Surface((0, 0), 0, 32)


def _filled(seen: pygame.Mask, hole: pygame.Rect) -> bool:
    return seen.overlap_area(pygame.Mask(hole.size, fill=True), hole.topleft) == hole.w * hole.h


def around(whole: pygame.Rect, hole: pygame.Rect) -> Iterator[pygame.Rect]:
    """The four parts of a rectangle round a hole in it."""
    yield pygame.Rect(whole.x, whole.y, whole.w, hole.y - whole.y)
    yield pygame.Rect(whole.x, hole.bottom, whole.w, whole.bottom - hole.bottom)
    yield pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.h)
    yield pygame.Rect(hole.right, hole.y, whole.right - hole.right, hole.h)
