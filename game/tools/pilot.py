"""A pilot that plays the real loop without a screen: it presses keys, moves the mouse and waits."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import pygame

from game.ui.draw.theme import Theme
from game.ui.loop import FRAME, App
from game.ui.scene import Scene
from game.ui.window import Screen

GLANCE = 1 / 8  # seconds between two pictures while it only waits for the end
_KEYS = {
    "space": pygame.K_SPACE,
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
}
_MODIFIERS = {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL}


class Pilot:
    """Drives an App with raw events and its own clock, frame by frame; for SDL_VIDEODRIVER=dummy."""

    def __init__(self, theme: Theme, size: tuple[int, int] = (1280, 720), **options: Any) -> None:
        self.now = 1000.0
        self.screen = Screen(size)
        self.app = App(self.screen, theme, clock=lambda: self.now, **options)
        pygame.event.clear()

    def open(self, scene: Scene[Any], then: Callable[[Any], Any] | None = None) -> Pilot:
        """Put a scene on top and let it settle."""
        self.app.open(scene, then)
        return self.wait_idle()

    @property
    def scene(self) -> Scene[Any] | None:
        """The scene on top; None once all are closed."""
        return self.app.top

    def press(self, *keys: str) -> Pilot:
        """Press and release keys one after another: "space", "t", "shift+tab", "ctrl+z", "+"."""
        for key in keys:
            down, up = self._key(key)
            self._send(down)
            self._send(up)
        return self

    def hold(self, key: str, seconds: float) -> Pilot:
        """Keep a key down for a while."""
        down, up = self._key(key)
        self._send(down)
        self.wait(seconds)
        self._send(up)
        return self

    def type(self, text: str) -> Pilot:
        """Type text as a keyboard or an input method delivers it."""
        for char in text:
            code = pygame.key.key_code(char) if char.isascii() and char.isalnum() else 0
            self._send(_event(pygame.KEYDOWN, key=code, unicode=char, mod=0, scancode=0))
            self._send(_event(pygame.TEXTINPUT, text=char))
            self._send(_event(pygame.KEYUP, key=code, unicode=char, mod=0, scancode=0))
        return self

    def click(self, target: object) -> Pilot:
        """Click a control by its key, or a point in reference pixels."""
        at = self._where(target)
        self._send(_event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self._send(_event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self._send(_event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        return self

    def hover(self, target: object) -> Pilot:
        """Move the pointer over a control or a point."""
        self._send(_event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
        self._send(_event(pygame.MOUSEMOTION, pos=self._where(target), rel=(9, 9), buttons=(0, 0, 0)))
        return self

    def drag(self, start: object, end: object) -> Pilot:
        """Drag from one place to another."""
        a, b = self._where(start), self._where(end)
        self._send(_event(pygame.MOUSEMOTION, pos=a, rel=(0, 0), buttons=(0, 0, 0)))
        self._send(_event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        self._send(_event(pygame.MOUSEMOTION, pos=b, rel=(b[0] - a[0], b[1] - a[1]), buttons=(1, 0, 0)))
        self._send(_event(pygame.MOUSEBUTTONUP, pos=b, button=1))
        return self

    def wheel(self, target: object, notches: float) -> Pilot:
        """Turn the wheel over a place; positive is away from the player."""
        self.hover(target)
        self._send(_event(pygame.MOUSEWHEEL, x=0, y=int(notches), precise_x=0.0, precise_y=notches))
        return self

    def button(self, button: int) -> Pilot:
        """Press and release a pad button, a pygame.CONTROLLER_BUTTON_ constant."""
        self._send(_event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self._send(_event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))
        return self

    def send(self, event: pygame.Event) -> Pilot:
        """Deliver any raw event."""
        self._send(event)
        return self

    def wait(self, seconds: float) -> Pilot:
        """Let time pass, frame by frame."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self._frame([])
        return self

    def wait_idle(self, at_most: float = 60.0) -> Pilot:
        """Let time pass until nothing moves and nothing is due; TimeoutError after this many seconds."""
        end = self.now + at_most
        self._frame([])  # what the window itself has to say
        while self.app.top is not None:
            due = self.app.due()
            if due is None or (due > self.now and self.app.top.resting):
                break
            if self.now > end:
                raise TimeoutError(f"{type(self.app.top).__name__} is still busy after {at_most} s")
            self.now = max(self.now + GLANCE, due) - FRAME
            self.app.next_frame = inf  # nobody looks at the pictures in between
            self._frame([])
        self.app.next_frame = self.now
        return self

    def shot(self, path: str) -> Pilot:
        """Save what the window shows."""
        pygame.image.save(self.screen.surface, path)
        return self

    def close(self) -> None:
        """Take the window away."""
        self.screen.close()

    def _send(self, event: pygame.Event) -> None:
        self._frame([event])

    def _frame(self, raw: list[pygame.Event]) -> None:
        self.now += FRAME
        self.app.frame([*pygame.event.get(), *raw])

    def _where(self, target: object) -> tuple[int, int]:
        if (
            isinstance(target, tuple)
            and len(target) == 2
            and all(isinstance(v, (int, float)) for v in target)
        ):
            return self.app.view.scale.point(target)
        assert self.app.top is not None
        return self.app.view.scale.point(self.app.top.form[target].shown().center)

    def _key(self, name: str) -> tuple[pygame.Event, pygame.Event]:
        *modifiers, key = name.split("+") if name != "+" else ["+"]
        code = _KEYS.get(key) or pygame.key.key_code(key)
        mod = sum(_MODIFIERS[m] for m in modifiers)
        typed = key if len(key) == 1 and not mod & pygame.KMOD_CTRL else ""
        values = {"key": code, "unicode": typed, "mod": mod, "scancode": 0}
        return _event(pygame.KEYDOWN, **values), _event(pygame.KEYUP, **values)


def _event(kind: int, **values: object) -> pygame.Event:
    return pygame.event.Event(kind, values)
