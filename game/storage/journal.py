"""The journal of one game: JSON lines, appended and flushed after every command.

The first line is the header. Then one line an act: `c` a command, `undo` one taken back, `s` a snapshot,
`base` a state the game starts anew from, under the rules it names, when its past can't be played again. Each
carries the digest of the state after it, the seconds played (`t`), and what the list of saves shows: round,
seat to play, and winners.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.engine.command import Command
from game.engine.kit import Renamed, games
from game.engine.match import digest, fingerprint
from game.engine.messages import N_
from game.engine.protocol import GameState
from game.storage import codec
from game.storage.header import FIRST_GAME, Header
from game.storage.upgrade import FORMAT, before, check_format, today
from game.storage.user_error import UserError

SNAPSHOT_EVERY = 25
MAX_BYTES = 64_000_000
MAX_LINE = 1_000_000


class Line(BaseModel):
    """One act of the journal after the header."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    c: dict[str, Any] | None = None
    undo: bool = False
    s: dict[str, Any] | None = None
    base: dict[str, Any] | None = None
    ruleset: Annotated[str, Field(max_length=64)] = ""
    d: Annotated[str, Field(max_length=32)] = ""
    round: Annotated[int, Field(ge=0, le=10**9)] = 1
    to_play: Annotated[int, Field(ge=-1, le=7)] = -1
    t: Annotated[int, Field(ge=0, le=10**9)] = 0
    winners: Annotated[tuple[int, ...], Field(max_length=8)] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """What a file held, None for a damaged line; `end` is where the last whole line ends."""

    header: Header
    lines: list[Line | None]
    end: int

    def today(self, data: dict[str, Any], renamed: Renamed) -> dict[str, Any]:
        """What a line holds, by the names of today."""
        named: dict[str, Any] = data if self.header.format == FORMAT else today(data, renamed)
        return named

    def is_of(self, found: str, thing: object, renamed: Renamed) -> bool:
        """Whether this is the fingerprint of something, in today's spelling or in that of the save."""
        if found == digest(thing):
            return True
        return self.header.format < FORMAT and found == fingerprint(before(repr(thing), renamed))


class Journal:
    """Appends to one save; every method has written to the system when it returns.

    `elapsed`: the seconds played so far, as whoever has the clock says.
    """

    elapsed: float = 0.0

    def __init__(self, path: Path, file: FileIO, since_snapshot: int = 0) -> None:
        self.path = path
        self._file = file
        self._since_snapshot = since_snapshot

    @classmethod
    def create(cls, path: Path, header: Header, state: GameState, to_play: int) -> Journal:
        """A new file with its header and the opening state; an existing file is never overwritten."""
        journal = cls(path, path.open("xb", buffering=0))
        try:
            journal._append(header.model_dump_json())
            journal.snapshot(state, to_play)
        except OSError:  # half a beginning is no game
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    @classmethod
    def reopen(cls, path: Path, written: Written) -> Journal:
        """Go on behind the last whole line."""
        file = path.open("r+b", buffering=0)
        file.truncate(written.end)
        file.seek(0, os.SEEK_END)
        return cls(path, file)

    def command(self, command: Command, state: GameState, to_play: int) -> None:
        """Add a command that was taken, and a snapshot now and then."""
        self._act({"c": codec.encode(command)}, state, to_play)
        self._since_snapshot += 1
        if self._since_snapshot >= SNAPSHOT_EVERY:
            self.snapshot(state, to_play)

    def undo(self, state: GameState, to_play: int) -> None:
        """Add that the last command was taken back, and a snapshot, so that none stands in between."""
        self._act({"undo": True}, state, to_play)
        self.snapshot(state, to_play)

    def snapshot(self, state: GameState, to_play: int) -> None:
        """Add the whole state, to fall back on when rules change."""
        self._act({"s": codec.encode(state)}, state, to_play)
        self._since_snapshot = 0

    def rebase(self, state: GameState, to_play: int) -> None:
        """Start the game anew from this state; what came before may be torn, or no longer fit the rules."""
        self._append("")
        self._act({"base": codec.encode(state), "ruleset": digest(state.ruleset)}, state, to_play)

    def close(self) -> None:
        self._file.close()

    def _act(self, act: dict[str, Any], state: GameState, to_play: int) -> None:
        winners = state.outcome.winners if state.outcome else ()
        line = Line(
            **act,
            d=digest(state),
            round=state.round,
            to_play=to_play,
            t=int(self.elapsed),
            winners=winners,
        )
        self._append(line.model_dump_json(exclude_defaults=True))

    def _append(self, text: str) -> None:
        """Write at once: what waited in a buffer could come later, over what another journal wrote there."""
        data = text.encode() + b"\n"
        if self._file.write(data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def read(path: Path) -> Written:
    """Everything a save holds, checked for form and size; UserError if it is no save at all."""
    try:
        whole, end = _whole_lines(path)
    except OSError as error:
        raise UserError(N_("The save can't be read: {reason}."), reason=error.strerror or "?") from error
    if not whole:
        raise UserError(N_("This file is not a saved game."))
    return Written(header(whole[0]), [_line_or_none(text) for text in whole[1:]], end)


def header(text: bytes) -> Header:
    """The header in the first line of a save."""
    try:
        data = codec.parse(text)
        codec.bounded(data)
    except UserError as user_error:
        raise UserError(N_("This file is not a saved game.")) from user_error
    if not isinstance(data, dict):
        raise UserError(N_("This file is not a saved game."))
    check_format(data)
    _check_game(data.get("setup"))
    try:
        return Header.model_validate_json(codec.dumped(data))
    except ValidationError as error:
        raise UserError(N_("The first line of the save is damaged.")) from error


def _check_game(setup: Any) -> None:
    game = setup.get("game", FIRST_GAME) if isinstance(setup, dict) else FIRST_GAME
    if game not in games():
        raise UserError(N_("This save is of a game that is not here: {game}."), game=str(game))


def line(text: bytes) -> Line:
    """One act from its line."""
    if len(text) > MAX_LINE:
        raise UserError("a value is out of bounds")
    try:
        return Line.model_validate(codec.parse(text))
    except ValidationError as error:
        raise UserError("this is no JSON") from error


def ends(path: Path) -> tuple[bytes, Sequence[bytes]]:
    """The first line and the last few whole ones, without reading what lies between."""
    with path.open("rb") as file:
        first = file.readline(MAX_LINE)
        size = file.seek(0, os.SEEK_END)
        file.seek(max(len(first), size - MAX_LINE // 8))
        rest = file.read()
    return first, rest[: rest.rfind(b"\n") + 1].splitlines()[-3:]


def _line_or_none(text: bytes) -> Line | None:
    try:
        return line(text)
    except UserError:
        return None


def _whole_lines(path: Path) -> tuple[list[bytes], int]:
    """The lines without a torn last one, and where the last whole one ends."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise UserError(N_("The save is too large to be one of a game."))
    end = data.rfind(b"\n") + 1
    lines = data[:end].splitlines()
    if len(lines) > 1 and _line_or_none(lines[-1]) is None:
        end -= len(lines.pop()) + 1
    return lines, end
