"""The last event in words, and the button that unrolls the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.parts.columns import Columns
from game.landlord.view.parts.lines import icon_of
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, First, Fit, Leaf, Node, Paragraph, Row, lay
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.view import View
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

LINE = 0.66  # the part of the ticker that is left to the line before the button's word becomes smaller
STOP = re.compile("[:;.] ")


class Ticker:
    """The button is as wide as its word asks for; the line has the rest."""

    room: Box = (0.0, 0.0, 0.0, 0.0)  # of the line

    def build(self, view: View, columns: Columns, show_log: Callable[[], Reply]) -> Iterable[Widget]:
        """The log is always one key away."""
        inset, size = 7 * columns.unit, 17 * columns.unit
        button = Button(
            "log",
            (0, 0, 0, columns.ticker[3] - 2 * inset),
            _("Log"),
            icon="chevron-up",
            size=size,
            action=Action.LOG,
            group="ticker",
            on_press=show_log,
        )
        line = Leaf(key="line", grow=1, min_width=LINE * columns.ticker[2])
        log = Fit(Leaf(button, pad=(0, inset, inset, inset)))
        tree = Row([line, log], align="stretch", gap=12, pad=(20 * columns.unit, 0, 0, 0))
        page = lay_out(tree, view, columns.ticker)
        self.room = tuple(page["line"])
        return controls(page.root)

    def paint(self, canvas: Canvas, columns: Columns, line: LogLine | None) -> None:
        """The line, or two smaller ones if it is long."""
        canvas.shadow(columns.ticker, 14, blur=8, dy=3, alpha=0.35)
        canvas.box(columns.ticker, "#232a31", "#1d2329", radius=14, border="#39434c")
        if line is not None:
            lay(_told(line, columns.unit), canvas.ruler, self.room).draw(canvas)


def _told(line: LogLine, unit: float) -> Node:
    """A line of the log behind its icon."""
    whole, *shorter = [
        Paragraph(words, TextStyle(size=14 * unit), lines=2) for words in beginnings(line.text)
    ]
    line_or_two = First([Paragraph(line.text, TextStyle(size=17 * unit), lines=1), whole])
    told = First([Fit(Aligned(each, "start", "center")) for each in (line_or_two, *shorter)], grow=1)
    return Row([icon(icon_of(line), 18 * unit, "muted"), told], gap=13 * unit)


def beginnings(text: str) -> Iterator[str]:
    """The line, then its beginnings up to a stop, for windows where two lines are too few."""
    yield text
    for stop in reversed(list(STOP.finditer(text))):
        if text.count("**", 0, stop.start()) % 2 == 0:
            yield text[: stop.start()].rstrip("\u202f\u00a0")
