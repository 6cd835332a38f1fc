"""Controls that show a tree of words and pictures: the card, and the row of a list."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Column, Node, Row, Ruler, Size, Text
from game.ui.scale import Box
from game.ui.widgets.pieces import icon as icon_leaf
from game.ui.widgets.widget import Mood, Widget


class Card(Widget):
    """A control as large as the words in it need, on a ground that tells its state."""

    radius = chrome.CARD

    def __init__(self, key: Hashable, box: Box, *, chosen: bool = False, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.chosen = chosen
        self._tree: Node | None = None

    def content(self) -> Node:
        """What it shows."""
        raise NotImplementedError

    @property
    def tree(self) -> Node:
        """What it shows; the same one from measuring to drawing."""
        if self._tree is None:
            self._tree = self.content()
        return self._tree

    def measure(self, ruler: Ruler, width: float) -> Size:
        least, size = super().measure(ruler, width), self.tree.measure(ruler, width)
        return Size(max(least.width, size.width), max(least.height, size.height), size.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.tree.place(ruler, pygame.FRect(*box))

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        """Draw what lies under its words."""
        if self.chosen:
            canvas.box(self.box, "row-chosen", radius=self.radius, border="#55626e")
            return
        ground = "#2d363f" if mood.hover and self.enabled else "panel-2"
        canvas.box(self.box, "#232b32" if mood.pressed else ground, radius=self.radius)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.tree.box != self.box:  # it stands in no layout
            self.place(canvas.ruler, self.box)
        self.ground(canvas, mood)
        self.tree.draw(canvas)


class ListRow(Card):
    """A line to choose, at least 64 high: icon, words, a smaller second line, something on the right."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        text: str,
        *,
        icon: str = "",
        second: str = "",
        right: str = "",
        size: float = chrome.STRONG,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.text, self.icon, self.second, self.right, self.size = text, icon, second, right, size

    def content(self) -> Node:
        ink = "text" if self.enabled else "text-off"
        parts: list[Node] = []
        if self.icon:
            parts.append(icon_leaf(self.icon, 24, "gold-hi" if self.enabled else "text-off"))
        words = [Text(self.text, TextStyle("ui-bold", self.size, ink))]
        if self.second:
            words.append(Text(self.second, TextStyle("ui", 15, "muted")))
        parts.append(Column(words, grow=1))
        if self.right:
            parts.append(Text(self.right, TextStyle(colour="muted"), lines=1))
        return Row(parts, gap=16, pad=(18, 6), min_height=64)
