"""The Force on the board: light under its counters, their trails, and where a beaten one may go."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.packs.pack import Pack
from game.view import paint
from game.view.board.picture import BoardPicture, CounterPose, ForcePicture, Journey
from game.view.board.plan import Plan
from game.view.board.throw import TRAY, UNIT
from game.view.i18n import _
from game.view.text import RGBA, draw_text, measure, rgba
from game.view.theme import Theme

Point = tuple[float, float]
ABOVE = 14.0  # a counter on its way hovers so much higher, in stage units
MOST_LIFT = 20.0
SPARKS = 46
HALO = 7  # steps of light round a trail
FINE = 2  # trails are drawn so many times too large and made smaller, for they have no edges to be seen


def tint(theme: Theme, side: str) -> pygame.Color:
    """The colour of a side."""
    return theme.c(f"side-{side}")


def pale(theme: Theme, side: str) -> pygame.Color:
    """Its light where it is strongest."""
    return theme.mix(f"side-{side}", (255, 255, 255), 0.82)


def hop_place(plan: Plan, here: int, there: int, t: float) -> tuple[float, float, float]:
    """Where a counter is in a hop from one lane to the next: stage units, and its lift."""
    (ax, ay), (bx, by) = plan.lane(here), plan.lane(there)
    lift = min(MOST_LIFT, 0.26 * math.hypot(bx - ax, by - ay)) * 4 * t * (1 - t)
    return ax + (bx - ax) * t, ay + (by - ay) * t, lift


class ForceMarks:
    """Draws all that the Force shows on a plan."""

    def __init__(self, plan: Plan, theme: Theme, pack: Pack) -> None:
        force = pack.ruleset.force
        assert force is not None
        self.plan, self.theme, self.sides = plan, theme, force.sides
        self.k = plan.print.width / 1000

    def px(self, length: float) -> int:
        return max(1, round(length * self.k))

    # --- at rest -------------------------------------------------------------------------------------------

    def light(self, target: pygame.Surface, space: int, side: int, strength: float = 1.0) -> None:
        """What ties a counter to its space: the inner edge shines, and light falls into the space."""
        plan, rect = self.plan, self.plan.spaces[space]
        facing = plan.facing[space]
        if facing == "corner":
            return
        tone, bright = rgba(tint(self.theme, self.sides[side])), rgba(pale(self.theme, self.sides[side]))
        deep, edge = self.px(46), self.px(4)
        across = facing in ("bottom", "top")
        inward = facing in ("bottom", "right")  # the inner edge is at the top, or on the left
        strong = 4 * round(37 * strength)
        first, last = (
            ((*tone[:3], strong), (*tone[:3], 0)) if inward else ((*tone[:3], 0), (*tone[:3], strong))
        )
        if across:
            beam, at = (
                paint.gradient(rect.w, deep, first, last),
                (rect.x, rect.y if inward else rect.bottom - deep),
            )
            line = pygame.Rect(
                rect.x, rect.y - edge // 2 if inward else rect.bottom - edge // 2, rect.w, edge
            )
        else:
            beam = paint.gradient_across(deep, rect.h, first, last)
            at = (rect.x if inward else rect.right - deep, rect.y)
            line = pygame.Rect(rect.x - edge // 2 if inward else rect.right - edge // 2, rect.y, edge, rect.h)
        target.blit(beam, at)
        blur = self.px(10)
        glow = paint.soft(*line.size, edge // 2, blur, (*tone[:3], 10 * round(23 * strength)))
        target.blit(glow, (line.x - blur, line.y - blur))
        target.blit(_shade(*line.size, (*bright[:3], 5 * round(51 * strength))), line)

    # --- the shift -----------------------------------------------------------------------------------------

    def hush(self, target: pygame.Surface, strength: float) -> None:
        """The middle of the board falls back, but for the tray."""
        plan, shade = self.plan, (4, 7, 16, round(158 * strength))
        tray = plan.tray
        centre = plan.centre
        for box in (
            (centre.x, centre.y, centre.w, tray.y - centre.y),
            (centre.x, tray.bottom, centre.w, centre.bottom - tray.bottom),
            (centre.x, tray.y, tray.x - centre.x, tray.h),
            (tray.right, tray.y, centre.right - tray.right, tray.h),
        ):
            if box[2] > 0 and box[3] > 0:
                target.blit(_shade(box[2], box[3], shade), box[:2])

    def scrim(self, target: pygame.Surface, strength: float) -> None:
        """All of the middle falls back behind a card."""
        centre = self.plan.centre
        target.blit(_shade(*centre.size, (4, 7, 16, round(168 * strength))), centre)

    def glow(self, target: pygame.Surface, picture: BoardPicture, strength: float) -> None:
        """Each of the two dice shines in the colour of the counter that it moves."""
        tray = self.plan.tray
        k = tray.width / TRAY[0]
        size = round(4.6 * UNIT * k)
        for side, pose in zip(self.sides, picture.dice, strict=False):
            tone = rgba(tint(self.theme, side))[:3]
            halo = paint.radial(size, size, (*tone, 8 * round(27 * strength)), (*tone, 0), (0.5, 0.5), 0.5)
            target.blit(halo, halo.get_rect(center=(round(tray.x + pose.x * k), round(tray.y + pose.y * k))))

    def journey(self, target: pygame.Surface, way: Journey) -> None:
        """A counter's way: where it left, what it passed, what it may not rest on, its goal, its trail."""
        side = self.sides[way.side]
        tone, bright = rgba(tint(self.theme, side)), rgba(pale(self.theme, side))
        fade = round(255 * way.strength)
        self._dashed_ring(target, self.plan.point(*self.plan.lane(way.start)), (48, 18), tone, fade)
        self._goal(target, way, tone, bright, fade)
        turned_down = way.way[len(way.way) - 1 - way.beyond : -1] if way.beyond else ()
        for space in turned_down:
            rect = self.plan.spaces[space]
            amber = (*rgba(self.theme.c("warn"))[:3], fade)
            target.blit(_shade(*rect.size, (0, 0, 0, round(0.35 * fade))), rect)
            target.blit(paint.box(*rect.size, self.px(2), (0, 0, 0, 0), None, amber, self.px(2.5)), rect)
        for number, space in enumerate(way.way[:-1], 1):
            if number <= way.hops + 0.5:
                self._passed(target, space, number, tone, fade)
        self._trail(target, way, tone, bright)
        if turned_down and way.hops > len(way.way) - 1 - way.beyond:
            self._pill(target, turned_down[0], len(turned_down), fade)

    def _goal(self, target: pygame.Surface, way: Journey, tone: RGBA, bright: RGBA, fade: int) -> None:
        """Rings in the lane where it will rest, and the space lit already."""
        space = way.end
        x, y = self.plan.point(*self.plan.lane(space))
        self.light(target, space, way.side, way.strength)
        for (wide, high), colour, line, alpha in (
            ((96, 38), tone, 1.5, 0.5), ((72, 28), tone, 2, 0.7), ((48, 18), bright, 3, 1.0),
        ):  # fmt: skip
            ring = _ring(self.px(wide), self.px(high), self.px(line), colour)
            ring = _faded(ring, round(fade * alpha))
            target.blit(ring, ring.get_rect(center=(round(x), round(y))))

    def _dashed_ring(
        self, target: pygame.Surface, at: Point, size: Point, tone: RGBA, fade: int = 255
    ) -> None:
        ring = _dashes(self.px(size[0]), self.px(size[1]), max(1, self.px(2)), tone)
        ring = _faded(ring, fade)
        target.blit(ring, ring.get_rect(center=(round(at[0]), round(at[1]))))

    def _passed(self, target: pygame.Surface, space: int, number: int, tone: RGBA, fade: int) -> None:
        """The number of a hop, on the inner edge of the space."""
        x, y = self.plan.inner(space)
        rect, size = self.plan.spaces[space], max(15, self.px(22))
        away = math.hypot(rect.centerx - x, rect.centery - y) or 1.0
        inward = self.px(13) / away
        x, y = x + (rect.centerx - x) * inward, y + (rect.centery - y) * inward
        sheet = paint.clear(size, size, tone[:3])
        sheet.blit(paint.box(size, size, size // 2, (8, 14, 28, 235), None, tone, max(1, self.px(2))), (0, 0))
        font = self.theme.font("ui-bold", max(10, self.px(13)))
        draw_text(sheet, str(number), (size / 2, size / 2), font, (255, 255, 255), anchor="center")
        sheet = _faded(sheet, fade)
        target.blit(sheet, sheet.get_rect(center=(round(x), round(y))))

    def _pill(self, target: pygame.Surface, space: int, further: int, fade: int) -> None:
        """Why a counter went on."""
        text = _("not for sale: +{count}").format(count=further)
        font = self.theme.font("ui-bold", max(13, self.px(15)))
        wide, high = measure(font, text) + 2 * self.px(18), max(20, self.px(26))
        x, y = self.plan.point(*self.plan.lane(space))
        centre = self.plan.centre.inflate(-2 * self.px(24), -2 * self.px(24))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = (round(x), round(y))
        match self.plan.facing[space]:
            case "bottom":
                rect.bottom = round(y) - self.px(72)
            case "top":
                rect.top = round(y) + self.px(28)
            case "left":
                rect.left = round(x) + self.px(48)
            case _:
                rect.right = round(x) - self.px(48)
        rect.clamp_ip(centre)
        amber = rgba(self.theme.c("warn"))
        sheet = paint.clear(*rect.size, amber[:3])
        sheet.blit(
            paint.box(*rect.size, high // 2, (32, 26, 14, 245), None, amber, max(1, self.px(1.5))), (0, 0)
        )
        draw_text(sheet, text, (wide / 2, high / 2), font, (255, 246, 220), anchor="center")
        sheet = _faded(sheet, fade)
        target.blit(sheet, rect)

    def _trail(self, target: pygame.Surface, way: Journey, tone: RGBA, bright: RGBA) -> None:
        """Light that follows the counter: a halo, a core, a white thread near it, and sparks."""
        line = self._line(way)
        if len(line) < 2:
            return
        pad, fine = self.px(36), FINE
        xs, ys = [x for x, _y in line], [y for _x, y in line]
        box = pygame.Rect(round(min(xs)) - pad, round(min(ys)) - pad, 0, 0)
        box.w, box.h = round(max(xs)) + pad - box.x, round(max(ys)) + pad - box.y
        sheet = paint.clear(box.w * fine, box.h * fine, tone[:3])
        points = [((x - box.x) * fine, (y - box.y) * fine) for x, y in line]
        unit = self.k * fine
        for layer in range(HALO):  # from the outermost inwards, each a little brighter
            part = layer / (HALO - 1)
            wide, thick = 8 - 5 * part, 30 - 20 * part
            alpha = (round(6 + 34 * part), round(16 + 114 * part))
            _ribbon(sheet, points, (wide * unit, thick * unit), alpha, tone, way.strength)
        core = (*(round(c * 0.72 + 255 * 0.28) for c in tone[:3]), 255)
        _ribbon(sheet, points, (2 * unit, 7 * unit), (110, 235), core, way.strength)  # type: ignore[arg-type]
        thread = points[len(points) // 5 :]
        _ribbon(sheet, thread, (0.8 * unit, 2.6 * unit), (90, 255), (255, 255, 255, 255), way.strength)
        self._sparks(sheet, points, bright, unit, way)
        target.blit(pygame.transform.smoothscale(sheet, box.size), box)

    def _line(self, way: Journey) -> list[Point]:
        """The points that a counter has gone through, in device pixels."""
        stops = (way.start, *way.way)
        made = min(way.hops, len(way.way))
        line: list[Point] = []
        steps = 9
        for index in range(math.ceil(made)):
            last = min(1.0, made - index)
            for step in range(round(steps * last) + 1):
                x, y, lift = hop_place(self.plan, stops[index], stops[index + 1], min(last, step / steps))
                line.append(self.plan.point(x, y - lift - ABOVE))
        return line

    def _sparks(
        self, sheet: pygame.Surface, points: Sequence[Point], tone: RGBA, unit: float, way: Journey
    ) -> None:
        chance = random.Random(way.start * 41 + way.side)
        for _number in range(SPARKS):
            along, off, angle = (
                chance.random() ** 0.7,
                6 + abs(chance.gauss(0, 8)),
                chance.uniform(0, 2 * math.pi),
            )
            x, y = points[min(len(points) - 1, int(along * len(points)))]
            x, y = x + off * unit * math.cos(angle), y + off * unit * math.sin(angle)
            light = round(255 * way.strength * (0.45 + 0.55 * along) * chance.uniform(0.5, 1))
            pygame.draw.circle(sheet, (*tone[:3], light), (x, y), unit * chance.choice((1.0, 1.4, 2.0)))

    # --- the winner's choice -------------------------------------------------------------------------------

    def choice(self, target: pygame.Surface, force: ForcePicture, free: frozenset[int]) -> None:
        """A dashed place in the lane of every space that may be chosen, and the way to the chosen one."""
        tone = rgba(self.theme.mix(f"side-{self.sides[0]}", (255, 255, 255), 0.30))
        for space in free - {force.chosen}:
            at = self.plan.point(*self.plan.lane(space))
            place = _place(self.px(40), self.px(16), max(1, self.px(1.8)), tone)
            target.blit(place, place.get_rect(center=(round(at[0]), round(at[1]))))
        if force.chosen < 0:
            return
        self._arc(target, force)
        self.light(target, force.chosen, force.chooses)
        rect = self.plan.spaces[force.chosen]
        blur, line = self.px(12), self.px(3.5)
        glow = paint.soft(*rect.size, self.px(3), blur, (255, 255, 255, 120))
        hole = glow.copy()
        hole.fill((0, 0, 0, 0), (blur, blur, *rect.size))
        target.blit(hole, (rect.x - blur, rect.y - blur))
        target.blit(paint.box(*rect.size, self.px(2), (0, 0, 0, 0), None, (255, 255, 255, 255), line), rect)

    def ghost(self, force: ForcePicture) -> CounterPose:
        """The counter where it would go."""
        x, y = self.plan.lane(force.chosen)
        return CounterPose(f"counter.{self.sides[force.chooses]}", x, y, alpha=0.72)

    def _arc(self, target: pygame.Surface, force: ForcePicture) -> None:
        """A dashed arc from where the counter is, bent towards the middle of the board."""
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
        target.blit(pygame.transform.smoothscale(sheet, box.size), box)

    def veil(self, target: pygame.Surface, strength: float, current: int) -> None:
        """Every space but the current one falls back."""
        for space, rect in enumerate(self.plan.spaces):
            if space != current:
                target.blit(_shade(*rect.size, (4, 7, 16, round(128 * strength))), rect)


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


def _ribbon(
    sheet: pygame.Surface,
    points: Sequence[Point],
    width: Point,
    alpha: tuple[int, int],
    colour: RGBA,
    strength: float,
) -> None:
    """A band of light that widens and brightens towards its end; its pieces overwrite one another."""
    count = len(points) - 1
    for index, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        along = (index + 1) / count
        half = (width[0] + (width[1] - width[0]) * along) / 2
        light = round((alpha[0] + (alpha[1] - alpha[0]) * along) * strength)
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        nx, ny = -(y2 - y1) / length * half, (x2 - x1) / length * half
        shape = ((x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny))
        pygame.draw.polygon(sheet, (*colour[:3], light), shape)


@functools.lru_cache(64)
def _shade(width: int, height: int, colour: RGBA) -> pygame.Surface:
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.fill(colour)
    return sheet


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    if alpha >= 255:
        return picture
    twin = picture.copy()
    twin.fill((255, 255, 255, max(0, alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return twin


@functools.lru_cache(64)
def _ring(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """An ellipse of light with a soft rim, faintly filled."""
    fine, pad = 4, 6
    big = paint.clear((width + 2 * pad) * fine, (height + 2 * pad) * fine, colour[:3])
    box = pygame.Rect(pad * fine, pad * fine, width * fine, height * fine)
    pygame.draw.ellipse(big, (*colour[:3], 34), box)
    pygame.draw.ellipse(big, (*colour[:3], 70), box.inflate(4 * fine, 4 * fine), (line + 4) * fine)
    pygame.draw.ellipse(big, colour, box, line * fine)
    return pygame.transform.smoothscale(big, (width + 2 * pad, height + 2 * pad))


@functools.lru_cache(64)
def _dashes(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """An ellipse of dashes."""
    fine, pad, count = 4, 4, 14
    big = paint.clear((width + 2 * pad) * fine, (height + 2 * pad) * fine, colour[:3])
    box = pygame.Rect(pad * fine, pad * fine, width * fine, height * fine)
    rx, ry, middle = box.w / 2, box.h / 2, box.center
    for index in range(count):
        arc = []
        for step in range(5):
            a = 2 * math.pi * (index + 0.62 * step / 4) / count
            arc.append((middle[0] + rx * math.cos(a), middle[1] + ry * math.sin(a)))
        pygame.draw.lines(big, colour, False, arc, line * fine)
    return pygame.transform.smoothscale(big, (width + 2 * pad, height + 2 * pad))


@functools.lru_cache(16)
def _place(width: int, height: int, line: int, colour: RGBA) -> pygame.Surface:
    """A place that a counter may go to: a dashed ring on a darker ground."""
    ring = _dashes(width, height, line, colour)
    sheet = paint.clear(*ring.get_size(), (10, 20, 40))
    inner = sheet.get_rect().inflate(-10, -10)
    pygame.draw.ellipse(sheet, (14, 32, 60, 220), inner)
    sheet.blit(ring, (0, 0))
    return sheet
