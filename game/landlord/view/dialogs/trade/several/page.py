"""The parts of a deal among several: columns, gifts with who gets them, whose portfolio lies open."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

import pygame

from game.engine.messages import N_
from game.landlord.bots.trading import Appraisal
from game.landlord.view.dialogs.trade.deeds import draw_change
from game.landlord.view.dialogs.trade.middle import gain
from game.landlord.view.dialogs.trade.several.draft import Gift
from game.landlord.view.parts.marks import group_mark, seat_leaf
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, First, Leaf, Node, Row, Ruler, Scroll, Size, Text, lay
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.pieces import chip, icon, rule
from game.ui.widgets.widget import Mood, Widget

STANDS = {  # where a seat stands: text, kind and icon of its chip
    "agrees": (N_("agrees"), "good", "check"),
    "asked": (N_("is asked"), "warn", ""),
    "no": (N_("says no"), "bad", "cross"),
}
STRONG = TextStyle("ui-bold")


class _Faced(Widget):
    """A control whose face is a layout."""

    def face(self, mood: Mood) -> Node:
        """What it shows."""
        raise NotImplementedError

    def measure(self, ruler: Ruler, width: float) -> Size:
        return self.face(Mood()).measure(ruler, width)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.ruler = ruler

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        lay(self.face(mood), self.ruler, self.box).draw(canvas)


class SeatToggle(_Faced):
    """A seat by mark and name, taken or not."""

    radius = 10

    def __init__(
        self,
        session: Words,
        key: Hashable,
        seat: int,
        *,
        on: bool,
        tick: bool = False,
        you: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(key, (0, 0, 0, 0), **rest)
        self.session, self.seat = session, seat
        self.on, self.tick, self.you = on, tick, you

    def face(self, mood: Mood) -> Node:
        ink = "text" if self.on or mood.hover else "muted"
        name = _("you") if self.you else self.session.names[self.seat]
        style = replace(STRONG, colour=ink if self.enabled else "text-off")
        parts = [seat_leaf(self.session, self.seat, 32), Text(name, style, lines=1)]
        if self.tick:
            parts.append(icon("check" if self.on else "plus", 17, "gold-hi" if self.on else "muted"))
        return Row(parts, gap=9, pad=(10, 0, 14, 2), min_height=50, paint=self._ground)

    def _ground(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, "#12171b", radius=self.radius, border="#333d46")
        if self.on:
            canvas.box(box, "gold", radius=self.radius)
            canvas.box((box.x, box.y, box.width, box.height - 3), "chosen", radius=self.radius)


class Head(_Faced):
    """The head of a column: who it is and where that seat stands; pressing it opens its portfolio."""

    radius = 12

    def __init__(
        self,
        session: Words,
        seat: int,
        *,
        you: bool,
        open_now: bool,
        state: str,
        on_press: Callable[[], Reply],
    ) -> None:
        tip = "" if open_now else _("**Open this portfolio** below and choose what is given.")
        super().__init__(("giver", seat), (0, 0, 0, 0), on_press=on_press, group="givers", tip=tip)
        self.session, self.seat = session, seat
        self.you, self.open_now, self.state = you, open_now, state

    def face(self, mood: Mood) -> Node:
        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            if self.open_now or mood.hover:
                canvas.box(box.inflate(-6, -6), "#39444e" if self.open_now else "#303a44", radius=10)

        name = _("You give") if self.you else _("{name} gives").format(name=self.session.names[self.seat])
        who = Row(
            [seat_leaf(self.session, self.seat, 40), Text(name, TextStyle("ui-bold", 19), grow=1)],
            gap=8,
            grow=1,
        )
        if not self.state:
            return Column([who], pad=(12, 8), justify="center", min_height=56, paint=ground)
        text, kind, sign = STANDS[self.state]
        stands = chip(_(text), kind, sign)
        forms = [Row([who, stands], gap=8), Column([who, Aligned(stands, x="start")], gap=4)]
        return First(forms, pad=(12, 8), min_height=56, paint=ground)


class GiftChip(_Faced):
    """One thing that is given, with the mark of who gets it; pressing it takes it back."""

    radius = 8
    changed = False  # a counter-offer has brought it

    def __init__(self, session: Words, gift: Gift, key: Hashable, **rest: Any) -> None:
        tip = _("**For {name}.** Press to take it back.").format(name=escape(session.names[gift.taker]))
        super().__init__(key, (0, 0, 0, 0), group=f"gifts {gift.giver}", tip=tip, **rest)
        self.session, self.gift = session, gift

    def face(self, mood: Mood) -> Node:
        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            top, bottom = ("#3b4751", "#333d45") if mood.hover else ("#333d45", "#2b343c")
            canvas.box(box, top, bottom, radius=self.radius, border="gold", line=1.5)

        mark, names = self._thing()
        taker = seat_leaf(self.session, self.gift.taker, 32)
        arrow = icon("arrow-right", 18, "gold-hi")
        forms: list[Node] = [
            Row([mark, Text(name, STRONG, lines=1, grow=1), arrow, taker], gap=10) for name in names
        ]
        forms.append(Column([Row([mark, arrow, taker], gap=10), Text(names[-1], STRONG)], gap=2))
        return First(forms, pad=(7, 7, 8, 7), min_height=48, paint=ground)

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        if self.changed:
            draw_change(canvas, self.box)

    def _thing(self) -> tuple[Node, list[str]]:
        """The mark of the thing and its name, with the short one for want of room."""
        session, gift = self.session, self.gift
        if isinstance(gift.item, int):
            mark = Leaf(width=34, height=34, paint=group_mark(session, gift.item))
            return mark, [session.space_name(gift.item), session.space_short(gift.item)]
        if gift.item is not None:
            return icon("key", 34, "gold-hi"), [_("Jail card")]
        if gift.cash:
            return icon("coins", 34, "gold-hi"), [session.money(gift.cash)]
        text = _("{amount} off the debt").format(amount=session.money(gift.relief))
        return icon("scales", 34, "gold-hi"), [text]


def gifts(seat: int, chips: Iterable[GiftChip]) -> Node:
    """What a seat gives."""
    found = [Leaf(each) for each in chips]
    if not found:
        nothing = Text(_("gives nothing yet"), TextStyle(colour="muted", align="center"))
        return Aligned(nothing, grow=1, min_height=66)
    return Scroll(Column(found, gap=6, pad=6), key=("column", seat), grow=1, min_height=66)


def column(session: Words, seat: int, head: Node, given: Node, seen: Appraisal, *, chosen: bool) -> Node:
    """A seat: its head, what it gives, and whether the deal is good for it."""

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.well(box)
        if chosen:
            canvas.outline(box, "gold", 12, 2)

    foot = Column([gain(session, seat, seen)], align="end", pad=(12, 11))
    lines = [Column([rule("#2f3840")], pad=(8, 0)) for _side in range(2)]
    return Column([head, lines[0], given, lines[1], foot], pad=(4, 0), paint=ground)


def giver(session: Words, seat: int, takers: Node, *, you: bool) -> Node:
    """Whose portfolio lies open, and to whom it gives."""
    text = _("You give to") if you else _("{name} gives to").format(name=session.names[seat])
    title = Text(text, TextStyle("display", 24))
    return Row([seat_leaf(session, seat, 42), title, takers], gap=12, grow=1)
