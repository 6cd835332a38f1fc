"""Deeds go round before the first roll: what each seat has been dealt so far."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules import events as ev
from game.landlord.rules.options import DealtDeeds
from game.landlord.view.board.groups import group_key
from game.landlord.view.panels.now.watch import skip_ahead
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.presentation import Presentation
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _


def dealing(session: Presentation) -> bool:
    """Whether a deed is on its way from the deal now, or is being paid for."""
    playing = session.playing
    return isinstance(playing, (ev.DeedMoved, ev.CashMoved)) and playing.reason == "deal"


class Dealing(Panel):
    """A row for every seat with a chip for every deed."""

    watching = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)

    def key(self) -> Hashable:
        return sum(owner >= 0 for owner in self.shown.owner)

    def paint(self, canvas: Canvas) -> None:
        session, columns = self.session, self.host.columns
        page = self.sheet(canvas)
        paid = session.pack.ruleset.options.dealt_deeds is DealtDeeds.PAID
        page.heading(
            _("The deeds are dealt"),
            _("Each is paid for at its printed price.") if paid else _("They are free."),
        )
        page.skip(page.sizes.gap)
        seats, unit = len(session.names), columns.unit
        across = 1 if seats <= 4 and not columns.low else 2
        down = -(-seats // across)
        gap = 8 * unit
        high = min(58 * unit, (page.bottom - page.y - gap * (down - 1)) / down)
        wide = (page.w - gap * (across - 1)) / across
        for seat in range(seats):
            x = page.x + seat % across * (wide + gap)
            self._paint_seat(canvas, seat, (x, page.y + seat // across * (high + gap), wide, high))

    def _paint_seat(self, canvas: Canvas, seat: int, box: Box) -> None:
        x, y, w, h = box
        rules = self.session.pack.ruleset
        canvas.box(box, "panel-2", radius=10)
        marks.seat(canvas, self.session, seat, (x + h / 2, y + h / 2), h * 0.62)
        owned = [space for space in rules.deeds if self.shown.owner[space] == seat]
        left, room = x + h + 4, w - h - 18
        chip = min(30.0 * self.host.columns.unit, h * 0.56, room / max(1, len(owned)) - 3)
        chips = len(owned) * (chip + 3)
        if chips < room * 0.62:
            name = self.session.names[seat]
            canvas.text(
                name,
                (left, y + h / 2),
                TextStyle("ui-bold", self.sizes.strong),
                "midleft",
                width=room - chips - 12,
            )
        for at, space in enumerate(owned):
            key = group_key(rules, rules.spaces[space].group)
            spot = (x + w - 14 - chips + at * (chip + 3), y + h / 2 - chip / 2, chip, chip)
            canvas.box(spot, f"g-{key}", radius=5)
            ink = canvas.theme.ink_on(f"g-{key}")
            canvas.glyph(key, (spot[0] + chip / 2, y + h / 2), chip * 0.72, ink)

    def primary(self) -> Choice:
        return skip_ahead(self)
