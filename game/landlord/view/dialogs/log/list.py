"""The list of the log: rounds, lines, and the reason of one of them unrolled under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.landlord.view.explanations import Reason, reason
from game.landlord.view.parts import marks
from game.landlord.view.parts.chapters import Entry
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.lines import amount_of, few_lines, icon_of
from game.landlord.view.words import Words
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import Box as Rect
from game.ui.widgets.marks import draw_caption, draw_chip
from game.ui.widgets.widget import Mood, Point, Widget

ROW, HEAD, NOTCH = 54.0, 48.0, 81.0
FOOT = 62.0  # of the unrolled reason: where its button stands
FACT = 17.0


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch of the list: the head of a round (entry None), or a line."""

    top: float
    height: float
    round: int
    entry: Entry | None = None
    index: int = -1


class LogList(Widget):
    """Arrows choose a line, Enter unrolls its reason; only what can be seen is drawn."""

    radius = 8

    def __init__(
        self,
        box: Box,
        session: Words,
        entries: Sequence[Entry],
        chosen: int,
        opened: bool,
        offset: float,
        changed: Callable[[int, bool, float], Reply],
    ) -> None:
        super().__init__("entries", box, group="entries")
        self.session, self.entries = session, entries
        self.chosen, self.opened = min(chosen, len(entries) - 1), opened
        self._changed = changed
        self.offset = offset
        self._text_height = 0.0
        self.parts: list[_Part] = []
        self._lay_out()

    # layout
    def why(self) -> Reason | None:
        """The reason of the chosen line, if it is unrolled."""
        if not self.opened or self.chosen < 0:
            return None
        entry = self.entries[self.chosen]
        return reason(self.session, entry.line, entry.before)

    def unroll(self, canvas: Canvas) -> None:
        """Find out how high the unrolled reason is, before anything is placed by it."""
        why = self.why()
        high = (
            canvas.paragraph_height(why.text, self.box.width - 84, TextStyle(size=FACT))
            if why is not None
            else 0.0
        )
        self._text_height = high
        self._lay_out()
        self.offset = min(self.offset, self.furthest)

    def _opened_height(self) -> float:
        return 16 + self._text_height + 46 + FOOT + 16 if self.why() is not None else 0.0

    def _lay_out(self) -> None:
        parts, top, now = [], 0.0, -1
        for index, entry in enumerate(self.entries):
            if entry.round != now:
                now = entry.round
                parts.append(_Part(top, HEAD, now))
                top += HEAD
            height = ROW + (self._opened_height() if index == self.chosen and self.opened else 0.0)
            parts.append(_Part(top, height, now, entry, index))
            top += height
        self.parts, self.height = parts, top

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.box.height)

    def button_box(self) -> Box | None:
        """Where "show on the board" stands for the unrolled line, if it is in sight."""
        part = next(
            (part for part in self.parts if part.index == self.chosen and part.entry is not None), None
        )
        if part is None or self.why() is None:
            return None
        top = self.box.top + part.top + part.height - self.offset - FOOT
        if top < self.box.top or top + 44 > self.box.bottom:
            return None
        return self.box.right - 268, top, 236, 44

    def reveal_chosen(self) -> None:
        """Scroll as little as needed to see the chosen line."""
        part = next(
            (part for part in self.parts if part.index == self.chosen and part.entry is not None), None
        )
        if part is not None:
            if part.top - HEAD < self.offset:
                self.offset = max(0.0, part.top - HEAD)
            elif part.top + part.height > self.offset + self.box.height:
                self.offset = min(self.furthest, part.top + part.height - self.box.height)

    # acts
    def ring(self) -> tuple[Rect, float]:
        part = next(
            (part for part in self.parts if part.index == self.chosen and part.entry is not None), None
        )
        if part is None:
            return self.box, 8.0
        top = self.box.top + part.top - self.offset
        return (self.box.left + 6, max(self.box.top, top + 2), self.box.width - 26, ROW - 4), 8

    def key_down(self, press: Press, now: float) -> Reply:
        if press.means(Action.UP, Action.DOWN):
            return self._choose(self.chosen + (1 if press.means(Action.DOWN) else -1))
        if press.means(Action.HOME, Action.END):
            return self._choose(0 if press.means(Action.HOME) else len(self.entries) - 1)
        if press.key in ("page up", "page down"):
            return self._choose(self.chosen + (10 if press.key == "page down" else -10))
        return None

    def _choose(self, index: int) -> Reply:
        if not self.entries:
            return True
        return self._changed(min(len(self.entries) - 1, max(0, index)), False, self.offset) or True

    def press(self) -> Reply:
        return self._changed(self.chosen, not self.opened, self.offset) or True if self.entries else True

    def down(self, at: Point, now: float) -> Reply:
        return True

    def up(self, at: Point, now: float) -> Reply:
        y = at[1] - self.box.top + self.offset
        part = next((p for p in self.parts if p.entry is not None and p.top <= y < p.top + ROW), None)
        if part is None:
            return True
        return self._changed(part.index, not (self.opened and part.index == self.chosen), self.offset) or True

    def wheel(self, dx: float, dy: float) -> Reply:
        offset = min(self.furthest, max(0.0, self.offset - dy * NOTCH))
        return self._changed(self.chosen, self.opened, offset) or True

    # looks
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if not self.entries:
            canvas.text(_("Nothing here yet."), self.box.center, TextStyle(colour="muted"), "center")
            return
        with canvas.clip((self.box.left, self.box.top, self.box.width, self.box.height)):
            for part in self.parts:
                top = self.box.top + part.top - self.offset
                if top + part.height < self.box.top or top > self.box.bottom:
                    continue
                if part.entry is None:
                    self._head(canvas, top, part.round)
                else:
                    self._line(canvas, top, part)
        if self.furthest:
            track = self.box.height - 8
            size = max(40.0, track * self.box.height / self.height)
            bar = pygame.FRect(
                self.box.right - 2, self.box.top + 4 + (track - size) * self.offset / self.furthest, 6, size
            )
            canvas.box(bar, "#56616b", radius=3)

    def _head(self, canvas: Canvas, top: float, round_: int) -> None:
        middle = top + HEAD / 2
        text = _("Round {count}").format(count=round_)
        draw_caption(canvas, (self.box.left + 16, middle), text)
        left = self.box.left + 16 + canvas.measure(text.upper(), TextStyle("ui-bold", 16, tracking=1.2)) + 14
        canvas.rule((left, middle), self.box.right - 28 - left, "#39434c")

    def _line(self, canvas: Canvas, top: float, part: _Part) -> None:
        assert part.entry is not None
        line, middle = part.entry.line, top + ROW / 2
        left, right = self.box.left, self.box.right - 14
        chosen = part.index == self.chosen
        if chosen:
            canvas.box((left, top, self.box.width - 14, ROW), "#343f4a", "#303a44", radius=8)
        if line.seat >= 0:
            marks.seat(canvas, self.session, line.seat, (left + 33, middle), 34)
        canvas.icon(icon_of(line), (left + 73, middle), 21, "#c9b98f")
        edge = right - 20
        if reason(self.session, line, part.entry.before) is not None:
            opened = chosen and self.opened
            ink = "gold-hi" if opened else "muted"
            canvas.icon("chevron-up" if opened else "chevron-down", (edge - 8, middle), 15, ink)
            edge = (
                canvas.text(_("Why?"), (edge - 20, middle), TextStyle("ui-bold", 15, ink), "midright").left
                - 24
            )
        amount, tone = amount_of(line, self.session)
        if amount:
            edge = (
                canvas.text(amount, (edge, middle), TextStyle("board-bold", 21, tone), "midright").left - 16
            )
        few_lines(canvas, line.text, left + 96, middle, edge - left - 96, FACT, high=ROW)
        if chosen and self.opened:
            self._reason(canvas, top + ROW, part.height - ROW)

    def _reason(self, canvas: Canvas, top: float, height: float) -> None:
        why = self.why()
        if why is None:
            return
        x, w = self.box.left + 15, self.box.width - 44
        canvas.box((x, top, w, height - 16), "well", radius=10, border="#39434c")
        canvas.paragraph(why.text, (x + 20, top + 16, w - 40, self._text_height), TextStyle(size=FACT))
        chip, spot = top + 16 + self._text_height + 10, x + 20
        for rule in why.rules:
            spot = (
                draw_chip(canvas, (spot, chip), _("Rule: {name}").format(name=rule), "gold", "log").right + 8
            )
        canvas.rule((x + 20, top + height - 16 - FOOT + 6), w - 40, "#39434c")
        house = _("Official rule, as printed with this edition")
        canvas.icon("check", (x + 30, top + height - 16 - FOOT / 2 + 4), 18, "good")
        canvas.text(
            house,
            (x + 46, top + height - 16 - FOOT / 2 + 4),
            TextStyle("ui", 15, "muted"),
            "midleft",
            width=w - 46 - 290,
        )
