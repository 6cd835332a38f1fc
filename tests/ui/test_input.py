"""Raw events come in at one door; acts, letters and pointers go out."""

from typing import Any

import pygame
import pytest

from game.ui.actions import Action, Bindings
from game.ui.draw.theme import Theme
from game.ui.input import Closed, Door, Down, Move, Press, Release, Resized, Text, UiEvent, Up, Wheel


@pytest.fixture
def door(theme: Theme) -> Door:
    return Door(Bindings(), to_pixels=lambda at: at, back=lambda at: (at[0] / 2, at[1] / 2))


def read(door: Door, kind: int, now: float = 0.0, **values: Any) -> list[UiEvent]:
    return door.read([pygame.event.Event(kind, values)], now)


def key(door: Door, code: int, typed: str = "", mod: int = 0, now: float = 0.0, scancode: int = 0) -> Press:
    (press,) = read(door, pygame.KEYDOWN, now, key=code, unicode=typed, mod=mod, scancode=scancode)
    assert isinstance(press, Press)
    return press


def test_named_keys_are_acts(door: Door) -> None:
    for code, typed, action in (
        (pygame.K_SPACE, " ", Action.CONFIRM),
        (pygame.K_RETURN, "\r", Action.CHOOSE),
        (pygame.K_KP_ENTER, "\r", Action.CHOOSE),
        (pygame.K_ESCAPE, "\x1b", Action.BACK),
        (pygame.K_TAB, "\t", Action.NEXT),
        (pygame.K_LEFT, "", Action.LEFT),
        (pygame.K_F11, "", Action.FULL_SCREEN),
        (pygame.K_PLUS, "+", Action.PLUS),
        (pygame.K_KP_PLUS, "+", Action.PLUS),
        (pygame.K_MINUS, "-", Action.MINUS),
        (pygame.K_t, "t", Action.TRADE),
        (pygame.K_COMMA, "?", Action.WHY),
    ):
        assert key(door, code, typed).means(action), action
        read(door, pygame.KEYUP, key=code, mod=0)


def test_shift_tab_goes_back(door: Door) -> None:
    press = key(door, pygame.K_TAB, "\t", pygame.KMOD_LSHIFT)
    assert press.means(Action.PREVIOUS) and not press.means(Action.NEXT)


def test_letters_follow_the_language_and_the_players_own_keys(theme: Theme) -> None:
    french = Bindings("fr")
    assert french.of_key("e") == {Action.TRADE} and french.of_key("t") == frozenset()
    mine = Bindings("en", {"trade": "x", "no such act": "y", "log": ""})
    assert mine.key(Action.TRADE) == "x" and mine.key(Action.LOG) == "l"
    assert mine.taken("x", Action.LOG) is Action.TRADE


def test_ctrl_takes_a_letter_away_from_its_act(door: Door) -> None:
    press = key(door, pygame.K_t, "\x14", pygame.KMOD_LCTRL)
    assert press.ctrl and press.key == "t" and not press.means(Action.TRADE)


def test_ctrl_with_a_letter_is_a_key_of_its_own(door: Door) -> None:
    assert key(door, pygame.K_z, "\x1a", pygame.KMOD_LCTRL).means(Action.UNDO)
    assert not key(door, pygame.K_z, "z").means(Action.UNDO)
    door.bindings = Bindings("en", {"undo": "u"}, {"undo": "R3"})
    assert key(door, pygame.K_u, "u").means(Action.UNDO)
    assert door.bindings.label(Action.UNDO) == "U" and Bindings().label(Action.UNDO) == "Ctrl Z"


def test_letters_go_by_their_place_where_a_layout_has_none_of_ours(door: Door) -> None:
    """Cyrillic: the key of T writes another letter; with Ctrl it writes none."""
    press = key(door, ord("е"), "е", scancode=pygame.KSCAN_T)
    assert press.key == "t" and press.means(Action.TRADE)
    assert key(door, ord("я"), "", pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z).means(Action.UNDO)
    assert key(door, ord("é"), "é", scancode=pygame.KSCAN_2).key == "2"
    assert key(door, ord("ö"), "ö", scancode=pygame.KSCAN_L).key == "ö"  # Latin letters are what they are


def test_a_key_without_code_and_text_is_known_by_its_place(door: Door) -> None:
    press = key(door, 0, "", scancode=pygame.KSCAN_SPACE)
    assert press.means(Action.CONFIRM)
    (up,) = read(door, pygame.KEYUP, key=0, mod=0, scancode=pygame.KSCAN_SPACE)
    assert isinstance(up, Release) and up.means(Action.CONFIRM) and not door.held()


