"""The token has landed and everything due is settled: build, trade, or hand the dice on."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import EndTurn
from game.landlord.rules.frames import Turn
from game.landlord.view.panels.about.space import about_space
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.lines import paint_lines, this_turn
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _
from game.ui.reply import Reply


class Act(Panel):
    """Where one stands, what this turn has brought, and the end of the turn."""

    def __init__(self, host: Host, turn: Turn) -> None:
        super().__init__(host, turn.seat, host.session.shown.round)
        self.seat = turn.seat
        self.asked = False

    def key(self) -> Hashable:
        return len(self.session.log), self.asked

    def paint(self, canvas: Canvas) -> None:
        session, shown = self.session, self.shown
        space = shown.position[self.seat]
        left = marks.deed(canvas, session, space, self.host.columns)
        page = self.sheet(canvas, left=left)
        about_space(page, self, space)
        page.skip(page.sizes.gap * 0.7)
        page.rule()
        page.skip(page.sizes.gap * 0.5)
        pitch = page.sizes.row * 0.78
        box = (page.x, page.y, page.w, page.bottom - page.y)
        paint_lines(canvas, session, this_turn(session), box, page.sizes.body * 0.95, pitch)

    def row(self) -> list[Choice]:
        return self.property_and_trade()

    def primary(self) -> Choice:
        text = _("Really end the turn?") if self.asked else _("End the turn")
        return Choice("primary", text, self._end, why_not=self.why_not(EndTurn(self.seat)))

    def _end(self) -> Reply:
        if self.session.settings.ask_before_end and not self.asked:
            self.asked = True
            return self.host.repaint()
        return self.host.submit(EndTurn(self.seat))
