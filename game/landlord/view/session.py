"""One game in the window: it asks and commands the table, and presents what the table tells."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.command import Command, Opening
from game.engine.event import Event
from game.engine.frame import Frame
from game.engine.protocol import Refusal
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules import policy
from game.landlord.rules.commands import Mortgage, Resign
from game.landlord.rules.events import (
    AuctionEnded,
    AuctionOpened,
    BidderDropped,
    BidMade,
    BuildingAuctionOpened,
    BuildingCalled,
    BuildingCallEnded,
    BuildingPassed,
    BuildingWanted,
    CardDrawn,
    ContestLost,
    DiceRolled,
    TurnStarted,
)
from game.landlord.rules.frames import Auction, BuildingCall, Turn
from game.landlord.rules.state import LandlordState
from game.landlord.view.clock import Clock
from game.landlord.view.director import beats
from game.landlord.view.director.director import Sounds
from game.landlord.view.narration.lines import tell
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown, PresentedState
from game.landlord.view.reducer import apply_event
from game.landlord.view.refusals import refusal_text
from game.storage.settings import Settings
from game.table.table import Table
from game.ui.draw.theme import Theme
from game.ui.i18n import _

HURRIED = 2000
ASLEEP = 300.0  # seconds between two looks at the clock, which is looked at every minute
OPEN_EVENTS = (  # what an open auction, or question who wants the last buildings, has seen so far
    AuctionOpened,
    BidMade,
    BidderDropped,
    AuctionEnded,
    BuildingAuctionOpened,
    BuildingCalled,
    BuildingWanted,
    BuildingPassed,
    BuildingCallEnded,
)


class Session(Presentation):
    """A game in play on the screen: what its people ask and do, and when its computers decide."""

    def __init__(self, table: Table[LandlordState], settings: Settings, theme: Theme, sounds: Sounds) -> None:
        self.table = table
        assert isinstance(table.pack, BoardPack)
        super().__init__(table.pack, table.setup.seats, settings, theme, sounds)
        self.clock = Clock(table, self.pack)
        self._think_until: float | None = None
        self._seen: LandlordState | None = None
        self._start(catch_up=True)

    def _start(self, *, catch_up: bool) -> None:
        """Begin to show the table: a new game from its first event, a loaded one as it stands."""
        self._seen = None
        feed = self.table.take()
        acts = list(self.table.acts())
        fresh = bool(feed) and catch_up and len(acts) <= 1
        self._set_out(PresentedState.opening(self.seen) if fresh else PresentedState.of(self.seen))
        self.actors.readers = frozenset(self.humans)
        dice, face = ((), -1) if fresh else self._last_roll()
        self.actors.dice = beats.at_rest(dice, self.pack.ruleset, face)
        if fresh:
            self.director.play(feed)
        else:
            story = [event for act in reversed(acts) for event in act.events]
            self.log = [*self._beginning(), *self._told(story)]
            for event in story:  # an open auction goes on with the bids it had
                if isinstance(event, OPEN_EVENTS):
                    apply_event(self.shown, event)
            if not any(isinstance(frame, BuildingCall) for frame in self.seen.stack):
                self.shown.call = None

    def _last_roll(self) -> tuple[tuple[int, ...], int]:
        """The dice as they were last rolled, and the face of the Force die."""
        turn = next((frame for frame in self.seen.stack if isinstance(frame, Turn)), None)
        if turn is not None and turn.dice:
            return turn.dice, turn.face
        for act in self.table.acts():
            for event in reversed(act.events):
                if isinstance(event, DiceRolled):
                    return event.dice, event.face
        return (), -1

    def show_position(self, story: Sequence[Event] = ()) -> None:
        """Show the state as it stands; the log tells only the story given."""
        self.table.take()
        self._start(catch_up=False)
        self.log = self._told(story)

    def show_lot(
        self, space: int, bidders: tuple[int, ...], bids: list[tuple[int, int]], dropped: list[int]
    ) -> None:
        """Show an auction as if its bids had been seen."""
        self.shown.lot = LotShown(space, bidders, bids, dropped)

    # --- what may be asked ---

    @property
    def seen(self) -> LandlordState:
        """The game as whoever looks on may know it; to be read only, and only when quiet."""
        if self._seen is None or self._seen.seq != self.table.seq:
            self._seen = self.table.observed()
        return self._seen

    @property
    def frame(self) -> Frame | None:
        """The open question, once everything before it has been seen."""
        return self.seen.stack[-1] if self.quiet and self.seen.stack else None

    @property
    def decider(self) -> int | None:
        """The human seat that must decide now; None while beats run, a computer thinks, or all is over."""
        return self.table.human_to_act() if self.quiet else None

    @property
    def thinker(self) -> int | None:
        """The computer that is to decide now, once it is quiet."""
        if not self.quiet or self.table.human_to_act() is not None or self.table.held:
            return None
        return self.table.next_actor()

    @property
    def held(self) -> bool:
        """Whether a computer waits with its roll, for it would end what a person may claim."""
        return self.quiet and bool(self.table.held)

    def let_go(self) -> None:
        """The computer may roll."""
        self.table.let_go()

    def check(self, command: Command) -> Refusal | None:
        """Why the command can't be taken now; its words are in `refusals`."""
        return self.table.why_not(command)

    def why_not_ask(self, command: Command) -> Refusal | None:
        """Why the command can be taken neither now nor once the open question is answered."""
        return self.table.why_not_ask(command)

    def plays(self, seat: int) -> bool:
        """Whether a person in the game has this seat."""
        return self.is_human(seat) and not self.shown.out[seat]

    def must_wait(self, seat: int) -> bool:
        """Whether what a seat does with its property waits until the open question is answered (A20)."""
        return bool(self.seen.stack) and policy.admits(self.seen, seat, Mortgage) is not None

    def outlook(self, seat: int) -> LandlordState:
        """The game that a seat plans on: as it is seen, and after all that waits if it must wait too."""
        seen = self.seen if self.quiet else self.shown.laid_over(self.seen)
        return self.table.deferred.outlook(seen) if self.must_wait(seat) else seen.copy()

    def deferred(self, seat: int) -> Sequence[Command]:
        return self.table.deferred.of(seat)

    def legal(self, seat: int) -> list[Command]:
        return self.table.legal(seat)

    def openings(self, seat: int) -> list[Opening]:
        return self.table.openings(seat)

    # --- what is done ---

    def submit(self, command: Command) -> Refusal | None:
        """Give a command that was decided on the state as it is; what follows is played as beats."""
        result = self.table.submit(command, self.table.seq)
        if isinstance(result, Refusal):
            return result
        self.director.play(self.table.take())
        return None

    def ask(self, command: Command) -> Refusal | None:
        """Give a command, or let it wait until the open question is answered."""
        refusal = self.table.ask(command)
        self.director.play(self.table.take())
        return refusal

    def withdraw(self, command: Command) -> Refusal | None:
        """Let a command wait no more."""
        return self.table.deferred.withdraw(self.seen, command)

    def why_not_resign(self, seat: int) -> str:
        """Why the seat can't resign now, or nothing."""
        if not self.quiet:
            return _("**Wait a moment.** Something is still moving.")
        if not self.is_human(seat):
            return _("**Nobody to resign.** Only computers play.")
        return self._words_of(self.check(Resign(seat)))

    def resign(self, seat: int) -> str:
        """The seat gives up; why it can't, or nothing."""
        return self._words_of(self.submit(Resign(seat)))

    def _words_of(self, refusal: Refusal | None) -> str:
        return refusal_text(refusal, self.pack, self.names) if refusal is not None else ""

    def undo(self) -> bool:
        """Take the last command back where nothing was revealed since."""
        if not self.table.undo():
            return False
        self._start(catch_up=False)
        return True

    def update(self, now: float) -> bool:
        """Go on to a time in seconds: beats first, then computers; returns whether to draw again."""
        if now - self._now > ASLEEP:
            self.stop_clock(now - self._now)
        self._now = now
        self.director.hushed = self.settings.instant
        self.director.timeline.speed = 1000.0 if self.settings.instant else self.settings.speed
        self.director.timeline.reduced = self.settings.reduced_motion
        changed = self.director.update(now)
        changed = self._count_time(now) or changed
        if self.director.busy:
            return changed
        return self._do_deferred() or self._let_computers(now) or changed

    def _count_time(self, now: float) -> bool:
        """Let the clock run, and the time be called when it is over; True where that is to be drawn."""
        minute = self.clock.count(now, self.shown)
        if self.table.time_is_up and self.quiet:
            self.table.call_time()
            self.director.play(self.table.take())
            return True
        return minute

    def stop_clock(self, seconds: float) -> None:
        """Leave these seconds out of the time played: the game was paused, or the computer asleep."""
        self._now += seconds
        self.clock.leave_out(seconds)
        self.director.timeline.leave_out(seconds)
        if self._think_until is not None:
            self._think_until += seconds

    def _do_deferred(self) -> bool:
        """What a person asked for before comes first, without a pause."""
        if not self.table.due:
            return False
        self.table.advance()
        self.director.play(self.table.take())
        return True

    def _let_computers(self, now: float) -> bool:
        """One decision of one computer, after a moment of thought."""
        if self.thinker is None:
            self._think_until = None
            return False
        if self._think_until is None:
            pause = 0.0 if self.settings.instant else self.settings.think / self.settings.speed
            self._think_until = now + pause
        if now < self._think_until:
            return False
        self._think_until = None
        self.table.advance()
        self.director.play(self.table.take())
        return True

    @property
    def wake_at(self) -> float | None:
        """When something happens of itself though nothing moves: a computer has thought, a minute is over."""
        times = []
        if self.clock.runs(self.shown) and self.quiet:
            times.append(self._now + self.clock.to_next_minute)
        if self.quiet and self.table.due:
            times.append(self._now)
        if self.thinker is not None:
            times.append(self._think_until if self._think_until is not None else self._now)
        return min(times, default=None)

    @property
    def resting(self) -> bool:
        """Whether only the clock goes on."""
        return self.quiet and self.thinker is None and not self.table.due

    def release(self) -> None:
        """The drawn card has been read."""
        self.director.release()

    def hurry(self) -> None:
        """Show everything at once and let the computers play until a human must decide or the game ends."""
        self.director.hushed = True
        for _round in range(HURRIED):
            self.settle()
            if self.director.holding is not None or not self.table.advance():
                return
            self.director.play(self.table.take())

    # --- words and pictures ---

    def retell(self) -> None:
        """Tell the log again in the language that is spoken now."""
        self.speak()
        events = [line.event for line in self.log if line.event is not None]
        self.log = [*self._beginning(), *self._told(events)]

    def _beginning(self) -> list[LogLine]:
        """What the log of a copied game begins with: where it comes from."""
        origin = self.table.origin
        return [self.narrator.origin(origin)] if origin is not None else []

    def _applied(self, event: Event) -> None:
        line = tell(self.narrator, event)
        if line is not None:
            self.log.append(line)
        if isinstance(event, TurnStarted) and self.is_human(event.seat):
            self.sounds.play("turn")

    def _holds(self, event: Event) -> bool:
        """A human reads the card for as long as they like; a computer's card is read with everyone."""
        if self.settings.instant or not isinstance(event, CardDrawn | ContestLost):
            return False
        return self.is_human(event.seat)

    @property
    def bidding(self) -> bool:
        """Whether a deed is under the hammer."""
        return isinstance(self.frame, Auction) or self.shown.lot is not None
