"""The last event in words, and the button that unrolls the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.parts.lines import few_lines, icon_of
from game.landlord.view.presentation import Presentation
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget


def _size(columns: Columns) -> float:
    return 17 if columns.unit == 1 else 16 * columns.unit


def _button_box(canvas: Canvas, columns: Columns) -> Box:
    """The button is as wide as its word asks for."""
    x, y, w, h = columns.ticker
    inset, size = 7 * columns.unit, _size(columns)
    wide = canvas.measure(_("Log"), TextStyle("ui-bold", size)) + size + 98
    return x + w - wide - inset, y + inset, wide, h - 2 * inset


def paint_ticker(canvas: Canvas, columns: Columns, session: Presentation) -> None:
    """The line, or two smaller ones if it is long."""
    x, y, _w, h = columns.ticker
    unit = columns.unit
    canvas.shadow(columns.ticker, 14, blur=8, dy=3, alpha=0.35)
    canvas.box(columns.ticker, "#232a31", "#1d2329", radius=14, border="#39434c")
    if not session.log:
        return
    line, middle = session.log[-1], y + h / 2
    canvas.icon(icon_of(line), (x + 29 * unit, middle), 18 * unit, "muted")
    left = x + 51 * unit
    room, size = _button_box(canvas, columns)[0] - left - 12, 17 * unit
    fits = canvas.rich_width(line.text, TextStyle(size=size)) <= room
    few_lines(canvas, line.text, left, middle, room, size if fits else 14 * unit, high=h - 8 * unit)


def ticker_button(canvas: Canvas, columns: Columns, show_log: Callable[[], Reply]) -> Iterable[Widget]:
    """The log is always one key away."""
    yield Button(
        "log",
        _button_box(canvas, columns),
        _("Log"),
        icon="chevron-up",
        size=_size(columns),
        action=Action.LOG,
        group="ticker",
        on_press=show_log,
    )
