"""The winners' stand: three blocks that rise, rays and paper snow, and everyone else on the step below."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.draw import chrome, paint
from game.ui.draw.cache import pictured
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Row, Text, lay
from game.ui.widgets.seats import draw_seat_mark

OVER = 178.0  # what a seat needs over the highest block
ROW = 34.0  # of those below
LEAST = 240.0  # how high that block must be, so that there are words on the lowest
_METALS = {  # top, bottom and edge of the blocks by place
    1: ("#f6d78a", "#c8952f", "#ffeab0"),
    2: ("#e1e4e9", "#98a2ad", "#f6f8fa"),
    3: ("#dfa274", "#9c6540", "#f2c39d"),
}
_INK = "#1b1710"
_GAP, _SIDE = 6, 14
_SNOW = ("gold", "good", "seat-2", "accent-hi", "cream", "gold-hi")


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place as the stand shows it; `fate` says what became of a seat that has no figure."""

    place: int
    name: str
    colour: int
    token: str
    figure: str
    fate: str = ""


def podium(standings: Sequence[Standing], motion: Callable[[], tuple[Sequence[float], float]]) -> Node:
    """The stand in a layout; `motion` tells how far up each block is and how far the paper fell, 0 to 1."""
    top, rest = standings[:3], standings[3:]

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box, chrome.PANEL, blur=24, dy=8, alpha=0.35)
        canvas.baked(("rays", *box.size), box, lambda own: _rays(own, *box.size))
        snow = motion()[1]
        if 0 < snow < 1:
            with canvas.clip(box):
                _paper_snow(canvas, box, snow)
        canvas.outline(box, "#2e373f", chrome.PANEL, 1)

    def blocks(canvas: Canvas, box: pygame.FRect) -> None:
        for index, (standing, rise) in enumerate(zip(top, motion()[0], strict=False)):
            if rise > 0:
                _stand(canvas, _block(index, len(top), box, standing.place), standing, rise)

    parts: list[Node] = [Leaf(grow=1, min_height=OVER + LEAST, paint=blocks)]
    least = OVER + LEAST
    if rest:
        parts.append(First([_fallen(rest), _fallen([replace(each, fate="") for each in rest])]))
        least += ROW * math.ceil(len(rest) / 2) + 14
    return Column(parts, grow=1, pad=1, min_height=least, paint=ground)


def _block(index: int, count: int, box: pygame.FRect, place: int) -> pygame.FRect:
    """Where a block stands: the first in the middle, the second left of it, the third right."""
    wide = (box.width - 2 * _SIDE - 2 * _GAP) / 3
    slots = {1: (1,), 2: (1, 0), 3: (1, 0, 2)}[count]
    left = _SIDE + slots[index] * (wide + _GAP) + (wide / 2 if count == 2 else 0)
    high = (box.height - OVER) * {1: 1.0, 2: 0.73}.get(place, 0.54)
    return pygame.FRect(box.left + left, box.bottom - high, wide, high)


def _stand(canvas: Canvas, block: pygame.FRect, standing: Standing, rise: float) -> None:
    """A block that has risen so far, with its seat on top."""
    x, _, w, full = block
    high = full * rise
    top = block.bottom - high
    first = standing.place == 1
    head, deep, edge = _METALS[min(3, standing.place)]
    with canvas.clip((x - 30, top - 200, w + 60, high + 200)):
        canvas.box((x, top, w, high + 14), head, deep, radius=10)
    canvas.rule((x + 8, top + 1), w - 16, edge, line=1.5)
    with canvas.clip((x, top, w, high)):
        _engrave(canvas, pygame.FRect(x, top, w, full), standing)
    size = 112 if first else 88
    centre = (x + w / 2, top - 14 - size / 2)
    draw_seat_mark(canvas, centre, size, standing.colour + 1, standing.token)
    name = Fit(Text(standing.name, TextStyle("ui-bold", chrome.STRONG, align="center"), lines=1))
    high = name.measure(canvas.ruler, w + 6).height
    lay(name, canvas.ruler, (x - 3, centre[1] - size / 2 - 12 - high, w + 6, high)).draw(canvas)


def _engrave(canvas: Canvas, block: pygame.FRect, standing: Standing) -> None:
    """The number of the place in a block, and the words below it if there is room for them."""
    first = standing.place == 1
    face, size = ("board-bold", 22 if first else 21) if standing.figure else ("ui-bold", 17)
    words = TextStyle(face, size, _INK, align="center")
    text = Text(standing.figure or standing.fate, words)
    for numeral, node in ((64 if first else 56, text), (40, text), (30, text), (30, Fit(text))):
        below = pygame.FRect(block.left + 12, block.top + 14 + numeral * 1.3, block.width - 24, 0)
        below.height = block.bottom - 6 - below.top
        if node.fits(canvas.ruler, below.width, below.height):
            lay(node, canvas.ruler, below).draw(canvas)
            break
    style = TextStyle("display", numeral / max(1.0, canvas.scale.text_size), _INK)
    canvas.text(str(standing.place), (block.centerx, block.top + 10), style, "midtop")


