"""What the game stands on gives way: it says so in a sentence, goes on, and nothing is lost."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.main import menu, table
from game.app.menu.scene import MenuScene
from game.app.saves.scene import SavesScene
from game.app.setup.scene import SetupScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.play.scene import BoardScene
from game.packs.workshop.making import new_pack
from game.storage import paths
from game.storage import settings as stored
from game.storage.settings import Settings
from game.table.setup import chosen_options, default_setup
from game.tools.pilot import Pilot
from game.ui.dialogs.confirm import ConfirmScene
from tests.landlord.view import hosts
from tests.landlord.view.player import Player


def said(pilot: Pilot) -> str:
    """What is told in passing."""
    assert pilot.scene is not None
    return pilot.scene.form.toasts.text


@pytest.fixture
def mine() -> Path:
    """A pack of the player's own."""
    return new_pack("mine", "classic", paths.packs_dir(), title="Mine")


def played(edition: str, rolls: int = 3) -> int:
    """A game was begun and left, in an earlier run of the program; how many commands it has."""
    desk = hosts.desk()
    session = desk.new_game(default_setup(desk.pack(edition), ["human", "human"], 3))
    pilot = hosts.seated(desk)
    pilot.open(table(desk, session))
    for _ in range(rolls):
        pilot.press("space").wait_idle()
    pilot.press("esc").wait_idle().click("leave").wait_idle()
    assert isinstance(pilot.scene, MenuScene)
    pilot.close()
    return session.table.state.seq


def test_a_game_whose_edition_is_gone_stays_and_the_others_go_on(mine: Path) -> None:
    played("classic")
    played("mine")
    shutil.rmtree(mine)
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=False)
    player.use("continue")
    scene = player.scene
    assert isinstance(scene, TableScene) and scene.session.pack.id == "classic"
    player.pilot.press("space").wait_idle().press("esc").wait_idle().click("leave").wait_idle()
    player.use("load")
    saves = player.scene
    assert isinstance(saves, SavesScene) and len(saves.saves) == 2
    at = next(at for at, save in enumerate(saves.saves) if save.pack == "mine")
    player.pilot.click(("save", at)).wait(0.1).click("go").wait(0.1)
    assert player.scene is saves and "mine" in said(player.pilot)
    assert len(desk.saved()) == 2


def test_an_edition_that_changed_goes_on_and_says_so(mine: Path) -> None:
    seq = played("mine")
    with (mine / "pack.yaml").open("a") as pack:
        pack.write("\nstock: {houses: 20}\n")
    player = Player(hosts.seated(hosts.desk()), mouse=True)
    player.pilot.click("continue").wait(0.3)
    question = player.scene
    assert isinstance(question, ConfirmScene) and "number of buildings" in question.text
    player.pilot.click("no").wait(0.3)
    player.pilot.click("continue").wait(0.3).click("yes").wait(0.3)
    scene = player.scene
    assert isinstance(scene, TableScene) and scene.session.table.state.seq == seq
    assert scene.session.pack.ruleset.houses == 32  # those of the save: 20 can't be
    assert scene.session.table.note is None


def test_an_edition_whose_prices_changed_goes_on_and_says_so(mine: Path) -> None:
    seq = played("mine")
    with (mine / "pack.yaml").open("a") as pack:
        pack.write("\nmoney: {jail_fine: 60}\n")
    player = Player(hosts.seated(hosts.desk()), mouse=True)
    player.pilot.click("continue").wait(0.3)
    scene = player.scene
    assert isinstance(scene, TableScene) and scene.session.table.state.seq == seq
    if isinstance(scene, PassDeviceScene):
        player.pilot.wait(0.3).press("space").wait(0.3)
    assert "rules have changed" in said(player.pilot)


def test_a_game_that_is_open_in_another_window_goes_on_in_a_copy(mine: Path) -> None:
    played("mine")
    desk = hosts.desk()
    held = desk.resume(desk.saved()[0])
    player = Player(hosts.seated(desk), mouse=True)
    player.use("load")
    player.pilot.click("go").wait(0.1)
    assert isinstance(player.scene, ConfirmScene)
    player.pilot.click("yes").wait(0.3)
    scene = player.scene
    assert isinstance(scene, TableScene) and scene.session.table.origin is not None
    assert scene.session.table.state == held.table.state and len(desk.saved()) == 2


