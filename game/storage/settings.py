"""The player's settings: one small file, written whole or not at all."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.engine.messages import N_
from game.storage import codec, paths, whole
from game.storage.user_error import UserError, reason

Percent = Annotated[int, Field(ge=0, le=100)]
Key = Annotated[str, Field(min_length=1, max_length=32)]
MAX_BYTES = 256_000


class Language(StrEnum):
    """The languages of the game's own words."""

    EN = "en"
    FR = "fr"


class Glyphs(StrEnum):
    """How large the shape is that stands with every group colour."""

    SMALL = "small"
    LARGE = "large"
    OFF = "off"


class Settings(BaseModel):
    """What the options screen shows; volumes and text size in per cent, `think` in seconds.

    `keys` and `pad` hold only what the player bound anew, by act: the others follow the language.
    """

    model_config = ConfigDict(extra="forbid", validate_assignment=True, use_enum_values=True)

    language: Language = Language.EN
    text_size: Annotated[int, Field(ge=90, le=160, multiple_of=5)] = 100
    easy_read: bool = False
    glyphs: Glyphs = Glyphs.SMALL
    contrast: bool = False
    reduced_motion: bool = False
    follow_tokens: bool = False
    ask_before_end: bool = False
    curtain: bool = False
    rumble: bool = True
    auto_play: bool = False
    speed: Annotated[float, Field(ge=0.5, le=4.0)] = 1.0
    instant: bool = False
    think: Annotated[float, Field(ge=0.0, le=3.0)] = 0.6
    volume: Percent = 80
    effects: Percent = 70
    music: Percent = 40
    calls: Percent = 55
    mute: bool = False
    full_screen: bool = False
    window: tuple[Annotated[int, Field(ge=640, le=16384)], Annotated[int, Field(ge=360, le=16384)]] = (
        1600,
        900,
    )
    keep_awake: bool = True
    keys: dict[Key, Key] = Field(default_factory=dict)
    pad: dict[Key, Key] = Field(default_factory=dict)
    onboarded: bool = False
    last_setup: dict[str, Any] | None = None  # as it is written: its game may be gone, the rest is kept


def system_language() -> Language:
    """The language that the computer is set to, if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(name, "")[:2].lower():
            return Language(code) if code in set(Language) else Language.EN
    return Language.EN


def load(file: Path | None = None) -> tuple[Settings, UserError | None]:
    """The settings, each by itself, and what was wrong with their file if some fell back to the usual ones.

    What this version doesn't know is left in the file.
    """
    file = file or paths.settings_file()
    found, wrong = Settings(language=system_language()), []
    try:
        raw = _raw(file)
    except FileNotFoundError:
        return found, None
    except (UserError, OSError) as error:
        return found, UserError(
            N_("The settings in {file} can't be read ({reason}), so the usual ones are used."),
            file=file.name,
            reason=str(error),
        )
    for name in Settings.model_fields.keys() & raw.keys():
        wrong += _take(found, name, raw[name])
    if not wrong:
        return found, None
    return found, UserError(
        N_("Some settings in {file} can't be read ({reason}), so the usual ones are used for them."),
        file=file.name,
        reason=", ".join(sorted(wrong)),
    )


def save(settings: Settings, file: Path | None = None) -> None:
    """Write the settings; a file that could not be read in full is kept beside it."""
    file = file or paths.settings_file()
    try:
        if load(file)[1] is not None:
            whole.put_aside(file)
        whole.write(file, codec.dumped(_unknown(file) | settings.model_dump(mode="json"), indent=2) + "\n")
    except OSError as error:
        raise UserError(N_("The settings can't be saved: {reason}."), reason=reason(error)) from error


def _raw(file: Path) -> dict[str, Any]:
    """What stands in the file by name."""
    data = codec.parse(whole.read(file, MAX_BYTES))
    if not isinstance(data, dict):
        raise UserError("this is no JSON")
    return data


def _unknown(file: Path) -> dict[str, Any]:
    """What a newer version wrote there."""
    try:
        return {name: value for name, value in _raw(file).items() if name not in Settings.model_fields}
    except (UserError, OSError):
        return {}


def _take(settings: Settings, name: str, value: Any) -> list[str]:
    """Take over one entry, of several values those that can be read; the names of what can't."""
    try:
        setattr(settings, name, value)
    except ValidationError as error:
        bad = {str(each["loc"][1]) for each in error.errors() if len(each["loc"]) > 1}
        if not isinstance(value, dict) or not bad & value.keys():
            return [name]
        return [f"{name}.{key}" for key in bad] + _take(
            settings, name, {key: each for key, each in value.items() if key not in bad}
        )
    return []
