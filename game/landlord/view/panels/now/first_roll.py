"""Everyone rolls to see who begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from game.landlord.rules import events as ev
from game.landlord.rules.commands import RollDice
from game.landlord.rules.frames import OpeningRoll, Turn
from game.landlord.view.panels.now.watch import skip_ahead
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import fitted, ground, heading
from game.landlord.view.presentation import Presentation
from game.landlord.view.session import Session
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Grid, Node, Row, Text


def undecided(session: Session) -> bool:
    """Whether it has not been seen yet who begins."""
    if session.shown.round > 1 or isinstance(session.frame, Turn):
        return False
    return not any(isinstance(line.event, ev.FirstSeatChosen) and not line.event.tied for line in session.log)


def rolls(session: Presentation) -> dict[int, int | None]:
    """What each seat still in the contest has rolled so far, as far as it has been seen."""
    seen: dict[int, int | None] = dict.fromkeys(range(len(session.names)))
    for line in session.log:
        match line.event:
            case ev.DiceRolled(seat=seat, dice=dice, purpose="first"):
                seen[seat] = sum(dice)
            case ev.FirstSeatChosen(tied=tied) if tied:
                seen = dict.fromkeys(tied)
    return seen


class FirstRoll(Panel):
    """A row for every seat, and the roll of the one whose turn it is; seat -1 while others roll."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.seat = seat
        self.watching = seat < 0

    def key(self) -> Hashable:
        return tuple(rolls(self.session).items())

    def facts(self) -> Node:
        """All who roll below each other, or two by two."""
        seen = rolls(self.session)
        words = _("Who begins?"), _("Everyone rolls; the highest begins.")
        if len(seen) < len(self.session.names):
            words = _("A tie: roll again"), _("Those who rolled the same roll once more.")
        return seat_rows(self, heading(self.sizes, *words), seen, self._seat)

    def _seat(self, seat: int, high: float) -> Node:
        """Who rolls, and what came up."""
        session, sizes, seen = self.session, self.sizes, rolls(self.session)
        best = max((total for total in seen.values() if total is not None), default=0)
        total, now = seen[seat], seat == self.seat
        value = str(total) if total is not None else "…" if now else "–"
        tone = "good-hi" if total and total == best else "text"
        edge = marks.seat_colour(session, seat) if now else None
        parts = [
            marks.seat_leaf(session, seat, high * 0.62),
            Text(session.names[seat], TextStyle("ui-bold", sizes.strong), grow=1),
            Text(value, TextStyle("board-bold", sizes.value, tone), lines=1),
        ]
        back = ground("row-chosen" if now else "panel-2", radius=10, edge=edge, line=2)
        return Row(parts, gap=16, pad=(high * 0.19, 0, 18, 0), min_height=high, paint=back)

    def primary(self) -> Choice:
        if self.watching:
            return skip_ahead(self)
        roll = RollDice(self.seat)
        text = _("Roll for {name}").format(name=self.session.names[self.seat])
        return Choice("primary", text, lambda: self.host.submit(roll), "dice", why_not=self.why_not(roll))


def seat_rows(panel: Panel, head: Node, seats: Iterable[int], row: Callable[[int, float], Node]) -> Node:
    """A row for every seat, low ones where there is little room; more than four stand two by two."""
    unit, gap = panel.host.columns.unit, panel.sizes.gap
    forms = []
    for high in (58 * unit, 44 * unit, 34 * unit):
        rows = [row(seat, high) for seat in seats]
        across = 1 if len(rows) <= 4 else 2
        forms.append(Column([head, Grid(rows, across, gap=8 * unit)], gap=gap))
    return fitted(*forms, Column([head, Grid(rows, 2, gap=8 * unit)], gap=gap))


PANELS: Panels = {OpeningRoll: lambda host, frame, seat: FirstRoll(host, seat)}
