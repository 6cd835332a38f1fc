"""Sound is optional: no device, no file, no crash."""

from pathlib import Path

import pygame
import pytest

from game.ui.audio import Audio


def test_no_device_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr("pygame.mixer.init", fail)
    audio = Audio([Path("/nowhere")])
    audio.play("dice")
    audio.music("swing")
    audio.mute(True)
    audio.set_volume("music", 0.3)


def test_missing_and_broken_files_are_silence(tmp_path: Path) -> None:
    (tmp_path / "broken.ogg").write_bytes(b"no sound")
    audio = Audio([tmp_path])
    for name in ("missing", "broken", "broken"):
        audio.play(name)
        audio.music(name)
    audio.music(None)
    pygame.mixer.quit()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that a mixer without a device is told to play."""
    out: list[str] = []

    class Sound:
        def __init__(self, path: str) -> None:
            self.path = Path(path)

        def play(self) -> "Sound":
            return self

        def set_volume(self, volume: float) -> None:
            out.append(f"{self.path.parent.name}/{self.path.stem} {volume:.2f}")

    monkeypatch.setattr("pygame.mixer.Sound", Sound)
    return out


def folder(at: Path, *names: str) -> Path:
    at.mkdir()
    for name in names:
        (at / f"{name}.ogg").touch()
    return at


def test_takes_are_played_in_turn_and_what_is_too_close_is_one(tmp_path: Path, heard: list[str]) -> None:
    now = 0.0
    audio = Audio([folder(tmp_path / "own", "step", "step-2", "step-3", "step-5")], clock=lambda: now)
    for _ in range(5):
        audio.play("step")
        audio.play("step")
        now += 0.1
    assert heard == [
        "own/step 1.00",
        "own/step-2 1.00",
        "own/step-3 1.00",
        "own/step 1.00",
        "own/step-2 1.00",
    ]


def test_an_edition_comes_before_the_game(tmp_path: Path, heard: list[str]) -> None:
    now = 0.0
    audio = Audio([folder(tmp_path / "own", "dice", "step", "step-2")], clock=lambda: now)
    paris = folder(tmp_path / "paris", "pas", "pas-2")
    for sounds in ({}, {"step": paris / "pas"}, {"step": paris / "pas.ogg"}, {}):
        audio.dress(sounds)
        for name in ("dice", "step"):
            audio.play(name)
        now += 1
    assert [name.split()[0] for name in heard] == [
        "own/dice", "own/step", "own/dice", "own/step-2", "own/dice", "paris/pas", "own/dice", "own/step-2",
    ]  # fmt: skip


def test_effects_and_calls_have_volumes_of_their_own(tmp_path: Path, heard: list[str]) -> None:
    audio = Audio([folder(tmp_path / "own", "dice", "gavel", "bid")])
    audio.set_volume("everything", 0.5)
    audio.set_volume("effects", 0.8)
    audio.set_volume("calls", 0.4)
    audio.play("dice", 0.5)
    audio.play("gavel")
    audio.mute(True)
    audio.play("bid")
    assert heard == ["own/dice 0.20", "own/gavel 0.20"]


class Music:
    """The music of a mixer without a device; what it is told stands in `told`."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.busy = False

    def get_busy(self) -> bool:
        return self.busy

    def load(self, path: str) -> None:
        self.told.append(f"load {Path(path).parent.name}")

    def play(self, loops: int, fade_ms: int) -> None:
        self.told.append("play")
        self.busy = True

    def fadeout(self, ms: int) -> None:
        self.told.append("fadeout")

    def set_volume(self, volume: float) -> None:
        pass


@pytest.fixture
def music(monkeypatch: pytest.MonkeyPatch) -> Music:
    music = Music()
    monkeypatch.setattr("pygame.mixer.music", music)
    monkeypatch.setattr("pygame.mixer.get_init", lambda: (44100, -16, 2))
    return music


def test_music_changes_with_the_edition_and_else_goes_on(music: Music, tmp_path: Path) -> None:
    audio = Audio([folder(tmp_path / "own", "music")])
    paris = folder(tmp_path / "paris", "waltz") / "waltz.ogg"
    audio.music("music")
    audio.music("music")
    audio.dress({"music": paris})
    audio.dress({"music": paris})
    assert music.told == ["load own", "play", "fadeout"]
    audio.go_on(10.0)
    assert audio.wake_at == pytest.approx(10.5)
    audio.go_on(10.6)  # it still fades: nothing is touched that the mixer plays
    assert music.told == ["load own", "play", "fadeout"] and audio.wake_at == pytest.approx(10.65)
    music.busy = False
    audio.go_on(10.7)
    assert music.told[3:] == ["load paris", "play"] and audio.wake_at is None
    audio.music(None)
    audio.go_on(11.0)
    music.busy = False
    audio.go_on(11.5)
    assert music.told[5:] == ["fadeout"] and audio.wake_at is None
    audio.music("music")
    assert music.told[6:] == ["load paris", "play"]


def test_music_that_is_changed_again_while_it_fades_goes_to_the_last_wish(
    music: Music, tmp_path: Path
) -> None:
    audio = Audio([folder(tmp_path / "own", "music", "menu")])
    paris = folder(tmp_path / "paris", "waltz") / "waltz.ogg"
    audio.music("music")
    for wish in ("menu", "music", "menu"):
        audio.music(wish)
    audio.dress({"menu": paris})
    assert music.told == ["load own", "play", "fadeout"]
    audio.go_on(0.0)
    music.busy = False
    audio.go_on(0.5)
    assert music.told[3:] == ["load paris", "play"]
