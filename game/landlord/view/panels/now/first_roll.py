"""Everyone rolls to see who begins."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules import events as ev
from game.landlord.rules.commands import RollDice
from game.landlord.rules.frames import OpeningRoll, Turn
from game.landlord.view.panels.now.watch import skip_ahead
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.presentation import Presentation
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _


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

    def paint(self, canvas: Canvas) -> None:
        session, unit = self.session, self.host.columns.unit
        page = self.sheet(canvas)
        seen = rolls(session)
        tie = len(seen) < len(session.names)
        page.heading(
            _("A tie: roll again") if tie else _("Who begins?"),
            _("Those who rolled the same roll once more.")
            if tie
            else _("Everyone rolls; the highest begins."),
        )
        page.skip(page.sizes.gap)
        best = max((total for total in seen.values() if total is not None), default=0)
        across = 1 if len(seen) <= 4 and not self.host.columns.low else 2
        down = -(-len(seen) // across)
        gap = 8 * unit
        high = min(58 * unit, (page.bottom - page.y - gap * (down - 1)) / down)
        wide = (page.w - gap * (across - 1)) / across
        for index, (seat, total) in enumerate(seen.items()):
            x, y = page.x + index % across * (wide + gap), page.y + index // across * (high + gap)
            now = seat == self.seat
            edge = marks.seat_colour(session, seat) if now else None
            canvas.box((x, y, wide, high), "row-chosen" if now else "panel-2", radius=10, border=edge, line=2)
            marks.seat(canvas, session, seat, (x + high / 2, y + high / 2), high * 0.62)
            tone = "good-hi" if total and total == best else "text"
            value = str(total) if total is not None else "…" if now else "–"
            end = canvas.text(
                value,
                (x + wide - 18, y + high / 2),
                TextStyle("board-bold", page.sizes.value, tone),
                "midright",
            )
            canvas.text(
                session.names[seat],
                (x + high + 8, y + high / 2),
                TextStyle("ui-bold", page.sizes.strong),
                "midleft",
                width=end.left - x - high - 20,
            )

    def primary(self) -> Choice:
        if self.watching:
            return skip_ahead(self)
        roll = RollDice(self.seat)
        text = _("Roll for {name}").format(name=self.session.names[self.seat])
        return Choice("primary", text, lambda: self.host.submit(roll), "dice", why_not=self.why_not(roll))


PANELS: Panels = {OpeningRoll: lambda host, frame, seat: FirstRoll(host, seat)}
