"""What was saved before things had the names of today loads in full, verified from its first command."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest

from game.landlord.rules import frames
from game.landlord.rules.options import GameMode
from game.packs.loader import load
from game.storage import lines, presets, settings
from game.storage.header import read_setup
from game.storage.upgrade import FORMAT
from game.table.table import Table

BEFORE = Path(__file__).parent / "before"
SAVES = sorted(BEFORE.glob("*.tdt.gz"))
OPEN = {
    "opening_roll": frames.OpeningRoll,
    "negotiation": frames.Negotiation,
    "marker_choice": frames.MarkerChoice,
    "contest": frames.Contest,
    "open_rent": frames.Turn,
}

LONG = OPEN.keys() - {"opening_roll"}  # with a position besides that of the start


def name(save: Path) -> str:
    return save.name.split(".")[0]


def resumed(save: Path, folder: Path) -> Table:
    path = folder / save.stem
    path.write_bytes(gzip.decompress(save.read_bytes()))
    written = lines.read(path)
    assert written.header.format < FORMAT
    return Table.resume(path, load(written.header.setup.pack))


@pytest.mark.parametrize("save", SAVES, ids=name)
def test_every_command_leads_where_it_led(save: Path, tmp_path: Path) -> None:
    table = resumed(save, tmp_path)
    assert table.note is None and len(table.log) == table.seq + 1
    if name(save) in OPEN:
        assert type(table.state.stack[-1]) is OPEN[name(save)] and table.outcome is None
    else:
        assert table.outcome is not None


@pytest.mark.parametrize("save", [save for save in SAVES if name(save) in OPEN], ids=name)
def test_it_goes_on_and_is_verified_again(save: Path, tmp_path: Path) -> None:
    table = resumed(save, tmp_path)
    for _ in range(30):
        assert table.advance()
    seq, path = table.seq, table.path
    table.close()
    assert path is not None
    again = Table.resume(path, table.pack)
    assert again.note is None and again.seq == seq and again.state == table.state


@pytest.mark.parametrize("save", [save for save in SAVES if name(save) in LONG], ids=name)
def test_its_last_position_can_be_read_without_its_past(save: Path, tmp_path: Path) -> None:
    table = resumed(save, tmp_path)
    table.close()
    path = tmp_path / save.stem
    acts = path.read_bytes().splitlines(keepends=True)
    first = next(at for at, line in enumerate(acts) if line.startswith(b'{"c"'))
    path.write_bytes(b"".join([*acts[:first], b"{}\n", *acts[first + 1 :]]))
    again = Table.resume(path, table.pack)
    assert again.note is not None and (again.seq, again.state) == (table.seq, table.state)


def test_the_settings_keep_the_last_game(tmp_path: Path) -> None:
    file = shutil.copy(BEFORE / "settings.json", tmp_path)
    found, trouble = settings.load(Path(file))
    assert trouble is None and found.last_setup is not None
    last = read_setup(found.last_setup)
    assert last is not None and last.pack == "starwars_ep2" and last.options.marker_blocks_building


def test_the_rule_presets_are_whole(tmp_path: Path) -> None:
    file = shutil.copy(BEFORE / "presets.json", tmp_path)
    (found,), trouble = presets.load(Path(file))
    assert trouble is None and found.name == "Friday"
    assert (found.options.mode, found.options.jail_rolls) == (GameMode.ROUNDS, 4)
