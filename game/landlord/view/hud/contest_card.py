"""The card of a contest of the Force over the middle of the board: who faces what, the die, the verdict."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.options import ContestTrigger
from game.landlord.view.board.light import blit_faded
from game.landlord.view.board.pieces.buildings import faded
from game.landlord.view.board.pieces.dice import die_picture
from game.landlord.view.board.roll import Roll
from game.landlord.view.director.actors import ForceActors
from game.landlord.view.director.contests import die_of
from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import ContestShown
from game.landlord.view.sides import ForceWords
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape, rgba
from game.ui.i18n import _, language
from game.ui.motion import ease_out
from game.ui.scale import tame
from game.ui.widgets.seats import draw_portrait

SIZE = (636.0, 640.0)
LEAST = 0.6  # of its size, on a board with little room in its middle
DIE = (318.0, 286.0)  # where it comes to rest
WAY = ((168.0, 84.0), (300.0, 60.0))  # where its fall begins, and how it is bent
DIE_SIZE = 226.0
SEED = 5
EDGE = 40  # room for its shadow
GHOSTS = ((0.14, 0.20), (0.30, 0.50))  # moments of its fall that linger, and how strongly
GOOD, BAD = ("#15304e", "#1d4670"), ("#3a1a1c", "#571f20")


def draw_side_chip(
    canvas: Canvas, words: ForceWords, side: int, middle: tuple[float, float], unit: float
) -> None:
    """A side's emblem and name in a pill."""
    text, size = words.side(side), tame(14 * unit, canvas.scale.text_size, 1.2)
    wide = canvas.measure(text, TextStyle("ui-bold", size)) + 42 * unit
    x, y, high = middle[0] - wide / 2, middle[1] - 12 * unit, 24 * unit
    tone, mix = words.colour(side), canvas.theme.mix
    canvas.box(
        (x, y, wide, high),
        mix(tone, "#10161d", 0.78),
        radius=high / 2,
        border=mix(tone, "#10161d", 0.45),
        line=1.2,
    )
    mark = 18 * unit
    canvas.art(words.emblem(side), (x + 9 * unit, middle[1] - mark / 2, mark, mark))
    canvas.text(
        text, (x + 31 * unit, middle[1]), TextStyle("ui-bold", size, mix(tone, "#ffffff", 0.72)), "midleft"
    )


