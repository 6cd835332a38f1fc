"""The table in play: board, seats, what can be done now, and the dialogs that the rules ask for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.app.desk import Desk, user_error_text
from game.app.pages.help import TOUR, HelpScene
from game.engine.command import Command
from game.engine.protocol import Refusal
from game.landlord.rules.commands import ClaimRent
from game.landlord.rules.events import TradeAnswered
from game.landlord.rules.frames import Auction, BuildingCall, Debt, Negotiation, OpeningRoll, Turn
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.rules.state import FREE, Claim
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.building_call.scene import BuildingCallScene
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.dice.scene import DiceScene
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.scene import TradeScene, trade_scene
from game.landlord.view.dialogs.trade.words import agreement_of
from game.landlord.view.hud.claims import ClaimChip, chips
from game.landlord.view.hud.spots import BoardSpot, SeatSpot
from game.landlord.view.panels.about.deed import Deed
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.now.roll import Roll
from game.landlord.view.panels.now.watch import Watch
from game.landlord.view.panels.pick import pick
from game.landlord.view.parts import deferred
from game.landlord.view.play.acts import lay_panel
from game.landlord.view.play.parting import Parting
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.landlord.view.tour.scene import TourScene
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.input import Down, Press, UiEvent
from game.ui.reply import Pop, Push, Replace, Reply
from game.ui.widgets.widget import Widget


class BoardScene(Parting):
    """Always below every dialog of a game; it pops when the table is left."""

    first_focus = "primary"

    def __init__(self, session: Session, desk: Desk | None = None) -> None:
        super().__init__(session, desk)
        self._opened = session.table.seq
        self._decided: dict[int, int] = {}  # how many commands the game had when each seat decided last
        self._asked = Watch(self, session.shown.turn)
        self._shown_over = self._started = self._told_last = self._touring = False
        self._noted: UserError | None = None
        self._heard = len(session.log)  # lines of the log
        session.actors.seat_point = self._seat_point

    # --- what panels and the log ask of it ---

    def submit(self, command: Command) -> Reply:
        """Give a command; a refusal is said in passing."""
        refusal = self.session.submit(command)
        if isinstance(refusal, Refusal):
            return self.say(refusal_text(refusal, self.session.pack, self.session.names))
        self._forget()
        self._keep_going()
        return self.follow() or True

    def open_manage(self, *, mortgage: bool = False) -> Reply:
        return Push(ManageScene(self.session, self.viewer, mortgage=mortgage), self._back)

    def open_trade(self) -> Reply:
        return Push(TradeScene(self.session, self.viewer), self._traded)

    def undo(self) -> Reply:
        if self.session.undo():
            self.session.actors.seat_point = self._seat_point
            self._forget()
            self._asked = Watch(self, self.session.shown.turn)
            return self.follow() or True
        return True

    def hurry(self) -> Reply:
        """Let the others play without motion until somebody at the screen must decide."""
        self.session.hurry()
        return self.follow() or True

    def read(self) -> Reply:
        self.session.release()
        return self.follow() or True

    def unpin(self) -> Reply:
        self._pinned = None
        return self.repaint()

    def repaint(self) -> Reply:
        self.rebuild()
        return True

    def say(self, text: str) -> Reply:
        self.toast(text.replace("**", ""), "cross")
        return True

    def pin_space(self, space: int) -> Reply:
        """Look at a space in full, unless the panel has a use for it."""
        if (reply := self.panel.point(space)) is not None:
            return reply
        self._pinned = Deed(self, space)
        return self.repaint()

    # --- the game goes on ---

    def enter(self) -> None:
        if self.view.theme is not self.session.theme:
            self.view.set_theme(self.session.theme)  # the menu may have shown another edition
        self.view.audio.music("music")
        super().enter()

    def exit(self) -> None:
        self.session.table.close()

    def update(self, now: float) -> Reply:
        aim = self._pointed()
        if self.pointing.update(now, aim, reduced=self.session.settings.reduced_motion):
            self.dirty = True
        if self._lean(now):
            self.dirty = True
        if (command := self.auto.due(now, self._viewer)) is not None:
            return self._play_on(command)
        if self._started:
            return super().update(now)
        self._started = True
        super().update(now)
        return self.follow()

    def follow(self) -> Reply:
        """What is asked now has its panel, or a dialog over it."""
        session = self.session
        reply = self._dialog()
        seat = session.decider
        if seat is not None and seat == self._viewer and not self._meanwhile.events:
            since = self._decided.get(seat, self._opened)
            self._meanwhile = Meanwhile.since(since, session, seat)
        asked = pick(self, self._meanwhile)
        if asked.about != self._asked.about:
            if not asked.watching:
                self._pinned = None
                self.form.deafness.begin(self.view)
            self._asked = asked
            if isinstance(asked, Roll) and not asked.doubles and session.settings.rumble:
                self.view.rumble()
        self._tell_last_round()
        self._tell_agreement()
        self._tell_lost()
        if not reply:  # else a dialog would hide it
            self._tell_note()
        self.auto.look(self.view.now, self._viewer)
        self._keep_going()
        self.rebuild()
        if not reply and self._tour_due and not self._touring:
            self._touring = True
            return Push(TourScene(self), self._toured)
        return reply

    def _play_on(self, command: Command) -> Reply:
        """There was nothing to decide; what the others do meanwhile is still news at the next decision."""
        self.session.submit(command)
        self.auto.passed, self._meanwhile = True, Meanwhile()
        self._keep_going()
        return self.follow() or True

    def _tell_last_round(self) -> None:
        """Say once that the game ends with the round in play."""
        shown = self.session.shown
        if not self._told_last and shown.outcome is None and 0 < shown.last_round <= shown.round:
            self._told_last = True
            self.toast(_("Last round: when it is over, the richest player wins."), "flag")

    def _tell_agreement(self) -> None:
        """Say what a computer says that has just accepted a person's offer."""
        session = self.session
        fresh, self._heard = session.log[self._heard :], len(session.log)
        for event in (line.event for line in fresh):
            if isinstance(event, TradeAnswered) and event.answer == "accepted":
                asked = any(map(session.is_human, parties(event.offer)))
                if asked and not session.is_human(event.seat):
                    words = agreement_of(session, session.seen, event.offer, event.seat)
                    self.toast(f"{escape(session.names[event.seat])}: {escape(words)}", "check")

    def _tell_lost(self) -> None:
        """Say once what had waited and can't be done any more."""
        for text in deferred.lost(self.session):
            self.toast(text, "warn")
        self.session.table.deferred.lost.clear()

    def _tell_note(self) -> None:
        """Say once what went wrong with the save."""
        note = self.session.table.note
        if note is not None and note is not self._noted:
            self.toast(escape(user_error_text(note)), "warn")
        self._noted = note

    def _dialog(self) -> Reply:
        """The dialog that the open question calls for."""
        session = self.session
        if not session.quiet:
            return None
        if session.shown.outcome is not None:
            if self._shown_over:
                return None
            self._shown_over = True
            return Push(GameOverScene(session, self._replay()), self._over)
        if isinstance(session.frame, Auction):
            return Push(AuctionScene(session), self._back)
        seat = session.decider
        if seat is None:
            return None
        if isinstance(session.frame, BuildingCall):  # open to all: no curtain
            return Push(BuildingCallScene(session, seat), self._looked)
        if seat != self._viewer and not isinstance(session.frame, OpeningRoll):
            if session.settings.curtain or isinstance(session.frame, Negotiation):
                return Push(PassDeviceScene(session, seat), lambda _: self._seat_down(seat))
            self._meanwhile, self._pinned = Meanwhile(), None
            self.form.deafness.begin(self.view)
        self._viewer = seat
        match session.frame:
            case Debt():
                return Push(DebtScene(session), self._back)
            case Negotiation():
                return Push(trade_scene(session, seat), self._traded)
        return None

    def _seat_down(self, seat: int) -> Reply:
        self._viewer = seat
        self._forget()
        return self.follow() or True

    def _back(self, _value: object) -> Reply:
        """A dialog has closed: go on with what is asked now."""
        self._forget()
        return self.follow() or True

    def _looked(self, _value: object) -> Reply:
        """Something that changes nothing has been closed."""
        return self.follow() or True

    def _traded(self, seat: int | None) -> Reply:
        """A trade has ended with another person at the screen, perhaps."""
        if seat is not None:
            self._viewer = seat
        return self._back(seat)

    def _forget(self) -> None:
        """The seat has decided: what others do from now on is news again."""
        self._decided[self._viewer] = self.session.table.seq
        self._meanwhile, self._pinned, self.auto.passed = Meanwhile(), None, False

    # --- controls ---

    def build(self) -> Iterable[Widget]:
        places, session = self.columns, self.session
        yield from chips(session, places, self.view, self.claim, viewer=self.viewer)
        yield from lay_panel(self.panel, places)
        yield from self.column.ticker.build(self.view, places, self.open_log)
        spot = self.pointing.spot(self.form)
        stands = session.shown.position[self.viewer]
        space = spot.space if spot is not None and self.form.focused is spot else stands
        yield BoardSpot(places.board, session.stage.plan, self.view.scale, space, self.pin_space, self._moved)
        for seat, box in enumerate(places.seats):
            yield SeatSpot(seat, box, self.column.seat_painter(places, seat), partial(self.open_deeds, seat))
        save = self.save if session.table.behind else None
        acts = (self.keep, self.open_dice, self.open_help, self.open_menu, save)
        yield from self.column.bar.build(self.view, places, session.settings, *acts)

    # --- input ---

    def handle_event(self, event: UiEvent) -> Reply:
        if isinstance(event, Press | Down) and self.auto.keep():
            self.dirty = True
        chip = self.claimed(event)
        if chip is not None:
            return chip.press()
        if isinstance(event, Down) and not self.session.quiet and self.form["menu"].hit(event.at):
            return self.open_menu()  # whatever moves
        if isinstance(event, Press) and (taken := self._to_panel(event)):
            return taken
        if not self.session.quiet and self._open_always(event):
            self.dirty = True
            return self.form.handle_event(event, self.view)
        return self.hurry() if self._rushes(event) else super().handle_event(event)

    def _open_always(self, event: UiEvent) -> bool:
        """Whether it is for property or trade, which wait for no beat (A20)."""
        if isinstance(event, Down):
            doors = [w for w in self.form.walk() if isinstance(w, SeatSpot) or w.key in ("property", "trade")]
            return event.button == 1 and any(door.hit(event.at) for door in doors)
        if not isinstance(event, Press) or event.repeat:
            return False
        if event.means(Action.PROPERTY, Action.TRADE):
            return self.panel.watching
        return event.means(Action.CHOOSE) and isinstance(self.form.focused, SeatSpot)

    def _to_panel(self, press: Press) -> Reply:
        """A key that the panel wants before any control."""
        hears = self.session.quiet and not self.form.deafness.swallows(press, self.view)
        return self.panel.hear_first(press) if hears else None

    def claimed(self, event: UiEvent) -> ClaimChip | None:
        """The rent that a key or a click asks for: at any time, also while something moves."""
        for chip in self.form.walk():
            if isinstance(chip, ClaimChip):
                if isinstance(event, Press) and not event.repeat and chip.hears(event):
                    return chip
                if isinstance(event, Down) and event.button == 1 and chip.hit(event.at):
                    return chip
        return None

    def claim(self, claim: Claim) -> Reply:
        """Ask for a rent."""
        return self.submit(ClaimRent(claim.owner, claim.id))

    def go_on(self) -> Reply:
        self._keep_going()
        return self.follow() or True

    def _rushes(self, event: UiEvent) -> bool:
        """Space, or a click on the primary, while a computer plays: skip it all, not the beat alone."""
        session = self.session
        if not self.panel.watching or session.is_human(session.shown.turn) or session.quiet:
            return False
        if isinstance(event, Press):
            return event.means(Action.CONFIRM) and not event.repeat
        return isinstance(event, Down) and event.button == 1 and self.form["primary"].hit(event.at)

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.BACK):
            return self.unpin() if self._pinned is not None else None
        if press.means(Action.WHY):
            return self.open_log(explain=True)
        if press.means(Action.UNDO) and self.session.quiet and self.session.table.can_undo(self.viewer):
            return self.undo()
        return self.panel.handle_event(press)

    def open_log(self, *, explain: bool = False) -> Reply:
        return Push(LogScene(self, explain=explain), self._looked)

    def open_deeds(self, seat: int) -> Reply:
        """Look at all that a seat owns; a person's card opens that person's own."""
        own = seat if self.session.plays(seat) else self.viewer
        return Push(DeedsScene(self.session, seat, own), self._looked)

    def open_dice(self) -> Reply:
        """How often each roll came up, and the seed."""
        return Push(DiceScene(self.session), self._looked)

    def open_help(self) -> Reply:
        return Push(HelpScene(self.rules, tour=True), self._helped)

    def _helped(self, value: str | None) -> Reply:
        if value == TOUR:
            return Push(TourScene(self, asked=True), self._toured)
        return self._looked(None)

    def _toured(self, value: object) -> Reply:
        """The tour is over, or the table was left meanwhile."""
        return value if isinstance(value, Pop | Replace) else self._looked(None)

    @property
    def _tour_due(self) -> bool:
        """Whether this is the first roll of somebody who has never played here."""
        session, desk = self.session, self.desk
        if desk is None or desk.settings.onboarded or session.decider is None:
            return False
        turn = session.frame
        return isinstance(turn, Turn) and not turn.rolled and session.shown.jail[turn.seat] == FREE

    def keep(self) -> Reply:
        """The bar changed a setting."""
        if self.desk is not None and (user_error := self.desk.keep()) is not None:
            self.toast(user_error_text(user_error), "cross")
        return self.repaint()
