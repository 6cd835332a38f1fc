"""The curtain between two people at one desk: nothing of the game is seen until the next one sits down."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.landlord.view.dialogs.pass_device import recap
from game.landlord.view.dialogs.pass_device.curtain import draw_curtain
from game.landlord.view.parts import marks
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.session import Session
from game.ui.dialogs.head import menu_button
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, First, Fit, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Widget

ROOM = (40.0, 108.0, 1840.0, 884.0)  # the panel stands over the strip of seats at its foot
CORNER = (1832.0, 36.0)
MARK = 32.0
CAPTION, SOFT = TextStyle("ui-bold", 16, "#c4cbd2", tracking=1.2, align="center"), "#c4cbd2"


class PassDeviceScene(TableScene[None]):
    """Asks the seat to sit down; it pops when the primary is pressed."""

    sudden = True
    unbidden = True
    first_focus = "here"

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session)
        self.seat = seat
        self.before = recap.last_person(session, seat)
        self.facts: list[recap.Fact] = []

    def build(self) -> Iterator[Widget]:
        self.facts = recap.facts(self.session, self.seat)
        tree = Column([self._panel(), self._order()], gap=48, align="center", justify="end")
        self.page = lay_out(tree, self.view, ROOM)
        yield from controls(self.page.root)
        menu = menu_button(self.view, "secondary")
        menu.box.topleft = CORNER
        yield menu

    def _seated(self) -> Reply:
        return Pop()

    def skip(self) -> bool:
        return False

    def paint(self, canvas: Canvas) -> None:
        draw_curtain(canvas)
        self.page.draw(canvas)

    def _panel(self) -> Node:
        """Whose turn it is, what happened meanwhile, and the button to sit down with."""
        name = self.session.names[self.seat]
        here = Button(
            "here", (0, 0, 0, 76), _("I am {name}").format(name=name), "primary", on_press=self._seated
        )
        parts = [
            Text(_("It is the turn of").upper(), CAPTION),
            Fit(Text(name, TextStyle("display", chrome.DISPLAY, align="center"))),
            Text(self._sentence(name), TextStyle("ui", 19, "#d5dae0", align="center")),
            First([self._while_away(), Scroll(self._while_away(), key="facts")], grow=1, pad=(0, 14)),
            Fit(Leaf(here)),
            self._promise(),
        ]
        return Column(parts, width=760, min_height=660, pad=(56, 114, 56, 28), paint=self._ground)

    def _ground(self, canvas: Canvas, box: pygame.FRect) -> None:
        """The panel, and the portrait on its upper edge."""
        canvas.shadow(box, chrome.PANEL, blur=60, dy=22, alpha=0.55)
        canvas.box(box, "#20272d", "#1a2026", radius=chrome.PANEL, border="#303a42")
        centre = (box.centerx, box.top + 8)
        canvas.circle(centre, 92, "#1d242a")
        marks.seat(canvas, self.session, self.seat, centre, 168)

    def _sentence(self, name: str) -> str:
        if self.before is None:
            return _("Have a seat, {name}.").format(name=name)
        return _("{before} is done. Please let {name} sit down.").format(
            before=self.session.names[self.before], name=name
        )

    def _while_away(self) -> Node:
        """The public facts, or a quiet line when there are none."""
        caption = _("While you were away").upper()
        parts: list[Node] = [
            Text(caption, TextStyle("ui-bold", 15, "muted", tracking=1.5), pad=(0, 14)),
            *(_fact(fact) for fact in self.facts),
        ]
        if not self.facts:
            parts.append(_ruled(Text(_("Nothing happened that concerns you."), grow=1)))
        well = Column(
            parts,
            pad=(20, 0),
            paint=lambda canvas, box: canvas.box(box, "#171c20", radius=10, border="#2b343b"),
        )
        return Aligned(well, "stretch", "center")

    def _promise(self) -> Node:
        words = Text(_("Nothing private shows before that."), TextStyle(colour="muted"))
        return Row([icon("eye", 22, "muted"), words], gap=10, justify="center", pad=(0, 12))

    def _order(self) -> Node:
        """The seats in order, so that everybody sees whose turn comes next."""
        shown = self.session.shown
        seats = [seat for seat in range(len(self.session.names)) if not shown.out[seat]]
        places = [self._place(seat, last=seat == seats[-1]) for seat in seats]
        return Wrap(
            places,
            gap=13,
            row_gap=6,
            justify="center",
            pad=(30, 12),
            paint=lambda canvas, box: canvas.box(box, "rgba(8,11,18,.72)", radius=28),
        )

    def _place(self, seat: int, *, last: bool) -> Node:
        session, here = self.session, seat == self.seat

        def mark(canvas: Canvas, box: pygame.FRect) -> None:
            colour = session.colours[seat] + 1
            draw_seat_mark(canvas, box.center, box.height, colour, alpha=1.0 if here else 0.75)

        face, ink = ("ui-bold", "text") if here else ("ui", "#b3bbc2")
        parts = [
            Leaf(width=MARK, height=MARK, paint=mark),
            Text(session.names[seat], TextStyle(face, colour=ink)),
        ]
        if not last:
            parts.append(icon("chevron-right", 16, "#b3bbc2"))
        return Row(parts, gap=10)


def _fact(fact: recap.Fact) -> Node:
    words = [Text(fact.title, TextStyle("ui-bold"))]
    if fact.detail:
        words.append(Text(fact.detail, TextStyle("ui", 15, SOFT)))
    return _ruled(Row([icon(fact.icon, 26, "gold-hi"), Column(words, grow=1)], gap=18, grow=1))


def _ruled(row: Node) -> Node:
    """A row of the facts under its line."""

    def line(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.rule(box.topleft, box.width, "#333d46")

    return Row([row], min_height=64, pad=(0, 6), paint=line)
