"""The sides of the seats in an edition with the Force: a chip for each seat, and how the sides stand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.landlord.view.sides import ForceWords, side_of
from game.packs.pack import Pack
from game.storage.header import SeatSetup
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, First, Leaf, Node, Row, Text
from game.ui.widgets.pieces import picture, seat_mark

MARK = 38.0


class BoardSides:
    """See Sides for what each part promises."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.words = pack, ForceWords.of(pack)

    def emblem(self, token: str) -> str:
        return self.words.emblem(side_of(self.pack, token))

    def chip(self, token: str) -> Node:
        side = side_of(self.pack, token)
        tone = self.words.colour(side)

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            dark = 0.9 if canvas.theme.sight.contrast else 0.76
            canvas.box(box, canvas.theme.mix(tone, "#171c21", dark), radius=20)

        name = Text(self.words.side(side), TextStyle("ui-bold", colour=tone), lines=1)
        mark = picture(self.words.emblem(side), 24)
        return Row([mark, name], gap=5, pad=(9, 4, 10, 4), min_height=40, paint=ground)

    def well(self, seats: Sequence[SeatSetup]) -> Node:
        """How many sit on each side, as a bar between their marks."""
        left, right = ([seat for seat in seats if side_of(self.pack, seat.token) == each] for each in (0, 1))

        def bar(canvas: Canvas, box: pygame.FRect) -> None:
            cut = box.x + box.width * len(left) / len(seats)
            if left:
                wide = max(12.0, cut - box.x - 2)
                canvas.box((box.x, box.y, wide, box.height), self.words.colour(0), radius=6)
            if right:
                wide = max(12.0, box.right - cut - 2)
                canvas.box((cut + 2, box.y, wide, box.height), self.words.colour(1), radius=6)

        def form(*, flat: bool) -> Node:
            note = _("Every token has its side; each side has its marker.")
            told: list[Node] = [
                Text(_("Sides"), TextStyle("ui-bold", chrome.STRONG)),
                Text(note, TextStyle(size=15, colour="muted")),
            ]
            sides = [*self._side(0, left), Leaf(height=12, min_width=80, grow=1, paint=bar)]
            sides += reversed(self._side(1, right))
            if flat:
                return Row([Column(told, width=250), Row(sides, gap=12, grow=1)], gap=24)
            return Column([*told, Row(sides, gap=12)], gap=6)

        return First([form(flat=True), form(flat=False)], pad=(24, 8), min_height=108, paint=Canvas.well)

    def _side(self, side: int, seats: Sequence[SeatSetup]) -> list[Node]:
        """The emblem of a side, its name, and the marks of those who sit on it."""
        label = f"{self.words.side(side)}  {len(seats)}"
        marks = Row([seat_mark(seat.colour + 1, f"token.{seat.token}", MARK) for seat in seats], gap=6)
        name = Text(label, TextStyle("ui-bold", colour=self.words.colour(side)))
        return [picture(self.words.emblem(side), 26), name, marks]
