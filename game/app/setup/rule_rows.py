"""One rule as a row: its name, whether it is changed, a line of explanation, and its control by kind."""

from __future__ import annotations

from game.app.kit import SetupHost
from game.app.provenance import of_option
from game.app.setup import option_texts
from game.engine.options import Note
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, First, Leaf, Node, Paragraph, Row, Text
from game.ui.reply import Reply
from game.ui.widgets.choice import Dropdown
from game.ui.widgets.pieces import underline
from game.ui.widgets.switches import Toggle
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget


class RuleRow:
    """One rule of the draft."""

    def __init__(self, note: Note, host: SetupHost) -> None:
        self.note, self.rules, self.do = note, host.rules, host.do

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
    def official(self) -> str:
        """What the official rules say, for who has changed it."""
        if not self.changed:
            return ""
        value = option_texts.value(self.note, self.rules.official_value(self.note.id), self.rules.pack)
        return _("Officially: {value}").format(value=f"**{escape(value)}**")

    def node(self, *, last: bool) -> Node:
        """The words and the control, beside each other where there is room for it."""
        pack, small = self.rules.pack, TextStyle(size=15, colour="muted")
        text, printed = (
            option_texts.text(self.note, pack, self.rules.options),
            option_texts.printed(self.note, pack),
        )
        told: list[Node] = [Paragraph(self.title), Text(text, small)]
        told += of_option(self.rules.source(self.note), printed, pack, 14)
        words = Column(told, grow=1)
        control, key = Leaf(self._control()), ("row", self.note.id)
        ground = None if last else underline
        if self.note.kind == "choice":
            return Column([words, control], gap=8, pad=(0, 11), key=key, paint=ground)
        forms = [Row([words, control], gap=18), Column([words, Aligned(control, x="end")], gap=8)]
        return First(forms, pad=(0, 11), key=key, paint=ground)

    def _control(self) -> Widget:
        note = self.note
        key, tip, group = ("rule", note.id), self.official, "rules"
        value = getattr(self.rules.options, note.id)
        reason = option_texts.without_effect(self.rules, note)

        def change(new: object) -> Reply:
            return self.do(lambda: self.rules.set(note.id, new))

        if note.kind == "toggle":
            shown, turn = note.shown(value), lambda on: change(note.shown(on))
            return Toggle(key, (0, 0), shown, on_change=turn, group=group, tip=tip, reason=reason)
        if note.kind == "choice":
            values = [choice.value for choice in note.choices]
            return Dropdown(
                key, (0, 0, 0, 46), [option_texts.value(note, each, self.rules.pack) for each in values],
                values.index(value), group=group, tip=tip, reason=reason,
                on_change=lambda index: change(type(value)(values[index])),
            )  # fmt: skip
        low, high, step = note.bounds(self.rules.pack.ruleset.unit)
        return Stepper(
            key, (0, 0, 214, 44), value, low, high, step=step, group=group, tip=tip, reason=reason,
            on_change=change, show=lambda amount: option_texts.value(note, amount, self.rules.pack),
        )  # fmt: skip
