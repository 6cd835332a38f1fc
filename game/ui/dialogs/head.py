"""Buttons of heads: the way back, boxed where the table is too pale for a bare arrow, and to the menu."""

from __future__ import annotations

from game.ui.actions import Action
from game.ui.draw.theme import Theme
from game.ui.i18n import _
from game.ui.reply import Menu, Pop
from game.ui.view import View
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


def menu_button(view: View, kind: str = "ghost") -> IconButton:
    """The way to the menu for the pointer, in what can't be closed; keys have their own from anywhere."""
    tip = _("Menu") + f" ({view.caps(Action.MENU)})"
    button = IconButton("menu", (0, 0, 52, 48), "menu", tip, kind, group="head", on_press=Menu)
    button.focusable, button.tip_below = False, True
    return button
