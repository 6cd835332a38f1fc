"""One memory for finished pictures: what was used longest ago goes first when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")

BUDGET = 320 * 2**20  # bytes; a full set of pictures at 3840 x 2160 needs about 200 MB


class Pictures:
    """Surfaces by key, within a budget of bytes."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a key, made if it is not there."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        picture = make()
        self._kept[key] = picture
        self.used += _bytes(picture)
        while self.used > self.budget and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.used = 0


PICTURES = Pictures()


def pictured(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Remember what a function draws, by its arguments; callers must not draw on the result."""

    @wraps(make)
    def recalled(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        key = (make, args, tuple(kwargs.items())) if kwargs else (make, args)
        return PICTURES.get(key, lambda: make(*args, **kwargs))

    return recalled


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
