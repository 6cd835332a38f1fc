"""The seats of a new game: a row each, and what the game asks for besides."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

import pygame

from game.app.kit import SetupHost, Sides, view_of
from game.app.setup.pickers import ColourPicker, TokenPicker
from game.app.setup.seating import Seating
from game.engine.messages import N_
from game.storage.header import SeatSetup
from game.table.setup import SeatKind, folded
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.reply import Push, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choice import Dropdown, Tab, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.pieces import chip, icon
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

FIELD, KIND = 250.0, 296.0  # widths
WORDS, SIGNS, LEAST = range(3)  # how much a row says
NOTES = (
    ("people", N_("**People share this screen.** A curtain hides what is meant for one of them.")),
    ("help", N_("**Every rule explains itself.** Ask why of any line of the log.")),
    ("save", N_("**Nothing is lost.** Every move is saved as it is made.")),
)


class TokenButton(Widget):
    """The seat's token; pressing it opens the choice."""

    def __init__(self, key: Hashable, box: Any, colour: int, token: str, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.colour, self.token = colour, token

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.box(self.box, "#2b343d" if mood.hover else "#171c21", radius=8)
        draw_seat_mark(
            canvas, (self.box.x + 32, self.box.centery), 46, self.colour + 1, f"token.{self.token}"
        )
        canvas.icon("chevron-down", (self.box.right - 18, self.box.centery), 18, "muted")


class ColourButton(Widget):
    """The seat's colour with its mark; pressing it opens the choice."""

    def __init__(self, key: Hashable, box: Any, colour: int, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.colour = colour

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.box(
            self.box, f"seat-{self.colour + 1}", radius=8, border="#ffffff" if mood.hover else None, line=2
        )
        canvas.seat_glyph(self.colour + 1, self.box.center, 20, "ink")


class SeatsPart:
    """The left half of the set-up."""

    def __init__(self, host: SetupHost) -> None:
        self.host = host

    @property
    def seating(self) -> Seating:
        return self.host.seating

    def node(self) -> Node:
        """The rows, the line for one more, and what this game asks for besides."""
        seating = self.seating
        note = _("{low} to {high} at this computer").format(low=seating.least, high=seating.most)
        title = [Text(_("Seats"), TextStyle("display", 26)), Text(note, TextStyle(colour="muted"))]
        head = Row(title, gap=18, align="baseline", min_height=44)
        rows = [list(self._rows(much)) for much in (WORDS, SIGNS, LEAST)]
        sides = self._sides
        well = sides.well(seating.seats) if sides is not None else _notes()
        whole = [Column([*each, Leaf(grow=1), well], gap=8) for each in rows[:LEAST]]
        long = First([*(Column(each, gap=8) for each in rows[:LEAST]), Fit(Column(rows[LEAST], gap=8))])
        seats = First([*whole, Scroll(long, key="seats")], grow=1)
        line = Column([view_of(seating.pack).setup_line(self.host)], pad=(0, 26, 0, 0))
        return Column([head, seats, line], gap=12, pad=(26, 20, 26, 30), grow=1, paint=Canvas.panel)

    def _rows(self, much: int) -> Iterable[Node]:
        """Every seat, and room for one more."""
        seating = self.seating
        yield from (self._row(at, seat, much) for at, seat in enumerate(seating.seats))
        if len(seating.seats) < seating.most:
            yield self._one_more()

    def _one_more(self) -> Node:
        count, most, add = len(self.seating.seats), self.seating.most, _("Add a seat")
        text = f"{add}  ·  " + _("{count} of {most}").format(count=count, most=most)
        button = Button(
            "add", (0, 0, 0, 62), text, "ghost", icon="plus", group="add", letter="+", cap=False,
            on_press=self._add,
        )  # fmt: skip
        return Column([Leaf(button, paint=_dashes)], pad=(0, 6))

    def _row(self, at: int, seat: SeatSetup, much: int) -> Node:
        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.card(box)
            with canvas.clip((box.x, box.y, 8, box.height)):
                canvas.box((box.x, box.y, 24, box.height), f"seat-{seat.colour + 1}", radius=chrome.CARD)

        controls = []
        for widget in self._controls(at, seat, much):
            widget.tip_below = at == 0
            controls.append(Leaf(widget))
        number = Text(str(at + 1), TextStyle("ui-bold", colour="muted", align="center"), width=20, lines=1)
        sides = self._sides
        side = [sides.chip(seat.token)] if sides is not None else []
        parts = [number, *controls[:3], _device(seat, much), *side, *controls[3:]]
        return Row(parts, gap=12, pad=(20, 9, 0, 9), min_height=78, paint=ground)

    def _controls(self, at: int, seat: SeatSetup, much: int) -> Iterable[Widget]:
        """Token, name, kind; colour, and the way out."""
        seating, do = self.seating, self.host.do
        yield TokenButton(
            ("token", at), (0, 0, 84, 60), seat.colour, seat.token, group=("token", at),
            on_press=partial(self._pick_token, at),
        )  # fmt: skip
        plain = [folded(other.name) for other in seating.seats]
        same = plain.count(plain[at]) > 1
        yield TextField(
            ("name", at), (0, 0, FIELD, 50), seat.name, fallback=seat.name, wrong=same, group=("name", at),
            tip=_("**Twice the same name.** Give one of them another.") if same else "",
            on_change=lambda name: self._rename(at, name),
        )  # fmt: skip
        yield self._kind(at, seat, much)
        yield ColourButton(
            ("colour", at), (0, 0, 48, 48), seat.colour, group=("colour", at),
            tip=_("The seat's colour and mark"), on_press=partial(self._pick_colour, at),
        )  # fmt: skip
        few = _("**At least {count} seats.** One against nobody is no game.").format(count=seating.least)
        yield IconButton(
            ("remove", at), (0, 0, 48, 48), "cross", _("Take this seat away"), "ghost",
            group=("remove", at), reason=few if len(seating.seats) <= seating.least else "",
            on_press=lambda: do(lambda: seating.remove(at)),
        )  # fmt: skip

    def _kind(self, at: int, seat: SeatSetup, much: int) -> Widget:
        """Human or computer: tabs, or a list where there is no room for them."""
        key, kinds = ("kind", at), [SeatKind.HUMAN, SeatKind.COMPUTER]
        human, computer = _("Human"), _("Computer")
        index = kinds.index(seat.kind)

        def turn(index: int) -> Reply:
            return self.host.do(lambda: self.seating.turn_into(at, kinds[index]))

        if much == LEAST:
            return Dropdown(key, (0, 0, 0, 50), [human, computer], index, on_change=turn, group=key)
        tabs = [Tab(human, icon="person"), Tab(computer, icon="robot")]
        return Tabs(key, (0, 0, KIND, 50), tabs, index, on_change=turn, group=key)

    @property
    def _sides(self) -> Sides | None:
        return view_of(self.seating.pack).sides(self.seating.pack)

    # --- acts ----

    def _rename(self, at: int, name: str) -> Reply:
        """An empty name stands in its field alone: the seat keeps the one it had."""
        return self.host.do(lambda: self.seating.rename(at, name)) if name.strip() else None

    def _add(self) -> Reply:
        reply = self.host.do(self.seating.add)
        self.host.form.focus(("token", len(self.seating.seats) - 1))
        return reply

    def _pick_token(self, at: int) -> Reply:
        picker = TokenPicker(self.seating, at, self.host.form["token", at].shown())

        def take(token: str | None) -> Reply:
            return self.host.do(lambda: self.seating.give_token(at, token) if token is not None else None)

        return Push(picker, take)

    def _pick_colour(self, at: int) -> Reply:
        picker = ColourPicker(self.seating, at, self.host.form["colour", at].shown())

        def take(colour: int | None) -> Reply:
            return self.host.do(lambda: self.seating.give_colour(at, colour) if colour is not None else None)

        return Push(picker, take)


def _device(seat: SeatSetup, much: int) -> Node:
    """What a seat is played with, in words or in signs."""
    if seat.kind is not SeatKind.HUMAN:
        return Row([chip(_("Steady"), sign="robot")], pad=(10, 0), grow=1)
    parts: list[Node] = [icon("keyboard", 24, "muted")]
    if much == WORDS:
        parts.append(Text(_("Keyboard, mouse, gamepad"), TextStyle(colour="muted"), lines=1))
    else:
        parts.append(icon("gamepad", 24, "muted"))
    return Row(parts, gap=10, pad=(10, 0), grow=1)


def _notes() -> Node:
    """What to know before the first roll."""
    style = TextStyle(colour="muted")
    parts = [
        Row([icon(sign, 28, "gold-hi"), Paragraph(_(text), style, grow=1)], gap=16, pad=(22, 8, 16, 8))
        for sign, text in NOTES
    ]
    return Grid(parts, len(parts), align="center", min_height=108, paint=Canvas.well)


def _dashes(canvas: Canvas, box: pygame.FRect) -> None:
    """A dashed frame: here is room for one more."""
    dash, gap = 10.0, 8.0
    for y in (box.top, box.bottom - 2):
        x = box.left
        while x < box.right:
            canvas.box((x, y, min(dash, box.right - x), 2), "#4a5560", radius=1)
            x += dash + gap
    for x in (box.left, box.right - 2):
        y = box.top
        while y < box.bottom:
            canvas.box((x, y, 2, min(dash, box.bottom - y)), "#4a5560", radius=1)
            y += dash + gap
