"""Broken packs, one fault each, and the finding that each must bring."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.bots.arena import play_games
from game.kits import BOARD_GAME
from game.packs.loader import check, load
from game.packs.problems import PackError, Problem, Severity

CASES = Path(__file__).parent.parent / "lint_cases"
ALL = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in sorted(CASES.glob("*.yaml"))
    for case in yaml.safe_load(file.read_text("utf-8"))
]


def test_there_are_many_cases() -> None:
    assert len(ALL) >= 60


def test_the_base_has_no_finding() -> None:
    assert check(CASES / "base") == []


@pytest.mark.parametrize("case", ALL)
def test_case(case: dict[str, Any], tmp_path: Path) -> None:
    root = tmp_path / "base"
    shutil.copytree(CASES / "base", root)
    text = breakage(root, case["file"], case.get("swap", {}), case.get("write"))
    if "also_file" in case:
        breakage(root, case["also_file"], case.get("also_swap", {}), case.get("also_write"))
    problems = check(root)
    expect = case["expect"]
    file = expect.get("file", case["file"])
    if file != case["file"]:
        text = (root / file).read_text("utf-8")
    lines = text.split("\n")
    fitting = [p for p in problems if fits(p, expect, file, lines)]
    assert fitting, "\n".join(map(str, problems)) or "no finding at all"
    if not case.get("any"):
        others = {p.code for p in problems} - {expect["code"], "not-looked-at", *case.get("also", ())}
        assert not others, "\n".join(map(str, problems))
    barred = any(p.severity is Severity.ERROR for p in problems)
    if barred:
        with pytest.raises(PackError):
            load(root)
    else:  # what is only a warning can be played
        bots = ["steady", "random", "steady"]
        tally = play_games(BOARD_GAME, load(root).ruleset, bots, games=2, seed=3, turn_limit=200)
        assert tally.violations == [] and tally.games == 2


def breakage(root: Path, file: str, swap: dict[str, str], write: str | None) -> str:
    path = root / file
    text = path.read_text("utf-8") if write is None else write
    for old, new in swap.items():
        assert text.count(old) == 1, f"{old!r} must stand once in {file}"
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return text


def fits(problem: Problem, expect: dict[str, Any], file: str, lines: list[str]) -> bool:
    if problem.code != expect["code"] or problem.severity != expect["severity"]:
        return False
    if "on" in expect:
        if problem.file != file or not 0 < problem.line <= len(lines):
            return False
        if expect["on"] not in lines[problem.line - 1]:
            return False
    return expect.get("says", "") in f"{problem.what} {problem.mend}"
