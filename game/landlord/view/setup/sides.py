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
from game.ui.scale import Box, tame
from game.ui.widgets.seats import draw_seat_mark

CHIP_RIGHT = 1114.0
CHIP = 158.0  # at most so wide
MARK = 44.0


class BoardSides:
    """See Sides for what each part promises."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.words = pack, ForceWords.of(pack)

    def emblem(self, token: str) -> str:
        return self.words.emblem(side_of(self.pack, token))

    def chip(self, canvas: Canvas, token: str, middle: float) -> None:
        _paint_chip(canvas, self.pack, token, middle)

    def well(self, canvas: Canvas, seats: Sequence[SeatSetup], box: Box) -> None:
        _paint_sides(canvas, self.pack, seats, box)


def _paint_chip(canvas: Canvas, pack: Pack, token: str, middle: float) -> None:
    """The side of a seat's token, which the token decides."""
    words, side = ForceWords.of(pack), side_of(pack, token)
    tone, text = words.colour(side), words.side(side)
    width = min(CHIP, canvas.measure(text, TextStyle("ui-bold")) + 48)
    box = pygame.FRect(CHIP_RIGHT - width, middle - 20, width, 40)
    ground = canvas.theme.mix(tone, "#171c21", 0.9 if canvas.theme.sight.contrast else 0.76)
    canvas.box(box, ground, radius=20)
    canvas.art(words.emblem(side), (box.x + 9, middle - 12, 24, 24))
    canvas.text(text, (box.x + 38, middle), TextStyle("ui-bold", colour=tone), "midleft", width=width - 46)


def _paint_sides(canvas: Canvas, pack: Pack, seats: Sequence[SeatSetup], box: Box) -> None:
    """How many sit on each side, as a bar between their marks."""
    words = ForceWords.of(pack)
    x, y, w, h = box
    middle = y + h / 2
    canvas.well(box)
    text = canvas.scale.text_size
    head = tame(chrome.STRONG, text)
    canvas.text(_("Sides"), (x + 24, y + 26), TextStyle("ui-bold", head), "midleft")
    note = _("Every token has its side; each side has its marker.")
    canvas.paragraph(
        note, (x + 24, y + 40, 250, h - 44), TextStyle(size=tame(15, text), colour="muted"), middle=True
    )
    sides = [[seat for seat in seats if side_of(pack, seat.token) == side] for side in (0, 1)]
    ends = [x + 290, x + w - 24]
    for side, way in ((0, 1), (1, -1)):
        tone, at = words.colour(side), ends[side]
        label = f"{words.side(side)}  {len(sides[side])}"
        canvas.art(words.emblem(side), (at if way > 0 else at - 26, middle - 13, 26, 26))
        at += 38 * way
        drawn = canvas.text(
            label,
            (at, middle),
            TextStyle("ui-bold", colour=tone),
            "midleft" if way > 0 else "midright",
            width=150,
        )
        at = drawn.right + 14 if way > 0 else drawn.left - 14
        for seat in sides[side]:
            centre = (at + way * MARK / 2, middle)
            draw_seat_mark(canvas, centre, MARK - 6, seat.colour + 1, f"token.{seat.token}")
            at += way * MARK
        ends[side] = at
    left, right = ends[0] + 16, ends[1] - 16
    share = len(sides[0]) / len(seats)
    cut = left + (right - left) * share
    if share > 0:
        canvas.box((left, middle - 6, max(12.0, cut - left - 2), 12), words.colour(0), radius=6)
    if share < 1:
        canvas.box((cut + 2, middle - 6, max(12.0, right - cut - 2), 12), words.colour(1), radius=6)
