"""What the card of a contest of the Force says: who faces what, what each face brings, the verdict."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.options import ContestTrigger
from game.landlord.view.hud.seats.badges import side_badge
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import ContestShown
from game.landlord.view.sides import ForceWords
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, First, Fit, Grid, Leaf, Node, Row, Text
from game.ui.widgets.seats import draw_portrait

GOOD, BAD = ("#15304e", "#1d4670"), ("#3a1a1c", "#571f20")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """One of what may come: the face, whose it is, what follows, and whether it has come."""

    art: str
    title: str
    text: str
    won: bool
    shown: bool


@dataclass(frozen=True, slots=True)
class ContestWords:
    """Describes the card of one contest, before the roll or after it."""

    session: Presentation
    contest: ContestShown
    unit: float
    told: bool

    def tree(self) -> Node:
        """Its halves have keys, for the verdict appears over the rest."""
        return Fit(First([self._form(face) for face in (50, 34, 24)]))

    def _form(self, face: float) -> Node:
        u = self.unit
        said = [self._verdict() if self.told else self._open(), self._outcomes(face)]
        foot = Column(said, gap=20 * u, pad=(17 * u, 0), key="verdict")
        return Column([self._head(), foot], justify="between", gap=8 * u, pad=(9 * u, 18 * u, 9 * u, 24 * u))

    @property
    def _words(self) -> ForceWords:
        return ForceWords.of(self.session.pack)

    @property
    def _side(self) -> int:
        return self._words.force.side(self.contest.seat)

    @property
    def _line(self) -> Colour:
        return "holo-hi" if self.session.theme.has("holo-hi") else "gold-lo"

    # --- who faces what ---

    def _head(self) -> Node:
        u, tone = self.unit, self.session.theme.mix(self._line, "#ffffff", 0.78)
        style = TextStyle("display", 26 * u, tone, tracking=5 * u, align="center")
        sides = Row([self._seat(), self._marker()], justify="between", align="start")
        return Column(
            [Text(_("Contest of the Force").upper(), style, pad=(14 * u, 0)), sides], gap=36 * u, key="head"
        )

    def _seat(self) -> Node:
        session, seat, u = self.session, self.contest.seat, self.unit
        token = f"token.{session.tokens[seat]}"

        def portrait(canvas: Canvas, box: pygame.FRect) -> None:
            ground = self._words.grounds(canvas, self._side)
            place, size = (box.centerx, box.top + 96 * u), 170 * u
            draw_portrait(canvas, place, size, session.colours[seat] + 1, token, ground=ground, badge=False)

        picture = Leaf(height=192 * u, paint=portrait)
        return self._named(picture, session.names[seat], session.text(token), self._side)

    def _marker(self) -> Node:
        words, marker, u = self._words, self.contest.marker, self.unit

        def art(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.art(words.marker_art(marker), (box.centerx - 91 * u, box.top, 182 * u, 182 * u))

        where = _("on {space}").format(space=self.session.space_name(self.contest.space))
        return self._named(Leaf(height=186 * u, paint=art), words.marker(marker), where, marker)

    def _named(self, picture: Node, name: str, note: str, side: int) -> Node:
        """A picture with its name, a line below it and the badge of its side."""
        u = self.unit
        texts = [
            Text(name, TextStyle("ui-bold", 20 * u, "#ffffff", align="center")),
            Text(note, TextStyle("ui", 17 * u, "muted", align="center")),
            Aligned(side_badge(self.session, side, u), "center", "start"),
        ]
        return Column([picture, Column(texts, gap=4 * u)], width=214 * u)

    # --- the verdict ---

    def _open(self) -> Node:
        """Before the roll: what is to come."""
        tone = self.session.theme.mix(self._line, "#ffffff", 0.55)
        style = TextStyle("display", 27 * self.unit, tone, align="center")
        return Text(_("The Force die decides"), style, pad=(0, 28 * self.unit))

    def _verdict(self) -> Node:
        """What the die says, and what follows from it."""
        u = self.unit
        side = self._side if self.contest.won else 1 - self._side
        band = _Band(self.session.theme.c(self._words.colour(side)))
        lines = [
            Text(self._title, TextStyle("display", 29 * u, "#ffffff", align="center")),
            Text(self._note, TextStyle("ui", 17 * u, "#d5dbe4", align="center")),
        ]
        return Column(lines, justify="center", min_height=92 * u, pad=(10 * u, 4 * u), paint=band)

    @property
    def _title(self) -> str:
        words, contest = self._words, self.contest
        face = words.face(contest.face)
        if contest.won:
            return _("{face}: {side} wins").format(face=face, side=words.the_side(self._side))
        return _("{face}: {side} holds").format(face=face, side=words.the_side(1 - self._side))

    @property
    def _note(self) -> str:
        session, contest = self.session, self.contest
        name, marker = session.names[contest.seat], self._words.the_marker(contest.marker)
        if contest.won:
            return _("{name} may move {marker} to any lit space.").format(name=name, marker=marker)
        stake = session.money(self._words.force.stake)
        text = _("{name} pays {amount} to the bank. {marker} stays.")
        return text.format(name=name, amount=stake, marker=marker[:1].upper() + marker[1:])

    # --- what each face brings ---

    def _faces(self) -> list[_Outcome]:
        words, contest, own, told = self._words, self.contest, self._side, self.told
        pay = _("pay {amount}").format(amount=self.session.money(words.force.stake))
        if self.session.pack.ruleset.options.contest_trigger is ContestTrigger.SHIFT_FACE:
            mine = contest.face >= 0 and contest.face % 2 == own
            wins, loses = self._titles(_("Your colour"), _("Other colour"))
            return [
                _Outcome("die.shift", wins, _("move it"), True, told and mine),
                _Outcome("die.shift", loses, pay, False, told and not mine),
            ]
        wins, loses = self._titles(_("Your side"), _("Other side"))
        return [
            _Outcome(words.face_art(own), wins, _("move it"), True, told and contest.face == own),
            _Outcome(words.face_art(1 - own), loses, pay, False, told and contest.face == 1 - own),
            _Outcome("die.shift", _("Shift"), pay, False, told and contest.face >= SHIFT),
        ]

    def _titles(self, own: str, other: str) -> tuple[str, str]:
        """The sides as the person knows them who faces it; by their names where others look on."""
        if self.session.is_human(self.contest.seat):
            return own, other
        return self._words.side(self._side), self._words.side(1 - self._side)

    def _outcomes(self, face: float) -> Node:
        """The one that fell is lit."""
        found = self._faces()
        return Grid([self._outcome(each, face) for each in found], len(found), gap=12 * self.unit)

    def _outcome(self, outcome: _Outcome, face: float) -> Node:
        u, dull = self.unit, self.told and not outcome.shown
        strong, soft = ("#8b97a8", "#77839a") if dull else ("#ffffff", "#c8d0dc")

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.art(outcome.art, box, alpha=0.62 if dull else 1.0)

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            if not outcome.shown:
                canvas.box(box, "#18233c", "#141d33", radius=12 * u, border="#24324f", line=1)
                return
            tone = self._words.colour(self._side if outcome.won else 1 - self._side)
            top, bottom = GOOD if outcome.won else BAD
            edge = canvas.theme.mix(tone, "#ffffff", 0.35 if outcome.won else 0.0)
            canvas.halo(box, tone, 12 * u, blur=14, alpha=0.35)
            canvas.box(box, bottom, top, radius=12 * u, border=edge, line=2)

        words = [
            Text(outcome.title, TextStyle("ui-bold", 17 * u, strong)),
            Text(outcome.text, TextStyle("ui", 16 * u, soft)),
        ]
        picture, pad = Leaf(width=face * u, height=face * u, paint=draw), (face - 14) * 0.33 * u
        parts = [picture, Column(words, grow=1)]
        return Row(parts, gap=pad, pad=(pad, 4 * u), min_height=76 * u, paint=ground)


@dataclass(frozen=True, slots=True)
class _Band:
    """Paints light that fades to both sides between two lines."""

    tone: pygame.Color

    def __call__(self, canvas: Canvas, box: pygame.FRect) -> None:
        rect, thick = canvas.scale.rect(box), canvas.scale.px(2)
        self._wash(canvas, rect, 76)
        for top in (rect.top, rect.bottom - thick):
            self._wash(canvas, pygame.Rect(rect.x, top, rect.w, thick), 255)

    def _wash(self, canvas: Canvas, rect: pygame.Rect, strength: int) -> None:
        colour = rgba(self.tone)[:3]
        light, clear, half = (*colour, strength), (*colour, 0), rect.w // 2
        canvas.surface.blit(paint.gradient_across(half, rect.h, clear, light), rect)
        right = paint.gradient_across(rect.w - half, rect.h, light, clear)
        canvas.surface.blit(right, (rect.x + half, rect.y))
