"""Saves that were deleted, replaced, opened twice, torn or forged: nothing lost, nothing believed."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.engine.match import digest
from game.landlord.kit import RULES
from game.packs.pack import Pack
from game.storage import codec, lines, saves
from game.storage.user_error import Instead, UserError, Way
from game.table.table import Table
from tests.table.seating import act, only_save, seated


@pytest.fixture
def played(pack: Pack, tmp_path: Path) -> Table:
    """A game in which some rounds were played, left again."""
    return left_after(pack, tmp_path, 120)


def left_after(pack: Pack, folder: Path, acts: int) -> Table:
    table = seated(pack, ["human", "steady", "steady"], 7, folder)
    chance = random.Random(7)
    for _ in range(acts):
        act(table, chance)
    table.close()
    return table


def texts(path: Path) -> list[str]:
    return path.read_text().splitlines()


def put(path: Path, rows: list[str]) -> None:
    path.write_text("".join(row + "\n" for row in rows))


def with_(row: str, **values: Any) -> str:
    return json.dumps(json.loads(row) | values)


# --- while it runs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("harm", ["file", "folder", "replaced", "rewritten"])
def test_a_save_that_goes_while_it_is_played_begins_whole_anew(pack: Pack, tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "saves"
    table, chance = seated(pack, ["human"] * 3, 6, folder), random.Random(1)
    for _ in range(30):
        act(table, chance)
    path = only_save(folder)
    foreign = path.read_bytes()[:2000]
    if harm == "folder":
        shutil.rmtree(folder)
    elif harm == "rewritten":  # in place
        path.write_bytes(foreign)
    else:
        path.unlink()
        if harm == "replaced":
            path.write_bytes(foreign)
    act(table, chance)
    assert "saved anew" in str(table.note) and not table.behind
    table.close()
    (mine,) = (each for each in folder.iterdir() if each.read_bytes() != foreign)
    again = Table.resume(mine, pack)
    assert again.note is None and again.state == table.state and list(again.log) == list(table.log)


def test_a_save_is_written_by_one_window(pack: Pack, tmp_path: Path) -> None:
    table, chance = seated(pack, ["human"] * 2, 6, tmp_path), random.Random(1)
    for _ in range(10):
        act(table, chance)
    path = only_save(tmp_path)
    with pytest.raises(Instead) as asked:
        Table.resume(path, pack)
    assert asked.value.way is Way.COPY
    other = Table.resume(path, pack, [Way.COPY])
    assert other.path != path and other.origin is not None and other.origin.save == path.stem
    twin = random.Random(2)
    for _ in range(20):
        act(table, chance)
        act(other, twin)
    for each in (table, other):
        each.close()
        assert each._journal is None
    ends = {path: table, next(each for each in tmp_path.iterdir() if each != path): other}
    for file, game in ends.items():
        again = Table.resume(file, pack)
        assert again.note is None and again.state == game.state and list(again.log) == list(game.log)
    assert Table.resume(next(each for each in ends if each != path), pack, [Way.COPY]).origin is not None


def test_another_program_holds_its_save_while_it_lives(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    hold = (
        "import sys; from pathlib import Path; import game.kits; from game.packs.loader import load\n"
        "from game.table.table import Table\n"
        "table = Table.resume(Path(sys.argv[1]), load('classic')); print(flush=True); sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", hold, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.readline()
        with pytest.raises(Instead):
            Table.resume(path, pack)
        run.kill()
        run.wait()
    assert Table.resume(path, pack).state == played.state


# --- damage ------------------------------------------------------------------------------------------------


def test_a_command_that_is_none_costs_no_more_than_it_must(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    before = path.read_bytes()
    rows = texts(path)
    at = next(at for at, row in enumerate(rows) if "EndTurn" in row)
    put(path, [*rows[:at], rows[at].replace('"EndTurn"', '"EndTurm"'), *rows[at + 1 :]])
    torn = path.read_bytes()
    again = Table.resume(path, pack)
    assert again.state == played.state  # there are sound positions behind it
    assert again.note is not None and "damaged" in str(again.note)
    (kept,) = tmp_path.glob("*.damaged")
    assert kept.read_bytes() == torn != before
    assert [save.path for save in saves.list_saves(tmp_path)] == [path]
    again.close()
    third = Table.resume(path, pack)
    assert third.note is None and third.state == played.state


def test_an_unfit_last_snapshot_gives_way_to_earlier_ones(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    last = max(at for at, row in enumerate(rows) if row.startswith('{"s"'))
    rows[last] = rows[last].replace('"cash":[', '"cash":[9')
    rows[3] = "{}"
    put(path, rows)
    again = Table.resume(path, pack)
    assert again.note is not None and again.state == played.state


def test_a_whole_last_line_that_can_not_be_read_is_told(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    put(path, [*rows[:-1], rows[-1][:-9]])
    assert "damaged" in str(Table.resume(path, pack).note)


def test_there_is_a_snapshot_in_every_round(played: Table, tmp_path: Path) -> None:
    rows = [json.loads(row) for row in texts(only_save(tmp_path))[1:]]
    rounds = {row.get("round", 1) for row in rows}
    assert len(rounds) > 3 and rounds == {row.get("round", 1) for row in rows if "s" in row}


def test_money_that_was_written_into_a_copy_s_first_position_is_not_paid(pack: Pack, tmp_path: Path) -> None:
    source = seated(pack, ["human"] * 3, 7)
    chance = random.Random(7)
    for _ in range(60):
        act(source, chance)
    copy = Table.branch(source.setup, pack, source.state, folder=tmp_path)
    for _ in range(60):
        act(copy, chance)
    copy.close()
    path = only_save(tmp_path)
    rows = texts(path)
    base = json.loads(rows[1])
    base["base"]["cash"][0] += 1000
    put(path, [rows[0], json.dumps(base), *rows[2:]])
    again = Table.resume(path, pack)
    assert again.note is not None and again.state == copy.state


def test_a_position_that_breaks_a_law_is_not_believed_for_its_digest(
    pack: Pack, played: Table, tmp_path: Path
) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    last = max(at for at, row in enumerate(rows) if row.startswith('{"s"'))
    forged = played.state.copy()
    forged.houses_left += 5
    line = {"s": codec.encode(forged), "d": digest(forged)}
    put(path, [*rows[:3], "{}", *rows[4:last], json.dumps(line), *rows[last + 1 :]])
    again = Table.resume(path, pack)
    assert again.note is not None and again.state.houses_left == played.state.houses_left


@pytest.mark.parametrize(
    ("field", "index", "value", "reason"),
    [("houses_left", None, 31, "buildings"), ("owner", 0, 1, "deeds"), ("level", 1, 2, "buildings")],
)
def test_a_position_against_the_laws_of_the_game_is_none(
    pack: Pack, played: Table, field: str, index: int | None, value: int, reason: str
) -> None:
    state = seated(pack, ["human"] * 3, 7).state
    assert RULES.misfit(state) is None
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value
    assert reason in str(RULES.misfit(state))


# --- header, state and pack --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('"steady"', '"steedy"'),
        ('"token":"', '"token":"no-such-'),
        ('"no_auctions":false', '"no_auctions":true'),
        ('"rounds":20', '"rounds":21'),
        ('"salary":200', '"salary":201'),
    ],
)
def test_what_is_damaged_in_the_header_is_mended(
    pack: Pack, played: Table, tmp_path: Path, was: str, becomes: str
) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    assert was in rows[0]
    put(path, [rows[0].replace(was, becomes), *rows[1:]])
    again = Table.resume(path, pack)
    assert again.note is not None and again.state == played.state
    assert again.state.ruleset == played.state.ruleset
    while again.human_to_act() is None and again.advance():
        pass
    went_on = again.path
    again.close()
    assert went_on is not None and went_on != path and not path.exists()
    third = Table.resume(went_on, pack)  # told once
    assert third.note is None and third.state == again.state
    assert [save.path for save in saves.list_saves(tmp_path)] == [went_on] and len(
        list(tmp_path.iterdir())
    ) == 2


@pytest.mark.parametrize("first", ["", "{", '{"format": 3}', "\0" * 512])
def test_a_first_line_that_is_gone_is_found_again(
    pack: Pack, played: Table, tmp_path: Path, first: str
) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    put(path, [first, "\0" * 99, *rows[2:]])
    (listed,) = saves.list_saves(tmp_path)
    assert listed.user_error is None and listed.seats == played.setup.seats
    again = Table.resume(path, pack)
    assert again.setup == played.setup and again.state == played.state and again.note is not None
    went_on = again.path
    again.close()
    assert went_on is not None and Table.resume(went_on, pack).note is None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_header_with_other_seats_than_the_game_is_told(
    pack: Pack, played: Table, tmp_path: Path, seats: int
) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    header = json.loads(rows[0])
    header["setup"]["seats"] = [*header["setup"]["seats"], *header["setup"]["seats"]][:seats]
    put(path, [json.dumps(header), *rows[1:]])
    with pytest.raises(UserError, match="first line"):
        Table.resume(path, pack)


def test_a_winner_who_does_not_sit_at_the_table_is_listed_as_damage(played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    rows = texts(path)
    put(path, [*rows[:-1], with_(rows[-1], winners=[7])])
    (listed,) = saves.list_saves(tmp_path)
    assert listed.user_error is not None and not listed.winners


# --- a pack that has changed -------------------------------------------------------------------------------


def test_a_smaller_stock_of_houses_is_never_played_with(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    fewer = replace(pack, ruleset=replace(pack.ruleset, houses=20))
    with pytest.raises(Instead, match="number of buildings") as asked:
        Table.resume(path, fewer)
    assert asked.value.way is Way.SAVED_RULES
    again = Table.resume(path, fewer, [Way.SAVED_RULES])
    assert again.note is None and again.state == played.state
    assert again.state.ruleset.houses == again.pack.ruleset.houses == pack.ruleset.houses
    assert Table.replay(path, fewer).note is None  # looking at it asks nothing


def test_a_save_without_its_rules_says_what_no_longer_fits(pack: Pack, played: Table, tmp_path: Path) -> None:
    path = only_save(tmp_path)
    rows = [{key: part for key, part in json.loads(row).items() if key != "rules"} for row in texts(path)]
    put(path, [json.dumps(row) for row in rows])
    with pytest.raises(UserError, match="number of buildings") as told:
        Table.resume(path, replace(pack, ruleset=replace(pack.ruleset, houses=20)))
    assert not isinstance(told.value, Instead)


def test_the_rules_in_a_save_are_those_it_was_played_by(pack: Pack, played: Table, tmp_path: Path) -> None:
    first = json.loads(texts(only_save(tmp_path))[1])
    rules = codec.decode(RULES, first["rules"], object)
    assert rules == played.state.ruleset and digest(rules) == digest(played.state.ruleset)
    assert RULES.akin(rules, pack.ruleset)


# --- the folder --------------------------------------------------------------------------------------------


def test_a_pipe_or_a_device_among_the_saves_neither_hangs_nor_is_read(played: Table, tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes in folders")
    os.mkfifo(tmp_path / "pipe.tdt")
    (tmp_path / "endless.tdt").symlink_to("/dev/zero")
    (tmp_path / "folder.tdt").mkdir()
    broken = {save.path.name for save in saves.list_saves(tmp_path) if save.user_error is not None}
    assert broken == {"pipe.tdt", "endless.tdt", "folder.tdt"}
    for name in broken:
        with pytest.raises(UserError):
            lines.read(tmp_path / name)


def test_the_newest_save_is_the_one_that_was_played_last(pack: Pack, tmp_path: Path) -> None:
    older, newer = tmp_path / "a.tdt", tmp_path / "b.tdt"
    left_after(pack, tmp_path / "one", 3)
    rows = texts(only_save(tmp_path / "one"))
    at = json.loads(rows[-1])["at"]
    put(newer, rows)
    put(older, [*rows[:-1], with_(rows[-1], at=at - 5000)])
    os.utime(newer, (1, 1))  # as a sync program might set it
    assert [save.path.name for save in saves.list_saves(tmp_path)] == ["b.tdt", "a.tdt"]


def test_a_turn_s_end_reaches_the_disk_itself(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, chance, synced = seated(pack, ["human"] * 3, 6, tmp_path), random.Random(1), []
    monkeypatch.setattr(os, "fsync", synced.append)
    for _ in range(80):
        act(table, chance)
    turns = sum(isinstance(entry.command, RULES.turn_ends) for entry in table.log)
    assert len(synced) == turns > 5
