"""The tour by keys alone and by mouse alone: it goes on when the thing is done, and never comes twice."""

from __future__ import annotations

import pytest

from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.app.pages.help import HelpScene
from game.app.pages.pause import PauseScene
from game.landlord.rules.frames import Turn
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.landlord.view.tour.scene import TourScene
from game.landlord.view.tour.steps import STEPS
from game.storage import settings as stored
from game.storage.header import SeatKind
from game.tools.pilot import Pilot
from game.ui.actions import Action
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic

BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])


def newcomer(**changes: object) -> Desk:
    return hosts.desk(onboarded=False, **changes)


def first_game(desk: Desk, session: Session | None = None) -> Pilot:
    """The first roll of somebody's first game."""
    session = session or samples.first_turn(classic(), desk.settings)
    return hosts.seated(desk, BoardScene(session, desk))


def tour(pilot: Pilot) -> TourScene:
    assert isinstance(pilot.scene, TourScene)
    return pilot.scene


@BOTH
def test_six_steps_and_it_never_comes_again(mouse: bool) -> None:
    desk = newcomer()
    player = Player(first_game(desk), mouse=mouse)
    for step in range(len(STEPS)):
        assert tour(player.pilot).at == step
        player.use("next")
    assert isinstance(player.scene, BoardScene)
    assert desk.settings.onboarded and stored.load()[0].onboarded
    assert isinstance(first_game(desk).scene, BoardScene)


@BOTH
def test_it_can_be_skipped(mouse: bool) -> None:
    desk = newcomer()
    pilot = first_game(desk)
    pilot.click("skip") if mouse else pilot.press("esc")
    pilot.wait_idle()
    assert isinstance(pilot.scene, BoardScene) and desk.settings.onboarded


def test_tab_and_enter_skip_it_too() -> None:
    desk = newcomer()
    player = Player(first_game(desk), mouse=False)
    player.use("skip")
    assert isinstance(player.scene, BoardScene) and desk.settings.onboarded


@BOTH
def test_rolling_goes_on_and_the_bubble_waits_for_the_dice(mouse: bool) -> None:
    desk = newcomer(instant=False, reduced_motion=False)
    pilot = first_game(desk)
    board = tour(pilot).board
    x, y, w, h = board.columns.primary
    pilot.click((x + w / 2, y + h / 2)) if mouse else pilot.press("space")
    assert tour(pilot).at == 1
    frame = board.session.table.state.stack[0]
    assert isinstance(frame, Turn) and frame.rolled
    assert not tour(pilot).shown and "next" not in tour(pilot).form
    pilot.wait_idle(120)
    assert isinstance(pilot.scene, TourScene) and pilot.scene.shown and "next" in pilot.scene.form


def steps(pilot: Pilot, count: int) -> TourScene:
    for _ in range(count):
        pilot.press("enter")
    return tour(pilot)


def test_a_click_on_a_seat_opens_its_deeds_and_goes_on() -> None:
    pilot = first_game(newcomer())
    scene = steps(pilot, 1)
    x, y, w, h = scene.board.columns.seats[1]
    pilot.click((x + w / 2, y + h / 2)).wait_idle()
    assert isinstance(pilot.scene, DeedsScene)
    pilot.press("esc").wait_idle()
    assert tour(pilot).at == 2


@BOTH
def test_a_space_that_is_looked_at_goes_on(mouse: bool) -> None:
    pilot = first_game(newcomer())
    scene = steps(pilot, 2)
    if mouse:
        rect = scene.board.session.stage.plan.space(6)
        pilot.click(pilot.app.view.scale.back(rect.center))
        assert scene.board.panel.about[1:] == (6,)
    else:
        pilot.press("left")
    assert tour(pilot).at == 3


@pytest.mark.parametrize(
    ("step", "key", "opened"), [(3, "b", ManageScene), (4, "l", LogScene), (5, "f10", PauseScene)]
)
def test_the_keys_that_are_shown_work_and_go_on(step: int, key: str, opened: type) -> None:
    desk = newcomer()
    pilot = first_game(desk)
    steps(pilot, step)
    pilot.press(key).wait_idle()
    assert isinstance(pilot.scene, opened)
    pilot.press("esc").wait_idle()
    if step + 1 < len(STEPS):
        assert tour(pilot).at == step + 1
    else:
        assert isinstance(pilot.scene, BoardScene) and desk.settings.onboarded


