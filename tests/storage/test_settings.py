"""Settings: written whole, read with care."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.storage import settings
from game.storage.header import GameSetup, SeatKind, SeatSetup, read_setup
from game.storage.settings import Settings
from game.storage.user_error import UserError


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    seat = SeatSetup(name="Ada", kind=SeatKind.HUMAN, token="car", colour=2)
    mine = Settings(language="fr", text_size=125, speed=2.5, reduced_motion=True, mute=True)
    mine.keys["log"] = "j"
    setup = GameSetup(pack="classic", seats=(seat,), seed=7)
    mine.last_setup = setup.model_dump(mode="json")
    settings.save(mine, file)
    assert settings.load(file) == (mine, None) and read_setup(mine.last_setup) == setup
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("system", "language"), [("fr_CA.UTF-8", "fr"), ("en_GB.UTF-8", "en"), ("pl_PL", "en"), ("C", "en")]
)
def test_without_a_file_the_usual_settings_are_used_in_the_system_s_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert settings.load(tmp_path / "none.json") == (Settings(language=language), None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "\x00",
        '{"text_size": 500}',
        '{"speed": "fast"}',
        '{"keys": {"log": ""}}',
    ],
)
def test_a_broken_file_falls_back_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    found, user_error = settings.load(file)
    assert found == Settings()
    assert isinstance(user_error, UserError)
    assert str(user_error).endswith(".") and "settings.json" in str(user_error)
    assert file.read_text() == text  # what the player wrote is not lost
    settings.save(Settings(), file)
    assert settings.load(file) == (Settings(), None)
    assert file.with_suffix(".broken.json").read_text() == text


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('"volume": 101', "volume"),
        ('"speed": "fast"', "speed"),
        ('"colour": {"of": "a newer version"}', None),
        ('"window": [1, 2]', "window"),
        ('"pad": {"roll": "", "log": "x"}', "pad.roll"),
        ('"last_setup": 7', "last_setup"),
    ],
)
def test_one_odd_value_costs_no_other(tmp_path: Path, entry: str, told: str | None) -> None:
    file = tmp_path / "settings.json"
    text = '{"language": "fr", "text_size": 125, "keys": {"log": "j"}, ENTRY}'.replace("ENTRY", entry)
    file.write_text(text)
    found, user_error = settings.load(file)
    assert (found.language, found.text_size, found.keys) == ("fr", 125, {"log": "j"})
    assert (told in str(user_error)) if told else user_error is None
    if told == "pad.roll":
        assert found.pad == {"log": "x"}
    settings.save(found, file)
    assert settings.load(file) == (found, None)
    assert ("a newer version" in file.read_text()) == ("colour" in entry)
    assert file.with_suffix(".broken.json").exists() == (told is not None)


def test_a_device_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").symlink_to("/dev/zero")
    assert "regular file" in str(settings.load(tmp_path / "settings.json")[1])


def test_values_out_of_bounds_are_refused_at_once() -> None:
    mine = Settings()
    for name, value in (
        ("text_size", 165),
        ("text_size", 101),
        ("speed", 0.1),
        ("volume", 101),
        ("window", (10, 10)),
    ):
        with pytest.raises(ValidationError):
            setattr(mine, name, value)


def test_a_folder_that_can_not_be_written_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="can't be saved"):
        settings.save(Settings(), tmp_path / "missing" / "settings.json")


def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "settings.json"
    settings.save(Settings(volume=11), file)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(UserError, match="No space left"):
            settings.save(Settings(volume=99), file)
    assert list(tmp_path.iterdir()) == [file] and settings.load(file)[0].volume == 11
