"""Property and trade of a person out of turn: from the seat card, at any time, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.events import DiceRolled
from game.landlord.rules.frames import BuyOffer, Negotiation, Turn
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.hud.seats.badges import WAITS, badges_of
from game.landlord.view.panels.now.watch import Watch
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from tests.landlord.view import tables, withheld
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]
MEDITERRANEAN, BALTIC, ORIENTAL = 1, 3, 6
DICE = (2, 4)


def opened(
    pilot: MakePilot, kinds: tuple[str, ...] = ("human", "human", "steady"), *, asked: bool = True
) -> tuple[Pilot, BoardScene]:
    """The first seat has rolled and may be asked about a deed; the second has the first two streets."""
    table = Table.start(default_setup(classic(), kinds, seed=1), classic())
    state = table.state
    state.turn, state.round, state.position[0] = 0, 14, ORIENTAL
    state.stack[:] = [Turn(0, rolled=True, dice=DICE) if kinds[0] == "human" else Turn(0)]
    if asked:
        state.stack.append(BuyOffer(0, ORIENTAL))
    state.owner[MEDITERRANEAN] = state.owner[BALTIC] = 1
    session = Session(table, quick(), *_look())
    session.show_position()
    scene = BoardScene(session)
    p = pilot((1920, 1080))
    if kinds[0] == "human":
        return p.open(scene), scene
    p.app.open(scene)
    return p.wait(0.1), scene


def _look() -> tuple[object, object]:
    session = tables.session_of(Table.start(default_setup(classic(), ("steady", "steady"), 1), classic()))
    return session.theme, session.sounds


def manage(p: Pilot, seat: int) -> ManageScene:
    p.click(("seat", seat)).wait(0.3).press("b").wait(0.3)
    assert isinstance(p.scene, ManageScene)
    return p.scene


def dice_in_the_air(p: Pilot, board: BoardScene) -> None:
    for _ in range(60):
        if isinstance(board.session.playing, DiceRolled):
            return
        p.wait(0.05)
    raise AssertionError("no dice were rolled")


def test_a_persons_card_opens_that_persons_property(pilot: MakePilot) -> None:
    p, board = opened(pilot)
    assert board.viewer == 0
    scene = manage(p, 1)
    assert scene.seat == 1 and board.viewer == 0
    p.press("esc").wait(0.3)
    p.click(("seat", 2)).wait(0.3)
    assert isinstance(p.scene, DeedsScene) and (p.scene.seat, p.scene.viewer) == (2, 0)
    assert "act" not in {widget.key for widget in p.scene.form.walk()}
    p.press("t").wait(0.3)
    assert isinstance(p.scene, TradeScene) and (p.scene.seat, p.scene.negotiation.partner) == (0, 2)


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_what_is_built_inside_a_roll_waits_and_is_then_done(pilot: MakePilot, by: str) -> None:
    p, board = opened(pilot)
    table = board.session.table
    if by == "mouse":
        p.click(("seat", 1)).wait(0.3).click("act").wait(0.3)
        p.click(("build", BALTIC)).click("confirm").wait(0.3)
    else:
        board.form.focus(("seat", 1))
        p.press("enter").wait(0.3).press("b").wait(0.3)
        assert isinstance(p.scene, ManageScene)
        p.scene.form.focus(("build", BALTIC))
        p.press("+", "space").wait(0.3)
    assert p.scene is board and table.deferred.commands == [c.Build(1, BALTIC)]
    assert table.state.level[BALTIC] == board.session.shown.level[BALTIC] == 0
    assert [badge.text for badge in badges_of(board.session, 1) if badge.kind == WAITS] == ["1"]
    board.form.focus("primary")
    p.press("space").wait_idle()
    assert table.state.owner[ORIENTAL] == 0 and board.session.shown.level[BALTIC] == 1
    assert not table.deferred.commands and board.session.decider == 0 and not board.panel.watching
    assert not any(badge.kind == WAITS for badge in badges_of(board.session, 1))


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_it_is_withdrawn_on_the_card(pilot: MakePilot, by: str) -> None:
    p, board = opened(pilot)
    board.session.ask(c.Build(1, BALTIC))
    p.click(("seat", 1)).wait(0.3)
    assert p.scene is not None
    if by == "mouse":
        p.click(("withdraw", 0))
    else:
        p.scene.form.focus(("withdraw", 0))
        p.press("enter")
    assert not board.session.deferred(1)
    p.press("space").wait(0.3)
    assert p.scene is board and board.session.check(c.BuyDeed(0)) is None


def test_a_further_plan_stands_on_what_waits(pilot: MakePilot) -> None:
    p, board = opened(pilot)
    board.session.ask(c.Build(1, BALTIC))
    scene = manage(p, 1)
    assert scene.draft.start.level[BALTIC] == 1
    assert scene._why(c.Build(1, BALTIC)) and not scene._why(c.Build(1, MEDITERRANEAN))
    p.click(("build", MEDITERRANEAN)).click("confirm").wait(0.3)
    assert len(board.session.deferred(1)) == 2


def test_between_two_rolls_it_is_done_at_once(pilot: MakePilot) -> None:
    p, board = opened(pilot, asked=False)
    manage(p, 1)
    p.click(("build", BALTIC)).click("confirm").wait_idle()
    assert board.session.shown.level[BALTIC] == 1 and board.viewer == 0
    assert board.session.decider == 0 and p.scene is board


def test_in_jail_too(pilot: MakePilot) -> None:
    p, board = opened(pilot, asked=False)
    board.session.table.state.jail[1] = 0
    tables.look_again(board.session)
    manage(p, 1)
    p.click(("build", BALTIC)).click("confirm").wait_idle()
    assert board.session.shown.level[BALTIC] == 1


def test_while_a_computer_rolls_a_click_on_the_card_opens_it(pilot: MakePilot) -> None:
    p, board = opened(pilot, ("steady", "human", "steady"), asked=False)
    session = board.session
    dice_in_the_air(p, board)
    assert isinstance(board.panel, Watch)
    p.click(("seat", 1)).wait(0.1)
    assert isinstance(p.scene, DeedsScene) and p.scene.seat == 1
    p.press("b").wait(0.2)
    assert isinstance(p.scene, ManageScene) and session.quiet
    p.click(("build", BALTIC)).click("confirm")
    built = [entry.command for entry in session.table.log].count(c.Build(1, BALTIC))
    assert built == 1 or session.deferred(1)
    session.hurry()
    assert session.table.log and c.Build(1, BALTIC) in [entry.command for entry in session.table.log]


def test_while_a_computer_rolls_the_keys_open_property_and_trade(pilot: MakePilot) -> None:
    for key, kind in (("b", ManageScene), ("t", TradeScene)):
        p, board = opened(pilot, ("steady", "human", "steady"), asked=False)
        dice_in_the_air(p, board)
        p.press(key).wait(0.1)
        assert isinstance(p.scene, kind) and p.scene.seat == 1


def test_an_offer_waits_and_reaches_its_person_afterwards(pilot: MakePilot) -> None:
    p, board = opened(pilot)
    p.click(("seat", 1)).wait(0.3).press("t").wait(0.3)
    scene = p.scene
    assert isinstance(scene, TradeScene) and scene.seat == 1 and scene.waits
    scene.form.focus("seats")
    while scene.negotiation.partner != 0:
        p.press("left").wait(0.1)
    p.click(("own", 100)).click("send").wait(0.3)
    offer = Offer((Transfer(1, 0, cash=100),))
    assert p.scene is board and board.session.table.deferred.commands == [c.ProposeTrade(1, offer)]
    board.form.focus("primary")
    p.press("space").wait(2.0)
    frame = board.session.frame
    assert isinstance(frame, Negotiation) and frame.offer == offer
    assert isinstance(p.scene, TradeScene | PassDeviceScene)


def test_what_is_refused_by_then_is_told(pilot: MakePilot) -> None:
    p, board = opened(pilot)
    board.session.ask(c.Build(1, BALTIC))
    board.session.table.state.cash[1] = 0
    board.form.focus("primary")
    p.press("space").wait(2.5)
    told = board.form.toasts.text
    assert not board.session.deferred(1) and not board.session.table.deferred.lost
    assert "Baltic" in told
    assert board.session.decider == 0 and not board.panel.watching


def test_a_card_that_is_read_spoils_nothing(pilot: MakePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = samples.drawn(classic(), quick())
    board = BoardScene(session)
    p = pilot((1920, 1080)).open(board).wait(0.5)
    withheld.withhold(monkeypatch)
    assert session.holding is not None
    seat = board.viewer
    assert session.outlook(seat).cash == session.shown.cash
    p.click(("seat", seat)).wait(0.3).press("b").wait(0.3)
    assert isinstance(p.scene, ManageScene) and p.scene.draft.cash == session.shown.cash[seat]
    assert session.holding is not None
    p.press("esc").wait(0.3).click(("seat", seat)).wait(0.3).press("t").wait(0.3)
    assert isinstance(p.scene, TradeScene) and not p.scene.wait
    assert p.scene.state.cash == session.shown.cash


def test_nobody_acts_for_a_computer(pilot: MakePilot) -> None:
    p, board = opened(pilot, ("steady", "steady", "steady"), asked=False)
    assert not [w for w in board.form.walk() if w.key in ("property", "trade")]
    p.click(("seat", 1)).wait(0.3)
    assert isinstance(p.scene, DeedsScene)
    assert not [w for w in p.scene.form.walk() if w.key in ("act", "trade")]
