"""The drawer of a new game's rules: every rule that can be changed, and what is changed already."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

import pygame

from game.app.kit import SetupHost
from game.app.setup.rule_rows import RuleRow
from game.app.setup.rulebook import Rulebook
from game.engine.options import Note
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.layout import Aligned, Column, First, Leaf, Node, Row, Scroll, Text, lay
from game.ui.reply import Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import CHIPS
from game.ui.widgets.pieces import caption, icon, rule
from game.ui.widgets.rows import Card
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Mood

LINE = "#333d46"


class ChangesBadge(Card):
    """Says whether the rules are the official ones; using it shows only what is changed."""

    radius = 16

    def __init__(self, key: Hashable, changed: int, **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 32), **rest)
        self.changed = changed
        self.tone, self.ink = CHIPS["warn" if changed else "neutral"]

    def content(self) -> Node:
        forms = [changes_text(self.changed)]
        if self.changed:
            short = ngettext("{count} change", "{count} changes", self.changed)
            forms.append(short.format(count=self.changed))
        return First([self._form(text) for text in forms])

    def _form(self, text: str) -> Node:
        sign = icon("warn" if self.changed else "check", 18, self.ink)
        words = Text(text, TextStyle("ui-bold", 15, self.ink), lines=1)
        return Row([sign, words], gap=8, pad=(12, 3, 16, 3), min_height=32)

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        tone = canvas.theme.mix(self.tone, "#ffffff", 0.08 if mood.hover else 0.0)
        canvas.box(self.box, tone, radius=self.radius, border="gold" if self.chosen else None, line=2)


class RulesPart:
    """The lower part of the right half of the set-up; it reaches down to the Start button."""

    def __init__(self, host: SetupHost) -> None:
        self.host = host
        self.only_changes = False

    @property
    def rules(self) -> Rulebook:
        return self.host.rules

    def node(self) -> Node:
        """The badge, the rules, and the way back."""
        changed = self.rules.changed
        self.only_changes = self.only_changes and bool(changed)
        rows = Scroll(Column(list(self._rows()), pad=(14, 0, 6, 0)), key="rules", grow=1)
        parts = [self._head(len(changed)), rule(LINE), rows, rule(LINE), self._foot(len(changed))]
        return Column(parts, grow=1, pad=(2, 0), paint=Canvas.well)

    def _head(self, changed: int) -> Node:
        title = _("Your changes") if self.only_changes else _("House rules")
        tip = _("Show all rules") if self.only_changes else _("Show only what is changed")
        badge = ChangesBadge(
            "changes", changed, chosen=self.only_changes, group="changes", on_press=self._filter,
            tip=tip if changed else "",
        )  # fmt: skip
        words = Text(title, TextStyle("ui-bold", chrome.STRONG), grow=1)
        parts = [icon("scales", 22, "gold-hi"), words, Aligned(Leaf(badge), x="end")]
        return Row(parts, gap=12, pad=(15, 6, 14, 6), min_height=57)

    def _foot(self, changed: int) -> Node:
        """Room for how many rules lie below the fold, which changes with every notch of the wheel."""
        back = Button(
            "official", (0, 0, 0, 44), _("Back to official"), "ghost", icon="undo", size=17, cap=False,
            group="official", on_press=lambda: self.host.do(self.rules.back_to_official),
            reason="" if changed else _("**Official already.** No rule is changed."),
        )  # fmt: skip
        most = sum(len(self.rules.shown(section)) for section in self.rules.sections)
        told = Leaf(_below(most, changed), key="below", grow=1)
        return Row([told, Leaf(back)], gap=12, pad=(15, 4, 4, 4), min_height=52)

    def _rows(self) -> Iterable[Node]:
        """Every rule with its control, or only those that are changed."""
        rules = self.rules
        if self.only_changes:
            yield from self._list([rules.book.notes[id] for id in rules.changed])
            return
        for section in rules.sections:
            if section != rules.sections[0]:
                yield Column([caption(heading(rules, section))], pad=(0, 20, 0, 8))
            yield from self._list(rules.shown(section))

    def _list(self, notes: list[Note]) -> Iterable[Node]:
        for note in notes:
            yield RuleRow(note, self.host).node(last=note is notes[-1])

    def _filter(self) -> Reply:
        """Show only the changes, or all rules again."""
        self.only_changes = not self.only_changes and bool(self.rules.changed)
        return self.host.do(lambda: None)

    def paint_over(self, canvas: Canvas, box: pygame.FRect) -> None:
        """How many rules lie below the fold."""
        area = self.host.form["rules"]
        assert isinstance(area, ScrollArea)
        below = [w.key for w in area.contents if w.focusable and w.shown().centery > area.box.bottom]
        if below:
            hidden = len({("rule", id) for id in self.rules.changed}.intersection(below))
            lay(_below(len(below), hidden), canvas.ruler, box).draw(canvas)


def _below(count: int, changed: int) -> Node:
    """How many rules are not in view, and how many of them are changed."""
    text = ngettext("{count} more", "{count} more", count).format(count=count)
    marked = ngettext("{count} changed", "{count} changed", changed).format(count=changed)
    official = _("all official")
    told = f"{text}, {marked if changed else official}"
    ink = "warn-hi" if changed else "muted"
    return Row([icon("chevron-down", 18, ink), Text(told, TextStyle("ui", 15, ink), grow=1)], gap=9)


def heading(rules: Rulebook, section: str) -> str:
    """What a section of the rules is called."""
    return _(rules.book.sections[section])


def changes_text(count: int) -> str:
    """How far the rules are from the official ones."""
    if not count:
        return _("Official rules")
    text = ngettext(
        "{count} change from the official rules", "{count} changes from the official rules", count
    )
    return text.format(count=count)
