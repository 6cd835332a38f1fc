"""Tabs to choose among seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.landlord.view.words import Words
from game.ui.reply import Reply
from game.ui.widgets.choice import Tab, Tabs


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
