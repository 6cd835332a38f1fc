"""Saves: whatever happens to the program or the file, as little as possible is lost."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import FileIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.landlord.kit import RULES
from game.landlord.rules import commands as c
from game.landlord.rules.events import CardDrawn, DiceRolled
from game.landlord.rules.frames import Auction, Debt, Inherited, Negotiation, Turn
from game.landlord.rules.state import LandlordState
from game.packs.loader import load
from game.packs.pack import Pack
from game.storage import codec, journal, lines, saves
from game.storage.journal import SNAPSHOT_EVERY
from game.storage.resuming import Resumed, resume
from game.storage.user_error import UserError
from game.table.table import Table
from tests.table.seating import act, left, only_save, play_out, play_until, seated

IN_THE_MIDDLE: dict[str, Callable[[LandlordState], bool]] = {
    "auction": lambda state: isinstance(top(state), Auction) and top(state).high > 0,
    "debt": lambda state: isinstance(top(state), Debt),
    "offer": lambda state: isinstance(top(state), Negotiation),
    "inheritance": lambda state: isinstance(top(state), Inherited),
    "doubles": lambda state: isinstance(top(state), Turn) and top(state).doubles == 2,
}


def top(state: LandlordState):  # type: ignore[no-untyped-def]
    return state.stack[-1] if state.stack else None


def poor(pack: Pack) -> Pack:
    """The same edition with little money, so that debts come early."""
    return replace(pack, ruleset=replace(pack.ruleset, start_cash=200))


def read_back(path: Path, pack: Pack) -> Resumed:
    return resume(lines.read(path), RULES, pack.ruleset)


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8), cash=st.sampled_from((1500, 150)))
def test_save_and_load_are_equal_at_every_step_of_a_random_game(seed: int, seats: int, cash: int) -> None:
    pack = load("classic")
    pack = replace(pack, ruleset=replace(pack.ruleset, start_cash=cash))
    chance = random.Random(seed)
    with TemporaryDirectory() as folder:
        table = seated(pack, ["human"] * seats, seed, Path(folder))
        path = only_save(Path(folder))
        for _ in range(90):
            if table.outcome is not None:
                break
            act(table, chance)
            if chance.random() < 0.1:
                table.undo()
            back = read_back(path, pack)
            assert back.match.state == table.state
            assert repr(back.match.state) == repr(table.state)
            assert back.entries == list(table.log)
            assert back.verified and back.note is None
        table.close()


@pytest.mark.parametrize("position", IN_THE_MIDDLE)
def test_a_game_goes_on_from_the_middle_of_anything(pack: Pack, tmp_path: Path, position: str) -> None:
    pack = poor(pack) if position in ("debt", "inheritance") else pack
    table = seated(pack, ["human"] * 4, 11, tmp_path)
    play_until(table, IN_THE_MIDDLE[position], random.Random(11), limit=20_000)
    again = Table.resume(left(tmp_path), pack)
    assert again.state == table.state
    assert again.note is None
    assert again.legal(again.next_actor() or 0) == table.legal(table.next_actor() or 0)
    chance, twin = random.Random(5), random.Random(5)
    for _ in range(30):
        act(table, chance)
        act(again, twin)
    assert again.state == table.state


def test_the_dice_to_come_are_the_same_after_loading(pack: Pack, tmp_path: Path) -> None:
    """Quitting and loading doesn't roll the dice again (W16)."""
    table = seated(pack, ["human", "human"], 4, tmp_path)
    play_until(table, lambda state: isinstance(top(state), Turn), random.Random(4))
    again = Table.resume(left(tmp_path), pack)
    roll = c.RollDice(table.state.turn)
    dice = [e for e in table.submit(roll) if isinstance(e, DiceRolled | CardDrawn)]
    assert [e for e in again.submit(roll) if isinstance(e, DiceRolled | CardDrawn)] == dice


def test_a_killed_program_loses_nothing(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "import game.kits\n"
        "from game.packs.loader import load\n"
        "from game.table.setup import default_setup; from game.table.table import Table\n"
        "pack = load('classic')\n"
        "table = Table.start(default_setup(pack, ['steady'] * 4, 9), pack, Path(sys.argv[1]))\n"
        "while table.advance(): print(table.seq, flush=True)\n"
    )
    run = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    seen = [int(run.stdout.readline()) for _ in range(60)][-1]
    os.kill(run.pid, signal.SIGKILL)
    seen = int(([seen, *map(int, run.stdout.read().split("\n")[:-1])])[-1])
    run.wait()
    pack = load("classic")
    table = Table.resume(only_save(tmp_path), pack)
    assert table.seq >= seen
    assert table.note is None
    play_out(table)
    untouched = seated(pack, ["steady"] * 4, 9)
    play_out(untouched)
    assert table.state == untouched.state


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human"] * 3, 2, tmp_path)
    chance = random.Random(2)
    for _ in range(8):
        act(table, chance)
    before = table.state.copy()
    path = only_save(tmp_path)
    kept = path.stat().st_size
    act(table, chance)
    table.close()
    whole = path.read_bytes()
    assert len(whole) > kept + 20
    for end in range(kept, len(whole)):
        path.write_bytes(whole[:end])
        again = Table.resume(path, pack)
        assert again.state == before
        assert again.note is None
        again.close()
        assert path.stat().st_size == kept
    assert saves.list_saves(tmp_path)[0].user_error is None


