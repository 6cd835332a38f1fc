"""The head of a whole screen: the way back, boxed where the table is too pale for a bare arrow."""

from __future__ import annotations

from game.ui.actions import Action
from game.ui.draw.theme import Theme
from game.ui.reply import Pop
from game.ui.widgets.buttons import IconButton


def on_table(theme: Theme) -> str:
    """The kind of a button that lies on the bare table."""
    return "secondary" if theme.pale else "ghost"


def back_button(theme: Theme, tip: str, at: tuple[float, float] = (36, 36)) -> IconButton:
    """The arrow at the top left that leaves the screen."""
    return IconButton(
        "back",
        (*at, 52, 48),
        "arrow-left",
        tip,
        on_table(theme),
        action=Action.BACK,
        group="head",
        on_press=Pop,
    )
