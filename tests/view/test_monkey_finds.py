"""Faults that the monkey found, each by the shortest way to it."""

from __future__ import annotations

from game.rules.classic.frames import Auction
from game.table.setup import default_setup
from game.view.main import table
from game.view.panels.watch import Watch
from game.view.scenes.auction import AuctionScene
from game.view.scenes.board import BoardScene
from tests.view import hosts


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
