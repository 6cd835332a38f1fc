"""The gallery draws every screen of every edition, at its size, without the player's own files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.landlord.view.parts.columns import is_small
from game.packs.loader import load
from game.packs.problems import PackError
from game.storage.paths import HOME
from game.tools import gallery
from game.tools.pilot import Pilot
from tests.landlord.view.reading import Reading, read_along

OWN = {"board_{pack}", "board_{pack}_8", "setup_8", "card_reveal", "trade", "auction", "deeds", "money"}
Draw = Callable[[gallery.Studio], Pilot]


@pytest.mark.parametrize(
    ("pack", "language"), [("classic", "en"), ("paris_francs", "fr"), ("starwars_ep2", "fr")]
)
def test_each_picture_has_its_size_and_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: str, language: str
) -> None:
    """In the smallest window: something to see, nothing too small to read, cut short or under other words."""
    home, out = tmp_path / "home", tmp_path / "out"
    monkeypatch.setenv(HOME, str(home))
    reading = _drawn(monkeypatch, out, pack, language)
    assert not reading.small, sorted(reading.small)
    assert not reading.cut, sorted(reading.cut)
    assert not reading.over, sorted(reading.over)
    names = {path.stem for path in out.glob("*.png")}
    assert names == {name.format(pack=pack) for name in wanted(pack)}
    for path in out.glob("*.png"):
        picture = pygame.image.load(path)
        assert picture.get_size() == (1280, 720)
        shades = {tuple(picture.get_at((x, y)))[:3] for x in range(8, 1280, 24) for y in range(8, 720, 24)}
        assert len(shades) > 40, f"{path.stem} looks empty"
    assert not (home / "config" / "settings.json").exists()
    assert not list((home / "data").rglob("*.tdt"))


def test_the_first_window_has_the_full_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """1600 x 900: full names on the board, net worth beside the seats, and every word whole."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    shown = {"board_{pack}", "board_{pack}_8", "jail", "roll", "vote", "rent_claim", "card_reveal"}
    reading = _drawn(monkeypatch, tmp_path / "out", "paris", "fr", (1600, 900), shown)
    assert (reading.small, reading.cut, reading.over) == (set(), set(), set())
    assert not is_small((1600, 900)) and is_small((1280, 720))


def wanted(pack: str) -> set[str]:
    """What differs in an edition: board, paper, sums, the Force; every screen is read in test_layout."""
    return {name for name in gallery.pictures(load(pack)) if name in OWN or "force" in name}


def _drawn(
    monkeypatch: pytest.MonkeyPatch,
    out: Path,
    pack: str,
    language: str,
    size: tuple[int, int] = (1280, 720),
    names: set[str] | None = None,
) -> Reading:
    """Draw pictures of an edition, those that are wanted of it if none are named, and read along."""
    reading = read_along(monkeypatch)

    def watched(name: str, draw: Draw) -> Draw:
        def drawn(studio: gallery.Studio) -> Pilot:
            reading.begin(name)
            return draw(studio)

        return drawn

    every, names = gallery.pictures(load(pack)), names or wanted(pack)
    chosen = {name: watched(name, draw) for name, draw in every.items() if name in names}
    monkeypatch.setattr(gallery, "pictures", lambda of: chosen)
    assert gallery.main(out, pack, size, language) == 0
    reading.end()
    return reading


def test_the_pictures_are_named_like_the_designs() -> None:
    names = {name.format(pack="classic") for name in gallery.pictures(load("classic"))}
    assert {
        "menu",
        "setup",
        "options",
        "board_classic",
        "board_classic_8",
        "jail",
        "card_reveal",
        "auction",
        "trade",
        "manage",
        "debt",
        "deeds",
        "log",
        "pass_device",
        "gameover",
        "token_crowding",
        "components",
    } <= names


def test_an_unknown_edition_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no pack called"):
        gallery.main(tmp_path, "nowhere", (1280, 720), "en")
