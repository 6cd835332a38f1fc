"""One rule as a row: its name, whether it is changed, a line of explanation, and its control by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.engine.options import Note
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.widgets.choice import Dropdown
from game.ui.widgets.scroll import Drawing
from game.ui.widgets.switches import Toggle
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

SPACE = 11.0  # above and below the words
STEPPER = (214.0, 44.0)
DROPDOWN = 46.0


class RuleRow:
    """Lays one rule out; `height` is known afterwards."""

    def __init__(
        self, note: Note, rules: Rulebook, do: Callable[[Callable[[], object]], Reply], *, last: bool
    ) -> None:
        self.note, self.rules, self.do, self.last = note, rules, do, last
        self.height = 0.0

    @property
    def changed(self) -> bool:
        return self.note.id in self.rules.changed

    @property
    def title(self) -> str:
        """Its name, with a mark when it is not as the official rules have it."""
        name = f"**{escape(option_texts.title(self.note, self.rules.pack, self.rules.options))}**"
        mark = _("changed")
        return f"{name}  [warn-hi]{mark}[/]" if self.changed else name

    @property
    def explanation(self) -> str:
        return escape(option_texts.text(self.note, self.rules.pack, self.rules.options))

    @property
    def official(self) -> str:
        """What the official rules say, for who has changed it."""
        if not self.changed:
            return ""
        value = option_texts.value(self.note, self.rules.official_value(self.note.id), self.rules.pack)
        return _("Officially: {value}").format(value=f"**{escape(value)}**")

    def lay(self, canvas: Canvas, at: tuple[float, float, float]) -> Iterable[Widget]:
        """The words and the control, from a left, a top and a width."""
        x, y, w = at
        kind = self.note.kind
        room = w - (0 if kind == "choice" else 56 + 20 if kind == "toggle" else STEPPER[0] + 16)
        head = canvas.paragraph_height(self.title, room)
        words = head + canvas.paragraph_height(self.explanation, room, TextStyle(size=15))
        least = STEPPER[1] if kind == "amount" else 32.0
        inside = words + DROPDOWN + 8 if kind == "choice" else max(words, least)
        self.height = inside + 2 * SPACE

        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            top = y + SPACE + (max(0.0, least - words) / 2 if kind != "choice" else 0)
            canvas.paragraph(self.title, (x, top, room, head))
            canvas.paragraph(
                self.explanation, (x, top + head, room, words - head), TextStyle(size=15, colour="muted")
            )
            if not self.last:
                canvas.rule((x, y + self.height - 1), w, "#2c353d")

        yield Drawing(("row", self.note.id), (x, y, w, self.height), paint)
        yield self._control((x, y, w), y + SPACE + words + 8)

    def _control(self, at: tuple[float, float, float], below: float) -> Widget:
        note, (x, y, w) = self.note, at
        key, tip, group = ("rule", note.id), self.official, "rules"
        value = getattr(self.rules.options, note.id)
        middle = y + self.height / 2

        def change(new: object) -> Reply:
            return self.do(lambda: self.rules.set(note.id, new))

        if note.kind == "toggle":
            return Toggle(key, (x + w - 56, middle - 16), value, on_change=change, group=group, tip=tip)
        if note.kind == "choice":
            values = [choice.value for choice in note.choices]
            return Dropdown(
                key,
                (x, below, w, DROPDOWN),
                [option_texts.value(note, each, self.rules.pack) for each in values],
                values.index(value),
                on_change=lambda index: change(type(value)(values[index])),
                group=group,
                tip=tip,
            )
        low, high, step = note.bounds(self.rules.pack.ruleset.unit)
        return Stepper(
            key,
            (x + w - STEPPER[0], middle - STEPPER[1] / 2, *STEPPER),
            value,
            low,
            high,
            step=step,
            group=group,
            tip=tip,
            show=lambda amount: option_texts.value(note, amount, self.rules.pack),
            on_change=change,
        )
