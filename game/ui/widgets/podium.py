"""The winners' stand: three blocks that rise, rays and paper snow, and everyone else on the step below."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.widgets.seats import draw_seat_mark

Box = tuple[float, float, float, float]
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


def draw_podium(
    canvas: Canvas, box: Box, standings: Sequence[Standing], rise: Sequence[float], snow: float
) -> None:
    """Draw the stand; `rise` is how far up each block is, `snow` how far the paper fell, 0 to 1."""
    x, y, w, h = box
    canvas.shadow(box, chrome.PANEL, blur=24, dy=8, alpha=0.35)
    canvas.baked(("rays", w, h), box, lambda c: _rays(c, w, h))
    top, rest = standings[:3], standings[3:]
    foot = _foot_height(len(rest))
    if snow > 0:
        with canvas.clip(box):
            _paper_snow(canvas, box, snow)
    room = h - foot - 178
    for index, standing in enumerate(top):
        left, wide, high = _block(index, len(top), w, room, standing.place)
        if index >= len(rise) or rise[index] <= 0:
            continue
        _stand(canvas, (x + left, y + h - foot, wide, high), standing, rise[index])
    if foot:
        _fallen(canvas, (x, y + h - foot, w, foot), rest)
    canvas.outline(box, "#2e373f", chrome.PANEL, 1)


def _foot_height(rest: int) -> float:
    rows = rest if rest <= 2 else math.ceil(rest / 2)
    return 12 + 34 * rows if rows else 0


def _block(index: int, count: int, width: float, room: float, place: int) -> tuple[float, float, float]:
    """Left, width and height of a block: the first stands in the middle, the second left, the third right."""
    wide = (width - 2 * _SIDE - 2 * _GAP) / 3
    slots = {1: (1,), 2: (1, 0), 3: (1, 0, 2)}[count]
    left = _SIDE + slots[index] * (wide + _GAP) + (wide / 2 if count == 2 else 0)
    return left, wide, room * {1: 1.0, 2: 0.73}.get(place, 0.54)


def _stand(canvas: Canvas, foot: Box, standing: Standing, rise: float) -> None:
    """A block of which `foot` gives left, ground, width and full height, with its seat on top."""
    x, ground, w, full = foot
    high = full * rise
    first = standing.place == 1
    head, deep, edge = _METALS[min(3, standing.place)]
    with canvas.clip((x - 30, ground - high - 200, w + 60, high + 200)):
        canvas.box((x, ground - high, w, high + 14), head, deep, radius=10)
    canvas.rule((x + 8, ground - high + 1), w - 16, edge, line=1.5)
    middle = x + w / 2
    with canvas.clip((x, ground - high, w, high)):
        number, money = (64, 22) if first else (56, 21) if full > 116 else (40, 19)
        numeral = number / max(1.0, canvas.scale.text_size)  # it is as large as the block allows
        canvas.text(
            str(standing.place), (middle, ground - high + 10), TextStyle("display", numeral, _INK), "midtop"
        )
        if full > 92:
            below = ground - high + 14 + number * 1.3
            face = "board-bold" if standing.figure else "ui-bold"
            size = money if standing.figure else 17
            text = standing.figure or standing.fate
            canvas.text(text, (middle, below), TextStyle(face, size, _INK), "midtop", width=w - 24)
    size = 112 if first else 88
    centre = (middle, ground - high - 14 - size / 2)
    draw_seat_mark(canvas, centre, size, standing.colour + 1, standing.token)
    at = (middle, centre[1] - size / 2 - 12)
    letters = chrome.STRONG * min(1.0, 1.25 / canvas.scale.text_size)
    canvas.text(standing.name, at, TextStyle("ui-bold", letters), "midbottom", width=w + 6)


def _fallen(canvas: Canvas, band: Box, rest: Sequence[Standing]) -> None:
    x, y, w, _h = band
    shape = canvas.scale.rect(band)
    radius = canvas.scale.px(chrome.PANEL)
    tall = paint.box(shape.width, shape.height + radius, radius, rgba(canvas.theme.c("#12161b", 0.92)))
    canvas.surface.blit(tall, shape.topleft, (0, radius, shape.width, shape.height))
    columns = 1 if len(rest) <= 2 else 2
    wide = (w - 32) / columns
    for index, standing in enumerate(rest):
        row, column = divmod(index, columns)
        middle = y + 6 + 34 * row + 17
        text = f"{standing.place}. {standing.name}" + (f", {standing.fate}" if standing.fate else "")
        width = min(wide - 44, canvas.measure(text))
        left = x + 16 + column * wide + (0 if columns > 1 else (wide - width - 38) / 2)
        draw_seat_mark(canvas, (left + 13, middle), 28, standing.colour + 1, standing.token)
        canvas.text(text, (left + 38, middle), TextStyle(colour="#c9cfd5"), "midleft", width=wide - 44)


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


def _paper_snow(canvas: Canvas, box: Box, fallen: float) -> None:
    x, y, w, h = box
    for at, depth, angle, tone, late in _flakes(34):
        k = max(0.0, min(1.0, fallen * 1.5 - 0.5 * late))
        if k <= 0:
            continue
        height = y - 30 + (h * 0.60 * depth + 40) * k
        sway = 16 * math.sin(6 * k + angle) * (1 - k)
        turn = angle + 300 * (1 - k)
        _flake(canvas, (x + 16 + (w - 32) * at + sway, height), turn, _SNOW[tone])


def _flake(canvas: Canvas, at: tuple[float, float], angle: float, tone: str) -> None:
    scale = canvas.scale
    picture = _paper(scale.px(9), scale.px(15), round(angle / 12) % 30, rgba(canvas.theme.c(tone)))
    canvas.surface.blit(picture, picture.get_rect(center=scale.point(at)))


@functools.lru_cache(256)
def _paper(width: int, height: int, step: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    slip = paint.clear(width * 3 + 2, height * 3 + 2, colour[:3])
    slip.fill(colour, (1, 1, width * 3, height * 3))
    turned = pygame.transform.rotate(slip, step * 12)
    small = (max(1, turned.get_width() // 3), max(1, turned.get_height() // 3))
    return pygame.transform.smoothscale(turned, small)
