"""Controls for yes and no: the toggle and the tick box."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.ui.actions import Action
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press
from game.ui.layout import Ruler, Size
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.widget import Mood, Widget


class _Switch(Widget):
    def __init__(
        self, key: Hashable, box: Box, on: bool, *, on_change: Callable[[bool], Reply], **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.on = on
        self.on_change = on_change

    def press(self) -> Reply:
        self.on = not self.on
        return self.on_change(self.on) or True


class Toggle(_Switch):
    """A switch 56 by 32; a tick shows that it is on, amber instead of green for a mortgage (`warn`)."""

    radius = 16

    def __init__(self, key: Hashable, box: Box, on: bool, *, warn: bool = False, **rest: Any) -> None:
        x, y, *_ = box
        super().__init__(key, (x, y, 56, 32), on, **rest)
        self.warn = warn

    def key_down(self, press: Press, now: float) -> Reply:
        wanted = True if press.means(Action.RIGHT) else False if press.means(Action.LEFT) else None
        return self.press() if self.enabled and wanted is not None and wanted is not self.on else None

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        x, y = self.box.topleft
        alpha = 1.0 if self.enabled else 0.4
        if self.on:
            colour = canvas.theme.c("warn" if self.warn else "good")
            canvas.box(
                self.box,
                canvas.theme.mix(colour, "#ffffff", 0.08) if mood.hover else colour,
                radius=16,
                alpha=alpha,
            )
            canvas.icon("check", (x + 17, y + 16), 18, "#173b20" if not self.warn else "#3d2c05")
            knob, tone = x + 28, "#ffffff"
        else:
            canvas.box(
                self.box,
                "#12171b",
                radius=16,
                border="#6a7580" if mood.hover else "#56616b",
                line=2,
                alpha=alpha,
            )
            knob, tone = x + 6, "muted"
        size = 24 if self.on else 20
        box = (knob, y + 16 - size / 2, size, size)
        if self.on:
            canvas.shadow(box, size / 2, blur=4, dy=1, alpha=0.4 * alpha)
        canvas.box(box, tone, radius=size / 2, alpha=alpha)


class TickBox(_Switch):
    """A box of 28 that is ticked or not."""

    radius = 6

    def __init__(self, key: Hashable, box: Box, on: bool, text: str = "", **rest: Any) -> None:
        x, y, *size = box
        super().__init__(key, (x, y, size[0] if text and size else 28, 28), on, **rest)
        self.text = text
        self.size = float(chrome.BODY)

    def measure(self, ruler: Ruler, width: float) -> Size:
        """The box with its words in one line."""
        least = super().measure(ruler, width)
        wide = 28 + (12 + words_width(ruler, self.text, TextStyle()) if self.text else 0.0)
        return Size(max(least.width, wide), least.height, least.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.size = chrome.BODY * ruler.zoom

    def ring(self) -> tuple[Box, float]:
        return (self.box.x, self.box.y, 28, 28), self.radius

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        x, y = self.box.topleft
        alpha = 1.0 if self.enabled else 0.4
        if self.on:
            canvas.box((x, y, 28, 28), "good", radius=6, alpha=alpha)
            canvas.icon("check", (x + 14, y + 14), 20, "#173b20")
        else:
            canvas.box(
                (x, y, 28, 28),
                "#12171b",
                radius=6,
                border="#8a949d" if mood.hover else "#56616b",
                line=2,
                alpha=alpha,
            )
        if self.text:
            style = TextStyle(size=self.size, colour="text" if self.enabled else "text-off")
            canvas.text(self.text, (x + 40, y + 14), style, "midleft", width=self.box.width - 39)
