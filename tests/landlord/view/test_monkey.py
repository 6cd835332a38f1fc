"""The monkey at the window for a few moments; LONG=1 gives it a long evening."""

from __future__ import annotations

import os
import secrets

import pytest

from tests.landlord.view.monkey import Monkey
from tests.landlord.view.withheld import withhold

LONG = bool(os.environ.get("LONG"))
SEEDS, STEPS = (range(1, 41), 600) if LONG else (range(1, 4), 90)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_a_monkey_does_nothing_falls_over_and_nothing_is_lost(
    seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)  # it opens folders too
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    withhold(monkeypatch)
    monkey = Monkey(seed)
    monkeypatch.setattr(secrets, "randbelow", monkey.chance.randrange)
    with monkey.disk():
        monkey.run(STEPS)
    monkey.close()
    assert monkey.witness.games
    missing = [text for text in caplog.messages if not text.startswith("no face draws")]  # of odd names
    assert not missing, "no face, drawing or sound"
