"""Trade: an offer is drafted, sent, answered, countered, until it is agreed or dropped.

A draft outlives a refusal. The same dialog serves whoever must answer: their side is always on the left.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from game.landlord.bots.trading import appraise
from game.landlord.rules.frames import Negotiation
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.view import goods
from game.landlord.view.dialogs.people import seat_tabs
from game.landlord.view.dialogs.trade import words as trade_words
from game.landlord.view.dialogs.trade.deeds import Deeds, Side
from game.landlord.view.dialogs.trade.middle import balance, gains, speech
from game.landlord.view.dialogs.trade.negotiation_scene import NegotiationScene
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.dialogs.trade.page import count, money_line, side_column
from game.landlord.view.dialogs.trade.pair import PairNegotiation
from game.landlord.view.dialogs.trade.several.scene import TradeSeveralScene
from game.landlord.view.dialogs.trade.words import Said
from game.landlord.view.session import Session
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Row, Scroll
from game.ui.reply import Replace, Reply
from game.ui.widgets.buttons import Button, IconButton


def trade_scene(session: Session, seat: int, partner: int | None = None) -> NegotiationScene:
    """The dialog for an offer between two, or for one among several that lies on the table."""
    frame = session.frame
    if isinstance(frame, Negotiation) and len(parties(frame.offer)) > 2:
        return TradeSeveralScene(session, seat)
    return TradeScene(session, seat, partner)


class TradeScene(NegotiationScene):
    """Offers between the seat at the screen and one partner."""

    negotiation: PairNegotiation

    def __init__(self, session: Session, seat: int, partner: int | None = None) -> None:
        super().__init__(session)
        self.negotiation = PairNegotiation(session, seat, partner)
        self.unbidden = self.negotiation.asked
        own = goods.holdings(self.negotiation.state, seat)
        self.first_focus = ("own", "deed", own[0][1][0]) if own else None

    @property
    def wait(self) -> str:
        if not self.negotiation.thinking:
            return ""
        name = self.session.names[self.negotiation.partner]
        return _("**Wait a moment.** {name} is thinking.").format(name=name)

    @property
    def title(self) -> str:
        return _("An offer") if self.negotiation.answering else _("Trade")

    @property
    def note(self) -> tuple[str, str]:
        """What happens to the offer."""
        human = self.session.is_human(self.negotiation.partner)
        text = _("{name} answers at once, says why, and may make one counter-offer.")
        if self.negotiation.answering:
            text = _("Accept it as it lies there, change the trays for a counter-offer, or refuse.")
        elif human:
            text = _(
                "{name} plays at this screen: the offer waits behind a curtain until {name} is in the chair."
            )
        name = escape(self.session.names[self.negotiation.partner])
        return text.format(name=name), "person" if human else "robot"

    @property
    def moves(self) -> tuple[str, str, str]:
        return _("side"), _("deed"), _("put on the table or take back")

    # controls --------------------------------------------------------------------------------
    def who(self) -> Sequence[Node]:
        negotiation, reason = self.negotiation, ""
        if negotiation.table is not None:
            reason = _("**Answer first.** An offer lies on the table.")
        tabs = seat_tabs(
            self.session, negotiation.partners, negotiation.partner, on_change=self._with, reason=reason
        )
        if len(negotiation.partners) == 1:
            return [Leaf(tabs)]
        tip = _("**A deal among several.** Bring more players in.")
        widen = IconButton(
            "several", (0, 0, 50, 50), "people", tip, reason=reason or self.wait, group="several",
            on_press=self._widen,
        )  # fmt: skip
        return [Leaf(tabs), Leaf(widen, width=50)]

    def body(self) -> tuple[Node, Sequence[Node]]:
        """The two sides, and between them what the offer comes to."""
        negotiation = self.negotiation
        seat, partner, draft = negotiation.seat, negotiation.partner, negotiation.draft
        own = Side("own", seat, partner, draft.give, negotiation.changed(seat, partner))
        their = Side("their", partner, seat, draft.get, negotiation.changed(partner, seat))
        deeds = Deeds(self.session, negotiation.state, self.view.scale)
        parts: list[list[Node]] = []
        for side in (own, their):
            turn = partial(self._turn, side.tray)
            parts.append([deeds.tray(side, turn), *self._money(side), deeds.portfolio(side, turn)])
        (own_tray, *own_money, own_deeds), their_parts = parts
        middle = self._middle()
        columns = [
            side_column(self.session, side, table, mine=side is own)
            for side, table in zip((own, their), parts, strict=True)
        ]
        body = Row([columns[0], middle, columns[1]], gap=32, align="stretch")
        return body, (own_deeds, own_tray, *own_money, *their_parts, middle)

    def _middle(self) -> Node:
        """What is said and the counter-offer stay in view; what stands above scrolls if it must."""
        negotiation, state, session = self.negotiation, self.negotiation.state, self.session
        offer, seats = negotiation.draft.offer(), (negotiation.seat, negotiation.partner)
        seen = [appraise(state, offer, seat) for seat in seats]
        self.lines = [
            trade_words.consequences(session, state, negotiation.draft, seat, each)
            for seat, each in zip(seats, seen, strict=True)
        ]
        name = session.names[negotiation.partner]
        titles = _("What you gain and lose"), _("What {name} gets").format(name=name)
        nothing = _("Nothing yet.") if seen[0].gives == seen[0].gets == 0 else _("Nothing.")
        cards = [
            gains(session, seat, title, lines, nothing)
            for seat, title, lines in zip(seats, titles, self.lines, strict=True)
        ]
        said = self._said()
        parts: list[Node] = [
            Scroll(Column([balance(session, *seats, seen), *cards], gap=14), key="middle", min_height=120),
            *([speech(session, said)] if said is not None else []),
            *self._counter(),
            count(negotiation),
        ]
        return Column(parts, gap=14, width=392)

    def _said(self) -> Said | None:
        """What the partner says now."""
        said, partner = self.negotiation.said, self.negotiation.partner
        if self.negotiation.thinking and not self.session.is_human(partner):
            return Said(partner, _("Let me see…"))
        fits = said is not None and said.seat == partner and self.negotiation.concerns(said)
        return said if fits else None

    def _money(self, side: Side) -> Iterator[Node]:
        """The line of cash with its quick steps, and what the creditor of the two lets go of a debt."""
        tray, group = side.tray, f"{side.name} cash"
        most = self.negotiation.state.cash[side.seat]
        change = partial(self._set_cash, tray, most)
        step = 10 if self.unit > 1 else 1
        cash = self._figure((side.name, "cash"), tray.cash, most, change, group, step=step)
        before = side.change.cash if side.change is not None else None
        yield money_line(
            self.session,
            "coins",
            _("Cash"),
            most,
            [cash, *self._quick(side.name, side.seat, tray, most)],
            before,
        )
        owed = self.owed(side.other, side.seat)
        if owed:
            relief = self._figure(
                (side.name, "relief"), tray.relief, owed, partial(self._let_off, tray, owed), group
            )
            yield money_line(self.session, "scales", _("Off the debt"), owed, [relief])

    def _counter(self) -> Iterator[Node]:
        """The button that takes what the other wants instead into the draft."""
        counter = self.negotiation.counter
        if counter is None:
            return
        text = _("Take the counter-offer: {amount}") if counter.give.cash else _("Take the counter-offer")
        text = text.format(amount=self.session.money(counter.give.cash))
        box = (0, 0, 0, 56)
        yield Leaf(
            Button("counter", box, text, icon="trade", size=17, group="counter", on_press=self._take_counter)
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

    def _widen(self) -> Reply:
        """More than two take part."""
        negotiation = self.negotiation
        return Replace(
            TradeSeveralScene(self.session, self.seat, (negotiation.partner,), negotiation.draft.offer())
        )

    def _take_counter(self) -> Reply:
        self.negotiation.take_counter()
        return self._changed()

    def _with(self, index: int) -> Reply:
        self.negotiation.partner = self.negotiation.partners[index]
        return self._changed()

    @property
    def cash_key(self) -> Hashable:
        key = self.form.focused.key if self.form.focused is not None else None
        return ("their" if isinstance(key, tuple) and key[0] == "their" else "own"), "cash"
