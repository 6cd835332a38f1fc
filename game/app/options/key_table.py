"""The table of keys and pad buttons: a cell listens, the next key is taken, a taken one swaps."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

from game.app.options.rebinding import Rebinding
from game.engine.messages import N_
from game.storage.settings import Settings
from game.ui.actions import Action, key_label
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.input import Press, pads
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.view import View
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import cap_width, chip_width, draw_chip, draw_key_cap
from game.ui.widgets.widget import Mood, Widget

ROWS: tuple[tuple[str, Action | None], ...] = (
    (N_("Main action"), Action.CONFIRM),
    (N_("Choose"), Action.CHOOSE),
    (N_("Back, close"), Action.BACK),
    (N_("Move the focus"), None),
    (N_("Next, previous"), Action.NEXT),
    (N_("Trade"), Action.TRADE),
    (N_("Property"), Action.PROPERTY),
    (N_("Log"), Action.LOG),
    (N_("Why?"), Action.WHY),
    (N_("Show the board"), Action.BOARD),
    (N_("Sound on and off"), Action.MUTE),
    (N_("Full screen"), Action.FULL_SCREEN),
    (N_("Menu"), Action.MENU),
)
NAMES = {act: name for name, act in ROWS if act is not None}
FIRST, PITCH = 236.0, 48.0
Cell = tuple[Action, bool]
"""An act, and whether its pad button is meant."""


class KeyCell(Widget):
    """The key or button of one act; pressing it listens for another."""

    radius = 6

    def __init__(
        self, key: Hashable, box: Box, caps: list[str], pad: bool, listens: bool, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.labels, self.pad, self.listens = caps, pad, listens

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        x, y = self.box.left + 8, self.box.centery
        if self.listens:
            text = _("press a button…") if self.pad else _("press a key…")
            canvas.box(self.box, "#f7c65b", "#e8a92f", radius=6)
            canvas.text(
                text, self.box.center, TextStyle("ui-bold", 15, "ink"), "center", width=self.box.width - 12
            )
            return
        if mood.hover and self.enabled:
            canvas.box(self.box, "panel-3", radius=6)
        for cap in self.labels:
            x += draw_key_cap(canvas, (x, y), cap, pad=self.pad) + 8


class KeyTable:
    """Draws the bindings and changes them; `asked` is the cell that listens."""

    def __init__(
        self, settings: Settings, box: Box, changed: Callable[[], Reply], redraw: Callable[[], None]
    ) -> None:
        self.rebinding = Rebinding(settings)
        self.box = box
        self.asked: Cell | None = None
        self._swap = ""  # a taken key, to be pressed again
        self._told = ""
        self._changed, self._redraw = changed, redraw

    # --- controls ----

    def build(self, view: View) -> Iterable[Widget]:
        x, _y, w, _h = self.box
        for row, (_name, act) in enumerate(ROWS):
            if act is not None:
                yield from self._cells(row, act)
        button = Button(
            "restore",
            (x + 24, 908, 0, 48),
            _("Restore defaults"),
            icon="undo",
            group="keys",
            on_press=self._restore,
            reason="" if self.rebinding.changed else _("**As usual.** No key has been changed."),
        )

        button.box.width = min(w - 48, button.width_for(view.scratch()))
        yield button

    def _cells(self, row: int, act: Action) -> Iterable[Widget]:
        x, middle = self.box[0], FIRST + PITCH * row
        for pad, left, wide in ((False, 248.0, 190.0), (True, 456.0, 190.0)):
            name = self.rebinding.current(act, pad=pad)
            if not name:
                continue
            caps = [name if pad else key_label(name)]
            if act is Action.NEXT:
                caps += [self.rebinding.current(Action.PREVIOUS, pad=pad)] if pad else []
            fixed = (
                _("**Fixed.** Every screen counts on it.") if not self.rebinding.movable(act, pad=pad) else ""
            )
            yield KeyCell(
                (act, pad),
                (x + left, middle - 19, wide, 38),
                caps,
                pad,
                self.asked == (act, pad),
                group="keys",
                reason=fixed,
                on_press=lambda cell=(act, pad): self._listen(cell),
            )

    # --- acts ----

    def _listen(self, cell: Cell) -> Reply:
        self.asked, self._swap, self._told = cell, "", ""
        self._redraw()
        return True

    def stop(self) -> Reply:
        """Listen no more; nothing changes."""
        self.asked, self._swap, self._told = None, "", ""
        self._redraw()
        return True

    def take(self, press: Press) -> Reply:
        """A key came while a cell listens."""
        assert self.asked is not None
        act, pad = self.asked
        if press.key == "escape" or (press.pad and not pad) or (pad and not press.pad):
            return self.stop()
        if press.repeat or not self.rebinding.free(press.key, pad=pad):
            self._told = "" if press.repeat else _("That key has a fixed use.")
        else:
            holder = self.rebinding.holder(press.key, pad=pad)
            if holder in (None, act) or self._swap == press.key:
                self.rebinding.bind(act, press.key, pad=pad)
                self.stop()
                return self._changed()
            self._swap = press.key
            name = escape(_(NAMES.get(holder, "")))
            self._told = _("That key is taken by **{name}**. Press it again to swap.").format(name=name)
        self._redraw()
        return True

    def _restore(self) -> Reply:
        self.rebinding.restore()
        return self._changed()

    # --- the picture ----

    def paint(self, canvas: Canvas, view: View) -> None:
        """The heads, the names of the acts, and what is said about the key just pressed."""
        x, _y, w, _h = self.box
        self._paint_pads(canvas)
        for text, left in ((_("Action"), 36), (_("Keyboard"), 256), (_("Gamepad"), 464)):
            canvas.text(
                text.upper(),
                (x + left, 188),
                TextStyle("ui-bold", 14, "muted", tracking=1.2),
                "midleft",
                width=190,
            )
        for row, (name, act) in enumerate(ROWS):
            middle = FIRST + PITCH * row
            if self.asked is not None and act is self.asked[0]:
                canvas.box((x + 24, middle - 23, w - 48, 46), "row-chosen", radius=6, border="gold", line=2)
            elif row + 1 < len(ROWS):
                canvas.rule((x + 24, middle + PITCH / 2), w - 48)
            canvas.text(_(name), (x + 36, middle), anchor="midleft", width=206)
            if act is None:
                self._paint_moves(canvas, middle)
            elif not self.rebinding.current(act, pad=True):
                canvas.text("–", (x + 464, middle), TextStyle(colour="text-off"), "midleft")
        if self._told:
            canvas.icon("warn", (x + 36, 870), 22, "warn-hi")
            canvas.paragraph(f"[warn-hi]{self._told}[/]", (x + 58, 846, w - 90, 48), middle=True)
        if self.asked is not None:
            words, cap = _("stop listening"), key_label("escape")
            drawn = canvas.text(words, (x + w - 28, 932), TextStyle("ui", 15, "muted"), "midright")
            draw_key_cap(canvas, (drawn.left - cap_width(canvas.ruler, cap) - 8, 932), cap)

    def _paint_moves(self, canvas: Canvas, middle: float) -> None:
        x = self.box[0] + 256
        for cap in ("←", "↑", "↓", "→"):
            x += draw_key_cap(canvas, (x, middle), cap) + 6
        x = self.box[0] + 464
        for cap in (_("D-pad"), "L"):
            x += draw_key_cap(canvas, (x, middle), cap, pad=True) + 6

    def _paint_pads(self, canvas: Canvas) -> None:
        """Whether a gamepad is there."""
        x, y, w, _h = self.box
        kind, text = ("good", _("Connected")) if pads() else ("neutral", _("No gamepad"))
        wide = chip_width(canvas, text, "gamepad")
        draw_chip(canvas, (x + w - 24 - wide, y + 22), text, kind, "gamepad")
