"""Where things lie on the board, in board units: from the pack's .tmx, or a computed ring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in board units (the classic print is 1000 x 1000)."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class SpaceBox:
    """A space's rectangle; `facing` is where its outer edge looks: bottom, left, top, right or corner."""

    index: int
    box: Box
    facing: str


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The printed board: its size, its spaces in order, its areas "emblem", "dice", "bank", "deck.<id>"."""

    width: float
    height: float
    spaces: tuple[SpaceBox, ...]
    areas: Mapping[str, Box]


PRINT, CORNER, BAND_SIDES = 1000.0, 122.0, ("bottom", "left", "top", "right")
DECK_W, DECK_H = 134.0, 188.0
DECKS_TOP, DECKS_BOTTOM, DECK_NAME = 574.0, 850.0, 30.0


def computed_ring(spaces: int, decks: tuple[str, ...]) -> BoardLayout:
    """A square ring for any number of spaces, clockwise from the lower right corner."""
    inner = PRINT - 2 * CORNER
    rest = max(0, spaces - 4)
    counts = [rest // 4 + (1 if side < rest % 4 else 0) for side in (0, 2, 1, 3)]
    counts = [counts[0], counts[2], counts[1], counts[3]]  # spare spaces go to the bottom, then to the top
    boxes: list[SpaceBox] = []
    for side, facing in enumerate(BAND_SIDES):
        far = PRINT - CORNER
        corner = ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))[side]
        boxes.append(SpaceBox(len(boxes), Box(*corner, CORNER, CORNER), "corner"))
        step = inner / counts[side] if counts[side] else inner
        for k in range(counts[side]):
            along = far - step * (k + 1) if side < 2 else CORNER + step * k
            box = (
                Box(along, far if side == 0 else 0.0, step, CORNER)
                if side % 2 == 0
                else Box(0.0 if side == 1 else far, along, CORNER, step)
            )
            boxes.append(SpaceBox(len(boxes), box, facing))
    return BoardLayout(PRINT, PRINT, tuple(boxes[:spaces]), computed_areas(decks))


def computed_areas(decks: tuple[str, ...]) -> dict[str, Box]:
    """The areas inside the classic ring; decks stand in columns left and right of the dice."""
    areas = {
        "emblem": Box(366, 154, 268, 268),
        "dice": Box(350, 562, 300, 206),
        "bank": Box(350, 790, 300, 48),
    }
    for column, left in ((decks[0::2], 196.0), (decks[1::2], 670.0)):
        cell = (DECKS_BOTTOM - DECKS_TOP) / max(1, len(column))
        scale = min(1.0, (cell - DECK_NAME) / DECK_H)
        for row, deck in enumerate(column):
            width, height = DECK_W * scale, DECK_H * scale
            areas[f"deck.{deck}"] = Box(left + (DECK_W - width) / 2, DECKS_TOP + row * cell, width, height)
    return areas
