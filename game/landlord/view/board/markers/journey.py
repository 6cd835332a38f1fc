"""A Force marker on its way: its trail, what it passed, why it goes on, where it will rest."""

from __future__ import annotations

import math

import pygame

from game.landlord.view.board.light import Point, blit_faded, dashes, pale, ring, tint
from game.landlord.view.board.markers.trail import Glow, draw_trail
from game.landlord.view.board.markers.ways import Light, WaysOfMarkers
from game.landlord.view.board.picture import Journey
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.laying import veil
from game.ui.draw.text import RGBA, draw_text, measure, rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import _
from game.ui.scale import TEXT_FLOOR

ABOVE = 14.0  # a marker on its way hovers so much higher, in stage units
MOST_LIFT = 20.0
STEPS = 7  # points of a trail in each hop


def hop_place(plan: Plan, here: int, there: int, t: float) -> tuple[float, float, float]:
    """Where a marker is in a hop from one lane to the next: stage units, and its lift."""
    (ax, ay), (bx, by) = plan.lane(here), plan.lane(there)
    lift = min(MOST_LIFT, 0.26 * math.hypot(bx - ax, by - ay)) * 4 * t * (1 - t)
    return ax + (bx - ax) * t, ay + (by - ay) * t, lift


class Journeys(WaysOfMarkers):
    """Draws journeys on a plan; `light` lights the space where one ends."""

    def __init__(self, plan: Plan, theme: Theme, sides: tuple[str, str], light: Light) -> None:
        super().__init__(plan, theme, sides, light)
        self._labels: dict[tuple[str, RGBA], pygame.Surface] = {}
        self._hops: dict[tuple[int, int], list[Point]] = {}

    def draw(self, target: pygame.Surface, way: Journey) -> None:
        """A marker's way: where it left, what it passed, what it may not rest on, its goal, its trail."""
        side, light = self.sides[way.side], way.strength
        tone, bright = rgba(tint(self.theme, side)), rgba(pale(self.theme, side))
        origin = dashes(self.px(48), self.px(18), max(1, self.px(2)), tone)
        self._lay(target, origin, self.plan.point(*self.plan.lane(way.start)), light)
        self._goal(target, way, tone, bright)
        turned_down = way.way[len(way.way) - 1 - way.beyond : -1] if way.beyond else ()
        for space in turned_down:
            self._frame(target, space, light)
        for number, space in enumerate(way.way[:-1], 1):
            if number <= way.hops + 0.5:
                self._lay(target, self._number(number, tone), self._on_edge(space), light)
        self._trail(target, way, tone, bright)
        if turned_down and way.hops > len(way.way) - 1 - way.beyond:
            self._tell(target, turned_down[0], len(turned_down), light)

    def _lay(self, target: pygame.Surface, picture: pygame.Surface, at: Point, light: float) -> None:
        blit_faded(target, picture, picture.get_rect(center=(round(at[0]), round(at[1]))), light)

    def _goal(self, target: pygame.Surface, way: Journey, tone: RGBA, bright: RGBA) -> None:
        """Rings in the lane where it will rest, and the space lit already."""
        at = self.plan.point(*self.plan.lane(way.end))
        self.light(target, way.end, way.side, way.strength)
        for wide, high, line, colour, alpha in (
            (96, 38, 1.5, tone, 0.5), (72, 28, 2.0, tone, 0.7), (48, 18, 3.0, bright, 1.0),
        ):  # fmt: skip
            circle = ring(self.px(wide), self.px(high), self.px(line), colour)
            self._lay(target, circle, at, alpha * way.strength)

    def _frame(self, target: pygame.Surface, space: int, light: float) -> None:
        """A space that a marker may not rest on."""
        rect = self.plan.spaces[space]
        amber = rgba(self.theme.c("warn"))
        veil(target, rect, (0, 0, 0, 89), light)
        frame = paint.box(*rect.size, self.px(2), (0, 0, 0, 0), None, amber, self.px(2.5))
        blit_faded(target, frame, rect, light)

    def _on_edge(self, space: int) -> Point:
        """A little inside the middle of a space's inner edge."""
        x, y = self.plan.inner(space)
        rect = self.plan.spaces[space]
        part = self.px(13) / (math.hypot(rect.centerx - x, rect.centery - y) or 1.0)
        return x + (rect.centerx - x) * part, y + (rect.centery - y) * part

    def _number(self, number: int, tone: RGBA) -> pygame.Surface:
        """The number of a hop in a ring."""
        kept = self._labels.get((str(number), tone))
        if kept is None:
            size = max(19, self.px(22))
            kept = paint.clear(size, size, tone[:3])
            disc = paint.box(size, size, size // 2, (8, 14, 28, 235), None, tone, max(1, self.px(2)))
            kept.blit(disc, (0, 0))
            font = self.theme.font("ui-bold", max(TEXT_FLOOR, self.px(13)))
            draw_text(kept, str(number), (size / 2, size / 2), font, (255, 255, 255), anchor="center")
            self._labels[str(number), tone] = kept
        return kept

    def _tell(self, target: pygame.Surface, space: int, further: int, light: float) -> None:
        """Say beside a space why the marker goes on."""
        pill = self._pill(_("not for sale: +{count}").format(count=further))
        x, y = self.plan.point(*self.plan.lane(space))
        rect = pill.get_rect(center=(round(x), round(y)))
        match self.plan.facing[space]:
            case "bottom":
                rect.bottom = round(y) - self.px(72)
            case "top":
                rect.top = round(y) + self.px(28)
            case "left":
                rect.left = round(x) + self.px(48)
            case _:
                rect.right = round(x) - self.px(48)
        rect.clamp_ip(self.plan.centre.inflate(-2 * self.px(24), -2 * self.px(24)))
        blit_faded(target, pill, rect, light)

    def _pill(self, text: str) -> pygame.Surface:
        amber = rgba(self.theme.c("warn"))
        kept = self._labels.get((text, amber))
        if kept is None:
            font = self.theme.font("ui-bold", max(13, self.px(15)))
            wide, high = measure(font, text) + 2 * self.px(18), max(20, self.px(26))
            kept = paint.clear(wide, high, amber[:3])
            ground = paint.box(wide, high, high // 2, (32, 26, 14, 245), None, amber, max(1, self.px(1.5)))
            kept.blit(ground, (0, 0))
            draw_text(kept, text, (wide / 2, high / 2), font, (255, 246, 220), anchor="center")
            self._labels[text, amber] = kept
        return kept

    def _trail(self, target: pygame.Surface, way: Journey, tone: RGBA, bright: RGBA) -> None:
        """Light that follows the marker."""
        line = self._line(way)
        if len(line) > 1:
            core = rgba(self.theme.mix(f"side-{self.sides[way.side]}", (255, 255, 255), 0.28))
            glow = Glow(tone, core, bright, way.strength, way.start * 41 + way.side)
            draw_trail(target, line, self.k, glow)

    def _line(self, way: Journey) -> list[Point]:
        """The points that a marker has gone through, in device pixels."""
        stops = (way.start, *way.way)
        made = min(way.hops, len(way.way))
        line: list[Point] = []
        for index in range(math.ceil(made)):
            line += self._hop(stops[index], stops[index + 1], min(1.0, made - index))
        return line

    def _hop(self, here: int, there: int, last: float) -> list[Point]:
        """The points of one hop, as far as it has been made; those of a whole one are kept."""
        if last < 1 or (here, there) not in self._hops:
            points = []
            for step in range(round(STEPS * last) + 1):
                x, y, lift = hop_place(self.plan, here, there, min(last, step / STEPS))
                points.append(self.plan.point(x, y - lift - ABOVE))
            if last < 1:
                return points
            self._hops[here, there] = points
        return self._hops[here, there]
