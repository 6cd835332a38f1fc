"""Tables for tests, and ways to play at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import copyfile
from tempfile import mkdtemp

from game.engine.protocol import Refusal
from game.landlord.rules.state import LandlordState
from game.packs.pack import Pack
from game.table.setup import default_setup
from game.table.table import Table
from tests.landlord.rules.play import random_command


def seated(pack: Pack, kinds: Sequence[str], seed: int, folder: Path | None = None) -> Table:
    return Table.start(default_setup(pack, kinds, seed), pack, folder)


def only_save(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def left(folder: Path) -> Path:
    """A copy of the only save, as it lies there when the program is killed now."""
    copy = Path(mkdtemp(dir=folder.parent)) / only_save(folder).name
    return copyfile(only_save(folder), copy)


def act(table: Table, chance: random.Random) -> None:
    """One random act of somebody at the table."""
    result = table.submit(random_command(table.state, chance), table.seq)
    assert not isinstance(result, Refusal), result


def play_until(
    table: Table, reached: Callable[[LandlordState], bool], chance: random.Random, limit: int = 4000
) -> None:
    """People act at random until a position of a kind is reached."""
    for _ in range(limit):
        if reached(table.state):
            return
        act(table, chance)
    raise AssertionError("the position was not reached")


def play_out(table: Table, limit: int = 20_000) -> None:
    """Computers play to the end."""
    for _ in range(limit):
        if not table.advance():
            return
    raise AssertionError("the game did not end")
