"""Cards to choose among: the ways out of jail, the two ways of a card."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.command import Command
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts.columns import Box, Columns
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import tame
from game.ui.widgets.marks import draw_key_cap
from game.ui.widgets.widget import Mood, Widget


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its name, what it means, a small note, its key, its command, and why it is closed."""

    key: str
    title: str
    text: str
    note: str
    letter: str
    command: Command
    draw: Callable[[Canvas, Box], None] | None = None
    why_not: str = ""


class WaysPanel(Panel):
    """Cards side by side; left and right change the chosen one, which the primary names."""

    chosen = 0

    def ways(self) -> list[Way]:
        """The ways as they are shown."""
        raise NotImplementedError

    def key(self) -> Hashable:
        return self.chosen

    def more(self) -> Iterable[Widget]:
        columns, ways = self.host.columns, self.ways()
        for index, box in enumerate(way_boxes(columns, len(ways))):
            yield WayCard(ways, index, box, index == self.chosen, columns.unit, partial(self.choose, index))

    def choose(self, index: int) -> Reply:
        """Take another way in hand."""
        self.chosen = index
        return self.host.repaint()

    def handle_event(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            step = 1 if press.means(Action.RIGHT) else -1
            return self.choose((self.chosen + step) % len(self.ways())) or True
        return None


def way_boxes(columns: Columns, count: int) -> list[Box]:
    """Where three cards lie: below the heading, above the remark if there is room for one; two lie lower."""
    x, y, w, h = columns.facts
    gap = 14.0
    top = y + (56 * columns.unit if columns.small else 64 if columns.low else 78)
    foot = 0.0 if columns.small or columns.low else 62.0
    if count == 2:
        top = y + h * 0.56
        foot = 0.0
    wide = (w - gap * (count - 1)) / count
    return [(x + index * (wide + gap), top, wide, y + h - foot - top) for index in range(count)]


class WayCard(Widget):
    """One card; Enter or a click takes it in hand, the primary carries it out."""

    radius = 12

    def __init__(
        self,
        ways: Sequence[Way],
        index: int,
        box: Box,
        chosen: bool,
        unit: float,
        choose: Callable[[], Reply],
    ) -> None:
        way = ways[index]
        super().__init__(way.key, box, on_press=choose, letter=way.letter, group="ways", reason=way.why_not)
        self.way, self.chosen, self.unit = way, chosen, unit
        self._all = ways  # titles stand level, whichever text is longest

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        way, unit = self.way, self.unit
        x, y, w, h = self.box
        if self.chosen:
            canvas.box(self.box, "#343f4a", "#2f3943", radius=12, border="gold", line=2)
        else:
            canvas.box(
                self.box, "#2d363f" if mood.hover and self.enabled else "panel-2", radius=12, border="#333d46"
            )
        middle = x + w / 2
        ink, dim = ("text", "#c3c9ce") if self.enabled else ("text-off", "text-off")
        text = canvas.scale.text_size
        size, body = tame(20 * unit, text, 1.1), tame(16 * unit, text, 1.25)
        pad = 14 * unit
        words, needs = self._needs(canvas, w, size, body)
        while size > 17 * unit and pad + needs > h:
            size, body = size - unit, body - unit * 0.5
            words, needs = self._needs(canvas, w, size, body)
        needs += pad
        art = min(h - needs - pad, 104 * unit)
        top = y + (pad if way.draw is not None else max(pad, (h - needs) / 2))
        if way.draw is not None and art > 48 * unit:
            way.draw(canvas, (x + 8, top, w - 16, art))
            top += art + (h - needs - pad - art) * 0.4
        elif way.draw is not None:
            top += min(28.0, max(0.0, h - needs - pad))  # clear of the key
        canvas.text(
            way.title, (middle, top + size * 0.72), TextStyle("ui-bold", size, ink), "center", width=w - 20
        )
        top += size * 1.5
        with canvas.clip(self.box):
            canvas.paragraph(
                way.text, (x + 12, top, w - 24, words), TextStyle(size=body, colour=dim, align="center")
            )
        top += words
        if way.note and top + body * 1.4 <= y + h:
            canvas.text(
                way.note,
                (middle, top + body * 1.1),
                TextStyle("ui", body * 0.95, "gold-hi" if self.chosen else "muted"),
                "center",
                width=w - 20,
            )
        if cap := mood.cap(way.letter):
            draw_key_cap(canvas, (x + w - 10, y + 23), cap, anchor="midright")

    def _needs(self, canvas: Canvas, width: float, size: float, body: float) -> tuple[float, float]:
        """How high the longest text is, and title, text and note together."""
        words = max(canvas.paragraph_height(way.text, width - 24, TextStyle(size=body)) for way in self._all)
        return words, size * 1.5 + words + (body * 1.9 if any(way.note for way in self._all) else 0.0)
