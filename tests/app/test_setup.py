"""Setting a game up: seats, names, tokens, colours, the edition; by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.desk import Desk
from game.app.menu.editions import EditionsScene
from game.app.menu.scene import MenuScene
from game.app.setup.pickers import ColourPicker, TokenPicker
from game.app.setup.scene import SetupScene
from game.app.setup.seating import Seating
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.sides import side_of
from game.storage.paths import HOME
from game.table.setup import SeatKind
from game.ui.i18n import set_language
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

SCREEN = pygame.FRect(0, 0, 1920, 1080)
BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def setting_up(desk: Desk, *, mouse: bool = False) -> tuple[Player, SetupScene]:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("new")
    assert isinstance(player.scene, SetupScene)
    return player, player.scene


@BOTH
def test_seats_are_added_up_to_eight_and_removed_down_to_two(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    while player.has("add"):
        player.use("add")
    assert len(scene.seating.seats) == 8
    assert (
        len({seat.token for seat in scene.seating.seats})
        == len({seat.name for seat in scene.seating.seats})
        == 8
    )
    while player.has(("remove", 1)):
        player.use(("remove", 1))
    assert len(scene.seating.seats) == 2
    assert "2" in scene.form["remove", 0].reason


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_eight_seats_fit_and_nothing_overlaps(desk: Desk, size: tuple[int, int]) -> None:
    p = hosts.seated(desk, size=size)
    p.press("n", "+", "+", "+", "+").wait_idle()
    assert isinstance(p.scene, SetupScene) and len(p.scene.seating.seats) == 8
    boxes = [(widget.key, widget.shown()) for widget in p.scene.form.widgets]  # rules scroll by themselves
    for at, (key, box) in enumerate(boxes):
        assert SCREEN.contains(box), key
        for other, against in boxes[at + 1 :]:
            assert not box.colliderect(against), f"{key} lies on {other}"


@BOTH
def test_a_seat_becomes_a_computer_and_its_usual_name_follows(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    if mouse:
        box = scene.form["kind", 0].shown()
        player.pilot.click((box.right - 60, box.centery))
    else:
        player.walk_to(("kind", 0))
        player.pilot.press("right")
    assert scene.seating.seats[0].kind is SeatKind.COMPUTER
    assert scene.seating.seats[0].name.startswith("Computer")
    assert player.has("start")  # computers may play among themselves, and be watched


def test_a_name_typed_twice_is_refused_with_a_reason(desk: Desk) -> None:
    player, scene = setting_up(desk)
    other = scene.seating.seats[1].name
    player.walk_to(("name", 0))
    player.pilot.press("ctrl+a").type(other)
    assert scene.seating.seats[0].name == other
    assert other in scene.form["start"].reason and not player.has("start")
    player.pilot.press("ctrl+a").type("Zoé")
    assert player.has("start")
    assert scene.seating.seats[0].name == "Zoé"


@BOTH
def test_tokens_are_chosen_from_a_box_and_a_taken_one_is_refused(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    mine, theirs = scene.seating.seats[0].token, scene.seating.seats[1].token
    free = scene.seating.pack.tokens[-1].id
    player.use(("token", 0))
    assert isinstance(player.scene, TokenPicker)
    assert scene.seating.seats[1].name in player.scene.form[theirs].reason
    player.use(free)
    assert player.scene is scene and scene.seating.seats[0].token == free
    player.use(("token", 0))
    assert player.has(mine)
    player.pilot.click((1800, 900)) if mouse else player.pilot.press("esc")
    player.pilot.wait_idle()
    assert player.scene is scene and scene.seating.seats[0].token == free


@BOTH
def test_a_colour_in_use_changes_hands(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    before = [seat.colour for seat in scene.seating.seats]
    player.use(("colour", 0))
    assert isinstance(player.scene, ColourPicker)
    player.use(before[2])
    assert [seat.colour for seat in scene.seating.seats] == [before[2], before[1], before[0], before[3]]


def test_ctrl_and_arrows_move_a_seat(desk: Desk) -> None:
    player, scene = setting_up(desk)
    names = [seat.name for seat in scene.seating.seats]
    player.pilot.press("ctrl+down").press("ctrl+down").wait_idle()
    assert [seat.name for seat in scene.seating.seats] == [names[1], names[2], names[0], names[3]]
    assert scene.form.focused is not None and scene.form.focused.key == ("token", 2)
    player.pilot.press("ctrl+delete").wait_idle()
    assert [seat.name for seat in scene.seating.seats] == [names[1], names[2], names[3]]


@BOTH
def test_another_edition_dresses_the_same_people(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    names = [seat.name for seat in scene.seating.seats]
    before = scene.seating.pack.id
    player.use("edition")
    assert isinstance(player.scene, EditionsScene)
    player.use("starwars_ep2")
    assert player.scene is scene
    assert scene.seating.pack.id == desk.chosen == "starwars_ep2" != before
    assert [seat.name for seat in scene.seating.seats] == names
    assert {seat.token for seat in scene.seating.seats} <= {token.id for token in scene.seating.pack.tokens}
    player.use("start")
    assert isinstance(player.scene, BoardScene) and player.scene.session.pack.id == desk.chosen


def test_the_last_set_up_is_there_next_time(desk: Desk) -> None:
    player, scene = setting_up(desk)
    player.pilot.press("+").wait_idle()
    player.walk_to(("name", 0))
    player.pilot.press("ctrl+a").type("Nina")
    player.walk_to(("token", 0))
    player.use("start")
    again = SetupScene(desk, open_game=lambda session: scene)
    assert again.seating.seats[0].name == "Nina"
    assert len(again.seating.seats) == 5


@BOTH
def test_the_token_decides_the_side(desk: Desk, mouse: bool) -> None:
    desk.chosen = "starwars_ep2"
    player, scene = setting_up(desk, mouse=mouse)
    pack = scene.seating.pack
    sides = {side_of(pack, seat.token) for seat in scene.seating.seats}
    assert sides == {0, 1}  # they are handed out by turns
    was = side_of(pack, scene.seating.seats[0].token)
    other = next(
        token.id
        for token in pack.tokens
        if side_of(pack, token.id) != was and scene.seating.holder(token.id) is None
    )
    player.use(("token", 0))
    player.use(other)
    assert side_of(pack, scene.seating.seats[0].token) == 1 - was


def test_what_was_prepared_is_still_there_after_a_look_at_the_menu(desk: Desk) -> None:
    player, scene = setting_up(desk)
    player.pilot.press("+").wait_idle()
    player.walk_to(("name", 0))
    player.pilot.press("ctrl+a").type("Nina")
    scene.do(lambda: scene.rules.set("no_auctions", True))
    player.use("back")
    player.use("new")
    again = player.scene
    assert isinstance(again, SetupScene) and again is not scene
    assert again.seating.seats == scene.seating.seats and again.seating.seats[0].name == "Nina"
    assert again.rules.options == scene.rules.options
    player.use("start")
    assert desk.draft is None  # what is prepared next begins by the official rules


@BOTH
def test_the_menu_shows_the_edition_that_was_chosen_last(desk: Desk, mouse: bool) -> None:
    player, _scene = setting_up(desk, mouse=mouse)
    player.use("edition")
    player.use("paris")
    player.use("back")
    menu = player.scene
    assert isinstance(menu, MenuScene)
    assert desk.chosen == menu.boxes.editions[menu.boxes.index].id == "paris"
    assert player.pilot.app.view.theme.look is desk.pack("paris").look
    player.use("new")
    assert isinstance(player.scene, SetupScene) and player.scene.rules.pack.id == "paris"


def test_usual_names_follow_the_language_and_who_sits_there(desk: Desk) -> None:
    setup = desk.usual_setup(desk.pack("classic"))
    own = setup.seats[2].model_copy(update={"name": "Zoé 2"})
    set_language("fr")
    seating = Seating.of(setup.model_copy(update={"seats": (*setup.seats[:2], own)}), desk.pack("classic"))
    assert [seat.name for seat in seating.seats] == ["Joueur 1", "Ordinateur 1", "Zoé 2"]
    seating.turn_into(1, SeatKind.HUMAN)
    seating.turn_into(2, SeatKind.HUMAN)
    assert [seat.name for seat in seating.seats] == ["Joueur 1", "Joueur 2", "Zoé 2"]
