"""The table of keys and pad buttons: a cell listens, the next key is taken, a taken one swaps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from game.app.options.cards import card, rule_above
from game.app.options.rebinding import Rebinding
from game.engine.messages import N_
from game.storage.settings import Settings
from game.ui.actions import Action, key_label
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.input import Press, pads
from game.ui.layout import Aligned, Column, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.layout.node import Paint
from game.ui.reply import Reply
from game.ui.view import View
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import caps, chip, hints, icon
from game.ui.widgets.rows import Card
from game.ui.widgets.widget import Mood

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
    (N_("Full deed"), Action.INSPECT),
    (N_("Undo"), Action.UNDO),
    (N_("Sound on and off"), Action.MUTE),
    (N_("Full screen"), Action.FULL_SCREEN),
    (N_("Menu"), Action.MENU),
)
NAMES = {act: name for name, act in ROWS if act is not None}
CELL = 190.0
Cell = tuple[Action, bool]
"""An act, and whether its pad button is meant."""


class KeyCell(Card):
    """The key or button of one act; pressing it listens for another."""

    radius = 6

    def __init__(self, key: Hashable, labels: list[str], *, pad: bool, listens: bool, **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 38), **rest)
        self.labels, self.pad, self.listens = labels, pad, listens

    def content(self) -> Node:
        if not self.listens:
            return Row([caps(self.labels, pad=self.pad)], pad=(8, 0))
        text = _("press a button…") if self.pad else _("press a key…")
        return Aligned(Text(text, TextStyle("ui-bold", 15, "ink", align="center")), pad=(6, 0))

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        if self.listens:
            canvas.box(self.box, "#f7c65b", "#e8a92f", radius=self.radius)
        elif mood.hover and self.enabled:
            canvas.box(self.box, "panel-3", radius=self.radius)


class KeyTable:
    """Draws the bindings and changes them; `asked` is the cell that listens."""

    def __init__(self, settings: Settings, changed: Callable[[], Reply], redraw: Callable[[], None]) -> None:
        self.rebinding = Rebinding(settings)
        self.asked: Cell | None = None
        self._swap = ""  # a taken key, to be pressed again
        self._told = ""
        self._changed, self._redraw = changed, redraw

    # --- controls ----

    def card(self, view: View, *, grow: float) -> Node:
        """The panel: heads, the acts with their cells, and what is said about the key just pressed."""
        sign = (
            chip(_("Connected"), "good", "gamepad") if pads() else chip(_("No gamepad"), "neutral", "gamepad")
        )
        style = TextStyle("ui-bold", 14, "muted", tracking=1.2)
        names = [Text(words.upper(), style) for words in (_("Action"), _("Keyboard"), _("Gamepad"))]
        heads = _line(names[0], _cell(names[1]), _cell(names[2]), high=36)
        rows = [self._row(_(name), act) for name, act in ROWS]
        for row in rows[1:]:
            row.paint = row.paint or rule_above
        told = [icon("warn", 22, "warn-hi"), Paragraph(f"[warn-hi]{self._told}[/]", grow=1)]
        said = Row(told if self._told else [], gap=11, min_height=48, grow=1)
        table = Column([heads, *rows, said, self._foot(view)], grow=1, pad=(0, 0, 0, 10))
        return card(_("Keys and gamepad"), "keyboard", [table], beside=[sign], grow=grow)

    def _row(self, name: str, act: Action | None) -> Node:
        if act is None:
            moves = caps(["←", "↑", "↓", "→"]), caps([_("D-pad"), "L"], pad=True)
            return _line(Text(name), *(_cell(Row([each])) for each in moves))
        asked = self.asked is not None and act is self.asked[0]
        cells = [self._cell(act, pad=pad) for pad in (False, True)]
        return _line(Text(name), *cells, paint=_asked if asked else None)

    def _cell(self, act: Action, *, pad: bool) -> Node:
        name = self.rebinding.current(act, pad=pad)
        if not name:
            return _cell(Text("–", TextStyle(colour="text-off")))
        labels = [name if pad else key_label(name)]
        if act is Action.NEXT and pad:
            labels.append(self.rebinding.current(Action.PREVIOUS, pad=pad))
        movable = self.rebinding.movable(act, pad=pad)
        cell = KeyCell(
            (act, pad), labels, pad=pad, listens=self.asked == (act, pad), group="keys",
            reason="" if movable else _("**Fixed.** Every screen counts on it."),
            on_press=lambda: self._listen((act, pad)),
        )  # fmt: skip
        return Leaf(cell, width=CELL)

    def _foot(self, view: View) -> Node:
        button = Button(
            "restore", (0, 0, 0, 48), _("Restore defaults"), icon="undo", group="keys",
            on_press=self._restore,
            reason="" if self.rebinding.changed else _("**As usual.** No key has been changed."),
        )  # fmt: skip
        stop = [hints([(key_label("escape"), _("stop listening"))])] if self.asked is not None else []
        return Wrap([Leaf(button), *stop], gap=24, row_gap=8, justify="between")

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
        if press.repeat or not self.rebinding.free(press.name, pad=pad):
            self._told = "" if press.repeat else _("That key has a fixed use.")
        else:
            holder = self.rebinding.holder(press.name, pad=pad)
            if holder in (None, act) or self._swap == press.name:
                self.rebinding.bind(act, press.name, pad=pad)
                self.stop()
                return self._changed()
            self._swap = press.name
            name = escape(_(NAMES.get(holder, "")))
            self._told = _("That key is taken by **{name}**. Press it again to swap.").format(name=name)
        self._redraw()
        return True

    def _restore(self) -> Reply:
        self.rebinding.restore()
        return self._changed()


def _cell(content: Node) -> Node:
    """A cell that can't be pressed, in line with those that can."""
    return Row([content], width=CELL, pad=(8, 0))


def _line(*cells: Node, high: float = 48, paint: Paint | None = None) -> Node:
    cells[0].grow = 1
    return Row(cells, gap=10, pad=(12, 4), min_height=high, paint=paint)


def _asked(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.box(box, "row-chosen", radius=6, border="gold", line=2)
