"""Noise at a window: keys, letters, mouse, pad, sizes and settings, by chance and without any sense."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable
from typing import Any

import pygame

from game.app.desk import Desk
from game.tools.pilot import Pilot
from game.ui.scene import Scene
from game.ui.widgets.widget import Widget
from tests.landlord.view.player import Player

SIZES = (
    (800, 600), (1024, 768), (1281, 721), (1366, 768), (1600, 900), (1999, 1003), (2560, 1440), (999, 1777),
)  # fmt: skip
TEXTS = (
    "Zoé", "  ", "Ω≈ç√", "12500", "-3", "0", "<b>**x**{name}%s</b>", "\u202e\u0301", "a" * 60, "😀🎲", "\t",
)  # fmt: skip
NAMED = ("space", "enter", "esc", "tab", "left", "right", "up", "down", "home", "end", "backspace", "delete")
WINDOW = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE,
    pygame.WINDOWENTER, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN,
    pygame.WINDOWSHOWN,
)  # fmt: skip
COMFORTS: dict[str, tuple[Any, ...]] = {
    "language": ("en", "fr"),
    "text_size": (90, 100, 115, 130, 150),
    "easy_read": (True, False),
    "glyphs": ("small", "large", "off"),
    "contrast": (True, False),
    "reduced_motion": (True, False),
    "follow_tokens": (True, False),
    "rumble": (True, False),
    "ask_before_end": (True, False),
    "auto_play": (True, False),
    "speed": (0.5, 1.0, 4.0),
    "instant": (True, False),
    "think": (0.0, 0.6, 3.0),
}


class Hand(Player):
    """The player of the other tests, but it doesn't wait for the end of what it began."""

    def use(self, key: Hashable) -> None:
        self._click(key, self.scene.form[key])

    def show(self, key: Hashable) -> None:
        for _ in range(40):
            if key not in self.scene.form:
                return
            area, widget = self.scene.form[key].owner, self.scene.form[key]
            if area is None or area.shown().contains(widget.shown()):
                return
            self.pilot.wheel(tuple(area.shown().center), -1 if widget.shown().y > area.shown().y else 1)

    def _click(self, key: Hashable, widget: Widget) -> None:
        self.show(key)
        if key in self.scene.form:
            super()._click(key, widget)


