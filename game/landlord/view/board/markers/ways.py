"""What the pictures of markers on their way share: the board they lie on, and its measure."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.landlord.view.board.plan import Plan
from game.ui.draw.theme import Theme

Light = Callable[[pygame.Surface, int, int, float], None]


class WaysOfMarkers:
    """Draws on a plan for the two `sides`; `light` lights a space in the colour of one of them."""

    def __init__(self, plan: Plan, theme: Theme, sides: tuple[str, str], light: Light) -> None:
        self.plan, self.theme, self.sides, self.light = plan, theme, sides, light
        self.k = plan.print.width / 1000

    def px(self, length: float) -> int:
        """A length of the drawing in device pixels, never less than one."""
        return max(1, round(length * self.k))
