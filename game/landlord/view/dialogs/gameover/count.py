"""The count at the end: what every seat's cash, deeds and buildings come to (A19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.landlord.rules.state import LandlordState
from game.landlord.view.parts import marks
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Row, Scroll, Table, Text

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


def count_table(session: Session, counts: Sequence[Count], winners: Sequence[int]) -> Node:
    """A row for every seat, the winners in gold; the rows use the room, and scroll at last."""
    titles = (_("Cash"), _("Deeds"), _("Mortgaged (½)"), _("Buildings"), _("Worth"))
    head: list[Node] = [
        Leaf(),
        *(Text(title, TextStyle("ui", 15, "muted", align="right")) for title in titles),
    ]
    cells = [head, *(_row(session, each, won=each.seat in winners) for each in counts)]

    def rules(canvas: Canvas, box: pygame.FRect) -> None:
        for above, below in pairwise(cells):
            middle = (above[0].box.bottom + below[0].box.top) / 2
            canvas.rule((box.left, middle), box.width, "#3a444e" if above is head else "#2c353d")

    table = Table(cells, gap=16, row_gap=6, align="center", grow=1, max_height=HEAD + MOST_ROW * len(counts))
    table.paint = rules
    return Scroll(Column([table]), key="count", grow=1, pad=(16, 4, 8, 8))


def _row(session: Session, each: Count, *, won: bool) -> list[Node]:
    out = session.seen.out[each.seat]
    ink = "text-off" if out else "gold-hi" if won else "text"
    name = Text(session.names[each.seat], TextStyle("ui-bold", colour=ink), grow=1)
    row: list[Node] = [Row([marks.seat_leaf(session, each.seat, 36), name], gap=14, grow=1)]
    for figure in (each.cash, each.deeds, each.mortgaged, each.buildings):
        words = session.money(figure) if figure and not out else "–"
        row.append(Text(words, TextStyle("board", 19, ink, align="right"), lines=1, grow=0.6))
    worth = "–" if out else session.money(each.total)
    return [*row, Text(worth, TextStyle("board-bold", 22, ink, align="right"), lines=1, grow=0.6)]
