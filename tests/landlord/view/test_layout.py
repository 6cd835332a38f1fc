"""Every screen of the game in windows of any size and text of any size: whole words, apart, all in reach.

Each picture has a window of its own in each language, chosen by chance but the same every time.
"""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.app.kit import view_of
from game.landlord.view.pictures import contested, screens, sides
from game.storage.settings import Settings
from game.tools.gallery import StillDesk
from game.tools.pilot import Pilot
from game.tools.studio import Studio
from game.ui.i18n import set_language
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget
from tests.landlord.view.reading import Reading, read_along
from tests.pseudo import speak

ELSEWHERE = {
    "replays",  # the same as saves
    "components", "token_crowding",  # pages for whoever draws
}  # fmt: skip
PICTURES = sorted({*screens.PICTURES, *contested.PICTURES, *sides.PICTURES} - ELSEWHERE)
SPOKEN = {"en": "classic", "fr": "paris", "longer": "starwars_ep2"}
USUAL = (1280, 720), (1600, 900), (1920, 1080)
ROUNDING = 3.0


@pytest.mark.parametrize("language", SPOKEN)
def test_whole_words_apart_and_all_in_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    reading, found = read_along(monkeypatch), dict[str, str]()
    details: list[str] = []
    desk = desk_of(tmp_path, monkeypatch, language)
    for name in PICTURES:
        studio = opened(desk, language, name)
        draw = view_of(studio.pack).pictures(studio.pack).get(name)
        if draw is None:
            continue  # an edition without the Force
        reading.begin(f"{name} {studio.size} {studio.settings.text_size} %")
        out = out_of_reach(settled(studio, draw(studio)))
        if kinds := told(reading, out):
            found[name] = " ".join(kinds)
            details += [line for lines in kinds.values() for line in lines]
        for used in studio.used:
            used.close()
    assert not found, "\n".join([str(found), *details])


def desk_of(folder: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> StillDesk:
    """A desk that speaks a language, with the edition in which its pictures are drawn."""
    own = language if language == "fr" else "en"
    settings = Settings(language=own, reduced_motion=True, think=0, onboarded=True)  # type: ignore[arg-type]
    set_language(own)
    if language == "longer":
        speak(monkeypatch)
    desk = StillDesk(settings, folder)
    desk.chosen = SPOKEN[language]
    return desk


def opened(desk: StillDesk, language: str, name: str) -> Studio:
    """Where one picture is drawn: a window of any size from 960 x 540 to 3840 x 2160, text of any size."""
    chance = random.Random(f"{language} {name}")
    high = round(540 * 4 ** (chance.random() ** 2))  # more small windows than large ones
    wide = min(3840, max(960, round(high * chance.uniform(1.5, 2.0))))
    size = chance.choice(USUAL) if chance.random() < 1 / 3 else (wide, high)
    desk.settings.text_size = chance.randrange(90, 165, 5)
    return Studio(desk, desk.pack(desk.chosen), size)


def settled(studio: Studio, pilot: Pilot) -> Pilot:
    """A picture at rest, unless it is of something on its way."""
    return pilot if studio.moving else pilot.wait_idle()


def told(reading: Reading, out: list[str]) -> dict[str, list[str]]:
    """What was found in a picture by kind, and the reading made ready for the next."""
    reading.end()
    read = {"small": reading.small, "cut": reading.cut, "over": reading.over}
    kinds = {kind: sorted(lines) for kind, lines in read.items()} | {"out": out}
    for lines in read.values():
        lines.clear()
    return {kind: lines for kind, lines in kinds.items() if lines}


def out_of_reach(pilot: Pilot) -> list[str]:
    """Controls that neither stand in the window nor can be scrolled there."""
    scene = pilot.scene
    assert scene is not None
    (wide, high), scale = scene.view.size, scene.view.scale
    left, top = scale.back((0, 0))
    right, foot = scale.back((wide, high))
    window = pygame.FRect(left, top, right - left, foot - top)
    return [f"{each.key!r} at {each.box}" for each in scene.form.walk() if not within(each, window)]


def within(widget: Widget, window: pygame.FRect) -> bool:
    """Whether a control lies in the window, or in all that can be scrolled of its area."""
    room, area = window, widget.owner
    if isinstance(area, ScrollArea):
        room = pygame.FRect(area.box.topleft, (area.box.width, area.box.height + area.furthest))
    return bool(room.inflate(2 * ROUNDING, 2 * ROUNDING).contains(widget.box))
