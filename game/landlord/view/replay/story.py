"""The story beside the board: the lines round the one that is shown, and the reason of that one."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.provenance import seal
from game.landlord.view.dialogs.log.rows import reasoning
from game.landlord.view.explanations import Reason, reason
from game.landlord.view.parts.lines import amount_of, icon_of
from game.landlord.view.replay.playback import Playback
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.layout import Column, Fit, Node, Paragraph, Row, Ruler, Text
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Mood, Point, Widget

ROW = 58.0  # the least height of a line


def why(playback: Playback) -> Reason | None:
    """The reason of what is shown."""
    moment = playback.reel.moment(playback.at)
    if moment is None:
        return None
    return reason(playback, moment.line, playback.reel.this_turn(playback.at))


class Story(Widget):
    """Up and down go through the lines, a click goes to one; `opened` shows why instead of the others."""

    radius = 8

    def __init__(self, playback: Playback, opened: bool, go: Callable[[int], Reply]) -> None:
        super().__init__("story", (0, 0, 0, 3 * ROW), group="story")
        self.playback, self.opened = playback, opened
        self._go = go
        self.here = max(1, playback.at)
        self._shown: dict[int, Node] = {}  # lines by position
        self._below: Node | None = None  # the reason

    # layout --------------------------------------------------------------------------------
    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        x, y, w, _h = self.box
        self._shown, self._below = {}, None
        for at in [self.here] if self.opened else self._around(ruler):
            line = self._line(at)
            high = line.measure(ruler, w).height
            line.place(ruler, pygame.FRect(x, y, w, high))
            self._shown[at], y = line, y + high
        if self.opened:
            self._below = self._reason()
            self._below.place(ruler, pygame.FRect(x + 4, y + 8, w - 8, self.box.bottom - y - 8))

    def _around(self, ruler: Ruler) -> range:
        """As many lines as there is room for, those before and behind in turn."""
        first, last, end = self.here, self.here, self.playback.reel.last
        room = self.box.height - self._high(ruler, self.here)
        while room >= 0 and (first > 1 or last < end):
            before = first > 1 and (last - self.here >= self.here - first or last == end)
            at = first - 1 if before else last + 1
            room -= self._high(ruler, at)
            if room >= 0:
                first, last = min(first, at), max(last, at)
        return range(first, last + 1)

    def _high(self, ruler: Ruler, at: int) -> float:
        return self._line(at).measure(ruler, self.box.width).height

    def _line(self, at: int) -> Node:
        """A line with its position and how much money moved."""
        line, ahead = self.playback.reel.moments[at - 1].line, at > self.playback.at
        parts = [
            Text(str(at), TextStyle("board", 16, "muted"), lines=1, min_width=40),
            icon(icon_of(line), 21, pygame.Color("#8f8262") if ahead else "gold-hi"),
            Paragraph(line.text, TextStyle(colour="muted" if ahead else "text"), grow=1),
        ]
        amount, tone = amount_of(line, self.playback)
        if amount:
            parts.append(Text(amount, TextStyle("board-bold", 20, tone), lines=1))
        return Row(parts, gap=12, pad=(20, 6, 18, 6), min_height=ROW)

    def _reason(self) -> Node:
        found = why(self.playback)
        parts: list[Node] = [Paragraph(_("Nothing more is to be said about this."))]
        if found is not None:
            parts = [*reasoning(found), *(seal(source, self.playback.pack) for source in found.sources)]

        def well(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.box(box, "well", radius=10, border="#39434c")

        return Fit(Column(parts, gap=10), pad=(18, 14), paint=well)

    # acts ----------------------------------------------------------------------------------
    def ring(self) -> tuple[Box, float]:
        return self._shown[self.here].box.inflate(0, -4), 10

    def key_down(self, press: Press, now: float) -> Reply:
        if press.means(Action.UP, Action.DOWN):
            return self._go(self.playback.at + (1 if press.means(Action.DOWN) else -1)) or True
        return None

    def down(self, at: Point, now: float) -> Reply:
        return True

    def up(self, at: Point, now: float) -> Reply:
        lines = self._shown.items()
        found = next((place for place, line in lines if line.box.collidepoint(at[0], at[1])), None)
        if self.opened or found is None:
            return True
        return self._go(found) or True

    def wheel(self, dx: float, dy: float) -> Reply:
        return self._go(self.playback.at - round(dy)) or True

    # looks ---------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        for at, line in self._shown.items():
            if at == self.playback.at:
                box = line.box.inflate(0, -4)
                canvas.box(box, "#39434d", "#323c45", radius=10, border="gold", line=2)
            line.draw(canvas)
        if self._below is not None:
            self._below.draw(canvas)
