"""A second game goes through the house with nothing but files of its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.desk import Desk
from game.bots.arena import play_games
from game.cli import main
from game.engine import kit
from game.engine.protocol import Refusal
from game.landlord.kit import RULES as LANDLORD
from game.packs.pack import Pack
from game.storage import paths, presets, saves, settings
from game.storage.presets import Preset
from game.storage.user_error import UserError
from game.table.recording import Recording, recast
from game.table.setup import chosen_options, default_setup
from game.table.table import Table
from tests.kit.conftest import THEME
from tests.kit.toy import HIDDEN, RULES, CardTaken, Options, PlayCard, TakeCard, ToyState, TurnStarted

KINDS = ("human", "greedy", "human")


def seated(
    toy: Pack, folder: Path | None = None, kinds: tuple[str, ...] = KINDS, seed: int = 7
) -> Table[ToyState]:
    return Table.start(default_setup(toy, kinds, seed, options=Options(4)), toy, folder)


def play_out(table: Table[ToyState]) -> None:
    while table.outcome is None:
        if not table.advance():
            seat = table.human_to_act()
            assert seat is not None
            table.submit(table.legal(seat)[-1])


def test_its_names_may_be_those_of_another_game() -> None:
    names = {cls.__name__ for cls in RULES.events}
    assert names & {cls.__name__ for cls in LANDLORD.events} == {"TurnStarted"}


def test_a_game_is_saved_and_goes_on_where_it_stood(toy: Pack, tmp_path: Path) -> None:
    table = seated(toy, tmp_path)
    assert not isinstance(table.submit(TakeCard(0)), Refusal) and table.advance()
    path = table.path
    assert path is not None
    table.close()
    again = Table.resume(path, toy)
    assert again.note is None and again.state == table.state and again.setup == table.setup
    assert again.state.ruleset.options == Options(4)
    play_out(again)
    again.close()
    ended = Table.resume(path, toy)
    assert ended.note is None and ended.outcome == again.outcome
    assert ended.outcome is not None and ended.outcome.ending in RULES.endings
    (listed,) = saves.list_saves(tmp_path)
    assert listed.pack == toy.id and listed.winners == ended.outcome.winners


def test_a_save_whose_rules_have_changed_goes_on_from_a_position(toy: Pack, tmp_path: Path) -> None:
    table = seated(toy, tmp_path)
    play_out(table)
    assert table.path is not None
    lines = table.path.read_text().splitlines(keepends=True)
    header = json.loads(lines[0])
    assert header["setup"]["game"] == "toy"
    table.path.write_text("".join([json.dumps(header | {"ruleset": "other"}) + "\n", *lines[1:]]))
    path = table.path
    table.close()
    again = Table.resume(path, toy)
    assert again.note is not None and again.state == table.state


def test_a_save_of_a_game_that_is_not_here_says_so(
    toy: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(toy, tmp_path).close()
    monkeypatch.delitem(kit._games, "toy")
    (listed,) = saves.list_saves(tmp_path)
    assert str(listed.user_error) == "This save is of a game that is not here: toy."


def test_a_killed_program_loses_nothing(toy: Pack, tmp_path: Path) -> None:
    script = (
        "import sys, time; from pathlib import Path\n"
        "import game.kits; from game.engine.kit import provide; from tests.kit.toy import TOY\n"
        "provide(TOY)\n"
        "from game.packs.loader import load\n"
        "from game.table.setup import default_setup; from game.table.table import Table\n"
        "pack = load(Path(sys.argv[2]))\n"
        "table = Table.start(default_setup(pack, ['greedy'] * 3, 9), pack, Path(sys.argv[1]))\n"
        "for _ in range(6): table.advance()\n"
        "print(table.seq, flush=True); time.sleep(60)\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path), str(THEME)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    seq = int(run.stdout.readline())
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    (path,) = tmp_path.glob(f"*{saves.SUFFIX}")
    again = Table.resume(path, toy)
    assert again.note is None and again.seq == seq == 6


def test_what_showed_nothing_new_can_be_taken_back(toy: Pack) -> None:
    table = seated(toy)
    before = table.state.copy()
    table.submit(PlayCard(0, table.state.hands[0][0]))
    assert table.can_undo(0) and table.undo() and table.state == before
    table.submit(TakeCard(0))
    assert not table.can_undo(0)


def test_a_game_is_looked_at_again_and_played_on(toy: Pack, tmp_path: Path) -> None:
    table = seated(toy, tmp_path)
    play_out(table)
    assert table.path is not None
    recording = Recording.read(table.path, toy)
    assert recording.state_after(len(recording.acts)) == table.state
    copy = recording.play_on(3, 3, recast(table.setup.seats, 0, people=False), new_dice=True)
    assert copy.seq == 3 and copy.state.hands == recording.state_after(3).hands
    play_out(copy)


def test_computers_play_many_games(toy: Pack) -> None:
    tally = play_games(toy.kit, toy.ruleset, ["greedy"] * 3, 20, 1, 500)
    assert (tally.decided, tally.violations) == (20, []) and sum(tally.wins) >= 20


def test_the_command_line_plays_it(toy: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(THEME, paths.packs_dir() / THEME.name)
    assert main(["simulate", "--pack", THEME.name, "--games", "5", "--option", "rounds=3"]) == 0
    assert "decided 5" in capsys.readouterr().out
    assert main(["simulate", "--pack", THEME.name, "--report"]) == 1


def test_settings_and_rule_presets_keep_its_options(
    toy: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = settings.Settings(volume=30)
    desk = Desk(own, tmp_path)
    desk.last_setup = default_setup(toy, KINDS, 5, options=chosen_options(toy, ["rounds=9"]))
    settings.save(own, tmp_path / "settings.json")
    found, trouble = settings.load(tmp_path / "settings.json")
    assert trouble is None and found == own
    last = Desk(found, tmp_path).last_setup
    assert last is not None and last.options == Options(9)
    mine = [Preset(game="toy", name="Long", pack=toy.id, options=Options(12))]
    presets.save(mine, tmp_path / "presets.json")
    assert presets.load(tmp_path / "presets.json") == (mine, None)
    monkeypatch.delitem(kit._games, toy.game)
    found, trouble = settings.load(tmp_path / "settings.json")
    assert trouble is None and found.volume == 30, "the settings outlive a game"
    assert Desk(found, tmp_path).last_setup is None


def test_what_is_no_option_of_it_is_refused(toy: Pack) -> None:
    with pytest.raises(UserError):
        chosen_options(toy, ["salary=400"])


def test_no_seats_feed_shows_a_card_it_may_not_see(toy: Pack) -> None:
    """Each seat is told of its own cards, and who looks on of none; so is the state as each may know it."""
    table = seated(toy)
    given: dict[int, list[CardTaken]] = {seat: [] for seat in (-1, 0, 1, 2)}
    while True:
        for seat, taken in given.items():
            feed = table.take(seat)
            assert any(isinstance(event, TurnStarted) for event in feed)
            taken += [event for event in feed if isinstance(event, CardTaken)]
            seen = table.observed(seat)
            hidden = [hand for other, hand in enumerate(seen.hands) if other != seat]
            assert {card for hand in [*hidden, seen.deck] for card in hand} <= {HIDDEN}
        if table.outcome is not None:
            break
        actor = table.next_actor()
        assert actor is not None
        table.submit(table.legal(actor)[0])
    for seat, taken in given.items():
        assert {event.seat for event in taken} == ({seat} if seat >= 0 else set())
        told = [event for act in table.acts(seat) for event in act.events if isinstance(event, CardTaken)]
        assert sorted(map(repr, told)) == sorted(map(repr, taken))
    everything = [event for entry in table.log for event in entry.events if isinstance(event, CardTaken)]
    assert sorted(map(repr, everything)) == sorted(repr(each) for taken in given.values() for each in taken)
