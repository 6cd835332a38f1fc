"""Somebody is on the move: what has happened in this turn so far."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.state import FREE
from game.landlord.view.panels.about import odds_strip
from game.landlord.view.panels.now.roll import person_head
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts.lines import paint_lines, this_turn
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _


class Watch(Panel):
    """The turn of a seat as it unfolds, and a way to skip ahead."""

    watching = True

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.seat = seat

    def key(self) -> Hashable:
        return len(self.session.log), self.session.thinker, self.session.quiet

    def paint(self, canvas: Canvas) -> None:
        session = self.session
        name = session.names[self.seat]
        thinking = session.thinker
        if thinking is not None and thinking != self.seat:
            note = _("{name} is thinking…").format(name=session.names[thinking])
        elif thinking is not None:
            note = _("Thinking…")
        elif self.shown.jail[self.seat] != FREE:
            note = _("In jail")
        else:
            note = _("On {space}").format(space=session.space_name(self.shown.position[self.seat]))
        page = person_head(self, canvas, self.seat, _("{name} is playing").format(name=name), note)
        lines = this_turn(session)
        if not lines:  # the dice are still in the air
            if session.is_human(self.seat) and self.shown.jail[self.seat] == FREE:
                odds_strip.paint(page, self, self.seat)
            return
        canvas.text(
            _("This turn").upper(),
            (page.x, page.y),
            TextStyle("ui", page.sizes.caption, "muted", tracking=1.4),
        )
        page.skip(page.sizes.caption * 1.8)
        pitch = page.sizes.row * 0.86
        box = (page.x, page.y, page.w, page.bottom - page.y)
        paint_lines(canvas, session, lines, box, page.sizes.body, pitch)

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2]

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
