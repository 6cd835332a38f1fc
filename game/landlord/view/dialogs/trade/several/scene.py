"""A deal among three seats or more: a column each says what goes to whom; all agree or nothing is done."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from game.landlord.bots.trading import appraise
from game.landlord.rules.commands import Offer
from game.landlord.view.dialogs.trade.deeds import Deeds, Side
from game.landlord.view.dialogs.trade.negotiation_scene import NegotiationScene
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.dialogs.trade.several import page
from game.landlord.view.dialogs.trade.several.draft import Gift
from game.landlord.view.dialogs.trade.several.negotiation import SeveralNegotiation
from game.landlord.view.dialogs.trade.several.page import GiftChip, Head, SeatToggle
from game.landlord.view.session import Session
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Row, Text, Wrap
from game.ui.reply import Replace, Reply
from game.ui.widgets.pieces import rule


class TradeSeveralScene(NegotiationScene):
    """Drafts or answers an offer among several; with one partner left it becomes the offer between two."""

    negotiation: SeveralNegotiation

    def __init__(
        self, session: Session, seat: int, seats: Sequence[int] = (), offer: Offer | None = None
    ) -> None:
        super().__init__(session)
        self.negotiation = SeveralNegotiation(session, seat, seats, offer)
        self.unbidden = self.negotiation.asked
        self.giver = seat  # whose portfolio lies open
        self.targets: dict[int, int] = {}  # to whom each gives next
        self.first_focus = self._first()

    def _first(self) -> Hashable:
        """An offer is looked at first; a draft begins with who else takes part."""
        inside = self.negotiation.draft.seats
        if self.negotiation.table is not None:
            return ("giver", self.seat)
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

    @property
    def title(self) -> str:
        return _("An offer") if self.negotiation.answering else _("A deal")

    @property
    def note(self) -> tuple[str, str]:
        """What was said last, or what happens to the offer."""
        said = self.negotiation.said
        text = _("Everybody must agree to it as it is; any change asks them all again.")
        if said is not None:
            text = f"**{escape(said.headline)}** {escape(said.speech)}".strip()
        elif self.negotiation.answering:
            text = _("Accept it as it lies there, change it for a counter-offer, or refuse.")
        return text, "people"

    @property
    def moves(self) -> tuple[str, str, str]:
        return _("part"), _("choose"), _("give or take back")

    # controls --------------------------------------------------------------------------------
    def who(self) -> Sequence[Node]:
        """Toggles of those who may take part."""
        inside, reason = self.negotiation.draft.seats, self.wait
        if self.negotiation.table is not None:
            reason = _("**Answer first.** An offer lies on the table.")
        return [
            Leaf(
                SeatToggle(
                    self.session, ("in", seat), seat, on=seat in inside, tick=True, group="seats",
                    reason=reason, on_press=partial(self._join, seat),
                )
            )
            for seat in self._others()
        ]  # fmt: skip

    def body(self) -> tuple[Node, Sequence[Node]]:
        """A column for each seat, and below them the portfolio of one of them."""
        if self.giver not in self.seats:
            self.giver = self.seat
        negotiation, offer = self.negotiation, self.negotiation.draft.offer()
        heads = [Leaf(self._head(seat)) for seat in self.seats]
        gifts = [page.gifts(seat, self._gifts(seat)) for seat in self.seats]
        columns = [
            page.column(
                self.session,
                seat,
                head,
                given,
                appraise(negotiation.state, offer, seat),
                chosen=seat == self.giver,
            )
            for seat, head, given in zip(self.seats, heads, gifts, strict=True)
        ]
        takers, money, portfolio = self._takers(), Row(self._money(), gap=14), self._portfolio()
        giver = page.giver(self.session, self.giver, takers, you=self.giver == self.seat)
        line = First([Row([giver, money], gap=24), Column([giver, Row([money], justify="end")], gap=8)])
        table = Fit(Grid(columns, len(columns), gap=14), min_height=240, max_height=400, grow=1)
        body = Column([table, rule("#2f3840"), line, portfolio], gap=12)
        return body, (*heads, *gifts, takers, money, portfolio)

    def _head(self, seat: int) -> Head:
        """A column's head opens the portfolio of its seat."""
        return Head(
            self.session,
            seat,
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

    def _gifts(self, seat: int) -> Iterator[GiftChip]:
        """What a seat gives, thing by thing, with the mark of who gets it."""
        for gift in self.negotiation.draft.gifts(seat):
            key: Hashable = (f"gift {seat}", "tray", gift.item)
            if gift.item is None:
                key = (f"gift {seat}", "cash" if gift.cash else "relief", gift.taker)
            press = partial(self._back, gift)
            chip = GiftChip(self.session, gift, key, on_press=press, enabled=not self.wait)
            change = self.negotiation.changed(seat, gift.taker)
            if change is not None:
                chip.changed = change.of(gift.item) if gift.item is not None else change.cash is not None
            yield chip

    def _takers(self) -> Node:
        """To whom the open portfolio gives."""
        toggles = [
            SeatToggle(
                self.session, ("to", seat), seat, on=seat == self.target, you=seat == self.seat,
                group="takers", on_press=partial(self._aim, seat),
            )
            for seat in self.seats
            if seat != self.giver
        ]  # fmt: skip
        return Wrap([Leaf(toggle) for toggle in toggles], gap=8, row_gap=6, grow=1)

    def _money(self) -> list[Node]:
        """Cash from the open portfolio to the chosen taker, and what is let go of a debt."""
        draft, giver = self.negotiation.draft, self.giver
        tray = draft.parcel(giver, self.target)
        most = self.negotiation.state.cash[giver] - draft.cash_of(giver) + tray.cash
        cash = self._figure("cash", tray.cash, most, partial(self._set_cash, tray, most), "cash")
        quick = self._quick("cash", giver, tray, most)
        found: list[Node] = [Text(_("Cash")), cash, *quick]
        owed = self.owed(self.target, giver)
        if owed:
            change = partial(self._let_off, tray, owed)
            relief = self._figure("relief", tray.relief, owed, change, "cash")
            found = [Text(_("Off the debt")), relief, *found]
        return found

    def _portfolio(self) -> Node:
        """All that the open seat could give."""
        given = Tray()
        for gift in self.negotiation.draft.gifts(self.giver):
            if isinstance(gift.item, int):
                given.deeds.append(gift.item)
            elif gift.item is not None:
                given.jail_cards.append(gift.item)
        side = Side("own", self.giver, self.target, given)
        deeds = Deeds(self.session, self.negotiation.state, self.view.scale)
        return deeds.portfolio(side, self._turn)

    @property
    def cash_key(self) -> Hashable:
        return "cash"

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
