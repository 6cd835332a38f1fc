"""Boards drawn in Tiled, and the ring that is computed without one."""

from __future__ import annotations

import shutil
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from game.landlord.pack.layout import BoardLayout, Box, SpaceBox, computed_ring
from game.landlord.pack.tmx import board_text, read_board
from game.packs.loader import load
from game.packs.problems import Problem
from game.shipped import data_root

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("spaces", (8, 9, 12, 24, 40, 41, 52, 90))
def test_a_ring_closes_without_a_gap_or_an_overlap(spaces: int) -> None:
    ring = computed_ring(spaces, ("one", "two", "three"))
    assert [space.index for space in ring.spaces] == list(range(spaces))
    assert sum(space.facing == "corner" for space in ring.spaces) == 4
    for one, two in combinations(ring.spaces, 2):
        assert not _overlap(one.box, two.box), (one, two)
    for one, two in pairwise((*ring.spaces, ring.spaces[0])):
        assert _touch(one.box, two.box), (one, two)
    area = sum(space.box.w * space.box.h for space in ring.spaces)
    sides = {space.facing for space in ring.spaces} - {"corner"}
    if len(sides) == 4:
        assert area == pytest.approx(1000**2 - 756**2)


@pytest.mark.parametrize("decks", range(0, 9))
def test_the_areas_of_a_ring_stay_apart_inside(decks: int) -> None:
    areas = computed_ring(40, tuple(f"d{i}" for i in range(decks))).areas
    assert len(areas) == 3 + decks
    for (_, one), (_, two) in combinations(areas.items(), 2):
        assert not _overlap(one, two)
    for box in areas.values():
        assert box.x >= 122 and box.y >= 122 and box.x + box.w <= 878 and box.y + box.h <= 878


def _overlap(a: Box, b: Box) -> bool:
    wide, high = _common(a, b)
    return wide > 0.01 and high > 0.01


def _touch(a: Box, b: Box) -> bool:
    wide, high = _common(a, b)
    return wide > -0.01 and high > -0.01


def _common(a: Box, b: Box) -> tuple[float, float]:
    wide = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    return wide, min(a.y + a.h, b.y + b.h) - max(a.y, b.y)


def test_a_layout_survives_being_written_and_read(tmp_path: Path) -> None:
    layout = BoardLayout(
        640, 480, (SpaceBox(0, Box(1.5, 2, 30, 40), "left"), SpaceBox(1, Box(60, 2, 30, 40), "corner")),
        {"dice": Box(200, 200, 100, 80)},
    )  # fmt: skip
    path = tmp_path / "board.tmx"
    path.write_text(board_text(layout, ("a", "b")), "utf-8")
    problems: list[Problem] = []
    assert read_board(path, problems) == layout
    assert problems == []


TRAPS = {
    "not XML": ("<map", "<nap", "can't be read"),
    "no map": ("<?xml version", "<?xml sversion", "can't be read"),
    "infinite": ('infinite="0"', 'infinite="1"', "infinite"),
    "isometric": ("orthogonal", "isometric", "orthogonal"),
    "template": ('name="go"', 'name="go" template="x.tx"', "Detach"),
    "class property": ('type="int" value="3"', 'type="class" value="3"', "class type"),
    "no index": ('name="index" type="int" value="3"', 'name="idx" type="int" value="3"', "needs an `index`"),
    "index as text": ('name="index" type="int" value="3"', 'name="index" value="3"', "needs an `index`"),
    "index twice": ('value="3"', 'value="4"', "used twice"),
    "index missing": ('value="39"', 'value="44"', "numbered"),
    "facing": ('name="facing" value="top"', 'name="facing" value="tops"', "Did you mean 'top'?"),
    "class": ('type="space"', 'type="spce"', "Did you mean 'space'?"),
    "nameless area": ('name="emblem"', 'name=""', "no name"),
    "index past all reason": ('value="39"', 'value="999999999"', "below 200"),
    "a map of no number": ('width="50" height', 'width="NaN" height', "can't be read"),
    "a board without end": ('tilewidth="20"', 'tilewidth="99999999"', "a side is 1 to"),
    "a space of no number": ('name="go" type="space" x="878"', 'name="go" type="space" x="nan"', "beyond"),
    "a space without end": ('name="go" type="space" x="878"', 'name="go" type="space" x="-1e300"', "beyond"),
    "an area of no number": ('type="area" x="366"', 'type="area" x="inf"', "beyond"),
    "doctype": ("<map", "<!DOCTYPE map><map", "document type"),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_traps_of_tiled_files_are_told_in_words(trap: str, tmp_path: Path) -> None:
    old, new, says = TRAPS[trap]
    text = (data_root("themes") / "classic" / "board.tmx").read_text("utf-8")
    assert old in text
    path = tmp_path / "board.tmx"
    path.write_text(text.replace(old, new, 1), "utf-8")
    problems: list[Problem] = []
    assert read_board(path, problems) is None
    assert any(says in str(problem) for problem in problems), problems


def test_a_drawn_board_that_doesnt_fit_is_refused(tmp_path: Path) -> None:
    from game.packs.problems import PackError

    root = tmp_path / "oval24"
    shutil.copytree(DATA / "oval24", root)
    shutil.copy(data_root("themes") / "classic" / "board.tmx", root / "board.tmx")
    with pytest.raises(PackError, match="40 spaces"):
        load(root)


def test_what_a_board_doesnt_use_is_not_even_looked_at(tmp_path: Path) -> None:
    text = (data_root("themes") / "classic" / "board.tmx").read_text("utf-8")
    more = """<tileset firstgid="1" source="/etc/passwd"/><imagelayer id="8"><image source="/x"/></imagelayer>
    <layer id="9" width="999999999" height="9"><data encoding="csv">0</data></layer>"""
    path = tmp_path / "board.tmx"
    path.write_text(text.replace(" <objectgroup", more + " <objectgroup", 1), "utf-8")
    problems: list[Problem] = []
    assert read_board(path, problems) is not None and problems == []
