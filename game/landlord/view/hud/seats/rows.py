"""A seat's card: portrait, name, cash, what it owns group by group; in every size the column needs."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.landlord.view.hud.seats.badges import SIDE, TURN, Badge, badge_row, badges_of, pinned
from game.landlord.view.hud.seats.strip import ABOVE, paint_strip
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.presentation import Presentation
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Text, lay

WIDE = 400  # from this width a low card has room for the worth beside the cash


@dataclass(frozen=True, slots=True)
class Shape:
    """The measures of a card of one height; `glyphs` is their size over the bars, 0 for none."""

    portrait: float
    pad: tuple[float, float, float, float]
    gap: float  # between portrait and words
    name: float
    cash: float
    bar: tuple[float, float]
    glyphs: float
    tall: bool = False  # worth and badges have lines of their own, and the strip lies below the portrait


TALL = Shape(80, (20, 10, 18, 17), 16, 20, 28, (6, 14), 11, tall=True)
LOW = Shape(60, (16, 6, 14, 11), 12, 19, 25, (6, 14), 10)
SMALL = Shape(54, (12, 5, 14, 15), 12, 16, 21, (5, 16), 0)
LEAST = Shape(34, (9, 3, 14, 5), 11, 15, 18, (5, 12), 0)


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What a replay says of a seat instead of its worth: where it is, and what it just gained or paid."""

    where: str
    change: str = ""
    gain: bool = True


def shape_of(height: float, unit: float) -> Shape:
    """The shape that fits a card of this height."""
    if unit == 1:
        return TALL if height > 120 else LOW
    return SMALL if height / unit > 65 else LEAST


def paint_seat(
    canvas: Canvas,
    session: Presentation,
    seat: int,
    box: Box,
    unit: float,
    *,
    hover: bool = False,
    note: SeatNote | None = None,
) -> None:
    """Draw a seat's card in a box; a note takes the place of worth and badges."""
    _ground(canvas, box, marks.seat_colour(session, seat), _has_turn(session, seat), hover)
    card = _Card(session, seat, shape_of(box[3], unit), unit, note)
    lay(card.tree(), canvas.ruler, box).draw(canvas)
    if session.shown.out[seat]:
        canvas.box(box, canvas.theme.c("table-2", 0.55), radius=14)


def _has_turn(session: Presentation, seat: int) -> bool:
    return seat == session.shown.turn and session.shown.outcome is None


def _ground(canvas: Canvas, box: Box, colour: str, turn: bool, hover: bool) -> None:
    x, y, w, h = box
    canvas.shadow(box, 14, blur=8, dy=3, alpha=0.35)
    top, bottom = ("#343e49", "#262d35") if turn else ("#232a31", "#1b2127")
    if hover:
        top, bottom = canvas.theme.mix(top, "#ffffff", 0.06), canvas.theme.mix(bottom, "#ffffff", 0.05)  # type: ignore[assignment]
    canvas.box(box, colour, radius=14)
    with canvas.clip((x + 6, y, w - 6, h)):
        canvas.box((x - 10, y, w + 10, h), top, bottom, radius=14)
    if turn:
        canvas.outline(box, colour, 14, 2.5)
    else:
        with canvas.clip((x + 6, y, w - 6, h)):
            canvas.outline(box, "#39434c", 14, 1)


