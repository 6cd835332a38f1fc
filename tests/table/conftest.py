"""A pack to play with, and tables of people and computers."""

from __future__ import annotations

import pytest

from game.packs.loader import load
from game.packs.pack import Pack


@pytest.fixture(scope="session")
def pack() -> Pack:
    return load("classic")
