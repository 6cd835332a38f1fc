"""The menu opens over everything and holds the game; what is left by it is left whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.options.scene import OptionsScene
from game.app.pages.pause import PauseScene
from game.landlord.rules.frames import Turn
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.scene import Scene
from tests.landlord.view import hosts
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]
WAYS: dict[str, Callable[[Pilot], object]] = {
    "esc": lambda p: p.press("esc"),
    "f10": lambda p: p.press("f10"),
    "pad": lambda p: p.button(pygame.CONTROLLER_BUTTON_START),
    "button": lambda p: p.click("menu"),
}


def indebted() -> Session:
    return samples.debt(classic(), quick())


def at(pilot: MakePilot, session: Session, kind: type[Scene[object]]) -> tuple[Pilot, Desk]:
    desk = Desk()
    p = pilot().open(desk)
    p.app.open(BoardScene(session), desk.heard)
    p.wait_idle()
    assert isinstance(p.scene, kind)
    return p, desk


@pytest.mark.parametrize("way", WAYS)
def test_in_a_debt(pilot: MakePilot, way: str) -> None:
    p, desk = at(pilot, indebted(), DebtScene)
    WAYS[way](p)
    assert isinstance(p.wait(0.1).scene, PauseScene)
    p.press("esc").wait_idle()
    assert isinstance(p.scene, DebtScene) and not desk.answers
    WAYS[way](p)
    p.wait(0.1).press("s").wait_idle()  # save and leave: the debt goes with the table
    assert p.scene is desk and desk.answers == [None]


@pytest.mark.parametrize("way", WAYS)
def test_under_the_curtain(pilot: MakePilot, way: str) -> None:
    position = samples.midgame(classic(), stack=[Turn(3)])
    p, _desk = at(pilot, samples.session(classic(), position, quick(curtain=True)), PassDeviceScene)
    WAYS[way](p)
    assert isinstance(p.wait(0.1).scene, PauseScene)
    p.press("f10").wait_idle()
    assert isinstance(p.scene, PassDeviceScene)


@pytest.mark.parametrize("way", ["f10", "pad", "button"])
def test_while_dice_fly_and_nothing_goes_on_behind_it(pilot: MakePilot, way: str) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    p, _desk = at(pilot, session, BoardScene)
    p.press("space").wait(0.1)
    event, local = session.playing, session.director.timeline._local
    assert event is not None
    WAYS[way](p)
    p.wait(20)
    assert isinstance(p.scene, PauseScene) and session.playing is event
    p.press("esc").wait(0.1)
    assert session.playing is event and session.director.timeline._local < local + 0.4


def test_while_computers_play(pilot: MakePilot) -> None:
    position = samples.midgame(classic(), stack=[Turn(1)])
    session = samples.session(classic(), position, quick(speed=0.5))
    p = pilot()
    p.app.open(BoardScene(session))
    p.wait(1.0)
    assert not session.quiet
    p.press("f10")
    seq = session.table.seq
    p.wait(60)
    assert isinstance(p.scene, PauseScene) and session.table.seq == seq


def test_over_a_dialog_that_is_open_and_in_the_menu_itself(pilot: MakePilot) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    board = BoardScene(session, hosts.desk())
    board._touring = True
    p = pilot().open(board)
    p.press("l", "f10").wait(0.1)
    assert isinstance(p.scene, PauseScene)
    p.press("o", "f10").wait(0.1)
    assert isinstance(p.scene, OptionsScene)  # it is open already, below
    p.press("esc").wait(0.1).press("esc").wait(0.5)
    assert isinstance(p.scene, LogScene)
    p.press("esc").wait_idle()
    assert p.scene is board


def test_who_resigns_out_of_a_debt_has_no_debt_left(pilot: MakePilot) -> None:
    session = indebted()
    p, _desk = at(pilot, session, DebtScene)
    p.press("f10").wait(0.1)
    assert isinstance(p.scene, PauseScene)
    p.scene.form.focus("resign")
    p.hold("enter", 2.2).wait_idle()
    assert not isinstance(p.scene, DebtScene) and session.shown.out[0]
