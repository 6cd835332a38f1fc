"""The sounds that are shipped: all there, level, without clicks; loops that close; small."""

from __future__ import annotations

import re
from array import array
from functools import cache
from itertools import accumulate, pairwise
from math import log10
from operator import mul
from pathlib import Path

import pygame
import pytest

from game.packs.loader import load
from game.shipped import data_root
from game.ui.audio import CALLS

RATE = 44100
OWN = data_root("assets") / "sound"
EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
FILES = sorted([*OWN.glob("*.ogg"), *data_root("themes").glob("*/sound/*.ogg")])
EFFECTS = [path for path in FILES if path.stem != "music"]
LOOPS = [path for path in FILES if path.stem == "music"]
GAME = Path(__file__).parents[3] / "game" / "landlord" / "view"


def name_of(path: Path) -> str:
    return "/".join(path.parts[-3:])


@pytest.fixture(scope="module", autouse=True)
def mixer() -> None:
    """A mixer without a device that takes files as they are."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)


@cache
def samples(path: Path) -> array[int]:
    """Both channels, one after the other in turn, from -32768 to 32767."""
    out = array("h")
    out.frombytes(pygame.mixer.Sound(str(path)).get_raw())
    return out


def decibels(power: float) -> float:
    return 10 * log10(power / 32768**2 + 1e-12)


def strongest(path: Path) -> float:
    """The level of the loudest 400 ms."""
    left = samples(path)[::2]
    sums = [0, *accumulate(map(mul, left, left))]
    block = round(0.4 * RATE)
    if len(left) <= block:
        return decibels(sums[-1] / block)
    return decibels(max(sums[at + block] - sums[at] for at in range(0, len(left) - block, 441)) / block)


def level(part: array[int]) -> float:
    return decibels(sum(map(mul, part, part)) / len(part))


def names_played() -> set[str]:
    """Every name that the view asks for."""
    found = {"click", "back", "hover", "no"}
    text = (GAME / "director" / "noises.py").read_text("utf-8") + (
        GAME / "director" / "director.py"
    ).read_text("utf-8")
    found |= set(re.findall(r'(?:Noise\([^"]*|once\(|_sound\()"([a-z_]+)"', text))
    for path in GAME.rglob("*.py"):
        for call in re.findall(r"(?:audio|sounds)\.(?:play|music)\(([^)]*)\)", path.read_text("utf-8")):
            found |= set(re.findall(r'(?<!== )"([a-z_]+)"', call))
    return found


def test_every_sound_that_is_played_is_there() -> None:
    names = names_played()
    assert {"dice", "step", "hotel", "demolish", "stamp", "unlock", "turn", "win", "lose", "music"} <= names
    assert names >= CALLS
    assert [name for name in sorted(names) if not (OWN / f"{name}.ogg").is_file()] == []


def test_every_sound_that_is_there_is_played() -> None:
    shipped = {path.stem for path in FILES if not re.search(r"-\d$", path.stem)}
    assert sorted(shipped - names_played()) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_has_its_music_and_the_sound_of_its_table(edition: str) -> None:
    sounds = load(edition).look.sounds
    assert all(path.is_file() for path in sounds.values())
    assert set(sounds) <= {path.stem for path in OWN.glob("*.ogg")}
    if edition != "classic":
        assert sounds["music"].parent.parent.name == edition
    assert (OWN / "music.ogg").is_file()


@pytest.mark.parametrize("name", ["dice", "step", "cash", "build"])
def test_what_is_heard_often_has_takes_that_differ(name: str) -> None:
    takes = sorted(path for path in OWN.glob(f"{name}*.ogg") if path.stem.split("-")[0] == name)
    assert len(takes) >= 3
    assert len({bytes(samples(path)[:8820]) for path in takes}) == len(takes)


@pytest.mark.parametrize("path", EFFECTS, ids=name_of)
def test_an_effect_is_clean_and_as_loud_as_its_like(path: Path) -> None:
    sound = samples(path)
    seconds, peak = len(sound) / 2 / RATE, max(max(sound), -min(sound)) / 32768
    name = path.stem.split("-")[0]
    assert 0.03 <= seconds <= (5.5 if name in ("win", "lose") else 3.5)
    assert peak < 0.98
    assert abs(sum(sound) / len(sound)) / 32768 < 0.002  # it lies about nought
    assert max(abs(value) for value in sound[:2]) / 32768 < 0.05  # it begins and ends in silence
    assert max(abs(value) for value in sound[-200:]) / 32768 < 0.005
    low, high = {"hover": (-50, -36), "win": (-20, -9), "lose": (-22, -11)}.get(name, (-38, -14))
    assert low <= strongest(path) <= high


@pytest.mark.parametrize("path", LOOPS, ids=name_of)
def test_music_goes_round_without_a_seam(path: Path) -> None:
    sound = samples(path)
    assert 40 <= len(sound) / 2 / RATE <= 70
    assert max(max(sound), -min(sound)) / 32768 < 0.98
    assert abs(sum(sound) / len(sound)) / 32768 < 0.001
    near = round(0.05 * RATE)
    for channel in (0, 1):
        side = sound[channel::2]
        around = [abs(b - a) for part in (side[:near], side[-near:]) for a, b in pairwise(part)]
        jump = abs(side[0] - side[-1])
        assert jump <= 2.5 * max(around) and jump / 32768 < 0.03
        first, last = level(side[:RATE]), level(side[-RATE:])
        assert min(first, last) > -40 and abs(first - last) < 12  # it neither fades in nor out


def test_all_music_is_equally_loud() -> None:
    levels = [level(samples(path)[::6]) for path in LOOPS]
    assert len(levels) == len(EDITIONS)
    assert min(levels) > -24 and max(levels) < -15 and max(levels) - min(levels) < 5


def test_all_sound_together_is_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 2_500_000
