"""The row of buttons at the foot of a dialog: as wide as their words need, from the right."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.dialogs.modal import FOOT
from game.ui.view import View
from game.ui.widgets.buttons import Button

GAP = 16.0


def lay_foot(view: View, modal: tuple[float, float, float, float], buttons: Sequence[Button]) -> float:
    """Place the buttons, the last one rightmost; returns the left end of the row."""
    x, y, w, h = modal
    canvas = view.scratch()
    middle, right = y + h - FOOT / 2, x + w - 32
    for button in reversed(buttons):
        width = max(button.box.width, button.width_for(canvas, view.caps))
        button.box.update(right - width, middle - button.box.height / 2, width, button.box.height)
        right -= width + GAP
    return right + GAP
