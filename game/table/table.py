"""One game at the table: the match, its seats, the feed of events for the view, and the save.

Nothing here blocks or knows of time: the view asks for one decision of a computer when it can show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.bots.bot import Memory
from game.engine.command import Command, Opening
from game.engine.event import Event
from game.engine.match import Match
from game.engine.messages import N_
from game.engine.protocol import Outcome, Refusal
from game.landlord.rules.commands import TABLE, CallTime, ClaimRent
from game.landlord.rules.frames import Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import Claim, LandlordState
from game.landlord.rules.variant import variant
from game.packs.pack import Pack
from game.storage import journal, saves
from game.storage.header import GameSetup, Origin
from game.storage.journal import Journal
from game.storage.saves import Entry
from game.storage.user_error import UserError
from game.table import setup as setups
from game.table.controllers import Controller, Human, Replay, controller

SECONDS = 60  # in a minute


class Table:
    """A game in play. `note` is to be told to the players: why a save went wrong, or what Continue lost.

    `elapsed`: the seconds played, kept in the save; whoever shows the game has the clock and counts them.
    `opening`: the state before the first command of the log; `origin`: where the game was copied from.
    """

    rules = LANDLORD

    def __init__(self, setup: GameSetup, pack: Pack, match: Match[LandlordState], log: list[Entry]) -> None:
        self.setup = setup
        self.pack = pack
        self.match = match
        self.elapsed = 0.0
        self.note: UserError | None = None
        self.opening = match.state.copy()
        self.origin: Origin | None = None
        self._log = log
        self._feed: list[Event] = []
        self._let_go: list[Claim] = []
        self._memory = Memory()
        self._controllers: list[Controller] = [controller(seat, self._memory) for seat in setup.seats]
        self._folder: Path | None = None  # where the save is begun if it could not be at first
        self._journal: Journal | None = None
        self._behind = False
        self._watched = False  # a record that is played back has its own end
        for entry in log:
            self._memory.watch(entry.events)

    @classmethod
    def start(cls, setup: GameSetup, pack: Pack, folder: Path | None = None) -> Table:
        """A new game, saved in the folder if there is one; Trouble if it can't start."""
        reason = setups.obstacle(setup, pack)
        if reason is not None:
            raise reason
        pack = _played(setup, pack)
        match = Match(LANDLORD, pack.ruleset, len(setup.seats), setup.seed)
        table = cls(setup, pack, match, [Entry(None, tuple(match.opening_events))])
        table._feed.extend(match.opening_events)
        table._folder = folder
        if folder is not None:
            try:
                table._journal = table._begun(folder)
            except OSError as error:
                table._cannot_save(error)
        return table

    @classmethod
    def resume(cls, path: Path, pack: Pack) -> Table:
        """Go on with a saved game where it stood; Trouble if that can't be."""
        written = journal.read(path)
        pack = _played(written.header.setup, pack)
        resumed = saves.resume(written, LANDLORD, pack.ruleset)
        table = cls(resumed.setup, pack, resumed.match, resumed.entries)
        table.note, table.elapsed = resumed.note, resumed.elapsed
        table.opening, table.origin, table._folder = resumed.start, written.header.origin, path.parent
        try:
            table._journal = Journal.reopen(path, written)
            if resumed.note is not None:
                table._journal.rebase(table.state, table._to_play())
        except OSError as error:
            table._cannot_save(error)
        return table

    @classmethod
    def replay(cls, path: Path, pack: Pack) -> Table:
        """A saved game from its start: `advance` plays the next recorded command. Nothing is written."""
        written = journal.read(path)
        pack = _played(written.header.setup, pack)
        resumed = saves.resume(written, LANDLORD, pack.ruleset)
        commands = [entry.command for entry in resumed.entries if entry.command is not None]
        resumed.match.state = resumed.start.copy()
        resumed.match.forget()
        table = cls(resumed.setup, pack, resumed.match, resumed.entries[:1])
        table.note, table.origin = resumed.note, written.header.origin
        table._watched = True
        table._controllers = [Replay(commands, resumed.start.seq)] * len(resumed.setup.seats)
        table._feed.extend(resumed.entries[0].events)
        return table

    @classmethod
    def branch(
        cls,
        setup: GameSetup,
        pack: Pack,
        state: LandlordState,
        origin: Origin | None = None,
        folder: Path | None = None,
    ) -> Table:
        """A new game that goes on from a state of another one, which stays as it is."""
        match = Match(LANDLORD, pack.ruleset, len(setup.seats), setup.seed)
        match.state = state.copy()
        table = cls(setup, pack, match, [Entry(None, ())])
        table.origin, table._folder = origin, folder
        table._save(None, whole=True)
        return table

    # --- what is so -----------------------------------------------------------------------------------------

    @property
    def state(self) -> LandlordState:
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
        """The seat that decides now, computers before people, rents to ask for first; None: it is over."""
        claim = self._claimed()
        if claim is not None:
            return claim.owner
        return next(iter(sorted(LANDLORD.waiting_on(self.state), key=self.is_human)), None)

    def human_to_act(self) -> int | None:
        """The seat of the person who must decide now, if it is a person."""
        seat = self.next_actor()
        return seat if seat is not None and self.is_human(seat) else None

    @property
    def held(self) -> list[Claim]:
        """Open rents of people that would be lost by the next roll, a computer's: it waits for `let_go`."""
        turn = self.state.stack[-1] if self.state.claims else None  # a game that is over has none
        if not isinstance(turn, Turn) or turn.dice or self.is_human(turn.seat):
            return []
        return [
            claim
            for claim in self.state.claims
            if claim.rolls == 1 and self.is_human(claim.owner) and claim not in self._let_go
        ]

    def legal(self, seat: int) -> list[Command]:
        """Every closed-form command the seat may give now."""
        return LANDLORD.legal_commands(self.state, seat)

    def openings(self, seat: int) -> list[Opening]:
        """The free-form commands the seat may give now."""
        return LANDLORD.openings(self.state, seat)

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command can't be given now, or None if it can."""
        return LANDLORD.check(self.state, command)

    # --- what happens ---------------------------------------------------------------------------------------

    def submit(self, command: Command, seq: int | None = None) -> list[Event] | Refusal:
        """Give a command: what then happened, which also goes on the feed and into the save, or why not."""
        result = self.match.submit(command, seq)
        if isinstance(result, Refusal):
            return result
        self._log.append(Entry(command, tuple(result)))
        self._feed.extend(result)
        self._memory.watch(result)
        self._save(command)
        return result

    def advance(self) -> bool:
        """Let one computer make one decision; False if people must decide, or the game is over."""
        claim = self._claimed()
        if claim is not None:
            return not isinstance(self.submit(ClaimRent(claim.owner, claim.id)), Refusal)
        if self.held:
            return False
        for seat in LANDLORD.waiting_on(self.state):
            command = self._controllers[seat].decide(self.state, seat)
            if command is not None:
                if isinstance(self.submit(command), Refusal):
                    self.submit(LANDLORD.legal_commands(self.state, seat)[0])
                return True
        return False

    def let_go(self) -> None:
        """The people at the table let the next roll come, whatever it ends."""
        self._let_go = self.held

    def _claimed(self) -> Claim | None:
        """The first open rent that a computer asks for now."""
        for claim in self.state.claims:
            ask = ClaimRent(claim.owner, claim.id)
            if self._controllers[claim.owner].claims(self.state, claim) and self.why_not(ask) is None:
                return claim
        return None

    @property
    def time_is_up(self) -> bool:
        """Whether the agreed time of a timed game is over and nobody has said so yet."""
        options = self.state.ruleset.options
        return (
            self.elapsed >= options.minutes * SECONDS
            and not self._watched
            and self.why_not(CallTime(TABLE)) is None
        )

    def call_time(self) -> list[Event] | Refusal:
        """Say that a timed game's time is over: the round in play is the last."""
        return self.submit(CallTime(TABLE))

    def take(self) -> list[Event]:
        """Everything that happened since this was last asked, for the view to show."""
        taken, self._feed = self._feed, []
        return taken

    def can_undo(self, seat: int) -> bool:
        """Whether this person's last command can be taken back."""
        last = self._log[-1].command
        return last is not None and last.seat == seat and self.is_human(seat) and self.match.can_undo

    def undo(self) -> bool:
        """Take the last command back; the view then shows the state anew, for the feed is empty."""
        last = self._log[-1].command
        if last is None or not self.can_undo(last.seat) or not self.match.undo():
            return False
        self._log.pop()
        self._feed.clear()
        self._save(None)
        return True

    def close(self) -> None:
        """Let go of the save; nothing is lost without it, for every command was written when it was made."""
        if self._journal is not None:
            self._journal.close()
        self._journal = self._folder = None

    def _begun(self, folder: Path) -> Journal:
        return saves.begin(folder, self.setup, self.pack.version, self.match, self._to_play(), self.origin)

    def _save(self, command: Command | None, *, whole: bool = False) -> None:
        """Write a command, or that one was taken back; the whole state if asked to, or after a failure."""
        if self._folder is None:
            return
        try:
            if self._journal is None:
                self._journal = self._begun(self._folder)
            self._journal.elapsed = self.elapsed
            if whole or self._behind:
                self._journal.rebase(self.state, self._to_play())
            elif command is None:
                self._journal.undo(self.state, self._to_play())
            else:
                self._journal.command(command, self.state, self._to_play())
            self._behind = False
        except OSError as error:
            self._cannot_save(error)

    def _cannot_save(self, error: OSError) -> None:
        if not self._behind:
            self.note = UserError(
                N_("The game can't be saved now: {reason}."), reason=error.strerror or str(error)
            )
        self._behind = True

    def _to_play(self) -> int:
        return next(iter(LANDLORD.waiting_on(self.state)), -1)


def _played(setup: GameSetup, pack: Pack) -> Pack:
    """The pack with its board as it is played with the options of this game."""
    if setup.pack != pack.id:
        raise UserError(N_("This game is played with the edition “{pack}”."), pack=setup.pack)
    ruleset = variant(pack.ruleset, setup.options)
    if ruleset.force is not None:
        sides = tuple(setups.side_of(pack, seat.token) for seat in setup.seats)
        ruleset = replace(ruleset, force=replace(ruleset.force, seats=sides))
    return pack if ruleset is pack.ruleset else replace(pack, ruleset=ruleset)
