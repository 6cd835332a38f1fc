"""What stands in a save, line by line, read with care.

The first line is the header. Then one line an act: `c` a command, `undo` one taken back, `s` a snapshot,
`base` a state the game starts anew from, under the rules it names, when its past can't be played again;
`rules` are those rules in full, and `header` the first line once more, should that be damaged. Each carries
the digest of the state after it, the seconds played (`t`), the time of day (`at`), and what the list of saves
shows: round, seat to play, and winners.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.engine.kit import Renamed, games
from game.engine.match import fingerprint
from game.engine.messages import N_
from game.storage import codec, whole
from game.storage.header import FIRST_GAME, Header
from game.storage.upgrade import NAMED_ANEW, before, check_format, earlier, today
from game.storage.user_error import UserError, reason

MAX_BYTES = 64_000_000
MAX_LINE = 1_000_000
Seat = Annotated[int, Field(ge=0, le=7)]


class Line(BaseModel):
    """One act of the journal after the header."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    c: dict[str, Any] | None = None
    undo: bool = False
    s: dict[str, Any] | None = None
    base: dict[str, Any] | None = None
    ruleset: Annotated[str, Field(max_length=64)] = ""
    rules: dict[str, Any] | None = None
    header: dict[str, Any] | None = None
    d: Annotated[str, Field(max_length=32)] = ""
    round: Annotated[int, Field(ge=0, le=10**9)] = 1
    to_play: Annotated[int, Field(ge=-1, le=7)] = -1
    t: Annotated[int, Field(ge=0, le=10**9)] = 0
    at: Annotated[int, Field(ge=0, le=10**12)] = 0
    winners: Annotated[tuple[Seat, ...], Field(max_length=8)] = ()

    @property
    def state(self) -> dict[str, Any] | None:
        """The state it holds, if it holds one."""
        return self.s if self.s is not None else self.base


@dataclass(frozen=True, slots=True)
class Written:
    """What a file held, None for a damaged line; `text` is all of it up to where the last whole line ends.

    `size` is that of the file, which may end in a torn line; `headless`: its first line can't be read.
    """

    header: Header
    lines: list[Line | None]
    text: bytes
    size: int
    headless: bool = False

    def today(self, data: dict[str, Any], renamed: Renamed) -> dict[str, Any]:
        """What a line holds, by the names of today."""
        named: dict[str, Any] = data if self.header.format >= NAMED_ANEW else today(data, renamed)
        return named

    def is_of(self, found: str, thing: object, renamed: Renamed) -> bool:
        """Whether this is the fingerprint of something, in today's spelling or in that of the save."""
        text = repr(thing)
        if found == fingerprint(text):
            return True
        older = [text, *earlier(text, renamed)]
        if self.header.format < NAMED_ANEW:
            return found == fingerprint(before(older[-1], renamed))
        return found in map(fingerprint, older[1:])

    @property
    def start(self) -> int:
        """The line the game starts anew from; -1 if it is its first act."""
        return max((at for at, line in enumerate(self.lines) if line is not None and line.base), default=-1)

    @property
    def ruleset(self) -> str:
        """The fingerprint of the rules it was last played by."""
        base = self.lines[self.start] if self.start >= 0 else None
        return self.header.ruleset if base is None else base.ruleset


def read(path: Path) -> Written:
    """Everything a save holds, checked for form and size; UserError if it is no save at all."""
    try:
        data = whole.read(path, MAX_BYTES + 1)
    except OSError as error:
        raise UserError(N_("The save can't be read: {reason}."), reason=reason(error)) from error
    if len(data) > MAX_BYTES:
        raise UserError(N_("The save is too large to be one of a game."))
    text = data[: data.rfind(b"\n") + 1]
    first, *rest = text.split(b"\n")
    found = [_line_or_none(each) for each in rest if each]
    try:
        return Written(header(first), found, text, len(data))
    except UserError:
        for line in found:
            if line is not None and line.header is not None:
                return Written(_header(line.header), found, text, len(data), headless=True)
        raise


def header(text: bytes) -> Header:
    """The header in the first line of a save."""
    try:
        data = codec.parse(text)
        codec.bounded(data)
    except UserError as user_error:
        raise UserError(N_("This file is not a saved game.")) from user_error
    if not isinstance(data, dict):
        raise UserError(N_("This file is not a saved game."))
    return _header(data)


def _header(data: dict[str, Any]) -> Header:
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


def _line_or_none(text: bytes) -> Line | None:
    try:
        return line(text)
    except UserError:
        return None


def ends(path: Path) -> tuple[bytes, Sequence[bytes]]:
    """The first line and the last few whole ones, without reading what lies between."""
    with whole.opened(path) as file:
        first = file.readline(MAX_LINE)
        size = file.seek(0, os.SEEK_END)
        file.seek(max(len(first), size - MAX_LINE // 8))
        rest = file.read(MAX_LINE // 8)
    return first, rest[: rest.rfind(b"\n") + 1].splitlines()[-3:]
