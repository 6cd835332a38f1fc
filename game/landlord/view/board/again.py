"""What has been drawn of a picture in layers, kept for the next one where the lower layers stay the same."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


class Again:
    """Keeps the highest layer that was wanted twice in a row; layers are told apart by what they show."""

    def __init__(self, box: pygame.Rect) -> None:
        self.box = box  # all that layers draw lies in it
        self._wanted: Sequence[object] = ()
        self._repeats = 0  # how many of the lowest layers are the same as in the last picture
        self._kept: tuple[object, pygame.Rect, pygame.Surface] | None = None

    def lay(self, target: pygame.Surface, layers: Sequence[object]) -> int:
        """Begin a picture of some layers; returns how many of them are there already."""
        same = [new == old for new, old in zip(layers, self._wanted, strict=False)]
        self._repeats = same.index(False) if False in same else len(same)
        self._wanted = layers
        if self._kept is None:
            return 0
        key, area, picture = self._kept
        if key not in layers[: self._repeats] or area != self._area(target):
            self._kept = None
            return 0
        target.blit(picture, area)
        return layers.index(key) + 1

    def drawn(self, target: pygame.Surface, count: int) -> None:
        """So many layers have been drawn: they are kept if just they were wanted before."""
        if count == self._repeats:
            area = self._area(target)
            self._kept = (self._wanted[count - 1], area, target.subsurface(area).copy())

    def _area(self, target: pygame.Surface) -> pygame.Rect:
        """As much of the box as is drawn now."""
        return self.box.clip(target.get_clip())
