"""Seats in dialogs: the mark of one, and tabs to choose among several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.reply import Reply
from game.ui.widgets.choice import Tab, Tabs
from game.ui.widgets.seats import draw_seat_mark


def draw_mark(canvas: Canvas, session: Words, seat: int, at: tuple[float, float], size: float) -> None:
    """A seat's mark round a centre."""
    draw_seat_mark(canvas, at, size, session.colours[seat] + 1, f"token.{session.tokens[seat]}")


def seat_tabs(
    ruler: Canvas,
    session: Words,
    seats: Sequence[int],
    chosen: int,
    *,
    right: float,
    top: float,
    widest: float,
    on_change: Callable[[int], Reply],
    reason: str = "",
) -> Tabs:
    """Tabs with the marks and names of seats, as wide as they need, from the right."""
    names = session.names
    tabs = [
        Tab(
            names[s],
            seat=session.colours[s] + 1,
            token=f"token.{session.tokens[s]}",
            human=session.is_human(s),
        )
        for s in seats
    ]
    wide = min(widest, 8 + sum(ruler.measure(tab.text, TextStyle("ui-bold")) + 100 for tab in tabs))
    box = (right - wide, top, wide, 50)
    index = list(seats).index(chosen)
    return Tabs("seats", box, tabs, index, on_change=on_change, even=False, group="seats", reason=reason)
