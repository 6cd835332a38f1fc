"""The command line: each command does its work, and bad input gets one clear sentence."""

from __future__ import annotations

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

import game
from game import cli
from game.shipped import data_root

ROOT = Path(game.__file__).parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folders, for this test alone."""
    monkeypatch.setenv("TOUR_DE_TABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | environment,
        timeout=120,
    )


def one_sentence(text: str) -> str:
    lines = text.strip().splitlines()
    assert len(lines) == 1, text
    assert "Traceback" not in text
    return lines[0]


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("gallery",), ("check",), ("preview",)])
def test_every_command_has_help(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([*command, "--help"])
    assert left.value.code == 0
    assert "usage:" in capsys.readouterr().out


def test_simulate_tells_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "simulate",
        "--games",
        "5",
        "--seats",
        "steady,random,steady",
        "--seed",
        "7",
        "--turn-limit",
        "400",
    ]
    assert cli.main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 5 == found["decided"] + found["undecided"]
    assert found["violations"] == 0
    assert len(found["wins"]) == 3 and sum(found["wins"]) == found["decided"]
    assert {"turns", "commands", "cpu_s", "games_per_cpu_s", "turns_per_cpu_s"} <= found.keys()
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out.startswith("5 games")


def test_a_report_says_whether_a_board_is_fair(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--pack", "paris", "--games", "4", "--seats", "steady,steady,steady", "--report"]
    assert cli.main(arguments) == 0
    text = capsys.readouterr().out
    assert text.startswith("Paris: 4 games of steady, steady, steady")
    assert "pays back in" in text and "Rue de la Paix" in text and "1st" in text and "4th" not in text
    assert cli.main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == found["report"]["games"] == 4
    assert len(found["report"]["spaces"]) == 40 and len(found["report"]["groups"]) == 10
    assert {"median", "low", "high"} <= found["report"]["length"].keys()
    assert {"wins", "share", "low", "high"} == found["report"]["by_order"][0].keys()


def test_a_preview_is_a_picture_of_the_size_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    assert cli.main(["preview", "classic", "--out", str(out), "--size", "300x200"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    head = out.read_bytes()[:24]
    assert head.startswith(b"\x89PNG") and struct.unpack(">II", head[16:24]) == (300, 200)
    result = run("preview", "classic", "--out", str(tmp_path / "no" / "such" / "folder.png"))
    assert result.returncode == 1
    one_sentence(result.stderr)
    result = run("preview", "clasic", "--out", str(out))
    assert result.returncode == 1
    assert "clasic" in one_sentence(result.stderr)


def test_strict_checks_fail_on_warnings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dim = tmp_path / "dim"
    assert cli.main(["new-pack", "dim", "--in", str(tmp_path)]) == 0
    text = (dim / "pack.yaml").read_text("utf-8")
    (dim / "pack.yaml").write_text(text + '    board-ink: "#cfcfcf"\n', "utf-8")
    assert cli.main(["check", str(dim)]) == 0
    assert cli.main(["check", "--strict", str(dim)]) == 1
    assert cli.main(["check", "--json", str(dim)]) == 0
    assert '"swap"' in capsys.readouterr().out


def test_simulate_loads_no_pygame() -> None:
    script = (
        "import sys; from game.cli import main\n"
        "main(['simulate', '--games', '1'])\n"
        "assert not [m for m in sys.modules if m.split('.')[0] == 'pygame'], 'pygame is loaded'\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--pack", "clasic"),
        ("check", "clasic"),
        ("simulate", "--seats", "steady,genius"),
        ("simulate", "--seats", "human,steady"),
        ("simulate", "--seats", "steady"),
        ("check", "/no/such/folder"),
    ],
)
def test_unknown_packs_and_players_get_one_sentence(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.returncode == 1
    one_sentence(result.stderr + result.stdout)


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", "0"),
        ("simulate", "--games", "many"),
        ("simulate", "--seed", "-1"),
        ("gallery", "out", "--size", "wide"),
        ("gallery", "out", "--size", "10x10"),
        ("preview", "classic"),
        ("preview", "classic", "--out", "board.doc"),
        ("preview", "classic", "--out", "board.png", "--size", "100x100"),
        ("dance",),
    ],
)
def test_bad_usage_is_explained(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_check_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "classic"]) == 0
    capsys.readouterr()
    broken = tmp_path / "broken"
    shutil.copytree(data_root("themes") / "classic", broken)
    board = broken / "board.yaml"
    lines = board.read_text(encoding="utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if "price: 60" in line)
    lines[place] = lines[place].replace("price: 60", "price: cheap")
    board.write_text("\n".join(lines), encoding="utf-8")
    assert cli.main(["check", str(broken)]) == 1
    assert f"board.yaml:{place + 1}:" in capsys.readouterr().out
    assert cli.main(["check", str(broken), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)[0]["line"] == place + 1


def test_broken_yaml_names_file_and_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(data_root("themes") / "classic", broken)
    (broken / "pack.yaml").write_text("id: [broken\n", encoding="utf-8")
    result = run("simulate", "--pack", str(broken))
    assert result.returncode == 1
    assert "pack.yaml:" in one_sentence(result.stderr)


def test_an_unknown_pack_is_told_before_any_window_opens() -> None:
    result = run("play", "--pack", "clasic", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert result.returncode == 1
    assert "clasic" in one_sentence(result.stderr)


def test_unknown_players_are_told_before_any_window_opens() -> None:
    result = run("play", "--seats", "human,genius", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert result.returncode == 1
    assert "genius" in one_sentence(result.stderr)


def test_without_a_display_there_is_one_sentence() -> None:
    result = run("play", SDL_VIDEODRIVER="no_such_screen", SDL_AUDIODRIVER="dummy")
    assert result.returncode == 1
    one_sentence(result.stderr)


def test_simulate_plays_by_chosen_rules(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--option", "mode=rounds", "--option", "rounds=3", "--option", "parking_pot=on")
    assert cli.main(["simulate", "--games", "5", "--json", *rules]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decided"] == 5 and told["violations"] == 0 and told["turns"] == 5 * 3 * 4


@pytest.mark.parametrize("option", ["forn=quick", "mode=quickly", "rounds=0", "parking_pot"])
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_option_that_is_none_gets_one_sentence(
    command: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, "--option", option]) == 1
    assert "option" in one_sentence(capsys.readouterr().err) or option.startswith(("mode", "rounds"))


@pytest.mark.parametrize("command", [("gallery", "OUT"), ("simulate", "--games", "1000000")])
def test_what_takes_long_ends_at_once_when_it_is_told_to(command: tuple[str, ...], tmp_path: Path) -> None:
    words = [str(tmp_path) if word == "OUT" else word for word in command]
    long = subprocess.Popen([sys.executable, "-um", "game", *words], stdout=subprocess.PIPE)
    assert long.stdout is not None
    if "gallery" in command:
        long.stdout.readline()
    else:
        time.sleep(2)
    long.terminate()
    try:
        assert long.wait(timeout=5) == -signal.SIGTERM
    finally:
        long.kill()


def test_what_nobody_foresaw_is_a_sentence_and_a_report(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr("game.packs.loader.load", fails)
    assert cli.main(["simulate", "--games", "1"]) == 1
    (report,) = (home / "data" / "reports").iterdir()
    said = capsys.readouterr().err
    assert report.name in said and "Traceback" not in said
    assert "of all things" in report.read_text() and "Traceback" in report.read_text()
