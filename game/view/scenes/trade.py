"""Trade: an offer is drafted, sent, answered, countered, until it is agreed or dropped.

A draft outlives a refusal. The same dialog serves whoever must answer: their side is always on the left.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.bots.trading import appraise
from game.engine.command import Command
from game.rules.classic.commands import AcceptTrade, RefuseTrade
from game.view import goods
from game.view.actions import Action
from game.view.canvas import Canvas
from game.view.drafts.offer import Tray
from game.view.i18n import _, number
from game.view.input import Down, Press, UiEvent
from game.view.refusals import refusal_text
from game.view.scene import Pop, Push, Reply
from game.view.scenes import trade_page, trade_words
from game.view.scenes.foot import lay_foot
from game.view.scenes.pass_device import PassDeviceScene
from game.view.scenes.people import seat_tabs
from game.view.scenes.table_scene import TableScene
from game.view.scenes.trade_deeds import Deeds, Side, deed_of
from game.view.scenes.trade_middle import WIDTH as MIDDLE_W
from game.view.scenes.trade_middle import Middle
from game.view.scenes.trade_middle import X as MIDDLE_X
from game.view.scenes.trade_page import CASH_Y, LEFT, RIGHT, TRAY_TOP
from game.view.scenes.trade_talk import Talk
from game.view.scenes.trade_words import Said
from game.view.session import Session
from game.view.widgets.buttons import Button
from game.view.widgets.modal import draw_modal
from game.view.widgets.values import Stepper
from game.view.widgets.widget import Widget

MODAL = (120.0, 48.0, 1680.0, 940.0)
PORTFOLIO_TOP, PORTFOLIO_HIGH = 521.0, 369.0
READ_FOR = 0.7  # seconds in which an offer that appears can't be accepted by a key


class TradeScene(TableScene[int]):
    """Offers between the seat at the screen and one partner. It pops with the seat that sits there then."""

    dialog = True

    def __init__(self, session: Session, seat: int, partner: int | None = None) -> None:
        super().__init__(session)
        self.talk = Talk(session, seat, partner)
        self._leaving = False
        self._since = 0.0  # when what must be answered appeared
        self._looked_at: int | None = None  # a deed shown in full
        own = goods.holdings(self.talk.state, seat)
        self.first_focus = ("own", "deed", own[0][1][0]) if own else None

    @property
    def seat(self) -> int:
        """Who sits at the screen."""
        return self.talk.seat

    @property
    def wait(self) -> str:
        """Why nothing can be changed at the moment, or nothing."""
        if not self.talk.thinking:
            return ""
        name = self.session.names[self.talk.partner]
        return _("**Wait a moment.** {name} is thinking.").format(name=name)

    @property
    def unit(self) -> int:
        """How much larger this edition's money is than the classic one's."""
        return max(1, self.session.pack.ruleset.start_cash // 1500)

    # the talk goes on ------------------------------------------------------------------------
    def enter(self) -> None:
        self._since = self.view.now
        super().enter()

    def update(self, now: float) -> Reply:
        """While a draft is made the game stands still; once an offer lies there it goes on."""
        if self._still:
            return self._listen()
        reply = super().update(now)
        return self._listen() or reply or self._pass_on(self.talk.next_person())

    @property
    def _still(self) -> bool:
        return self.session.quiet and self.talk.table is None

    def _keep_going(self) -> None:
        super()._keep_going()
        if self._still:
            self.wake_at = None

    def _listen(self) -> Reply:
        news = self.talk.listen()
        if news is None:
            return None
        if news.over:
            return Pop(self.seat)
        self._since = self.view.now
        self.rebuild()
        return self._pass_on(news.sits)

    def _pass_on(self, sits: tuple[int, int] | None) -> Reply:
        """Another person must look at this: the device is passed first."""
        if sits is None:
            return None
        return Push(PassDeviceScene(self.session, sits[0]), lambda _value: self._sit(*sits))

    def _sit(self, seat: int, partner: int) -> Reply:
        self.talk.sit(seat, partner)
        self._since = self.view.now
        return self._changed()

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        talk = self.talk
        self.ruler = goods.ruler(self.view)
        self.own = Side("own", talk.seat, talk.partner, LEFT, talk.draft.give)
        self.their = Side("their", talk.partner, talk.seat, RIGHT, talk.draft.get)
        self.deeds = Deeds(self.session, talk.state, self.ruler)
        self.middle = self._middle()
        for side in (self.own, self.their):
            turn = partial(self._turn, side.tray)
            portfolio = self.deeds.portfolio(side, PORTFOLIO_TOP, PORTFOLIO_HIGH, turn)
            table = [*self.deeds.tray(side, TRAY_TOP, turn), *self._cash(side)]
            yield from [portfolio, *table] if side is self.own else [*table, portfolio]
        yield from self._counter()
        yield from self._foot()
        reason = _("**Answer first.** An offer lies on the table.") if talk.table is not None else ""
        tabs = seat_tabs(
            self.ruler,
            self.session,
            talk.partners,
            talk.partner,
            right=MODAL[0] + MODAL[2] - 32,
            top=67,
            widest=1180,
            on_change=self._with,
            reason=reason,
        )
        self.tabs_left = tabs.box.left
        yield tabs

    def _middle(self) -> Middle:
        talk, state = self.talk, self.talk.state
        offer, seats = talk.draft.offer(), (talk.seat, talk.partner)
        mine, theirs = (appraise(state, offer, seat) for seat in seats)
        lines = (
            trade_words.consequences(self.session, state, talk.draft, talk.seat, mine),
            trade_words.consequences(self.session, state, talk.draft, talk.partner, theirs),
        )
        said = talk.said if talk.said is not None and talk.said.seat == talk.partner else None
        if talk.thinking and not self.session.is_human(talk.partner):
            said = Said(talk.partner, _("Let me see…"))
        return Middle(self.session, seats, mine, lines, said)

    def _cash(self, side: Side) -> Iterator[Widget]:
        """The stepper and two quick steps, as wide as this edition's figures ask for, from the right."""
        tray, group, free = side.tray, f"{side.name} cash", not self.wait
        most, change = self.talk.state.cash[side.seat], partial(self._set_cash, side.tray)
        giver = _("You") if side.seat == self.seat else self.session.names[side.seat]
        full = _("**All the cash.** {name} has no more.").format(name=giver)
        right, quick = side.left + 562.0, []
        long = self.unit > 1  # large figures leave room for one quick step; the stepper then goes by tens
        for plus, least in ((100, 60.0),) if long else ((100, 60.0), (10, 50.0)):
            amount = plus * self.unit
            text, reason = f"+{number(amount)}", "" if tray.cash < most else full
            wide = max(least, self.ruler.measure(text, "ui-bold", 17) + (36 if long else 14))
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
        wide = 96 + max(128.0, self.ruler.measure(show(most), "board-bold", 24) + 18)
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

    def _counter(self) -> Iterator[Widget]:
        """The button that takes what the other wants instead into the draft."""
        counter = self.talk.counter
        if counter is None:
            return
        text = _("Take the counter-offer: {amount}") if counter.give.cash else _("Take the counter-offer")
        text = text.format(amount=self.session.money(counter.give.cash))
        box = (MIDDLE_X, self.middle.bottom(self.ruler), MIDDLE_W, 56)
        yield Button(
            "counter", box, text, icon="trade", size=17, group="counter", on_press=self._take_counter
        )

    def _foot(self) -> Iterator[Widget]:
        buttons = [self._reset(), self._away(), self._main()]
        lay_foot(self.view, MODAL, buttons)
        self.note_width = min(620.0, buttons[0].box.left - MODAL[0] - 92)
        yield from buttons

    def _reset(self) -> Button:
        """Clear the trays; for an answer, go back to what was offered."""
        talk, icon, press = self.talk, "undo", self._clear
        if talk.answering and talk.unchanged:
            text, icon = _("Counter"), "trade"
            reason = _("**Change something first.** A counter-offer differs from the offer.")
        elif talk.answering:
            text, press, reason = _("Back to the offer"), self._restore, ""
        else:
            text, reason = _("Clear"), self.wait
            if talk.draft.empty:
                reason = _("**Nothing to clear.** The trays are empty.")
        return Button(
            "clear", (0, 0, 0, 56), text, "ghost", icon=icon, group="foot", reason=reason, on_press=press
        )

    def _away(self) -> Button:
        if self.talk.asked:
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

    def _main(self) -> Button:
        """The primary: accept what lies there, or send what differs."""
        talk = self.talk
        if talk.table is not None and talk.unchanged:
            accept: Command = AcceptTrade(self.seat, talk.table.revision)
            text, icon, reason, command = _("Accept"), "check", self._why(accept), accept
        else:
            text = _("Send the counter-offer") if talk.answering else _("Send the offer")
            icon, command = "arrow-right", talk.command
            reason = self.wait or self._why(command)
            if talk.draft.empty and not self.wait:
                reason = _("**Nothing on the table.** Put deeds or cash into a tray first.")
        return Button(
            "send",
            (0, 0, 300, 64),
            text,
            "primary",
            icon=icon,
            size=20,
            group="foot",
            reason=reason,
            on_press=partial(self._submit, command),
        )

    # acts ------------------------------------------------------------------------------------
    def _changed(self) -> Reply:
        self._leaving = False
        self.rebuild()
        return True

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
        giver = self.seat if tray is self.talk.draft.give else self.talk.partner
        tray.cash = max(0, min(amount, self.talk.state.cash[giver]))
        return self._changed()

    def _clear(self) -> Reply:
        self.talk.clear()
        return self._changed()

    def _restore(self) -> Reply:
        self.talk.restore()
        return self._changed()

    def _take_counter(self) -> Reply:
        self.talk.take_counter()
        self._changed()
        self.form.focus("send")
        return True

    def _with(self, index: int) -> Reply:
        self.talk.partner = self.talk.partners[index]
        return self._changed()

    def _why(self, command: Command) -> str:
        refusal = self.session.check(command)
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    def _submit(self, command: Command) -> Reply:
        self.talk.sent(command)
        refusal = self.session.submit(command)
        if refusal is not None:
            words = refusal_text(refusal, self.session.pack, self.session.names)
            self.toast(words.replace("**", ""), "warn")
        self._keep_going()
        return self._changed()

    def _leave(self) -> Reply:
        """Esc: an empty draft goes at once, a fuller one is asked about; an offer is refused by it."""
        asked = self.talk.asked
        if not self._leaving and (asked or not self.talk.draft.empty):
            self._leaving = True
            self.rebuild()
            return True
        return self._submit(RefuseTrade(self.seat)) if asked else Pop(self.seat)

    def hear(self, event: UiEvent) -> Reply:
        """A deed shown in full goes at any key; anything but a second Esc means to stay."""
        if self._too_soon(event):
            return True
        pressed = isinstance(event, (Press, Down))
        if self._looked_at is not None and pressed:
            self._looked_at, self.dirty = None, True
            return True
        asked = self._leaving
        reply = super().hear(event)
        focused = self.form.focused
        again = isinstance(event, Down) and focused is not None and focused.key == "cancel"  # its click follows
        if asked and self._leaving and pressed and not again:
            self._changed()
        return reply

    def _too_soon(self, event: UiEvent) -> bool:
        """Space that was meant for the board must not accept an offer that has only just appeared."""
        if not isinstance(event, Press) or not event.means(Action.CONFIRM, Action.CHOOSE):
            return False
        return self.talk.asked and self.view.now < self._since + READ_FOR

    def act(self, press: Press) -> Reply:
        key = self.form.focused.key if self.form.focused is not None else None
        if press.key == "i" and (space := deed_of(key)) is not None:
            self._looked_at = space
            return True
        if press.means(Action.PLUS, Action.MINUS) and not self.wait:
            theirs = isinstance(key, tuple) and key[0] == "their"
            tray = self.talk.draft.get if theirs else self.talk.draft.give
            step = 10 * self.unit
            return self._set_cash(tray, tray.cash + (step if press.means(Action.PLUS) else -step))
        return None

    def point(self, event: UiEvent) -> Reply:
        """The right button shows the deed under the pointer in full."""
        if not isinstance(event, Down) or event.button != 3:
            return None
        under = [
            w.key for w in self.form.walk() if deed_of(w.key) is not None and w.shown().collidepoint(event.at)
        ]
        if under:
            self._looked_at = deed_of(under[-1])
        return bool(under)

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        talk, session = self.talk, self.session
        hints = [] if self.view.pad else trade_page.hints(self.view.caps, talk)
        draw_modal(
            canvas,
            MODAL,
            _("An offer") if talk.answering else _("Trade"),
            icon="trade",
            note=trade_page.note(session, talk),
            note_icon="person" if session.is_human(talk.partner) else "robot",
            note_width=self.note_width,
            hints=hints,
            title_width=self.tabs_left - 320,
        )
        canvas.text(_("with"), (self.tabs_left - 18, 92), "ui", 17, "muted", "midright")
        for side in (self.own, self.their):
            slot = self.deeds.empty_slot(side, TRAY_TOP)
            room = self.form[side.name, "cash"].box.left - side.left - 58
            trade_page.draw_side(canvas, session, talk.state, side, slot, mine=side is self.own, room=room)
        self.middle.paint(canvas)
        below = self.middle.bottom(canvas) + (80 if talk.counter is not None else 14)
        trade_page.draw_count(canvas, talk, min(866.0, below))

    def paint_over(self, canvas: Canvas) -> None:
        space = self._looked_at
        if space is None:
            return
        prints = self.session.stage.prints
        canvas.box((0, 0, 1920, 1080), "scrim", radius=0)
        draw = prints.mortgaged if self.talk.state.mortgaged[space] else prints.deed
        picture = draw(space, canvas.scale.px(620))
        canvas.surface.blit(picture, picture.get_rect(center=canvas.scale.point((960, 540))))
