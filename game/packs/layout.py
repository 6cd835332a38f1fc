"""Where things lie on the board, in board units; read from the pack's .tmx, or a computed ring without one."""

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
    """A space's rectangle; `facing` is the side its outer edge looks to: bottom, left, top, right or corner."""

    index: int
    box: Box
    facing: str


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The printed board: its size, its spaces in order, and the areas "emblem", "dice", "bank", "deck.<id>"."""

    width: float
    height: float
    spaces: tuple[SpaceBox, ...]
    areas: Mapping[str, Box]
