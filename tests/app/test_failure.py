"""When a screen fails there is a page and a report, and the game goes on from its last move."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from game.app.desk import Desk
from game.app.main import rescue, table
from game.app.menu.scene import MenuScene
from game.app.pages.failure import FailureScene
from game.landlord.view.play.scene import BoardScene
from game.storage import paths
from game.table.setup import default_setup
from game.tools.pilot import Pilot
from game.ui.scene import Scene
from game.ui.widgets.widget import Widget
from tests.landlord.view import hosts


class Broken(Scene[None]):
    """Fails at what it is told to fail at."""

    def __init__(self, at: str) -> None:
        super().__init__()
        self.at = at

    def _fail(self, at: str) -> None:
        if self.at == at:
            raise KeyError(at)

    def enter(self) -> None:
        self._fail("enter")

    def exit(self) -> None:
        raise IndexError

    def build(self) -> Iterable[Widget]:
        self._fail("build")
        return ()

    def paint(self, canvas: Any) -> None:
        self._fail("paint")

    def unhandled_key(self, press: Any) -> None:
        self._fail("act")


def window(desk: Desk, scene: Scene[Any] | None = None) -> Pilot:
    pilot = hosts.seated(desk, scene)
    pilot.app.rescue = lambda error: rescue(desk, pilot.app, error)
    return pilot


@pytest.mark.parametrize("at", ["enter", "build", "paint", "act"])
def test_whatever_fails_there_is_a_page_and_a_way_back(at: str) -> None:
    desk = hosts.desk()
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot = window(desk, table(desk, session))
    pilot.press("space").wait(0.5)
    seq = session.table.seq
    pilot.app._guarded(lambda: pilot.app.open(Broken(at)))
    pilot.wait(0.1).press("x").wait(0.5)
    page = pilot.scene
    assert isinstance(page, FailureScene) and len(pilot.app._stack) == 1
    (report,) = paths.reports_dir().iterdir()
    assert f"KeyError: '{at}'" in report.read_text()
    assert report.name in page._sentences[0] and "saved up to its last move" in page._sentences[1]
    pilot.click("menu").wait(0.3)
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("continue").wait(0.3)
    assert isinstance(pilot.scene, BoardScene) and pilot.scene.session.table.seq == seq


def test_a_page_that_fails_itself_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = window(hosts.desk(), Broken("act"))
    monkeypatch.setattr(FailureScene, "paint", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        pilot.press("x").wait(0.2)


def test_without_a_folder_for_reports_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "reports_dir", lambda: tmp_path / "missing" / "there")
    pilot = window(hosts.desk(), Broken("act"))
    pilot.press("x").wait(0.2)
    page = pilot.scene
    assert isinstance(page, FailureScene) and "no report" in page._sentences[0] and len(page._sentences) == 1
