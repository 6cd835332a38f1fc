"""The strip of a seat's card: every group as bars, those that are owned filled."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.landlord.view.board.groups import group_key
from game.landlord.view.presentation import Presentation
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Colour

ABOVE = 18.0  # from the top of a full group's frame to its bars, where glyphs stand over them


def paint_strip(
    canvas: Canvas,
    session: Presentation,
    seat: int,
    box: pygame.FRect,
    bar: float,
    high: float,
    glyphs: float,
    unit: float,
) -> None:
    """Bars at the bottom of a box: filled where owned, an outline where mortgaged; a full group is lit."""
    ruleset, shown = session.pack.ruleset, session.shown
    x, y, w = box.x, box.bottom - high, box.width
    widths, bar = _widths([len(group.members) for group in ruleset.groups], bar, w)
    gap = (w - sum(widths)) / max(1, len(widths) - 1)
    for index, (group, wide) in enumerate(zip(ruleset.groups, widths, strict=True)):
        key = group_key(ruleset, index)
        own, _pledged, size = shown.holding(seat, index)
        tint: Colour = f"gu-{key}" if own else "#3b454e"
        if own == size:
            top = y - (ABOVE * unit if glyphs else 3 * unit)
            frame = (x - 5, top, wide + 10, y + high + 3 - top)
            canvas.box(frame, "#4a555f", "#3a444d", radius=4, border="#75818b")
        if glyphs:
            ink: Colour = f"gu-{key}" if own else "#5c6771"
            canvas.glyph(key, (x + wide / 2, y - 9 * unit), glyphs, ink)
        spot = x
        mine = [member for member in group.members if shown.owner[member] == seat]
        for place in [*mine, *[-1] * (size - len(mine))]:
            if place < 0:
                canvas.box((spot, y, bar, high), "#3b454e" if own < size else tint, radius=1.5)
            elif shown.mortgaged[place]:
                canvas.box((spot, y, bar, high), "#171c21", radius=1.5, border=tint, line=1.6)
            else:
                canvas.box((spot, y, bar, high), tint, radius=1.5)
            spot += bar + 2
        x += wide + gap


def _widths(sizes: Sequence[int], bar: float, room: float) -> tuple[list[float], float]:
    """How wide the groups are, and a bar of them; a wide card has wider bars."""
    inside = 2 * (sum(sizes) - len(sizes))
    wanted = min(2 * bar, max(bar, (0.55 * room - inside) / sum(sizes)))
    bar = min(wanted, (room - inside - 3 * (len(sizes) - 1)) / sum(sizes))
    return [size * (bar + 2) - 2 for size in sizes], bar
