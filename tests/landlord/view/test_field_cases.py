"""Field cases of the screen in games like ours (facts/field_cases.md): each as its whole kind."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.menu.scene import MenuScene
from game.app.saves.scene import SavesScene
from game.app.setup.scene import SetupScene
from game.landlord.rules.commands import Resign
from game.landlord.rules.events import WentBankrupt
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from game.ui.audio import Audio
from game.ui.draw.theme import Theme
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]


def at_board(pilot: MakePilot, session: Session) -> tuple[Pilot, BoardScene]:
    scene = BoardScene(session)
    return pilot().open(scene), scene


def started(kinds: list[str], seed: int = 3) -> Session:
    """A new game in which nothing takes time."""
    table = Table.start(default_setup(classic(), kinds, seed=seed), classic())
    settings = quick(instant=True, reduced_motion=True)
    return Session(table, settings, Theme(classic().look), Audio(on=False))


@pytest.mark.parametrize("seats", [4, 8])
def test_b42_the_log_shows_a_bankruptcy_while_it_lies_open(pilot: MakePilot, seats: int) -> None:
    session = samples.buying(classic(), quick(), seats)
    p, board = at_board(pilot, session)
    p.app.open(log := LogScene(board))
    p.wait_idle()
    session.submit(Resign(1))
    p.wait_idle()
    assert session.table.state.out[1]
    p.press("end", "home").wait_idle()
    assert p.scene is log
    assert any(isinstance(entry.line.event, WentBankrupt) for entry in log.all)


@pytest.mark.parametrize("level", [0, 1])
def test_b47_b48_a_bidder_manages_his_own_deeds_and_comes_back_to_the_same_bid(
    pilot: MakePilot, level: int
) -> None:
    session = samples.auction(classic(), quick())
    p, desk = pilot().open(Desk()), Desk()
    p.app.open(scene := AuctionScene(session), desk.heard)
    p.wait(0.5)
    p.press(*["+"] * level)
    wanted, bidder = scene.amount, scene.bidder
    for _ in range(3):
        p.press("b").wait(0.5)
        assert isinstance(p.scene, ManageScene) and p.scene.seat == bidder
        p.press("esc").wait(0.5)
        assert p.scene is scene and scene.amount == wanted and scene.bidder == bidder


@pytest.mark.parametrize("seats", range(2, 9))
def test_b57_any_number_of_players_starts_and_plays(pilot: MakePilot, seats: int) -> None:
    session = started(["human"] + ["steady"] * (seats - 1))
    player = Player(pilot().open(BoardScene(session)), mouse=False)
    for _ in range(8):
        player.answer()
    assert session.table.state.seats == len(session.shown.cash) == seats


@pytest.mark.parametrize("moment", [0.1, 0.6, 1.2, 2.0])
def test_b59_losing_the_window_in_the_middle_of_a_walk_loses_nothing(pilot: MakePilot, moment: float) -> None:
    session = samples.rolling(classic(), quick())
    p, board = at_board(pilot, session)
    p.press("space").wait(moment)
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
        p.send(pygame.event.Event(event))
    p.now += 3600  # an hour goes by without a frame
    for event in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED):
        p.send(pygame.event.Event(event))
    p.wait_idle()
    assert session.playing is None and session.shown.position == session.table.state.position
    assert board.form.focused is not None  # somebody can go on


@pytest.mark.parametrize(("key", "kind"), [("t", TradeScene), ("b", ManageScene), ("l", LogScene)])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1280, 720)])
def test_b60_a_dialog_that_was_closed_stays_closed_after_the_window_changed(
    pilot: MakePilot, key: str, kind: type, size: tuple[int, int]
) -> None:
    p, board = at_board(pilot, samples.rolling(classic(), quick()))
    names = [widget.key for widget in board.form.walk()]
    p.press(key).wait(0.5)
    assert isinstance(p.scene, kind)
    p.screen.resize(size)
    p.wait_idle()
    assert isinstance(p.scene, kind)
    p.press("esc").wait_idle()
    assert p.scene is board
    p.screen.resize((1280, 720))
    p.wait_idle()
    assert p.scene is board
    assert [widget.key for widget in board.form.walk()] == names


def test_b61_a_second_game_begins_as_if_there_had_been_none() -> None:
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=False)
    for _ in range(2):
        player.use("new")
        assert isinstance(player.scene, SetupScene)
        player.use("start")
        board = _board(player)
        session, rules = board.session, board.session.pack.ruleset
        first = session.table.log[0]
        assert first.command is None and session.table.state.round == 1
        assert session.shown.position == session.table.state.position
        assert all(0 <= place < rules.size for place in session.shown.position)
        assert sum(session.shown.level) == 0 and session.shown.cash == session.table.state.cash
        for _ in range(10):
            player.answer()
        _leave(player)


def test_b65_another_game_can_be_loaded_out_of_a_running_one() -> None:
    desk = hosts.desk()
    samples.played(desk.pack("classic"), lambda table: table.state.round >= 4, folder=desk.folder).close()
    player = Player(hosts.seated(desk), mouse=False)
    player.use("new")
    player.use("start")
    running = _board(player).session.table.path
    _leave(player)
    player.use("load")
    assert isinstance(player.scene, SavesScene) and len(player.scene.saves) == 2
    other = next(i for i, save in enumerate(player.scene.saves) if save.path != running)
    player.use(("save", other))
    assert _board(player).session.table.state.round >= 4


def _board(player: Player) -> BoardScene:
    """The table, once the device was passed and what is asked first was answered."""
    for _ in range(20):
        if isinstance(player.scene, BoardScene):
            return player.scene
        player.answer()
    raise AssertionError("the table is not reached")


def _leave(player: Player) -> None:
    _board(player)
    player.use("menu")
    player.use("leave")
    while isinstance(player.scene, PassDeviceScene):
        player.answer()
    assert isinstance(player.scene, MenuScene)
