"""One game at the table: the match, its seats, the feed of events for the view, and the save.

Nothing here blocks or knows of time: the view asks for one decision of a computer when it can show it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, Generic

from game import __version__
from game.bots.bot import Memory
from game.engine.command import Command, Opening
from game.engine.event import Event
from game.engine.kit import RulesKit
from game.engine.match import Match, digest
from game.engine.messages import N_
from game.engine.protocol import Outcome, Refusal, RulesModule, S
from game.packs.pack import Pack
from game.storage import lines, resuming
from game.storage.header import GameSetup, Header, Origin
from game.storage.journal import Journal, keep_aside
from game.storage.lines import Written
from game.storage.resuming import Entry, resume
from game.storage.user_error import Instead, UserError, Way, reason
from game.table import setup as setups
from game.table.controllers import Controller, Human, Replay, controller
from game.table.deferred import Deferred

WATCHER = -1  # who looks on without a seat


class Table(Generic[S]):
    """A game in play, and what each seat has yet to be shown of it.

    `note` is to be told to the players: why a save went wrong, or what Continue lost.

    `elapsed`: the seconds played, kept in the save; whoever shows the game has the clock and counts them.
    `opening`: the state before the first command of the log; `origin`: where the game was copied from.
    `deferred`: what people asked for and the open question keeps back.
    """

    def __init__(self, setup: GameSetup, pack: Pack, match: Match[S], log: list[Entry]) -> None:
        self.setup = setup
        self.kit: RulesKit[S] = pack.kit.rules
        self.rules: RulesModule[S] = self.kit.module
        self.pack = pack
        self.match = match
        self.elapsed = 0.0
        self.note: UserError | None = None
        self.opening = match.state.copy()
        self.origin: Origin | None = None
        self._log = log
        self._happened: list[Event] = []
        self._shown: dict[int, int] = {}  # how many of them each seat was given
        self._let_go: Sequence[Command] = ()
        self.deferred = Deferred(self.kit)
        self._memory: Memory = pack.kit.bots.memory()
        self._controllers: list[Controller] = [
            controller(pack.kit, seat, self._memory) for seat in setup.seats
        ]
        self._journal: Journal | None = None
        self._trouble = False
        self._watched = False  # a record that is played back has its own end
        for entry in log:
            self._memory.watch(entry.events)

    @classmethod
    def start(cls, setup: GameSetup, pack: Pack, folder: Path | None = None) -> Table[Any]:
        """A new game, saved in the folder if there is one; UserError if it can't start."""
        reason = setups.obstacle(setup, pack)
        if reason is not None:
            raise reason
        pack = _played(setup, pack)
        match: Match[Any] = Match(pack.kit.rules.module, pack.ruleset, len(setup.seats), setup.seed)
        table = cls(setup, pack, match, [Entry(None, tuple(match.opening_events))])
        table._happened.extend(match.opening_events)
        if folder is not None:
            table._begin_save(folder)
        return table

    @classmethod
    def resume(cls, path: Path, pack: Pack, ways: Collection[Way] = ()) -> Table[Any]:
        """Go on with a saved game where it stood; Instead if it can only in another way, else UserError."""
        written, pack, note = _opened(path, pack, saved_rules=Way.SAVED_RULES in ways)
        resumed = resume(written, pack.kit.rules, pack.ruleset)
        table = cls(resumed.setup, pack, resumed.match, resumed.entries)
        table.note, table.elapsed = resumed.note or note, resumed.elapsed
        table.opening, table.origin = resumed.start, written.header.origin
        if Way.COPY in ways:
            events = sum(len(entry.events) for entry in resumed.entries)
            table.origin = Origin(save=path.stem, round=table.state.round, event=events)
            table._journal = Journal.copy(path.parent, written, table.origin)
        else:
            table._journal = Journal.reopen(path, written)
            if note is not None:  # the first line was damaged
                with suppress(OSError):
                    table._journal.renew()
        table._journal.elapsed = table.elapsed
        if resumed.damaged:
            keep_aside(path)
        if resumed.note is not None:
            table._journal.rebase(table.state, table._to_play())
        table.save()
        return table

    @classmethod
    def replay(cls, path: Path, pack: Pack) -> Table[Any]:
        """A saved game from its start: `advance` plays the next recorded command. Nothing is written."""
        written, pack, note = _opened(path, pack, saved_rules=False)
        try:
            resumed = resume(written, pack.kit.rules, pack.ruleset)
        except Instead:  # nothing is played on, so there is nothing to ask
            written, pack, note = _opened(path, pack, saved_rules=True)
            resumed = resume(written, pack.kit.rules, pack.ruleset)
        commands = [entry.command for entry in resumed.entries if entry.command is not None]
        resumed.match.state = resumed.start.copy()
        resumed.match.forget()
        table = cls(resumed.setup, pack, resumed.match, resumed.entries[:1])
        table.note, table.origin = resumed.note or note, written.header.origin
        table._watched = True
        table._controllers = [Replay(commands, resumed.start.seq)] * len(resumed.setup.seats)
        table._happened.extend(resumed.entries[0].events)
        return table

    @classmethod
    def branch(
        cls,
        setup: GameSetup,
        pack: Pack,
        state: S,
        origin: Origin | None = None,
        folder: Path | None = None,
    ) -> Table[Any]:
        """A new game that goes on from a state of another one, which stays as it is."""
        match: Match[Any] = Match(pack.kit.rules.module, pack.ruleset, len(setup.seats), setup.seed)
        match.state = state.copy()
        table = cls(setup, pack, match, [Entry(None, ())])
        table.origin = origin
        if folder is not None:
            table._begin_save(folder, new=False)
        return table

    # --- what is so -----------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The game as it is; only the rules write to it."""
        return self.match.state

    @property
    def seq(self) -> int:
        """The count of commands; give it to `submit` to say which state a decision was made on."""
        return self.match.state.seq

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def log(self) -> Sequence[Entry]:
        """Every act of the game so far, the set-up first."""
        return self._log

    @property
    def path(self) -> Path | None:
        """The save, if there is one."""
        return self._journal.path if self._journal is not None else None

    def is_human(self, seat: int) -> bool:
        return seat >= 0 and isinstance(self._controllers[seat], Human)

    def next_actor(self) -> int | None:
        """The seat that decides now, computers before people, interruptions first; None if nobody does."""
        if self.due:
            return None
        command = self._interruption()
        if command is not None:
            return command.seat
        return next(iter(sorted(self.rules.waiting_on(self.state), key=self.is_human)), None)

    def human_to_act(self) -> int | None:
        """The seat of the person who must decide now, if it is a person."""
        seat = self.next_actor()
        return seat if seat is not None and self.is_human(seat) else None

    @property
    def due(self) -> bool:
        """Whether something that a person asked for before is done next, and nobody decides."""
        return self.outcome is None and self.deferred.due(self.state)

    @property
    def held(self) -> list[Command]:
        """What people could command no more after a computer's next decision: it waits for `let_go`."""
        calls = self.kit.last_calls(self.state)
        if not calls or any(self.is_human(seat) for seat in self.rules.waiting_on(self.state)):
            return []
        return [call for call in calls if self.is_human(call.seat) and call not in self._let_go]

    def legal(self, seat: int) -> list[Command]:
        """Every closed-form command the seat may give now."""
        return self.rules.legal_commands(self.state, seat)

    def openings(self, seat: int) -> list[Opening]:
        """The free-form commands the seat may give now."""
        return self.rules.openings(self.state, seat)

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command can't be given now, or None if it can."""
        return self.rules.check(self.state, command)

    # --- what happens ---------------------------------------------------------------------------------------

    def submit(self, command: Command, seq: int | None = None) -> list[Event] | Refusal:
        """Give a command: what then happened, which also goes on the feed and into the save, or why not."""
        result = self.match.submit(command, seq)
        if isinstance(result, Refusal):
            return result
        self._log.append(Entry(command, tuple(result)))
        self._happened.extend(result)
        self._memory.watch(result)
        self._keep(command)
        return result

    def ask(self, command: Command) -> Refusal | None:
        """Give a command, or keep it until the open question is answered; why neither can be."""
        result = self.submit(command)
        return self.deferred.add(self.state, command) if isinstance(result, Refusal) else None

    def why_not_ask(self, command: Command) -> Refusal | None:
        """Why a command can be given neither now nor once the open question is answered."""
        return self.why_not(command) and self.deferred.why_not(self.state, command)

    def advance(self) -> bool:
        """Do what waited, or let a computer make one decision; False if people must decide, or it is over."""
        if self.due:
            waited = self.deferred.take(self.state)
            return waited is None or not isinstance(self.submit(waited), Refusal)
        unasked = self._interruption()
        if unasked is not None:
            return not isinstance(self.submit(unasked), Refusal)
        if self.held:
            return False
        for seat in self.rules.waiting_on(self.state):
            command = self._controllers[seat].decide(self.state, seat)
            if command is not None:
                if isinstance(self.submit(command), Refusal):
                    self.submit(self.rules.legal_commands(self.state, seat)[0])
                return True
        return False

    def let_go(self) -> None:
        """The people at the table let the game go on, whatever it ends."""
        self._let_go = self.held

    def _interruption(self) -> Command | None:
        """The first command that a computer gives now though nobody asks it."""
        for seat in self.kit.interrupts(self.state):
            command = self._controllers[seat].interrupt(self.state, seat)
            if command is not None and self.why_not(command) is None:
                return command
        return None

    @property
    def time_is_up(self) -> bool:
        """Whether the agreed time of the game is over and nobody has said so yet."""
        call = None if self._watched else self.kit.clock(self.state, self.elapsed)
        return call is not None and self.why_not(call) is None

    def call_time(self) -> list[Event] | Refusal:
        """Say that the agreed time is over."""
        call = self.kit.clock(self.state, inf)
        assert call is not None, "this game knows no time"
        return self.submit(call)

    def observed(self, seat: int = WATCHER) -> S:
        """The game as a seat may know it."""
        return self.rules.observe(self.state, seat)

    def opened(self, seat: int = WATCHER) -> S:
        """The game as it began, as a seat may know it."""
        return self.rules.observe(self.opening, seat)

    def take(self, seat: int = WATCHER) -> list[Event]:
        """Everything this seat may see that happened since it last asked, for the view to show."""
        new = self._happened[self._shown.get(seat, 0) :]
        self._shown[seat] = len(self._happened)
        return [event for event in new if _may_see(seat, event)]

    def acts(self, seat: int = WATCHER) -> Iterator[Entry]:
        """Every act with what a seat may see of it, the latest first."""
        for entry in reversed(self._log):
            yield Entry(entry.command, tuple(event for event in entry.events if _may_see(seat, event)))

    def can_undo(self, seat: int) -> bool:
        """Whether this person's last command can be taken back."""
        last = self._log[-1].command
        return last is not None and last.seat == seat and self.is_human(seat) and self.match.can_undo

    def undo(self) -> bool:
        """Take the last command back; the view then shows the state anew, for the feeds are empty."""
        last = self._log[-1].command
        if last is None or not self.can_undo(last.seat) or not self.match.undo():
            return False
        self._log.pop()
        self._happened.clear()
        self._shown.clear()
        self._keep(None)
        return True

    def close(self) -> None:
        """Let go of the save; nothing is lost without it, for every command was written when it was made."""
        if self._journal is not None:
            self.save()
            self._journal.close()
        self._journal = None

    # --- the save -------------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        """Whether something of the game is not on the disk yet."""
        return self._journal is not None and self._journal.behind

    def save(self, *, lasting: bool = False) -> bool:
        """Bring the save up to date; False while that can't be, with the reason in `note`."""
        if self._journal is None:
            return True
        was_behind = self._trouble
        try:
            if self._journal.flush(lasting=lasting):
                self.note = UserError(N_("The save was deleted or replaced. The whole game is saved anew."))
            self._trouble = False
        except OSError as error:
            self._trouble = True
            if not was_behind:
                self.note = UserError(N_("The game can't be saved now: {reason}."), reason=reason(error))
        return not self._trouble

    def _begin_save(self, folder: Path, *, new: bool = True) -> None:
        """A save for this game; one that isn't new begins with the position as it is."""
        header = Header(
            version=__version__,
            pack_version=self.pack.version,
            ruleset=digest(self.pack.ruleset),
            setup=self.setup,
            origin=self.origin,
        )
        self._journal = Journal(folder, header)
        add = self._journal.open if new else self._journal.rebase
        add(self.state, self._to_play())
        self.save()

    def _keep(self, command: Command | None) -> None:
        """Save a command, or that one was taken back."""
        if self._journal is None:
            return
        self._journal.elapsed = self.elapsed
        if command is None:
            self._journal.undo(self.state, self._to_play())
        else:
            self._journal.command(command, self.state, self._to_play())
        self.save(lasting=isinstance(command, self.kit.turn_ends))

    def _to_play(self) -> int:
        return next(iter(self.rules.waiting_on(self.state)), -1)


