"""A save played back to where it stood; whatever is damaged in it, as little as possible is lost.

Every position is held against its digest before it is believed. The commands are followed from the start;
where that can't be, the game goes on from the latest position that is sound, and the commands behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic

from game import __version__
from game.engine.command import Command
from game.engine.event import Event
from game.engine.kit import RulesKit
from game.engine.match import Match, RuleFailed
from game.engine.messages import N_
from game.engine.protocol import Refusal, S
from game.storage import codec
from game.storage.header import GameSetup
from game.storage.lines import Line, Written
from game.storage.user_error import Instead, UserError, Way


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of a game's log: the command, None for the set-up of the game, and what came of it."""

    command: Command | None
    events: tuple[Event, ...]


@dataclass(slots=True)
class Resumed(Generic[S]):
    """A game read back: where its log starts, as it stood, the log, and what to tell the player.

    `elapsed`: the seconds played; `verified`: every step from the seed on led where it led when it was saved;
    `damaged`: some of the file can't be read, or isn't what was written.
    """

    setup: GameSetup
    start: S
    match: Match[S]
    entries: list[Entry] = field(default_factory=list)
    elapsed: float = 0.0
    verified: bool = True
    damaged: bool = False
    note: UserError | None = None


RULES_CHANGED = N_("The rules have changed since this game was saved: it goes on, but can't be verified.")
DAMAGED = N_("The save is damaged: the game goes on from the last position that is whole.")
BROKEN = (RuleFailed, LookupError, ValueError, TypeError, AttributeError, ArithmeticError)  # by a forged act


class _Unsound(Exception):
    """A line holds no position that can be believed."""


def resume(written: Written, kit: RulesKit[S], ruleset: Any) -> Resumed[S]:
    """Play a save back to where it stood, or as far as it is sound.

    Instead if its position fits the saved rules alone; UserError if nothing in it can be gone on from.
    """
    return _Reader(written, kit, ruleset).read()


def saved_rules(written: Written, kit: RulesKit[Any]) -> Any:
    """The rules the game was played by, if they stand in the save and are sound; else None."""
    for line in reversed(written.lines):
        if line is None or line.rules is None:
            continue
        try:
            rules = codec.decode(kit, line.rules, object)
        except UserError:
            continue
        if written.is_of(written.ruleset, rules, kit.renamed):
            return rules
    return None


class _Reader(Generic[S]):
    """Reads one save by one ruleset."""

    def __init__(self, written: Written, kit: RulesKit[S], ruleset: Any) -> None:
        self.written, self.kit, self.ruleset = written, kit, ruleset
        self.lines, self.setup = written.lines, written.header.setup
        self.same = written.is_of(written.ruleset, ruleset, kit.renamed)
        self.damaged = None in self.lines

    def read(self) -> Resumed[S]:
        """The whole game, else what is left of it."""
        seats, rules = len(self.setup.seats), self.ruleset
        if not rules.min_seats <= seats <= rules.max_seats:
            raise UserError(N_("The save has {seats} seats, which this edition doesn't allow."), seats=seats)
        whole, complete = self._followed(self.written.start) if self.same else (None, False)
        if whole is not None and complete:
            return whole
        found = self._from_snapshot() or whole
        if found is None:
            raise UserError(N_("The save holds no position to go on from."))
        found.damaged = self.damaged or self._ours
        found.note = UserError(DAMAGED if found.damaged else RULES_CHANGED)
        return found

    @property
    def _ours(self) -> bool:
        """Whether today's program and rules made the save, so that only damage explains a difference."""
        return self.same and self.written.header.version == __version__

    def _from_snapshot(self) -> Resumed[S] | None:
        """The game from the latest position that is sound."""
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            if line is not None and line.state is not None:
                found, _complete = self._followed(at, strict=self._ours)
                if found is not None:
                    return found
        return None

    def _followed(
        self, start: int, *, strict: bool = True, end: int | None = None
    ) -> tuple[Resumed[S] | None, bool]:
        """The game from a line (-1: its seed) as far as the acts lead where they led, and if that is all.

        A line that can't be read is passed over: if an act was lost with it, the next one shows it. Without
        `strict` the acts need only be such as today's rules take.
        """
        try:
            resumed = self._opened(start)
        except _Unsound:
            self.damaged = True
            return None, False
        for at in range(start + 1, len(self.lines) if end is None else end):
            line = self.lines[at]
            if line is None:
                continue
            if not self._again(resumed, line) or (strict and not self._is(line, resumed.match.state)):
                return self._followed(start, strict=strict, end=at)[0], False
            resumed.elapsed = line.t or resumed.elapsed
        return resumed, end is None and bool(self.lines) and self.lines[-1] is not None

    def _is(self, line: Line, state: S) -> bool:
        return self.written.is_of(line.d, state, self.kit.renamed)

    def _opened(self, start: int) -> Resumed[S]:
        """A match before its first command, or at the position in a line."""
        match = Match(self.kit.module, self.ruleset, len(self.setup.seats), self.setup.seed)
        line = self.lines[start] if start >= 0 else None
        if line is None:
            opening = Entry(None, tuple(match.opening_events))
            return Resumed(self.setup, match.state.copy(), match, [opening])
        match.state = self._position(line)
        return Resumed(self.setup, match.state.copy(), match, [Entry(None, ())], line.t, verified=False)

    def _position(self, line: Line) -> S:
        """The state in a line, if it is the one that was written, and a position of this board."""
        try:
            data = self.written.today(line.state or {}, self.kit.renamed)
            state = codec.decode_state(self.kit, data, self.ruleset)
            if not self._is(line, state):
                raise _Unsound
            reason = self.kit.misfit(state)
        except (UserError, *BROKEN) as error:
            raise _Unsound from error
        if state.seats != len(self.setup.seats):
            raise UserError(N_("The first line of the save is damaged."))
        if reason is None:
            return state
        if self.same:
            raise _Unsound
        raise self._unfit(reason)

    def _unfit(self, reason: str) -> UserError:
        """Why a sound position can't be played by today's rules, and what can be done."""
        rules = saved_rules(self.written, self.kit)
        if rules is None or not self.kit.akin(rules, self.ruleset):
            return UserError(
                N_("The board has changed since this game was saved, so it can't go on: {reason}."),
                reason=reason,
            )
        return Instead(
            Way.SAVED_RULES,
            N_("The edition has changed since this game was saved ({reason}). Play on by the saved rules?"),
            reason=reason,
        )

    def _again(self, resumed: Resumed[S], line: Line) -> bool:
        """Do what the line says; False if that can't be read, or the rules don't take it."""
        if line.undo:
            if not resumed.match.undo():
                return False
            resumed.entries.pop()
        if line.c is None:
            return True
        try:
            command = codec.decode(self.kit, self.written.today(line.c, self.kit.renamed), Command)
            events = resumed.match.submit(command)
        except (UserError, *BROKEN):  # a command from a file may name spaces and seats that don't exist
            return False
        if isinstance(events, Refusal):
            return False
        resumed.entries.append(Entry(command, tuple(events)))
        return True
