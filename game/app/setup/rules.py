"""The drawer of a new game's rules: every rule that can be changed, and what is changed already."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

import pygame

from game.app.kit import SetupHost
from game.app.setup.edition import INNER
from game.app.setup.rule_rows import RuleRow
from game.app.setup.rulebook import Rulebook
from game.engine.options import Note
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.reply import Reply
from game.ui.scale import tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import CHIPS, chip_width, draw_caption
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.widget import Mood, Widget

BOTTOM = 868.0
HEAD, FOOT = 58.0, 52.0
HEADING = 48.0


class ChangesBadge(Widget):
    """Says whether the rules are the official ones; using it shows only what is changed."""

    radius = 16

    def __init__(
        self, key: Hashable, box: Any, text: str, *, changed: bool, chosen: bool, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.text, self.changed, self.chosen = text, changed, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground, ink = CHIPS["warn" if self.changed else "neutral"]
        tone = canvas.theme.mix(ground, "#ffffff", 0.08) if mood.hover else canvas.theme.c(ground)
        x, y = self.box.x, self.box.centery
        canvas.box(self.box, tone, radius=16, border="gold" if self.chosen else None, line=2)
        canvas.icon("warn" if self.changed else "check", (x + 21, y), 18, ink)
        size = tame(15, canvas.scale.text_size)
        canvas.text(
            self.text, (x + 38, y), TextStyle("ui-bold", size, ink), "midleft", width=self.box.width - 48
        )


class RulesPart:
    """The lower part of the right half of the set-up; it reaches down to the Start button."""

    def __init__(self, host: SetupHost) -> None:
        self.host = host
        self.only_changes = False
        self.top = 0.0

    @property
    def rules(self) -> Rulebook:
        return self.host.rules

    # --- controls ----

    def build(self, canvas: Canvas, top: float) -> Iterable[Widget]:
        """The badge, the rules, and the way back."""
        self.top = top
        left, wide = INNER
        changed = self.rules.changed
        self.only_changes = self.only_changes and bool(changed)
        badge = changes_text(len(changed))
        size = tame(15, canvas.scale.text_size)
        width = min(chip_width(canvas, badge, "warn", size=size) + 16, wide - 190)
        tip = _("Show all rules") if self.only_changes else _("Show only what is changed")
        yield ChangesBadge(
            "changes",
            (left + wide - width - 16, top + 13, width, 32),
            badge,
            changed=bool(changed),
            chosen=self.only_changes,
            group="changes",
            on_press=self._filter,
            tip=tip if changed else "",
        )
        area = pygame.FRect(left + 2, top + HEAD, wide - 4, BOTTOM - FOOT - top - HEAD)
        yield ScrollArea("rules", area, list(self._rows(canvas, area)))
        back = Button(
            "official",
            (0, 0, 0, 44),
            _("Back to official"),
            "ghost",
            icon="undo",
            size=17,
            cap=False,
            group="official",
            on_press=lambda: self.host.do(self.rules.back_to_official),
            reason="" if changed else _("**Official already.** No rule is changed."),
        )
        width = back.width_for(canvas)
        back.box.update(left + wide - width - 6, BOTTOM - FOOT + 4, width, 44)
        yield back

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> Iterable[Widget]:
        """Every rule with its control, or only those that are changed."""
        top, left, wide = area.top, area.x + 16, area.width - 40
        if self.only_changes:
            yield from self._list(
                [self.rules.book.notes[id] for id in self.rules.changed], canvas, (left, top, wide)
            )
            return
        for section in self.rules.sections:
            if section != self.rules.sections[0]:
                paint = partial(_paint_heading, heading(self.rules, section))
                yield Drawing(("heading", section), (left, top, wide, HEADING), paint)
                top += HEADING
            widgets = list(self._list(self.rules.shown(section), canvas, (left, top, wide)))
            yield from widgets
            top = max(widget.box.bottom for widget in widgets)

    def _list(self, notes: list[Note], canvas: Canvas, at: tuple[float, float, float]) -> Iterable[Widget]:
        left, top, wide = at
        for index, note in enumerate(notes):
            row = RuleRow(note, self.rules, self.host.do, last=index == len(notes) - 1)
            yield from row.lay(canvas, (left, top, wide))
            top += row.height

    def _filter(self) -> Reply:
        """Show only the changes, or all rules again."""
        self.only_changes = not self.only_changes and bool(self.rules.changed)
        return self.host.do(lambda: None)

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        """Everything under the controls."""
        (left, wide), top = INNER, self.top
        canvas.well((left, top, wide, BOTTOM - top))
        canvas.icon("scales", (left + 28, top + 29), 22, "gold-hi")
        title = _("Your changes") if self.only_changes else _("House rules")
        room = self.host.form["changes"].box.left - 12 - left - 50
        size = tame(chrome.STRONG, canvas.scale.text_size, 1.1)
        canvas.text(title, (left + 50, top + 29), TextStyle("ui-bold", size), "midleft", width=room)
        canvas.rule((left + 16, top + HEAD - 1), wide - 32, "#333d46")
        canvas.rule((left + 16, BOTTOM - FOOT), wide - 32, "#333d46")

    def paint_over(self, canvas: Canvas) -> None:
        """How many rules lie below the fold."""
        area = self.host.form["rules"]
        assert isinstance(area, ScrollArea)
        below = [w.key for w in area.contents if w.focusable and w.shown().centery > area.box.bottom]
        if not below:
            return
        hidden = len({("rule", id) for id in self.rules.changed}.intersection(below))
        text = ngettext("{count} more", "{count} more", len(below)).format(count=len(below))
        changed = ngettext("{count} changed", "{count} changed", hidden).format(count=hidden)
        official = _("all official")
        text = f"{text}, {changed if hidden else official}"
        x, y = INNER[0] + 26, BOTTOM - FOOT / 2
        ink = "warn-hi" if hidden else "muted"
        canvas.icon("chevron-down", (x, y), 18, ink)
        room = self.host.form["official"].box.left - x - 18
        canvas.text(text, (x + 18, y), TextStyle("ui", 15, ink), "midleft", width=room)


def _paint_heading(text: str, canvas: Canvas, box: pygame.FRect) -> None:
    draw_caption(canvas, (box.x, box.y + 30), text)


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
