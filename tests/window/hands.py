"""Hands at keyboard and mouse: through an X server, or where there is none, by events posted to SDL."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

import pygame

from game.tools.pilot import _KEYS, _MODIFIERS
from game.ui.window import Screen
from tests.window.display import Display

with suppress(ImportError):  # then nobody has a display either
    from Xlib import XK, X
    from Xlib.ext import xtest

Spot = tuple[int, int]


class Hand(Protocol):
    """Each act returns the kinds of events that the window will hear of it, in order."""

    screen: Screen

    def key(self, name: str, *, down: bool) -> list[int]: ...
    def move(self, to: Spot) -> list[int]: ...
    def button(self, number: int, *, down: bool) -> list[int]: ...
    def wheel(self, *, up: bool) -> list[int]: ...
    def resize(self, size: Spot) -> list[int]: ...
    def focus(self, own: bool) -> list[int]: ...

    def seen(self) -> pygame.Surface:
        """What the screen shows where the window is."""
        ...


class PostedHand:
    """Posts what SDL would deliver; the screen shows what was drawn."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._at: Spot = (0, 0)
        self._mod = 0

    def key(self, name: str, *, down: bool) -> list[int]:
        if name in _MODIFIERS:
            self._mod ^= _MODIFIERS[name]
            return []
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        code = _KEYS.get(name) or pygame.key.key_code(name)
        typed = name if len(name) == 1 and not self._mod & pygame.KMOD_CTRL else ""
        self._post(kind, key=code, unicode=typed, mod=self._mod, scancode=0)
        if down and typed:
            self._post(pygame.TEXTINPUT, text=typed)
        return [kind]

    def move(self, to: Spot) -> list[int]:
        if to == self._at:
            return []
        rel = to[0] - self._at[0], to[1] - self._at[1]
        self._at = to
        self._post(pygame.MOUSEMOTION, pos=to, rel=rel, buttons=(0, 0, 0))
        return [pygame.MOUSEMOTION]

    def button(self, number: int, *, down: bool) -> list[int]:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self._post(kind, pos=self._at, button=number)
        return [kind]

    def wheel(self, *, up: bool) -> list[int]:
        notch = 1 if up else -1
        self._post(pygame.MOUSEWHEEL, x=0, y=notch, precise_x=0.0, precise_y=float(notch))
        return [pygame.MOUSEWHEEL]

    def resize(self, size: Spot) -> list[int]:
        self.screen.resize(size)
        return [pygame.WINDOWSIZECHANGED]

    def focus(self, own: bool) -> list[int]:
        kind = pygame.WINDOWFOCUSGAINED if own else pygame.WINDOWFOCUSLOST
        self._post(kind)
        return [kind]

    def seen(self) -> pygame.Surface:
        return self.screen.surface

    @staticmethod
    def _post(kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, values))


_KEYSYMS = {
    "space": "space", "enter": "Return", "esc": "Escape", "tab": "Tab", "left": "Left", "right": "Right",
    "up": "Up", "down": "Down", "home": "Home", "end": "End", "backspace": "BackSpace", "delete": "Delete",
    "shift": "Shift_L", "ctrl": "Control_L", "?": "question", "+": "plus", "-": "minus",
}  # fmt: skip


class XHand:
    """Presses real keys and moves the real pointer of a virtual display, and sees what it shows."""

    def __init__(self, screen: Screen, display: Display) -> None:
        self.screen, self._display, self._x = screen, display, display.connection
        windows = self._x.screen().root.query_tree().children
        self._window = next(window for window in windows if window.get_wm_class())
        self.focus(True)

    def key(self, name: str, *, down: bool) -> list[int]:
        symbol = XK.string_to_keysym(_KEYSYMS.get(name) or (name.upper() if name[1:] else name))
        code, level = min(self._x.keysym_to_keycodes(symbol), key=lambda place: place[1])
        codes = [code, self._x.keysym_to_keycode(XK.XK_Shift_L)] if level else [code]
        for each in reversed(codes) if down else codes:
            self._fake(X.KeyPress if down else X.KeyRelease, each)
        return [pygame.KEYDOWN if down else pygame.KEYUP] * len(codes)

    def move(self, to: Spot) -> list[int]:
        at, (left, top) = self._window.query_pointer(), self._corner
        if (at.win_x, at.win_y) == to:
            return []
        self._fake(X.MotionNotify, x=left + to[0], y=top + to[1])
        return [pygame.MOUSEMOTION]

    def button(self, number: int, *, down: bool) -> list[int]:
        self._fake(X.ButtonPress if down else X.ButtonRelease, number)
        return [pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP]

    def wheel(self, *, up: bool) -> list[int]:
        self.button(4 if up else 5, down=True)
        self.button(4 if up else 5, down=False)
        return [pygame.MOUSEWHEEL]

    def resize(self, size: Spot) -> list[int]:
        self._window.configure(width=size[0], height=size[1])
        self._x.sync()
        return [pygame.WINDOWSIZECHANGED]

    def focus(self, own: bool) -> list[int]:
        (self._window if own else self._x.screen().root).set_input_focus(X.RevertToParent, X.CurrentTime)
        self._x.sync()
        return [pygame.WINDOWFOCUSGAINED if own else pygame.WINDOWFOCUSLOST]

    def seen(self) -> pygame.Surface:
        own, whole = self._window.get_geometry(), self._display.picture()
        box = pygame.Rect(self._corner, (own.width, own.height)).clip(whole.get_rect())
        return whole.subsurface(box).convert(self.screen.surface)

    @property
    def _corner(self) -> Spot:
        """Where the window's upper left corner is on the screen."""
        place = self._window.translate_coords(self._x.screen().root, 0, 0)
        return -place.x, -place.y

    def _fake(self, kind: int, detail: int = 0, **more: int) -> None:
        xtest.fake_input(self._x, kind, detail, **more)
        self._x.sync()
