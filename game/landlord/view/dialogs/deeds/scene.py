"""The deeds sheet: everything a seat owns as full cards; any seat's, for deeds lie open on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.command import Command
from game.landlord.view.dialogs import deed_cards
from game.landlord.view.dialogs.deeds.money import MoneyScene
from game.landlord.view.dialogs.deeds.seat_sheet import MODAL, SeatSheet
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.parts import deferred
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.input import Press
from game.ui.layout import Column, Leaf, Node, Row, Text
from game.ui.reply import Pop, Replace, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget


class DeedsScene(SeatSheet):
    """The cards of one seat, tabs for the others; `viewer` is the person whose sheet it is."""

    first_focus = "cards"

    def __init__(self, session: Session, seat: int, viewer: int) -> None:
        super().__init__(session, seat, viewer)
        self.flipped: set[int] = set()

    def build(self) -> Iterable[Widget]:
        cards = deed_cards.cards_of(self.session, self.seat, self.view.scale, self.flipped, self._flip)
        cards.grow = 1
        body = [cards]
        if self.session.deferred(self.seat):
            body.insert(0, deferred.lines(self.session, self.seat, self._withdraw))
        self.page = lay_out(dialog(self.head(), Column(body, gap=16), self._foot()), self.view, MODAL)
        return controls(self.page.root)

    @property
    def title(self) -> str:
        if self.session.humans == [self.seat]:
            return _("Your deeds")
        return _("Deeds of {name}").format(name=self.session.names[self.seat])

    def _foot(self) -> Node:
        money = Button(
            "money",
            (0, 0, 0, 56),
            _("Banknotes"),
            icon="note",
            letter=pgettext("key for banknotes", "N"),
            group="foot",
            on_press=lambda: Replace(MoneyScene(self.session, self.seat, self.viewer)),
        )
        return foot([money, *self._acts(), self.close()], self._facts())

    def _acts(self) -> Iterator[Button]:
        """What the person can do here at any time: with the own property, or with the other seat."""
        if not self.session.plays(self.viewer):
            return
        trade, partner = _("Trade"), None
        if self.seat == self.viewer:
            yield Button(
                "act",
                (0, 0, 0, 56),
                _("Build and mortgage"),
                icon="house",
                action=Action.PROPERTY,
                group="foot",
                on_press=lambda: Replace(ManageScene(self.session, self.viewer)),
            )
        else:
            trade = _("Trade with {name}").format(name=self.session.names[self.seat])
            partner = self.seat
        yield Button(
            "trade",
            (0, 0, 0, 56),
            trade,
            icon="trade",
            action=Action.TRADE,
            group="foot",
            on_press=lambda: Replace(TradeScene(self.session, self.viewer, partner)),
        )

    def _withdraw(self, command: Command) -> Reply:
        refusal = self.session.withdraw(command)
        if refusal is not None:
            reason = refusal_text(refusal, self.session.pack, self.session.names)
            self.toast(reason.replace("**", ""), "warn")
        self.rebuild()
        return True

    def _flip(self, space: int) -> Reply:
        self.flipped ^= {space}
        self.rebuild()
        return True

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        caps = self.view.caps
        hints: list[Hint] = [
            (["←", "→", "↑", "↓"], _("deed")),
            (caps(Action.CHOOSE), _("turn over")),
            (caps(Action.BACK), _("back")),
        ]
        draw_keys(canvas, MODAL, hints, pad=self.view.pad)

    def _facts(self) -> Node:
        """Cash, net worth and counts at the foot."""
        session, shown = self.session, self.session.shown
        owned = sum(owner == self.seat for owner in shown.owner)
        count = ngettext("{count} deed", "{count} deeds", owned).format(count=owned)
        cards = len(shown.jail_cards[self.seat])
        if cards:
            count += "  ·  " + ngettext("{count} jail card", "{count} jail cards", cards).format(count=cards)
        worth = _("{amount} net worth").format(amount=session.money(shown.worth(self.seat)))
        words = Column([Text(text, TextStyle(colour="muted")) for text in (worth, count)], grow=1)
        cash = Text(session.money(shown.cash[self.seat]), TextStyle("board-bold", 28), lines=1)
        return Row([icon("coins", 26, "gold-hi"), cash, Leaf(), words], gap=14, grow=1)
