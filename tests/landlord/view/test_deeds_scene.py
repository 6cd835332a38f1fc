"""The deeds sheet: any seat's deeds, turned over by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.landlord.rules.frames import Turn
from game.landlord.view.dialogs.deed_cards import DeedCard
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]
VIRGINIA, BALTIC = 14, 3  # Dora's: mortgaged, and with a house


@pytest.fixture
def session() -> Session:
    turn = [Turn(0, rolled=True, dice=(5, 2))]
    return samples.session(classic(), samples.midgame(classic(), stack=turn), quick())


def opened(
    pilot: MakePilot, session: Session, seat: int, **options: object
) -> tuple[Pilot, Desk, DeedsScene]:
    p, desk, scene = pilot(**options).open(Desk()), Desk(), DeedsScene(session, seat, 0)
    session.stage.resize(p.screen.size)
    p.app.open(scene, desk.heard)
    return p.wait(0.3), desk, scene


def cards(scene: DeedsScene) -> dict[int, DeedCard]:
    return {widget.space: widget for widget in scene.form.walk() if isinstance(widget, DeedCard)}


def test_it_shows_every_deed_of_the_seat(pilot: MakePilot, session: Session) -> None:
    _p, _desk, scene = opened(pilot, session, 3)
    assert set(cards(scene)) == {s for s, owner in enumerate(session.table.state.owner) if owner == 3}


def test_a_mortgaged_deed_lies_face_down_and_is_turned_by_enter(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session, 3)
    assert cards(scene)[VIRGINIA].back and not cards(scene)[BALTIC].back
    scene.form.focus(("card", VIRGINIA))
    p.press("enter")
    assert not cards(scene)[VIRGINIA].back
    p.click(("card", VIRGINIA))
    assert cards(scene)[VIRGINIA].back


def test_the_tabs_go_from_seat_to_seat(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session, 3)
    scene.form.focus("seats")
    p.press("left", "left")
    assert scene.seat == 1 and all(session.table.state.owner[space] == 1 for space in cards(scene))


def test_from_ones_own_deeds_to_building_and_from_others_to_a_trade(
    pilot: MakePilot, session: Session
) -> None:
    p, _desk, _scene = opened(pilot, session, 0)
    p.press("b").wait_idle()
    assert isinstance(p.scene, ManageScene)
    p, _desk, _scene = opened(pilot, session, 3)
    p.press("t").wait_idle()
    assert isinstance(p.scene, TradeScene) and p.scene.negotiation.partner == 3


@pytest.mark.parametrize("key", ["esc", "space"])
def test_it_closes(pilot: MakePilot, session: Session, key: str) -> None:
    p, desk, _scene = opened(pilot, session, 2)
    p.press(key).wait_idle()
    assert desk.answers == [None]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_twenty_eight_deeds_can_be_reached(pilot: MakePilot, size: tuple[int, int]) -> None:
    everything = dict.fromkeys(classic().ruleset.deeds, 0)
    position = samples.midgame(classic(), stack=[Turn(0)], owners=everything, levels={}, mortgaged=())
    session = samples.session(classic(), position, quick())
    p, _desk, scene = opened(pilot, session, 0, size=size)
    found = cards(scene)
    assert len(found) == 28
    last = max(found.values(), key=lambda card: (card.box.y, card.box.x))
    scene.form.focus(last.key)
    p.press("up", "down")
    assert last.owner is not None and last.owner.shown().contains(last.shown())
    boxes = [card.box for card in found.values()]
    assert not any(a is not b and a.colliderect(b) for a in boxes for b in boxes)
