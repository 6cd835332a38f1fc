"""The way a token took in the turn that is shown: golden dots along the inner edge."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pygame

from game.landlord.rules.events import TokenMoved
from game.landlord.view.board.plan import Plan
from game.ui.draw.canvas import Canvas

PITCH, RADIUS, INSET = 17.0, 4.2, 17.0  # in reference pixels


def draw_trail(canvas: Canvas, plan: Plan, move: TokenMoved) -> None:
    """Draw the way, fainter where it began."""
    if move.how == "jail":
        return
    spaces = [move.start, *plan.path(move.start, move.end, back=move.how == "back")]
    factor = canvas.scale.factor
    points = [_beside(plan, space, INSET * factor) for space in spaces]
    gone, length = 0.0, sum(dist(a, b) for a, b in pairwise(points))
    if not length:
        return
    tone, ink = canvas.theme.c("gold"), canvas.theme.c("#3a2a0c")
    pitch = length / max(1, round(length / (PITCH * factor)))
    for a, b in pairwise(points):
        span = dist(a, b)
        along = (-gone) % pitch
        while along < span:
            k = along / span
            x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
            part = (gone + along) / length
            size = max(1.8, RADIUS * factor * (0.7 + 0.3 * part))
            pygame.draw.aacircle(canvas.surface, ink, (x, y), size + max(1.0, 1.3 * factor))
            shade = canvas.theme.mix(tone, ink, 0.35 * (1 - part))
            pygame.draw.aacircle(canvas.surface, shade, (x, y), size)
            along += pitch
        gone += span


def _beside(plan: Plan, space: int, inset: float) -> tuple[float, float]:
    """A little inside the middle of a space's inner edge."""
    rect, middle = plan.space(space), plan.print.center
    match plan.facing[space]:
        case "bottom":
            return rect.centerx, rect.top - inset
        case "top":
            return rect.centerx, rect.bottom + inset
        case "left":
            return rect.right + inset, rect.centery
        case "right":
            return rect.left - inset, rect.centery
    x = rect.right + inset if rect.centerx < middle[0] else rect.left - inset
    return x, rect.top - inset if rect.centery > middle[1] else rect.bottom + inset
