"""Tests of the view run without a screen and without sound."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.view.pilot import Pilot
from game.view.theme import Theme
from tests.view.looks import CLASSIC


@pytest.fixture(scope="session")
def theme() -> Theme:
    from game.view.window import start_pygame

    start_pygame()
    return Theme(CLASSIC)


@pytest.fixture
def pilot(theme: Theme) -> Iterator[Callable[..., Pilot]]:
    made: list[Pilot] = []

    def make(size: tuple[int, int] = (1280, 720), **options: Any) -> Pilot:
        made.append(Pilot(theme, size, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()
