"""With a pad in hand: every dialog says its buttons, one act a button, and a mouse at rest says nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.landlord.rules.frames import Turn
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import contested
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.dialogs import frame
from game.ui.layout import Text
from game.ui.widgets.buttons import Button
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]
DIALOGS: dict[str, tuple[Callable[..., Session], tuple[int, ...]]] = {
    "debt": (samples.debt, ()),
    "auction": (samples.auction, ()),
    "answer": (samples.asked, ()),
    "call": (contested.calling, ()),
    "property": (samples.rolling, (pygame.CONTROLLER_BUTTON_X,)),
    "trade": (samples.rolling, (pygame.CONTROLLER_BUTTON_Y,)),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_says_its_buttons_each_once(
    pilot: MakePilot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    told: list[list[str]] = []
    pill = frame.hints_pill

    def listen(*found: object, **more: object) -> object:
        made = pill(*found, **more)  # type: ignore[arg-type]
        told.append([node.words for node in made.walk() if isinstance(node, Text)])
        return made

    make, buttons = DIALOGS[name]
    p = pilot().open(BoardScene(make(classic(), quick())))
    monkeypatch.setattr(frame, "hints_pill", listen)
    for button in buttons or (pygame.CONTROLLER_BUTTON_DPAD_DOWN,):
        p.button(button)
    p.wait_idle()
    assert p.app.view.pad and p.scene is not None and p.scene.dialog
    caps = [word for word in told[-1] if word in {"A", "B", "X", "Y", "RT", "LT", "RB", "LB", "R3", "L3"}]
    assert len(caps) == len(set(caps)) and len(told[-1]) >= 2
    assert not {"+", "−", "I", "Esc", "Space"} & set(told[-1])


def test_a_mouse_at_rest_gives_no_tip(pilot: MakePilot) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    board = BoardScene(session)
    p = pilot().open(board)
    p.hover("menu").wait(1)
    assert board.form._told(p.app.view) is board.form["menu"]
    p.button(pygame.CONTROLLER_BUTTON_LEFTSTICK).wait(1)
    told = board.form._told(p.app.view)
    assert told is None or told.key != "menu"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_log_keeps_its_word(pilot: MakePilot, size: tuple[int, int]) -> None:
    p = pilot(size).open(BoardScene(samples.rolling(classic(), quick())))
    p.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN).wait_idle()
    assert p.scene is not None
    log = p.scene.form["log"]
    assert isinstance(log, Button)
    zoom = log.size / log.full_size
    assert log.box.width >= log.measure(p.app.view.ruler, 1e6).width * zoom - 1
