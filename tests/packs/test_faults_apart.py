"""One fault hides no other, and whatever fails in a pack is a finding of that pack."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.landlord.pack import kit as board
from game.packs import checks
from game.packs.loader import check, discover, examine, load
from game.packs.problems import PackError, Problem

BASE = Path(__file__).parent.parent / "lint_cases" / "base"
FAULTS = {  # one in each section, and what it brings by itself
    "board.yaml": ("kind: tax", "kind: toll", "wrong-value"),
    "cards.yaml": ("{receive: 20}", "{recieve: 20}", "unknown-key"),
    "look.yaml": ("art/disc.svg", "art/disk.svg", "missing-file"),
    "text/en.yaml": ("title:", "titel:", "unknown-key"),
    "text/fr.yaml": ("spaces:", "spaces: ]", "yaml"),
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(BASE, tmp_path / "base")
    return tmp_path / "base"


def spoil(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text("utf-8")
    assert old in text, (old, file)
    (root / file).write_text(text.replace(old, new, 1), "utf-8")


def test_a_fault_in_each_section_is_told_in_one_run(root: Path) -> None:
    for file, (old, new, _code) in FAULTS.items():
        spoil(root, file, old, new)
    (root / "board.tmx").write_text("<map", "utf-8")
    found = {(problem.file, problem.code) for problem in check(root)}
    assert {(file, code) for file, (_old, _new, code) in FAULTS.items()} <= found
    assert [problem.code for problem in check(root)].count("not-looked-at") == 1


@pytest.mark.parametrize("file", ["board.yaml", "cards.yaml", "text/fr.yaml"])
def test_a_fault_elsewhere_hides_no_advice_about_the_look(root: Path, file: str) -> None:
    spoil(root, file, *FAULTS[file][:2])
    spoil(root, "art/disc.svg", "</svg>", "<text>Hi</text></svg>")
    spoil(root, "look.yaml", 'board-ink: "#1b1b1b"', 'board-ink: "#b9c4b0"')
    assert {"svg", "contrast"} <= {problem.code for problem in check(root)}


def test_what_follows_from_a_lost_section_is_not_told(root: Path) -> None:
    spoil(root, "cards.yaml", "luck:", "luck: ]")
    assert {problem.code for problem in check(root)} == {"yaml", "not-looked-at"}


def test_whatever_a_check_or_the_building_meets_is_a_finding(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(_draft: Any) -> Iterator[Problem]:
        raise ZeroDivisionError("nobody foresaw it")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(board.BoardPackKit, "barring", (checks.check(stumble, "rents-fall"),))
        (problem, gap) = check(root)
        assert problem.code == "broken" and "nobody foresaw it" in str(problem)
        assert gap.code == "not-looked-at" and "rents-fall" not in examine(root).kinds
        assert not next(each for each in discover(root.parent) if each.id == "base").playable
        with pytest.raises(PackError, match="nobody foresaw it"):
            load(root)
    monkeypatch.setattr(board.BoardPackKit, "build", lambda _kit, draft: next(stumble(draft)))
    assert [problem.code for problem in check(root)] == ["broken"]
    with pytest.raises(PackError, match="nobody foresaw it"):
        load(root)


NONSENSE = b"\x00\x01\x00\x00" + b"nonsense" * 375


def test_a_nonsense_face_bars_its_pack_and_no_other(root: Path) -> None:
    (root / "fonts").mkdir()
    (root / "fonts" / "own.ttf").write_bytes(NONSENSE)
    spoil(root, "look.yaml", "name: {family: ", "name: {file: fonts/own.ttf, family: ")
    assert [problem.code for problem in check(root) if problem.severity == "error"] == ["face-broken"]
    with pytest.raises(PackError, match="can't be read"):
        load(root)
    found = {each.id: each.playable for each in discover(root.parent)}
    assert not found.pop("base") and all(found.values())


@pytest.mark.parametrize(
    ("data", "severity"),
    [(b"", "error"), (b"OggS" + bytes(60), "error"), (NONSENSE, "error")],
)
def test_a_sound_that_is_none(root: Path, data: bytes, severity: str) -> None:
    (root / "step.ogg").write_bytes(data)
    spoil(root, "look.yaml", "art:\n", "sound: {step: step.ogg}\nart:\n")
    assert [(p.code, p.severity) for p in check(root)] == [("sound", severity)]


@pytest.mark.parametrize(
    ("samples", "says"),
    [(0, "Nothing is heard"), (44_100 * 3600, "seconds long; 60 are the most"), (44_100, "")],
)
def test_a_sound_is_neither_empty_nor_endless(root: Path, samples: int, says: str) -> None:
    from game.shipped import data_root

    data = bytearray((data_root("assets") / "sound" / "step.ogg").read_bytes())
    at = data.rfind(b"OggS") + 6
    data[at : at + 8] = samples.to_bytes(8, "little")
    (root / "step.ogg").write_bytes(data)
    spoil(root, "look.yaml", "art:\n", "sound: {step: step.ogg}\nart:\n")
    problems = check(root)
    assert len(problems) == bool(says) and says in "".join(map(str, problems))


@pytest.mark.parametrize("kind", ["png", "jpg", "webp"])
def test_pictures_are_bounded_before_they_are_unpacked(root: Path, kind: str) -> None:
    path = root / "art" / f"big.{kind}"
    spoil(root, "look.yaml", "emblem: art/disc.svg", f"emblem: art/big.{kind}")
    pygame.image.save(pygame.Surface((64, 48)), path) if kind != "webp" else path.write_bytes(WEBP)
    assert check(root) == []
    if kind != "webp":
        pygame.image.save(pygame.Surface((4200, 8)), path)
        assert "4200 x 8 pixels" in str(check(root)[0])
    path.write_bytes(NONSENSE)
    assert [problem.code for problem in check(root)] == ["picture"]


WEBP = bytes.fromhex("524946461a000000574542505650384c0d0000002f0000001007101111888808")
