"""The table is asked whether a lopsided trade may stand: a house rule against gifts."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules import events as ev
from game.landlord.rules.commands import AllowTrade, BlockTrade, Transfer
from game.landlord.rules.frames import TradeVote
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.sheet import Sheet
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext

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

    def paint(self, canvas: Canvas) -> None:
        page = self.sheet(canvas)
        page.heading(
            _("May this trade stand?"),
            _("Its parties agree, but it is far from even. One objection is enough."),
        )
        page.skip(page.sizes.gap)
        for transfer in self._transfers:
            self._paint_transfer(canvas, page, transfer)
        sums = self._sums()
        if sums is not None:
            page.skip(page.sizes.gap * 0.4)
            page.notice(
                "warn", _("{gives} against {gets}").format(gives=sums[0], gets=sums[1]), self._others()
            )

    @property
    def _transfers(self) -> list[Transfer]:
        return [each for each in self.frame.offer.transfers if each.cash or each.deeds or each.jail_cards]

    def _paint_transfer(self, canvas: Canvas, page: Sheet, transfer: Transfer) -> None:
        """Who gives what to whom: two marks with an arrow, a sentence, and the deeds where there is room."""
        session, sizes = self.session, page.sizes
        columns = self.host.columns
        room_for_deeds = not columns.small and not columns.low and canvas.scale.text_size < 1.3
        large = room_for_deeds and len(self._transfers) <= 2
        size = sizes.row * 0.8
        left = page.x + 16 + 2 * size + 54
        deeds = transfer.deeds[:MOST_DEEDS] if large else ()
        room = page.x + page.w - left - 20 - (DEED[0] + STEP * (len(deeds) - 1) + 12 if deeds else 0)
        words = _("{giver} gives {goods} to {taker}").format(
            giver=session.narrator.who(transfer.giver),
            goods=session.narrator.goods(transfer),
            taker=session.narrator.who(transfer.taker),
        )
        least = DEED[1] + 14 if large else sizes.row * 1.25
        high = max(least, canvas.paragraph_height(words, room, TextStyle(size=sizes.strong)) + 20)
        canvas.box((page.x, page.y, page.w, high), "panel-2", radius=12)
        middle = page.y + high / 2
        marks.seat(canvas, session, transfer.giver, (page.x + 16 + size / 2, middle), size)
        canvas.icon("arrow-right", (page.x + 16 + size + 22, middle), 22, "muted")
        marks.seat(canvas, session, transfer.taker, (page.x + 16 + 1.5 * size + 44, middle), size)
        canvas.paragraph(words, (left, page.y, room, high), TextStyle(size=sizes.strong), middle=True)
        for at, space in enumerate(deeds):
            right = page.x + page.w - 12 - STEP * (len(deeds) - 1 - at)
            self._paint_deed(canvas, space, (right - DEED[0], middle - DEED[1] / 2, *DEED))
        page.skip(high + 8)

    def _paint_deed(self, canvas: Canvas, space: int, box: Box) -> None:
        rect = canvas.scale.rect(box)
        prints = self.session.stage.prints
        mortgaged = self.shown.mortgaged[space]
        picture = prints.mortgaged(space, rect.height) if mortgaged else prints.small_deed(space, rect.height)
        canvas.shadow(box, 4, blur=8, dy=3, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))

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
        allow = AllowTrade(self.seat)
        return Choice(
            "primary", _("Let it stand"), lambda: self.host.submit(allow), why_not=self.why_not(allow)
        )


PANELS: Panels = {TradeVote: lambda host, frame, seat: Vote(host, frame, seat)}
