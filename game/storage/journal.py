"""The journal of one game: all that its save should hold, brought to the disk after every command.

What can't be written is kept and written by the next `flush`; a file that was deleted or replaced meanwhile
is left alone, and the whole game begins in a new one. So nothing is lost as long as the program runs.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Any

from game.engine.command import Command
from game.engine.match import digest
from game.engine.messages import N_
from game.engine.protocol import GameState
from game.storage import codec
from game.storage.header import Header, Origin
from game.storage.lines import Line, Written
from game.storage.lock import lock
from game.storage.user_error import Instead, Way

SUFFIX = ".tdt"
SNAPSHOT_EVERY = 25


class Journal:
    """Adds to one save. `elapsed`: the seconds played so far, as whoever has the clock says."""

    elapsed: float = 0.0

    def __init__(self, folder: Path, header: Header, lines: bytes = b"") -> None:
        """A save that is yet to be begun; `lines` follow the header."""
        self.path: Path | None = None
        self._folder, self._header = folder, header
        self._text = bytearray(_first_line(header) + lines)
        self._at = 0  # how much of it the file holds
        self._least = 0  # less would be no game
        self._file: FileIO | None = None
        self._since_snapshot = self._round = self._latest = 0

    @classmethod
    def reopen(cls, path: Path, written: Written) -> Journal:
        """Go on behind the last whole line of a save; Instead if another program writes it.

        One that may not be written goes on in a new file.
        """
        journal = cls(path.parent, written.header)
        journal._text[:] = written.text
        with suppress(OSError):
            file = path.open("r+b", buffering=0)
            if not lock(file) or os.fstat(file.fileno()).st_size != written.size:
                file.close()
                raise Instead(
                    Way.COPY,
                    N_("This game is open in another window. Play on in a copy of it?"),
                )
            file.truncate(len(written.text))
            journal._file, journal.path, journal._at = file, path, len(written.text)
        return journal

    @classmethod
    def copy(cls, folder: Path, written: Written, origin: Origin) -> Journal:
        """A save of its own that holds the same game."""
        _header, _, lines = written.text.partition(b"\n")
        return cls(folder, written.header.model_copy(update={"origin": origin}), lines)

    def renew(self) -> None:
        """Go on behind a sound first line in a new file; the damaged one is kept beside it."""
        _damaged, _, lines = bytes(self._text).partition(b"\n")
        self._text[:] = _first_line(self._header) + lines
        old, self.path, self._at = self.path, None, 0
        self._let_go()
        self.flush()
        if old is not None:
            os.replace(old, _aside(old))

    # --- what is added --------------------------------------------------------------------------------------

    def command(self, command: Command, state: GameState, to_play: int) -> None:
        """Add a command that was taken, and a snapshot now and then: at least one a round."""
        self._act({"c": codec.encode(command)}, state, to_play)
        self._since_snapshot += 1
        if self._since_snapshot >= SNAPSHOT_EVERY or state.round != self._round:
            self.snapshot(state, to_play)

    def undo(self, state: GameState, to_play: int) -> None:
        """Add that the last command was taken back, and a snapshot, so that none stands in between."""
        self._act({"undo": True}, state, to_play)
        self.snapshot(state, to_play)

    def snapshot(self, state: GameState, to_play: int) -> None:
        """Add the whole state, to go on from when what came before can't be played again."""
        self._position("s", state, to_play)

    def open(self, state: GameState, to_play: int) -> None:
        """Add the state a new game opens with, and the rules in full."""
        self._position("s", state, to_play, rules=codec.encode(state.ruleset))

    def rebase(self, state: GameState, to_play: int) -> None:
        """Start the game anew from this state; what came before may be torn, or no longer fit the rules."""
        rules = {"ruleset": digest(state.ruleset), "rules": codec.encode(state.ruleset)}
        self._position("base", state, to_play, **rules)

    def _position(self, name: str, state: GameState, to_play: int, **rules: Any) -> None:
        """Add the whole state under a name, and the first line once more."""
        header = self._header.model_dump(mode="json")
        self._act({name: codec.encode(state), "header": header} | rules, state, to_play)
        self._since_snapshot, self._round = 0, state.round

    def _act(self, act: dict[str, Any], state: GameState, to_play: int) -> None:
        self._latest = max(self._latest, int(time.time()))  # a clock set back makes no save older
        line = Line(
            **act,
            d=digest(state),
            round=state.round,
            to_play=to_play,
            t=int(self.elapsed),
            at=self._latest,
            winners=state.outcome.winners if state.outcome else (),
        )
        self._text += line.model_dump_json(exclude_defaults=True).encode() + b"\n"

    # --- the disk -------------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._at < len(self._text)

    def flush(self, *, lasting: bool = False) -> bool:
        """Write what is missing; True if the file was gone or no longer ours, and a new one was begun.

        `lasting`: through the system's own buffers too. OSError while it can't be written.
        """
        lost = self._file is not None and self._strayed(self._file)
        if lost:
            self._let_go()
            self._at = 0
        file = self._file or self._begun()
        try:
            while self.behind:
                file.seek(self._at)
                self._at += _put(file, bytes(self._text[self._at :]))
        except OSError:
            if self._at < self._least:
                self._remove()
            raise
        if lasting:
            os.fsync(file.fileno())
        return lost

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            with suppress(OSError):
                os.fsync(self._file.fileno())
        self._let_go()

    def _strayed(self, file: FileIO) -> bool:
        """Whether the path no longer leads to the open file, or somebody else has written to it."""
        assert self.path is not None
        try:
            found, ours = self.path.stat(), os.fstat(file.fileno())
        except OSError:
            return True
        return not os.path.samestat(found, ours) or ours.st_size != self._at

    def _begun(self) -> FileIO:
        """A new file, named by the time and the edition; one that exists is never overwritten."""
        self._folder.mkdir(parents=True, exist_ok=True)
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{self._header.setup.pack}"
        for copy in range(1000):
            path = self._folder / f"{stem}{f'-{copy}' if copy else ''}{SUFFIX}"
            with suppress(FileExistsError):
                file = path.open("xb", buffering=0)
                lock(file)
                self._file, self.path, self._at = file, path, 0
                self._least = len(self._text)
                return file
        raise FileExistsError(stem)

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None

    def _remove(self) -> None:
        """Half a beginning is no game."""
        self._let_go()
        assert self.path is not None
        self.path.unlink(missing_ok=True)
        self.path, self._at = None, 0


def keep_aside(path: Path) -> None:
    """Keep a damaged save as it is beside the one that goes on."""
    with suppress(OSError):
        shutil.copyfile(path, _aside(path))


def _aside(path: Path) -> Path:
    return path.with_suffix(f".{time.time_ns()}.damaged")


def _first_line(header: Header) -> bytes:
    return header.model_dump_json().encode() + b"\n"


def _put(file: FileIO, data: bytes) -> int:
    """Write at once and say how much: a buffer could come later, over what another journal wrote there."""
    return file.write(data)
