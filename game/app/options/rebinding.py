"""Giving acts other keys and pad buttons: a taken one changes hands, so that none is ever lost."""

from __future__ import annotations

from game.storage.settings import Settings
from game.ui.actions import FIXED, KEYS, Action, Bindings

BOUND = (
    Action.CONFIRM,
    Action.CHOOSE,
    Action.BACK,
    Action.TRADE,
    Action.PROPERTY,
    Action.LOG,
    Action.WHY,
    Action.BOARD,
    Action.INSPECT,
    Action.UNDO,
    Action.MUTE,
    Action.FULL_SCREEN,
    Action.MENU,
)
FIXED_BUTTONS = frozenset({"D-left", "D-right", "D-up", "D-down", "LB", "RB"})
MODIFIERS = frozenset(
    f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta", "gui")
) | {"caps lock", "numlock", "alt gr", ""}


class Rebinding:
    """Changes the bindings in the player's settings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def bindings(self) -> Bindings:
        """The bindings as they are now."""
        return Bindings(self.settings.language, self.settings.keys, self.settings.pad)

    @property
    def changed(self) -> bool:
        """Whether anything is bound otherwise than usual."""
        return bool(self.settings.keys or self.settings.pad)

    def current(self, act: Action, *, pad: bool) -> str:
        """The key or button of an act; empty if it has none."""
        return self.bindings.button(act) if pad else self.bindings.key(act)

    def movable(self, act: Action, *, pad: bool) -> bool:
        """Whether an act may get another key or button."""
        now = self.current(act, pad=pad)
        return bool(now) and now not in (FIXED_BUTTONS if pad else FIXED)

    def free(self, name: str, *, pad: bool) -> bool:
        """Whether a key or button may be bound at all."""
        if pad:
            return name not in FIXED_BUTTONS
        held = self.holder(name, pad=False)
        return name not in FIXED and name not in MODIFIERS and (held is None or held in BOUND)

    def holder(self, name: str, *, pad: bool) -> Action | None:
        """The act that has a key or button now."""
        found = self.bindings.of_button(name) if pad else self.bindings.of_key(name)
        return next(iter(sorted(found, key=list(KEYS).index)), None)

    def bind(self, act: Action, name: str, *, pad: bool) -> None:
        """Give an act a key or button; the act that had it gets the one given up."""
        before, other = self.current(act, pad=pad), self.holder(name, pad=pad)
        if other is not None and other is not act:
            self._put(other, before, pad=pad)
        self._put(act, name, pad=pad)

    def restore(self) -> None:
        """All as usual again."""
        self.settings.keys, self.settings.pad = {}, {}

    def _put(self, act: Action, name: str, *, pad: bool) -> None:
        """Write one binding; what is usual in the language needs none."""
        own = dict(self.settings.pad if pad else self.settings.keys)
        plain = Bindings(self.settings.language)
        own.pop(act, None)
        if name != (plain.button(act) if pad else plain.key(act)):
            own[act.value] = name
        if pad:
            self.settings.pad = own
        else:
            self.settings.keys = own