@dataclass(frozen=True, slots=True)
class _Card:
    """Describes what a card shows."""

    session: Presentation
    seat: int
    shape: Shape
    unit: float
    note: SeatNote | None

    def tree(self) -> Node:
        """All of it; in a narrow card without what its frame tells too, then in smaller type."""
        badges = [] if self.note else badges_of(self.session, self.seat)
        emblem = None
        if not self.shape.tall and not self.shape.glyphs:
            emblem = next((badge for badge in badges if badge.kind == SIDE), None)
            badges = [badge for badge in badges if badge.kind != SIDE]
        quiet = [badge for badge in badges if badge.kind != TURN]
        portrait = self._portrait(emblem)
        if self.shape.tall:
            words = [self._tall(badges), self._dense(badges), self._dense(badges, label=False)]
        elif self.note:
            words = [self._noted(self.note), self._low([], kind=True), self._low([], kind=False)]
        else:
            wide = self._low(badges, kind=True, worth=True)
            words = [wide, self._low(badges, kind=True), self._low(badges, kind=False)]
            words.append(self._low(quiet, kind=False))
        return Fit(First([self._whole(portrait, form) for form in words]))

    def _whole(self, portrait: Node, words: Node) -> Node:
        shape, unit = self.shape, self.unit
        left, top, right, bottom = (side * unit for side in shape.pad)
        strip = self._strip()
        if shape.tall:
            head = Row([portrait, words], gap=shape.gap * unit, align="start", grow=1)
            return Column([head, strip], pad=(left, top, right, bottom))
        body = Column([words, strip], justify="between", pad=(0, top, 0, bottom), grow=1)
        return Row([portrait, body], gap=shape.gap * unit, align="stretch", pad=(left, 0, right, 0))

    # parts -----------------------------------------------------------------------------------
    def _portrait(self, emblem: Badge | None) -> Node:
        session, seat, size = self.session, self.seat, self.shape.portrait * self.unit

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            top = (4 if self.shape.tall else 0) * self.unit
            middle = box.top + top + size / 2 if self.shape.tall else box.centery
            marks.seat(canvas, session, seat, (box.centerx, middle), size, side=True)
            if emblem is not None:
                pinned(canvas, emblem, pygame.FRect(box.left, middle - size / 2, size, size))

        return Leaf(width=size, min_height=size, paint=draw)

    def _strip(self) -> Node:
        session, seat, shape, unit = self.session, self.seat, self.shape, self.unit
        wide, high = shape.bar[0] * unit, shape.bar[1] * unit

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            paint_strip(canvas, session, seat, box, wide, high, shape.glyphs * unit, unit)

        return Leaf(height=high + (ABOVE if shape.glyphs else 3) * unit, paint=draw)

    def _name(self, *, kind: bool = True) -> list[Node]:
        """The name and, unless it is crowded, whether a person or a computer has it."""
        size, session = self.shape.name * self.unit, self.session
        name = Text(session.names[self.seat], TextStyle("ui-bold", size), lines=1)
        if not kind:
            return [name]
        icon = "person" if session.is_human(self.seat) else "robot"

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.icon(icon, box.center, box.width, "muted")

        return [name, Leaf(width=size * 0.85, height=size * 0.85, paint=draw)]

    def _cash(self) -> Node:
        money = self.session.money(self.session.shown.cash[self.seat])
        return Text(money, TextStyle("board-bold", self.shape.cash * self.unit, "#fffdf6"), lines=1)

    def _worth(self, *, label: bool = True) -> Node:
        amount = self.session.money(self.session.shown.worth(self.seat))
        figure = Text(amount, TextStyle("board", 16 * self.unit, "#d5d9d4"), lines=1)
        if not label:
            return figure
        words = Text(_("net worth"), TextStyle("ui", 14 * self.unit, "muted"), lines=1)
        return Row([figure, words], gap=5 * self.unit, justify="end")

    def _badges(self, badges: list[Badge]) -> Node:
        return badge_row(badges, self.unit, low=not self.shape.glyphs)

    def _where(self, note: SeatNote) -> Node:
        tone: Colour = "#7fd08a" if note.gain else "bad-hi"
        size = min(20, self.shape.cash * 0.74) * self.unit
        where = Text(note.where, TextStyle("ui", 15 * self.unit, "muted"), lines=1, grow=1)
        return Row(
            [where, Text(note.change, TextStyle("board-bold", size, tone), lines=1)], gap=8 * self.unit
        )

    # forms -----------------------------------------------------------------------------------
    def _title(self, *more: Node, kind: bool = True) -> Row:
        unit = self.unit
        name = Row([*self._name(kind=kind), *more], gap=7 * unit, grow=1)
        return Row([name, self._cash()], gap=8 * unit)

    def _tall(self, badges: list[Badge]) -> Node:
        """Name and cash, the worth below the cash, the badges below both."""
        lines = [self._where(self.note)] if self.note else [self._worth(), self._badges(badges)]
        return Column([self._title(), *lines], gap=self.unit, grow=1)

    def _dense(self, badges: list[Badge], *, label: bool = True) -> Node:
        """Badges and worth side by side, for large type."""
        line = Row([self._badges(badges), self._worth(label=label)], gap=8 * self.unit, justify="between")
        return Column([self._title(), self._where(self.note) if self.note else line], grow=1)

    def _low(self, badges: list[Badge], *, kind: bool, worth: bool = False) -> Node:
        """All in one line."""
        title = self._title(self._badges(badges), kind=kind)
        if not worth:
            return title
        parts = [title.children[0], self._worth(), title.children[1]]
        return Row(parts, gap=14 * self.unit, min_width=(WIDE - 100) * self.unit)

    def _noted(self, note: SeatNote) -> Node:
        return Column([self._title(), self._where(note)], gap=self.unit)
