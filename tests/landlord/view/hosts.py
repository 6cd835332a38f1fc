"""Desks and windows for tests of whole screens: a home of their own, instant games, no motion."""

from __future__ import annotations

from itertools import count
from typing import Any

import pygame
import pytest

from game.app.desk import Desk
from game.app.main import menu
from game.storage import settings as stored
from game.storage.settings import Settings
from game.tools.pilot import Pilot
from game.ui.i18n import set_language
from game.ui.loop import App
from game.ui.scene import Scene
from game.ui.window import start_pygame


def desk(**changes: Any) -> Desk:
    """A desk whose games need no waiting; TOUR_DE_TABLE_HOME must point to a folder of the test."""
    start_pygame()
    values: dict[str, Any] = {"instant": True, "reduced_motion": True, "think": 0.0, "onboarded": True}
    own = Settings(**(values | changes))
    set_language(own.language)
    stored.save(own)
    return Desk(own)


def seated(at: Desk, scene: Scene[Any] | None = None, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A window on the menu, or on another screen."""
    pilot = Pilot(at.theme(at.chosen), size, comfort=at.comfort(), bindings=at.bindings(), audio=at.audio)
    return pilot.open(scene if scene is not None else menu(at))


def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at one picture in eight, for tests of whole games that ask what happens."""
    paint, pictures = App._paint, count()

    def seldom(app: App, surface: pygame.Surface, scene: Scene[Any]) -> None:
        if next(pictures) % 8 == 0:
            paint(app, surface, scene)
        scene.dirty = scene.form.dirty = False

    monkeypatch.setattr(App, "_paint", seldom)
