"""Banknotes and dice by keys alone and by mouse alone."""

from __future__ import annotations

import pygame
import pytest

from game.app.desk import Desk
from game.landlord.rules.events import DiceRolled
from game.landlord.view.dialogs.deeds.money import MoneyScene
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.dice.scene import DiceScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic

BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])


@pytest.fixture
def desk() -> Desk:
    return hosts.desk()


def at_table(desk: Desk, *, mouse: bool, lived: bool = False) -> Player:
    make = samples.lived if lived else samples.buying
    session = make(classic(), desk.settings)
    return Player(hosts.seated(desk, BoardScene(session, desk)), mouse=mouse)


@BOTH
def test_a_seat_s_notes_are_behind_its_card(desk: Desk, mouse: bool) -> None:
    player = at_table(desk, mouse=mouse)
    player.use(("seat", 1))
    assert isinstance(player.scene, DeedsScene)
    player.use("money")
    assert isinstance(player.scene, MoneyScene) and player.scene.seat == 1
    assert sum(value * count for value, count in player.scene._notes) == player.scene.session.shown.cash[1]
    player.use("deeds")
    assert isinstance(player.scene, DeedsScene) and player.scene.seat == 1
    player.use("money")
    player.use("close")
    assert isinstance(player.scene, BoardScene)


@BOTH
def test_every_seat_s_notes_lie_open(desk: Desk, mouse: bool) -> None:
    player = at_table(desk, mouse=mouse)
    player.use(("seat", 0))
    player.use("money")
    scene = player.scene
    assert isinstance(scene, MoneyScene)
    if mouse:
        tabs = scene.form["seats"].box
        player.pilot.click((tabs.right - 40, tabs.centery))
        assert scene.seat == 3
    else:
        seen = []
        for _ in range(4):
            player.pilot.press("right")
            seen.append(scene.seat)
        assert seen == [1, 2, 3, 0]
    player.pilot.press("esc").wait_idle()
    assert isinstance(player.scene, BoardScene)


@BOTH
def test_the_dice_are_one_press_away_from_the_table(desk: Desk, mouse: bool) -> None:
    player = at_table(desk, mouse=mouse, lived=True)
    player.use("dice")
    scene = player.scene
    assert isinstance(scene, DiceScene)
    rolled = [e for entry in scene.session.table.log for e in entry.events if isinstance(e, DiceRolled)]
    assert scene.rolls.total == len(rolled) > 20
    by_seat = []
    for seat in range(4):
        if mouse:
            tabs = scene.form["who"]
            cell = tabs._cells[seat + 1]  # type: ignore[attr-defined]
            player.pilot.click(cell.center)
        else:
            player.pilot.press("right")
        assert scene.who == seat + 1
        by_seat.append(scene.rolls.total)
    assert by_seat == [sum(e.seat == seat for e in rolled) for seat in range(4)]
    player.use("close")
    assert isinstance(player.scene, BoardScene)


@BOTH
def test_the_seed_can_be_copied(desk: Desk, mouse: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    player = at_table(desk, mouse=mouse)
    player.use("dice")
    player.use("copy")
    assert copied == [str(samples.SEED)]


def test_a_roll_counts_once_it_has_been_seen(desk: Desk) -> None:
    desk.settings.reduced_motion, desk.settings.instant = False, False
    session = samples.lived(classic(), desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk))
    pilot.press("f1")
    before = DiceScene(session).rolls.total
    pilot.press("space").wait(0.2)
    assert isinstance(session.playing, DiceRolled)
    assert DiceScene(session).rolls.total == before
    pilot.press("esc")
    pilot.wait(0.1)
    assert DiceScene(session).rolls.total == before + 1