def test_digits_come_from_the_row_also_where_it_needs_shift(door: Door) -> None:
    assert key(door, pygame.K_3, "3").digit == 3
    assert key(door, pygame.K_AMPERSAND, "&", scancode=pygame.KSCAN_1).digit == 1
    assert key(door, pygame.K_KP7, "7").digit == 7


def test_a_key_that_is_held_repeats_only_if_it_is_an_arrow(door: Door) -> None:
    key(door, pygame.K_RIGHT, now=10)
    assert door.wake_at == pytest.approx(10.4)
    (again,) = door.read([], 10.5)
    assert isinstance(again, Press) and again.repeat and again.means(Action.RIGHT)
    (up,) = read(door, pygame.KEYUP, 10.5, key=pygame.K_RIGHT, mod=0)
    assert isinstance(up, Release) and up.means(Action.RIGHT) and door.wake_at is None
    key(door, pygame.K_SPACE, " ", now=20)
    assert door.wake_at is None and door.read([], 30) == []


def test_pointers_arrive_in_reference_pixels(door: Door) -> None:
    assert read(door, pygame.MOUSEBUTTONDOWN, pos=(100, 40), button=1) == [Move((50, 20)), Down((50, 20), 1)]
    assert read(door, pygame.MOUSEBUTTONUP, pos=(100, 40), button=1) == [Up((50, 20), 1)]
    assert read(door, pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5) == [
        Wheel((50, 20), 0.0, 0.5)
    ]


def test_the_device_used_last_is_known(door: Door) -> None:
    read(door, pygame.MOUSEMOTION, pos=(10, 10), rel=(0, 0), buttons=(0, 0, 0))
    key(door, pygame.K_t, "t")
    assert not door.pointer and not door.pad
    read(door, pygame.MOUSEMOTION, pos=(11, 10), rel=(1, 0), buttons=(0, 0, 0))
    assert not door.pointer, "a tremble of the table is no use of the mouse"
    read(door, pygame.MOUSEMOTION, pos=(60, 10), rel=(49, 0), buttons=(0, 0, 0))
    assert door.pointer
    read(door, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert door.pad and not door.pointer


def test_the_stick_presses_once_and_lets_go(door: Door) -> None:
    axis = {"axis": pygame.CONTROLLER_AXIS_LEFTX, "instance_id": 0}
    (press,) = read(door, pygame.CONTROLLERAXISMOTION, value=25000, **axis)
    assert isinstance(press, Press) and press.means(Action.RIGHT)
    assert read(door, pygame.CONTROLLERAXISMOTION, value=26000, **axis) == []
    (release,) = read(door, pygame.CONTROLLERAXISMOTION, value=100, **axis)
    assert isinstance(release, Release)


def test_losing_the_window_lets_go_of_everything(door: Door) -> None:
    key(door, pygame.K_RIGHT)
    (release,) = read(door, pygame.WINDOWFOCUSLOST)
    assert isinstance(release, Release) and door.wake_at is None


def test_window_and_text_events(door: Door) -> None:
    assert read(door, pygame.WINDOWSIZECHANGED, x=1, y=1) == [Resized()]
    assert read(door, pygame.WINDOWCLOSE) == [Closed()]
    assert read(door, pygame.TEXTINPUT, text="é") == [Text("é")]
    assert read(door, pygame.JOYAXISMOTION, axis=0, value=0.5) == []


def test_every_act_has_a_key_or_a_button() -> None:
    bindings = Bindings()
    for action in Action:
        assert bindings.label(action) or bindings.label(action, pad=True), action


def test_a_pad_that_is_pulled_out_lets_go_of_what_it_held(door: Door) -> None:
    read(door, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    key(door, pygame.K_SPACE, " ")
    (release,) = read(door, pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    assert isinstance(release, Release) and release.means(Action.DOWN)
    assert door.wake_at is None and door.read([], 9.0) == []
    (release,) = read(door, pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert isinstance(release, Release) and release.means(Action.CONFIRM)  # the keyboard's are still held


def test_a_tap_is_felt_only_by_who_plays_with_a_pad(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    class Felt:
        taps = 0

        def rumble(self, low: float, high: float, duration: int, /) -> bool:
            assert 0 < low <= 1 and 0 < high <= 1 and duration > 0
            self.taps += 1
            return True

    class Unplugged:
        def rumble(self, low: float, high: float, duration: int, /) -> bool:
            raise pygame.error("no such device")

    felt = Felt()
    monkeypatch.setattr(door, "_pads", {0: Unplugged(), 1: felt})
    door.rumble()
    assert felt.taps == 0
    door.read([pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)], 0.0)
    door.rumble()
    assert felt.taps == 1
