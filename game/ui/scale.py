"""From reference pixels (1920 x 1080) to device pixels: everything is laid out once and fits any window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

REFERENCE = (1920, 1080)
TEXT_FLOOR = 13  # no text is smaller than this in device pixels, except in the board's spaces

Box = Sequence[float] | pygame.Rect | pygame.FRect


@dataclass(frozen=True, slots=True)
class Scale:
    """A factor and an origin; rectangles are rounded after scaling, so neighbours always touch."""

    factor: float = 1.0
    left: float = 0.0
    top: float = 0.0
    text_size: float = 1.0

    @classmethod
    def fit(
        cls, size: tuple[int, int], text_size: float = 1.0, reference: tuple[int, int] = REFERENCE
    ) -> Scale:
        """The largest scale at which the reference stage fits a window, centred in it."""
        factor = min(size[0] / reference[0], size[1] / reference[1])
        left, top = (size[0] - reference[0] * factor) / 2, (size[1] - reference[1] * factor) / 2
        return cls(factor, round(left), round(top), text_size)

    def px(self, length: float) -> int:
        """A length in device pixels; anything that is not nothing is at least one."""
        scaled = round(length * self.factor)
        return scaled if scaled or not length else (1 if length > 0 else -1)

    def x(self, x: float) -> int:
        """A device abscissa."""
        return round(self.left + x * self.factor)

    def y(self, y: float) -> int:
        """A device ordinate."""
        return round(self.top + y * self.factor)

    def point(self, at: Sequence[float]) -> tuple[int, int]:
        """A device point."""
        return self.x(at[0]), self.y(at[1])

    def rect(self, box: Box) -> pygame.Rect:
        """A device rectangle."""
        x, y, w, h = box
        left, top = self.x(x), self.y(y)
        return pygame.Rect(left, top, self.x(x + w) - left, self.y(y + h) - top)

    def back(self, at: Sequence[float]) -> tuple[float, float]:
        """A device point in reference pixels."""
        return (at[0] - self.left) / self.factor, (at[1] - self.top) / self.factor

    def text(self, size: float, floor: int = TEXT_FLOOR) -> int:
        """A text size in device pixels with the player's text size applied and never below the floor."""
        return max(floor, round(size * self.factor * self.text_size))

    def moved(self, dx: float, dy: float) -> Scale:
        """The same scale with its origin moved by reference pixels."""
        return Scale(self.factor, self.left + dx * self.factor, self.top + dy * self.factor, self.text_size)

    def sized(self, factor: float) -> Scale:
        """The same origin with everything enlarged or reduced by a factor."""
        return Scale(self.factor * factor, self.left, self.top, self.text_size)
