"""Pictures that change now and then: each is drawn anew when its key changes, and only the newest is kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.landlord.view.parts.columns import Box
from game.ui.draw.canvas import Canvas
from game.ui.scale import Scale


class Bakes:
    """One picture for each name, with the key it was drawn for."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Hashable, pygame.Surface]] = {}

    def draw(
        self,
        canvas: Canvas,
        name: Hashable,
        key: Hashable,
        box: Box,
        paint: Callable[[Canvas], None],
        *,
        margin: float = 12,
        solid: bool = False,
    ) -> None:
        """Draw the named picture; `paint` gets a canvas with the same coordinates as this one.

        What lies below a `solid` picture never changes while it is kept: it is drawn with its ground, faster.
        """
        edge = canvas.scale.px(margin)
        area = canvas.scale.rect(box).inflate(2 * edge, 2 * edge)
        if solid:
            area = area.clip(canvas.surface.get_rect())
        whole = (key, canvas.theme, canvas.scale, area.size)
        kept = self._kept.get(name)
        if kept is None or kept[0] != whole:
            if solid:  # copied at once: part of a window's surface must never outlive a change of its size
                sheet = canvas.surface.subsurface(area).copy()
            else:
                sheet = pygame.Surface(area.size, pygame.SRCALPHA)
            scale = canvas.scale
            moved = Scale(scale.factor, scale.left - area.x, scale.top - area.y, scale.text_size)
            paint(Canvas(sheet, canvas.theme, moved))
            kept = self._kept[name] = (whole, sheet)
        canvas.surface.blit(kept[1], area)

    def forget(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()
