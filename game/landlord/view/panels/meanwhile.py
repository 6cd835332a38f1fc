"""What the others did since a seat last decided: one row a seat, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import ground, small_title
from game.landlord.view.parts.sizes import Sizes
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui import layout
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money
from game.ui.layout import Grid, Node, Paragraph, Text

TOPICS = {"deed": 4.0, "money": 3.0, "deal": 2.0, "turn": 1.0, "move": 0.5}
EVENTS: dict[type[Event], float] = {
    ev.WentBankrupt: 9.0,
    ev.AuctionEnded: 4.5,
    ev.Jailed: 3.5,
    ev.DiceRolled: 0.0,
}


@dataclass(frozen=True, slots=True)
class Row:
    """The line worth telling about a seat, and by how much its cash changed."""

    seat: int
    text: str
    change: int


def _weight(line: LogLine) -> tuple[float, int]:
    """How much a line is worth telling to somebody who waited."""
    return EVENTS.get(type(line.event), TOPICS.get(line.topic, 0.0)), abs(line.amount)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Mark:
    """Where the story stood when a seat last decided: lines of the log, and the cash of everyone."""

    lines: int
    cash: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """The story since a mark; empty when nothing happened."""

    rows: tuple[Row, ...] = ()
    mine: int = 0

    @classmethod
    def since(cls, mark: Mark, session: Presentation, seat: int) -> Meanwhile:
        """What the others did since the mark, told to a seat."""
        rows = []
        for other in range(len(session.names)):
            told = [line for line in session.log[mark.lines :] if line.seat == other and _weight(line)[0] > 0]
            if other != seat and told:
                best = max(told, key=_weight)
                rows.append(Row(other, best.text, session.shown.cash[other] - mark.cash[other]))
        return cls(tuple(rows), session.shown.cash[seat] - mark.cash[seat] if rows else 0)

    def head(self, session: Words, sizes: Sizes) -> Node:
        """What this is, and how the seat's own cash has changed."""
        title = small_title(sizes, _("While you waited"))
        title.grow = 1
        parts: list[Node] = [title]
        if self.mine:
            text = _("you: {amount}").format(amount=money(self.mine, session.pack.currency, signed=True))
            parts.append(Text(text, _figure(self.mine, sizes.caption * 1.15), lines=1))
        return layout.Row(parts, gap=12)

    def told(self, session: Words, sizes: Sizes, *, across: int = 1, low: bool = False) -> Node:
        """The rows, so many side by side, and perhaps no higher than their words."""
        high = 0.0 if low else 0.8 * sizes.row
        rows = [self._row(row, session, sizes, high) for row in self.rows]
        return Grid(rows, across, gap=6, row_gap=4)

    def _row(self, row: Row, session: Words, sizes: Sizes, high: float) -> Node:
        parts: list[Node] = [
            marks.seat_leaf(session, row.seat, sizes.row / 2),
            Paragraph(row.text, TextStyle(size=sizes.body), grow=1),
        ]
        if row.change:
            text = money(row.change, session.pack.currency, signed=True)
            parts.append(Text(text, _figure(row.change, sizes.body), lines=1))
        return layout.Row(
            parts, gap=8, pad=(11, 2, 10, 2), min_height=high, paint=ground("panel-2", radius=8)
        )


def _figure(change: int, size: float) -> TextStyle:
    return TextStyle("board-bold", size, "#7fd08a" if change > 0 else "bad-hi")
