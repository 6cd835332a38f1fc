"""Saved games: a broken one says why, a finished one stays, any can be thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.app.saves.rows import SaveRow
from game.app.saves.scene import SavesScene
from game.app.words import clock
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.storage.paths import HOME
from game.ui.dialogs.confirm import ConfirmScene
from tests.landlord.view import hosts
from tests.landlord.view.player import Player


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    desk = hosts.desk()
    samples.played(desk.pack("classic"), lambda table: table.state.round >= 2, folder=desk.folder).close()
    (desk.folder / "torn.tdt").write_text("no game\n")
    return desk


def rows(player: Player) -> list[str]:
    assert isinstance(player.scene, SavesScene)
    return [save.path.name for save in player.scene.saves]


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_a_game_goes_on_and_its_table_leads_back_to_the_menu(desk: Desk, mouse: bool) -> None:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("load")
    good = next(i for i, name in enumerate(rows(player)) if name != "torn.tdt")
    if mouse:
        player.use(("save", good)) if good else None
        player.use("go")
    else:
        player.use(("save", good))  # one Enter where the arrows led
    if isinstance(player.scene, PassDeviceScene):  # it is another person's turn
        player.answer()
    assert isinstance(player.scene, BoardScene)
    player.use("menu")
    player.use("leave")
    assert isinstance(player.scene, MenuScene)


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_a_torn_save_says_why_and_hides_nothing(desk: Desk, mouse: bool) -> None:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("load")
    torn = rows(player).index("torn.tdt")
    player.use(("save", torn)) if torn else None
    assert not player.has("go") and "can't be read" in player.scene.form["go"].reason
    assert len(rows(player)) == 2


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_throwing_away_asks_first(desk: Desk, mouse: bool) -> None:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("load")
    torn = rows(player).index("torn.tdt")
    player.use(("save", torn)) if torn else None
    player.use("delete")
    assert isinstance(player.scene, ConfirmScene)
    player.use("no")
    assert "torn.tdt" in rows(player)
    player.use("delete")
    player.use("yes")
    assert rows(player) and "torn.tdt" not in rows(player)
    assert not (desk.folder / "torn.tdt").exists()


def test_a_finished_game_stays_but_does_not_go_on(desk: Desk) -> None:
    for path in desk.folder.iterdir():
        path.unlink()
    samples.played(desk.pack("classic"), lambda table: False, seats=2, folder=desk.folder).close()
    p = hosts.seated(desk)
    p.press("l").wait_idle()
    assert isinstance(p.scene, SavesScene)
    assert "over" in p.scene.form["go"].reason
    p.press("enter").wait_idle()
    assert isinstance(p.scene, SavesScene)


def test_rows_are_told_apart(desk: Desk) -> None:
    listed = desk.saved()
    good = next(save for save in listed if save.user_error is None)
    film = desk.playback(good)
    desk.play_on(film.recording, 3, 3, film.recording.setup.seats, new_dice=False).table.close()
    copies = [save for save in desk.saved() if save.copy]
    assert len(copies) == 1 and copies[0].path != good.path
    states = {SaveRow(0, desk, save, 4)._state() for save in desk.saved() if save.user_error is None}
    assert len(states) == 2 and any(state.startswith("a copy · ") for state in states)
    assert clock(0) != clock(61)
    assert copies[0].round == film.recording.state_after(3).round
