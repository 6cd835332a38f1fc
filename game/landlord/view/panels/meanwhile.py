"""What the others did since a seat last decided: a few lines a seat, whose sums add up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from game.engine.event import Event
from game.landlord.rules.events import CashMoved
from game.landlord.view.narration.accounts import Entry, account, brief
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import ground, small_title
from game.landlord.view.parts.sizes import Sizes
from game.landlord.view.presentation import Presentation
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui import layout
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money
from game.ui.layout import Column, Grid, Node, Paragraph, Text

MOST = 3  # lines a seat


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What others did while a seat waited; empty when nothing happened."""

    seat: int = -1
    events: tuple[Event, ...] = ()

    @classmethod
    def since(cls, mark: int, session: Session, seat: int) -> Meanwhile:
        """What the others did since so many commands of the game, told to a seat."""
        acts = islice(session.table.acts(), session.table.seq - mark)
        others = [act for act in acts if act.command is not None and act.command.seat != seat]
        return cls(seat, tuple(event for act in reversed(others) for event in act.events))

    def rows(self, session: Presentation, most: int) -> Sequence[tuple[int, tuple[Entry, ...]]]:
        """The other seats that did something worth telling, each with its lines."""
        others = (other for other in range(len(session.names)) if other != self.seat)
        told = ((other, account(session.narrator, self.events, other)) for other in others)
        return [(other, brief(lines, most)) for other, lines in told if lines]

    @property
    def mine(self) -> int:
        """By how much the seat's own cash changed."""
        moved = [event for event in self.events if isinstance(event, CashMoved)]
        came = sum(event.amount for event in moved if event.payee == self.seat)
        return came - sum(event.amount for event in moved if event.payer == self.seat)

    def head(self, session: Words, sizes: Sizes) -> Node:
        """What this is, and how the seat's own cash has changed."""
        title = small_title(sizes, _("While you waited"))
        title.grow = 1
        parts: list[Node] = [title]
        if self.mine:
            text = _("you: {amount}").format(amount=money(self.mine, session.pack.currency, signed=True))
            parts.append(Text(text, _figure(self.mine, sizes.caption * 1.15), lines=1))
        return layout.Row(parts, gap=12)

    def told(
        self, session: Presentation, sizes: Sizes, *, most: int = MOST, across: int = 1, low: bool = False
    ) -> Node:
        """The seats, so many side by side, and perhaps no higher than their words."""
        high = 0.0 if low else 0.8 * sizes.row
        rows = [_row(seat, told, session, sizes, high) for seat, told in self.rows(session, most)]
        return Grid(rows, across, gap=6, row_gap=4)


def _row(seat: int, told: Sequence[Entry], session: Words, sizes: Sizes, high: float) -> Node:
    lines = Column([_line(entry, session, sizes) for entry in told], grow=1)
    parts = [marks.seat_leaf(session, seat, sizes.row / 2), lines]
    return layout.Row(parts, gap=8, pad=(11, 2, 10, 2), min_height=high, paint=ground("panel-2", radius=8))


def _line(entry: Entry, session: Words, sizes: Sizes) -> Node:
    parts: list[Node] = [Paragraph(entry.text, TextStyle(size=sizes.body), grow=1)]
    if entry.amount:
        text = money(entry.amount, session.pack.currency, signed=True)
        parts.append(Text(text, _figure(entry.amount, sizes.body), lines=1))
    return layout.Row(parts, gap=8, align="start")


def _figure(change: int, size: float) -> TextStyle:
    return TextStyle("board-bold", size, "#7fd08a" if change > 0 else "bad-hi")
