"""Controls for a number: the stepper and the slider."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press
from game.ui.layout import Ruler, Size
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Mood, Point, Widget

Change = Callable[[int], Reply]
FIGURE = 24.0


class Stepper(Widget):
    """Minus, a value, plus. Its keys step, Shift steps tenfold, digits type a value that Enter sets."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        value: int,
        low: int,
        high: int,
        *,
        on_change: Change,
        step: int = 1,
        show: Callable[[int], str] = str,
        role: str = "board-bold",
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change = on_change
        self.show = show
        self.role = role
        self.size = FIGURE
        self._side = 1
        self._typed = ""

    def measure(self, ruler: Ruler, width: float) -> Size:
        """Its ends and what it shows now between the two buttons, and no less than what it was made with."""
        least, style = super().measure(ruler, width), TextStyle(self.role, FIGURE)
        shown = {self.show(value) for value in (self.low, self.value, self.high)}
        figure = max(words_width(ruler, text, style) for text in shown)
        return Size(max(least.width, figure + 2 * least.height + 16), least.height, least.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.size = FIGURE * ruler.zoom

    def _half(self, side: int) -> pygame.FRect:
        side_len = self.box.height
        left = self.box.left if side < 0 else self.box.right - side_len
        return pygame.FRect(left, self.box.top, side_len, side_len)

    def _possible(self, side: int) -> bool:
        return self.enabled and (self.value > self.low if side < 0 else self.value < self.high)

    def _set(self, value: int) -> Reply:
        value = min(self.high, max(self.low, value))
        if value == self.value:
            return True
        self.value = value
        return self.on_change(value) or True

    def _go(self, side: int, *, tenfold: bool = False) -> Reply:
        self._side, self._typed = side, ""
        return self._set(self.value + side * self.step * (10 if tenfold else 1)) if self.enabled else True

    def press(self) -> Reply:
        if self._typed:
            typed, self._typed = int(self._typed), ""
            return self._set(typed)
        return self._go(self._side)

    def key_down(self, press: Press, now: float) -> Reply:
        if press.digit is not None and self.enabled:
            self._typed = (self._typed + press.key)[-9:]
            return True
        if self._typed and press.key == "backspace":
            self._typed = self._typed[:-1]
            return True
        if self._typed and press.means(Action.BACK):
            self._typed = ""
            return True
        if press.means(Action.PLUS):
            return self._go(1, tenfold=press.shift and press.key != "+")
        if press.means(Action.MINUS):
            return self._go(-1, tenfold=press.shift)
        side = -1 if press.means(Action.LEFT) else 1 if press.means(Action.RIGHT) else 0
        if side and press.pad and self._possible(side):
            return self._go(side)
        if side and press.shift:
            return self._go(side, tenfold=True)
        if side and side != self._side and not press.pad:
            self._side = side
            return True
        return None

    def focus_lost(self) -> Reply:
        self._typed = ""
        return None

    def up(self, at: Point, now: float) -> Reply:
        for side in (-1, 1):
            if self._half(side).inflate(8, 8).collidepoint(at[0], at[1]):
                return self._go(side)
        return None

    def wheel(self, dx: float, dy: float) -> Reply:
        return self._go(1 if dy > 0 else -1) if dy else None

    def ring(self) -> tuple[Box, float]:
        return self._half(self._side), self.radius

    def adopt(self, old: Widget) -> None:
        if isinstance(old, Stepper):
            self._side, self._typed = old._side, old._typed

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        for side, icon in ((-1, "minus"), (1, "plus")):
            half = Button(
                "", self._half(side), "", icon=icon, size=20, cap=False, enabled=self._possible(side)
            )
            half.draw(canvas, Mood(hover=mood.hover and self._possible(side)))
        inner = self.box.width - 2 * self.box.height - 8
        text = self._typed or self.show(self.value)
        colour = "gold-hi" if self._typed else "text" if self.enabled else "text-off"
        canvas.text(text, self.box.center, TextStyle(self.role, self.size, colour), "center", width=inner)


class Slider(Widget):
    """A track with a knob; arrows move it by its step, Home and End to its ends."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        value: int,
        *,
        on_change: Change,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change = on_change

    @property
    def part(self) -> float:
        """Where the knob is, from 0 to 1."""
        return (self.value - self.low) / max(1, self.high - self.low)

    def _knob(self) -> tuple[float, float]:
        return self.box.left + self.box.width * self.part, self.box.centery

    def _set(self, value: float) -> Reply:
        stepped = self.low + round((value - self.low) / self.step) * self.step
        stepped = min(self.high, max(self.low, stepped))
        if stepped == self.value:
            return True
        self.value = stepped
        return self.on_change(stepped) or True

    def key_down(self, press: Press, now: float) -> Reply:
        if not self.enabled:
            return None
        if press.means(Action.LEFT, Action.MINUS):
            return self._set(self.value - self.step)
        if press.means(Action.RIGHT, Action.PLUS):
            return self._set(self.value + self.step)
        if press.means(Action.HOME):
            return self._set(self.low)
        if press.means(Action.END):
            return self._set(self.high)
        return None

    def hit(self, at: Point) -> bool:
        return bool(self.box.inflate(26, max(0.0, 44 - self.box.height)).collidepoint(at[0], at[1]))

    def down(self, at: Point, now: float) -> Reply:
        return self.drag(at)

    def drag(self, at: Point) -> Reply:
        return self._set(self.low + (at[0] - self.box.left) / self.box.width * (self.high - self.low))

    def up(self, at: Point, now: float) -> Reply:
        return True

    def ring(self) -> tuple[Box, float]:
        x, y = self._knob()
        return (x - 13, y - 13, 26, 26), 13

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        (x, y), (left, width) = self._knob(), (self.box.left, self.box.width)
        alpha = 1.0 if self.enabled else 0.4
        canvas.box((left, y - 3, width, 6), "#12171b", radius=3, border="#39434c", alpha=alpha)
        if self.part:
            canvas.box((left, y - 3, width * self.part, 6), "gold", radius=3, alpha=alpha)
        grow = 1 if mood.hover or mood.pressed else 0
        knob = (x - 13 - grow, y - 13 - grow, 26 + 2 * grow, 26 + 2 * grow)
        canvas.shadow(knob, 13 + grow, blur=8, dy=3, alpha=0.45 * alpha)
        canvas.box(knob, "#ffffff", "#d8d2c4", radius=13 + grow, alpha=alpha)