def _fallen(rest: Sequence[Standing]) -> Node:
    """Everyone who is not on the stand, in one column or in two."""

    def ground(canvas: Canvas, band: pygame.FRect) -> None:
        shape = canvas.scale.rect(band)
        radius = canvas.scale.px(chrome.PANEL)
        tall = paint.box(shape.width, shape.height + radius, radius, rgba(canvas.theme.c("#12161b", 0.92)))
        canvas.surface.blit(tall, shape.topleft, (0, radius, shape.width, shape.height))

    def row(place: Standing) -> Node:
        def mark(canvas: Canvas, box: pygame.FRect) -> None:
            draw_seat_mark(canvas, box.center, box.height, place.colour + 1, place.token)

        text = f"{place.place}. {place.name}" + (f", {place.fate}" if place.fate else "")
        words = Text(text, TextStyle(colour="#c9cfd5"))
        return Row([Leaf(width=28, height=28, paint=mark), words], gap=11, min_height=ROW)

    rows = [row(place) for place in rest]
    pad = (14, 6)
    if len(rest) <= 2:
        return Column(rows, align="center", pad=pad, paint=ground)
    return Grid(rows, 2, gap=8, row_gap=0, pad=pad, paint=ground)


def _rays(canvas: Canvas, width: float, height: float) -> None:
    """Light from behind the winner in slow alternating beams."""
    size = (canvas.scale.px(width), canvas.scale.px(height))
    over = 2
    big = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
    big.fill(rgba(canvas.theme.c("#2a2c2c")))
    centre = (big.get_width() / 2, big.get_height() * 0.86)
    beam = rgba(canvas.theme.mix("#34332d", canvas.theme.c("gold-lo"), 0.16))
    count, reach = 36, big.get_width() + big.get_height()
    for k in range(count):
        low, high = (math.tau * (k + part) / count for part in (0.0, 0.5))
        ends = [(centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a)) for a in (low, high)]
        pygame.draw.polygon(big, beam, [centre, *ends])
    sheet = pygame.transform.smoothscale(big, size)
    sheet.blit(paint.radial(*size, (0, 0, 0, 0), (6, 9, 12, 205), (0.5, 0.5), 0.66), (0, 0))
    canvas.surface.blit(
        paint.clipped(sheet, canvas.scale.px(chrome.PANEL)), canvas.scale.rect((0, 0, width, height))
    )


@functools.lru_cache(4)
def _flakes(count: int) -> tuple[tuple[float, float, float, int, float], ...]:
    """Where the pieces of paper come to hang: x, y, angle, colour, lateness; the same every time."""
    flakes = []
    for k in range(count):
        a, b, c, d = (
            math.modf(math.sin(k * factor + 1.3) * 43758.5453)[0] % 1
            for factor in (12.99, 78.23, 37.72, 9.17)
        )
        flakes.append((a, b, c * 360, k % len(_SNOW), d))
    return tuple(flakes)


def _paper_snow(canvas: Canvas, box: pygame.FRect, fallen: float) -> None:
    """Slips of paper on their way; none stays in the air."""
    x, y, w, h = box
    for at, depth, angle, tone, late in _flakes(34):
        k = max(0.0, min(1.0, fallen * 1.5 - 0.5 * late))
        if not 0 < k < 1:
            continue
        height = y - 30 + (h * (1 + 0.6 * depth) + 60) * k  # down to the floor, behind the blocks
        sway = 16 * math.sin(6 * k + angle)
        turn = angle + 300 * (1 - k)
        _flake(canvas, (x + 16 + (w - 32) * at + sway, height), turn, _SNOW[tone])


def _flake(canvas: Canvas, at: tuple[float, float], angle: float, tone: str) -> None:
    scale = canvas.scale
    picture = _paper(scale.px(9), scale.px(15), round(angle / 12) % 30, rgba(canvas.theme.c(tone)))
    canvas.surface.blit(picture, picture.get_rect(center=scale.point(at)))


@pictured
def _paper(width: int, height: int, step: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    slip = paint.clear(width * 3 + 2, height * 3 + 2, colour[:3])
    slip.fill(colour, (1, 1, width * 3, height * 3))
    turned = pygame.transform.rotate(slip, step * 12)
    small = (max(1, turned.get_width() // 3), max(1, turned.get_height() // 3))
    return pygame.transform.smoothscale(turned, small)
