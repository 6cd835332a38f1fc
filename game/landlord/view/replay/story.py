"""The story beside the board: the lines round the one that is shown, and the reason of that one."""

from __future__ import annotations

from collections.abc import Callable

from game.landlord.view.explanations import Reason, reason
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.lines import amount_of, few_lines, icon_of
from game.landlord.view.replay.playback import Playback
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import Box as Rect
from game.ui.widgets.marks import chip_width, draw_chip
from game.ui.widgets.widget import Mood, Point, Widget

ROW = 60.0
HEAD = 54.0  # under the upper edge: where the rows begin


def why(playback: Playback) -> Reason | None:
    """The reason of what is shown."""
    moment = playback.reel.moment(playback.at)
    if moment is None:
        return None
    return reason(playback, moment.line, playback.reel.this_turn(playback.at))


class Story(Widget):
    """Up and down go through the lines, a click goes to one; `opened` shows why instead of the others."""

    radius = 8

    def __init__(
        self, box: Box, playback: Playback, rows: int, opened: bool, go: Callable[[int], Reply]
    ) -> None:
        x, y, w, _h = box
        super().__init__("story", (x + 12, y + HEAD, w - 24, rows * ROW), group="story")
        self.playback, self.rows, self.opened = playback, rows, opened
        self._go = go

    @property
    def _first(self) -> int:
        """The position in the topmost row."""
        reel, half = self.playback.reel, self.rows // 2
        if self.opened:
            return self.playback.at
        return max(1, min(self.playback.at - half, reel.last - self.rows + 1))

    def ring(self) -> tuple[Rect, float]:
        row = self.playback.at - self._first
        top = self.box.top + max(0, row) * ROW
        return (self.box.left, top + 2, self.box.width, ROW - 4), 10

    def key_down(self, press: Press, now: float) -> Reply:
        if press.means(Action.UP, Action.DOWN):
            return self._go(self.playback.at + (1 if press.means(Action.DOWN) else -1)) or True
        return None

    def down(self, at: Point, now: float) -> Reply:
        return True

    def up(self, at: Point, now: float) -> Reply:
        row = int((at[1] - self.box.top) // ROW)
        position = self._first + row
        if self.opened or not 0 <= row < self.rows or position > self.playback.reel.last:
            return True
        return self._go(position) or True

    def wheel(self, dx: float, dy: float) -> Reply:
        return self._go(self.playback.at - round(dy)) or True

    # looks ---------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        reel = self.playback.reel
        shown = 1 if self.opened else self.rows
        for row in range(shown):
            at = self._first + row
            if 1 <= at <= reel.last:
                self._line(canvas, at, self.box.top + row * ROW)
        if self.opened:
            self._reason(canvas)

    def _line(self, canvas: Canvas, at: int, top: float) -> None:
        line = self.playback.reel.moments[at - 1].line
        left, right, middle = self.box.left, self.box.right, top + ROW / 2
        if at == self.playback.at:
            canvas.box(
                (left, top + 2, self.box.width, ROW - 4),
                "#39434d",
                "#323c45",
                radius=10,
                border="gold",
                line=2,
            )
        ahead = at > self.playback.at
        canvas.text(str(at), (left + 20, middle), TextStyle("board", 16, "muted"), "midleft", width=56)
        canvas.icon(icon_of(line), (left + 82, middle), 21, canvas.theme.c("gold-hi", 0.55 if ahead else 1.0))
        amount, tone = amount_of(line, self.playback)
        edge = right - 18
        if amount:
            edge = (
                canvas.text(amount, (edge, middle), TextStyle("board-bold", 20, tone), "midright").left - 14
            )
        ink = "muted" if ahead else "text"
        few_lines(canvas, line.text, left + 106, middle, edge - left - 106, 17, ink, high=ROW - 6)

    def _reason(self, canvas: Canvas) -> None:
        found = why(self.playback)
        top = self.box.top + ROW + 8
        box = (self.box.left + 4, top, self.box.width - 8, self.box.bottom - top)
        canvas.box(box, "well", radius=10, border="#39434c")
        text = found.text if found is not None else _("Nothing more is to be said about this.")
        inner = box[2] - 36
        high = canvas.paragraph_height(text, inner)
        canvas.paragraph(text, (box[0] + 18, top + 14, inner, box[3] - 28))
        x, y = box[0] + 18, top + 14 + high + 10
        for rule in found.rules if found is not None else ():
            words = _("Rule: {name}").format(name=rule)
            if x + chip_width(canvas, words, "log") > box[0] + box[2] - 14 and x > box[0] + 18:
                x, y = box[0] + 18, y + 40
            if y + 32 <= box[1] + box[3] - 8:
                x = draw_chip(canvas, (x, y), words, "gold", "log").right + 8
