"""Smooth shapes in device pixels: rounded boxes, shadows, glows, hatches, gradients. All cached.

pygame has no anti-aliased rounded rectangle, so masks are put together from corners drawn eight
times too large. Every function that returns a surface returns a cached one: blit it, never draw on it.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA

WHITE: RGBA = (255, 255, 255, 255)
_OVERSAMPLE = 8
RADIAL = 96  # how wide an elliptic blend is worked out before it is enlarged
LARGE = 120_000  # pixels: from this size on, the hidden part of a shadow is not drawn


def clear(width: int, height: int, rgb: tuple[int, int, int] = (255, 255, 255)) -> pygame.Surface:
    """A fully transparent surface whose hidden colour does not darken edges when it is scaled."""
    surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill((*rgb, 0))
    return surface


@pictured
def disc(size: int, colour: RGBA = WHITE) -> pygame.Surface:
    """A filled circle that just fits a square."""
    big = clear(size * _OVERSAMPLE, size * _OVERSAMPLE, colour[:3])
    pygame.draw.circle(big, colour, (big.get_width() / 2, big.get_height() / 2), big.get_width() / 2)
    return pygame.transform.smoothscale(big, (max(1, size), max(1, size)))


@pictured
def mask(width: int, height: int, radius: int) -> pygame.Surface:
    """A white rounded box."""
    radius = max(0, min(radius, width // 2, height // 2))
    box = clear(width, height)
    if radius == 0:
        box.fill(WHITE)
        return box
    box.fill(WHITE, (radius, 0, width - 2 * radius, height))
    box.fill(WHITE, (0, radius, width, height - 2 * radius))
    round_ = disc(2 * radius)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            box.fill((255, 255, 255, 0), (x, y, radius, radius))
            box.blit(round_, (x, y), (left, top, radius, radius), special_flags=pygame.BLEND_RGBA_MAX)
    return box


@pictured
def ring(width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """The white outline of a rounded box."""
    outline = mask(width, height, radius).copy()
    if width > 2 * line and height > 2 * line:
        hole = mask(width - 2 * line, height - 2 * line, max(0, radius - line)).copy()
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        outline.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return outline


@pictured
def gradient(width: int, height: int, top: RGBA, bottom: RGBA) -> pygame.Surface:
    """A vertical blend."""
    column = pygame.Surface((1, max(1, height)), pygame.SRCALPHA)
    for y in range(height):
        k = y / max(1, height - 1)
        column.set_at((0, y), [round(a + (b - a) * k) for a, b in zip(top, bottom, strict=True)])
    return pygame.transform.scale(column, (max(1, width), max(1, height)))


@pictured
def gradient_across(width: int, height: int, left: RGBA, right: RGBA) -> pygame.Surface:
    """A horizontal blend, for hairlines that fade out."""
    return pygame.transform.rotate(gradient(height, width, left, right), 90)


@pictured
def box(
    width: int,
    height: int,
    radius: int,
    top: RGBA,
    bottom: RGBA | None = None,
    border: RGBA | None = None,
    line: int = 1,
) -> pygame.Surface:
    """A rounded box filled with one colour or a vertical blend, with an optional border inside its edge."""
    shape = mask(width, height, radius).copy()
    if bottom is None or bottom == top:
        shape.fill(top, special_flags=pygame.BLEND_RGBA_MULT)
    else:
        shape.blit(gradient(width, height, top, bottom), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if border is not None and line > 0:
        edge = ring(width, height, radius, line).copy()
        edge.fill(border, special_flags=pygame.BLEND_RGBA_MULT)
        shape.blit(edge, (0, 0))
    return shape


def clipped(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy of a picture with rounded corners."""
    cut = picture.copy()
    cut.blit(mask(*picture.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def blurred(surface: pygame.Surface, blur: int) -> pygame.Surface:
    """A soft copy of the same size; large blurs are made small and enlarged, which nobody can see."""
    shrink = 1 if blur < 6 else 2 if blur < 16 else 4
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // shrink), max(1, height // shrink)))
    radius = max(1, round(blur / shrink / 2))
    for _ in range(2):
        small = pygame.transform.box_blur(small, radius)
    return pygame.transform.smoothscale(small, (width, height))


@pictured
def _soft_corner(radius: int, blur: int) -> pygame.Surface:
    """A blurred rounded square just large enough to be cut into nine."""
    side = 2 * (radius + blur) + 2
    sheet = clear(side + 2 * blur, side + 2 * blur)
    sheet.blit(mask(side, side, radius), (blur, blur))
    return blurred(sheet, blur)


@pictured
def soft(width: int, height: int, radius: int, blur: int, colour: RGBA) -> pygame.Surface:
    """A soft-edged rounded box: a shadow or a glow. It is `blur` larger than the box on every side."""
    radius = max(0, min(radius, width // 2, height // 2))
    sheet = _soft_corner(radius, blur)
    end = min(radius + 2 * blur, (width + 2 * blur) // 2, (height + 2 * blur) // 2)
    w, h, side = width + 2 * blur, height + 2 * blur, sheet.get_width()
    out = clear(w, h)
    cols = ((0, end, 0, end), (end, side - 2 * end, end, w - 2 * end), (side - end, end, w - end, end))
    rows = ((0, end, 0, end), (end, side - 2 * end, end, h - 2 * end), (side - end, end, h - end, end))
    for sx, sw, dx, dw in cols:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) > 0:
                piece = sheet.subsurface((sx, sy, sw, sh))
                out.blit(
                    pygame.transform.scale(piece, (dw, dh)), (dx, dy), special_flags=pygame.BLEND_RGBA_MAX
                )
    out.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return out


@pictured
def halo(width: int, height: int, radius: int, blur: int, colour: RGBA) -> pygame.Surface:
    """The light around a rounded box without any inside it. It is `blur` larger on every side."""
    light = soft(width, height, radius, blur, colour).copy()
    hole = mask(width, height, radius).copy()
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    light.blit(hole, (blur, blur), special_flags=pygame.BLEND_RGBA_SUB)
    return light


def drop_shadow(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    blur: int,
    offset: tuple[int, int],
    alpha: float,
    rgb: tuple[int, int, int] = (0, 0, 0),
) -> None:
    """Lay the soft shadow of a rounded box under it; a glow is one with colour and no offset.

    Under a large box the middle is left out: nobody sees it, and it would cost more than all the rest.
    """
    shade = soft(rect.width, rect.height, radius, blur, (*rgb, round(255 * alpha)))
    left, top = rect.x - blur + offset[0], rect.y - blur + offset[1]
    if rect.width * rect.height < LARGE:
        target.blit(shade, (left, top))
        return
    width, height = shade.get_size()
    hidden = rect.inflate(-2 * radius, -2 * radius).move(-left, -top).clip(shade.get_rect())
    for part in (
        pygame.Rect(0, 0, width, hidden.top),
        pygame.Rect(0, hidden.bottom, width, height - hidden.bottom),
        pygame.Rect(0, hidden.top, hidden.left, hidden.height),
        pygame.Rect(hidden.right, hidden.top, width - hidden.right, hidden.height),
    ):
        target.blit(shade, (left + part.x, top + part.y), part)


def shadow_of(picture: pygame.Surface, blur: int, alpha: float = 0.45) -> pygame.Surface:
    """The soft shadow of any shape; it is `blur` larger on every side. Not cached: keep it."""
    sheet = clear(picture.get_width() + 2 * blur, picture.get_height() + 2 * blur, (0, 0, 0))
    dark = picture.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(dark, (blur, blur))
    sheet = blurred(sheet, blur)
    sheet.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


@pictured
def hatch(width: int, height: int, colour: RGBA, on: int = 3, off: int = 6) -> pygame.Surface:
    """Stripes at 45 degrees rising to the right, measured across the stripe."""
    step = (on + off) * math.sqrt(2)
    k = 4
    big = clear(width * k, height * k, colour[:3])
    x = -float(height)
    while x < width + step:
        near, far, wide = x * k, (x + height) * k, on * math.sqrt(2) * k
        base = height * k
        pygame.draw.polygon(big, colour, [(near, base), (near + wide, base), (far + wide, 0), (far, 0)])
        x += step
    return pygame.transform.smoothscale(big, (max(1, width), max(1, height)))


@pictured
def radial(
    width: int,
    height: int,
    inner: RGBA,
    outer: RGBA,
    centre: tuple[float, float] = (0.5, 0.4),
    reach: float = 0.75,
) -> pygame.Surface:
    """An elliptic blend from a centre outwards; reach is the radius in widths of the surface."""
    high = max(2, round(RADIAL * height / max(1, width)))
    return pygame.transform.smoothscale(_small_radial(high, inner, outer, centre, reach), (width, height))


@pictured
def _small_radial(
    high: int, inner: RGBA, outer: RGBA, centre: tuple[float, float], reach: float
) -> pygame.Surface:
    """The blend before it is enlarged: blends of one shape have it in common whatever their size."""
    field = _distances(high, centre, reach)
    shades = [
        bytes(round(a + (b - a) * k / 255) for k in range(256)) for a, b in zip(inner, outer, strict=True)
    ]
    planes = [field.translate(shade) for shade in shades]
    mixed = bytearray(4 * len(field))
    for at, plane in enumerate((planes[2], planes[1], planes[0], planes[3])):  # the order that is drawn fast
        mixed[at::4] = plane
    return pygame.image.frombytes(bytes(mixed), (RADIAL, high), "BGRA")


@lru_cache(16)
def _distances(high: int, centre: tuple[float, float], reach: float) -> bytes:
    """How far along the blend each point is, row by row, from 0 to 255."""
    found = bytearray()
    for y in range(high):
        for x in range(RADIAL):
            dx, dy = x / (RADIAL - 1) - centre[0], (y / (high - 1) - centre[1]) * 0.8
            k = min(1.0, math.hypot(dx, dy) / reach)
            found.append(round(255 * k * k * (3 - 2 * k)))
    return bytes(found)


def vignette(width: int, height: int, alpha: float = 0.35) -> pygame.Surface:
    """Darkness that gathers in the corners."""
    return radial(width, height, (0, 0, 0, 0), (0, 0, 0, round(255 * alpha)), (0.5, 0.5), 0.78)


def scrim(stage: pygame.Surface, colour: RGBA) -> pygame.Surface:
    """A picture of the stage dimmed, to stand still under a dialog."""
    still = stage.copy()
    veil = pygame.Surface(stage.get_size(), pygame.SRCALPHA)
    veil.fill(colour)
    still.blit(veil, (0, 0))
    return still


def polygon(target: pygame.Surface, points: list[tuple[float, float]], colour: RGBA) -> None:
    """A filled polygon with smooth edges; for small shapes such as tails and ticks."""
    left, top = math.floor(min(x for x, _ in points)) - 1, math.floor(min(y for _, y in points)) - 1
    width = math.ceil(max(x for x, _ in points)) - left + 1
    height = math.ceil(max(y for _, y in points)) - top + 1
    big = clear(width * 4, height * 4, colour[:3])
    pygame.draw.polygon(big, colour, [((x - left) * 4, (y - top) * 4) for x, y in points])
    target.blit(pygame.transform.smoothscale(big, (width, height)), (left, top))