def test_a_damaged_line_costs_only_what_follows_the_last_snapshot(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human"] * 3, 2, tmp_path)
    chance = random.Random(2)
    states = [table.state.copy()]
    while len(states) < SNAPSHOT_EVERY * 2 + 5 or b'"s"' in only_save(tmp_path).read_bytes()[-4000:]:
        act(table, chance)
        states.append(table.state.copy())
    table.close()
    path = only_save(tmp_path)
    acts = path.read_bytes().splitlines(keepends=True)
    at = next(at for at, line in enumerate(acts[10:], 10) if line.startswith(b'{"c"'))
    torn = [*acts[:at], b'{"c": gone\n', *acts[at + 1 :]]
    path.write_bytes(b"".join(torn))
    again = Table.resume(path, pack)
    assert again.state == states[-1]
    assert again.note is not None and "damaged" in str(again.note)
    again.close()
    last = max(at for at, line in enumerate(acts) if line.startswith(b'{"s"'))
    assert last + 2 < len(acts)
    torn[last + 2] = b"\xff\xfe\n"
    path.write_bytes(b"".join(torn))
    assert Table.resume(path, pack).seq == sum(line.startswith(b'{"c"') for line in acts[: last + 2])


def test_when_the_rules_have_changed_the_game_goes_on_unverified(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human"] * 3, 6, tmp_path)
    play_until(table, lambda state: state.seq == SNAPSHOT_EVERY + 3, random.Random(6))
    table.close()
    path = only_save(tmp_path)
    richer = replace(pack, ruleset=replace(pack.ruleset, salary=300))
    again = Table.resume(path, richer)
    assert again.seq >= SNAPSHOT_EVERY
    assert "rules have changed" in str(again.note)
    act(again, random.Random(1))
    again.close()
    third = Table.resume(path, richer)  # told once
    assert third.note is None
    assert third.state == again.state


def test_a_changed_board_can_not_go_on(pack: Pack, tmp_path: Path) -> None:
    seated(pack, ["human"] * 3, 6, tmp_path).close()
    spaces = pack.ruleset.spaces
    more = replace(pack.ruleset, spaces=(*spaces, replace(spaces[20], index=40, id="more")))
    with pytest.raises(UserError, match="board has changed"):
        Table.resume(only_save(tmp_path), replace(pack, ruleset=more))


def test_a_forged_command_is_not_taken(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human"] * 3, 6, tmp_path)
    table.close()
    path = only_save(tmp_path)
    for forged in (c.RollDice(2), c.Build(7, 99), c.Mortgage(0, -41), c.AcceptTrade(0, 1)):
        line = json.dumps({"c": codec.encode(forged), "d": "0"}).encode()
        path.write_bytes(path.read_bytes() + line + b"\n")
        again = Table.resume(path, pack)
        assert again.state == table.state
        again.close()


def test_an_undone_command_stays_undone(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human"] * 2, 6, tmp_path)
    table.match.state.stack[:] = [Turn(0)]
    table.match.state.owner[1] = table.match.state.owner[3] = 0
    assert table._journal is not None
    table._journal.rebase(table.state, 0)
    table.submit(c.Build(0, 1))
    assert table.undo()
    again = Table.resume(left(tmp_path), pack)
    assert again.state == table.state
    assert again.state.level[1] == 0


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch, room: int = 9) -> Iterator[None]:
    """While this runs, the disk takes only so many bytes more."""
    put, left_over = journal._put, [room]

    def scant(file: FileIO, data: bytes) -> int:
        if not left_over[0]:
            raise OSError(28, "No space left on device")
        taken = put(file, data[: left_over[0]])
        left_over[0] -= taken
        return taken

    with monkeypatch.context() as patch:
        patch.setattr(journal, "_put", scant)
        yield


def test_a_full_disk_is_told_of_and_made_good_later(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(pack, ["human"] * 3, 6, tmp_path)
    chance = random.Random(3)
    with full_disk(monkeypatch):
        act(table, chance)
        assert "No space left" in str(table.note) and table.behind
        act(table, chance)
        table.undo()
        act(table, chance)
        assert not table.save()
    assert table.save() and not table.behind
    act(table, chance)
    again = Table.resume(left(tmp_path), pack)
    assert again.state == table.state and again.note is None
    assert list(again.log) == list(table.log)  # the missed commands are there, not the position alone


def test_a_folder_that_can_not_be_written_does_not_stop_the_game(pack: Pack, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    table = seated(pack, ["steady"] * 2, 6, tmp_path / "file" / "saves")
    assert "can't be saved" in str(table.note) and table.behind
    play_out(table)


def test_a_game_that_could_not_be_saved_is_saved_as_soon_as_it_can(pack: Pack, tmp_path: Path) -> None:
    (tmp_path / "later").touch()
    table = seated(pack, ["human"] * 2, 6, tmp_path / "later")
    chance = random.Random(6)
    act(table, chance)
    assert table.path is None
    (tmp_path / "later").unlink()
    act(table, chance)
    again = Table.resume(left(tmp_path / "later"), pack)
    assert again.state == table.state and list(again.log) == list(table.log)


def test_half_a_beginning_leaves_no_file(pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with full_disk(monkeypatch):
        table = seated(pack, ["human"] * 2, 6, tmp_path)
        act(table, random.Random(6))
    assert list(tmp_path.iterdir()) == []
    act(table, random.Random(7))
    assert Table.resume(left(tmp_path), pack).state == table.state


def test_nothing_waits_in_a_buffer_to_be_written_over_a_later_journal(pack: Pack, tmp_path: Path) -> None:
    """A write that failed is over: it must not come back when the file is closed at last."""
    resource = pytest.importorskip("resource")  # only some systems limit the size of files
    table = seated(pack, ["human"] * 2, 6, tmp_path)
    path = only_save(tmp_path)
    assert table._journal is not None
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 5, hard))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        act(table, random.Random(6))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    assert "can't be saved" in str(table.note)
    path = left(tmp_path)
    again = Table.resume(path, pack)
    again.elapsed = 77  # what it writes is not the same
    act(again, random.Random(8))
    act(again, random.Random(8))
    again.close()
    table.close()
    third = Table.resume(path, pack)
    assert third.state == again.state and third.note is None


def test_a_save_that_can_not_be_thrown_away_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "a folder.tdt").mkdir()
    with pytest.raises(UserError, match="can't be thrown away"):
        saves.delete(tmp_path / "a folder.tdt")


def test_a_finished_game_can_be_watched_again(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["steady"] * 3, 12, tmp_path)
    play_out(table)
    table.close()
    path = only_save(tmp_path)
    replay = Table.replay(path, pack)
    size = path.stat().st_size
    assert replay.seq == 0 and not replay.is_human(0)
    events = replay.take()
    while replay.advance():
        events += replay.take()
    assert replay.state == table.state
    assert events == [event for entry in table.log for event in entry.events]
    assert path.stat().st_size == size


# --- the list ----------------------------------------------------------------------------------------------


def test_the_list_shows_what_the_menu_needs(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human", "steady", "steady"], 6, tmp_path)
    while table.state.round < 2:
        if not table.advance():
            act(table, random.Random(table.seq))
    (summary,) = saves.list_saves(tmp_path)
    assert summary.user_error is None
    assert (summary.pack, summary.round) == ("classic", table.state.round)
    assert summary.to_play == table.next_actor()
    assert [seat.token for seat in summary.seats] == [seat.token for seat in table.setup.seats]
    assert 0 <= summary.age < 60 and summary.winners == ()


def test_a_finished_game_names_its_winner(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["steady"] * 2, 6, tmp_path)
    play_out(table)
    (summary,) = saves.list_saves(tmp_path)
    assert table.outcome is not None
    assert summary.winners == table.outcome.winners
    assert summary.to_play == -1


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a saved game"),
        (b"hello", "not a saved game"),
        (b"[1]\n", "not a saved game"),
        (b'{"format": 99}\n', "newer version"),
        (b'{"format": 1, "pack": "classic"}\n', "first line"),
        (b"\x00" * 50 + b"\n", "not a saved game"),
    ],
)
def test_a_broken_save_is_listed_with_its_reason(
    pack: Pack, tmp_path: Path, content: bytes, reason: str
) -> None:
    seated(pack, ["human"] * 2, 6, tmp_path).close()
    broken = tmp_path / "broken.tdt"
    broken.write_bytes(content)
    listed = {summary.path.name: summary for summary in saves.list_saves(tmp_path)}
    assert len(listed) == 2
    assert reason in str(listed.pop("broken.tdt").user_error)
    assert [summary.user_error for summary in listed.values()] == [None]
    with pytest.raises(UserError):
        Table.resume(broken, pack)


def test_saves_of_one_second_get_names_of_their_own(pack: Pack, tmp_path: Path) -> None:
    for _ in range(3):
        seated(pack, ["human"] * 2, 6, tmp_path).close()
    assert len(saves.list_saves(tmp_path)) == 3
    saves.delete(saves.list_saves(tmp_path)[0].path)
    assert len(saves.list_saves(tmp_path)) == 2


def test_a_save_of_another_edition_is_not_played_with_this_one(pack: Pack, tmp_path: Path) -> None:
    seated(pack, ["human"] * 2, 6, tmp_path).close()
    with pytest.raises(UserError, match="edition “classic”"):
        Table.resume(only_save(tmp_path), replace(pack, id="moon"))
