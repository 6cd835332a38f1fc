"""What a report says of a board: shares with honest bounds, and figures that add up."""

from __future__ import annotations

import json

import pytest

from game.bots.arena import Game, play_games
from game.kits import BOARD_GAME
from game.landlord.bots.report import CRITICAL, Study, share
from game.landlord.kit import BOTS
from game.landlord.rules.events import CashMoved, DeedMoved, TokenMoved
from tests.landlord.rules.boards import classic


def test_shares_have_the_bounds_of_wilson() -> None:
    quarter = share(50, 200)
    assert quarter.share == 0.25
    assert (round(quarter.low, 4), round(quarter.high, 4)) == (0.1951, 0.3143)
    assert share(0, 10).low == 0.0 and share(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert share(10, 10).high == 1.0
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_looking_on_changes_nothing() -> None:
    plain = play_games(BOARD_GAME, classic(), ["steady"] * 3, 4, 7, 2000)
    watched = play_games(BOARD_GAME, classic(), ["steady"] * 3, 4, 7, 2000, Study(classic(), 3))
    assert (plain.turns, plain.commands, plain.wins) == (watched.turns, watched.commands, watched.wins)


def test_the_figures_are_those_of_the_events() -> None:
    study = Study(classic(), 4)
    stops, rents, bought = 0, 0, 0
    for seed in (1, 2):
        game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 4, seed)
        while game.state.outcome is None and game.turns < 3000:
            _, events = game.step()
            study.saw(game.state, events)
            stops += sum(isinstance(event, TokenMoved) for event in events)
            rents += sum(e.amount for e in events if isinstance(e, CashMoved) and e.reason == "rent")
            bought += sum(isinstance(event, DeedMoved) and event.giver == -1 for event in events)
        study.over(game)
    report = study.report()
    assert report.games == 2 and report.undecided == 0
    assert sum(space.stops for space in report.spaces) == stops > 0
    assert sum(space.rent for space in report.spaces) == rents > 0
    assert sum(study.bought) == bought > 0
    assert sum(seat.wins for seat in report.by_seat) == sum(seat.wins for seat in report.by_order) == 2
    assert report.length.low <= report.length.median <= report.length.high
    for group in report.groups:
        if group.pays_back is not None:
            assert group.pays_back == pytest.approx(group.cost / group.rent)
    json.dumps(report.as_json())


def test_a_lopsided_table_is_called_unfair() -> None:
    study = Study(classic(), 2)
    study.rounds, study.turns = [10] * 100, [20] * 100
    study.wins_by_order = [80, 20]
    assert not study.report().fair
    study.wins_by_order = [55, 45]
    assert study.report().fair
    assert study.report().critical == CRITICAL[1]


def test_games_without_an_end_are_counted_apart() -> None:
    study = Study(classic(), 2)
    play_games(BOARD_GAME, classic(), ["steady"] * 2, 2, 1, 3, study)
    report = study.report()
    assert (report.games, report.undecided) == (2, 2)
    assert report.fair and report.length.median == 0
