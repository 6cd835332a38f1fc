"""Trade: an offer is drafted, sent, answered, countered, until it is agreed or dropped; the draft outlives a refusal.

The same dialog serves whoever must answer: their side is always on the left.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.bots.trading import appraise
from game.engine.command import Command
from game.engine.event import Event
from game.rules.classic.commands import (
    AcceptTrade,
    CounterTrade,
    Offer,
    ProposeTrade,
    RefuseTrade,
)
from game.rules.classic.events import TradeAnswered, TradeProposed
from game.rules.classic.frames import TradeTalk
from game.rules.classic.state import ClassicState
from game.view import goods
from game.view.actions import Action
from game.view.canvas import Canvas
from game.view.drafts.offer import OfferDraft, Tray
from game.view.i18n import _, number
from game.view.input import Down, Press, UiEvent
from game.view.refusals import refusal_text
from game.view.scene import Pop, Push, Reply
from game.view.scenes import trade_words
from game.view.scenes.foot import lay_foot
from game.view.scenes.pass_device import PassDeviceScene
from game.view.scenes.table_scene import TableScene
from game.view.scenes.trade_deeds import COLUMN, Deeds, Side, draw_slot
from game.view.scenes.trade_middle import WIDTH as MIDDLE_W
from game.view.scenes.trade_middle import X as MIDDLE_X
from game.view.scenes.trade_middle import Middle
from game.view.scenes.trade_words import Said
from game.view.session import Session
from game.view.widgets.buttons import Button
from game.view.widgets.choice import Tab, Tabs
from game.view.widgets.marks import Hint
from game.view.widgets.modal import draw_modal
from game.view.widgets.seats import draw_seat_mark
from game.view.widgets.values import Stepper
from game.view.widgets.widget import Widget

MODAL = (120.0, 48.0, 1680.0, 940.0)
LEFT, RIGHT = 152.0, 1188.0
TRAY_TOP, TRAY_HIGH, CASH_Y = 208.0, 262.0, 431.0
PORTFOLIO_TOP, PORTFOLIO_HIGH = 521.0, 369.0
READ_FOR = 0.7  # seconds in which an offer that appears can't be accepted by a key


class TradeScene(TableScene[int]):
    """Offers between the seat at the screen and one partner. It pops with the seat that sits there then."""

    dialog = True

    def __init__(self, session: Session, seat: int, partner: int | None = None) -> None:
        super().__init__(session)
        self.seat = seat
        self.said: Said | None = None
        self._drafts: dict[tuple[int, int], OfferDraft] = {}
        self._heard = len(session.log)
        self._began = seat  # who made the first offer of the talk in hand
        self._sent: Offer | None = None
        self._leaving = False
        self._since = 0.0  # when what must be answered appeared
        self._looked_at: int | None = None  # a deed shown in full
        self._seen = session.state.copy()  # as it was when last all was quiet
        self.partner = partner if partner is not None else self._likely()
        talk = self.talk
        if talk is not None:
            self._began = talk.author if talk.revision % 2 else self._other(talk)
            if seat in talk.waiting:
                self._answer(talk)
        own = goods.holdings(session.state, seat)
        self.first_focus = ("own", "deed", own[0][1][0]) if own else None

    # what lies on the table ------------------------------------------------------------------
    @property
    def talk(self) -> TradeTalk | None:
        """The offer on the table, once it has been seen."""
        frame = self.session.frame
        return frame if isinstance(frame, TradeTalk) else None

    @property
    def asked(self) -> bool:
        """Whether the seat at the screen must answer."""
        talk = self.talk
        return talk is not None and self.seat in talk.waiting

    @property
    def answering(self) -> bool:
        """Whether the draft is an answer: to an offer that came unasked, or to a person's counter-offer."""
        talk = self.talk
        return talk is not None and self.asked and (self._began != self.seat or self.session.is_human(talk.author))

    @property
    def draft(self) -> OfferDraft:
        """What this seat is about to offer its partner."""
        return self._drafts.setdefault((self.seat, self.partner), OfferDraft(self.seat, self.partner))

    @property
    def partners(self) -> list[int]:
        out = self.state.out
        return [seat for seat in range(len(self.session.names)) if seat != self.seat and not out[seat]]

    def _likely(self) -> int:
        """The first partner in seat order who has something to give."""
        state = self.state
        order = sorted(self.partners, key=lambda seat: (seat - self.seat) % len(self.session.names))
        return next((seat for seat in order if seat in state.owner), order[0])

    def _other(self, talk: TradeTalk) -> int:
        return OfferDraft.of(talk.offer, talk.author).partner

    def _answer(self, talk: TradeTalk) -> None:
        """Lay the offer on the table out as this seat sees it."""
        draft = OfferDraft.of(talk.offer, self.seat)
        self.partner = draft.partner
        self._drafts[self.seat, self.partner] = draft
        state = self.state
        if not self.session.is_human(talk.author):
            self.said = trade_words.proposal_of(self.session, state, talk.offer, talk.author, self.seat)
        else:
            name = self.session.names[talk.author]
            self.said = Said(talk.author, _("{name} makes you an offer").format(name=name))

    @property
    def _unchanged(self) -> bool:
        """Whether the draft is the very offer that lies on the table."""
        return self.asked and self.talk is not None and self.draft.same(self.talk.offer)

    @property
    def busy(self) -> str:
        """Why nothing can be changed at the moment, or nothing."""
        if self.session.quiet and (self.talk is None or self.asked):
            return ""
        return _("**Wait a moment.** {name} is thinking.").format(name=self.session.names[self.partner])

    @property
    def state(self) -> ClassicState:
        """The goods as they have been seen."""
        if self.session.quiet and self._seen.seq != self.session.state.seq:
            self._seen = self.session.state.copy()
        return self._seen

    def enter(self) -> None:
        self._since = self.view.now
        super().enter()

    # the talk goes on ------------------------------------------------------------------------
    def update(self, now: float) -> Reply:
        """While a draft is made the game stands still; once an offer lies there it goes on."""
        if self.session.quiet and self.talk is None:
            return self._hear()
        reply = super().update(now)
        heard = self._hear()
        return heard or reply or self._hand_over()

    def _keep_going(self) -> None:
        super()._keep_going()
        if self.session.quiet and self.talk is None:
            self.wake_at = None

    def _hear(self) -> Reply:
        """Take in what was said since, as the log tells it."""
        log = self.session.log
        fresh, self._heard = log[self._heard :], len(log)
        reply: Reply = None
        for line in fresh:
            if isinstance(line.event, Event):
                reply = self._take_in(line.event) or reply
        if fresh:
            self.rebuild()
        return reply

    def _take_in(self, event: Event) -> Reply:
        state = self.state
        match event:
            case TradeProposed(author, offer, revision) if author != self.seat and self._mine(offer):
                self._since = self.view.now
                if not self.session.is_human(author) and self._began == self.seat:
                    self.said = trade_words.counter_of(self.session, state, self._sent, offer, author, self.seat)
                elif revision == 1:
                    self._began = author
            case TradeAnswered(_seat, _offer, "accepted"):
                return Pop(self.seat)
            case TradeAnswered(seat, offer, _answer):
                return self._refused(seat, offer)
        return None

    def _mine(self, offer: Offer) -> bool:
        return any(self.seat in (transfer.giver, transfer.taker) for transfer in offer.transfers)

    def _refused(self, seat: int, offer: Offer) -> Reply:
        """The draft goes back to whoever began; a computer's offer is simply over."""
        began = self._began
        if seat == began or not self.session.is_human(began):
            return Pop(self.seat)
        if self.session.is_human(seat):
            self.said = trade_words.human_no(self.session, seat)
        else:
            self.said = trade_words.refusal_of(self.session, self.state, offer, seat, began)
        if began == self.seat:
            return None
        return Push(PassDeviceScene(self.session, began), lambda _value: self._sit(began, seat))

    def _hand_over(self) -> Reply:
        """Another person must answer: the device is passed first."""
        decider = self.session.decider
        if self.talk is None or decider is None or decider == self.seat:
            return None
        return Push(PassDeviceScene(self.session, decider), lambda _value: self._sit(decider, self.seat))

    def _sit(self, seat: int, partner: int) -> Reply:
        """Another person sits at the screen now."""
        self.seat, self.partner, self._since = seat, partner, self.view.now
        talk = self.talk
        if talk is not None and self.asked:
            self._answer(talk)
        self.rebuild()
        return None

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        state = self.state
        ruler = goods.ruler(self.view)
        self.ruler = ruler
        self.own = Side("own", self.seat, self.partner, LEFT, self.draft.give)
        self.their = Side("their", self.partner, self.seat, RIGHT, self.draft.get)
        self.deeds = Deeds(self.session, state, ruler)
        self.middle = self._middle()
        for side in (self.own, self.their):
            first = self.deeds.portfolio(side, PORTFOLIO_TOP, PORTFOLIO_HIGH, partial(self._turn, side.tray))
            table = [*self.deeds.tray(side, TRAY_TOP, partial(self._turn, side.tray)), *self._cash(side)]
            yield from [first, *table] if side is self.own else [*table, first]
        yield from self._counter()
        yield from self._foot()
        yield self._partner_tabs()

    def _middle(self) -> Middle:
        state, draft = self.state, self.draft
        offer = draft.offer()
        mine, theirs = (appraise(state, offer, seat) for seat in (self.seat, self.partner))
        lines = (
            trade_words.consequences(self.session, state, draft, self.seat, mine),
            trade_words.consequences(self.session, state, draft, self.partner, theirs),
        )
        said = self.said if self.said is not None and self.said.seat == self.partner else None
        if self.busy and not self.session.is_human(self.partner):
            said = Said(self.partner, _("Let me see…"))
        return Middle(self.session, (self.seat, self.partner), mine, lines, said)

    def _cash(self, side: Side) -> Iterator[Widget]:
        state, name = self.state, side.name
        unit = max(1, state.ruleset.start_cash // 1500)
        most, tray = state.cash[side.seat], side.tray
        change = partial(self._set_cash, tray)
        yield Stepper(
            (name, "cash"), (side.left + 208, CASH_Y - 24, 224, 48), tray.cash, 0, most, step=unit,
            on_change=change, show=self.session.money, group=f"{name} cash", enabled=not self.busy,
        )  # fmt: skip
        for plus, (x, wide) in ((10, (448, 50)), (100, (502, 60))):
            amount = plus * unit
            reason = "" if tray.cash < most else _("**All the cash.** {name} has no more.").format(name=self._name(side.seat))
            label = f"+{plus}" if unit == 1 else f"+{number(amount)}"
            yield Button(
                (name, plus), (side.left + x, CASH_Y - 22, wide, 44), label, size=17, cap=False, reason=reason,
                group=f"{name} cash", on_press=partial(change, tray.cash + amount), enabled=not self.busy,
            )  # fmt: skip

    def _name(self, seat: int) -> str:
        return _("You") if seat == self.seat else self.session.names[seat]

    def _counter(self) -> Iterator[Widget]:
        """The button that takes what the other wants instead into the draft."""
        offer = self.said.counter if self.said is not None and self.said.seat == self.partner else None
        if offer is None or not self.asked or self._unchanged:
            return
        cash = OfferDraft.of(offer, self.seat).give.cash
        text = _("Take the counter-offer: {amount}") if cash else _("Take the counter-offer")
        text = text.format(amount=self.session.money(cash))
        y = self.middle.bottom(self.ruler)
        yield Button("counter", (MIDDLE_X, y, MIDDLE_W, 56), text, icon="trade", size=17, group="counter", on_press=self._take_counter)

    def _foot(self) -> Iterator[Widget]:
        blank, tall = (0, 0, 0, 56), (0, 0, 300, 64)
        buttons = [self._reset(blank), self._away(blank)]
        if self._unchanged:
            talk = self.talk
            assert talk is not None
            accept = AcceptTrade(self.seat, talk.revision)
            buttons.append(
                Button("send", tall, _("Accept"), "primary", icon="check", size=20, group="foot", reason=self._why(accept), on_press=partial(self._submit, accept))
            )  # fmt: skip
        else:
            text = _("Send the counter-offer") if self.answering else _("Send the offer")
            send = self._command()
            buttons.append(
                Button("send", tall, text, "primary", icon="arrow-right", size=20, group="foot", reason=self._why_not_send(send), on_press=partial(self._submit, send))
            )  # fmt: skip
        lay_foot(self.view, MODAL, buttons)
        self.note_width = buttons[0].box.left - MODAL[0] - 68 - 24
        yield from buttons

    def _reset(self, blank: tuple[float, float, float, float]) -> Button:
        """Clear the trays; for an answer, go back to what was offered."""
        if self.answering and not self._unchanged:
            return Button("clear", blank, _("Back to the offer"), "ghost", icon="undo", group="foot", on_press=self._restore)
        if self.answering:
            reason = _("**Change something first.** A counter-offer differs from the offer.")
            return Button("clear", blank, _("Counter"), "ghost", icon="trade", group="foot", reason=reason)
        reason = _("**Nothing to clear.** The trays are empty.") if self.draft.empty else self.busy
        return Button("clear", blank, _("Clear"), "ghost", icon="undo", group="foot", reason=reason, on_press=self._clear)

    def _away(self, blank: tuple[float, float, float, float]) -> Button:
        if self.asked:
            text = _("Really refuse?") if self._leaving else _("Refuse")
        else:
            text = _("Drop the offer?") if self._leaving else _("Cancel")
        kind = "danger" if self._leaving else "secondary"
        return Button(
            "cancel", blank, text, kind, action=Action.BACK, group="foot", on_press=self._leave, reason=self.busy
        )

    def _partner_tabs(self) -> Tabs:
        session, partners = self.session, self.partners
        tabs = [
            Tab(session.names[s], seat=session.colours[s] + 1, token=f"token.{session.tokens[s]}", human=session.is_human(s))
            for s in partners
        ]
        wide = 8 + sum(self.ruler.measure(tab.text, "ui-bold", 17) + 68 + 32 for tab in tabs)
        wide = min(wide, 1180)
        reason = ""
        if self.talk is not None:
            reason = _("**Answer first.** An offer lies on the table.")
        self.tabs_left = MODAL[0] + MODAL[2] - 32 - wide
        box = (self.tabs_left, 67, wide, 50)
        return Tabs("partner", box, tabs, partners.index(self.partner), on_change=self._with, even=False, group="partner", reason=reason)

    # acts ------------------------------------------------------------------------------------
    def _changed(self) -> Reply:
        self._leaving = False
        self.rebuild()
        return True

    def _turn(self, tray: Tray, item: Hashable) -> Reply:
        """Put a deed or a jail card on the table, or take it back."""
        if self.busy:
            return True
        if isinstance(item, tuple):
            tray.turn_card(item)
        elif isinstance(item, int):
            tray.turn_deed(item)
        self.view.audio.play("card")
        return self._changed()

    def _set_cash(self, tray: Tray, amount: int) -> Reply:
        giver = self.seat if tray is self.draft.give else self.partner
        tray.cash = max(0, min(amount, self.state.cash[giver]))
        return self._changed()

    def _clear(self) -> Reply:
        self.draft.clear()
        self.said = None if self.talk is None else self.said
        return self._changed()

    def _restore(self) -> Reply:
        talk = self.talk
        if talk is not None:
            self._drafts[self.seat, self.partner] = OfferDraft.of(talk.offer, self.seat)
        return self._changed()

    def _take_counter(self) -> Reply:
        if self.said is not None and self.said.counter is not None:
            self._drafts[self.seat, self.partner] = OfferDraft.of(self.said.counter, self.seat)
        self._changed()
        self.form.focus("send")
        return True

    def _with(self, index: int) -> Reply:
        self.partner = self.partners[index]
        return self._changed()

    def _command(self) -> Command:
        kind = CounterTrade if self.asked else ProposeTrade
        return kind(self.seat, self.draft.offer())

    def _why(self, command: Command) -> str:
        refusal = self.session.check(command)
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    def _why_not_send(self, command: Command) -> str:
        if self.busy:
            return self.busy
        if self.draft.empty:
            return _("**Nothing on the table.** Put deeds or cash into a tray first.")
        return self._why(command)

    def _submit(self, command: Command) -> Reply:
        if isinstance(command, ProposeTrade | CounterTrade):
            self._sent = command.offer
            if isinstance(command, ProposeTrade):
                self._began = self.seat
        self.said = None
        self._leaving = False
        refusal = self.session.submit(command)
        if refusal is not None:
            self.toast(refusal_text(refusal, self.session.pack, self.session.names).replace("**", ""), "warn")
        self._keep_going()
        self.rebuild()
        return True

    def _leave(self) -> Reply:
        """Esc: an empty draft goes at once, a fuller one is asked about; an offer on the table is refused by it."""
        if not self._leaving and (self.asked or not self.draft.empty):
            self._leaving = True
            self.rebuild()
            return True
        if not self.asked:
            return Pop(self.seat)
        return self._submit(RefuseTrade(self.seat))

    def hear(self, event: UiEvent) -> Reply:
        """A deed shown in full goes at any key; anything but a second Esc takes the question of leaving back."""
        if self._answer_too_soon(event):
            return True
        pressed = isinstance(event, (Press, Down))
        if self._looked_at is not None and pressed:
            self._looked_at, self.dirty = None, True
            return True
        asked = self._leaving
        reply = super().hear(event)
        if asked and self._leaving and pressed:
            self._leaving = False
            self.rebuild()
        return reply

    def _answer_too_soon(self, event: UiEvent) -> bool:
        """Space that was meant for the board must not accept an offer that has only just appeared."""
        if not isinstance(event, Press) or not event.means(Action.CONFIRM, Action.CHOOSE):
            return False
        return self.asked and self.view.now < self._since + READ_FOR

    def act(self, press: Press) -> Reply:
        key = self.form.focused.key if self.form.focused is not None else None
        if press.key == "i" and isinstance(key, tuple) and isinstance(key[-1], int) and key[1] in ("deed", "tray"):
            self._looked_at = key[-1]
            return True
        if press.means(Action.PLUS, Action.MINUS) and not self.busy:
            tray = self.draft.get if isinstance(key, tuple) and key[0] == "their" else self.draft.give
            step = 10 * max(1, self.state.ruleset.start_cash // 1500)
            return self._set_cash(tray, tray.cash + (step if press.means(Action.PLUS) else -step))
        return None

    def point(self, event: UiEvent) -> Reply:
        """The right button shows the deed under the pointer in full."""
        if isinstance(event, Down) and event.button == 3:
            for widget in self.form.walk():
                key = widget.key
                if isinstance(key, tuple) and len(key) == 3 and isinstance(key[2], int) and widget.shown().collidepoint(event.at):
                    self._looked_at = key[2] if key[1] in ("deed", "tray") else None
                    return True
        return None

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        session = self.session
        caps = self.view.caps
        hints: list[Hint] = [
            (caps(Action.NEXT), _("side")),
            (["←", "→", "↑", "↓"], _("deed")),
            (caps(Action.CHOOSE), _("put on the table or take back")),
            (["+", "−"], _("cash")),
            ("I", _("full deed")),
            (caps(Action.CONFIRM), _("accept") if self._unchanged else _("send")),
        ]
        human = session.is_human(self.partner)
        draw_modal(
            canvas, MODAL, self._title(), icon="trade", note=self._note(), note_icon="person" if human else "robot",
            note_width=min(self.note_width, 620), hints=[] if self.view.pad else hints, title_width=self.tabs_left - 320,
        )  # fmt: skip
        canvas.text(_("with"), (self.tabs_left - 18, 92), "ui", 17, "muted", "midright")
        for side in (self.own, self.their):
            self._side(canvas, side)
        self.middle.paint(canvas)
        self._count(canvas)

    def _title(self) -> str:
        if self.answering:
            return _("An offer")
        return _("Trade")

    def _side(self, canvas: Canvas, side: Side) -> None:
        session = self.session
        x, mine = side.left, side.seat == self.seat
        draw_seat_mark(canvas, (x + 22, 176), 44, session.colours[side.seat] + 1, f"token.{session.tokens[side.seat]}")
        canvas.text(_("You give") if mine else _("You get"), (x + 56, 177), "display", 27, "text", "midleft")
        canvas.well((x, TRAY_TOP, COLUMN, TRAY_HIGH))
        if (slot := self.deeds.empty_slot(side, TRAY_TOP)) is not None:
            draw_slot(canvas, slot)
        canvas.rule((x + 18, TRAY_TOP + 185), COLUMN - 36, "#2f3840")
        canvas.icon("coins", (x + 29, CASH_Y), 24, "gold-hi")
        has = session.money(self.state.cash[side.seat])
        canvas.text(_("Cash"), (x + 50, CASH_Y - 10), "ui", 17, "text", "midleft")
        canvas.text(_("of {amount}").format(amount=has), (x + 50, CASH_Y + 12), "ui", 15, "muted", "midleft", width=148)
        text = _("Your portfolio") if mine else _("Portfolio of {name}").format(name=session.names[side.seat])
        canvas.text(text.upper(), (x, 499), "ui-bold", 15, "muted", "midleft", tracking=1.2, width=COLUMN)

    def _note(self) -> str:
        name = self.session.names[self.partner]
        if self.answering:
            return _("Accept it as it lies there, change the trays for a counter-offer, or refuse.")
        if self.session.is_human(self.partner):
            text = _("{name} plays at this screen: the offer waits behind a curtain until {name} is in the chair.")
            return text.format(name=name)
        return _("{name} answers at once, says why, and may make one counter-offer.").format(name=name)

    def _count(self, canvas: Canvas) -> None:
        """How many offers are left before the next throw."""
        state = self.state
        limit, made = state.ruleset.options.offers_between_rolls, state.offers_made[self.seat]
        y = self.middle.bottom(self.ruler) + (76 if "counter" in self.form else 14)
        y = min(y, 866)
        if made < limit:
            text = _("Offer {count} of {limit} this turn").format(count=made + 1, limit=limit)
        else:
            text = _("No offer left before the next throw")
        left = canvas.text(text, (MIDDLE_X, y), "ui", 17, "muted", "midleft", width=MIDDLE_W)
        words = _("refusals cost nothing")
        wide = canvas.measure(words, "ui", 17)
        if made < limit and left.right + wide + 50 < MIDDLE_X + MIDDLE_W:
            canvas.icon("info", (MIDDLE_X + MIDDLE_W - wide - 18, y), 19, "muted")
            canvas.text(words, (MIDDLE_X + MIDDLE_W, y), "ui", 17, "muted", "midright")

    def paint_over(self, canvas: Canvas) -> None:
        if self._looked_at is None:
            return
        state, prints = self.state, self.session.stage.prints
        canvas.box((0, 0, 1920, 1080), "scrim", radius=0)
        high = canvas.scale.px(620)
        picture = (prints.mortgaged if state.mortgaged[self._looked_at] else prints.deed)(self._looked_at, high)
        canvas.surface.blit(picture, picture.get_rect(center=canvas.scale.point((960, 540))))
