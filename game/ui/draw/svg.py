"""Drawings: SVG and PNG files at the pixel size they are wanted, cached, tinted if they are white."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA

log = logging.getLogger(__name__)


@pictured
def load(path: Path, width: int, height: int) -> pygame.Surface:
    """A drawing that fills a box as far as its own proportions allow; cached, so never draw on it."""
    try:
        if path.suffix.lower() == ".svg":
            return pygame.image.load_sized_svg(str(path), (max(1, width), max(1, height)))
        picture = pygame.image.load(str(path))
    except (pygame.error, OSError) as error:
        log.warning("the drawing %s can't be shown: %s", path.name, error)
        return _missing(max(1, width), max(1, height))
    picture = picture.convert_alpha() if pygame.display.get_init() and _has_window() else picture
    ratio = min(width / picture.get_width(), height / picture.get_height())
    size = (max(1, round(picture.get_width() * ratio)), max(1, round(picture.get_height() * ratio)))
    return pygame.transform.smoothscale(picture, size)


@pictured
def tinted(path: Path, width: int, height: int, colour: RGBA) -> pygame.Surface:
    """A white drawing in a colour."""
    ink = load(path, width, height).copy()
    ink.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return ink


def _has_window() -> bool:
    try:
        pygame.Surface((1, 1)).convert_alpha()
    except pygame.error:
        return False
    return True


def _missing(width: int, height: int) -> pygame.Surface:
    """A quiet dashed box, so that a lost file is seen and nothing breaks."""
    box = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(0, width, 6):
        box.fill((160, 160, 160, 160), (x, 0, 3, 1))
        box.fill((160, 160, 160, 160), (x, height - 1, 3, 1))
    for y in range(0, height, 6):
        box.fill((160, 160, 160, 160), (0, y, 1, 3))
        box.fill((160, 160, 160, 160), (width - 1, y, 1, 3))
    return box
