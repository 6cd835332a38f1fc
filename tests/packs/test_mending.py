"""The line of a finding, the mend that is certain, kinds of findings, and changes on disk."""

from __future__ import annotations

import ast
import os
import shutil
from pathlib import Path

import pytest

import game
from game.landlord.pack.findings import KINDS, BoardArea
from game.packs.findings import Area, fine, kinds
from game.packs.loader import check, examine, load
from game.packs.problems import PackError, Problem
from game.packs.source import UNREADABLE
from game.packs.workshop.making import new_pack
from game.packs.workshop.mending import apply, excerpt, patch
from game.packs.workshop.watch import Watch

BASE = Path(__file__).parent.parent / "lint_cases" / "base"


def broken(tmp_path: Path, file: str, old: str, new: str) -> Path:
    root = tmp_path / "base"
    shutil.copytree(BASE, root)
    text = (root / file).read_text("utf-8")
    assert text.count(old) == 1
    (root / file).write_text(text.replace(old, new), "utf-8")
    return root


def worst(root: Path, code: str) -> Problem:
    return next(problem for problem in check(root) if problem.code == code)


CERTAIN = {
    "a key": ("board.yaml", "price: 90", "pirce: 90", "unknown-key"),
    "a group": ("board.yaml", "group: mills, price: 90", "group: mils, price: 90", "unknown-name"),
    "a space": ("cards.yaml", "advance_to: start", "advance_to: stat", "unknown-name"),
    "a verb": ("cards.yaml", "{receive: 20}", "{recieve: 20}", "unknown-key"),
    "a choice": ("board.yaml", "kind: utility, group: mills", "kind: utilty, group: mills", "wrong-value"),
    "a version": ("pack.yaml", 'version: "1.0"', "version: 1.0", "wrong-value"),
    "a file": ("look.yaml", "emblem: art/disc.svg", "emblem: art/disk.svg", "missing-file"),
    "a placeholder": ("text/en.yaml", "Collect {salary}", "Collect {sallary}", "placeholder"),
    "a face": ("look.yaml", "family: Josefin Sans", "family: Josephin Sans", "face-missing"),
    "the ink": ("look.yaml", 'board-ink: "#1b1b1b"', 'board-ink: "#b9c4b0"', "contrast"),
    "a dim group": ("look.yaml", ', on_panel: "#5e92e6"', "", "contrast"),
    "the id": ("pack.yaml", "id: base", "id: bass", "id-folder"),
}


@pytest.mark.parametrize("name", CERTAIN)
def test_a_certain_mend_is_one_line_and_mends(name: str, tmp_path: Path) -> None:
    file, old, new, code = CERTAIN[name]
    root = broken(tmp_path, file, old, new)
    before = (root / file).read_text("utf-8").split("\n")
    change = patch(worst(root, code), root)
    assert change is not None and change.before in before
    apply(change)
    after = (root / file).read_text("utf-8").split("\n")
    assert [a for a, b in zip(after, before, strict=True) if a != b] == [change.after]
    assert check(root) == []


def test_what_is_not_certain_is_left_to_the_modder(tmp_path: Path) -> None:
    root = broken(tmp_path, "board.yaml", "price: 120", "price: a lot")
    assert patch(worst(root, "wrong-value"), root) is None
    twice = broken(tmp_path / "two", "pack.yaml", "south: [fox]", "south: [fix, fix]")
    assert patch(worst(twice, "unknown-name"), twice) is None


def test_line_ends_stay_as_they_are(tmp_path: Path) -> None:
    root = broken(tmp_path, "board.yaml", "price: 90", "pirce: 90")
    path = root / "board.yaml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    change = patch(worst(root, "unknown-key"), root)
    assert change is not None
    apply(change)
    assert path.read_bytes().count(b"\r\n") == path.read_bytes().count(b"\n") > 10
    assert check(root) == []


def test_a_line_that_has_changed_meanwhile_is_not_touched(tmp_path: Path) -> None:
    root = broken(tmp_path, "board.yaml", "price: 90", "pirce: 90")
    change = patch(worst(root, "unknown-key"), root)
    assert change is not None
    path = root / "board.yaml"
    path.write_text("# a new first line\n" + path.read_text("utf-8"), "utf-8")
    before = path.read_bytes()
    with pytest.raises(PackError, match="changed meanwhile"):
        apply(change)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "marked"),
    [
        ("board.yaml", "group: mills, price: 90", "group: mils, price: 90", "unknown-name", "mils"),
        ("board.yaml", "price: 120", "price: a lot", "wrong-value", "a lot"),
        ("board.yaml", "[4, 20, 60, 150]", "[4, 20, 15, 150]", "rents-fall", "15"),
        ("pack.yaml", "start_cash: 500", "start_cash: 20", "start-cash", "20"),
        ("pack.yaml", "max: 3", "max: 6", "seats", "[cat, dog, fox]"),
    ],
)
def test_the_fault_is_marked_in_its_line(
    file: str, old: str, new: str, code: str, marked: str, tmp_path: Path
) -> None:
    root = broken(tmp_path, file, old, new)
    found = excerpt(worst(root, code), root)
    assert found is not None and found.path == root / file
    assert found.text[found.start : found.end] == marked
    assert found.text == found.text.strip()


