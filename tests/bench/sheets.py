"""What sheets of pictures are put together with."""

from __future__ import annotations

import pygame

GAP = 12
GROUND, INK = "#101316", "#e8e4da"


def fit(picture: pygame.Surface, room: tuple[int, int]) -> pygame.Surface:
    """A picture made as large as its room allows."""
    factor = min(room[0] / picture.get_width(), room[1] / picture.get_height())
    size = round(picture.get_width() * factor), round(picture.get_height() * factor)
    return pygame.transform.smoothscale(picture.convert(24), size)


def write(sheet: pygame.Surface, text: str, at: tuple[int, int]) -> None:
    """A caption."""
    sheet.blit(pygame.font.Font(None, 24).render(text, True, INK), at)
