"""Trade: an offer is drafted, sent, answered, countered, until it is agreed or dropped.

A draft outlives a refusal. The same dialog serves whoever must answer: their side is always on the left.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.landlord.bots.trading import appraise
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.state import BANK
from game.landlord.view import goods
from game.landlord.view.dialogs.people import seat_tabs
from game.landlord.view.dialogs.trade import page as trade_page
from game.landlord.view.dialogs.trade import words as trade_words
from game.landlord.view.dialogs.trade.deeds import Deeds, Side
from game.landlord.view.dialogs.trade.middle import WIDTH as MIDDLE_W
from game.landlord.view.dialogs.trade.middle import Middle
from game.landlord.view.dialogs.trade.middle import X as MIDDLE_X
from game.landlord.view.dialogs.trade.negotiation_scene import MODAL, NegotiationScene
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.dialogs.trade.page import CASH_Y, LEFT, RELIEF, RIGHT, TRAY_TOP
from game.landlord.view.dialogs.trade.pair import PairNegotiation
from game.landlord.view.dialogs.trade.several.scene import TradeSeveralScene
from game.landlord.view.dialogs.trade.words import Said
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.reply import Replace, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

PORTFOLIO_TOP, PORTFOLIO_HIGH = 521.0, 369.0


def trade_scene(session: Session, seat: int, partner: int | None = None) -> NegotiationScene:
    """The dialog for an offer between two, or for one among several that lies on the table."""
    if len(trade_page.parties_now(session)) > 2:
        return TradeSeveralScene(session, seat)
    return TradeScene(session, seat, partner)


class TradeScene(NegotiationScene):
    """Offers between the seat at the screen and one partner."""

    negotiation: PairNegotiation

    def __init__(self, session: Session, seat: int, partner: int | None = None) -> None:
        super().__init__(session)
        self.negotiation = PairNegotiation(session, seat, partner)
        own = goods.holdings(self.negotiation.state, seat)
        self.first_focus = ("own", "deed", own[0][1][0]) if own else None

    @property
    def wait(self) -> str:
        if not self.negotiation.thinking:
            return ""
        name = self.session.names[self.negotiation.partner]
        return _("**Wait a moment.** {name} is thinking.").format(name=name)

    @property
    def relief(self) -> tuple[int, int]:
        """Who of the two is owed a debt by the other, and how much; nobody, and nothing, else (A16)."""
        owed = debt.open_now(self.negotiation.state)
        pair = {self.negotiation.seat, self.negotiation.partner}
        if (
            owed is None
            or owed.seat not in pair
            or not self.negotiation.state.ruleset.options.payment_in_kind
        ):
            return BANK, 0
        creditor = (pair - {owed.seat}).pop()
        return creditor, dict(owed.shares).get(creditor, 0)

    @property
    def lower(self) -> float:
        """How far a line for the debt pushes the portfolios down."""
        return RELIEF if self.relief[1] else 0.0

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        negotiation = self.negotiation
        self.ruler = self.view.scratch()
        self.own = Side("own", negotiation.seat, negotiation.partner, LEFT, negotiation.draft.give)
        self.their = Side("their", negotiation.partner, negotiation.seat, RIGHT, negotiation.draft.get)
        self.deeds = Deeds(self.session, negotiation.state, self.ruler)
        self.middle = self._middle()
        for side in (self.own, self.their):
            turn = partial(self._turn, side.tray)
            top, high = PORTFOLIO_TOP + self.lower, PORTFOLIO_HIGH - self.lower
            portfolio = self.deeds.portfolio(side, top, high, turn)
            table = [*self.deeds.tray(side, TRAY_TOP, turn), *self._cash(side), *self._off_the_debt(side)]
            yield from [portfolio, *table] if side is self.own else [*table, portfolio]
        yield from self._counter()
        yield from self.foot()
        reason = _("**Answer first.** An offer lies on the table.") if negotiation.table is not None else ""
        partners, partner = negotiation.partners, negotiation.partner
        tabs = seat_tabs(self.session, partners, partner, on_change=self._with, reason=reason)
        wide = min(1120.0, tabs.measure(self.view.ruler, 1120.0).width)
        right = MODAL[0] + MODAL[2] - 32 - (60 if len(partners) > 1 else 0)
        tabs.place(self.view.ruler, (right - wide, 67, wide, 50))
        self.tabs_left = tabs.box.left
        yield tabs
        if len(negotiation.partners) > 1:
            box = (MODAL[0] + MODAL[2] - 32 - 50, 67, 50, 50)
            tip = _("**A deal among several.** Bring more players in.")
            yield IconButton(
                "several",
                box,
                "people",
                tip,
                reason=reason or self.wait,
                group="several",
                on_press=self._widen,
            )

    def _middle(self) -> Middle:
        negotiation, state = self.negotiation, self.negotiation.state
        offer, seats = negotiation.draft.offer(), (negotiation.seat, negotiation.partner)
        mine, theirs = (appraise(state, offer, seat) for seat in seats)
        lines = (
            trade_words.consequences(self.session, state, negotiation.draft, negotiation.seat, mine),
            trade_words.consequences(self.session, state, negotiation.draft, negotiation.partner, theirs),
        )
        said = (
            negotiation.said
            if negotiation.said is not None and negotiation.said.seat == negotiation.partner
            else None
        )
        if negotiation.thinking and not self.session.is_human(negotiation.partner):
            said = Said(negotiation.partner, _("Let me see…"))
        return Middle(self.session, seats, mine, lines, said)

    def _cash(self, side: Side) -> Iterator[Widget]:
        """The stepper and two quick steps, as wide as this edition's figures ask for, from the right."""
        tray, group, free = side.tray, f"{side.name} cash", not self.wait
        most, change = self.negotiation.state.cash[side.seat], partial(self._set_cash, side.tray)
        giver = _("You") if side.seat == self.seat else self.session.names[side.seat]
        full = _("**All the cash.** {name} has no more.").format(name=giver)
        right, quick = side.left + 562.0, []
        long = self.unit > 1  # large figures leave room for one quick step; the stepper then goes by tens
        for plus, least in ((100, 60.0),) if long else ((100, 60.0), (10, 50.0)):
            amount = plus * self.unit
            text, reason = f"+{self.session.figure(amount)}", "" if tray.cash < most else full
            wide = max(least, self.ruler.measure(text, TextStyle("ui-bold")) + (36 if long else 14))
            box, press = (right - wide, CASH_Y - 22, wide, 44), partial(change, tray.cash + amount)
            key = (side.name, plus)
            quick.append(
                Button(
                    key,
                    box,
                    text,
                    size=17,
                    cap=False,
                    reason=reason,
                    group=group,
                    enabled=free,
                    on_press=press,
                )
            )
            right -= wide + 4
        show = self.session.money
        wide = 96 + max(128.0, self.ruler.measure(show(most), TextStyle("board-bold", 24)) + 18)
        box = (right - 12 - wide, CASH_Y - 24, wide, 48)
        yield Stepper(
            (side.name, "cash"),
            box,
            tray.cash,
            0,
            most,
            step=10 * self.unit if long else 1,
            on_change=change,
            show=show,
            group=group,
            enabled=free,
        )
        yield from reversed(quick)

    def _off_the_debt(self, side: Side) -> Iterator[Widget]:
        """What the creditor of the two lets go of the debt, for deeds or jail cards."""
        creditor, owed = self.relief
        if side.seat != creditor or not owed:
            return
        show, tray = self.session.money, side.tray
        wide = 96 + max(128.0, self.ruler.measure(show(owed), TextStyle("board-bold", 24)) + 18)
        box = (side.left + 562 - wide, CASH_Y + RELIEF - 24, wide, 48)
        yield Stepper(
            (side.name, "relief"),
            box,
            tray.relief,
            0,
            owed,
            step=10 * self.unit,
            on_change=partial(self._let_off, tray),
            show=show,
            group=f"{side.name} cash",
            enabled=not self.wait,
        )

    def _counter(self) -> Iterator[Widget]:
        """The button that takes what the other wants instead into the draft."""
        counter = self.negotiation.counter
        if counter is None:
            return
        text = _("Take the counter-offer: {amount}") if counter.give.cash else _("Take the counter-offer")
        text = text.format(amount=self.session.money(counter.give.cash))
        box = (MIDDLE_X, self.middle.bottom(self.ruler), MIDDLE_W, 56)
        yield Button(
            "counter", box, text, icon="trade", size=17, group="counter", on_press=self._take_counter
        )

    # acts ------------------------------------------------------------------------------------
    def _turn(self, tray: Tray, item: Hashable) -> Reply:
        """Put a deed or a jail card on the table, or take it back."""
        if self.wait:
            return True
        if isinstance(item, tuple):
            tray.turn_card(item)
        elif isinstance(item, int):
            tray.turn_deed(item)
        self.view.audio.play("card")
        return self._changed()

    def _set_cash(self, tray: Tray, amount: int) -> Reply:
        giver = self.seat if tray is self.negotiation.draft.give else self.negotiation.partner
        tray.cash = max(0, min(amount, self.negotiation.state.cash[giver]))
        return self._changed()

    def _let_off(self, tray: Tray, amount: int) -> Reply:
        tray.relief = max(0, min(amount, self.relief[1]))
        return self._changed()

    def _widen(self) -> Reply:
        """More than two take part."""
        negotiation = self.negotiation
        return Replace(
            TradeSeveralScene(self.session, self.seat, (negotiation.partner,), negotiation.draft.offer())
        )

    def _take_counter(self) -> Reply:
        self.negotiation.take_counter()
        self._changed()
        self.form.focus("send")
        return True

    def _with(self, index: int) -> Reply:
        self.negotiation.partner = self.negotiation.partners[index]
        return self._changed()

    def act(self, press: Press) -> Reply:
        key = self.form.focused.key if self.form.focused is not None else None
        if press.means(Action.PLUS, Action.MINUS) and not self.wait:
            theirs = isinstance(key, tuple) and key[0] == "their"
            tray = self.negotiation.draft.get if theirs else self.negotiation.draft.give
            step = 10 * self.unit
            return self._set_cash(tray, tray.cash + (step if press.means(Action.PLUS) else -step))
        return super().act(press)

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        negotiation, session = self.negotiation, self.session
        hints = [] if self.view.pad else trade_page.hints(self.view.caps, negotiation)
        draw_modal(
            canvas,
            MODAL,
            Modal(
                _("An offer") if negotiation.answering else _("Trade"),
                icon="trade",
                note=trade_page.note(session, negotiation),
                note_icon="person" if session.is_human(negotiation.partner) else "robot",
                note_width=self.note_width,
                hints=hints,
                title_width=self.tabs_left - 320,
            ),
        )
        canvas.text(_("with"), (self.tabs_left - 18, 92), TextStyle(colour="muted"), "midright")
        for side in (self.own, self.their):
            slot = self.deeds.empty_slot(side, TRAY_TOP)
            room = self.form[side.name, "cash"].box.left - side.left - 58
            creditor, owed = self.relief
            trade_page.draw_side(
                canvas,
                session,
                negotiation.state,
                side,
                slot,
                mine=side is self.own,
                room=room,
                lower=self.lower,
                owed=owed if side.seat == creditor else 0,
            )
        self.middle.paint(canvas)
        below = self.middle.bottom(canvas) + (80 if negotiation.counter is not None else 14)
        trade_page.draw_count(canvas, negotiation, min(866.0, below))
