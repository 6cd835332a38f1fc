"""Whole games of every mode with house rules, from the set-up to the last page, through the real loop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.setup import seating
from game.app.setup.scene import SetupScene
from game.landlord.rules.deeds import worth
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.questions.turns.endings import SECONDS
from game.landlord.rules.state import Ending
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.landlord.view.play.scene import BoardScene
from game.storage.paths import HOME
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

Choose = Callable[[Player], None]
QUICK, TIMED, ROUNDS, WORTH = 1, 2, 3, 4


def quick(player: Player) -> None:
    player.choose("mode", QUICK)
    player.use(("rule", "double_salary"))
    player.use(("rule", "gift_guard"))


def timed(player: Player) -> None:
    player.choose("mode", TIMED)
    player.set_to("minutes", 10)
    player.use(("rule", "parking_pot"))
    player.set_to(("rule", "pot_seed"), 200)


def rounds(player: Player) -> None:
    player.choose("mode", ROUNDS)
    player.set_to("rounds", 5)
    player.use(("rule", "no_buying_first_lap"))
    player.use(("rule", "uneven_building"))
    player.choose("starts", 1)


def target(player: Player) -> None:
    player.choose("mode", WORTH)
    player.set_to("target_worth", 2000)
    player.use(("rule", "no_auctions"))
    player.use(("rule", "no_rent_in_jail"))
    player.choose("starts", 2)
    player.use("deal all")


GAMES: dict[str, tuple[Choose, GameMode, Ending, set[str]]] = {
    "quick": (quick, GameMode.QUICK, Ending.BANKRUPTCIES, {"double_salary", "gift_guard"}),
    "timed": (timed, GameMode.TIMED, Ending.TIME, {"parking_pot", "pot_seed"}),
    "rounds": (
        rounds,
        GameMode.ROUNDS,
        Ending.ROUNDS,
        {"no_buying_first_lap", "uneven_building", "first_player"},
    ),
    "target": (
        target,
        GameMode.WORTH,
        Ending.WORTH,
        {"no_auctions", "no_rent_in_jail", "first_player", "deeds_dealt", "dealt_deeds"},
    ),
}


@pytest.mark.parametrize(
    ("game", "mouse"), [("quick", False), ("timed", True), ("rounds", False), ("target", True)]
)
def test_a_person_plays_this_mode_to_its_end(
    game: str, mouse: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setattr(seating, "fresh_seed", lambda: 8)
    choose, mode, ending, changed = GAMES[game]
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("new")
    setup = player.scene
    assert isinstance(setup, SetupScene)
    choose(player)
    assert setup.rules.options.mode is mode and set(setup.rules.changed) == changed
    hosts.glance(monkeypatch)
    player.use("start")
    last = _play(player, setup.rules.options)
    state = last.session.table.state
    assert last.outcome.ending is ending
    assert state.ruleset.options == setup.rules.options
    assert last.outcome.worth == tuple(worth.net_worth(state, seat) for seat in range(state.seats))
    best = max(last.outcome.worth)
    assert last.outcome.winners == tuple(
        seat for seat in range(state.seats) if last.outcome.worth[seat] == best
    )
    if mode is GameMode.ROUNDS:
        assert state.round == 5
    save = desk.saved()[0]
    assert save.user_error is None and save.winners == last.outcome.winners


def _play(player: Player, options: Options) -> GameOverScene:
    """Answer until the game is over; in a timed game a minute goes by with every decision."""
    if options.mode is not GameMode.TIMED:
        return player.play_on()
    scene = player.scene
    assert isinstance(scene, BoardScene)
    for _ in range(200):
        if isinstance(player.scene, GameOverScene):
            assert scene.session.table.elapsed >= options.minutes * SECONDS
            return player.scene
        player.answer()
        player.pilot.now += SECONDS
        player.pilot.wait_idle()
    raise AssertionError("time was never called")
