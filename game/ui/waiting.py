"""What is shown while the next picture takes longer than one waits for without wondering."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw import chrome
from game.ui.draw.cache import PICTURES
from game.ui.draw.fonts import Shelf
from game.ui.draw.text import draw_text
from game.ui.draw.theme import parse_colour
from game.ui.scale import Scale
from game.ui.window import TITLE, Screen

PATIENCE = 0.3  # seconds before anything is shown
STEP = 0.05  # seconds from one state of the bar to the next
MANY = 80  # pictures that fill half of what is left of the bar
BAR = (300, 6)


def opening(screen: Screen, part: float) -> None:
    """The window before anything else can be drawn: the game's name, and how much is ready, from 0 to 1."""
    surface, scale = screen.surface, Scale.fit(screen.size)
    surface.fill(parse_colour(chrome.COLOURS["ink"]))
    font = Shelf(chrome.FACES).font("display", scale.px(chrome.DISPLAY))
    at = surface.get_rect().center
    draw_text(surface, TITLE, (at[0], at[1] - scale.px(48)), font, _colour("text"), anchor="center")
    _bar(surface, scale, part)
    screen.present()


class Waiting:
    """Over the picture that was seen last, a bar that fills with each picture that is made for the next."""

    def __init__(self, screen: Screen, clock: Callable[[], float]) -> None:
        self.screen, self._clock = screen, clock
        self.ground: pygame.Surface | None = None  # the picture that was seen last, if it is kept
        self._due, self._made = 0.0, 0

    def __enter__(self) -> None:
        self._due, self._made = self._clock() + PATIENCE, 0
        PICTURES.making = self._show

    def __exit__(self, *_: object) -> None:
        PICTURES.making = None

    def _show(self) -> None:
        self._made += 1
        if self._clock() < self._due:
            return
        self._due = self._clock() + STEP
        surface = self.screen.surface
        unfinished = surface.copy()
        if self.ground is not None:
            self.ground.set_alpha(None)
            surface.blit(self.ground, (0, 0))
        _bar(surface, Scale.fit(surface.get_size()), 1 - 0.5 ** (self._made / MANY))
        self.screen.present()
        surface.blit(unfinished, (0, 0))


def _bar(surface: pygame.Surface, scale: Scale, part: float) -> None:
    box = pygame.Rect(0, 0, scale.px(BAR[0]), scale.px(BAR[1]))
    box.center = surface.get_rect().center
    pygame.draw.rect(surface, _colour("ink"), box.inflate(scale.px(8), scale.px(8)), border_radius=box.h)
    pygame.draw.rect(surface, _colour("button-1"), box, border_radius=box.h // 2)
    box.width = round(box.width * part)
    pygame.draw.rect(surface, _colour("gold"), box, border_radius=box.h // 2)


def _colour(name: str) -> pygame.Color:
    return parse_colour(chrome.COLOURS[name])
