"""The toy from the menu to its film, among the editions of the other game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app.menu.scene import MenuScene
from game.app.setup import seating
from game.app.setup.scene import SetupScene
from game.packs.pack import Pack
from game.storage import paths
from tests.kit.conftest import THEME
from tests.kit.toy import CardTaken
from tests.kit.toy_view import ToyReplay, ToyScene
from tests.landlord.view import hosts
from tests.landlord.view.player import Player


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_chosen_set_up_played_left_gone_on_with_and_looked_at(
    toy: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mouse: bool
) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    monkeypatch.setattr(seating, "fresh_seed", lambda: 7)
    shutil.copytree(THEME, paths.packs_dir() / toy.id)
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=mouse)
    while desk.chosen != toy.id:
        player.use("next") if mouse else player.pilot.press("right").wait_idle()
    player.use("new")
    setup = player.scene
    assert isinstance(setup, SetupScene) and setup.rules.changed == [] and not player.has("mode")
    assert len(setup.seating.seats) == toy.ruleset.max_seats
    player.use("start")
    scene = player.scene
    assert isinstance(scene, ToyScene)
    before = scene.session.hand
    player.use("take")
    assert len(scene.session.hand) == len(before) + 1 and scene.session.table.human_to_act() == 0
    assert all(event.seat == 0 for event in scene.session.seen if isinstance(event, CardTaken))
    held = scene.session.hand
    player.pilot.press("esc").wait_idle()
    assert isinstance(player.scene, MenuScene)
    player.use("continue")
    scene = player.scene
    assert isinstance(scene, ToyScene) and scene.session.hand == held
    while scene.session.table.outcome is None:
        player.use("play" if player.has("play") else "take")
    player.pilot.press("esc").wait_idle()
    assert not player.has("continue")
    player.use("replays")
    player.use("go")
    film = player.scene
    assert isinstance(film, ToyReplay)
    player.pilot.press("right", "right").wait_idle()
    assert film.film.at == 2
    player.pilot.press("esc", "esc").wait_idle()
    assert isinstance(player.scene, MenuScene)


def test_other_editions_are_a_step_away(toy: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the set-up of one game to that of the other and back, with the same people."""
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    shutil.copytree(THEME, paths.packs_dir() / toy.id)
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=False)
    player.use("new")
    setup = player.scene
    assert isinstance(setup, SetupScene) and player.has("mode")
    people = [seat.name for seat in setup.seating.seats]
    setup._dress(toy.id)
    player.pilot.wait_idle()
    assert not player.has("mode") and player.has("start")
    assert {seat.level for seat in setup.seating.seats} == {"greedy"}
    setup._dress("paris")
    player.pilot.wait_idle()
    assert player.has("mode") and player.has("start")
    assert [seat.name for seat in setup.seating.seats] == people
