"""The deeds sheet: everything a seat owns as full cards; any seat's, for deeds lie open on the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.landlord.view.dialogs import deed_cards
from game.landlord.view.dialogs.deeds.money import MoneyScene
from game.landlord.view.dialogs.deeds.seat_sheet import MODAL, SeatSheet
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import FOOT, Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Replace, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget


class DeedsScene(SeatSheet):
    """The cards of one seat, tabs for the others; `viewer` is who sits before the screen."""

    first_focus = "cards"

    def __init__(self, session: Session, seat: int, viewer: int) -> None:
        super().__init__(session, seat, viewer)
        self.flipped: set[int] = set()

    def build(self) -> Iterator[Widget]:
        yield deed_cards.cards_of(self.session, self.seat, self.view.scale, self.flipped, self._flip)
        yield from self._foot()
        yield self.tabs()

    @property
    def title(self) -> str:
        if self.seat == self.viewer:
            return _("Your deeds")
        return _("Deeds of {name}").format(name=self.session.names[self.seat])

    def _foot(self) -> Iterator[Widget]:
        close = self.close()
        if self.seat == self.viewer:
            act = Button(
                "act",
                (0, 0, 0, 56),
                _("Build and mortgage"),
                icon="house",
                action=Action.PROPERTY,
                group="foot",
                reason=self._busy(),
                on_press=lambda: Replace(ManageScene(self.session, self.viewer)),
            )
        else:
            text = _("Trade with {name}").format(name=self.session.names[self.seat])
            act = Button(
                "act",
                (0, 0, 0, 56),
                text,
                icon="trade",
                action=Action.TRADE,
                group="foot",
                reason=self._busy(),
                on_press=lambda: Replace(TradeScene(self.session, self.viewer, self.seat)),
            )
        money = Button(
            "money",
            (0, 0, 0, 56),
            _("Banknotes"),
            icon="note",
            letter=pgettext("key for banknotes", "N"),
            group="foot",
            on_press=lambda: Replace(MoneyScene(self.session, self.seat, self.viewer)),
        )
        lay_foot(self.view, MODAL, (money, act, close))
        self.room = money.box.left - MODAL[0] - 64
        yield from (money, act, close)

    def _busy(self) -> str:
        return "" if self.session.quiet else _("**Wait a moment.** Something is still moving.")

    def _flip(self, space: int) -> Reply:
        self.flipped ^= {space}
        self.rebuild()
        return True

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        session, caps = self.session, self.view.caps
        hints = [
            (["←", "→", "↑", "↓"], _("deed")),
            (caps(Action.CHOOSE), _("turn over")),
            (caps(Action.BACK), _("back")),
        ]
        draw_modal(
            canvas,
            MODAL,
            Modal(
                self.title,
                seat=session.colours[self.seat] + 1,
                token=f"token.{session.tokens[self.seat]}",
                hints=[] if self.view.pad else hints,
                title_width=self.title_width(canvas) + 2,
            ),
        )
        self._facts(canvas)

    def _facts(self, canvas: Canvas) -> None:
        """Cash, net worth and counts at the foot."""
        session, shown = self.session, self.session.shown
        x, middle = MODAL[0] + 32, MODAL[1] + MODAL[3] - FOOT / 2
        owned = sum(owner == self.seat for owner in shown.owner)
        count = ngettext("{count} deed", "{count} deeds", owned).format(count=owned)
        cards = len(shown.jail_cards[self.seat])
        if cards:
            count += "  ·  " + ngettext("{count} jail card", "{count} jail cards", cards).format(count=cards)
        canvas.icon("coins", (x + 13, middle), 26, "gold-hi")
        cash = canvas.text(
            session.money(shown.cash[self.seat]), (x + 40, middle - 1), TextStyle("board-bold", 28), "midleft"
        )
        worth = _("{amount} net worth").format(amount=session.money(shown.worth(self.seat)))
        left = cash.right + 24
        canvas.text(
            worth, (left, middle - 11), TextStyle(colour="muted"), "midleft", width=self.room - left + x
        )
        canvas.text(
            count, (left, middle + 12), TextStyle(colour="muted"), "midleft", width=self.room - left + x
        )