def test_keys_that_are_not_shown_do_nothing() -> None:
    pilot = first_game(newcomer())
    before = tour(pilot).board.session.table.seq
    pilot.press("b", "l", "t", "1")
    assert isinstance(pilot.scene, TourScene) and pilot.scene.at == 0
    assert pilot.scene.board.session.table.seq == before


def test_a_click_beside_the_lit_place_does_nothing() -> None:
    pilot = first_game(newcomer())
    board = tour(pilot).board
    x, y, w, h = board.columns.seats[1]
    pilot.click((x + w / 2, y + h / 2)).wait_idle()
    pilot.click((500, 500)).wait_idle()
    assert tour(pilot).at == 0 and board._pinned is None


@BOTH
def test_help_shows_it_again(mouse: bool) -> None:
    desk = hosts.desk()
    player = Player(first_game(desk), mouse=mouse)
    assert isinstance(player.scene, BoardScene)
    player.use("help")
    assert isinstance(player.scene, HelpScene)
    player.use("tour")
    assert tour(player.pilot).at == 0
    player.use("skip")
    assert isinstance(player.scene, BoardScene)


def test_on_a_computer_s_turn_it_explains_the_main_button_and_nobody_plays_on() -> None:
    desk = hosts.desk(instant=False, think=3.0)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk))
    while session.thinker is None:
        pilot.press("space")
        pilot.wait(0.4)
    seq = session.table.seq
    pilot.click("help").wait(0.3)
    pilot.press("t").wait(0.3)
    scene = tour(pilot)
    assert scene.shown and scene._words()[0] == "The main button"
    pilot.wait(10.0)
    assert session.table.seq == seq
    pilot.press("esc").wait(5.0)
    assert session.table.seq > seq


def test_leaving_the_table_from_the_tour_leaves_the_table() -> None:
    desk = newcomer()
    menu = hosts.seated(desk)
    session = desk.new_game(samples.setup(classic(), 3, samples.FIRST))
    menu.open(BoardScene(session, desk))
    menu.wait_idle(120)
    while not isinstance(menu.scene, TourScene):
        menu.press("space").wait_idle(120)
    steps(menu, 5)
    menu.press("f10").wait_idle()
    menu.press("s").wait_idle()
    assert isinstance(menu.scene, MenuScene)


def test_a_game_of_computers_needs_no_tour() -> None:
    desk = newcomer(instant=False, think=1.0)
    setup = samples.setup(classic(), 3, samples.FIRST)
    seats = tuple(seat.model_copy(update={"kind": SeatKind.COMPUTER}) for seat in setup.seats)
    pilot = hosts.seated(desk)
    pilot.app.open(BoardScene(desk.new_game(setup.model_copy(update={"seats": seats})), desk))
    pilot.wait(20.0)
    assert isinstance(pilot.scene, BoardScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bubble_stays_in_the_window_and_beside_what_it_shows(
    size: tuple[int, int], language: str
) -> None:
    desk = newcomer(language=language)
    session = samples.first_turn(classic(), desk.settings)
    pilot = hosts.seated(desk, BoardScene(session, desk), size)
    for _ in STEPS:
        scene = tour(pilot)
        x, y, w, h = scene.page.root.box
        assert x >= 0 and x + w <= 1920 and y >= 0 and y + h <= 1080
        hx, hy, hw, hh = scene.hole
        assert x + w <= hx or hx + hw <= x or y + h <= hy or hy + hh <= y
        assert all(
            x <= box.left and box.right <= x + w and y <= box.top and box.bottom <= y + h
            for box in (widget.box for widget in scene.form.walk())
        )
        pilot.press("enter").wait_idle()


def test_every_step_names_keys_that_exist() -> None:
    for step in STEPS:
        assert all(isinstance(cap, Action) or cap in "←→↑↓" for cap in step.caps)
