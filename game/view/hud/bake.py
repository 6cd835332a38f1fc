"""Pictures that change now and then: each is drawn anew when its key changes, and only the newest is kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.view.canvas import Canvas
from game.view.hud.columns import Box
from game.view.scale import Scale


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
    ) -> None:
        """Draw the named picture; `paint` gets a canvas with the same coordinates as this one."""
        rect, edge = canvas.scale.rect(box), canvas.scale.px(margin)
        whole = (key, canvas.theme, canvas.scale, rect.size)
        kept = self._kept.get(name)
        if kept is None or kept[0] != whole:
            sheet = pygame.Surface((rect.width + 2 * edge, rect.height + 2 * edge), pygame.SRCALPHA)
            scale = canvas.scale
            left, top = scale.left - rect.x + edge, scale.top - rect.y + edge
            paint(Canvas(sheet, canvas.theme, Scale(scale.factor, left, top, scale.text_size)))
            kept = self._kept[name] = (whole, sheet)
        canvas.surface.blit(kept[1], (rect.x - edge, rect.y - edge))

    def forget(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()
