"""The saved games: the list for the menu, and throwing one away."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine.messages import N_
from game.storage import lines, paths
from game.storage.header import Header, SeatSetup
from game.storage.journal import SUFFIX
from game.storage.lines import Line
from game.storage.user_error import UserError, reason


@dataclass(frozen=True, slots=True)
class Summary:
    """A save as the menu lists it: `to_play` a seat or -1, `age` in seconds, `user_error` why it is closed.

    `copy`: it goes on from a point of another game.
    """

    path: Path
    age: float
    pack: str = ""
    seats: tuple[SeatSetup, ...] = ()
    round: int = 0
    to_play: int = -1
    winners: tuple[int, ...] = ()
    user_error: UserError | None = None
    copy: bool = False


def list_saves(folder: Path | None = None) -> list[Summary]:
    """Every save, newest first; a broken one is listed with its reason.

    Of two from the same second the file that was written last comes first.
    """
    now = time.time()
    found = sorted((folder or paths.saves_dir()).glob(f"*{SUFFIX}"), key=_written, reverse=True)
    return sorted((_summary(path, now) for path in found), key=lambda summary: summary.age)


def _written(path: Path) -> tuple[int, str]:
    """When a file was written, in nanoseconds, and its name."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name


def delete(path: Path) -> None:
    """Throw a save away; UserError when the system doesn't let us."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise UserError(N_("The save can't be thrown away: {reason}."), reason=reason(error)) from error


def _summary(path: Path, now: float) -> Summary:
    age = 0.0
    try:
        age = max(0.0, now - path.stat().st_mtime)
        first, last = lines.ends(path)
        header = _header(path, first)
        line = _last(last)
    except UserError as user_error:
        return Summary(path, age, user_error=user_error)
    except OSError as error:
        return Summary(
            path,
            age,
            user_error=UserError(N_("The save can't be read: {reason}."), reason=reason(error)),
        )
    setup = header.setup
    if max((*line.winners, line.to_play)) >= len(setup.seats):
        return Summary(path, age, user_error=UserError(N_("The first line of the save is damaged.")))
    age = max(0.0, now - line.at) if line.at else age  # a copied file is as old as the game in it
    copy = header.origin is not None
    return Summary(path, age, setup.pack, setup.seats, line.round, line.to_play, line.winners, copy=copy)


def _header(path: Path, first: bytes) -> Header:
    """The header in the first line, or the next one in the file where that is damaged."""
    try:
        return lines.header(first)
    except UserError:
        return lines.read(path).header


def _last(texts: Sequence[bytes]) -> Line:
    """The last line that can be read; only one that was torn may be passed over."""
    for text in reversed(texts[-2:]):
        try:
            return lines.line(text)
        except UserError:
            continue
    raise UserError(N_("The save is damaged."))
