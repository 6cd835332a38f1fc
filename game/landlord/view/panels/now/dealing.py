"""Deeds go round before the first roll: what each seat has been dealt so far."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.landlord.rules import events as ev
from game.landlord.rules.options import DealtDeeds
from game.landlord.view.board.groups import group_key
from game.landlord.view.panels.now.first_roll import seat_rows
from game.landlord.view.panels.now.watch import skip_ahead
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import ground, heading
from game.landlord.view.presentation import Presentation
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Leaf, Node, Row, Text

LEAST_CHIP = 16.0


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

    def facts(self) -> Node:
        """What each seat has been dealt so far."""
        paid = self.session.pack.ruleset.options.dealt_deeds is DealtDeeds.PAID
        note = _("Each is paid for at its printed price.") if paid else _("They are free.")
        seats = range(len(self.session.names))
        return seat_rows(self, heading(self.sizes, _("The deeds are dealt"), note), seats, self._seat)

    def _seat(self, seat: int, high: float) -> Node:
        rules, size = self.session.pack.ruleset, high * 0.5
        keys = [
            group_key(rules, rules.spaces[space].group)
            for space in rules.deeds
            if self.shown.owner[space] == seat
        ]

        def chips(canvas: Canvas, box: pygame.FRect) -> None:
            chip = min(size, (box.width + 3) / max(1, len(keys)) - 3)
            left, y = box.right + 3 - len(keys) * (chip + 3), box.centery
            for at, key in enumerate(keys):
                x = left + at * (chip + 3)
                marks.draw_group(canvas, key, (x, y - chip / 2, chip, chip), chip * 0.72)

        parts = [
            marks.seat_leaf(self.session, seat, high * 0.62),
            Text(self.session.names[seat], TextStyle("ui-bold", self.sizes.strong), grow=1),
            Leaf(
                min_width=len(keys) * (LEAST_CHIP + 3),
                max_width=len(keys) * (size + 3),
                grow=4,
                height=size,
                paint=chips,
            ),
        ]
        return Row(
            parts, gap=12, pad=(high * 0.19, 0, 14, 0), min_height=high, paint=ground("panel-2", radius=10)
        )

    def primary(self) -> Choice:
        return skip_ahead(self)
