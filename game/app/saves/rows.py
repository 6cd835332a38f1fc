"""A saved game as a row: edition, round, seats, age; or why it can't be read."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.app.desk import Desk, user_error_text
from game.app.seat_names import seat_names
from game.app.words import ago, clock
from game.packs.problems import PackError
from game.storage.header import SeatSetup
from game.storage.saves import Summary
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _, language
from game.ui.layout import Column, Leaf, Node, Row, Text
from game.ui.widgets.pieces import icon
from game.ui.widgets.rows import Card
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood

NOTE = TextStyle(colour="muted")
MARK = 46.0


class SaveRow(Card):
    """One saved game; every row has room for the marks of `seats`, so that they stand below each other."""

    def __init__(self, key: Hashable, desk: Desk, save: Summary, seats: int, **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 0), **rest)
        self.desk, self.save, self.seats = desk, save, seats

    def content(self) -> Node:
        return Row(self._parts(), gap=20, pad=(22, 8), min_height=92)

    def _parts(self) -> list[Node]:
        save = self.save
        if save.user_error is not None:
            name = Text(save.path.name, TextStyle("ui-bold", chrome.STRONG))
            return [
                icon("warn", 28, "warn"),
                Column([name, Text(user_error_text(save.user_error), NOTE)], grow=1),
            ]
        try:
            title, theme = self.desk.pack(save.pack).text("title", language()), self.desk.theme(save.pack)
        except PackError:  # the edition is gone, and its tokens with it
            title, theme = save.pack, None
        words = Column([Text(title, TextStyle("ui-bold", 22)), Text(self._state(), NOTE)], gap=4, grow=1)
        marks = Row([_mark(theme, seat) for seat in save.seats], gap=12, width=self.seats * (MARK + 12) - 12)
        soft = TextStyle(colour="muted", align="right")
        when = Column([Text(ago(save.age), soft), Text(clock(save.age), soft)], gap=4, width=200)
        return [words, marks, when]

    def _state(self) -> str:
        names = seat_names(self.save.seats)
        if self.save.winners:
            won = ", ".join(names[seat] for seat in self.save.winners)
            return _("finished: {names} won").format(names=won)
        parts = [_("round {round}").format(round=self.save.round)]
        if self.save.copy:
            parts.insert(0, _("a copy"))
        if 0 <= self.save.to_play < len(self.save.seats):
            parts.append(_("{name} to play").format(name=names[self.save.to_play]))
        return " · ".join(parts)

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        tone = "row-chosen" if self.chosen else "#2d363f" if mood.hover else "panel-2"
        canvas.box(self.box, tone, radius=self.radius, border="gold" if self.chosen else None, line=2)


def _mark(theme: Theme | None, seat: SeatSetup) -> Node:
    """A seat's mark in the clothes of its own edition."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        own = canvas if theme is None else Canvas(canvas.surface, theme, canvas.scale)
        draw_seat_mark(own, box.center, MARK, seat.colour + 1, f"token.{seat.token}" if theme else "")

    return Leaf(width=MARK, height=MARK, paint=draw)
