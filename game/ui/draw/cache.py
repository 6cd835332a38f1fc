"""One memory for finished pictures, as large as the window asks for: what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")

SMALL, SCREENS = 32 * 2**20, 4  # bytes for what is small in any window, and windows full of pictures besides


def room(size: tuple[int, int]) -> int:
    """The bytes that the pictures of a window of a size may take."""
    return SMALL + SCREENS * 4 * size[0] * size[1]


class Pictures:
    """Surfaces by key, within a budget of bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self.making: Callable[[], None] | None = None  # called before each picture is made
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a key, made if it is not there."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        if self.making is not None:
            self.making()
        picture = make()
        self._kept[key] = picture
        self.used += _bytes(picture)
        self.fit(self.budget)
        return picture

    def fit(self, budget: int) -> None:
        """Keep to another budget from now on; the picture used last stays whatever it takes."""
        self.budget = budget
        while self.used > budget and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.used = 0


PICTURES = Pictures(room((1920, 1080)))


def pictured(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Remember what a function draws, by its arguments; callers must not draw on the result."""

    @wraps(make)
    def recalled(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        key = (make, args, tuple(kwargs.items())) if kwargs else (make, args)
        return PICTURES.get(key, lambda: make(*args, **kwargs))

    return recalled


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
