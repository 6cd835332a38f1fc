"""The count at the end: what every seat's cash, deeds and buildings come to (A19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.landlord.rules.state import LandlordState
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.scale import Box
from game.ui.widgets.seats import draw_seat_mark

COLUMNS = (0.36, 0.53, 0.70, 0.86, 1.0)  # right ends of the figures, in parts of the width
HEAD = 44.0
MOST_ROW = 52.0


@dataclass(frozen=True, slots=True)
class Count:
    """What one seat owns at the end: deeds at their price, at half when mortgaged, buildings at cost."""

    seat: int
    cash: int
    deeds: int
    mortgaged: int
    buildings: int

    @property
    def total(self) -> int:
        return self.cash + self.deeds + self.mortgaged + self.buildings


def count(state: LandlordState, seat: int) -> Count:
    """Add up what a seat owns; the rules add up the same, see `worth.net_worth`."""
    rules = state.ruleset
    own = [space for space in rules.deeds if state.owner[space] == seat]
    prices = {space: rules.spaces[space].price for space in own}
    return Count(
        seat,
        state.cash[seat],
        sum(prices[space] for space in own if not state.mortgaged[space]),
        sum(prices[space] // 2 for space in own if state.mortgaged[space]),
        sum(state.level[space] * rules.house_costs[space] for space in own),
    )


def paint_count(
    canvas: Canvas, session: Session, counts: Sequence[Count], winners: Sequence[int], box: Box
) -> None:
    """A row for every seat, the winners in gold."""
    x, y, w, h = box
    titles = (_("Cash"), _("Deeds"), _("Mortgaged (½)"), _("Buildings"), _("Worth"))
    for title, end in zip(titles, COLUMNS, strict=True):
        canvas.text(
            title, (x + w * end, y + HEAD / 2), TextStyle("ui", 15, "muted"), "midright", width=w * 0.155
        )
    canvas.rule((x, y + HEAD - 1), w, "#3a444e")
    row = min(MOST_ROW, (h - HEAD) / max(1, len(counts)))
    for at, each in enumerate(counts):
        middle = y + HEAD + row * (at + 0.5)
        out, won = session.seen.out[each.seat], each.seat in winners
        ink = "text-off" if out else "gold-hi" if won else "text"
        token = f"token.{session.tokens[each.seat]}"
        draw_seat_mark(canvas, (x + 20, middle), min(36.0, row - 8), session.colours[each.seat] + 1, token)
        name = session.names[each.seat]
        canvas.text(name, (x + 50, middle), TextStyle("ui-bold", colour=ink), "midleft", width=w * 0.2 - 40)
        figures = (each.cash, each.deeds, each.mortgaged, each.buildings, each.total)
        for figure, end in zip(figures, COLUMNS, strict=True):
            face, size = ("board-bold", 22) if end == COLUMNS[-1] else ("board", 19)
            text = "–" if out or (not figure and end != COLUMNS[-1]) else session.money(figure)
            canvas.text(text, (x + w * end, middle), TextStyle(face, size, ink), "midright", width=w * 0.16)
        if at + 1 < len(counts):
            canvas.rule((x, middle + row / 2), w, "#2c353d")
