"""A deal among three seats or more: a column each says what goes to whom; all agree or nothing is done."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from game.landlord.bots.trading import appraise
from game.landlord.rules.commands import Offer
from game.landlord.rules.questions.dues import debt
from game.landlord.view.dialogs.trade.deeds import Deeds, Side
from game.landlord.view.dialogs.trade.negotiation_scene import MODAL, NegotiationScene
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.dialogs.trade.several import page
from game.landlord.view.dialogs.trade.several.draft import Gift
from game.landlord.view.dialogs.trade.several.negotiation import SeveralNegotiation
from game.landlord.view.dialogs.trade.several.page import GiftChip, Head, SeatToggle
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.reply import Replace, Reply
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget


class TradeSeveralScene(NegotiationScene):
    """Drafts or answers an offer among several; with one partner left it becomes the offer between two."""

    negotiation: SeveralNegotiation

    def __init__(
        self, session: Session, seat: int, seats: Sequence[int] = (), offer: Offer | None = None
    ) -> None:
        super().__init__(session)
        self.negotiation = SeveralNegotiation(session, seat, seats, offer)
        self.giver = seat  # whose portfolio lies open
        self.targets: dict[int, int] = {}  # to whom each gives next
        self.first_focus = self._first()

    def _first(self) -> Hashable:
        """An offer is looked at first; a draft begins with who else takes part."""
        inside = self.negotiation.draft.seats
        if self.negotiation.table is not None:
            return "send"
        outside = [seat for seat in self._others() if seat not in inside]
        return ("in", outside[0]) if len(inside) <= 2 and outside else ("to", self.target)

    @property
    def wait(self) -> str:
        if not self.negotiation.thinking:
            return ""
        seat = self.negotiation.thinker
        if seat is None:
            return _("**Wait a moment.** Something is still moving.")
        return _("**Wait a moment.** {name} is thinking.").format(name=escape(self.session.names[seat]))

    @property
    def seats(self) -> list[int]:
        """Who takes part, the seat at the screen first."""
        return [self.seat, *sorted(seat for seat in self.negotiation.draft.seats if seat != self.seat)]

    @property
    def target(self) -> int:
        """To whom the open portfolio gives next."""
        others = [seat for seat in self.seats if seat != self.giver]
        chosen = self.targets.get(self.giver, -1)
        return chosen if chosen in others else others[0]

    def _others(self) -> list[int]:
        """Who may take part besides the seat at the screen."""
        out = self.negotiation.state.out
        return [seat for seat in range(len(self.session.names)) if seat != self.seat and not out[seat]]

    def _sit(self, seat: int, partner: int) -> Reply:
        self.giver = seat
        return super()._sit(seat, partner)

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        if self.giver not in self.seats:
            self.giver = self.seat
        self.ruler = self.view.scratch()
        self.deeds = Deeds(self.session, self.negotiation.state, self.ruler)
        yield from self._heads()
        yield from self._columns()
        yield from self._takers()
        yield from self._cash()
        yield self._portfolio()
        yield from self.foot()
        yield from self._toggles()

    def _heads(self) -> Iterator[Widget]:
        """A column's head opens the portfolio of its seat."""
        for seat, box in zip(self.seats, page.columns(len(self.seats)), strict=True):
            yield Head(
                self.session,
                seat,
                (box[0], box[1], box[2], page.HEAD),
                you=seat == self.seat,
                open_now=seat == self.giver,
                state=self._stands(seat),
                on_press=partial(self._open, seat),
            )

    def _stands(self, seat: int) -> str:
        """Where a seat stands: it agrees, is asked, said no, or nothing yet."""
        table, said = self.negotiation.table, self.negotiation.said
        if seat in self.negotiation.agreed:
            return "agrees"
        if table is not None and seat in table.waiting:
            return "asked"
        return "no" if table is None and said is not None and said.seat == seat else ""

    def _columns(self) -> Iterator[Widget]:
        """What each gives, thing by thing, with the mark of who gets it."""
        for seat, (x, y, w, _h) in zip(self.seats, page.columns(len(self.seats)), strict=True):
            chips: list[Widget] = []
            for gift in self.negotiation.draft.gifts(seat):
                top = y + page.HEAD + 12 + len(chips) * (page.CHIP + 6)
                key: Hashable = (f"gift {seat}", "tray", gift.item)
                if gift.item is None:
                    key = (f"gift {seat}", "cash" if gift.cash else "relief", gift.taker)
                chip = GiftChip(self.session, gift, key, (x + 10, top, w - 20, page.CHIP))
                chip.on_press = partial(self._back, gift)
                chip.enabled = not self.wait
                chips.append(chip)
            area = (x + 4, y + page.HEAD + 6, w - 8, page.ROOM)
            if chips:
                last = chips[-1].box.bottom - area[1] + 6
                yield ScrollArea(("column", seat), area, chips, height=last, group=f"gifts {seat}")

    def _takers(self) -> Iterator[Widget]:
        """To whom the open portfolio gives."""
        others = [seat for seat in self.seats if seat != self.giver]
        boxes = page.taker_boxes(self.ruler, self.session, others)
        for seat, box in zip(others, boxes, strict=True):
            press = partial(self._aim, seat)
            yield SeatToggle(
                self.session,
                ("to", seat),
                seat,
                box,
                on=seat == self.target,
                you=seat == self.seat,
                group="takers",
                on_press=press,
            )

    def _cash(self) -> Iterator[Widget]:
        """Cash from the open portfolio to the chosen taker, and what is let go of a debt."""
        state, draft, giver = self.negotiation.state, self.negotiation.draft, self.giver
        tray = draft.parcel(giver, self.target)
        most = state.cash[giver] - draft.cash_of(giver) + tray.cash
        show, free = self.session.money, not self.wait
        wide = 96 + max(118.0, self.ruler.measure(show(max(most, 1)), TextStyle("board-bold", 24)) + 18)
        right = page.RIGHT
        yield Stepper(
            "cash",
            (right - wide, page.GIVES + 2, wide, 48),
            tray.cash,
            0,
            max(0, most),
            step=10 * self.unit,
            on_change=partial(self._set_cash, tray),
            show=show,
            group="cash",
            enabled=free,
        )
        self.cash_left = right - wide
        owed = self._owed()
        self.relief_left = 0.0
        if owed:
            self.relief_left = self.cash_left - 150 - wide
            yield Stepper(
                "relief",
                (self.relief_left, page.GIVES + 2, wide, 48),
                tray.relief,
                0,
                owed,
                step=10 * self.unit,
                on_change=partial(self._let_off, tray),
                show=show,
                group="cash",
                enabled=free,
            )

    def _owed(self) -> int:
        """What the chosen taker owes the open portfolio's seat."""
        owed = debt.open_now(self.negotiation.state)
        if (
            owed is None
            or owed.seat != self.target
            or not self.negotiation.state.ruleset.options.payment_in_kind
        ):
            return 0
        return dict(owed.shares).get(self.giver, 0)

    def _portfolio(self) -> Widget:
        """All that the open seat could give."""
        given = Tray()
        for gift in self.negotiation.draft.gifts(self.giver):
            if isinstance(gift.item, int):
                given.deeds.append(gift.item)
            elif gift.item is not None:
                given.jail_cards.append(gift.item)
        side = Side("own", self.giver, self.target, page.LEFT, given, page.WIDTH)
        return self.deeds.portfolio(side, page.DEEDS, page.DEEDS_HIGH, self._turn)

    def _toggles(self) -> Iterator[Widget]:
        """Who takes part."""
        reason = (
            _("**Answer first.** An offer lies on the table.") if self.negotiation.table is not None else ""
        )
        others = self._others()
        boxes = page.seat_boxes(self.ruler, self.session, others, MODAL[0] + MODAL[2] - 32)
        self.toggles_left = boxes[0][0]
        for seat, box in zip(others, boxes, strict=True):
            yield SeatToggle(
                self.session,
                ("in", seat),
                seat,
                box,
                on=seat in self.negotiation.draft.seats,
                tick=True,
                group="seats",
                reason=reason or self.wait,
                on_press=partial(self._join, seat),
            )

    # acts ------------------------------------------------------------------------------------
    def _open(self, seat: int) -> Reply:
        self.giver = seat
        return self._changed()

    def _aim(self, seat: int) -> Reply:
        self.targets[self.giver] = seat
        return self._changed()

    def _turn(self, item: Hashable) -> Reply:
        """Give a deed or a jail card to the chosen taker, or take it back."""
        if not self.wait and isinstance(item, int | tuple):
            self.negotiation.draft.turn(self.giver, item, self.target)
            self.view.audio.play("card")
        return self._changed()

    def _back(self, gift: Gift) -> Reply:
        if not self.wait:
            self.negotiation.draft.take_back(gift)
            self.giver = gift.giver
        return self._changed()

    def _set_cash(self, tray: Tray, amount: int) -> Reply:
        tray.cash = max(0, amount)
        return self._changed()

    def _let_off(self, tray: Tray, amount: int) -> Reply:
        tray.relief = max(0, amount)
        return self._changed()

    def _join(self, seat: int) -> Reply:
        """A seat takes part, or no more; when one partner is left it is an offer between two."""
        draft = self.negotiation.draft
        if seat not in draft.seats:
            draft.join(seat)
            return self._changed()
        draft.leave(seat)
        if len(draft.seats) > 2:
            return self._changed()
        from game.landlord.view.dialogs.trade.scene import TradeScene  # it opens this dialog

        left = next((other for other in draft.seats if other != self.seat), seat)
        scene = TradeScene(self.session, self.seat, left)
        for gift in draft.offer().transfers:
            pair = scene.negotiation.draft
            (pair.give if gift.giver == self.seat else pair.get).take(gift)
        return Replace(scene)

    def act(self, press: Press) -> Reply:
        if press.means(Action.PLUS, Action.MINUS) and not self.wait:
            stepper = self.form["cash"]
            assert isinstance(stepper, Stepper)
            step = stepper.step if press.means(Action.PLUS) else -stepper.step
            tray = self.negotiation.draft.parcel(self.giver, self.target)
            return self._set_cash(tray, min(stepper.high, stepper.value + step))
        return super().act(press)

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        negotiation, caps = self.negotiation, self.view.caps
        draw_modal(
            canvas,
            MODAL,
            Modal(
                _("An offer") if negotiation.answering else _("A deal"),
                icon="trade",
                note=self._note(),
                note_icon="people",
                note_width=self.note_width,
                hints=[] if self.view.pad else page.hints(caps, unchanged=negotiation.unchanged),
                title_width=self.toggles_left - 330,
            ),
        )
        canvas.text(_("with"), (self.toggles_left - 18, 92), TextStyle(colour="muted"), "midright")
        offer = negotiation.draft.offer()
        for seat, box in zip(self.seats, page.columns(len(self.seats)), strict=True):
            nothing = not any(True for _gift in negotiation.draft.gifts(seat))
            seen = appraise(negotiation.state, offer, seat)
            page.draw_column(canvas, self.session, box, seen, empty=nothing, chosen=seat == self.giver)
        page.draw_gives(canvas, self.session, self.giver, you=self.giver == self.seat)
        cash = _("Cash")
        canvas.text(cash, (self.cash_left - 14, page.GIVES + 26), anchor="midright")
        if self.relief_left:
            at = (self.relief_left - 14, page.GIVES + 26)
            canvas.text(_("Off the debt"), at, anchor="midright")

    def _note(self) -> str:
        """What was said last, or what happens to the offer."""
        said = self.negotiation.said
        if said is not None:
            return f"**{page.plain(said.headline)}** {page.plain(said.speech)}".strip()
        if self.negotiation.answering:
            return _("Accept it as it lies there, change it for a counter-offer, or refuse.")
        return _("Everybody must agree to it as it is; any change asks them all again.")
