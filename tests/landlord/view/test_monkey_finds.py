"""Faults that the monkey found, each by the shortest way to it."""

from __future__ import annotations

import errno
from dataclasses import replace
from io import FileIO

import pygame
import pytest
from pytest import MonkeyPatch

from game.app.main import table
from game.app.menu.scene import MenuScene
from game.landlord.positions import Position, set_up
from game.landlord.rules.commands import AcceptTrade, Offer, ProposeTrade
from game.landlord.rules.frames import Auction
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.deeds.money import MoneyScene
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.panels.now.watch import Watch
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.storage import journal
from game.table.setup import default_setup
from game.table.table import Table
from game.ui.draw.canvas import Canvas
from tests.landlord.view import hosts
from tests.landlord.view.tables import classic


def test_a_key_in_the_last_beat_brings_the_question_all_the_same() -> None:
    desk = hosts.desk(instant=False, reduced_motion=False)
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot, asked = hosts.seated(desk, table(desk, session)), 0
    for _ in range(60):
        pilot.press("x" if session.director.busy and session.holding is None else "space")
        if session.quiet:
            pilot.wait(0.1)
            scene = pilot.scene
            asked += session.decider is not None
            assert not (isinstance(scene, BoardScene) and isinstance(scene.panel, Watch))
    assert asked > 10


def test_a_key_while_the_hammer_falls_does_not_keep_the_auction_open() -> None:
    desk = hosts.desk(instant=False, reduced_motion=False)
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot, auctions = hosts.seated(desk, table(desk, session)), 0
    for _ in range(150):
        scene = pilot.scene
        assert scene is not None
        if session.director.busy and session.holding is None:
            pilot.press("x")
        elif isinstance(scene, AuctionScene):
            assert isinstance(session.frame, Auction), "it is over, and nobody can leave it"
            pilot.press("p").wait(0.1)
            auctions += 1
        else:
            pilot.click("auction") if "auction" in scene.form else pilot.press("space")
        if session.quiet:
            pilot.wait(0.2)
    assert auctions > 3


def test_what_is_wrong_with_a_save_is_said_at_the_table(monkeypatch: MonkeyPatch) -> None:
    desk = hosts.desk()
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot = hosts.seated(desk, table(desk, session))
    with monkeypatch.context() as full:
        full.setattr(journal, "_put", _full)
        pilot.press("space").wait(0.3)
    assert pilot.scene is not None and "No space left" in pilot.scene.form.toasts.text


def _full(file: FileIO, data: bytes) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_game_that_was_left_lets_go_of_its_file() -> None:
    desk = hosts.desk()
    session = desk.new_game(default_setup(desk.pack("classic"), ["human", "human"], 3))
    pilot = hosts.seated(desk)
    pilot.open(table(desk, session))
    kept = session.table._journal
    assert kept is not None and kept._file is not None
    pilot.press("esc").wait_idle().click("leave").wait_idle()
    assert isinstance(pilot.scene, MenuScene) and kept._file is None


@pytest.mark.parametrize("size", [(1, 1), (100, 100), (3000, 40), (40, 900)])
def test_a_window_may_be_made_as_small_as_the_system_likes(size: tuple[int, int]) -> None:
    desk = hosts.desk()
    board = BoardScene(samples.rolling(classic(), desk.settings), desk)
    pilot = hosts.seated(desk)
    pilot.screen._window.minimum_size = (1, 1)
    pilot.screen.resize(size)
    pilot.wait(0.3).open(board).press("t").wait(0.3).press("esc").wait(0.3)
    assert pilot.screen._window.size == size
    pilot.screen.resize((1280, 720))
    pilot.wait(0.3)
    assert pilot.screen.surface is pilot.screen._window.get_surface()
    at = pilot.app.view.scale.point(board.form["primary"].shown().center)
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert board.session.table.state.seq == 1


def test_who_is_out_looks_at_the_goods_of_the_others() -> None:
    desk = hosts.desk()
    session = samples.rolling(classic(), desk.settings)
    board = BoardScene(session, desk)
    pilot = hosts.seated(desk, board)
    seat = board.viewer
    session.table.state.out[seat] = session.shown.out[seat] = True
    pilot.click(("seat", seat)).wait(0.3)
    assert isinstance(pilot.scene, DeedsScene) and pilot.scene.seat != seat
    pilot.click("money").wait(0.3)
    assert isinstance(pilot.scene, MoneyScene)


def test_a_debt_that_deeds_have_paid_is_named_until_that_was_seen() -> None:
    desk = hosts.desk(instant=False, reduced_motion=False)
    session = samples.debt(classic(), desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk))
    scene = pilot.wait(1.0).scene
    assert isinstance(scene, DebtScene) and scene.creditor is not None
    creditor, offer = scene.creditor, scene._offer()
    assert offer is not None
    give, get = offer.offer.transfers
    assert session.submit(ProposeTrade(0, Offer((give, replace(get, relief=scene.draft.owed))))) is None
    (accept,) = (each for each in session.legal(creditor) if isinstance(each, AcceptTrade))
    assert session.submit(accept) is None
    pilot.wait(0.5)
    assert session.director.busy and scene.draft.owed > 0
    pilot.wait(8.0)
    assert not isinstance(pilot.scene, DebtScene)


@pytest.mark.parametrize("answers", ["steady", "human"])
def test_a_name_with_marks_is_only_a_name(answers: str) -> None:
    desk = hosts.desk()
    setup = default_setup(desk.pack("classic"), ["human", answers], 3)
    names = ("**[b]** {0}", "[c] %s {name}")
    seats = [seat.model_copy(update={"name": name}) for seat, name in zip(setup.seats, names, strict=True)]
    table_ = Table.start(setup.model_copy(update={"seats": tuple(seats)}), desk.pack("classic"))
    set_up(table_.state, Position((700, 700), (0, 0), owners={1: 0, 3: 1}, turn=0))
    session = samples.at_table(table_, desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk))
    for key in ("t", "esc", "b", "esc", "l", "esc", "esc", "esc"):
        pilot.press(key).wait(0.4)
    assert isinstance(pilot.scene, BoardScene)


def test_what_is_no_colour_ends_no_game() -> None:
    desk = hosts.desk()
    view = hosts.seated(desk).app.view
    canvas = Canvas(pygame.Surface((400, 100)), view.theme, view.scale)
    assert canvas.paragraph("[nobody] said [gold]so[/]", (0, 0, 400, 100)) > 0
