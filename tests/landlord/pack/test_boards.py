"""Boards of any size, and every edition, are played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.arena import play_games
from game.kits import BOARD_GAME
from game.packs.loader import check, load
from game.packs.problems import Severity

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("name", ("oval24", "ring52"))
def test_boards_of_any_size_load_and_play_whole_games(name: str) -> None:
    assert [p for p in check(DATA / name) if p.severity is not Severity.NOTE] == []
    pack = load(DATA / name)
    assert len(pack.layout.spaces) == pack.ruleset.size == int(name[-2:])
    tally = play_games(
        BOARD_GAME, pack.ruleset, ["steady", "steady", "steady"], games=3, seed=5, turn_limit=4000
    )
    assert tally.violations == [] and tally.games == 3


@pytest.mark.parametrize("name", ("classic", "paris", "paris_francs", "starwars_ep2"))
def test_every_edition_plays_whole_games(name: str) -> None:
    tally = play_games(BOARD_GAME, load(name).ruleset, ["steady"] * 4, games=2, seed=8, turn_limit=4000)
    assert tally.violations == [] and tally.games == 2
