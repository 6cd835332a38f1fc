"""The table under everything and the rim round the board: felt, marble or space; walnut, zinc or light."""

from __future__ import annotations

import math
import random

import pygame

from game.landlord.view.board.plan import Plan
from game.shipped import data_root
from game.ui.draw import paint, svg
from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA, rgba
from game.ui.draw.theme import Theme

MULT = pygame.BLEND_RGB_MULT


@pictured
def _texture(name: str, size: tuple[int, int] | None = None) -> pygame.Surface:
    """A grey picture that is multiplied onto a colour, at a size if given."""
    try:
        picture = pygame.image.load(str(data_root("assets") / "textures" / f"{name}.webp"))
    except (pygame.error, OSError):
        picture = pygame.Surface((8, 8))
        picture.fill("white")
    plain = pygame.Surface(picture.get_size(), 0, 32)
    plain.blit(picture, (0, 0))
    return pygame.transform.smoothscale(plain, size) if size else plain


def roughen(target: pygame.Surface, name: str, area: pygame.Rect, grain: float = 1.0) -> None:
    """Multiply a seamless texture onto an area."""
    tile = _texture(name)
    if grain > 1.2:
        tile = _texture(name, (round(tile.get_width() * grain), round(tile.get_height() * grain)))
    before = target.get_clip()
    target.set_clip(area.clip(before))
    for y in range(area.y, area.bottom, tile.get_height()):
        for x in range(area.x, area.right, tile.get_width()):
            target.blit(tile, (x, y), special_flags=MULT)
    target.set_clip(before)


def dark(theme: Theme) -> bool:
    """Whether the board is printed light on dark."""
    r, g, b, _ = rgba(theme.c("board"))
    return 0.3 * r + 0.59 * g + 0.11 * b < 110


def draw_table(target: pygame.Surface, theme: Theme, grain: float) -> None:
    """The surface that fills the window, lit from above, dark in the corners."""
    width, height = target.get_size()
    light = (255, 255, 255)  # the textures take a little of it back
    one, two = rgba(theme.mix("table-1", light, 0.05)), rgba(theme.mix("table-2", light, 0.03))
    style = theme.look.style.get("table", "felt")
    if theme.sight.contrast:
        target.fill(theme.mix("table-2", "#000000", 0.35))
        return
    if "table" in theme.look.art:
        target.blit(_cover(theme, width, height), (0, 0))
    elif style == "space":
        _draw_space(target, theme, grain)
    else:
        target.blit(paint.radial(width, height, one, two, (0.60, 0.38), 0.92), (0, 0))
        if style == "marble":
            target.blit(_texture("marble", (width, height)), (0, 0), special_flags=MULT)
        else:
            roughen(target, "felt", target.get_rect(), grain)
    target.blit(paint.vignette(width, height, 0.20 if style == "marble" else 0.30), (0, 0))


def _cover(theme: Theme, width: int, height: int) -> pygame.Surface:
    """The pack's own picture of a table, cut to the window."""
    path = theme.look.art["table"]
    picture = svg.load(path, 4096, 4096)
    k = max(width / picture.get_width(), height / picture.get_height())
    picture = svg.load(path, math.ceil(picture.get_width() * k), math.ceil(picture.get_height() * k))
    left, top = (picture.get_width() - width) // 2, (picture.get_height() - height) // 2
    return picture.subsurface(
        (max(0, left), max(0, top), min(width, picture.get_width()), min(height, picture.get_height()))
    )


def _draw_space(target: pygame.Surface, theme: Theme, grain: float) -> None:
    """Night, two clouds of gas, and stars that are the same in every window."""
    width, height = target.get_size()
    target.blit(
        paint.radial(width, height, rgba(theme.c("table-1")), rgba(theme.c("table-2")), (0.3, 0.5), 0.8),
        (0, 0),
    )
    for token, centre, reach in (
        ("nebula-1", (0.16, 0.30), 0.52),
        ("nebula-2", (0.80, 0.12), 0.50),
        ("nebula-1", (0.9, 0.95), 0.4),
    ):
        if theme.has(token):
            r, g, b, _ = rgba(theme.c(token))
            target.blit(paint.radial(width, height, (r, g, b, 190), (r, g, b, 0), centre, reach), (0, 0))
    chance = random.Random(1977)
    for _ in range(420):
        x, y, size = chance.random() * width, chance.random() * height, chance.random() ** 6
        light = round(60 + 150 * chance.random() ** 2)
        if size < 0.35:
            target.set_at((int(x), int(y)), (light, light, min(255, light + 20)))
        else:
            pygame.draw.aacircle(target, (light + 40, light + 44, 255), (x, y), max(1.0, 1.5 * size * grain))


# --- the rim ---------------------------------------------------------------------------------------

# How bright each side of a rim is, the light coming from the upper left.
_SIDES = (("top", 1.0), ("left", 0.95), ("bottom", 0.80), ("right", 0.74))


