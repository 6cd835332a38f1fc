"""Seats in dialogs: the mark of one, and tabs to choose among several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.reply import Reply
from game.ui.widgets.choice import Tab, Tabs
from game.ui.widgets.seats import draw_seat_mark


def draw_mark(canvas: Canvas, session: Words, seat: int, at: tuple[float, float], size: float) -> None:
    """A seat's mark round a centre."""
    draw_seat_mark(canvas, at, size, session.colours[seat] + 1, f"token.{session.tokens[seat]}")


def seat_tabs(
    session: Words,
    seats: Sequence[int],
    chosen: int,
    *,
    on_change: Callable[[int], Reply],
    reason: str = "",
) -> Tabs:
    """Tabs with the marks and names of seats, as wide as they need."""
    tabs = [
        Tab(
            session.names[seat],
            seat=session.colours[seat] + 1,
            token=f"token.{session.tokens[seat]}",
            human=session.is_human(seat),
        )
        for seat in seats
    ]
    index, box = list(seats).index(chosen), (0, 0, 0, 50)
    return Tabs("seats", box, tabs, index, on_change=on_change, even=False, group="seats", reason=reason)
