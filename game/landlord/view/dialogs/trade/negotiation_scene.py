"""What the dialogs of a trade share: how it goes on, how the device is passed, and how they are left."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any

from game.engine.command import Command
from game.landlord.rules.commands import AcceptTrade, Offer, RefuseTrade
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.state import LandlordState
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.full_deed import FullDeedScene
from game.landlord.view.dialogs.trade.negotiation import NegotiationModel
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.parts import deferred
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Down, Press, UiEvent
from game.ui.layout import Fit, Leaf, Node, Row, Text
from game.ui.reply import Pop, Push, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import icon
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

MODAL = (120.0, 48.0, 1680.0, 940.0)


class NegotiationScene(FullDeedScene):
    """Drafts an offer, or answers one; it pops with the seat that sits at the screen then."""

    dialog = True
    negotiation: NegotiationModel[Any]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._leaving = False

    @property
    def seat(self) -> int:
        """Who sits at the screen."""
        return self.negotiation.seat

    @property
    def state(self) -> LandlordState:
        """The goods as the negotiation has seen them."""
        return self.negotiation.state

    @property
    def waits(self) -> bool:
        """Whether an offer has to wait until the open question is answered."""
        return self.negotiation.table is None and self.session.must_wait(self.seat)

    @property
    def wait(self) -> str:
        """Why nothing can be changed at the moment, or nothing."""
        raise NotImplementedError

    @property
    def unit(self) -> int:
        """How much larger this edition's money is than the classic one's; no sum is less."""
        return self.session.pack.ruleset.unit

    # the negotiation goes on -----------------------------------------------------------------
    def update(self, now: float) -> Reply:
        """While a draft is made the game stands still; once an offer lies there it goes on."""
        if self._still:
            return self._listen()
        reply = super().update(now)
        return self._listen() or reply or self._pass_on(self.negotiation.next_person())

    @property
    def _still(self) -> bool:
        return not self.session.animating and self.negotiation.table is None

    def _keep_going(self) -> None:
        super()._keep_going()
        if self._still:
            self.wake_at = None

    def _listen(self) -> Reply:
        news = self.negotiation.listen()
        if news is None:
            return None
        if news.over:
            return Pop(self.seat)
        self.form.deafness.begin(self.view)
        self.rebuild()
        return self._pass_on(news.sits)

    def _pass_on(self, sits: tuple[int, int] | None) -> Reply:
        """Another person must look at this: the device is passed first."""
        if sits is None:
            return None
        return Push(PassDeviceScene(self.session, sits[0]), lambda _value: self._sit(*sits))

    def _sit(self, seat: int, partner: int) -> Reply:
        self.negotiation.sit(seat, partner)
        self.form.deafness.begin(self.view)
        return self._changed()

    # controls --------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        """The heading."""
        raise NotImplementedError

    @property
    def note(self) -> tuple[str, str]:
        """What is said at the foot, and its icon."""
        raise NotImplementedError

    @property
    def moves(self) -> tuple[str, str, str]:
        """What Tab, the arrows and Enter lead to."""
        raise NotImplementedError

    def who(self) -> Sequence[Node]:
        """The controls of the head: who takes part."""
        raise NotImplementedError

    def body(self) -> tuple[Node, Sequence[Node]]:
        """What stands between head and foot, and its parts in the order of the focus."""
        raise NotImplementedError

    def build(self) -> Iterator[Widget]:
        body, parts = self.body()
        who = Row([Text(_("with"), TextStyle(colour="muted")), *self.who()], gap=10)
        top = head(self.title, icon("trade", 38, "gold-hi"), Fit(who))
        acts = [self._away(), self._send(), self._accept()]  # each keeps its place whatever lies there
        note = (deferred.note(), "clock") if self.waits else self.note
        end = foot(acts, *note, left=[self._reset()])
        self.page = lay_out(dialog(top, body, end), self.view, MODAL)
        for node in (*parts, end, top):
            yield from controls(node)

    def _figure(
        self,
        key: Hashable,
        value: int,
        most: int,
        change: Callable[[int], Reply],
        group: Hashable,
        *,
        step: int = 10,
    ) -> Leaf:
        """A stepper for an amount of money."""
        return Leaf(
            Stepper(
                key, (0, 0, 200, 48), value, 0, max(0, most), step=step * self.unit, on_change=change,
                show=self.session.money, group=group, enabled=not self.wait,
            )
        )  # fmt: skip

    def _quick(self, name: str, giver: int, tray: Tray, most: int) -> Iterator[Leaf]:
        """Larger steps of cash; large figures leave room for one."""
        who = _("You") if giver == self.seat else self.session.names[giver]
        full = _("**All the cash.** {name} has no more.").format(name=who)
        group = "cash" if name == "cash" else f"{name} cash"
        for plus in (100,) if self.unit > 1 else (10, 100):
            amount = plus * self.unit
            yield Leaf(
                Button(
                    (name, plus), (0, 0, 0, 44), f"+{self.session.figure(amount)}", size=17, cap=False,
                    reason="" if tray.cash < most else full, group=group, enabled=not self.wait,
                    on_press=partial(self._set_cash, tray, most, tray.cash + amount),
                )
            )  # fmt: skip

    def owed(self, debtor: int, creditor: int) -> int:
        """What one seat owes another of a debt in hand that may be paid in kind (A16)."""
        found = debt.open_now(self.state)
        if found is None or found.seat != debtor or not self.state.ruleset.options.payment_in_kind:
            return 0
        return dict(found.shares).get(creditor, 0)

    def _reset(self) -> Button:
        """Empty the trays; for an answer, go back to what was offered."""
        negotiation, press = self.negotiation, self._clear
        if negotiation.answering:
            text, press = _("Back to the offer"), self._restore
            reason = _("**Nothing changed.** This is the offer.") if negotiation.unchanged else ""
        else:
            text, reason = _("Clear"), self.wait
            if negotiation.empty:
                reason = _("**Nothing to clear.** The trays are empty.")
        return Button(
            "clear", (0, 0, 0, 56), text, "ghost", icon="undo", group="foot", reason=reason, on_press=press
        )

    def _away(self) -> Button:
        if self.negotiation.asked:
            text = _("Really refuse?") if self._leaving else _("Refuse")
        else:
            text = _("Drop the offer?") if self._leaving else _("Cancel")
        return Button(
            "cancel",
            (0, 0, 0, 56),
            text,
            "danger" if self._leaving else "secondary",
            action=Action.BACK,
            group="foot",
            on_press=self._leave,
            reason=self.wait,
        )

    @property
    def _accepts(self) -> bool:
        """Whether the trays show the very offer that may be accepted: then that is the primary."""
        return self.negotiation.asked and self.negotiation.unchanged

    def _send(self) -> Button:
        """Send what lies in the trays."""
        negotiation, accepts = self.negotiation, self._accepts
        text = _("Counter") if negotiation.asked else _("Send the offer")
        reason = self.wait or self._why(negotiation.command)
        if accepts:
            reason = _("**Change something first.** A counter-offer differs from the offer.")
        elif negotiation.empty and not self.wait:
            reason = _("**Nothing on the table.** Put deeds or cash into a tray first.")
        send = Button(
            "send", (0, 0, 0, 64), text, "secondary" if accepts else "primary", icon="arrow-right", size=20,
            group="foot", reason=reason, on_press=lambda: self._submit(negotiation.command),
        )  # fmt: skip
        send.may_lead = True
        return send

    def _accept(self) -> Button:
        """Agree to what lies there; by Space only once the focus is here, if the seat parts with goods."""
        table, reason = self.negotiation.table, self.wait
        revision, offer = (table.revision, table.offer) if table is not None else (0, Offer(()))
        command = AcceptTrade(self.seat, revision, offer)
        if self._accepts:
            reason = self._why(command)
        elif self.negotiation.asked:
            reason = _("**Not what is offered.** The trays show something else: lay the offer out first.")
        elif not reason:
            reason = _("**Nothing to accept.** No offer lies on the table.")
        accept = Button(
            "accept", (0, 0, 0, 64), _("Accept"), "primary" if self._accepts else "secondary", icon="check",
            size=20, group="foot", reason=reason, on_press=lambda: self._submit(command),
        )  # fmt: skip
        accept.may_lead = True
        accept.careful = any(gift.giver == self.seat for gift in offer.transfers)
        return accept

    # acts ------------------------------------------------------------------------------------
    def _changed(self) -> Reply:
        self._leaving = False
        self.rebuild()
        return True

    def _set_cash(self, tray: Tray, most: int, amount: int) -> Reply:
        tray.cash = self.session.pack.ruleset.floored(max(0, min(amount, most)))
        return self._changed()

    def _let_off(self, tray: Tray, most: int, amount: int) -> Reply:
        tray.relief = self.session.pack.ruleset.floored(max(0, min(amount, most)))
        return self._changed()

    def _clear(self) -> Reply:
        self.negotiation.clear()
        return self._changed()

    def _restore(self) -> Reply:
        self.negotiation.restore()
        return self._changed()

    def _why(self, command: Command) -> str:
        refusal = self.session.why_not_ask(command)
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    def _submit(self, command: Command) -> Reply:
        self.negotiation.sent(command)
        waits = self.waits
        refusal = self.session.ask(command) if waits else self.session.submit(command)
        if waits and refusal is None:
            return Pop(self.seat)
        if refusal is not None:
            words = refusal_text(refusal, self.session.pack, self.session.names)
            self.toast(words.replace("**", ""), "warn")
        self._keep_going()
        return self._changed()

    def _leave(self) -> Reply:
        """Esc: an empty draft goes at once, a fuller one is asked about; an offer is refused by it."""
        asked = self.negotiation.asked
        if not self._leaving and (asked or not self.negotiation.empty):
            self._leaving = True
            self.rebuild()
            return True
        return self._submit(RefuseTrade(self.seat)) if asked else Pop(self.seat)

    def handle_event(self, event: UiEvent) -> Reply:
        """Anything but a second Esc means to stay."""
        asked = self._leaving
        reply = super().handle_event(event)
        focused = self.form.focused
        again = (
            isinstance(event, Down) and focused is not None and focused.key == "cancel"
        )  # its click follows
        if asked and self._leaving and isinstance(event, (Press, Down)) and not again:
            self._changed()
        return reply

    @property
    def cash_key(self) -> Hashable:
        """The stepper that + and − turn."""
        raise NotImplementedError

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.PLUS, Action.MINUS) and not self.wait:
            cash = self.form[self.cash_key]
            assert isinstance(cash, Stepper)
            step = 10 * self.unit if press.means(Action.PLUS) else -10 * self.unit
            return cash.on_change(max(0, min(cash.value + step, cash.high)))
        return super().unhandled_key(press)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        caps, (tab, arrows, enter) = self.view.caps, self.moves
        send = _("accept") if self._accepts else _("send")
        hints: list[Hint] = [
            (caps(Action.NEXT), tab),
            (["←", "→", "↑", "↓"], arrows),
            (caps(Action.CHOOSE), enter),
            (["+", "−"], _("cash")),
            (caps(Action.INSPECT), _("full deed")),
            (caps(Action.CONFIRM), send),
        ]
        draw_keys(canvas, MODAL, hints, pad=self.view.pad)
