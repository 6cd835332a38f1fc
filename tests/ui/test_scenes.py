"""Scenes are opened, answered and closed through the real loop."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.tools.pilot import Pilot
from game.ui.actions import Action
from game.ui.draw.cache import PICTURES, room
from game.ui.draw.theme import Theme
from game.ui.input import Press
from game.ui.loop import App
from game.ui.motion import Timeline, Tween
from game.ui.reply import Pop, Push, Quit, Reply
from game.ui.scene import Scene
from game.ui.view import Comfort
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.widget import Widget
from game.ui.window import Screen

MakePilot = Callable[..., Pilot]


class Ask(Scene[str]):
    dialog = True

    def build(self) -> Iterator[Widget]:
        yield Button("no", (700, 500, 200, 56), "No", on_press=lambda: Pop("no"), letter="n")
        yield Button("yes", (920, 500, 200, 56), "Yes", "primary", on_press=lambda: Pop("yes"))

    def unhandled_key(self, press: Press) -> Reply:
        return Pop("left") if press.means(Action.BACK) else None


class Desk(Scene[None]):
    def __init__(self) -> None:
        super().__init__()
        self.answers: list[object] = []
        self.log: list[str] = []
        self.painted = 0

    def build(self) -> Iterator[Widget]:
        yield Button("ask", (100, 100, 200, 56), "Ask", on_press=lambda: Push(Ask(), self.heard), letter="a")
        yield Button("grey", (100, 200, 200, 56), "Grey", reason="**Not now.** It is too early.", letter="g")

    def paint(self, canvas) -> None:  # type: ignore[no-untyped-def]
        self.painted += 1
        canvas.backdrop()

    def resume(self) -> None:
        self.log.append("resume")

    def heard(self, answer: object) -> Reply:
        self.answers.append(answer)
        return None


def test_a_dialog_answers_its_opener(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.press("a", "space").press("a", "n").press("a", "esc").press("a").click("no").wait_idle()
    assert desk.answers == ["yes", "no", "left", "no"]
    assert desk.log == ["resume"] * 4


def test_focus_stays_with_the_opener(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.press("down", "up", "enter").press("right", "enter").wait_idle()
    assert desk.answers == ["yes"]
    assert desk.form.focused is not None and desk.form.focused.key == "ask"


def test_a_refused_control_keeps_its_place_and_says_why(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    before = p.screen.surface.copy()
    p.press("g").wait_idle()
    assert desk.form.focused is not None and desk.form.focused.key == "grey" and desk.answers == []
    assert desk.form._told(p.app.view) is desk.form["grey"]
    after = p.screen.surface
    tip_at = p.app.view.scale.point((200, 170))  # above the control, where its tooltip stands
    assert before.get_at(tip_at) != after.get_at(tip_at)


def test_an_idle_table_draws_nothing(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    frames, painted = p.app.frames, desk.painted
    p.wait(3)
    assert (p.app.frames, desk.painted) == (frames, painted)
    assert p.app.due() is None


def test_pictures_have_the_room_that_the_window_asks_for(pilot: MakePilot) -> None:
    p = pilot().open(Desk())
    assert PICTURES.budget == room((1280, 720))
    p.app.view.want_size = (1600, 900)
    p.wait(1)
    assert PICTURES.budget == room((1600, 900)) > room((1280, 720))


def test_a_closed_scene_is_let_go_of_at_once(pilot: MakePilot) -> None:
    p = pilot().open(Desk())
    closed = weakref.ref(p.open(Desk()).scene)
    gc.disable()
    try:
        p.app._close(None)
        p.wait_idle()
        assert closed() is None, "scenes hold their controls, which hold them"
    finally:
        gc.enable()


def test_the_stage_below_a_dialog_is_drawn_once(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.press("a").wait_idle()
    painted = desk.painted
    p.press("left", "right", "left", "tab").wait_idle()
    assert desk.painted == painted


def test_the_board_shows_through_a_dialog_while_its_key_is_held(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    at = (5, 5)
    plain = p.screen.surface.get_at(at)
    p.press("a").wait_idle()
    dimmed = p.screen.surface.get_at(at)
    down, up = p._key("h")
    p.send(down).wait_idle()
    assert p.screen.surface.get_at(at) == plain != dimmed
    p.send(up).wait_idle()
    assert p.screen.surface.get_at(at) == dimmed


def test_resizing_lays_out_anew_after_it_has_settled(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.screen.resize((1600, 900))
    p.wait_idle()
    assert p.app.view.size == (1600, 900)
    assert p.app.view.scale.factor == pytest.approx(1600 / 1920)
    p.click("ask").wait_idle()
    assert isinstance(p.scene, Ask)


def test_closing_the_window_quits(pilot: MakePilot) -> None:
    p = pilot().open(Desk())
    p.send(pygame.event.Event(pygame.WINDOWCLOSE)).wait_idle()
    assert p.scene is None


def test_holding_danger_takes_two_seconds(pilot: MakePilot) -> None:
    class Risk(Scene[None]):
        def build(self) -> Iterator[Widget]:
            yield HoldButton("give-up", (100, 100, 300, 56), "Hold to give up", on_press=Quit)

    p = pilot().open(Risk())
    p.hold("enter", 1.5).wait(2)
    assert p.scene is not None
    p.hold("enter", 2.2)
    assert p.scene is None


class Flight(Scene[None]):
    def __init__(self) -> None:
        super().__init__()
        self.timeline = Timeline()
        self.x = 0.0
        self.pressed: list[str] = []

    def enter(self) -> None:
        self.timeline.play(Tween(5, lambda x: setattr(self, "x", x)), self.view.now)
        self.animating = True

    def update(self, now: float) -> Reply:
        self.animating = self.timeline.update(now)
        return None

    def skip(self) -> bool:
        was, self.animating = self.timeline.running, False
        self.timeline.finish()
        return was

    def unhandled_key(self, press: Press) -> Reply:
        self.pressed.append(press.key)
        return True


def test_any_key_finishes_an_animation_and_goes_no_further(pilot: MakePilot) -> None:
    flight = Flight()
    p = pilot()
    p.app.open(flight)
    p.wait(1)
    assert 0 < flight.x < 1
    p.press("x")
    assert flight.x == 1 and flight.pressed == []
    p.press("x")
    assert flight.pressed == ["x"]


def test_reduced_motion_opens_dialogs_at_once(pilot: MakePilot) -> None:
    p = pilot(comfort=Comfort(reduced_motion=True)).open(Desk())
    p.press("a")
    assert p.app.due() is None or p.app._old is None


def test_a_pad_does_all_a_keyboard_does(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN).button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    p.button(pygame.CONTROLLER_BUTTON_A).wait_idle()
    assert isinstance(p.scene, Ask) and p.app.view.pad
    p.send(
        pygame.event.Event(
            pygame.CONTROLLERAXISMOTION,
            {"axis": pygame.CONTROLLER_AXIS_TRIGGERRIGHT, "value": 30000, "instance_id": 0},
        )
    )
    assert desk.answers == ["yes"]


def test_the_focus_ring_hides_for_the_mouse_and_returns_for_a_key(pilot: MakePilot) -> None:
    desk = Desk()
    p = pilot().open(desk)
    p.press("down", "up")
    assert desk.form.mood(desk.form["ask"], p.app.view).focus
    p.hover((1500, 900)).hover((1000, 700))
    assert not desk.form.mood(desk.form["ask"], p.app.view).focus
    p.press("left")
    assert desk.form.mood(desk.form["ask"], p.app.view).focus


def test_the_real_loop_rests_and_ends_by_the_clock_on_the_wall(theme: Theme) -> None:
    screen = Screen((1280, 720))
    app = App(screen, theme)

    class Brief(Desk):
        def enter(self) -> None:
            self.wake_at = self.view.now + 0.4

        def update(self, now: float) -> Reply:
            return Quit() if self.wake_at is None else None

    scene = Brief()
    app.run(scene)
    assert app.top is None and 1 <= scene.painted <= 4
    screen.close()