def test_an_edition_that_was_broken_meanwhile_says_where(mine: Path) -> None:
    played("mine")
    (mine / "pack.yaml").write_text("title: [")
    player = Player(hosts.seated(hosts.desk()), mouse=True)
    assert not player.has("continue")
    player.use("load")
    player.pilot.click("go").wait(0.1)
    assert "pack.yaml" in said(player.pilot)
    (saved,) = player.scene.saves  # type: ignore[attr-defined]
    assert saved.path.is_file()


def test_an_edition_that_goes_while_the_program_runs_is_still_played(mine: Path) -> None:
    desk = hosts.desk()
    shutil.rmtree(mine)
    player = Player(hosts.seated(desk), mouse=True)
    while desk.chosen != "mine":
        player.use("next")
    player.use("new")
    assert isinstance(player.scene, SetupScene)
    player.use("start")
    assert isinstance(player.scene, BoardScene) and player.scene.session.pack.id == "mine"
    for _ in range(4):
        player.answer()


def test_a_home_that_can_not_be_written_is_told_of_and_played_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (blocked := tmp_path / "a file").write_text("no folder")
    monkeypatch.setenv(paths.HOME, str(blocked))
    desk = Desk(Settings(instant=True, reduced_motion=True, think=0.0, onboarded=True))
    player = Player(hosts.seated(desk), mouse=True)
    player.use("new")
    player.pilot.click("start").wait(0.3)
    board = player.scene
    assert isinstance(board, BoardScene) and "can't be saved" in said(player.pilot)
    for _ in range(4):
        player.answer()
    assert blocked.read_text() == "no folder"
    player.pilot.press("esc").wait_idle().click("options").wait_idle().press("esc").wait_idle()


def test_a_save_that_can_not_be_thrown_away_stays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    played("classic")

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    player = Player(hosts.seated(hosts.desk()), mouse=True)
    player.use("load")
    with monkeypatch.context() as readonly:
        readonly.setattr(Path, "unlink", refuse)
        player.use("delete")
        player.pilot.click("yes").wait(0.2)
    saves = player.scene
    assert isinstance(saves, SavesScene) and len(saves.saves) == 1
    assert "Permission denied" in said(player.pilot)


def test_settings_that_can_not_be_read_are_told_of_in_the_menu_and_kept() -> None:
    file = paths.settings_file()
    file.write_text('{"volume": "loud"}')
    found, user_error = stored.load()
    desk = Desk(found)
    desk.note = user_error
    pilot = Pilot(desk.theme(desk.chosen))
    pilot.app.open(menu(desk))
    assert "settings.json" in said(pilot.wait(0.3)) and desk.note is None
    pilot.close()
    assert desk.keep() is None
    assert "loud" in file.with_suffix(".broken.json").read_text()


def test_the_hours_that_a_computer_sleeps_are_not_played() -> None:
    desk = hosts.desk()
    pack = desk.pack("classic")
    options = chosen_options(pack, ["mode=timed", "minutes=60"])
    session = desk.new_game(default_setup(pack, ["human", "human"], 3, options=options))
    pilot = hosts.seated(desk, table(desk, session))
    pilot.press("space").wait(200)
    before = session.table.elapsed
    assert before > 199
    pilot.now += 7200
    pilot.wait(10)
    assert session.table.elapsed - before < 12 and not session.table.state.last_round
    pilot.press("esc").wait(700).press("esc").wait(10)  # nor is a long pause, and it counts once
    assert 10 < session.table.elapsed - before < 25


def test_saves_of_every_edition_show_their_own_tokens(mine: Path, caplog: pytest.LogCaptureFixture) -> None:
    for edition in ("classic", "paris", "starwars_ep2", "mine"):
        played(edition, rolls=1)
    shutil.rmtree(mine)
    player = Player(hosts.seated(hosts.desk()), mouse=True)
    player.use("load")
    assert isinstance(player.scene, SavesScene) and len(player.scene.saves) == 4
    assert "can't be shown" not in caplog.text
