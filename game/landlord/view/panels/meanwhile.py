"""What the others did since a seat last decided: one row a seat, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.parts import marks
from game.landlord.view.parts.lines import one_line
from game.landlord.view.parts.sheet import Sheet
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money

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

    def paint(self, page: Sheet, session: Words, *, leave: float) -> None:
        """Draw the rows at the cursor, leaving room below for what follows if that is possible at all."""
        canvas, sizes = page.canvas, page.sizes
        canvas.text(
            _("While you waited").upper(),
            (page.x, page.y),
            TextStyle("ui", sizes.caption, "muted", tracking=1.4),
        )
        if self.mine:
            tone = "#7fd08a" if self.mine > 0 else "bad-hi"
            text = _("you: {amount}").format(amount=money(self.mine, session.pack.currency, signed=True))
            canvas.text(
                text,
                (page.x + page.w, page.y),
                TextStyle("board-bold", sizes.caption * 1.15, tone),
                "topright",
            )
        page.skip(sizes.caption * 1.7)
        free = page.bottom - page.y
        across = 1 if len(self.rows) * sizes.row * 0.6 <= free else 2
        down = -(-len(self.rows) // across)
        gap = 6.0
        room = free - leave - sizes.gap if free - leave - sizes.gap >= down * sizes.row * 0.70 else free
        pitch = min(sizes.row * 0.9, room / down)
        wide = (page.w - gap * (across - 1)) / across
        for index, row in enumerate(self.rows):
            x, y = page.x + index % across * (wide + gap), page.y + index // across * pitch
            canvas.box((x, y, wide, pitch - 4), "panel-2", radius=8)
            middle = y + (pitch - 4) / 2
            size = min(sizes.body, pitch * 0.46)
            marks.seat(canvas, session, row.seat, (x + pitch * 0.55, middle), pitch * 0.56)
            right = x + wide - 10
            if row.change:
                tone = "#7fd08a" if row.change > 0 else "bad-hi"
                text = money(row.change, session.pack.currency, signed=True)
                right = (
                    canvas.text(text, (right, middle), TextStyle("board-bold", size, tone), "midright").left
                    - 8
                )
            left = x + pitch * 1.0
            one_line(canvas, row.text, left, middle, right - left, size)
        page.skip(down * pitch + sizes.gap * 0.7)
