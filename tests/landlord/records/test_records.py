"""Recorded games play again to the letter, and nothing that should be on record is missing."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from game.packs.loader import load
from game.storage import lines
from game.table.table import Table
from tests.landlord.records.make import FOLDER, shown_by, wanted

RECORDS = sorted(FOLDER.glob("*.tdt.gz"))


def opened(record: Path, folder: Path) -> Table:
    """The record's game, every command played again and every digest compared."""
    save = folder / record.stem
    save.write_bytes(gzip.decompress(record.read_bytes()))
    return Table.resume(save, load(lines.read(save).header.setup.pack))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name.split(".")[0])
def test_a_record_plays_again_to_the_same_end(record: Path, tmp_path: Path) -> None:
    table = opened(record, tmp_path)
    assert table.note is None  # a note says that the rules have changed since
    assert table.outcome is not None
    assert table.outcome.winners


def test_every_ending_and_option_value_is_on_record(tmp_path: Path) -> None:
    missing = wanted()
    for record in RECORDS:
        table = opened(record, tmp_path)
        missing -= shown_by(table, table.setup.options)
    assert not missing, f"no record of {sorted(missing)}: python -m tests.landlord.records.make"


def test_a_record_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    acts = gzip.decompress(RECORDS[0].read_bytes()).splitlines(keepends=True)
    at = next(at for at, line in enumerate(acts) if b"RollDice" in line)
    save = tmp_path / "torn.tdt"
    save.write_bytes(b"".join([*acts[: at + 1], *acts[at + 2 :]]))
    table = Table.resume(save, load(lines.read(save).header.setup.pack))
    assert table.note is not None
