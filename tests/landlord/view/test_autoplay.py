"""Turns without a decision go on by themselves if the player wants it; what others did is told afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from game.landlord.positions import Position, set_up
from game.landlord.rules.commands import EndTurn, RollDice
from game.landlord.rules.frames import BuyOffer, Turn
from game.landlord.view.panels.now.jail import Jail
from game.landlord.view.play.autoplay import only_act
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.table.table import Table
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic, session_of


def at(**changes: Any) -> Session:
    """Two people; the first is to roll, owns nothing and has little."""
    table = Table.start(samples.setup(classic(), 4), classic())
    values: dict[str, Any] = {
        "cash": [200, 900, 900, 900],
        "at": [0, 5, 5, 5],
        "round": 9,
        "stack": [Turn(0)],
    }
    set_up(table.state, Position(**(values | changes)))
    made = session_of(table)
    made.show_position()
    return made


def test_a_plain_roll_and_a_plain_end_are_no_decisions() -> None:
    assert only_act(at(), 0) == RollDice(0)
    assert only_act(at(stack=[Turn(0, rolled=True, dice=(1, 2))]), 0) == EndTurn(0)
    assert only_act(at(), 3) is None  # it is not their turn


@pytest.mark.parametrize(
    "changes",
    [
        {"owners": {1: 0, 3: 0}},  # a house could be built
        {"owners": {1: 0}, "mortgaged": [1]},  # a mortgage could be lifted
        {"at": [10, 5, 5, 5], "jail": {0: 1}},  # in jail there are three ways
        {"stack": [Turn(0, rolled=True, dice=(1, 2)), BuyOffer(0, 3)]},
    ],
)
def test_whatever_can_be_decided_waits_for_the_player(changes: dict[str, Any]) -> None:
    assert only_act(at(**changes), 0) is None


def test_deeds_that_could_be_mortgaged_alone_are_no_decision() -> None:
    assert only_act(at(owners={5: 0, 12: 0}), 0) == RollDice(0)


# --- at the table ---


def test_it_rolls_by_itself_after_a_pause_and_says_so() -> None:
    desk = hosts.desk(instant=False, auto_play=True)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk)
    scene = BoardScene(session, desk)
    pilot.app.open(scene)
    pilot.wait(0.5)
    seq = session.table.seq
    assert scene.auto.wake_at is not None and session.decider == 0
    assert "by itself" in scene.auto.line(0).text
    pilot.wait(1.0)
    assert session.table.seq > seq and scene.auto.passed


def test_a_key_keeps_the_turn() -> None:
    desk = hosts.desk(instant=False, auto_play=True)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk)
    scene = BoardScene(session, desk)
    pilot.app.open(scene)
    pilot.wait(0.4).press("left")
    seq = session.table.seq
    pilot.wait(5.0)
    assert session.table.seq == seq and scene.auto.wake_at is None
    pilot.press("space").wait(0.2)
    assert session.table.seq == seq + 1


def test_a_click_keeps_the_turn() -> None:
    desk = hosts.desk(instant=False, auto_play=True)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk)
    pilot.app.open(BoardScene(session, desk))
    pilot.wait(0.4).click((500, 500))
    seq = session.table.seq
    pilot.wait(5.0)
    assert session.table.seq == seq


def test_without_the_option_nothing_happens_by_itself() -> None:
    desk = hosts.desk(instant=False)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk))
    seq = session.table.seq
    pilot.wait(5.0)
    assert session.table.seq == seq


def test_it_stops_where_something_is_to_be_decided_and_tells_what_happened() -> None:
    desk = hosts.desk(instant=True, think=0.0, auto_play=True)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk)
    scene = BoardScene(session, desk)
    pilot.app.open(scene)
    told = False
    for _ in range(400):
        pilot.wait(0.1)
        if pilot.scene is not scene:
            break
        if session.decider == 0 and only_act(session, 0) is None:
            told = told or scene._has_news
            pilot.press("space")
    assert session.table.seq > 20
    assert told or pilot.scene is not scene


def test_the_jail_panel_tells_what_the_others_did() -> None:
    desk, jail = hosts.desk(), classic().ruleset.jail
    position = samples.midgame(classic(), 3, stack=[Turn(1)], turn=1, at=[jail, 5, 11], jail={0: 1})
    session = samples.session(classic(), position, desk.settings, 3)
    scene = BoardScene(session, desk)
    pilot = hosts.seated(desk, scene)
    for _ in range(20):
        if pilot.scene is scene and isinstance(scene.panel, Jail):
            break
        Player(pilot, mouse=False).answer()
    assert isinstance(scene.panel, Jail) and scene._has_news
    told = {seat for seat, _entries in scene._meanwhile.rows(session, 8)}
    assert told and 0 not in told
    pilot.press("p", "space").wait_idle()
    assert not scene._has_news
