"""A whole game of one person against three computers, from the menu to the last page."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.menu.scene import MenuScene
from game.app.setup import seating
from game.app.setup.scene import SetupScene
from game.storage.paths import HOME
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

KEYS, MOUSE = False, True
GAMES = {  # the edition, the device, and the seed of a game that is not too long
    "classic by keys": ("classic", KEYS, 5),
    "star wars by mouse": ("starwars_ep2", MOUSE, 5),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_three_computers_to_the_end(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition, mouse, seed = GAMES[game]
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed)
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=mouse)
    while desk.chosen != edition:
        if mouse:
            player.use("next")
        else:
            player.pilot.press("right").wait_idle()
    player.use("new")
    assert isinstance(player.scene, SetupScene)
    player.use("start")
    last = player.play_on()
    outcome = last.session.table.state.outcome
    assert outcome is not None and outcome == last.session.shown.outcome
    assert last.session.pack.id == edition
    assert {"BoardScene", "AuctionScene"} <= player.answered
    save = desk.saved()[0]
    assert save.user_error is None and save.winners == outcome.winners
    player.use("menu")
    assert isinstance(player.scene, MenuScene)
    assert not player.has("continue")  # a game that is over does not go on
