"""The saved games: the list for the menu, starting a journal, and playing one back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Generic

from game import __version__
from game.engine.command import Command
from game.engine.event import Event
from game.engine.kit import RulesKit
from game.engine.match import Match, RuleFailed, digest
from game.engine.messages import N_
from game.engine.protocol import Refusal, S
from game.storage import codec, journal, paths
from game.storage.header import GameSetup, Header, Origin, SeatSetup
from game.storage.journal import Journal, Line, Written
from game.storage.user_error import UserError

SUFFIX = ".tdt"


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of a game's log: the command, None for the set-up of the game, and what came of it."""

    command: Command | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A save as the menu lists it: `to_play` a seat or -1, `age` in seconds, `trouble` why it is closed."""

    path: Path
    age: float
    pack: str = ""
    seats: tuple[SeatSetup, ...] = ()
    round: int = 0
    to_play: int = -1
    winners: tuple[int, ...] = ()
    user_error: UserError | None = None


@dataclass(slots=True)
class Resumed(Generic[S]):
    """A game read back: where its log starts, as it stood, the log, and what to tell the player.

    `elapsed`: the seconds played; `verified`: every step from the seed on led where it led when it was saved.
    """

    setup: GameSetup
    start: S
    match: Match[S]
    entries: list[Entry] = field(default_factory=list)
    elapsed: float = 0.0
    verified: bool = True
    note: UserError | None = None


RULES_CHANGED = N_("The rules have changed since this game was saved: it goes on, but can't be verified.")
DAMAGED = N_("The save is damaged: the game goes on from the last position that is whole.")


class _CannotReplay(Exception):
    """The commands can't be followed to where they led when they were saved; the text says why."""


def list_saves(folder: Path | None = None) -> list[Summary]:
    """Every save, newest first; a broken one is listed with its reason."""
    folder = folder or paths.saves_dir()
    return sorted((_summary(path) for path in folder.glob(f"*{SUFFIX}")), key=lambda s: (s.age, s.path.name))


def delete(path: Path) -> None:
    """Throw a save away; UserError when the system doesn't let us."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise UserError(
            N_("The save can't be thrown away: {reason}."), reason=error.strerror or "?"
        ) from error


def begin(
    folder: Path,
    setup: GameSetup,
    pack_version: str,
    match: Match[Any],
    to_play: int,
    origin: Origin | None = None,
) -> Journal:
    """A new journal in the folder, named by the time and the edition; a copy says where it comes from."""
    header = Header(
        version=__version__,
        pack_version=pack_version,
        ruleset=digest(match.state.ruleset),
        setup=setup,
        origin=origin,
    )
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{setup.pack}"
    for copy in range(1000):
        path = folder / (f"{stem}{f'-{copy}' if copy else ''}{SUFFIX}")
        try:
            return Journal.create(path, header, match.state, to_play)
        except FileExistsError:
            continue
    raise FileExistsError(stem)


def resume(written: Written, kit: RulesKit[S], ruleset: Any) -> Resumed[S]:
    """Play a save back to where it stood; from its last snapshot if the rules have changed since.

    UserError if not even the snapshot fits the board any more.
    """
    setup = written.header.setup
    if not ruleset.min_seats <= len(setup.seats) <= ruleset.max_seats:
        raise UserError(
            N_("The save has {seats} seats, which this edition doesn't allow."), seats=len(setup.seats)
        )
    try:
        resumed = _replayed(written, kit, ruleset)
    except _CannotReplay as why:
        resumed = _from_snapshot(written, kit, ruleset)
        resumed.note = UserError(str(why))
    resumed.elapsed = max((line.t for line in written.lines if line is not None), default=0)
    return resumed


def _replayed(written: Written, kit: RulesKit[S], ruleset: Any) -> Resumed[S]:
    """Every command again, each digest compared."""
    lines = written.lines
    start = max((i for i, line in enumerate(lines) if line is not None and line.base is not None), default=-1)
    base = None if start < 0 else lines[start]
    if not written.is_of(written.header.ruleset if base is None else base.ruleset, ruleset, kit.renamed):
        raise _CannotReplay(RULES_CHANGED)
    resumed = _at(written, kit, ruleset, base)
    for line in lines[start + 1 :]:
        if line is None:
            raise _CannotReplay(DAMAGED)
        if not _again(written, kit, resumed, line):
            raise _CannotReplay(RULES_CHANGED)
        if not written.is_of(line.d, resumed.match.state, kit.renamed):
            raise _CannotReplay(RULES_CHANGED)
    return resumed


def _from_snapshot(written: Written, kit: RulesKit[S], ruleset: Any) -> Resumed[S]:
    """The last snapshot, and as many of the commands after it as the rules of today still take."""
    lines = written.lines
    at = max((i for i, line in enumerate(lines) if _data(line) is not None), default=-1)
    if at < 0:
        raise UserError(N_("The save holds no position to go on from."))
    resumed = _at(written, kit, ruleset, lines[at])
    for line in lines[at + 1 :]:
        if line is None or not _again(written, kit, resumed, line):
            break
    return resumed


def _at(written: Written, kit: RulesKit[S], ruleset: Any, line: Line | None) -> Resumed[S]:
    """A match before its first command, or at the state in a line."""
    setup = written.header.setup
    match = Match(kit.module, ruleset, len(setup.seats), setup.seed)
    data = _data(line)
    if data is None:
        return Resumed(setup, match.state.copy(), match, [Entry(None, tuple(match.opening_events))])
    try:
        match.state = codec.decode_state(kit, written.today(data, kit.renamed), ruleset)
    except UserError as user_error:
        raise UserError(
            N_("The board has changed since this game was saved, so it can't go on.")
        ) from user_error
    return Resumed(setup, match.state.copy(), match, [Entry(None, ())], verified=False)


def _data(line: Line | None) -> dict[str, Any] | None:
    """The state a line holds, if it holds one."""
    if line is None:
        return None
    return line.s if line.s is not None else line.base


def _again(written: Written, kit: RulesKit[S], resumed: Resumed[S], line: Line) -> bool:
    """Do what the line says; False if the rules don't take it."""
    if line.undo:
        if not resumed.match.undo():
            return False
        resumed.entries.pop()
    if line.c is not None:
        command = codec.decode(kit, written.today(line.c, kit.renamed), Command)
        events = _submitted(resumed.match, command)
        if events is None:
            return False
        resumed.entries.append(Entry(command, tuple(events)))
    return True


def _submitted(match: Match[Any], command: Command) -> Sequence[Event] | None:
    """The events of a command, or None; a command from a file may name spaces and seats that don't exist."""
    try:
        result = match.submit(command)
    except (RuleFailed, LookupError, ValueError, TypeError, AttributeError, ArithmeticError):
        return None
    return None if isinstance(result, Refusal) else result


def _summary(path: Path) -> Summary:
    age = 0.0
    try:
        age = max(0.0, time.time() - path.stat().st_mtime)
        first, last = journal.ends(path)
        header = journal.header(first)
        line = _last(last)
    except UserError as user_error:
        return Summary(path, age, user_error=user_error)
    except OSError as error:
        return Summary(
            path,
            age,
            user_error=UserError(N_("The save can't be read: {reason}."), reason=error.strerror or "?"),
        )
    setup = header.setup
    return Summary(path, age, setup.pack, setup.seats, line.round, line.to_play, line.winners)


def _last(lines: Sequence[bytes]) -> Line:
    """The last line that can be read; only one that was torn may be passed over."""
    for text in reversed(lines[-2:]):
        try:
            return journal.line(text)
        except UserError:
            continue
    raise UserError(N_("The save is damaged."))
