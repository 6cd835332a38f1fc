"""What sheets of pictures are put together with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

FRAMES = 8
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


def film(frames: Sequence[tuple[float, pygame.Surface]], path: Path) -> None:
    """Eight of the frames, the first and the last among them, in rows."""
    chosen = [frames[round(at * (len(frames) - 1) / (FRAMES - 1))] for at in range(FRAMES)]
    wide, high = chosen[0][1].get_size()
    columns = 2 if wide > 1.5 * high else 4
    room = (1940 // columns, 1940 // columns)
    small = [(at, fit(frame, room)) for at, frame in chosen]
    wide, high = small[0][1].get_size()
    line = 2 * GAP + high
    sheet = pygame.Surface((columns * (wide + GAP) + GAP, FRAMES // columns * line + GAP))
    sheet.fill(GROUND)
    for at, (when, frame) in enumerate(small):
        x, y = GAP + at % columns * (wide + GAP), GAP + at // columns * line
        sheet.blit(frame, (x, y))
        write(sheet, f"{round(1000 * when)} ms", (x + 4, y + high + 3))
    pygame.image.save(sheet, path)
