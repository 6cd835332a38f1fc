"""Packs with damaged boards, faces, sounds, pictures and zips, a few; tests/bench tries thousands."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.packs.loader import check
from game.ui.draw.cache import PICTURES
from tests.packs.mutants import FILES, attempt, whole


def test_unharmed_it_has_no_finding_but_the_streets_in_its_corners(tmp_path: Path) -> None:
    assert {problem.code for problem in check(whole(tmp_path))} - {"too-wide"} == {"tmx-facing"}


@pytest.mark.parametrize("name", FILES)
def test_damage_is_a_finding_and_nothing_else(name: str, tmp_path: Path) -> None:
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        PICTURES.clear()
        assert attempt(FILES.index(name) + number * len(FILES), folder) != "unforeseen"