def test_long_lines_are_cut_with_the_fault_in_view(tmp_path: Path) -> None:
    root = broken(tmp_path, "board.yaml", "group: mills, price: 90", f"{' ' * 300}group: mils, price: 90")
    found = excerpt(worst(root, "unknown-name"), root)
    assert found is not None and len(found.text) <= 160
    assert found.text[found.start : found.end] == "mils"


def test_a_fault_of_the_parent_is_shown_in_the_parents_file(tmp_path: Path) -> None:
    parent = broken(tmp_path, "board.yaml", "price: 90", "pirce: 90")
    child = tmp_path / "child"
    child.mkdir()
    (child / "pack.yaml").write_text('schema: 1\nid: child\nversion: "1.0"\nextends: base\n', "utf-8")
    problem = worst(child, "unknown-key")
    assert problem.file == "base/board.yaml"
    found = excerpt(problem, child)
    assert found is not None and found.path == parent / "board.yaml" and "pirce" in found.text
    assert patch(problem, child) is None  # another pack's file is not ours to write
    (parent / "board.yaml").write_text("groups: [\n", "utf-8")
    assert worst(child, "yaml").file == "base/board.yaml"


def codes(room: str) -> set[str]:
    """Codes are the words that are passed to Problem, draft.problem and their like."""
    used: set[str] = set()
    for path in (Path(game.__file__).parent / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = {"Problem": 1, "problem": 1, "add": 0, "_at": 1, "_Refused": 1, "Unfit": 0}.get(name)
            for at in (0, 1) if name == "add" else () if place is None else (place,):
                value = node.args[at] if len(node.args) > at else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value.islower():
                    used.add(value.value)
    return used - {"space", "area"}  # what a drawing is made of


def test_every_code_that_is_used_has_its_kind() -> None:
    """What is found in the packs of every game has a kind of every game."""
    by_the_schema = {"missing-key", "unknown-key", "wrong-value"}
    assert codes("packs") - set(kinds()) == set()
    assert codes("packs") | codes("landlord/pack") | by_the_schema == set(kinds(KINDS))
    assert {kind.code for kind in KINDS} & set(kinds()) == set()


def test_what_is_in_order_is_counted() -> None:
    looked_for = examine("classic").kinds
    assert looked_for == kinds(KINDS)
    passed, areas = fine([], looked_for)
    assert passed == len(looked_for) and areas == [*Area, *BoardArea]
    found = examine("no_such_pack")
    assert set(found.kinds) == {"no-pack"}
    assert fine(found.problems, found.kinds) == (0, [])


def test_what_was_never_looked_for_has_not_passed(tmp_path: Path) -> None:
    found = examine(broken(tmp_path, "pack.yaml", "id: base", "id: [base"))
    assert set(found.kinds) <= UNREADABLE | {"not-looked-at"}
    shutil.rmtree(tmp_path / "base")
    found = examine(broken(tmp_path, "board.yaml", "price: 90", "price: x"))
    assert not found.kinds.keys() & {"rents-fall", "tmx-overlap", "too-wide"}
    assert {"svg", "sound", "picture"} <= found.kinds.keys()
    (gap,) = (problem for problem in found.problems if problem.code == "not-looked-at")
    assert "board, rents" in str(gap)
    _passed, areas = fine(found.problems, found.kinds, found.unseen)
    assert Area.SOUNDS in areas and BoardArea.BOARD not in areas


def test_examine_is_check_and_load_in_one(tmp_path: Path) -> None:
    found = examine(BASE)
    assert found.problems == () and found.pack is not None and found.pack.ruleset == load(BASE).ruleset
    assert found.roots == {BASE}
    root = new_pack("town", "paris_francs", tmp_path)
    assert {place.name for place in examine(root).roots} == {"town", "paris_francs", "paris"}
    bad = examine(broken(tmp_path, "board.yaml", "price: 90", "pirce: 90"))
    assert bad.pack is None and bad.problems == tuple(check(tmp_path / "base"))


def test_changes_on_disk_are_seen(tmp_path: Path) -> None:
    one, two = new_pack("one", "classic", tmp_path), new_pack("two", "classic", tmp_path)
    watch = Watch([tmp_path])
    assert watch.look() == {one, two}
    assert watch.look() == set()
    (one / "pack.yaml").write_text("id: one", "utf-8")
    assert watch.look() == {one}
    (two / "art").mkdir()
    (two / "art" / "a.svg").write_text("<svg/>", "utf-8")
    assert watch.look() == {two}
    os.utime(two / "art" / "a.svg", ns=(1, 1))
    assert watch.look() == {two}
    shutil.rmtree(one)
    three = new_pack("three", "classic", tmp_path)
    assert watch.look() == {one, three}
