"""Tests run without a screen and without sound, in English, with folders of their own."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import game.kits  # noqa: F401  (says which games there are)
from game.ui.i18n import set_language

if TYPE_CHECKING:
    from game.tools.pilot import Pilot
    from game.ui.draw.theme import Theme


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet."""
    return (tmp_path_factory.getbasetemp() / f"home{number}" for number in count())


@pytest.fixture(autouse=True)
def in_english(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins in English, with folders of its own, and leaves no language behind."""
    monkeypatch.setenv("TOUR_DE_TABLE_HOME", str(next(homes)))
    set_language("en")
    yield
    set_language("en")


@pytest.fixture(scope="session")
def theme() -> "Theme":
    from game.ui.draw.theme import Theme
    from game.ui.window import start_pygame
    from tests.landlord.view.looks import CLASSIC

    start_pygame()
    return Theme(CLASSIC)


@pytest.fixture
def pilot(theme: "Theme") -> Iterator[Callable[..., "Pilot"]]:
    from game.tools.pilot import Pilot

    made: list[Pilot] = []

    def make(size: tuple[int, int] = (1280, 720), **options: Any) -> Pilot:
        made.append(Pilot(theme, size, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()