def _may_see(seat: int, event: Event) -> bool:
    return event.audience is None or seat in event.audience


def _opened(path: Path, pack: Pack, *, saved_rules: bool) -> tuple[Written, Pack, UserError | None]:
    """What a save holds, the edition as its game is played, and what of its setup had to be mended."""
    written = lines.read(path)
    kit = pack.kit.rules
    rules = resuming.saved_rules(written, kit)
    setup, note = setups.mended(written.header.setup, pack, None if rules is None else rules.options)
    if written.headless and note is None:
        note = UserError(N_("The first line of the save was damaged and has been mended."))
    written = replace(written, header=written.header.model_copy(update={"setup": setup}))
    if saved_rules and rules is not None and kit.akin(rules, pack.ruleset):
        return written, replace(_played(setup, pack), ruleset=rules), note
    return written, _played(setup, pack), note


def _played(setup: GameSetup, pack: Pack) -> Pack:
    """The pack with its board as it is played with the options of this game."""
    if (setup.game, setup.pack) != (pack.game, pack.id):
        raise UserError(N_("This game is played with the edition “{pack}”."), pack=setup.pack)
    sides = [setups.side_of(pack, seat.token) for seat in setup.seats]
    ruleset = pack.kit.rules.played(pack.ruleset, setup.options, sides)
    return pack if ruleset is pack.ruleset else replace(pack, ruleset=ruleset, printed=pack.ruleset)
