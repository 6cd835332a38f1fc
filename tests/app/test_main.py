"""From the command line to the first screen, and what is remembered when the window closes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import main
from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.landlord.view.play.scene import BoardScene
from game.storage import settings as stored
from game.storage.paths import HOME
from game.storage.user_error import UserError
from game.ui import window
from game.ui.loop import App
from game.ui.scene import Scene
from game.ui.window import Screen
from tests.landlord.view import hosts


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> list[Scene[object]]:
    """What `run` opens first; the loop ends at once."""
    seen: list[Scene[object]] = []

    def open_and_close(app: App, scene: Scene[object] | None = None) -> None:
        assert scene is not None
        app.open(scene)
        app.frame([])
        seen.append(scene)

    monkeypatch.setattr(App, "run", open_and_close)
    return seen


def test_it_opens_the_menu(desk: Desk, first: list[Scene[object]]) -> None:
    assert main.run(desk.settings) == 0
    assert isinstance(first[0], MenuScene)


def test_a_picture_stands_in_the_window_before_an_edition_is_read(
    desk: Desk, first: list[Scene[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(Screen, "present", lambda screen: done.append("picture"))
    monkeypatch.setattr(main, "Desk", lambda settings: done.append("editions") or desk)
    main.run(desk.settings)
    assert done.index("picture") < done.index("editions")


def test_a_pack_seats_and_a_seed_open_a_game(desk: Desk, first: list[Scene[object]]) -> None:
    assert main.run(desk.settings, "paris", ("human", "random"), 7) == 0
    assert isinstance(first[0], BoardScene)
    setup = first[0].session.table.setup
    assert (setup.pack, setup.seed, len(setup.seats)) == ("paris", 7, 2)


def test_no_screen_is_one_sentence(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise window.NoDisplay("The game found no screen.")

    monkeypatch.setattr(window, "start_pygame", fail)
    with pytest.raises(UserError, match=r"^The game found no screen\.$"):
        main.run(desk.settings)


def test_what_the_window_s_own_keys_changed_is_remembered(desk: Desk) -> None:
    app = main.open_window(desk, main.open_screen(desk.settings))
    app.open(main.menu(desk))
    for key in (pygame.K_F9, pygame.K_F11):
        app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0, scancode=0)])
    main.remember(desk, app)
    found, _ = stored.load()
    assert found.mute and found.full_screen


def test_the_game_starts_in_the_player_s_language(tmp_path: Path) -> None:
    """A real start in its own process; the menu draws its first picture and the window is closed."""
    script = (
        "import pygame\n"
        "from game.ui import loop\n"
        "frame = loop.App.frame\n"
        "def once(self, raw):\n"
        "    frame(self, raw)\n"
        "    if self.frames: frame(self, [pygame.event.Event(pygame.QUIT)])\n"
        "loop.App.frame = once\n"
        "from game.cli import main\n"
        "code = main([])\n"
        "from game.ui.i18n import language\n"
        "print(language(), code)\n"
    )
    env = {
        HOME: str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "fr_FR.UTF-8",
    }
    env["PYTHONPATH"] = str(Path(main.__file__).parents[2])
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip().endswith("fr 0"), done.stderr


def test_the_menu_needs_none_of_the_board_s_drawing() -> None:
    """What only a game needs is imported when one is opened."""
    script = "import sys, game.app.main, game.app.menu.scene as menu\n"
    script += "print([name for name in sys.modules if 'view.board' in name])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip().endswith("[]"), done.stdout + done.stderr
