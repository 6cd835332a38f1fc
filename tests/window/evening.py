"""An evening at the real program: it is started, played by a hand, looked at after each act, and closed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.app.desk import Desk
from game.app.main import menu, open_screen, open_window, remember
from game.storage import settings as stored
from game.ui.i18n import set_language
from game.ui.loop import FRAME, App
from game.ui.scene import Scene
from game.ui.window import Screen
from tests.landlord.view.player import Player
from tests.window.hands import Hand
from tests.window.looks import Act, look

PATIENCE = 5.0  # seconds in which an event must have come through
GLANCE = 1.0  # seconds until a person acts again; some questions are deaf before
LONGEST = 600.0  # seconds of the game's own time in which it must come to rest


class Evening:
    """The program with its folders, and whoever sits before it; time passes only where something is due.

    It has the acts of a `Pilot`, so that a `Player` can use it; after each the screen comes to rest and is
    looked at.
    """

    desk: Desk
    app: App
    hand: Hand
    acted: Act  # what was done last

    def __init__(self, make_hand: Callable[[Screen], Hand], shots: Path, **changes: Any) -> None:
        self.now = 1000.0
        self.trace: list[str] = []
        self._make_hand, self._shots, self._changes = make_hand, shots, changes

    # --- the program ---

    @contextmanager
    def program(self) -> Iterator[Evening]:
        """Start it as it was left, and close it."""
        own, trouble = stored.load()
        assert trouble is None, trouble
        for name, value in self._changes.items():
            setattr(own, name, value)
        set_language(own.language)
        self.desk = Desk(own)
        self.app = open_window(self.desk, open_screen(own))
        self.app._clock = lambda: self.now
        self.hand = self._make_hand(self.app.screen)
        try:
            self.app.open(menu(self.desk))
            self.rest()
            self.acted = Act("start")
            self.look()
            yield self
            remember(self.desk, self.app)
        except Exception as error:
            error.add_note(f"after {len(self.trace)} acts: " + ", ".join(self.trace[-12:]))
            raise
        finally:
            self.app.screen.close()

    @property
    def scene(self) -> Scene[Any] | None:
        """The scene on top; None once all are closed."""
        return self.app.top

    # --- acts ---

    def press(self, *keys: str) -> Evening:
        """Press keys one after another: "space", "t", "shift+tab"."""
        for key in keys:
            *held, last = key.split("+") if key != "+" else ["+"]
            with self._acting("key", key):
                for name in (*held, last):
                    self._heard(self.hand.key(name, down=True))
                for name in (last, *reversed(held)):
                    self._heard(self.hand.key(name, down=False))
        return self

    def hold(self, key: str, seconds: float) -> Evening:
        """Keep a key down for a while."""
        with self._acting("key", key):
            self._heard(self.hand.key(key, down=True))
            self._pass(seconds)
            self._heard(self.hand.key(key, down=False))
        return self

    def click(self, target: object) -> Evening:
        """Click a control by its key, or a point in reference pixels."""
        with self._acting("click", target):
            self._heard(self.hand.move(self._where(target)))
            self._heard(self.hand.button(1, down=True))
            self._heard(self.hand.button(1, down=False))
        return self

    def hover(self, target: object) -> Evening:
        """Move the pointer to a control or a point."""
        with self._acting("move", target):
            self._heard(self.hand.move(self._where(target)))
        return self

    def wheel(self, target: object, notches: float) -> Evening:
        """Turn the wheel over a place; positive is away from the player."""
        with self._acting("wheel", target):
            self._heard(self.hand.move(self._where(target)))
            for _notch in range(round(abs(notches))):
                self._heard(self.hand.wheel(up=notches > 0))
        return self

    def resize(self, size: tuple[int, int]) -> Evening:
        """Drag the window to another size."""
        with self._acting("resize", size):
            self._heard(self.hand.resize(size))
        return self

    def look_away(self, *, holding: str) -> Evening:
        """Another window has the keys for a moment, while one of them is down."""
        with self._acting("key", holding):
            self._heard(self.hand.key(holding, down=True))
            self._heard(self.hand.focus(False))
            self.hand.key(holding, down=False)
            self._heard(self.hand.focus(True))
        return self

    def wait(self, seconds: float) -> Evening:
        """Let time pass."""
        with self._acting("wait", seconds):
            self._pass(seconds)
        return self

    def wait_idle(self, at_most: float = LONGEST) -> Evening:
        """Nothing: it rests after each act."""
        return self

    def look(self) -> None:
        """What must hold whenever the screen is at rest."""
        if self.app.top is not None:
            look(self.app, self.hand.seen(), self.acted, self._shots)

    # --- how ---

    @contextmanager
    def _acting(self, kind: str, what: object = "") -> Iterator[None]:
        """One act, until the screen is at rest, and a look at what came of it."""
        scene = self.app.top
        assert scene is not None, "the program has ended"
        before = scene.form.focused
        self.trace.append(f"{kind} {what!r} in {type(scene).__name__}")
        yield
        self.rest()
        self.acted = Act(kind, what, scene, before.key if before is not None else None)
        self.look()

    def _heard(self, kinds: list[int]) -> None:
        """Run the loop until the window has heard what the hand did."""
        missing, end = list(kinds), time.monotonic() + PATIENCE
        while missing and self.app.top is not None:
            for kind in self._frame():
                if kind in missing:
                    missing.remove(kind)
            assert time.monotonic() < end, f"not heard: {[pygame.event.event_name(kind) for kind in missing]}"

    def _frame(self) -> list[int]:
        """One round of the loop; the kinds of events that came."""
        events = pygame.event.get()
        self.now += FRAME
        if self.app.top is not None:
            self.app.frame(events)
        return [event.type for event in events]

    def _pass(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end and self.app.top is not None:
            self._frame()

    def rest(self) -> None:
        """Run the loop until nothing moves and nothing is due, and take a moment to see it."""
        self._settle()
        self.now += GLANCE
        self._settle()

    def _settle(self) -> None:
        end = self.now + LONGEST
        while self.app.top is not None:
            heard, due = self._frame(), self.app.due()
            if not heard and (due is None or (due > self.now and self.app.top.resting)):
                return
            assert self.now < end, f"{type(self.app.top).__name__} does not come to rest"
            if due is not None:
                self.now = max(self.now, due - FRAME)

    def _where(self, target: object) -> tuple[int, int]:
        if isinstance(target, tuple) and all(isinstance(value, int | float) for value in target):
            return self.app.view.scale.point(target)
        assert self.app.top is not None
        return self.app.view.scale.point(self.app.top.form[target].shown().center)


def guest(evening: Evening, *, mouse: bool) -> Player:
    """Who plays the evening, by mouse alone or by keys alone."""
    return Player(evening, mouse=mouse)  # type: ignore[arg-type]
