"""Sound is optional: no device, no file, no crash."""

from pathlib import Path

import pygame
import pytest

from game.view.audio import Audio


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
