"""The one door for input: raw events of keyboard, mouse, pad and window come in, the view's own go out."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Protocol

import pygame

from game.ui.actions import Action, Bindings

Point = tuple[float, float]
NOWHERE: Point = (-9999.0, -9999.0)


@dataclass(frozen=True, slots=True)
class Press:
    """A key or pad button went down. `key` is a lower-case character or a name such as "space" or "f10"."""

    key: str
    actions: frozenset[Action] = frozenset()
    shift: bool = False
    ctrl: bool = False
    repeat: bool = False
    pad: bool = False

    @property
    def name(self) -> str:
        """What it is bound by: a letter with Ctrl is another key."""
        return f"ctrl+{self.key}" if self.ctrl and len(self.key) == 1 else self.key

    def means(self, *actions: Action) -> bool:
        """Whether the key stands for one of these acts."""
        return not self.actions.isdisjoint(actions)

    @property
    def digit(self) -> int | None:
        """The digit typed, if it is one."""
        return int(self.key) if len(self.key) == 1 and self.key in "0123456789" and not self.ctrl else None


@dataclass(frozen=True, slots=True)
class Release:
    """A key or pad button came up."""

    key: str
    actions: frozenset[Action] = frozenset()

    def means(self, *actions: Action) -> bool:
        """Whether the key stands for one of these acts."""
        return not self.actions.isdisjoint(actions)


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved to a place in reference pixels."""

    at: Point


@dataclass(frozen=True, slots=True)
class Down:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Up:
    """A mouse button came up."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned, in notches; dy is positive away from the user."""

    at: Point
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Text:
    """Characters typed into a text field."""

    text: str


@dataclass(frozen=True, slots=True)
class Editing:
    """Characters that an input method is still composing."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window has to be shown again."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The player closed the window."""


UiEvent = Press | Release | Move | Down | Up | Wheel | Text | Editing | Resized | Exposed | Closed

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "View",
    pygame.CONTROLLER_BUTTON_START: "Menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "D-up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "D-down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "D-left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "D-right",
}
_PLACES = {  # what lies where on a keyboard with our letters, by scancode
    **{getattr(pygame, f"KSCAN_{letter.upper()}"): letter for letter in ascii_lowercase},
    pygame.KSCAN_SPACE: "space",
    pygame.KSCAN_RETURN: "return",
    pygame.KSCAN_KP_ENTER: "enter",
    pygame.KSCAN_ESCAPE: "escape",
    pygame.KSCAN_TAB: "tab",
    pygame.KSCAN_BACKSPACE: "backspace",
    pygame.KSCAN_DELETE: "delete",
    pygame.KSCAN_HOME: "home",
    pygame.KSCAN_END: "end",
    pygame.KSCAN_LEFT: "left",
    pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_UP: "up",
    pygame.KSCAN_DOWN: "down",
    pygame.KSCAN_F9: "f9",
    pygame.KSCAN_F10: "f10",
    pygame.KSCAN_F11: "f11",
}
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
_STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: ("D-left", "D-right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("D-up", "D-down"),
}
_PUSHED, _LET_GO = 18000, 10000  # of 32768: a gap between the two, so that a trembling stick presses once
_REPEAT_AFTER, _REPEAT_EVERY = 0.40, 0.09
_TAP = 0.2, 0.5, 140  # the strength of the slow and of the quick motor, and milliseconds
_REPEATING = frozenset({"D-up", "D-down", "D-left", "D-right", "up", "down", "left", "right", "+", "-"})


class Pad(Protocol):
    """A gamepad that can be felt."""

    def rumble(self, low_frequency: float, high_frequency: float, duration: int, /) -> bool: ...


