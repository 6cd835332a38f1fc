"""A row of a list."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.scale import Box
from game.ui.widgets.marks import cap_width, draw_key_cap
from game.ui.widgets.widget import Mood, Widget


class ListRow(Widget):
    """A line to choose, at least 64 high: icon, words, a smaller second line, something on the right."""

    radius = chrome.CARD

    def __init__(
        self,
        key: Hashable,
        box: Box,
        text: str,
        *,
        icon: str = "",
        second: str = "",
        right: str = "",
        chosen: bool = False,
        size: float = chrome.STRONG,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.text, self.icon, self.second, self.right, self.chosen, self.size = (
            text,
            icon,
            second,
            right,
            chosen,
            size,
        )

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.chosen:
            canvas.box(box, "row-chosen", radius=self.radius, border="#55626e")
        else:
            ground = "#2d363f" if mood.hover and self.enabled else "panel-2"
            canvas.box(box, "#232b32" if mood.pressed else ground, radius=self.radius)
        ink = "text" if self.enabled else "text-off"
        x, end = box.left + 18, box.right - 18
        if self.icon:
            canvas.icon(self.icon, (x + 12, box.centery), 24, "gold-hi" if self.enabled else "text-off")
            x += 40
        label = mood.cap(self.letter)
        if label:
            end -= cap_width(canvas.ruler, label)
            draw_key_cap(canvas, (end, box.centery), label)
            end -= 14
        if self.right:
            end = canvas.text(self.right, (end, box.centery), TextStyle(colour="muted"), "midright").left - 12
        if self.second:
            canvas.text(
                self.text,
                (x, box.centery - 12),
                TextStyle("ui-bold", self.size, ink),
                "midleft",
                width=end - x,
            )
            canvas.text(
                self.second, (x, box.centery + 13), TextStyle("ui", 15, "muted"), "midleft", width=end - x
            )
        else:
            canvas.text(
                self.text, (x, box.centery), TextStyle("ui-bold", self.size, ink), "midleft", width=end - x
            )
