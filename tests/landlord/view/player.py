"""A player who presses what the screen offers: by keys alone or by mouse alone, through the real loop."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.building_call.scene import BuildingCallScene
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.negotiation_scene import NegotiationScene
from game.landlord.view.play.scene import BoardScene
from game.tools.pilot import Pilot
from game.ui.scene import Scene
from game.ui.widgets.buttons import HoldButton
from game.ui.widgets.choice import Dropdown, Tabs
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget


class Player:
    """Uses controls of the scene on top, and knows one way through each question of a game."""

    def __init__(self, pilot: Pilot, *, mouse: bool) -> None:
        self.pilot, self.mouse = pilot, mouse
        self.answered: set[str] = set()  # the kinds of scenes that were seen

    @property
    def scene(self) -> Scene[object]:
        assert self.pilot.scene is not None
        return self.pilot.scene

    def has(self, key: Hashable) -> bool:
        """Whether a control is there and can be used."""
        return key in self.scene.form and self.scene.form[key].enabled

    def use(self, key: Hashable) -> None:
        """Press a control, then let the table go on until something is asked."""
        widget = self.scene.form[key]
        assert widget.enabled, f"{key!r} is greyed: {widget.reason}"
        if self.mouse:
            self._click(key, widget)
        else:
            self._press(widget)
        if self.pilot.scene is not None:
            self.pilot.wait_idle(600)

    def choose(self, key: Hashable, index: int) -> None:
        """Take one of a row of tabs or of a list."""
        widget = self.scene.form[key]
        assert isinstance(widget, Tabs | Dropdown)
        if not self.mouse:
            self.walk_to(key)
            self._choose_by_keys(widget, index)
        elif isinstance(widget, Tabs):
            self.show(key)
            cell = widget._cells[index]
            dx, dy = widget.shift()
            self.pilot.click((cell.centerx + dx, cell.centery + dy))
        else:
            self.show(key)
            self.pilot.click(key)
            box, (dx, dy) = widget._list(), widget.shift()
            self.pilot.click((box.centerx + dx, box.top + dy + 6 + 48 * (index + 0.5)))
        self.pilot.wait_idle(600)

    def _choose_by_keys(self, widget: Tabs | Dropdown, index: int) -> None:
        way, back = ("right", "left") if isinstance(widget, Tabs) else ("down", "up")
        steps = index - widget.index
        if isinstance(widget, Dropdown):
            self.pilot.press("enter")
        self.pilot.press(*[way if steps > 0 else back] * abs(steps))
        if isinstance(widget, Dropdown):
            self.pilot.press("enter")

    def set_to(self, key: Hashable, value: int) -> None:
        """Bring a stepper to a value: typed, or by its two buttons."""
        if not self.mouse:
            self.walk_to(key)
            self.pilot.press(*str(value), "enter")
        else:
            self.show(key)
            while (widget := self._stepper(key)).value != value:
                side = 1 if value > widget.value else -1
                spot, (dx, dy) = widget._half(side), widget.shift()
                self.pilot.click((spot.centerx + dx, spot.centery + dy))
        self.pilot.wait_idle(600)
        assert self._stepper(key).value == value

    def _stepper(self, key: Hashable) -> Stepper:
        widget = self.scene.form[key]
        assert isinstance(widget, Stepper)
        return widget

    def show(self, key: Hashable) -> None:
        """Turn the wheel until a control of a scroll area is in sight."""
        for _ in range(200):
            widget = self.scene.form[key]
            area = widget.owner
            if area is None or area.shown().inflate(1, 1).contains(widget.shown()):
                return
            below = widget.shown().centery > area.shown().centery
            self.pilot.wheel(tuple(area.shown().center), -1 if below else 1)
        raise AssertionError(f"{key!r} can't be scrolled into sight")

    def _click(self, key: Hashable, widget: Widget) -> None:
        self.show(key)
        if not isinstance(widget, HoldButton):
            self.pilot.click(key)
            return
        at = self.pilot.app.view.scale.point(widget.shown().center)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.pilot.wait(2.2)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.pilot.wait(0.1)

    def _press(self, widget: Widget) -> None:
        bindings = self.pilot.app.view.bindings
        if widget.primary:
            self.pilot.press("space")
        elif widget.letter:
            self.pilot.press(widget.letter.lower())
        elif widget.action is not None and not isinstance(widget, HoldButton):
            self.pilot.press(
                {"return": "enter", "escape": "esc"}.get(key := bindings.key(widget.action), key)
            )
        else:
            self.walk_to(widget.key)
            if isinstance(widget, HoldButton):
                self.pilot.hold("enter", 2.2)
            else:
                self.pilot.press("enter")

    def walk_to(self, key: Hashable) -> None:
        """Bring the focus to a control: Tab to its group, then the arrows towards it."""
        goal = self.scene.form[key]
        for _ in range(80):
            if self._focused.group == goal.group:
                break
            self.pilot.press("tab")
        for _ in range(80):
            here = self._focused
            if here.key == key:
                return
            dx, dy = (pygame.Vector2(goal.shown().center) - pygame.Vector2(here.shown().center)).xy
            ways = ["down" if dy > 0 else "up", "right" if dx > 0 else "left"]
            for way in ways if abs(dy) > 8 else reversed(ways):
                self.pilot.press(way)
                if self._focused.key != here.key:
                    break
        raise AssertionError(f"no way to {key!r} by Tab and arrows; stuck at {self._focused.key!r}")

    @property
    def _focused(self) -> Widget:
        focused = self.scene.form.focused
        assert focused is not None, "nothing has the focus"
        return focused

    def answer(self) -> None:
        """One decision of a game."""
        scene = self.scene
        self.answered.add(type(scene).__name__)
        if isinstance(scene, AuctionScene):
            self.use("bid" if scene.session.shown.lot and scene.lot.high < 60 and self.has("bid") else "drop")
        elif isinstance(scene, DebtScene):
            self._pay()
        elif isinstance(scene, NegotiationScene):
            self.use("cancel")
        elif isinstance(scene, BuildingCallScene):
            self.use("want" if self.has("want") else "pass")
        elif isinstance(scene, PassDeviceScene):
            self.use(next(widget.key for widget in scene.form.walk() if widget.primary))
        elif isinstance(scene, BoardScene):
            self._at_table()
        else:
            raise AssertionError(f"{type(scene).__name__} was not expected in the middle of a game")

    def _pay(self) -> None:
        for key in ("pay", "give up"):
            if self.has(key):
                return self.use(key)
        self.use("pick")

    def _at_table(self) -> None:
        for key in (
            "primary",
            "auction",
            *(widget.key for widget in self.scene.form.walk() if widget.group == "acts"),
        ):
            if self.has(key):
                return self.use(key)
        raise AssertionError("nothing can be done at the table")

    def play_on(self, at_most: int = 3000) -> GameOverScene:
        """Answer until the game is over."""
        for _ in range(at_most):
            if isinstance(scene := self.scene, GameOverScene):
                return scene
            self.answer()
        raise AssertionError(f"the game is not over after {at_most} decisions")
