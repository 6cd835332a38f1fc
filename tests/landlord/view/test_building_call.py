"""The bank's last buildings on screen: asked for in the property dialog, wanted or not, auctioned, built."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.pages.pause import PauseScene
from game.engine.command import Command
from game.engine.event import Event
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import BuildingAuction, BuildingCall, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.building_call.draft import WishesDraft
from game.landlord.view.dialogs.building_call.scene import BuildingCallScene
from game.landlord.view.dialogs.manage.draft import ConstructionDraft
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import contested as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.i18n import set_language
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic, look_again, quick

MakePilot = Callable[..., Pilot]
ADA, BRUNO, CHEN = range(3)  # Ada and Bruno are people
ATLANTIC, VENTNOR, MARVIN = 26, 27, 29
ST_JAMES = 16


def opened(pilot: MakePilot, session: Session, **options: object) -> Pilot:
    return pilot(**options).open(BoardScene(session)).wait_idle()


def given(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


def events(session: Session) -> list[Event]:
    return [event for entry in session.table.log for event in entry.events]


# --- drafts ---


def test_a_draft_of_works_tries_as_if_nobody_else_wanted_any() -> None:
    session = samples.contested(classic(), quick())
    draft = ConstructionDraft(LANDLORD, session.table.state, ADA)
    for space in (MARVIN, VENTNOR, ATLANTIC):
        assert draft.add(c.Build(ADA, space)) is None
    assert draft.add(c.Build(ADA, MARVIN)) is not None  # there are three
    assert draft.contest(session.table.state) == (0, c.WantBuilding(ADA, (MARVIN, VENTNOR, ATLANTIC)))


def test_what_nobody_else_could_want_is_no_contest() -> None:
    session = samples.contested(classic(), quick())
    draft = ConstructionDraft(LANDLORD, session.table.state, ADA)
    draft.add(c.Build(ADA, ST_JAMES))  # a hotel: there are twelve
    assert draft.contest(session.table.state) is None
    draft.add(c.Build(ADA, MARVIN))
    assert draft.contest(session.table.state) == (1, c.WantBuilding(ADA, (MARVIN,)))


def test_a_draft_of_wishes_keeps_to_stock_and_cash() -> None:
    session = samples.calling(classic(), quick())
    draft = WishesDraft(LANDLORD, session.table.state, ADA, hotel=False)
    (yellow,) = draft.ways
    assert draft.counts == {yellow: 1} and draft.most(yellow) == 3
    draft.set(yellow, 9)
    assert draft.spaces == (MARVIN, VENTNOR, ATLANTIC) and draft.cost == 450
    session.table.state.cash[ADA] = 320
    assert draft.most(yellow) == 2
    draft.set(yellow, 0)
    assert draft.spaces == () and draft.cost == 0


# --- on screen ---


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_fits_at_every_size(pilot: MakePilot, size: tuple[int, int], language: str) -> None:
    set_language(language)
    p = opened(pilot, samples.calling(classic(), quick()), size=size)
    scene = p.scene
    assert isinstance(scene, BuildingCallScene)
    x, y, w, h = scene.frame.box
    assert x > 0 and y > 0 and x + w < 1920 and y + h < 1060
    assert scene.form["want"].box.right <= x + w and scene.form["pass"].box.left > x + 400


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_wanted_by_two_it_is_auctioned_and_built(pilot: MakePilot, mouse: bool) -> None:
    session = samples.calling(classic(), quick())
    player = Player(opened(pilot, session), mouse=mouse)
    assert isinstance(player.scene, BuildingCallScene) and player.scene.seat == ADA
    player.use("want")
    assert given(session) == [c.WantBuilding(ADA, (MARVIN,))]
    scene = player.scene
    assert isinstance(scene, BuildingCallScene) and scene.seat == BRUNO, "the next person, without a curtain"
    player.use("want")
    assert isinstance(player.scene, AuctionScene) and player.scene.lot.building == "house"
    for _ in range(200):
        if not isinstance(player.scene, AuctionScene):
            break
        player.use("bid" if session.decider == ADA and player.scene.lot.high < 250 else "drop")
    lots = [event for event in events(session) if isinstance(event, e.AuctionEnded) and event.building]
    assert len(lots) == 3 and {lot.building for lot in lots} == {"house"}
    assert any(lot.space == MARVIN and lot.seat == ADA for lot in lots)
    built = [event.space for event in events(session) if isinstance(event, e.BuildingsChanged)]
    assert built[: len(lots)] == [lot.space for lot in lots if lot.seat >= 0]
    assert session.shown.level == session.table.state.level and session.shown.cash == session.table.state.cash


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_whoever_wants_none_says_so(pilot: MakePilot, mouse: bool) -> None:
    session = samples.calling(classic(), quick())
    player = Player(opened(pilot, session), mouse=mouse)
    player.use("pass")
    player.use("pass")
    assert given(session)[:2] == [c.PassBuilding(ADA), c.PassBuilding(BRUNO)]
    built = [event for event in events(session) if isinstance(event, e.BuildingsChanged)]
    assert [event.houses_left for event in built[:2]] == [2, 1], "Chen builds two at the printed price"


def test_how_many_by_plus_and_minus_and_none_is_no_wish(pilot: MakePilot) -> None:
    p = opened(pilot, samples.calling(classic(), quick()))
    scene = p.scene
    assert isinstance(scene, BuildingCallScene)
    p.press("+", "+", "+")
    assert scene.draft.spaces == (MARVIN, VENTNOR, ATLANTIC)
    p.press("-", "-", "-")
    assert scene.draft.spaces == () and not scene.form["want"].enabled and scene.form["want"].reason


def test_escape_does_not_decide(pilot: MakePilot) -> None:
    session = samples.calling(classic(), quick())
    p = opened(pilot, session).press("esc").wait(0.2)
    assert isinstance(p.scene, PauseScene)
    p.press("esc").wait_idle()
    assert isinstance(p.scene, BuildingCallScene) and given(session) == []


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_the_property_dialog_asks_for_an_auction(pilot: MakePilot, mouse: bool) -> None:
    session = samples.contested(classic(), quick())
    player = Player(opened(pilot, session), mouse=mouse)
    player.use("property")
    scene = player.scene
    assert isinstance(scene, ManageScene)
    player.use(("build", MARVIN))
    player.use(("build", VENTNOR))
    confirm = scene.form["confirm"]
    assert confirm.text == "Ask for an auction" and confirm.icon == "auction"  # type: ignore[attr-defined]
    player.use("confirm")
    assert given(session)[0] == c.WantBuilding(ADA, (MARVIN, VENTNOR))
    while isinstance(player.scene, BuildingCallScene | AuctionScene):
        if isinstance(player.scene, BuildingCallScene):
            assert player.scene.seat == BRUNO
            player.use("pass")
        else:
            player.use("drop" if session.decider == BRUNO or player.scene.lot.high > 300 else "bid")
    assert session.table.state.level[MARVIN] == 3 and isinstance(session.frame, Turn)


def test_without_a_rival_it_is_only_confirmed(pilot: MakePilot) -> None:
    session = samples.contested(classic(), quick())
    session.table.state.cash[BRUNO:] = session.shown.cash[BRUNO:] = [0, 0, 0]
    look_again(session)
    p = opened(pilot, session).press("b").wait_idle()
    p.click(("build", MARVIN)).click("confirm").wait_idle()
    assert given(session) == [c.Build(ADA, MARVIN)] and session.table.state.level[MARVIN] == 3


def test_a_lot_of_a_building_says_where_it_would_go(pilot: MakePilot) -> None:
    session = samples.house_lot(classic(), quick())
    p = opened(pilot, session)
    scene = p.scene
    assert isinstance(scene, AuctionScene) and isinstance(session.frame, BuildingAuction)
    assert scene.lot.streets[ADA] == MARVIN and scene.least == 261
    assert not scene.form["raise"].enabled and "Cash in hand" in scene.form["raise"].reason
    p.press("space").wait(3)
    assert given(session)[0] == c.Bid(ADA, 270)


def test_a_call_goes_on_after_loading(pilot: MakePilot) -> None:
    session = samples.calling(classic(), quick())
    session.shown.call = None  # as a game that was just loaded
    p = opened(pilot, session)
    assert isinstance(p.scene, BuildingCallScene) and isinstance(session.frame, BuildingCall)
