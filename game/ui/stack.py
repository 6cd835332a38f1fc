"""The stack of scenes: what lies open over what, and what the answers of scenes lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.ui.reply import Menu, Pop, Push, Quit, Replace, Reply
from game.ui.scene import Scene
from game.ui.view import View

OPENING, CLOSING = 0.18, 0.12
Then = Callable[[Any], Reply] | None


@dataclass
class Open:
    """A scene that is open."""

    scene: Scene[Any]
    then: Then
    by: Scene[Any] | None = None  # who opened it, and whose the answer of `then` is
    stale: bool = False


class Stack:
    """Opens and closes scenes; whoever shows them says how one picture fades into the next."""

    view: View

    def __init__(self) -> None:
        self._stack: list[Open] = []
        self._show = True  # the picture is another one
        self._untidy = False  # a scene has closed that may have held much

    def _cross_fade(self, duration: float) -> None:
        raise NotImplementedError

    def _end_fade(self) -> None:
        raise NotImplementedError

    @property
    def top(self) -> Scene[Any] | None:
        """The scene that hears the player."""
        return self._stack[-1].scene if self._stack else None

    def open(self, scene: Scene[Any], then: Then = None, by: Scene[Any] | None = None) -> None:
        """Put a scene on top."""
        if self._stack:
            self._cross_fade(OPENING)
            self._stack[-1].scene.form.let_go()
        self._stack.append(Open(scene, then, by))
        self._enter(scene)

    def _enter(self, scene: Scene[Any]) -> None:
        scene.view = self.view
        if scene.sudden:
            self._end_fade()
        if scene.unbidden:
            scene.form.deafness.begin(self.view)
        scene.enter()
        scene.relayout()
        self.view.below = None
        self._show = True

    def _close(self, value: Any) -> None:
        closed = self._stack.pop()
        self._cross_fade(CLOSING)
        closed.scene.exit()
        self._untidy |= not closed.scene.dialog
        self.view.below = None
        self._show = True
        if self._stack:
            below = self._stack[-1]
            if below.stale:
                below.stale = False
                below.scene.relayout()
            below.scene.resume()
            below.scene.dirty = True
        if closed.then is not None:
            self._follow(closed.then(value), closed.by)

    def _follow(self, reply: Reply, of: Scene[Any] | None = None) -> None:
        """Do what a scene answered, by default the one on top; with it goes what lies over it."""
        of = self.top if of is None else of
        match reply:
            case Push(scene, then):
                self.open(scene, then, of)
            case Pop(value):
                self._uncover(of)
                self._close(value)
            case Replace(scene):
                self._cross_fade(OPENING)
                self._uncover(of)
                old = self._stack[-1]
                old.scene.exit()
                self._untidy |= not old.scene.dialog
                self._stack[-1] = Open(scene, old.then, old.by)
                self._enter(scene)
            case Menu():
                self._open_menu()
            case Quit():
                while self._stack:
                    self._stack.pop().scene.exit()

    def _uncover(self, scene: Scene[Any] | None) -> None:
        """Close all that lies over a scene, unasked."""
        if any(open_.scene is scene for open_ in self._stack):
            while (over := self._stack[-1].scene) is not scene:
                self._stack.pop()
                over.exit()
                self._untidy |= not over.dialog

    def _open_menu(self) -> bool:
        """Open the menu of the uppermost scene that has one; False if none has, or it is open already."""
        for open_ in reversed(self._stack):
            reply = open_.scene.open_menu()
            if reply is not None:
                self._end_fade()
                self._follow(reply, open_.scene)
                return bool(reply)
        return False
