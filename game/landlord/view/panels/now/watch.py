"""Somebody is on the move: what has happened in this turn so far."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.state import FREE
from game.landlord.view.panels.about.odds_strip import strip
from game.landlord.view.panels.now.roll import person_head
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts.facts import fitted, small_title
from game.landlord.view.parts.lines import log_line, this_turn
from game.ui.i18n import _
from game.ui.layout import Column, Node

MOST = 8  # lines of the turn


class Watch(Panel):
    """The turn of a seat as it unfolds, and a way to skip ahead."""

    watching = True

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.seat = seat

    def key(self) -> Hashable:
        return len(self.session.log), self.session.thinker, self.session.quiet

    def facts(self) -> Node:
        """As many of the turn's last lines as fit; while the dice are in the air, where they may lead."""
        session, sizes = self.session, self.sizes
        title = _("{name} is out of the game") if self.shown.out[self.seat] else _("{name} is playing")
        title = title.format(name=session.names[self.seat])
        head = person_head(self, self.seat, title, self._note())
        told = this_turn(session)[-MOST:]
        if not told:
            throws = session.is_human(self.seat) and self.shown.jail[self.seat] == FREE
            odds = [strip(self, self.seat)] if throws else []
            return fitted(Column([head, *odds], gap=sizes.gap), head)
        lines = [log_line(session, each, sizes.body, sizes.row * 0.86) for each in told]
        caption = small_title(sizes, _("This turn"))
        forms = [Column([caption, *lines[at:]]) for at in range(len(lines))]
        return fitted(*(Column([head, form], gap=sizes.gap) for form in forms))

    def _note(self) -> str:
        """What the seat does, or where it is."""
        session, thinking = self.session, self.session.thinker
        if thinking is not None and thinking != self.seat:
            return _("{name} is thinking…").format(name=session.names[thinking])
        if thinking is not None:
            return _("Thinking…")
        if self.shown.out[self.seat]:
            return ""
        if self.shown.jail[self.seat] != FREE:
            return _("In jail")
        return _("On {space}").format(space=session.space_name(self.shown.position[self.seat]))

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2] if self.session.plays(self.host.viewer) else []

    def primary(self) -> Choice:
        return skip_ahead(self)


def skip_ahead(panel: Panel) -> Choice:
    """Let everything that follows happen at once, until somebody at the screen must decide."""
    session = panel.session
    if not any(not session.shown.out[seat] for seat in session.humans):
        text = _("Skip to the end")
    elif session.is_human(session.shown.turn):
        text = _("Skip")
    else:
        text = _("Skip to my next decision")
    return Choice("primary", text, panel.host.hurry, "play")
