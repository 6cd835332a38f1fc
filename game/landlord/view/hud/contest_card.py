"""The card of a contest of the Force over the middle of the board, with the die that falls on it."""

from __future__ import annotations

import math

import pygame

from game.landlord.view.board.light import blit_faded
from game.landlord.view.board.pieces.buildings import faded
from game.landlord.view.board.pieces.dice import die_picture
from game.landlord.view.board.roll import Roll
from game.landlord.view.director.actors import ForceActors
from game.landlord.view.director.contests import die_of
from game.landlord.view.hud.contest_words import ContestWords
from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import ContestShown
from game.landlord.view.sides import ForceWords
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import rgba
from game.ui.i18n import language
from game.ui.layout import Page, lay
from game.ui.motion import ease_out

SIZE = (636.0, 640.0)
SMALL = 1.14  # how much larger it is in small windows, where type has a least size
LEAST = 0.6  # of its size, on a board with little room in its middle
DIE = (318.0, 286.0)  # where it comes to rest
WAY = ((168.0, 84.0), (300.0, 60.0))  # where its fall begins, and how it is bent
DIE_SIZE = 226.0
SEED = 5
EDGE = 40  # room for its shadow
GHOSTS = ((0.14, 0.20), (0.30, 0.50))  # moments of its fall that linger, and how strongly


class ContestCard:
    """Draws the card of one contest at one moment."""

    def __init__(
        self, canvas: Canvas, session: Presentation, columns: Columns, contest: ContestShown
    ) -> None:
        self.canvas, self.session, self.contest = canvas, session, contest
        self.words = ForceWords.of(session.pack)
        self.side = self.words.force.side(contest.seat)
        inner, scale = session.stage.plan.centre, canvas.scale
        left, top = scale.back(inner.topleft)
        wide, high = inner.w / scale.factor, inner.h / scale.factor
        usual = min(columns.centre[2], columns.centre[3]) / 756 * (SMALL if columns.small else 1)
        self.unit = u = max(LEAST, min(usual, (wide - 24) / SIZE[0], (high - 24) / SIZE[1]))
        x, y = left + (wide - SIZE[0] * u) / 2, top + (high - SIZE[1] * u) / 2
        self.box: Box = (x, y, SIZE[0] * u, SIZE[1] * u)

    @property
    def actors(self) -> ForceActors:
        return self.session.actors.force

    def paint(self) -> None:
        """Card, die and, once it is decided, the verdict."""
        there = self.actors.card
        if there <= 0:
            return
        canvas, contest = self.canvas, self.contest
        x, y, w, h = self.box
        rise = 18 * self.unit * (1 - there)
        box = (x, y + rise, w, h)
        key = ("contest", self.session.pack.id, contest.seat, contest.marker, contest.space, language())
        told = self.actors.verdict
        made = (*key, "told", contest.face, contest.won)
        if told <= 0:
            canvas.baked((*key, "open"), box, self._whole, margin=EDGE, alpha=there)
        elif told < 1:
            canvas.baked((*made, "head"), box, self._ground, margin=EDGE, alpha=there)
            canvas.baked(made, box, self._verdict, alpha=min(there, told))
        else:
            canvas.baked((*made, "whole"), box, self._whole, margin=EDGE, alpha=there)
        self._die(canvas.at(x, y + rise), there)

    # --- what stands still ---

    def _page(self, canvas: Canvas) -> Page:
        words = ContestWords(self.session, self.contest, self.unit, told=self.actors.verdict > 0)
        return lay(words.tree(), canvas.ruler, (0, 0, *self.box[2:]))

    def _whole(self, canvas: Canvas) -> None:
        self._ground(canvas)
        self._verdict(canvas)

    def _ground(self, canvas: Canvas) -> None:
        """The card, and who faces what."""
        u, (w, h), mix = self.unit, (SIZE[0] * self.unit, SIZE[1] * self.unit), canvas.theme.mix
        canvas.shadow((0, 0, w, h), 24 * u, blur=30, dy=10, alpha=0.6)
        line = "holo-hi" if canvas.theme.has("holo-hi") else "gold-lo"
        top, edge = mix("#1a2a55", line, 0.06), mix(line, "#0d1530", 0.25)
        canvas.box((0, 0, w, h), top, "#0d1530", radius=24 * u, border=edge, line=2)
        self._page(canvas).nodes["head"].draw(canvas)

    def _verdict(self, canvas: Canvas) -> None:
        """What is to come, or has come."""
        self._page(canvas).nodes["verdict"].draw(canvas)

    # --- the die ---

    def _die(self, canvas: Canvas, there: float) -> None:
        """Falling, with where it has just been; or at rest, waiting to be rolled."""
        force, rules = self.actors, self.session.pack.ruleset
        kind, up = die_of(force.face, rules)
        way = Roll(((kind, up),), SEED)
        t = force.roll if force.face >= 0 else 1.0
        if force.verdict > 0:
            self._light(canvas, force.verdict)
        if force.face >= 0:
            for moment, strength in GHOSTS:
                if moment < t:
                    self._draw_die(canvas, way, moment, strength * there, kept=True)
        self._draw_die(canvas, way, t, there if force.face >= 0 else 0.9 * there)

    def _draw_die(self, canvas: Canvas, way: Roll, t: float, alpha: float, *, kept: bool = False) -> None:
        u, pose = self.unit, way.poses(t)[0]
        k = ease_out(min(1.0, t / 0.8))
        (ax, ay), (bx, by) = WAY
        x = ((1 - k) ** 2 * ax + 2 * k * (1 - k) * bx + k * k * DIE[0]) * u
        y = ((1 - k) ** 2 * ay + 2 * k * (1 - k) * by + k * k * DIE[1]) * u
        y -= abs(math.sin(math.pi * max(0.0, t - 0.5) / 0.25)) * 26 * u * max(0.0, 1 - t)  # it bounces twice
        size = canvas.scale.px(DIE_SIZE * u * (0.55 + 0.45 * k))
        picture = die_picture(pose.kind, pose.turn, size, still=pose.still or kept)
        if alpha < 1:
            picture = faded(picture, alpha)
        at = canvas.scale.point((x, y))
        if t >= 0.5:
            unit = size * 0.28
            wide, high, radius, blur = (round(unit * part) for part in (2, 1.5, 0.5, 0.4))
            shade = paint.soft(wide, high, radius, blur, (0, 0, 0, 150))
            place = (at[0] + round(unit * 0.16), at[1] + round(unit * 0.62))
            blit_faded(canvas.surface, shade, shade.get_rect(center=place), alpha)
        canvas.surface.blit(picture, picture.get_rect(center=at), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _light(self, canvas: Canvas, strength: float) -> None:
        """The die shines in the colour of the side that prevails."""
        side = self.side if self.contest.won else 1 - self.side
        tone = rgba(canvas.theme.c(self.words.colour(side)))[:3]
        size = canvas.scale.px(1.5 * DIE_SIZE * self.unit)
        glow = paint.radial(size, size, (*tone, 112), (*tone, 0), (0.5, 0.5), 0.5)
        at = canvas.scale.point((DIE[0] * self.unit, DIE[1] * self.unit))
        blit_faded(canvas.surface, glow, glow.get_rect(center=at), strength)


def paint_contest(canvas: Canvas, session: Presentation, columns: Columns) -> None:
    """The contest that is shown now, if there is one."""
    contest = session.contest
    if contest is not None and session.actors.force.card > 0:
        ContestCard(canvas, session, columns, contest).paint()
