"""Where a beaten Force marker may go: a place in each free space's lane, and the way to the chosen one."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.landlord.view.board.light import FINE, Point, dashes, tint
from game.landlord.view.board.markers.ways import Light, WaysOfMarkers
from game.landlord.view.board.picture import ForcePicture, MarkerPose
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA, rgba
from game.ui.draw.theme import Theme


class MarkerChoice(WaysOfMarkers):
    """Draws the choice on a plan; `light` lights the chosen space."""

    def __init__(self, plan: Plan, theme: Theme, sides: tuple[str, str], light: Light) -> None:
        super().__init__(plan, theme, sides, light)
        self._kept: tuple[tuple[int, int, int], pygame.Surface, pygame.Rect] | None = None

    def draw(self, target: pygame.Surface, force: ForcePicture, free: frozenset[int]) -> MarkerPose | None:
        """A dashed place in the lane of every space that may be chosen, and the way to the chosen one."""
        tone = rgba(self.theme.mix(f"side-{self.sides[0]}", (255, 255, 255), 0.30))
        for space in free - {force.chosen}:
            at = self.plan.point(*self.plan.lane(space))
            place = _place(self.px(40), self.px(16), max(1, self.px(1.8)), tone)
            target.blit(place, place.get_rect(center=(round(at[0]), round(at[1]))))
        if force.chosen < 0:
            return None
        self._arc(target, force)
        self.light(target, force.chosen, force.chooses, 1.0)
        rect = self.plan.spaces[force.chosen]
        blur, line = self.px(12), self.px(3.5)
        glow = paint.soft(*rect.size, self.px(3), blur, (255, 255, 255, 120))
        hole = glow.copy()
        hole.fill((0, 0, 0, 0), (blur, blur, *rect.size))
        target.blit(hole, (rect.x - blur, rect.y - blur))
        target.blit(paint.box(*rect.size, self.px(2), (0, 0, 0, 0), None, (255, 255, 255, 255), line), rect)
        x, y = self.plan.lane(force.chosen)
        return MarkerPose(f"marker.{self.sides[force.chooses]}", x, y, alpha=0.72)

    def _arc(self, target: pygame.Surface, force: ForcePicture) -> None:
        """A dashed arc from where the marker is, bent towards the middle of the board."""
        key = (force.origin, force.chosen, force.chooses)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, *self._bent(force))
        target.blit(self._kept[1], self._kept[2])

    def _bent(self, force: ForcePicture) -> tuple[pygame.Surface, pygame.Rect]:
        a = self.plan.point(*self.plan.lane(force.origin))
        b = self.plan.point(*self.plan.lane(force.chosen))
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        cx, cy = self.plan.centre.center
        away = math.hypot(cx - mx, cy - my) or 1.0
        bend = min(0.34 * math.hypot(b[0] - a[0], b[1] - a[1]), 0.8 * away, 120 * self.k)
        bent = (mx + (cx - mx) / away * bend, my + (cy - my) / away * bend)
        tone = rgba(tint(self.theme, self.sides[force.chooses]))
        curve = _curve(a, bent, b)
        length, on, fine = 0.0, self.px(9), FINE
        xs, ys = [p[0] for p in curve], [p[1] for p in curve]
        box = pygame.Rect(round(min(xs)) - 8, round(min(ys)) - 8, 0, 0)
        box.w, box.h = round(max(xs)) + 8 - box.x, round(max(ys)) + 8 - box.y
        sheet = paint.clear(box.w * fine, box.h * fine, tone[:3])
        for (x1, y1), (x2, y2) in pairwise(curve):
            if int(length / on) % 3 < 2:
                start = ((x1 - box.x) * fine, (y1 - box.y) * fine)
                end = ((x2 - box.x) * fine, (y2 - box.y) * fine)
                pygame.draw.line(sheet, tone, start, end, max(2, self.px(2.6) * fine))
            length += math.hypot(x2 - x1, y2 - y1)
        return pygame.transform.smoothscale(sheet, box.size), box


def lit_place(width: int, height: int, colour: pygame.Color) -> pygame.Surface:
    """The dashed ring that marks a space which may be chosen."""
    return _place(width, height, max(1, round(height / 9)), rgba(colour))


def _curve(a: Point, bent: Point, b: Point, steps: int = 90) -> list[Point]:
    found = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        found.append(
            (
                u * u * a[0] + 2 * u * t * bent[0] + t * t * b[0],
                u * u * a[1] + 2 * u * t * bent[1] + t * t * b[1],
            )
        )
    return found


@pictured
def _place(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """A place that a marker may go to: a dashed ring on a darker ground."""
    ring = dashes(width, height, line, colour)
    sheet = paint.clear(*ring.get_size(), (10, 20, 40))
    inner = sheet.get_rect().inflate(-10, -10)
    pygame.draw.ellipse(sheet, (14, 32, 60, 220), inner)
    sheet.blit(ring, (0, 0))
    return sheet
