"""The way to a rent's deadline: what has been, what is now, and the roll that is too late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.landlord.rules.questions.dues.claims import ROLLS
from game.landlord.rules.state import Claim
from game.landlord.view.parts.sizes import Sizes
from game.landlord.view.presented import PresentedState
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Row, Text

DONE, NOW, AHEAD, END = "done", "now", "ahead", "end"
TONES: dict[str, tuple[Colour, Colour, str, Colour]] = {  # ground, edge, icon, ink
    DONE: ("good", "good-hi", "check", "#12301c"),
    NOW: ("#f0b23c", "#ffe3ab", "clock", "#241a06"),
    AHEAD: ("#232a31", "#5b6772", "dice", "#9aa5ae"),
    END: ("#2a1e1f", "#a8453e", "cross", "#e07a70"),
}


@dataclass(frozen=True, slots=True)
class Station:
    """A point on the way to the deadline."""

    state: str
    title: str
    note: str


def stations_row(found: Sequence[Station], width: float, unit: float, sizes: Sizes, *, notes: bool) -> Row:
    """The stations side by side on their way, each with its name below; without `notes` with no more."""
    pitch, disc = width / len(found), 34.0 * unit if notes else 26.0 * unit
    discs = [Leaf(height=disc, paint=_Disc(station)) for station in found]
    title = TextStyle("ui-bold", sizes.strong, align="center")
    note = TextStyle("ui", sizes.body, "muted", align="center")
    columns = []
    for station, mark in zip(found, discs, strict=True):
        words: list[Node] = [mark, Text(station.title, title)]
        if notes:
            words.append(Text(station.note, note))
        columns.append(Column(words, gap=4 * unit, width=pitch, pad=(6 * unit, 0)))

    def ways(canvas: Canvas, _box: pygame.FRect) -> None:
        for (station, start), (_next, end) in pairwise(zip(found, discs, strict=True)):
            _way(canvas, station.state, (start.box.centerx, end.box.centerx), start.box.centery, 3 * unit)

    return Row(columns, align="start", paint=ways)


@dataclass(frozen=True, slots=True)
class _Disc:
    """Draws the disc of a station in the middle of its box."""

    station: Station

    def __call__(self, canvas: Canvas, box: pygame.FRect) -> None:
        ground, edge, icon, ink = TONES[self.station.state]
        size, centre = box.height, box.center
        if self.station.state == NOW:
            around = (centre[0] - size / 2, box.top, size, size)
            canvas.glow(around, "#f0b23c", size / 2, blur=14, alpha=0.5)
        canvas.circle(centre, size / 2, ground, border=edge, line=2)
        canvas.icon(icon, centre, size * 0.56, ink)


def _way(canvas: Canvas, state: str, ends: tuple[float, float], y: float, thick: float) -> None:
    """The line from one station to the next: green behind, amber up to now, grey ahead."""
    start, end = ends
    half, top = (start + end) / 2, y - thick / 2
    if state == DONE:
        canvas.box((start, top, half - start, thick), "good", radius=0)
        canvas.box((half, top, end - half, thick), "#f0b23c", radius=0)
    else:
        canvas.box((start, top, end - start, thick), "#3c4751", radius=0)


def stations(shown: PresentedState, names: list[str], space: str, claim: Claim) -> list[Station]:
    """From the landing to the roll that is too late: three, or four where one roll more is allowed."""
    total = ROLLS.get(shown.ruleset.options.rent_claim, 1)
    first = _after(shown, claim.tenant)
    fatal = first if total == 1 else _after(shown, first)
    if claim.rolls == 1 and shown.turn not in (claim.tenant, first):
        fatal = shown.turn  # somebody in between has left the game
    landed = Station(
        DONE,
        _("{name} landed").format(name=names[claim.tenant]),
        _("on {space}").format(space=space),
    )
    deciding = _("{name} is deciding").format(name=names[shown.turn])
    now = Station(NOW, _("Still in time"), deciding)
    late = Station(END, _("Too late"), _("when {name} rolls").format(name=names[fatal]))
    if total == 1:
        return [landed, now, late]
    if claim.rolls == total:
        ahead = Station(AHEAD, _("{name} rolls").format(name=names[first]), _("still in time then"))
        return [landed, now, ahead, late]
    gone = Station(DONE, _("{name} has rolled").format(name=names[first]), _("one roll is left"))
    return [landed, gone, now, late]


def _after(shown: PresentedState, seat: int) -> int:
    """The next seat in the game."""
    count = len(shown.out)
    order = [(seat + step) % count for step in range(1, count + 1)]
    return next((other for other in order if not shown.out[other]), seat)
