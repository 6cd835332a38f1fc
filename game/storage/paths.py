"""The right folders of each system for saves, settings, caches and the player's own packs."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import PlatformDirs

HOME = "TOUR_DE_TABLE_HOME"
_DIRS = PlatformDirs("tour-de-table", appauthor=False)


def saves_dir() -> Path:
    """Where the journals of games lie."""
    return _made(_root("data", _DIRS.user_data_path) / "saves")


def packs_dir() -> Path:
    """Where the player's own theme packs lie."""
    return _made(_root("data", _DIRS.user_data_path) / "packs")


def reports_dir() -> Path:
    """Where it stands what went wrong inside the program."""
    return _made(_root("data", _DIRS.user_data_path) / "reports")


def pictures_dir() -> Path:
    """Where pictures and logs lie that the player wants to keep or share."""
    return _made(_root("pictures", _DIRS.user_pictures_path / "Tour de Table"))


def settings_file() -> Path:
    """The file of the player's settings, which need not exist."""
    return _made(_root("config", _DIRS.user_config_path)) / "settings.json"


def presets_file() -> Path:
    """The file of the player's own sets of rules, which need not exist."""
    return _made(_root("config", _DIRS.user_config_path)) / "presets.json"


def _root(name: str, usual: Path) -> Path:
    """One folder can take the place of the system's: for a stick, and for tests."""
    home = os.environ.get(HOME)
    return Path(home) / name if home else usual


def _made(folder: Path) -> Path:
    """The folder; where it can't be made, whoever writes into it says so, and the game goes on."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
