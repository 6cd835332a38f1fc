"""The language is changed in the middle of a game, and everything on the screen follows."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.desk import Desk
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.session import Session
from game.storage.paths import HOME
from game.ui.i18n import language
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

BOARD, COLUMN = pygame.Rect(0, 0, 720, 720), pygame.Rect(720, 50, 560, 500)  # all but the clock and the focus


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def begun(desk: Desk) -> Session:
    """A game whose person and computers have taken a few turns."""
    session: Session = desk.new_game(desk.usual_setup(desk.pack("classic"), seed=3))
    player = Player(hosts.seated(desk, scene := BoardScene(session, desk)), mouse=False)
    while session.shown.round < 3 or player.scene is not scene:
        player.answer()
    return session


def test_the_table_follows_the_language(desk: Desk) -> None:
    session = begun(desk)
    player = Player(hosts.seated(desk, scene := BoardScene(session, desk)), mouse=False)
    player.pilot.press("f10")
    player.use("options")
    player.choose("language", 1)
    player.use("back")
    player.use("go-on")
    assert player.scene is scene and language() == "fr"
    assert session.names[1] == "Ordinateur 1" and "Ordinateur" in session.log[-1].text
    again = Player(hosts.seated(desk, BoardScene(session, desk)), mouse=False)
    for part in (BOARD, COLUMN):
        assert _seen(player, part) == _seen(again, part)


def _seen(player: Player, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(player.pilot.screen.surface.subsurface(part), "RGB")
