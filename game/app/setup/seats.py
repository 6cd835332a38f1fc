"""The seats of a new game: a row each, and what the game asks for besides."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

import pygame

from game.app.kit import SetupHost, SetupLine, Sides, view_of
from game.app.setup.pickers import ColourPicker, TokenPicker
from game.app.setup.seating import Seating
from game.storage.header import SeatSetup
from game.table.setup import SeatKind
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Push, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choice import Tab, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.marks import draw_chip
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

SEATS = (40.0, 112.0, 1224.0, 872.0)
ROW, PITCH, FIRST = 78.0, 86.0, 188.0
NOTES_UP_TO = 5  # seats: with more there is no room for them
WELL = (SEATS[0] + 26, 752.0, SEATS[2] - 52, 108.0)  # below the seats
LINE = (66.0, 906.0, SEATS[2] - 52, 48.0)  # the last one


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

    def build(self) -> Iterable[Widget]:
        """The rows, then the line for one more, then what this game asks for besides."""
        seating = self.seating
        for at, seat in enumerate(seating.seats):
            for widget in self._row(at, seat):
                widget.tip_below = at == 0
                yield widget
        count = len(seating.seats)
        if count < seating.most:
            add = _("Add a seat")
            yield Button(
                "add",
                self._add_box(),
                f"{add}  ·  " + _("{count} of {most}").format(count=count, most=seating.most),
                "ghost",
                icon="plus",
                group="add",
                letter="+",
                cap=False,
                on_press=self._add,
            )
        yield from self._line.build()

    @staticmethod
    def row_box(at: int) -> pygame.FRect:
        return pygame.FRect(SEATS[0] + 26, FIRST + PITCH * at, SEATS[2] - 52, ROW)

    def _add_box(self) -> pygame.FRect:
        row = self.row_box(len(self.seating.seats))
        return pygame.FRect(row.x, row.y + 6, row.width, 62)

    def _row(self, at: int, seat: SeatSetup) -> Iterable[Widget]:
        seating, do = self.seating, self.host.do
        mid = self.row_box(at).centery
        human = seat.kind is SeatKind.HUMAN
        yield TokenButton(
            ("token", at),
            (118, mid - 30, 84, 60),
            seat.colour,
            seat.token,
            group=("token", at),
            on_press=partial(self._pick_token, at),
        )
        plain = [other.name.strip().casefold() for other in seating.seats]
        same = plain.count(plain[at]) > 1
        yield TextField(
            ("name", at),
            (214, mid - 25, 250, 50),
            seat.name,
            fallback=seat.name,
            wrong=same,
            group=("name", at),
            tip=_("**Twice the same name.** Give one of them another.") if same else "",
            on_change=lambda name: self._rename(at, name),
        )
        kinds = [Tab(_("Human"), icon="person"), Tab(_("Computer"), icon="robot")]
        yield Tabs(
            ("kind", at),
            (476, mid - 25, 296, 50),
            kinds,
            0 if human else 1,
            group=("kind", at),
            on_change=lambda index: do(
                lambda: seating.turn_into(at, SeatKind.COMPUTER if index else SeatKind.HUMAN)
            ),
        )
        yield ColourButton(
            ("colour", at),
            (1128, mid - 24, 48, 48),
            seat.colour,
            group=("colour", at),
            tip=_("The seat's colour and mark"),
            on_press=partial(self._pick_colour, at),
        )
        few = _("**At least {count} seats.** One against nobody is no game.").format(count=seating.least)
        yield IconButton(
            ("remove", at),
            (1190, mid - 24, 48, 48),
            "cross",
            _("Take this seat away"),
            "ghost",
            group=("remove", at),
            reason=few if len(seating.seats) <= seating.least else "",
            on_press=lambda: do(lambda: seating.remove(at)),
        )

    @property
    def _line(self) -> SetupLine:
        """What this game asks for besides."""
        return view_of(self.seating.pack).setup_line(self.host, LINE)

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
        below = self.row_box(at).bottom
        picker = TokenPicker(self.seating, at, (110, below if below < 760 else below - ROW - 190))

        def take(token: str | None) -> Reply:
            return self.host.do(lambda: self.seating.give_token(at, token) if token is not None else None)

        return Push(picker, take)

    def _pick_colour(self, at: int) -> Reply:
        below = self.row_box(at).bottom
        picker = ColourPicker(self.seating, at, (760, below if below < 800 else below - ROW - 150))

        def take(colour: int | None) -> Reply:
            return self.host.do(lambda: self.seating.give_colour(at, colour) if colour is not None else None)

        return Push(picker, take)

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        """Everything under the controls."""
        seating = self.seating
        canvas.panel(SEATS)
        title = canvas.text(_("Seats"), (66, 152), TextStyle("display", 26), "midleft")
        note = _("{low} to {high} at this computer").format(low=seating.least, high=seating.most)
        canvas.text(note, (title.right + 18, 153), TextStyle(colour="muted"), "midleft")
        for at, seat in enumerate(seating.seats):
            self._paint_row(canvas, at, seat)
        count = len(seating.seats)
        if count < seating.most:
            _dashes(canvas, self._add_box())
        if count <= NOTES_UP_TO:
            sides = self._sides
            sides.well(canvas, seating.seats, WELL) if sides is not None else _paint_notes(canvas)
        self._line.paint(canvas)

    def _paint_row(self, canvas: Canvas, at: int, seat: SeatSetup) -> None:
        box = self.row_box(at)
        canvas.card(box)
        with canvas.clip((box.x, box.y, 8, box.height)):
            canvas.box((box.x, box.y, 24, box.height), f"seat-{seat.colour + 1}", radius=chrome.CARD)
        canvas.text(str(at + 1), (box.x + 32, box.centery), TextStyle("ui-bold", colour="muted"), "center")
        sides = self._sides
        if sides is not None:
            sides.chip(canvas, seat.token, box.centery)
        if seat.kind is SeatKind.HUMAN:
            canvas.icon("keyboard", (806, box.centery), 24, "muted")
            if sides is not None:  # the name of the side takes the room of the words
                canvas.icon("gamepad", (846, box.centery), 24, "muted")
            else:
                text = _("Keyboard, mouse, gamepad")
                canvas.text(text, (828, box.centery), TextStyle(colour="muted"), "midleft", width=280)
        else:
            draw_chip(canvas, (794, box.centery - 16), _("Steady"), "neutral", "robot")


def _paint_notes(canvas: Canvas) -> None:
    """What to know before the first roll, where few seats leave room for it."""
    notes = (
        ("people", _("**People share this screen.** A curtain falls between them.")),
        ("help", _("**Every rule explains itself.** Ask why of any line of the log.")),
        ("save", _("**Nothing is lost.** Every move is saved as it is made.")),
    )
    x, y, w, h = WELL
    canvas.well((x, y, w, h))
    wide = w / len(notes)
    for at, (icon, text) in enumerate(notes):
        canvas.icon(icon, (x + wide * at + 36, y + h / 2), 28, "gold-hi")
        canvas.paragraph(text, (x + wide * at + 66, y, wide - 82, h), TextStyle(colour="muted"), middle=True)


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
