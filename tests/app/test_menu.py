"""The menu by keys alone and by mouse alone: rows, boxes, Continue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.app.options.scene import OptionsScene
from game.app.pages.about import AboutScene
from game.app.saves.scene import SavesScene
from game.app.setup.scene import SetupScene
from game.landlord.view.play.scene import BoardScene
from game.storage.paths import HOME
from game.tools.pilot import Pilot
from tests.landlord.view import hosts
from tests.landlord.view.player import Player


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def begun(desk: Desk) -> None:
    """A game that has begun and can go on."""
    desk.new_game(desk.usual_setup(desk.pack("classic"), seed=3)).table.close()


ROWS = {"new": SetupScene, "options": OptionsScene, "about": AboutScene, "load": SavesScene}


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("row", sorted(ROWS))
def test_each_row_leads_to_its_screen_and_back(desk: Desk, row: str, mouse: bool) -> None:
    begun(desk)
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use(row)
    assert type(player.scene) is ROWS[row]
    player.use("back")
    assert isinstance(player.scene, MenuScene)


def test_the_arrows_walk_the_rows(desk: Desk) -> None:
    p = hosts.seated(desk)
    assert p.scene is not None
    rows = [widget.key for widget in p.scene.form.walk() if widget.group == "list"]
    walked = []
    for _ in rows:
        assert p.scene.form.focused is not None
        walked.append(p.scene.form.focused.key)
        p.press("down")
    assert walked == rows and rows[0] == "new" and rows[-1] == "quit"


@pytest.mark.parametrize(
    "turn", [lambda p: p.press("right"), lambda p: p.click("next")], ids=["keys", "mouse"]
)
def test_turning_the_boxes_dresses_the_table(desk: Desk, turn: Callable[[Pilot], object]) -> None:
    p = hosts.seated(desk)
    titles = [edition.id for edition in desk.editions]
    seen = []
    for _ in titles:
        seen.append((desk.chosen, p.app.view.theme))
        turn(p)
        p.wait_idle()
    assert [id for id, _ in seen] == [
        *titles[titles.index(seen[0][0]) :],
        *titles[: titles.index(seen[0][0])],
    ]
    assert len({id(theme) for _, theme in seen}) == len(titles)
    assert desk.chosen == seen[0][0]  # once round


def test_without_a_save_there_is_nothing_to_continue_or_load(desk: Desk) -> None:
    p = hosts.seated(desk)
    assert p.scene is not None and "continue" not in p.scene.form
    p.press("l")
    assert isinstance(p.scene, MenuScene) and p.scene.form.focused is not None
    assert "saved" in p.scene.form.focused.explanation


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_continue_comes_first_and_goes_on_where_the_game_stood(desk: Desk, mouse: bool) -> None:
    begun(desk)
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("continue")
    assert isinstance(player.scene, BoardScene)
    assert player.scene.session.table.setup.seed == 3
    player.use("menu")
    player.use("leave")
    assert isinstance(player.scene, MenuScene)


def test_a_game_of_another_edition_brings_its_own_table(desk: Desk) -> None:
    desk.new_game(desk.usual_setup(desk.pack("paris"), seed=3)).table.close()
    desk.chosen = "classic"
    p = hosts.seated(desk)
    p.press("enter").wait_idle(600)
    assert isinstance(p.scene, BoardScene) and p.app.view.theme.look is desk.pack("paris").look
    p.press("f10").press("s").wait_idle()
    assert isinstance(p.scene, MenuScene) and p.app.view.theme.look is desk.pack("classic").look


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_quit_leaves(desk: Desk, mouse: bool) -> None:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("quit")
    assert player.pilot.scene is None


@pytest.mark.parametrize("row", ["load", "new"])
def test_after_a_game_enter_goes_on_with_it(desk: Desk, row: str) -> None:
    begun(desk)
    player = Player(hosts.seated(desk), mouse=False)
    player.use(row)
    player.use("start" if row == "new" else "go")
    assert isinstance(player.scene, BoardScene)
    path = player.scene.session.table.path
    player.use("menu")
    player.use("leave")
    assert isinstance(player.scene, MenuScene)
    assert player.scene.form.focused is player.scene.form["continue"]
    player.pilot.press("enter").wait_idle(600)
    assert isinstance(player.scene, BoardScene) and player.scene.session.table.path == path
