"""Small boxes that open beside a seat: which token, which colour."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

import pygame

from game.app.kit import view_of
from game.app.setup.seating import Seating
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.input import Down, Press, UiEvent
from game.ui.layout import Column, Leaf, Node, Row, Text, lay
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

CELL = (0.0, 0.0, 92.0, 92.0)
SCREEN, MARGIN = (1920.0, 1080.0), 24.0


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
    """A box with cells by the control it belongs to; Esc or a click outside leaves things as they are."""

    dialog = True
    scrim = "rgba(8,11,14,.35)"

    def __init__(self, seating: Seating, seat: int, by: pygame.FRect) -> None:
        super().__init__()
        self.seating, self.seat, self.by = seating, seat, by

    def build(self) -> Iterable[Widget]:
        cells = list(self._cells())
        names = [cell.name for cell in cells if isinstance(cell, TokenCell)]
        head = Leaf(self._head(max(names, key=len, default="")), key="head")
        row = Row([Leaf(cell) for cell in cells])
        tree = Column([head, row], gap=10, pad=(16, 16), paint=_ground)
        wide = row.measure(self.view.ruler).width + 32
        high = tree.measure(self.view.ruler, wide).height
        x = min(self.by.x - 8, SCREEN[0] - MARGIN - wide)
        below = self.by.bottom + 9
        y = below if below + high <= SCREEN[1] - MARGIN else self.by.top - 9 - high
        self.page = lay_out(tree, self.view, (x, y, wide, high))
        return controls(self.page.root)

    def _cells(self) -> Iterable[Widget]:
        raise NotImplementedError

    def _title(self) -> str:
        raise NotImplementedError

    def _head(self, name: str) -> Node:
        """Whose choice it is, and what the cell is called that is pointed at."""
        title = Text(self._title(), TextStyle("ui-bold", 18), grow=1)
        pointed = Text(name, TextStyle("ui", 18, "gold-hi", align="right"))
        return Row([title, pointed], gap=24, pad=(6, 0), min_height=32)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        pointed = next((w for w in self.form.walk() if self.form.mood(w, self.view).hover), self.form.focused)
        name = pointed.name if isinstance(pointed, TokenCell) else ""
        lay(self._head(name), canvas.ruler, self.page["head"]).draw(canvas)

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def unhandled_event(self, event: UiEvent) -> Reply:
        outside = isinstance(event, Down) and not self.page.root.box.collidepoint(event.at)
        return Pop() if outside else None


def _ground(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.shadow(box, 12, blur=36, dy=12, alpha=0.6)
    canvas.box(box, "modal-1", "modal-2", radius=12, border="#46525d")


class TokenPicker(_Picker):
    """Which of the edition's tokens."""

    def __init__(self, seating: Seating, seat: int, by: pygame.FRect) -> None:
        super().__init__(seating, seat, by)
        self.first_focus = seating.seats[seat].token

    def _title(self) -> str:
        return _("Token for {name}").format(name=self.seating.seats[self.seat].name)

    def _cells(self) -> Iterable[Widget]:
        mine, sides = self.seating.seats[self.seat], view_of(self.seating.pack).sides(self.seating.pack)
        for token in self.seating.pack.tokens:
            holder = self.seating.holder(token.id)
            taken = holder is not None and holder is not mine
            name = self.seating.pack.text(f"token.{token.id}", language())
            reason = ""
            if taken and holder is not None:
                reason = _("**{token}.** {name} has it.").format(token=escape(name), name=escape(holder.name))
            cell = TokenCell(
                token.id,
                CELL,
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

    def __init__(self, seating: Seating, seat: int, by: pygame.FRect) -> None:
        super().__init__(seating, seat, by)
        self.first_focus = seating.seats[seat].colour

    def _title(self) -> str:
        return _("Colour for {name}").format(name=self.seating.seats[self.seat].name)

    def _cells(self) -> Iterable[Widget]:
        mine = self.seating.seats[self.seat]
        for colour in range(8):
            holder = next(
                (seat for seat in self.seating.seats if seat.colour == colour and seat is not mine), None
            )
            tip = _("{name} gets yours").format(name=escape(holder.name)) if holder is not None else ""
            yield ColourCell(
                colour,
                CELL,
                colour,
                colour == mine.colour,
                tip=tip,
                on_press=lambda colour=colour: Pop(colour),
            )
