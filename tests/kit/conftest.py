"""The toy game among the games of the house, as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import kit
from game.packs.loader import load
from game.packs.pack import Pack
from tests.kit.toy import TOY

THEME = Path(__file__).parent / "pack"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pack]:
    """Its only edition."""
    monkeypatch.setattr(kit, "_games", dict(kit._games))
    kit.provide(TOY)
    yield load(THEME)
