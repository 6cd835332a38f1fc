"""The auction: everybody bids in turn, people here, computers by themselves, until the hammer falls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.landlord.bots.valuation import building_worth, deed_worth
from game.landlord.rules import events as ev
from game.landlord.rules.commands import Bid, DropOut, Mortgage, SellBuilding, SellGroup
from game.landlord.rules.frames import Auction
from game.landlord.view.dialogs.auction.bidders import bidders, speech, standings
from game.landlord.view.dialogs.auction.course import course
from game.landlord.view.dialogs.auction.lot_origin import lot_name, lot_of, origin
from game.landlord.view.dialogs.auction.lot_sheet import draw_stamp, lot_column
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, head
from game.ui.dialogs.head import menu_button
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.layout import Column, First, Fit, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.motion import ease_out
from game.ui.reply import Pop, Push, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import CAPTION, icon, seat_mark
from game.ui.widgets.widget import Widget

MODAL = (176.0, 64.0, 1568.0, 896.0)
OWN, HIGH = 260.0, 72.0  # the least room for the draft of a bid, and the height of its buttons
STEPS = (1, 10, 50, 100)
ARRIVES, STAMPS = 0.22, 0.26  # seconds


class AuctionScene(TableScene[None]):
    """Shows the lot as far as it has been seen; people bid or drop out. It closes when the lot is gone."""

    dialog = True
    unbidden = True
    first_focus = "bid"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.unit = session.pack.ruleset.unit  # a franc edition steps by hundreds
        self.lot = session.shown.lot or lot_of(session.seen)
        self.amount = 0
        self.typed = ""
        self.worth: int | None = None
        self.said: dict[int, str] = {}
        self._asked: tuple[int, int] | None = None
        self._moved_at: float | None = None  # when a bid or the stamp began to move
        self._origin = origin(session, self.lot)
        self._prepare()

    # what is so ----------------------------------------------------------------------------
    @property
    def bidder(self) -> int | None:
        """The person who must answer now."""
        return self.session.decider if isinstance(self.session.frame, Auction) else None

    @property
    def turn(self) -> int | None:
        """The seat that must answer now, person or computer."""
        frame = self.session.frame
        return frame.bidders[frame.turn] if isinstance(frame, Auction) and frame.bidders else None

    @property
    def viewer(self) -> int | None:
        """The person for whom hints are given: who must answer, else the first still in."""
        if self.bidder is not None:
            return self.bidder
        inside = [seat for seat in self.lot.bidders if seat not in self.lot.dropped]
        return next((seat for seat in inside if self.session.is_human(seat)), None)

    @property
    def least(self) -> int:
        """The lowest bid that counts now."""
        seat = self.bidder
        if seat is not None:
            found = next((o.low for o in self.session.openings(seat) if o.kind == "Bid"), None)
            if found is not None:
                return found
        return max(
            self.lot.high + self.unit, self.lot.start, self.session.pack.ruleset.options.auction_minimum
        )

    # the course of it ----------------------------------------------------------------------
    def follow(self) -> Reply:
        """A bid was seen, or a decision is due."""
        shown = self.session.shown.lot
        if shown is None and not isinstance(self.session.frame, Auction):
            return Pop()
        if shown is not None:
            if shown is not self.lot:
                self.said.clear()
                self._asked = None
            self.lot = shown
        self._listen()
        asked = self._asked
        self._prepare()
        if self._asked != asked:
            self.form.deafness.begin(self.view)
        self.rebuild()
        return None

    def _listen(self) -> None:
        event = self.session.playing
        if isinstance(event, ev.BidMade | ev.BidderDropped | ev.AuctionEnded):
            self._moved_at = self.view.now
        if isinstance(event, ev.BidMade | ev.AuctionEnded):  # a bid that is no longer the highest is old news
            self.said = {seat: words for seat, words in self.said.items() if seat in self.lot.dropped}
        if event is not None and (words := speech(self.session, self.lot, event)) is not None:
            self.said.pop(words[0], None)
            self.said[words[0]] = words[1]

    def _prepare(self) -> None:
        """A new question to a person: offer ten above the highest bid, or the least if cash is short."""
        seat = self.bidder
        if seat is None or self._asked == (seat, self.lot.high):
            return
        self._asked, self.typed = (seat, self.lot.high), ""
        cash = self.session.seen.cash[seat]
        wanted = max(self.least, self.lot.high + 10 * self.unit)
        self.amount = wanted if wanted <= cash else self.least
        street = self.lot.streets.get(seat, -1) if self.lot.building else self.lot.space
        worth = building_worth if self.lot.building else deed_worth
        self.worth = worth(self.session.seen, seat, street) if street >= 0 else None

    def update(self, now: float) -> Reply:
        reply = super().update(now)
        if self._moved_at is not None:
            self.dirty = True
            span = STAMPS if isinstance(self.session.playing, ev.AuctionEnded) else ARRIVES
            if self.view.comfort.reduced_motion or now - self._moved_at >= span / self.view.comfort.speed:
                self._moved_at = None
            else:
                self.animating = True
        return reply

    def _progress(self, span: float) -> float:
        """How far the last bid or the stamp has come, 0 to 1."""
        if self._moved_at is None:
            return 1.0
        return ease_out(min(1.0, (self.view.now - self._moved_at) * self.view.comfort.speed / span))

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterable[Widget]:
        private = self.viewer is not None and len(self.session.humans) == 1
        worth = self.worth if private else None  # nobody else at the screen reads it
        lot = lot_column(self.session, self.lot, self.viewer, worth, self._stamp)
        rows = standings(self.session, self.lot, self.turn)
        columns = [
            Scroll(lot, key="lot", width=300),
            course(self.session, self.lot, self.least, self.viewer, lambda: self._progress(ARRIVES)),
            bidders(self.session, rows, self.said),
        ]
        body = Row(columns, gap=32, align="stretch")
        self.page = lay_out(dialog(self._head(), body, self._foot()), self.view, MODAL)
        return controls(self.page.root)

    def _head(self) -> Node:
        """What is under the hammer, and whose it was."""
        seat, words = self._origin
        text = Text(words, TextStyle(colour="#c4cbd2", align="right"))
        whose = Row([seat_mark(self.session.colours[seat] + 1, "", 30), text], gap=12) if seat >= 0 else text
        title = _("Auction · {space}").format(space=lot_name(self.session, self.lot))
        beside = Row([whose, Leaf(menu_button(self.view))], gap=16)
        return head(title, icon("auction", 38, "gold-hi"), beside)

    def _foot(self) -> Node:
        """The draft of a bid and the controls; while somebody else is to bid they are grey."""
        own, steps, act = self._own_bid(), self._steps(), self._act()
        one = Row([own, steps, act], gap=24, justify="between")
        two = Column([Row([own, steps], gap=24, justify="between"), Row([act], justify="end")], gap=14)

        def rule(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.rule((box.left + 1, box.top), box.width - 2, "#343e47")

        return Fit(First([one, two], key="foot", min_height=128, pad=(32, 14), paint=rule))

    def _steps(self) -> Node:
        """Buttons that raise or lower the draft, and the way to more cash."""
        asked = self.bidder is not None
        less = IconButton(
            "-", (0, 0, 56, HIGH), "minus", "", enabled=asked, reason=self._no_less(),
            on_press=lambda: self._raise(-10), group="steps",
        )  # fmt: skip
        more = [
            Button(
                f"+{step}", (0, 0, 104, HIGH), f"+{self.session.figure(step * self.unit)}",
                enabled=asked, reason=self._no_more(), on_press=lambda s=step: self._raise(s), group="steps",
            )
            for step in STEPS
        ]  # fmt: skip
        tip = _("**Raise cash.** Sell {houses} or mortgage deeds before you bid.")
        tip = tip.format(houses=escape(self.session.text("word.houses")))
        cash = IconButton(
            "raise", (0, 0, 72, HIGH), "mortgage", tip, enabled=asked, reason=self._nothing_to_sell(),
            action=Action.PROPERTY, on_press=self._construction, group="raise",
        )  # fmt: skip
        steps = Row([Leaf(less), *map(Leaf, more)], gap=8)
        return Row([steps, Leaf(cash)], gap=32)

    def _act(self) -> Node:
        asked = self.bidder is not None
        text = _("Bid {amount}").format(amount=self.session.money(self.amount)) if asked else _("Bid")
        bid = Button(
            "bid", (0, 0, 302, HIGH), text, "primary", size=25, icon="auction", enabled=asked,
            reason=self._why_not_bid(), on_press=self._bid, group="act",
        )  # fmt: skip
        drop = Button(
            "drop", (0, 0, 190, HIGH), _("Drop out"), letter=pgettext("key: drop out", "p"),
            enabled=asked, on_press=self._drop, group="act",
        )  # fmt: skip
        return Row([Leaf(drop), Leaf(bid)], gap=16)

    @property
    def _cash(self) -> int:
        return self.session.seen.cash[self.bidder] if self.bidder is not None else 0

    def _waiting(self) -> str:
        """What is going on while no person is asked."""
        ended, seat = self.session.playing, self.turn
        if isinstance(ended, ev.AuctionEnded):
            if ended.seat < 0:
                kept = _("**Unsold.** The deed stays with the bank.")
                if self.lot.building:
                    kept = _("**Unsold.** The {building} stays with the bank.")
                return kept.format(building=self.session.text(f"word.{self.lot.building or 'house'}"))
            return _("**Sold** to {name}.").format(name=escape(self.session.names[ended.seat]))
        if seat is None:
            return _("**One moment.** The last bid is being heard.")
        return _("**Wait.** {name} is to bid.").format(name=escape(self.session.names[seat]))

    def _why_not_bid(self) -> str:
        if self.bidder is None:
            return ""
        refusal = self.session.check(Bid(self.bidder, self.amount))
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    def _no_more(self) -> str:
        if self.bidder is None or self.amount < self._cash:
            return ""
        return _("**No credit.** You have {amount} in hand.").format(amount=self.session.money(self._cash))

    def _no_less(self) -> str:
        if self.bidder is None or self.amount > self.least:
            return ""
        return _("**Too low.** Bid at least {amount}.").format(amount=self.session.money(self.least))

    def _nothing_to_sell(self) -> str:
        if self.lot.building and self.bidder is not None:
            return _("**Cash in hand.** Nothing is sold or mortgaged during this auction.")
        kinds = (SellBuilding, SellGroup, Mortgage)
        if self.bidder is None or any(isinstance(c, kinds) for c in self.session.legal(self.bidder)):
            return ""
        return _("**Nothing to sell.** You have neither buildings nor a free deed.")

    # acts ----------------------------------------------------------------------------------
    def _bid(self) -> Reply:
        assert self.bidder is not None
        return self._submit(Bid(self.bidder, self.amount))

    def _drop(self) -> Reply:
        assert self.bidder is not None
        return self._submit(DropOut(self.bidder))

    def _submit(self, command: Bid | DropOut) -> Reply:
        refusal = self.session.submit(command)
        if refusal is not None:
            self.toast(refusal_text(refusal, self.session.pack, self.session.names).replace("**", ""), "info")
        return self.follow() or True

    def _raise(self, step: int) -> Reply:
        """Go up by a step, or down; never under the least bid nor over the cash."""
        if self.bidder is None:
            return True
        self.typed = ""
        self.amount = max(self.least, min(max(self.least, self._cash), self.amount + step * self.unit))
        self.rebuild()
        return True

    def _construction(self) -> Reply:
        from game.landlord.view.dialogs.manage.scene import ManageScene  # it opens dialogs of its own

        assert self.bidder is not None
        return Push(ManageScene(self.session, self.bidder))

    def unhandled_key(self, press: Press) -> Reply:
        if self.bidder is None:
            return None
        if press.means(Action.PLUS, Action.MINUS):
            return self._raise(10 if press.means(Action.PLUS) else -10)
        if press.digit is not None:
            return self._type(self.typed + press.key)
        if self.typed and press.key == "backspace":
            return self._type(self.typed[:-1])
        if self.typed and press.means(Action.BACK):
            return self._type("")
        return None

    def _type(self, typed: str) -> Reply:
        """Digits make a bid; with none left it starts from the least again."""
        self.typed = typed.lstrip("0")[-7:]
        self.amount = int(self.typed) if self.typed else self.least
        self.rebuild()
        return True

    # pictures ------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        draw_keys(canvas, MODAL, self._hints(), pad=self.view.pad)

    def _stamp(self, canvas: Canvas, box: pygame.FRect) -> None:
        ended = self.session.playing
        if isinstance(ended, ev.AuctionEnded):
            text = _("Sold") if ended.seat >= 0 else _("Unsold")
            draw_stamp(canvas, box, text, self._progress(STAMPS))

    def _own_bid(self) -> Node:
        """The draft of a bid: what it is, the least it may be, and what it leaves; or who is to bid."""
        session, seat = self.session, self.bidder
        if seat is None:
            return Paragraph(self._waiting(), TextStyle(colour="#c4cbd2"), width=OWN)
        several = sum(session.is_human(s) for s in self.lot.bidders) > 1
        caption = _("Bid of {name}").format(name=session.names[seat]) if several else _("Your bid")
        figure = TextStyle("board-bold", 38, "gold-hi" if self.typed else "text")
        left, small = self._cash - self.amount, TextStyle("ui", 15, "#c4cbd2")
        least = _("at least {amount}").format(amount=session.money(self.least))
        after = _("leaves you {amount}").format(amount=session.money(left))
        beside = [
            Text(least, small),
            Text(after, small if left >= 0 else replace(small, colour="bad-hi")),
        ]
        amount = Row([Text(session.money(self.amount), figure, lines=1), Column(beside, grow=1)], gap=14)
        return Column([Text(caption.upper(), CAPTION), amount], min_width=OWN)

    def _hints(self) -> list[tuple[list[str], str]]:
        caps = self.view.caps
        ten = self.session.figure(10 * self.unit)
        return [
            ([caps(Action.LEFT), caps(Action.RIGHT)], _("choose a step")),
            (["+", "−"], _("raise or lower by {amount}").format(amount=ten)),
            ([caps(Action.CONFIRM)], _("bid")),
            ([self.view.letter(pgettext("key: drop out", "p"))], _("drop out")),
            ([caps(Action.BOARD)], _("show the board")),
        ]
