"""Windows on a virtual display where there is one, else on none; the same dice for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from game.ui.window import Screen, start_pygame
from tests.window import display
from tests.window.evening import Evening
from tests.window.hands import Hand, PostedHand, XHand

MakeEvening = Callable[..., Evening]


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[display.Display | None]:
    """One display for all windows of a process; none where it can't be had."""
    if not display.found():
        yield None
        return
    own = display.Display(tmp_path_factory.mktemp("display"))
    yield own
    own.close()


@pytest.fixture
def evening(
    screen: display.Display | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MakeEvening]:
    """An evening of somebody who has never played, by the language their computer speaks."""
    monkeypatch.setattr("secrets.randbelow", lambda _seeds: 4)  # of every new game
    # The minutes of a table without a time limit are told when something else is drawn: none pass here.
    monkeypatch.setattr("game.landlord.view.session.Session._count_time", lambda _session, _now: False)
    with ExitStack() as stack:

        def make(language: str = "en", **settings: Any) -> Evening:
            monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
            if screen is not None:
                stack.enter_context(display.shown_on(screen.name))
            start_pygame()

            def hand(window: Screen) -> Hand:
                return XHand(window, screen) if screen is not None else PostedHand(window)

            return Evening(hand, tmp_path, **({"instant": True, "think": 0.0} | settings))

        yield make
