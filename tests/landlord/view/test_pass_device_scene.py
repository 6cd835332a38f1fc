"""The curtain between two people: opaque at once, and only public facts."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.landlord.rules import events as ev
from game.landlord.rules.commands import EndTurn
from game.landlord.view.dialogs.pass_device import recap as absence
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.storage.resuming import Entry
from game.tools.pilot import Pilot
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]
PURPLE = (128, 0, 128)


@pytest.fixture
def session() -> Session:
    """Seats 0 and 3 are people; 0 has just decided."""
    made = samples.rolling(classic(), quick())
    made.table._log += [
        Entry(EndTurn(3), ()),
        Entry(EndTurn(0), (ev.CashMoved(1, 3, 26, 314, 174, "rent", 23),)),
    ]
    return made


def test_the_table_is_hidden_from_the_first_frame_on(pilot: MakePilot, session: Session) -> None:
    desk = Desk()
    p = pilot().open(desk)
    surface = p.screen.surface
    points = [(x, y) for x in range(10, 1280, 90) for y in range(10, 720, 90)]
    assert all(surface.get_at(at)[:3] == PURPLE for at in points)
    p.app.open(PassDeviceScene(session, 3), desk.heard)
    p.app.frame([])
    first = surface.copy()
    p.wait(1)
    for at in points:
        assert surface.get_at(at)[:3] == first.get_at(at)[:3], f"something still shines through at {at}"
        assert surface.get_at(at)[:3] != PURPLE


def test_it_fills_windows_of_any_shape(pilot: MakePilot, session: Session) -> None:
    p = pilot(size=(1600, 700)).open(Desk())
    p.app.open(PassDeviceScene(session, 3))
    p.wait(0.3)
    for at in ((2, 350), (1597, 350), (2, 697), (1597, 2)):
        assert p.screen.surface.get_at(at)[:3] != PURPLE


@pytest.mark.parametrize("way", ["space", "enter", "mouse", "pad"])
def test_it_opens_by_the_primary_alone(pilot: MakePilot, session: Session, way: str) -> None:
    desk = Desk()
    p = pilot().open(desk)
    scene = PassDeviceScene(session, 3)
    p.app.open(scene, desk.heard)
    p.wait(0.3).press("esc", "x", "t", "b", "left").click((40, 600)).wait(0.3)
    assert p.scene is scene and desk.answers == []
    if way == "mouse":
        p.click("here")
    elif way == "pad":
        p.button(pygame.CONTROLLER_BUTTON_A)
    else:
        p.press(way)
    assert desk.answers == [None]


def test_it_names_who_sits_down_and_who_was_here(session: Session) -> None:
    scene = PassDeviceScene(session, 3)
    assert scene.before == 0
    assert absence.last_person(session, 0) == 3


def test_it_tells_what_concerns_the_seat(session: Session) -> None:
    told = absence.facts(session, 3)
    assert [fact.title for fact in told] == ["You collected $26 in rent"]
    assert session.names[1] in told[0].detail


def test_several_rents_are_added_up_and_the_rest_is_told_by_weight(session: Session) -> None:
    session.table._log.append(
        Entry(
            EndTurn(1),
            (
                ev.CashMoved(2, 3, 50, 0, 0, "rent", 21),
                ev.CashMoved(3, 1, 10, 0, 0, "each", -1),
                ev.DeedMoved(5, 3, 1, False, "trade"),
                ev.WentBankrupt(2, (1,), False),
            ),
        )
    )
    titles = [fact.title for fact in absence.facts(session, 3)]
    assert titles == [f"{session.names[2]} is bankrupt", "You gave a deed away", "You collected $76 in rent"]
    assert absence.facts(session, 0) != absence.facts(session, 3)


def test_what_was_before_the_seat_decided_is_not_told(session: Session) -> None:
    session.table._log.append(Entry(EndTurn(3), ()))
    assert absence.facts(session, 3) == []