class Noise:
    """Makes it at the window it sits at, and keeps a trace of what it did."""

    desk: Desk
    pilot: Pilot
    hand: Hand

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.steps = chance, 0
        self.trace: deque[str] = deque(maxlen=80)

    def sit(self, desk: Desk, pilot: Pilot) -> None:
        """Sit down at a window."""
        self.desk, self.pilot, self.hand = desk, pilot, Hand(pilot, mouse=True)
        desk.apply(pilot.app.view)

    @property
    def scene(self) -> Scene[Any]:
        assert self.pilot.scene is not None
        return self.pilot.scene

    def controls(self) -> list[Widget]:
        return [widget for widget in self.scene.form.walk() if widget.focusable]

    def _log(self, text: object) -> None:
        name = type(self.pilot.scene).__name__
        self.trace.append(f"  {self.steps} {self.pilot.now:.2f} {name}: {text}")

    def _send(self, kind: int, **values: Any) -> None:
        if self.pilot.scene is not None:
            self.pilot.send(pygame.event.Event(kind, values))

    def key(self) -> None:
        name = self.chance.choice(NAMED)
        if self.chance.random() < 0.2:
            name = f"{self.chance.choice(('shift', 'ctrl'))}+{name}"
        count = self.chance.choice((1, 1, 1, 2, 5))
        self._log(f"{name} x{count}")
        for _ in range(count):
            if self.pilot.scene is not None:
                self.pilot.press(name)

    def letter(self) -> None:
        name = self.chance.choice("abcdefghijklmnopqrstuvwxyz0123456789+-?")
        name = f"ctrl+{name}" if self.chance.random() < 0.2 and name.isalnum() else name
        self._log(name)
        if name == "?":
            self._send(pygame.KEYDOWN, key=pygame.K_COMMA, unicode="?", mod=0, scancode=0)
        else:
            self.pilot.press(name)

    def function_key(self) -> None:
        codes = (pygame.K_F9, pygame.K_F10, pygame.K_F11, pygame.K_F1, pygame.K_PAGEDOWN, 0)
        code = self.chance.choice(codes)
        self._log(pygame.key.name(code))
        kind = self.chance.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP))
        self._send(kind, key=code, unicode="", mod=0, scancode=0)

    def hold(self) -> None:
        name = self.chance.choice((*NAMED, "h", "+", "-"))
        self._log(f"hold {name}")
        if self.chance.random() < 0.5:
            self.pilot.hold(name, self.chance.uniform(0.1, 2.5)) if self.pilot.scene else None
        else:
            self._send(pygame.KEYDOWN, key=self.pilot._key(name)[0].key, unicode="", mod=0, scancode=0)

    def text(self) -> None:
        text = self.chance.choice(TEXTS)
        self._log(f"type {text!r}")
        fields = [widget for widget in self.controls() if widget.typing and widget.enabled]
        if fields and self.chance.random() < 0.7:
            self.hand.use(self.chance.choice(fields).key)
        for char in text:
            if self.pilot.scene is not None:
                typed = self.chance.random() < 0.7
                self._send(pygame.TEXTINPUT if typed else pygame.TEXTEDITING, text=char)
        if self.chance.random() < 0.5 and self.pilot.scene is not None:
            self.pilot.press("enter")

    def _spot(self) -> tuple[int, int]:
        """A pixel anywhere, often on a control."""
        found = self.controls()
        if found and self.chance.random() < 0.6:
            return self.pilot.app.view.scale.point(self.chance.choice(found).shown().center)
        width, height = self.pilot.screen.size
        return self.chance.randrange(-5, width + 5), self.chance.randrange(-5, height + 5)

    def mouse(self) -> None:
        at, button = self._spot(), self.chance.choice((1, 1, 1, 1, 2, 3, 4))
        self._log(f"mouse {button} at {at}")
        self._send(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if self.pilot.scene is not None and self.chance.random() < 0.92:
                self._send(kind, pos=at, button=button)

    def drag(self) -> None:
        start, end = self._spot(), self._spot()
        self._log(f"drag {start} {end}")
        self._send(pygame.MOUSEMOTION, pos=start, rel=(9, 9), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for part in range(1, 5):
            if self.pilot.scene is not None:
                at = tuple(round(a + (b - a) * part / 4) for a, b in zip(start, end, strict=True))
                self._send(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))
        if self.pilot.scene is not None:
            self._send(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def wheel(self) -> None:
        self._send(pygame.MOUSEMOTION, pos=self._spot(), rel=(9, 9), buttons=(0, 0, 0))
        notches = self.chance.choice((-30.0, -3.0, -1.0, -0.25, 0.25, 1.0, 3.0, 30.0))
        self._send(pygame.MOUSEWHEEL, x=0, y=int(notches), precise_x=0.0, precise_y=notches)

    def pad(self) -> None:
        button = self.chance.randrange(-1, pygame.CONTROLLER_BUTTON_MAX + 2)
        self._log(f"pad {button}")
        if self.chance.random() < 0.7:
            self._send(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
            if self.pilot.scene is not None and self.chance.random() < 0.9:
                self._send(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)
            return
        axis, value = self.chance.randrange(6), self.chance.choice((-32768, -12000, 0, 12000, 32767))
        self._send(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)

    def plug(self) -> None:
        if self.chance.random() < 0.5:
            self._send(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
        else:
            self._send(pygame.CONTROLLERDEVICEADDED, device_index=self.chance.randrange(3))

    def wait(self) -> None:
        self.pilot.wait(self.chance.choice((0.02, 0.1, 0.4, 1.0, 2.5)))

    def sleep(self) -> None:
        """The clock jumps."""
        self.pilot.now += self.chance.choice((5.0, 600.0, 9000.0))
        self.pilot.wait(0.05)

    def window(self) -> None:
        kind = self.chance.choice(WINDOW)
        self._log(pygame.event.event_name(kind))
        self._send(kind)

    def resize(self) -> None:
        size = self.chance.choice(SIZES)
        self._log(size)
        self.pilot.screen.resize(size)
        self.pilot.wait(self.chance.choice((0.02, 0.1, 0.3)))

    def comfort(self) -> None:
        name = self.chance.choice(list(COMFORTS))
        value = self.chance.choice(COMFORTS[name])
        self._log(f"{name} = {value}")
        setattr(self.desk.settings, name, value)
        self.desk.apply(self.pilot.app.view)
        self.pilot.wait(0.02)
