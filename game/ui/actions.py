"""What a key or pad button means: named acts, their keys by language, and how a key is shown."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from game.ui.i18n import N_, _


class Action(StrEnum):
    """An act that has a key wherever it makes sense; other letters belong to single buttons."""

    CONFIRM = "confirm"
    CHOOSE = "choose"
    BACK = "back"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT = "next"
    PREVIOUS = "previous"
    HOME = "home"
    END = "end"
    PLUS = "plus"
    MINUS = "minus"
    PROPERTY = "property"
    TRADE = "trade"
    LOG = "log"
    WHY = "why"
    BOARD = "board"
    INSPECT = "inspect"
    UNDO = "undo"
    CLAIM = "claim"
    MENU = "menu"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"


KEYS: Final[Mapping[Action, tuple[str, ...]]] = {
    Action.CONFIRM: ("space",),
    Action.CHOOSE: ("return", "enter"),
    Action.BACK: ("escape",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.NEXT: ("tab",),
    Action.PREVIOUS: ("shift+tab",),
    Action.HOME: ("home",),
    Action.END: ("end",),
    Action.PLUS: ("+", "="),
    Action.MINUS: ("-", "\u2212"),
    Action.PROPERTY: ("b",),
    Action.TRADE: ("t",),
    Action.LOG: ("l",),
    Action.WHY: ("?",),
    Action.BOARD: ("h",),
    Action.INSPECT: ("i",),
    Action.UNDO: ("ctrl+z",),
    Action.CLAIM: (),
    Action.MENU: ("f10",),
    Action.FULL_SCREEN: ("f11",),
    Action.MUTE: ("f9",),
}
KEYS_BY_LANGUAGE: Final[Mapping[str, Mapping[Action, tuple[str, ...]]]] = {
    "fr": {Action.PROPERTY: ("p",), Action.TRADE: ("e",), Action.LOG: ("j",)},
}
FIXED: Final = frozenset(  # never to be bound anew
    {"escape", "return", "enter", "tab", "shift+tab", "left", "right", "up", "down", *"0123456789"}
)

PAD: Final[Mapping[Action, str]] = {
    Action.CONFIRM: "RT",
    Action.CHOOSE: "A",
    Action.BACK: "B",
    Action.LEFT: "D-left",
    Action.RIGHT: "D-right",
    Action.UP: "D-up",
    Action.DOWN: "D-down",
    Action.NEXT: "RB",
    Action.PREVIOUS: "LB",
    Action.PROPERTY: "X",
    Action.TRADE: "Y",
    Action.LOG: "View",
    Action.WHY: "R3",
    Action.BOARD: "LT",
    Action.INSPECT: "R3",  # in dialogs, where nothing asks why
    Action.CLAIM: "L3",
    Action.UNDO: "L3",  # a rent to be claimed comes first
    Action.MENU: "Menu",
}
_NAMES: Final[Mapping[str, str]] = {
    "space": N_("Space"),
    "return": N_("Enter"),
    "enter": N_("Enter"),
    "escape": N_("Esc"),
    "tab": N_("Tab"),
    "shift+tab": N_("Shift Tab"),
    "home": N_("Home"),
    "end": N_("End"),
    "delete": N_("Delete"),
    "backspace": N_("Backspace"),
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "-": "−",
}


def key_label(key: str) -> str:
    """A key as its cap reads; arrows are drawn by the key cap."""
    if key.startswith("ctrl+"):
        return _("Ctrl") + " " + key_label(key.removeprefix("ctrl+"))
    return _(_NAMES[key]) if key in _NAMES else key.upper() if len(key) <= 3 else key.capitalize()


class Bindings:
    """Which key and which pad button does what: the language's defaults under the player's own choice."""

    def __init__(
        self,
        language: str = "en",
        keys: Mapping[str, str] | None = None,
        pad: Mapping[str, str] | None = None,
    ) -> None:
        self._keys = {**KEYS, **KEYS_BY_LANGUAGE.get(language, {})}
        for action, key in (keys or {}).items():
            if action in Action._value2member_map_ and key:
                self._keys[Action(action)] = (key,)
        self._pad = {**PAD}
        for action, button in (pad or {}).items():
            if action in Action._value2member_map_ and button:
                self._pad[Action(action)] = button

    def of_key(self, key: str) -> frozenset[Action]:
        """All that a key means."""
        return frozenset(action for action, names in self._keys.items() if key in names)

    def of_button(self, button: str) -> frozenset[Action]:
        """All that a pad button means."""
        return frozenset(action for action, name in self._pad.items() if name == button)

    def key(self, action: Action) -> str:
        """The name of the key of an act; empty if it has none."""
        return next(iter(self._keys.get(action, ())), "")

    def button(self, action: Action) -> str:
        """The name of the pad button of an act; empty if it has none."""
        return self._pad.get(action, "")

    def label(self, action: Action, *, pad: bool = False) -> str:
        """What a key cap shows for an act on the device in use."""
        return self.button(action) if pad else key_label(self.key(action)) if self.key(action) else ""

    def taken(self, key: str, but: Action) -> Action | None:
        """The other act that a key already does."""
        return next((action for action in self.of_key(key) if action is not but), None)