class Door:
    """Turns raw events into UiEvents and remembers the device used last."""

    def __init__(
        self, bindings: Bindings, *, to_pixels: Callable[[Point], Point], back: Callable[[Point], Point]
    ) -> None:
        self.bindings = bindings
        self.pad = False  # whether key caps should show a pad's buttons
        self.pointer = True  # whether the mouse was used last: then no focus ring is shown
        self._to_pixels, self._back = to_pixels, back
        self._held: dict[str, Press] = {}
        self._again: tuple[str, float] | None = None
        self._pads: dict[int, Pad] = {}
        self._at: Point = NOWHERE

    def read(self, raw: Iterable[pygame.Event], now: float) -> list[UiEvent]:
        """The view's events for some raw ones, and the repeats that are due."""
        out: list[UiEvent] = []
        for event in raw:
            out.extend(self._one(event, now))
        if self._again and now >= self._again[1]:
            name = self._again[0]
            press = self._held[name]
            out.append(Press(press.key, press.actions, press.shift, press.ctrl, True, press.pad))
            self._again = (name, now + _REPEAT_EVERY)
        return out

    def held(self) -> set[str]:
        """The keys and buttons that are down."""
        return {press.key for press in self._held.values()}

    @property
    def wake_at(self) -> float | None:
        """When the next repeat of a held key is due."""
        return self._again[1] if self._again else None

    def _one(self, event: pygame.Event, now: float) -> list[UiEvent]:
        kind = event.type
        if kind == pygame.KEYDOWN:
            self.pointer = self.pad = False
            return self._press(self._key(event), now, bool(event.mod & pygame.KMOD_SHIFT), _ctrl(event.mod))
        if kind == pygame.KEYUP:
            return self._release(_name(event))
        if kind == pygame.MOUSEMOTION:
            at = self._point(event.pos)
            if self._at != NOWHERE and abs(at[0] - self._at[0]) + abs(at[1] - self._at[1]) > 2:
                self.pointer = True
            self._at = at
            return [Move(at)]
        if kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self.pointer, self._at = True, self._point(event.pos)
            return [Move(self._at), Down(self._at, event.button)]
        if kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            self._at = self._point(event.pos)
            return [Up(self._at, event.button)]
        if kind == pygame.MOUSEWHEEL:
            return [
                Wheel(self._at, getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y))
            ]
        if kind == pygame.TEXTINPUT:
            return [Text(event.text)]
        if kind == pygame.TEXTEDITING:
            return [Editing(event.text)]
        return self._pad_event(event, now) or self._window_event(event)

    def rumble(self) -> None:
        """A short tap in the hand of who plays with a pad."""
        if self.pad:
            for pad in self._pads.values():
                with suppress(pygame.error):  # it has been pulled out
                    pad.rumble(*_TAP)

    def _window_event(self, event: pygame.Event) -> list[UiEvent]:
        if event.type == pygame.WINDOWSIZECHANGED:
            return [Resized()]
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            return [Exposed()]
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            return [Closed()]
        if event.type == pygame.WINDOWLEAVE:
            self._at = NOWHERE
            return [Move(NOWHERE)]
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._let_go(list(self._held))
        return []

    def _pad_event(self, event: pygame.Event, now: float) -> list[UiEvent]:
        if event.type == pygame.CONTROLLERBUTTONDOWN and event.button in _BUTTONS:
            return self._press_button(_BUTTONS[event.button], now)
        if event.type == pygame.CONTROLLERBUTTONUP and event.button in _BUTTONS:
            return self._release(_BUTTONS[event.button])
        if event.type == pygame.CONTROLLERAXISMOTION:
            if event.axis in _TRIGGERS:
                return self._axis(_TRIGGERS[event.axis], event.value, now)
            if event.axis in _STICK:
                low, high = _STICK[event.axis]
                return self._axis(low, -event.value, now) + self._axis(high, event.value, now)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._open_pad(event.device_index)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:  # what it held will never come up
            return self._let_go([name for name, press in self._held.items() if press.pad])
        return []

    def _axis(self, button: str, value: int, now: float) -> list[UiEvent]:
        if value > _PUSHED and button not in self._held:
            return self._press_button(button, now)
        if value < _LET_GO and button in self._held:
            return self._release(button)
        return []

    def _press_button(self, button: str, now: float) -> list[UiEvent]:
        self.pointer, self.pad = False, True
        press = Press(button, self.bindings.of_button(button), pad=True)
        self._hold(button, press, now)
        return [press]

    def _press(self, names: tuple[str, str], now: float, shift: bool, ctrl: bool) -> list[UiEvent]:
        key, held = names
        press = Press(key, frozenset(), shift, ctrl, held in self._held)
        actions = self.bindings.of_key("shift+tab" if shift and key == "tab" else press.name)
        press = replace(press, actions=actions)
        self._hold(held, press, now)
        return [press]

    def _hold(self, name: str, press: Press, now: float) -> None:
        self._held[name] = press
        if press.key in _REPEATING and not press.repeat:
            self._again = (name, now + _REPEAT_AFTER)

    def _let_go(self, names: Iterable[str]) -> list[UiEvent]:
        return [release for name in names for release in self._release(name)]

    def _release(self, name: str) -> list[UiEvent]:
        if self._again and self._again[0] == name:
            self._again = None
        press = self._held.pop(name, None)
        return [Release(press.key, press.actions)] if press else []

    def _key(self, event: pygame.Event) -> tuple[str, str]:
        """The key as the player reads it, and the name it is released under."""
        name = _name(event)
        typed = getattr(event, "unicode", "")
        if len(typed) == 1 and typed.isprintable() and typed != " ":
            key = typed.lower()
        elif name.startswith("keypad "):
            key = {"keypad enter": "enter"}.get(name, name.removeprefix("keypad "))
        else:
            key = name
        scan = getattr(event, "scancode", 0)
        plain = key.isascii() and key.isalnum()
        if not plain and pygame.KSCAN_1 <= scan <= pygame.KSCAN_0 and key not in "+-?":
            key = str((scan - pygame.KSCAN_1 + 1) % 10)  # the row of digits, also where it needs Shift
        if len(key) == 1 and key.isalpha() and not unicodedata.name(key, "").startswith("LATIN"):
            key = _PLACES.get(scan, key)  # by its place, where the layout has no letters of ours
        return key, name

    def _point(self, position: Point) -> Point:
        return self._back(self._to_pixels(position))

    def _open_pad(self, index: int) -> None:
        from pygame._sdl2 import controller

        with suppress(pygame.error):  # a device that is no controller
            self._pads[index] = controller.Controller(index)


def start_pads() -> None:
    """Listen to gamepads; a system without them goes on."""
    from pygame._sdl2 import controller

    with suppress(pygame.error):
        controller.init()


def pads() -> int:
    """How many gamepads are connected."""
    from pygame._sdl2 import controller

    with suppress(pygame.error):
        return sum(controller.is_controller(index) for index in range(controller.get_count()))
    return 0


def _name(event: pygame.Event) -> str:
    """The name of a key; by its place where the system gives no code."""
    return pygame.key.name(event.key).lower() or _PLACES.get(getattr(event, "scancode", 0), "")


def _ctrl(modifiers: int) -> bool:
    return bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META))
