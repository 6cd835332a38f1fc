"""Cards to choose among: the ways out of jail, the two ways of a card."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.command import Command
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts.columns import Box as Room
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press
from game.ui.layout import Column, Grid, Leaf, Node, Paragraph, Ruler, Size, Text
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.marks import draw_key_cap
from game.ui.widgets.widget import Mood, Widget

ARTS = (104, 88, 72, 56, 44, 0)  # how high a drawing may be; all of them are, so that titles stand level
NOWHERE = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its name, what it means, a small note, its key, its command, and why it is closed."""

    key: str
    title: str
    text: str
    note: str
    letter: str
    command: Command
    draw: Callable[[Canvas, Room], None] | None = None
    why_not: str = ""


class WaysPanel(Panel):
    """Cards side by side; left and right change the chosen one, which the primary names."""

    chosen = 0

    def ways(self) -> list[Way]:
        """The ways as they are shown."""
        raise NotImplementedError

    def key(self) -> Hashable:
        return self.chosen

    def cards(self) -> Sequence[Node]:
        """The ways side by side, with drawings of different heights and at last without."""
        ways = self.ways()
        arts = ARTS if any(way.draw is not None for way in ways) else (0,)
        return [
            Grid([self._card(way, index, art) for index, way in enumerate(ways)], len(ways), gap=14, grow=1)
            for art in arts
        ]

    def _card(self, way: Way, index: int, art: float) -> Node:
        chosen, unit = index == self.chosen, self.host.columns.unit
        return Leaf(WayCard(way, chosen, art * unit, unit, partial(self.choose, index)))

    def choose(self, index: int) -> Reply:
        """Take another way in hand."""
        self.chosen = index
        return self.host.repaint()

    def handle_event(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            step = 1 if press.means(Action.RIGHT) else -1
            return self.choose((self.chosen + step) % len(self.ways())) or True
        return None


class WayCard(Widget):
    """One card; Enter or a click takes it in hand, the primary carries it out."""

    radius = 12

    def __init__(self, way: Way, chosen: bool, art: float, unit: float, choose: Callable[[], Reply]) -> None:
        super().__init__(
            way.key, NOWHERE, on_press=choose, letter=way.letter, group="ways", reason=way.why_not
        )
        self.way, self.chosen = way, chosen
        self._words = self._tree(art, unit)

    def _tree(self, art: float, unit: float) -> Node:
        way = self.way
        ink, dim = ("text", "#c3c9ce") if self.enabled else ("text-off", "text-off")
        tone = "gold-hi" if self.chosen else "muted"
        words: list[Node] = [
            Text(way.title, TextStyle("ui-bold", 20 * unit, ink, align="center")),
            Paragraph(way.text, TextStyle(size=16 * unit, colour=dim, align="center")),
        ]
        if way.note:
            words.append(Text(way.note, TextStyle("ui", 15 * unit, tone, align="center")))
        parts: list[Node] = [Column(words, gap=4 * unit)]
        if art and way.draw is not None:
            parts.insert(0, Leaf(width=1, height=art, paint=self._draw_art))
        elif way.draw is not None:
            parts.insert(0, Leaf(height=14 * unit))  # clear of the key
        return Column(parts, gap=8 * unit, pad=(12, 14 * unit), justify="start" if way.draw else "center")

    def _draw_art(self, canvas: Canvas, box: pygame.FRect) -> None:
        assert self.way.draw is not None
        self.way.draw(canvas, (self.box.x + 8, box.y, self.box.width - 16, box.height))

    def measure(self, ruler: Ruler, width: float) -> Size:
        return self._words.measure(ruler, width)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self._words.place(ruler, self.box)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.chosen:
            canvas.box(self.box, "#343f4a", "#2f3943", radius=12, border="gold", line=2)
        else:
            tone = "#2d363f" if mood.hover and self.enabled else "panel-2"
            canvas.box(self.box, tone, radius=12, border="#333d46")
        self._words.draw(canvas)
        if cap := mood.cap(self.way.letter):
            draw_key_cap(canvas, (self.box.right - 10, self.box.y + 23), cap, anchor="midright")