@dataclass(frozen=True, slots=True)
class _Outcome:
    """One of what may come: the face, whose it is, what follows, and whether it has come."""

    art: str
    title: str
    text: str
    won: bool
    shown: bool


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
        usual = min(columns.centre[2], columns.centre[3]) / 756
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
            canvas.baked((*key, "open"), box, self._asking, margin=EDGE, alpha=there)
        elif told < 1:
            canvas.baked(key, box, self._ground, margin=EDGE, alpha=there)
            canvas.baked(made, box, self._verdict, alpha=min(there, told))
        else:
            canvas.baked((*made, "whole"), box, self._decided, margin=EDGE, alpha=there)
        self._die(canvas.at(x, y + rise), there)

    # --- what stands still ---

    def _asking(self, canvas: Canvas) -> None:
        self._ground(canvas)
        self._open(canvas)

    def _decided(self, canvas: Canvas) -> None:
        self._ground(canvas)
        self._verdict(canvas)

    def _ground(self, canvas: Canvas) -> None:
        u, (w, h), mix = self.unit, (SIZE[0] * self.unit, SIZE[1] * self.unit), canvas.theme.mix
        canvas.shadow((0, 0, w, h), 24 * u, blur=30, dy=10, alpha=0.6)
        line = "holo-hi" if canvas.theme.has("holo-hi") else "gold-lo"
        canvas.box(
            (0, 0, w, h),
            mix("#1a2a55", line, 0.06),
            "#0d1530",
            radius=24 * u,
            border=mix(line, "#0d1530", 0.25),
            line=2,
        )
        style = TextStyle("display", 26 * u, mix(line, "#ffffff", 0.78), tracking=5 * u)
        title = _("Contest of the Force").upper()
        canvas.text(title, (w / 2 + 2, 40 * u), style, "center", width=w - 60 * u)
        self._seat(canvas)
        self._marker(canvas)

    def _seat(self, canvas: Canvas) -> None:
        u, session, seat = self.unit, self.session, self.contest.seat
        x, size = 116 * u, 170 * u
        draw_portrait(
            canvas, (x, 184 * u), size, session.colours[seat] + 1, f"token.{session.tokens[seat]}",
            ground=self.words.grounds(canvas, self.side), badge=False,
        )  # fmt: skip
        wide = 214 * u
        canvas.text(
            session.names[seat], (x, 296 * u), TextStyle("ui-bold", 20 * u, "#ffffff"), "center", width=wide
        )
        token = session.text(f"token.{session.tokens[seat]}")
        canvas.text(token, (x, 322 * u), TextStyle("ui", 17 * u, "muted"), "center", width=wide)
        draw_side_chip(canvas, self.words, self.side, (x, 352 * u), u)

    def _marker(self, canvas: Canvas) -> None:
        u, words, contest = self.unit, self.words, self.contest
        x, size = 519 * u, 182 * u
        canvas.art(words.marker_art(contest.marker), (x - size / 2, 88 * u, size, size))
        wide = 214 * u
        canvas.text(
            words.marker(contest.marker),
            (x, 290 * u),
            TextStyle("ui-bold", 20 * u, "#ffffff"),
            "center",
            width=wide,
        )
        where = _("on {space}").format(space=self.session.space_name(contest.space))
        canvas.text(where, (x, 316 * u), TextStyle("ui", 17 * u, "muted"), "center", width=wide)
        draw_side_chip(canvas, words, contest.marker, (x, 346 * u), u)

    # --- the verdict ---

    def _verdict(self, canvas: Canvas) -> None:
        u, words, contest = self.unit, self.words, self.contest
        winner = self.side if contest.won else self._holder
        tone = words.colour(winner)
        x, y, w, h = 26 * u, 418 * u, 584 * u, 92 * u
        rect = canvas.scale.rect((x, y, w, h))
        light, clear = (*rgba(canvas.theme.c(tone))[:3], 76), (*rgba(canvas.theme.c(tone))[:3], 0)
        half = rect.w // 2
        for left, one, two in ((0, clear, light), (half, light, clear)):
            wash = paint.gradient_across(half if not left else rect.w - half, rect.h, one, two)
            canvas.surface.blit(wash, (rect.x + left, rect.y))
        for edge in (y, y + h - 2):
            for left, one, two in (
                (0, (*light[:3], 0), (*light[:3], 255)),
                (half, (*light[:3], 255), (*light[:3], 0)),
            ):
                line = paint.gradient_across(
                    half if not left else rect.w - half, canvas.scale.px(2), one, two
                )
                canvas.surface.blit(line, (rect.x + left, canvas.scale.point((x, edge))[1]))
        canvas.text(
            self.title,
            (w / 2 + x, y + 35 * u),
            TextStyle("display", 29 * u, "#ffffff"),
            "center",
            width=w - 20 * u,
        )
        canvas.text(
            self.note, (w / 2 + x, y + 66 * u), TextStyle("ui", 17 * u, "#d5dbe4"), "center", width=w - 20 * u
        )
        self._outcomes(canvas)

    @property
    def _holder(self) -> int:
        """Whose marker holds: the side that the seat faces."""
        return 1 - self.side

    @property
    def title(self) -> str:
        """What the die says."""
        words, contest = self.words, self.contest
        face = words.face(contest.face)
        if contest.won:
            return _("{face}: {side} wins").format(face=face, side=words.the_side(self.side))
        return _("{face}: {side} holds").format(face=face, side=words.the_side(self._holder))

    @property
    def note(self) -> str:
        """What follows from it."""
        session, contest = self.session, self.contest
        name, marker = escape(session.names[contest.seat]), self.words.the_marker(contest.marker)
        if contest.won:
            return _("{name} may move {marker} to any lit space.").format(name=name, marker=marker)
        stake = session.money(self.words.force.stake)
        text = _("{name} pays {amount} to the bank. {marker} stays.")
        return text.format(name=name, amount=stake, marker=marker[:1].upper() + marker[1:])

    def _faces(self) -> list[_Outcome]:
        words, contest, own = self.words, self.contest, self.side
        pay = _("pay {amount}").format(amount=self.session.money(words.force.stake))
        told = self.actors.verdict > 0
        if self.session.pack.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE:
            mine = contest.face >= 0 and contest.face % 2 == own
            return [
                _Outcome("die.shift", _("Your colour"), _("move it"), True, told and mine),
                _Outcome("die.shift", _("Other colour"), pay, False, told and not mine),
            ]
        return [
            _Outcome(words.face_art(own), _("Your side"), _("move it"), True, told and contest.face == own),
            _Outcome(words.face_art(1 - own), _("Other side"), pay, False, told and contest.face == 1 - own),
            _Outcome("die.shift", _("Shift"), pay, False, told and contest.face >= SHIFT),
        ]

    def _open(self, canvas: Canvas) -> None:
        """Before the roll: what is to come."""
        u = self.unit
        line = "holo-hi" if canvas.theme.has("holo-hi") else "gold-lo"
        tone, wide = canvas.theme.mix(line, "#ffffff", 0.55), 540 * u
        canvas.text(
            _("The Force die decides"),
            (SIZE[0] / 2 * u, 464 * u),
            TextStyle("display", 27 * u, tone),
            "center",
            width=wide,
        )
        self._outcomes(canvas)

    def _outcomes(self, canvas: Canvas) -> None:
        """What each face brings, the one that fell lit."""
        u, outcomes = self.unit, self._faces()
        told = self.actors.verdict > 0
        gap, left, y, high = 12 * u, 26 * u, 540 * u, 76 * u
        wide = (584 * u - gap * (len(outcomes) - 1)) / len(outcomes)
        for index, outcome in enumerate(outcomes):
            x = left + index * (wide + gap)
            box = (x, y, wide, high)
            dull = told and not outcome.shown
            if outcome.shown:
                tone = self.words.colour(self.side if outcome.won else self._holder)
                top, bottom = GOOD if outcome.won else BAD
                canvas.halo(box, tone, 12 * u, blur=14, alpha=0.35)
                canvas.box(
                    box,
                    bottom,
                    top,
                    radius=12 * u,
                    border=canvas.theme.mix(tone, "#ffffff", 0.35 if outcome.won else 0.0),
                    line=2,
                )
            else:
                canvas.box(box, "#18233c", "#141d33", radius=12 * u, border="#24324f", line=1)
            face = 50 * u
            canvas.art(
                outcome.art, (x + 12 * u, y + (high - face) / 2, face, face), alpha=0.62 if dull else 1.0
            )
            room = wide - (face + 36 * u)
            ink = ("#8b97a8", "#77839a") if dull else ("#ffffff", "#c8d0dc")
            canvas.text(
                outcome.title,
                (x + face + 26 * u, y + 28 * u),
                TextStyle("ui-bold", 17 * u, ink[0]),
                "midleft",
                width=room,
            )
            canvas.text(
                outcome.text,
                (x + face + 26 * u, y + 51 * u),
                TextStyle("ui", 16 * u, ink[1]),
                "midleft",
                width=room,
            )

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
        side = self.side if self.contest.won else self._holder
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
