"""A camera that leans gently towards a token on the move: the drawn board, enlarged round a point."""

from __future__ import annotations

import math

import pygame

from game.landlord.view.board.plan import Plan

ZOOM = 1.34
EASE = 3.4  # how fast it gives way, in parts of the rest a second
STILL = 0.004  # of zoom: nearer to rest than this is at rest
FINE = 1500  # device pixels of a board that can still be scaled smoothly in every frame

Point = tuple[float, float]


class Camera:
    """How near it is and where it looks, in stage units; it knows only the time it is told."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.at: Point = (500.0, 500.0)
        self._last: float | None = None

    @property
    def away(self) -> bool:
        """Whether it shows less than the whole board."""
        return self.zoom > 1 + STILL

    def update(self, now: float, target: Point | None) -> bool:
        """Go on to a time, towards a point or back to the whole board; whether the picture changes."""
        passed = 0.0 if self._last is None else min(0.1, now - self._last)
        self._last = now
        goal = ZOOM if target is not None else 1.0
        if not self.away and target is None:
            self.zoom, self._last = 1.0, None
            return False
        part = 1 - math.exp(-EASE * passed)
        if not self.away and target is not None:
            self.at = target
        self.zoom += (goal - self.zoom) * part
        if target is not None:
            self.at = (
                self.at[0] + (target[0] - self.at[0]) * part,
                self.at[1] + (target[1] - self.at[1]) * part,
            )
        return True

    def rest(self) -> None:
        """Show the whole board at once."""
        self.zoom, self._last = 1.0, None

    def view(self, plan: Plan) -> pygame.Rect:
        """The part of the board that is shown, in device pixels."""
        whole = plan.rim
        part = pygame.Rect(0, 0, round(whole.width / self.zoom), round(whole.height / self.zoom))
        part.center = tuple(map(round, plan.point(*self.at)))
        return part.clamp(whole)

    def draw(self, target: pygame.Surface, plan: Plan) -> None:
        """Enlarge what has been drawn of the board."""
        if not self.away:
            return
        whole = plan.rim.clip(target.get_rect())
        part = target.subsurface(self.view(plan).clip(whole))
        scale = pygame.transform.smoothscale if whole.width <= FINE else pygame.transform.scale
        target.blit(scale(part, whole.size), whole)