def draw_rim(target: pygame.Surface, plan: Plan, theme: Theme) -> None:
    """The rim: a shadow on the table, four mitred lengths of wood or metal, the edge of the print."""
    rim, edge = plan.rim, theme.look.style.get("edge", "gold")
    radius = plan.px(plan.own.radius)
    paint.drop_shadow(target, rim, radius, plan.px(46), (plan.px(10), plan.px(20)), 0.50)
    paint.drop_shadow(target, rim, radius, plan.px(10), (plan.px(2), plan.px(4)), 0.45)
    frame = pygame.Surface(rim.size, pygame.SRCALPHA)
    for side, bright in _SIDES:
        frame.blit(_length(side, bright, rim.size, plan, theme, edge), (0, 0))
    _bevel(frame, plan, edge, radius)
    target.blit(paint.clipped(frame, radius), rim)
    _draw_edge(target, plan, theme, edge)


def _length(
    side: str, bright: float, size: tuple[int, int], plan: Plan, theme: Theme, edge: str
) -> pygame.Surface:
    """One side of the rim, its grain along it, cut to a mitre at both ends."""
    width, height = size
    broad = plan.print.x - plan.rim.x + plan.px(4)
    across = side in ("top", "bottom")
    long = width if across else height
    light, base = theme.mix("rim-1", (255, 214, 170), 0.10), theme.mix("rim-2", "rim-1", 0.28)
    if edge == "holo":
        light, base = theme.mix("rim-1", "rim-2", 0.05), theme.mix("rim-2", "rim-3", 0.25)
    tone = pygame.Color(light).lerp(base, min(1.0, max(0.0, (1.0 - bright) / 0.26)))
    strip = pygame.Surface((long, broad))
    strip.fill(tone)
    if edge != "holo":
        grain = _texture("walnut" if edge == "gold" else "brushed")
        grain = pygame.transform.smoothscale(
            grain, (round(grain.get_width() * max(1.0, plan.factor)), broad * 2)
        )
        offset = {"top": 0, "left": 300, "bottom": 620, "right": 120}[side]
        for x in range(-offset, long, grain.get_width()):
            strip.blit(grain, (x, 0 if side in ("top", "right") else -broad), special_flags=MULT)
    if not across:
        strip = pygame.transform.rotate(strip, 90 if side == "left" else -90)
    piece = pygame.Surface(size, pygame.SRCALPHA)
    x, y = (width - broad if side == "right" else 0), (height - broad if side == "bottom" else 0)
    points = {
        "top": ((0, 0), (width, 0), (width - broad, broad), (broad, broad)),
        "left": ((0, 0), (broad, broad), (broad, height - broad), (0, height)),
        "bottom": ((0, height), (broad, height - broad), (width - broad, height - broad), (width, height)),
        "right": ((width, 0), (width, height), (width - broad, height - broad), (width - broad, broad)),
    }[side]
    pygame.draw.polygon(piece, (255, 255, 255, 255), points)
    piece.blit(strip, (x, y), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _bevel(frame: pygame.Surface, plan: Plan, edge: str, radius: int) -> None:
    """Light on the upper outer edge, shade on the lower one and towards the print."""
    width, height = frame.get_size()
    line = plan.px(1.5)
    glint = {"gold": (255, 226, 180, 120), "zinc": (255, 255, 255, 190), "holo": (140, 180, 240, 150)}.get(
        edge, (255, 255, 255, 90)
    )
    ring = paint.ring(width, height, radius, line)
    for tone, top, bottom in ((glint, 1.0, 0.0), ((0, 0, 0, 130), 0.0, 1.0)):
        shine = ring.copy()
        fade = paint.gradient(
            width, height, (*tone[:3], round(tone[3] * top)), (*tone[:3], round(tone[3] * bottom))
        )
        shine.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        frame.blit(shine, (0, 0))
    inset = plan.print.x - plan.rim.x
    deep = max(2, plan.px(6))
    for k in range(deep):  # the wood falls away towards the print
        shade = (0, 0, 0, round(70 * (1 - k / deep) ** 2))
        box = pygame.Rect(
            inset - 1 - k, inset - 1 - k, width - 2 * (inset - 1 - k), height - 2 * (inset - 1 - k)
        )
        outline = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(outline, shade, outline.get_rect(), 1)
        frame.blit(outline, box)


def _draw_edge(target: pygame.Surface, plan: Plan, theme: Theme, edge: str) -> None:
    """The line between rim and print."""
    line = plan.px(2)
    box = plan.print.inflate(2 * line, 2 * line)
    if edge == "holo":
        tone: RGBA = rgba(theme.c("holo-hi" if theme.has("holo-hi") else "accent"))
        paint.drop_shadow(target, plan.print, 0, plan.px(16), (0, 0), 0.55, tone[:3])
        pygame.draw.rect(target, tone, box)
        return
    pygame.draw.rect(target, (0, 0, 0, 255), box.inflate(line, line))
    pygame.draw.rect(target, theme.c("gold" if edge == "gold" else "rim-3"), box)
