"""Where the shipped assets and themes lie: inside the package when installed, beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def data_root(name: str) -> Path:
    """The folder "assets" or "themes", for wheel, sdist and editable installs alike."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name
