"""While a game can't be saved it is said all the time, and nobody leaves it without having been asked."""

from __future__ import annotations

import pygame
import pytest

from game.app.main import menu, table
from game.app.menu.scene import MenuScene
from game.app.pages.leaving import LeaveScene
from game.app.pages.pause import PauseScene
from game.app.saves.loading import LoadScene
from game.landlord.view.play.scene import BoardScene
from game.storage import journal
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from tests.landlord.view import hosts


class Disk:
    """It is full until it has room."""

    full = False

    def put(self, file, data):  # type: ignore[no-untyped-def]
        if self.full:
            raise OSError(28, "No space left on device")
        return file.write(data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(journal, "_put", made.put)
    return made


def playing(language: str = "en") -> tuple[Pilot, Table]:
    desk = hosts.desk(language=language)
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot = hosts.seated(desk, menu(desk))
    pilot.open(table(desk, session))
    return pilot, session.table


def close(pilot: Pilot) -> Pilot:
    """The window's own button is pressed."""
    pilot._send(pygame.Event(pygame.QUIT))
    return pilot.wait(0.2)


def test_the_bar_says_it_until_there_is_room_again(disk: Disk) -> None:
    pilot, game = playing()
    assert pilot.scene is not None and "unsaved" not in pilot.scene.form
    disk.full = True
    pilot.press("space").wait(1.5)
    assert "unsaved" in pilot.scene.form
    pilot.wait(10)
    assert "unsaved" in pilot.scene.form and not pilot.scene.form.toasts.text
    pilot.click("unsaved").wait(0.2)
    assert "No space left" in pilot.scene.form.toasts.text and game.behind
    disk.full = False
    pilot.click("unsaved").wait(0.2)
    assert "unsaved" not in pilot.scene.form and not game.behind


@pytest.mark.parametrize("way", ["leave", "quit", "load", "window", "window over the menu"])
def test_nobody_leaves_an_unsaved_game_without_having_been_asked(disk: Disk, way: str) -> None:
    pilot, game = playing()
    disk.full = True
    pilot.press("space").wait(1.5)

    def go() -> None:
        if way != "window":
            pilot.press("esc").wait(0.2)
        if way.startswith("window"):
            close(pilot)
        else:
            pilot.click(way).wait(0.2)

    go()
    assert isinstance(pilot.scene, LeaveScene) and "No space left" in pilot.scene.text
    close(pilot)
    pilot.click("no").wait(0.2)
    over = PauseScene if way == "window over the menu" else BoardScene
    assert isinstance(pilot.scene, over) and game.behind
    pilot.press("esc").wait(0.2) if over is PauseScene else None
    go()
    pilot.click("yes").wait(0.2)
    left = {"leave": MenuScene, "load": LoadScene}
    assert isinstance(pilot.scene, left[way]) if way in left else pilot.scene is None


def test_with_room_again_it_is_saved_on_leaving_and_nothing_asked(disk: Disk) -> None:
    pilot, game = playing()
    disk.full = True
    pilot.press("space").wait(1.5)
    disk.full = False
    path, state = game.path, game.state.copy()
    pilot.press("esc").wait(0.2).click("leave").wait(0.3)
    assert isinstance(pilot.scene, MenuScene) and path is not None
    again = Table.resume(path, game.pack)
    assert again.state == state and again.note is None


def test_the_reason_is_said_in_french(disk: Disk) -> None:
    pilot, _game = playing("fr")
    disk.full = True
    pilot.press("space").wait(1.5)
    close(pilot)
    assert isinstance(pilot.scene, LeaveScene) and "le disque est plein" in pilot.scene.text


def test_the_pause_loads_another_game_but_not_the_one_on_the_table() -> None:
    pilot, first = playing()
    pilot.press("space").wait(1.5).press("esc").wait(0.2).click("leave").wait(0.3)
    pilot.click("new").wait(0.3).click("start").wait(0.5)
    board = pilot.scene
    assert isinstance(board, BoardScene)
    own = board.session.table
    pilot.press("esc").wait(0.2).click("load").wait(0.2)
    loading = pilot.scene
    assert isinstance(loading, LoadScene) and len(loading.saves) == 2
    paths = [save.path for save in loading.saves]
    assert own.path is not None
    pilot.click(("save", paths.index(own.path))).wait(0.1)
    assert pilot.scene is loading
    assert loading.why_not() == loading.stays != ""
    pilot.press("esc").wait(0.2)
    assert pilot.scene is board
    pilot.press("esc").wait(0.2).click("load").wait(0.2)
    other = 1 - paths.index(own.path)
    pilot.click(("save", other)).wait(0.3)
    if other:  # the first row was chosen already, and a second press opens it
        pilot.click("go").wait(0.3)
    scene = pilot.scene
    assert isinstance(scene, BoardScene) and scene is not board
    assert scene.session.table.state == first.state and own._journal is None
    pilot.wait(1.5).press("esc").wait(0.2).click("leave").wait(0.3)
    assert isinstance(pilot.scene, MenuScene)
