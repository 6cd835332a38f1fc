"""A contest of the Force in the panel: the roll, and what a loss costs."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.landlord.rules.commands import RollDice
from game.landlord.rules.events import ContestLost
from game.landlord.rules.frames import Contest
from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.panels.figures import rent
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT, caption, change, fitted, from_to
from game.landlord.view.parts.sizes import Sizes
from game.landlord.view.presented import ContestShown
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, Node, Paragraph, Row, Text
from game.ui.layout.node import Paint
from game.ui.reply import Reply
from game.ui.widgets.pieces import icon, picture, rule


def force_head(panel: Panel, art: str, words: str, head: str, note: str) -> Node:
    """A face of the Force die, or a marker, with a heading beside it."""
    columns, sizes = panel.host.columns, panel.sizes
    unit = columns.unit
    size = 72 * unit if columns.low or columns.small else 96
    lines = [
        caption(sizes, words),
        Text(head, TextStyle("display", min(sizes.title, 0.48 * size), BRIGHT)),
        Text(note, TextStyle("ui", sizes.strong)),
    ]
    drawing = picture(art, size)
    return Row([drawing, Column(lines, grow=1)], gap=24 * unit)


def contest_caption(place: str) -> str:
    """What this is, and where."""
    word = _("Contest")
    return f"{word}  ·  {place}"


def info_line(sizes: Sizes, text: str) -> Node:
    """A remark behind an icon, without a box; rich text."""
    style = TextStyle(size=sizes.strong, colour="muted")
    return Row([icon("info", sizes.strong * 1.15, "muted"), Paragraph(text, style, grow=1)], gap=12)


def edged(tone: Colour, wide: float = 6) -> Paint:
    """Paints a box with a coloured edge on its left."""

    def paint(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, "panel-2", radius=12)
        with canvas.clip((box.x, box.y, wide, box.height)):
            canvas.box((box.x, box.y, 4 * wide, box.height), tone, radius=12)

    return paint


def what_follows(panel: Panel, space: int) -> str:
    """What the space itself will do once the Force is done with, in a sentence."""
    session, shown = panel.session, panel.shown
    name, place = f"**{escape(session.space_name(space))}**", session.pack.ruleset.spaces[space]
    seat, owner = shown.turn, shown.owner[space]
    if place.kind is SpaceKind.TAX:
        return _("Then: {space} costs {amount}.").format(space=name, amount=session.money(place.amount))
    if place.kind is SpaceKind.DRAW:
        return _("Then: a card from {deck}.").format(
            deck=escape(session.text(f"deck.{session.pack.ruleset.decks[place.deck].id}"))
        )
    if place.group < 0:
        return _("Then: {space}.").format(space=name)
    if owner == BANK:
        return _("Then: {space} is for sale, {amount}.").format(space=name, amount=session.money(place.price))
    if owner == seat:
        return _("Then: {space} is your own.").format(space=name)
    if shown.mortgaged[space]:
        return _("Then: {space} is mortgaged, no rent.").format(space=name)
    due = rent(shown, space, owner)
    text = _("Then: {owner} owns {space}, rent {amount}.")
    figure = _("{count} × roll").format(count=due.amount) if due.roll else session.money(due.amount)
    return text.format(owner=escape(session.names[owner]), space=name, amount=figure)


class Face(Panel):
    """A marker must be faced: the Force die is to be rolled, or falls."""

    def __init__(self, host: Host, contest: ContestShown, *, asked: bool) -> None:
        super().__init__(host, contest.seat, contest.marker, asked)
        self.contest = contest
        self.asked = asked
        self.watching = not asked
        self.words = ForceWords.of(host.session.pack)

    def key(self) -> Hashable:
        now = self.session.contest
        return (now.face, now.won) if now is not None else None

    def facts(self) -> Node:
        """What each face would bring, and what follows where there is room to say so."""
        session, words, contest = self.session, self.words, self.contest
        head = _("Face {marker}").format(marker=words.the_marker(contest.marker))
        note = _("It hovers over the space where {name} stopped.").format(name=session.names[contest.seat])
        where = contest_caption(session.space_name(contest.space))
        top = force_head(self, words.marker_art(contest.marker), where, head, note)
        gap, space = self.sizes.gap, session.shown.position[contest.seat]
        rows = Column(self._rows(), gap=8)
        last = Column([rows, info_line(self.sizes, what_follows(self, space))], gap=14)
        return fitted(*(Column([top, below], gap=1.2 * gap) for below in (last, rows)))

    def _rows(self) -> list[Node]:
        words, side = self.words, self.words.force.side(self.contest.seat)
        pay = _("You pay {amount}.").format(amount=self.session.money(words.force.stake))
        return [
            self._row(side, _("You win and may move it."), words.colour(side)),
            self._row(1 - side, pay, words.colour(1 - side)),
            self._row(SHIFT, pay, "muted"),
        ]

    def _row(self, face: int, text: str, tone: str) -> Node:
        """A face, and what it brings."""
        sizes, size, art = self.sizes, 44 * self.host.columns.unit, self.words.face_art(face)
        parts = [
            picture(art, size),
            Text(self.words.face(face), TextStyle("ui-bold", sizes.strong * 1.08), grow=1),
            Text(text, TextStyle("ui", sizes.strong, "muted", align="right")),
        ]
        return Row(parts, gap=16, pad=(18, 7), paint=edged(tone, 5))

    def primary(self) -> Choice:
        if not self.asked:
            return Choice("primary", _("Skip"), self._skip, "play")
        roll = RollDice(self.contest.seat)
        return Choice(
            "primary",
            _("Roll the Force die"),
            lambda: self.host.submit(roll),
            "dice",
            why_not=self.why_not(roll),
        )

    def _skip(self) -> Reply:
        self.session.skip()
        return self.host.repaint()


class Lost(Panel):
    """A lost contest is read; the primary lets the stake be paid."""

    def __init__(self, host: Host, lost: ContestLost) -> None:
        super().__init__(host, lost.seat, lost.marker, lost.space)
        self.lost = lost
        self.words = ForceWords.of(host.session.pack)

    @property
    def _stake(self) -> str:
        return self.session.money(self.lost.stake)

    def facts(self) -> Node:
        """What follows is told where there is room, or if the stake must be raised."""
        session, words, lost, gap = self.session, self.words, self.lost, self.sizes.gap
        the = words.the_side(1 - words.force.side(lost.seat))
        head = _("{side} holds").format(side=the[:1].upper() + the[1:])
        where = contest_caption(session.space_name(lost.space))
        top = force_head(self, words.face_art(lost.face), where, head, self._shown_face())
        cash = self.shown.cash[lost.seat]
        after = cash - lost.stake
        tone = BRIGHT if after >= 0 else "bad-hi"
        left = change(self.sizes, _("Your cash"), session.money(cash), session.money(after), tone=tone)
        last = _("It must be raised before anything else: by selling, mortgaging or trading.")
        if after >= 0:
            last = what_follows(self, self.shown.position[lost.seat])
        facts = [self._payment(), Column([rule(), left], gap=0.5 * gap)]
        whole = [*facts, info_line(self.sizes, last)]
        forms = (whole,) if after < 0 else (whole, facts)
        return fitted(*(Column([top, Column(below, gap=gap)], gap=1.4 * gap) for below in forms))

    def _shown_face(self) -> str:
        """Why the side holds."""
        trigger = self.session.pack.ruleset.options.contest_trigger
        if self.lost.face >= SHIFT and trigger is not ContestTrigger.SHIFT_FACE:
            return _("The Force die shows the shift.")
        name = self.session.names[self.lost.seat]
        return _("The Force die does not show {name}’s side.").format(name=name)

    def _payment(self) -> Node:
        """From the seat to the bank."""
        session, seat, unit = self.session, self.lost.seat, self.host.columns.unit
        token = f"token.{session.tokens[seat]}"
        payer = picture(token, 52 * unit)
        ends = [
            self._end(payer, session.names[seat], f"−{self._stake}", marks.seat_colour(session, seat)),
            self._end(icon("bank", 34 * unit, "text"), _("Bank"), f"+{self._stake}", "#b9c2ca"),
        ]
        return from_to(ends, unit)

    def _end(self, drawing: Node, name: str, amount: str, tone: Colour) -> Node:
        unit, sizes = self.host.columns.unit, self.sizes
        ink = "text" if amount.startswith("+") else "bad-hi"
        words = [
            Text(name, TextStyle("ui-bold", sizes.strong)),
            Text(amount, TextStyle("board-bold", sizes.value * 0.9, ink), lines=1),
        ]
        parts = [drawing, Column(words, grow=1)]
        return Row(parts, gap=14 * unit, pad=(18 * unit, 8), min_height=76 * unit, paint=edged(tone))

    def primary(self) -> Choice:
        short = self.shown.cash[self.lost.seat] < self.lost.stake
        text = _("Raise {amount}") if short else _("Pay {amount}")
        return Choice("primary", text.format(amount=self._stake), self.host.read)


def _face(host: Host, frame: Contest, seat: int) -> Panel | None:
    contest = host.session.contest
    return Face(host, contest, asked=True) if contest is not None else None


PANELS: Panels = {Contest: _face}
