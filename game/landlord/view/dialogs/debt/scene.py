"""A debt that the cash does not cover: sales and mortgages are drafted until it does, and done on Pay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from weakref import WeakKeyDictionary

from game.engine.command import Command
from game.engine.protocol import Refusal
from game.landlord.bots import raising
from game.landlord.rules.commands import DeclareBankruptcy, Offer, ProposeTrade, Transfer
from game.landlord.rules.frames import Debt, Negotiation
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view.dialogs.debt import cards
from game.landlord.view.dialogs.debt.draft import DebtDraft, suggestion
from game.landlord.view.dialogs.debt.head import head
from game.landlord.view.dialogs.debt.rows import DebtRows, words
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.goods import deed_view
from game.landlord.view.parts.chips import DeedChip
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.session import Session
from game.table.table import Table
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot
from game.ui.dialogs.head import menu_button
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.layout import Column, Fit, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.reply import Pop, Push, Reply
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.widget import Widget

MODAL = (176.0, 80.0, 1568.0, 848.0)
_SHINE = 0.7  # seconds that the full bar glows
_kept: WeakKeyDictionary[Table[LandlordState], tuple[Debt, list[Command]]] = WeakKeyDictionary()
"""Drafts that outlive the dialog while another person answers an offer."""


class DebtScene(TableScene[None]):
    """Can't be closed: it goes when the debt is settled or given up, or when another question comes first."""

    dialog = True
    unbidden = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        debt = session.frame
        assert isinstance(debt, Debt)
        self.known = session.seen  # as it was when last all was quiet
        self.draft = DebtDraft(session.table.rules, self.known, debt)
        before, kept = _kept.pop(session.table, (None, []))
        if before == debt:
            self.draft.fill(kept)
        self.offered: list[int] | None = None  # None: as suggested
        self.asked = False
        self._seen = session.table.seq
        self._shone_at: float | None = None
        first = [("less", space) for space in self.draft.streets()]
        first += [("tick", space) for space in self.draft.deeds()]
        self.first_focus = first[0] if first else "trade"

    # what is so ----------------------------------------------------------------------------
    @property
    def creditor(self) -> int | None:
        """The one player who is owed, if it is one player."""
        shares = self.draft.debt.shares
        return shares[0][0] if len(shares) == 1 and shares[0][0] != BANK else None

    def offerable(self) -> list[int]:
        """Deeds that can be given away whole: of bare groups, and not mortgaged in the draft."""
        state = self.draft.construction.state
        return [space for space in self.draft.deeds() if not state.mortgaged[space]]

    def offer_deeds(self) -> list[int]:
        """The deeds on offer: what was chosen, else a suggestion."""
        possible = self.offerable()
        if self.offered is not None:
            return [space for space in self.offered if space in possible]
        return suggestion(
            self.session.pack.ruleset, self.draft.construction.state, possible, self.draft.missing
        )

    def _offer(self) -> ProposeTrade | None:
        """Deeds for the missing sum, if both can be named."""
        deeds, creditor = self.offer_deeds(), self.creditor
        if creditor is None or not deeds or self.draft.full:
            return None
        give = Transfer(self.draft.seat, creditor, deeds=tuple(sorted(deeds)))
        get = Transfer(creditor, self.draft.seat, cash=self.draft.missing)
        if self.session.pack.ruleset.options.payment_in_kind:  # no cash need change hands for it (A16)
            get = Transfer(creditor, self.draft.seat, relief=self.draft.missing)
        return ProposeTrade(self.draft.seat, Offer((give, get)))

    # the course of it ----------------------------------------------------------------------
    def follow(self) -> Reply:
        """The table has moved: an answer came, the debt is settled, or somebody else must decide first."""
        frame = self.session.frame
        if not self.session.quiet:
            self.rebuild()
            return None
        moved, self._seen = self.session.table.seq != self._seen, self.session.table.seq
        if not isinstance(frame, Debt) or frame.seat != self.draft.seat:
            if isinstance(frame, Negotiation) and not any(map(self.session.is_human, frame.waiting)):
                self.rebuild()  # a computer thinks about the offer
                return None
            _kept[self.session.table] = self.draft.debt, self.draft.commands
            return Pop()
        if moved:
            self.form.deafness.begin(self.view)
            self.known = self.session.seen
            self.draft.renew(self.known, frame)
            if self.asked and self.creditor is not None:
                name = escape(self.session.names[self.creditor])
                self.toast(_("{name} says no.").format(name=name), "cross")
            self.asked = False
        self.rebuild()
        return None

    def resume(self) -> None:
        super().resume()
        self.wake_at = self.view.now

    def update(self, now: float) -> Reply:
        reply = super().update(now)
        if reply is None and self.session.quiet and self.session.table.seq != self._seen:
            return self.follow()  # a dialog over this one has moved the game on
        if self._shone_at is not None:
            self.dirty = True
            if now - self._shone_at < _SHINE and not self.view.comfort.reduced_motion:
                self.animating = True
            else:
                self._shone_at = None
        return reply

    def _changed(self, refusal: Refusal | None) -> Reply:
        """A sale or a mortgage was drafted or taken back."""
        if refusal is not None:
            self.toast(words(refusal, self.session).replace("**", ""), "info")
        self.rebuild()
        if self.draft.full and self._shone_at is None:
            self._shone_at, self.animating = self.view.now, True
            self.form.focus("pay")
        return True

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterable[Widget]:
        rows = DebtRows(self.session, self.draft, self._changed).column()
        left = Column([Scroll(rows, key="rows", grow=1), self._tools()], gap=18, grow=1)
        side = Column([self._raised(), self._offer_card(), self._give_up_card()], gap=14)
        body = Row([left, Scroll(side, key="side", width=564)], gap=26, align="stretch")
        tree = dialog(head(self.session, self.draft, menu_button(self.view)), body, self._foot())
        self.page = lay_out(tree, self.view, MODAL)
        return controls(self.page.root)

    def _tools(self) -> Node:
        letter = pgettext("key: pick for me", "a")
        reason = _("**Enough is raised.** There is nothing to pick.") if self.draft.full else ""
        if not reason and not self.draft.most_left:
            reason = _("**Nothing left.** All that can be sold or mortgaged is in the draft.")
        pick = Button(
            "pick", (0, 0, 0, 44), _("Pick the least harm for me"), icon="robot", letter=letter,
            reason=reason, on_press=self._pick, group="tools",
        )  # fmt: skip
        empty = "" if self.draft.commands else _("**Nothing drafted.** There is nothing to clear.")
        clear = Button(
            "clear", (0, 0, 0, 44), _("Clear"), "ghost", icon="undo", reason=empty,
            on_press=self._clear, group="tools",
        )  # fmt: skip
        most = _("You can raise {amount} in all").format(amount=self.session.money(self.draft.most))
        words = Text(most, TextStyle(colour="#c4cbd2", align="right"))
        return Fit(Row([Wrap([Leaf(pick), Leaf(clear)], gap=12, grow=1), words], gap=16))

    def _raised(self) -> Node:
        return cards.raised(self.session, self.draft, self._shine)

    def _offer_card(self) -> Node:
        chosen, state = self.offer_deeds(), self.draft.construction.state
        chips = []
        for space in self.offerable():
            view = deed_view(self.session, state, space)
            view = replace(view, name=self.session.space_short(space))
            chips.append(
                DeedChip(
                    ("chip", space), (0, 0, 0, 52), view, chosen=space in chosen,
                    on_press=lambda s=space: self._turn(s), group="offer",
                )
            )  # fmt: skip
        ask = Button(
            "offer", (0, 0, 180, 44), _("Make the offer"), reason=self._why_no_offer(),
            on_press=self._make_offer, group="offer",
        )  # fmt: skip
        return cards.offer(self.session, self.draft, chosen, self.creditor, chips, ask)

    def _why_no_offer(self) -> str:
        if self.draft.full:
            return _("**Enough is raised.** Pay, or take something back first.")
        offer = self._offer()
        if offer is None:
            return _("**No deed chosen.** Choose what to give for the missing sum.")
        return words(self.session.check(offer), self.session)

    def _give_up_card(self) -> Node:
        hold = HoldButton(
            "give up", (0, 0, 130, 52), _("Give up"), icon="", size=20,
            reason=self._why_not_give_up(), on_press=self._give_up, group="give up",
        )  # fmt: skip
        return cards.give_up(self.session, self.draft, hold)

    def _why_not_give_up(self) -> str:
        return words(self.session.check(DeclareBankruptcy(self.draft.seat)), self.session)

    def _foot(self) -> Node:
        trade = Button(
            "trade", (0, 0, 240, 56), _("Ask for a trade"), icon="trade", action=Action.TRADE,
            on_press=self._trade, group="foot",
        )  # fmt: skip
        who, amount = cards.creditors(self.session, self.draft), self.session.money(self.draft.owed)
        text = _("Pay {name} {amount}").format(name=who, amount=amount)
        missing = _("**Not yet.** {amount} is still missing.").format(
            amount=self.session.money(self.draft.missing)
        )
        pay = Button(
            "pay", (0, 0, 320, 64), text, "primary", size=22, on_press=self._pay, group="foot",
            reason="" if self.draft.full else missing,
        )  # fmt: skip
        note, frame = (
            _("The game waits. Nothing else can happen until the debt is settled."),
            self.session.frame,
        )
        if isinstance(frame, Negotiation):
            name = escape(self.session.names[frame.waiting[0]])
            note = _("{name} thinks about the offer.").format(name=name)
        return foot([trade, pay], note)

    # acts ----------------------------------------------------------------------------------
    def _pick(self) -> Reply:
        """Fill the draft with the least harm; what was drafted before is thought over again.

        Where all of it isn't enough the plan ends in bankruptcy, which only the debtor declares.
        """
        plan = raising.plan(self.known, self.draft.seat)
        self.draft.fill(step for step in plan if not isinstance(step, DeclareBankruptcy))
        return self._changed(None)

    def _clear(self) -> Reply:
        self.draft.clear()
        return self._changed(None)

    def _turn(self, space: int) -> Reply:
        """Put a deed into the offer, or take it out."""
        chosen = self.offer_deeds()
        self.offered = [s for s in chosen if s != space] if space in chosen else [*chosen, space]
        self.rebuild()
        return True

    def _make_offer(self) -> Reply:
        offer = self._offer()
        assert offer is not None
        self.asked = True
        return self._submit([offer]) or self.follow() or True

    def _trade(self) -> Reply:
        from game.landlord.view.dialogs.trade.scene import TradeScene  # it opens dialogs of its own

        return Push(TradeScene(self.session, self.draft.seat, self.creditor), self._traded)

    def _traded(self, seat: object) -> Reply:
        """The trade is over; if another person sits here now, the debtor is asked back."""
        if isinstance(seat, int) and seat != self.draft.seat and isinstance(self.session.frame, Debt):
            return Push(PassDeviceScene(self.session, self.draft.seat))
        return None

    def _pay(self) -> Reply:
        """Do all that was drafted; the last step settles the debt by itself."""
        return self._submit(self.draft.commands) or Pop()

    def _give_up(self) -> Reply:
        return self._submit([DeclareBankruptcy(self.draft.seat)]) or Pop()

    def _submit(self, commands: list[Command]) -> Reply:
        """Give commands in order; a refusal is said and the rest is kept as a draft."""
        for command in commands:
            refusal = self.session.submit(command)
            if refusal is not None:
                return self._changed(refusal)
        return None

    def unhandled_key(self, press: Press) -> Reply:
        focused = self.form.focused
        if focused is None or not isinstance(focused.key, tuple) or focused.key[0] not in ("less", "more"):
            return None
        space = focused.key[1]
        if press.means(Action.MINUS):
            return self._changed(self.draft.sell(space))
        if press.means(Action.PLUS):
            return self._changed(self.draft.keep(space))
        return None

    # pictures ------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        draw_keys(canvas, MODAL, self._hints(), pad=self.view.pad)

    def _shine(self) -> float:
        if self._shone_at is None:
            return 0.0
        return max(0.0, 1 - (self.view.now - self._shone_at) / _SHINE)

    def _hints(self) -> list[tuple[list[str], str]]:
        caps = self.view.caps
        return [
            ([caps(Action.UP), caps(Action.DOWN)], _("row")),
            (["+", "−"], self.session.text("word.houses")),
            ([caps(Action.CHOOSE)], _("tick")),
            ([self.view.letter(pgettext("key: pick for me", "a"))], _("pick for me")),
            ([caps(Action.CONFIRM)], _("pay")),
        ]
