"""The table is asked whether a lopsided trade may stand: a house rule against gifts."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.landlord.rules import events as ev
from game.landlord.rules.commands import AllowTrade, BlockTrade, Transfer
from game.landlord.rules.frames import TradeVote
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.chips import draw_small_paper
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.facts import fitted, ground, heading, notice
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.layout import Column, Leaf, Node, Paragraph, Row
from game.ui.widgets.pieces import icon

DEED = (66.0, 94.0)
STEP = 46.0  # from one deed to the next
MOST_DEEDS = 5


class Vote(Panel):
    """What would change hands, how far apart the two sides are, and whether this seat lets it pass."""

    def __init__(self, host: Host, frame: TradeVote, seat: int) -> None:
        super().__init__(host, seat, frame.author)
        self.frame, self.seat = frame, seat

    def key(self) -> Hashable:
        return self.frame.offer

    def facts(self) -> Node:
        """The deeds are pictured where there is room, then fewer words are said."""
        pictured = [self._form(deeds=True)] if len(self._transfers) <= 2 else []
        return fitted(*pictured, self._form(), self._form(brief=True))

    def _form(self, *, deeds: bool = False, brief: bool = False) -> Node:
        sizes, sums = self.sizes, self._sums()
        note = _("Its parties agree, but it is far from even. One objection is enough.")
        head = heading(sizes, _("May this trade stand?"), note)
        rows = [self._row(transfer, deeds=deeds) for transfer in self._transfers]
        parts: list[Node] = [head, Column(rows, gap=8)]
        if sums is not None:
            words = _("{gives} against {gets}").format(gives=sums[0], gets=sums[1])
            parts.append(notice(sizes, "warn", words, [] if brief else self._others()))
        return Column(parts, gap=sizes.gap * 0.9)

    @property
    def _transfers(self) -> list[Transfer]:
        return [each for each in self.frame.offer.transfers if each.cash or each.deeds or each.jail_cards]

    def _row(self, transfer: Transfer, *, deeds: bool) -> Node:
        """Who gives what to whom: two marks with an arrow, a sentence, and perhaps the deeds."""
        session, sizes = self.session, self.sizes
        size = sizes.row * 0.8
        words = _("{giver} gives {goods} to {taker}").format(
            giver=session.narrator.who(transfer.giver),
            goods=session.narrator.goods(transfer),
            taker=session.narrator.who(transfer.taker),
        )
        parts = [
            marks.seat_leaf(session, transfer.giver, size),
            icon("arrow-right", 22, "muted"),
            marks.seat_leaf(session, transfer.taker, size),
            Paragraph(words, TextStyle(size=sizes.strong), grow=1),
        ]
        if deeds and transfer.deeds:
            parts.append(self._fan(transfer.deeds[:MOST_DEEDS]))
        least = DEED[1] + 14 if deeds else sizes.row * 1.25
        return Row(parts, gap=11, pad=(16, 7, 12, 7), min_height=least, paint=ground("panel-2"))

    def _fan(self, deeds: Sequence[int]) -> Node:
        """Deeds that lie over each other."""
        wide, high = DEED

        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            for at, space in enumerate(deeds):
                self._paint_deed(canvas, space, (box.x + at * STEP, box.y, wide, high))

        return Leaf(width=wide + STEP * (len(deeds) - 1), height=high, paint=paint)

    def _paint_deed(self, canvas: Canvas, space: int, box: Box) -> None:
        """A deed; where its words would not be legible its paper with the mark of its group."""
        x, y, w, _h = box
        height, prints, mortgaged = (
            canvas.scale.rect(box).height,
            self.session.stage.prints,
            self.shown.mortgaged,
        )
        if height < DEED[1]:
            draw_small_paper(canvas, box, mortgaged=mortgaged[space])
            marks.group_mark(self.session, space)(canvas, (x + 5, y + 5, w - 10, w * 0.5))
            return
        make = prints.back if mortgaged[space] else prints.small_deed
        marks.lay_print(canvas, make(space, height), box, 4)

    def _sums(self) -> tuple[str, str] | None:
        """The value of what the giving side gives and gets, as the rules counted it."""
        for line in reversed(self.session.log):
            event = line.event
            if isinstance(event, ev.TradeVoteOpened) and event.why is not None:
                figures = dict(event.why.figures)
                return self.session.money(figures["gives"]), self.session.money(figures["gets"])
        return None

    def _others(self) -> list[str]:
        """Who will be asked after this seat."""
        count = len(self.frame.waiting) - 1
        if not count:
            return []
        text = ngettext(
            "{count} more player is asked after you.", "{count} more players are asked after you.", count
        )
        return [text.format(count=count)]

    def row(self) -> list[Choice]:
        block = BlockTrade(self.seat)
        return [
            Choice(
                "block",
                _("Object"),
                lambda: self.host.submit(block),
                "cross",
                letter=pgettext("key for object", "O"),
                why_not=self.why_not(block),
            )
        ]

    def primary(self) -> Choice:
        allow = AllowTrade(self.seat, self.frame.offer)
        return Choice(
            "primary", _("Let it stand"), lambda: self.host.submit(allow), why_not=self.why_not(allow)
        )


PANELS: Panels = {TradeVote: lambda host, frame, seat: Vote(host, frame, seat)}
