"""The token has landed and everything due is settled: build, trade, or hand the dice on."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import EndTurn
from game.landlord.rules.frames import Turn
from game.landlord.rules.state import FREE
from game.landlord.view.panels.about.space import space_facts
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import beside, fitted
from game.landlord.view.parts.lines import log_line, this_turn
from game.ui.i18n import _
from game.ui.layout import Column, Node
from game.ui.reply import Reply
from game.ui.widgets.pieces import rule

MOST = 8  # lines of the turn


class Act(Panel):
    """Where one stands, what this turn has brought, and the end of the turn."""

    def __init__(self, host: Host, turn: Turn) -> None:
        super().__init__(host, turn.seat, host.session.shown.round)
        self.seat = turn.seat
        self.asked = False

    def key(self) -> Hashable:
        return len(self.session.log), self.asked

    def facts(self) -> Node:
        """As many of the turn's last lines as fit, then a smaller deed, then none."""
        space, sizes = self.shown.position[self.seat], self.sizes
        large, small, none = marks.deeds_beside(self.session, space, self.host.columns)
        about = Column(space_facts(self, space, caught=self.shown.jail[self.seat] != FREE), gap=sizes.gap)
        lines = [
            log_line(self.session, each, sizes.body * 0.95, sizes.row * 0.78)
            for each in this_turn(self.session)[-MOST:]
        ]
        below = [[rule(), Column(lines[at:])] for at in range(len(lines))] or [[]]

        def form(deed: Node | None, rest: list[Node]) -> Node:
            return beside(deed, [about, *rest], sizes.gap * 0.6)

        forms = [form(deed, rest) for deed in (large, small) for rest in below]
        return fitted(*forms, form(none, below[-1]))

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
