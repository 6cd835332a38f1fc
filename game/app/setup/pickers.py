"""Small boxes that open beside a seat: which token, which colour."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from game.app.kit import view_of
from game.app.setup.seating import Seating
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.input import Down, Press, UiEvent
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

CELL = 92.0


class TokenCell(Widget):
    """One token to take; dimmed when somebody has it."""

    radius = 10
    tip_below = True

    def __init__(
        self, key: Hashable, box: Any, colour: int, token: str, name: str, chosen: bool, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.colour, self.token, self.name, self.chosen = colour, token, name, chosen
        self.emblem = ""  # of the token's side

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.chosen:
            canvas.box(self.box, "row-chosen", radius=10, border="gold", line=2)
        elif mood.hover and self.enabled:
            canvas.box(self.box, "panel-3", radius=10)
        alpha = 1.0 if self.enabled else 0.35
        x, y = self.box.center
        if not self.emblem:
            draw_seat_mark(canvas, (x, y), 59, self.colour + 1, f"token.{self.token}", alpha=alpha)
            return
        draw_seat_mark(canvas, (x, y - 10), 54, self.colour + 1, f"token.{self.token}", alpha=alpha)
        canvas.art(self.emblem, (x - 10, self.box.bottom - 26, 20, 20), alpha=alpha)


class ColourCell(Widget):
    """One seat colour with its mark."""

    radius = 10
    tip_below = True

    def __init__(self, key: Hashable, box: Any, colour: int, chosen: bool, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.colour, self.chosen = colour, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box.inflate(-12, -12)
        if self.chosen:
            canvas.outline(self.box.inflate(-2, -2), "gold", 10, 2)
        canvas.box(box, f"seat-{self.colour + 1}", radius=8, border="#ffffff" if mood.hover else None, line=2)
        canvas.seat_glyph(self.colour + 1, box.center, 22, "ink")


class _Picker(Scene[Any]):
    """A box with cells; Esc or a click outside leaves things as they are."""

    dialog = True
    scrim = "rgba(8,11,14,.35)"

    def __init__(self, seating: Seating, seat: int, at: tuple[float, float], count: int) -> None:
        super().__init__()
        self.seating, self.seat = seating, seat
        self.box = (at[0], at[1], 32 + CELL * count, 76 + CELL)

    def _cell(self, index: int) -> tuple[float, float, float, float]:
        return (self.box[0] + 16 + CELL * index, self.box[1] + 56, CELL, CELL)

    def _title(self) -> str:
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        canvas.shadow(self.box, 12, blur=36, dy=12, alpha=0.6)
        canvas.box(self.box, "modal-1", "modal-2", radius=12, border="#46525d")
        drawn = canvas.text(
            self._title(), (self.box[0] + 22, self.box[1] + 32), TextStyle("ui-bold", 18), "midleft"
        )
        pointed = next((w for w in self.form.walk() if self.form.mood(w, self.view).hover), self.form.focused)
        if isinstance(pointed, TokenCell):
            x = self.box[0] + self.box[2] - 22
            canvas.text(
                pointed.name,
                (x, self.box[1] + 32),
                TextStyle("ui", 18, "gold-hi"),
                "midright",
                width=x - drawn.right - 24,
            )

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def point(self, event: UiEvent) -> Reply:
        x, y, w, h = self.box
        if isinstance(event, Down) and not (x <= event.at[0] <= x + w and y <= event.at[1] <= y + h):
            return Pop()
        return None


class TokenPicker(_Picker):
    """Which of the edition's tokens."""

    def __init__(self, seating: Seating, seat: int, at: tuple[float, float]) -> None:
        super().__init__(seating, seat, at, len(seating.pack.tokens))
        self.first_focus = seating.seats[seat].token

    def _title(self) -> str:
        return _("Token for {name}").format(name=self.seating.seats[self.seat].name)

    def build(self) -> Iterable[Widget]:
        mine, sides = self.seating.seats[self.seat], view_of(self.seating.pack).sides(self.seating.pack)
        for index, token in enumerate(self.seating.pack.tokens):
            holder = self.seating.holder(token.id)
            taken = holder is not None and holder is not mine
            name = self.seating.pack.text(f"token.{token.id}", language())
            reason = ""
            if taken and holder is not None:
                reason = _("**{token}.** {name} has it.").format(token=escape(name), name=escape(holder.name))
            cell = TokenCell(
                token.id,
                self._cell(index),
                mine.colour,
                token.id,
                name,
                token.id == mine.token,
                reason=reason,
                on_press=lambda id=token.id: Pop(id),
            )
            if sides is not None:
                cell.emblem = sides.emblem(token.id)
            yield cell


class ColourPicker(_Picker):
    """Which of the eight seat colours; one that is in use changes hands."""

    def __init__(self, seating: Seating, seat: int, at: tuple[float, float]) -> None:
        super().__init__(seating, seat, at, 8)
        self.first_focus = seating.seats[seat].colour

    def _title(self) -> str:
        return _("Colour for {name}").format(name=self.seating.seats[self.seat].name)

    def build(self) -> Iterable[Widget]:
        mine = self.seating.seats[self.seat]
        for colour in range(8):
            holder = next(
                (seat for seat in self.seating.seats if seat.colour == colour and seat is not mine), None
            )
            tip = _("{name} gets yours").format(name=escape(holder.name)) if holder is not None else ""
            yield ColourCell(
                colour,
                self._cell(colour),
                colour,
                colour == mine.colour,
                tip=tip,
                on_press=lambda colour=colour: Pop(colour),
            )
