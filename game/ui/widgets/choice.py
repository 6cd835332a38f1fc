"""Controls for one of several: the dropdown and the tabs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press
from game.ui.layout import First, Leaf, Ruler, Size
from game.ui.layout.node import SLACK, words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Point, Widget

ROW = 48
MOST_ROWS = 8
WORDS = TextStyle("ui-bold")


class Dropdown(Widget):
    """A closed box that opens a list. Enter opens and takes, Escape closes, a first letter jumps."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        options: Sequence[str],
        index: int,
        *,
        on_change: Callable[[int], Reply],
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.options = tuple(options)
        self.index = index
        self.on_change = on_change
        self.size = WORDS.size
        self.open = False
        self._at = index
        self._first = 0

    def measure(self, ruler: Ruler, width: float) -> Size:
        """The longest of its words beside the arrow, and no less than the size it was made with."""
        least = super().measure(ruler, width)
        longest = max((words_width(ruler, text, WORDS) for text in self.options), default=0.0)
        return Size(max(least.width, longest + 68), least.height, least.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.size = WORDS.size * ruler.zoom

    @property
    def grabs(self) -> bool:
        return self.open

    def _list(self) -> pygame.FRect:
        rows = min(MOST_ROWS, len(self.options))
        height = rows * ROW + 12
        below = self.box.bottom + 6
        top = below if self.shown().bottom + 6 + height <= 1080 else self.box.top - 6 - height
        return pygame.FRect(self.box.left, top, self.box.width, height)

    def _row_at(self, at: Point) -> int | None:
        inside = self._list()
        if not inside.collidepoint(at[0], at[1]):
            return None
        row = int((at[1] - inside.top - 6) // ROW)
        return self._first + row if 0 <= row < MOST_ROWS and self._first + row < len(self.options) else None

    def _go(self, index: int) -> Reply:
        self._at = min(len(self.options) - 1, max(0, index))
        self._first = min(max(self._first, self._at - MOST_ROWS + 1), self._at)
        return True

    def _take(self, index: int) -> Reply:
        self.open = False
        if index == self.index:
            return True
        self.index = index
        return self.on_change(index) or True

    def press(self) -> Reply:
        self.open = True
        return self._go(self.index)

    def hit(self, at: Point) -> bool:
        return super().hit(at) or (self.open and self._list().collidepoint(at[0], at[1]))

    def key_down(self, press: Press, now: float) -> Reply:
        if not self.open:
            return None
        if press.means(Action.CHOOSE, Action.CONFIRM):
            return self._take(self._at)
        if press.means(Action.BACK, Action.NEXT, Action.PREVIOUS):
            self.open = False
        elif press.means(Action.UP, Action.DOWN):
            return self._go(self._at + (1 if press.means(Action.DOWN) else -1))
        elif press.means(Action.HOME, Action.END):
            return self._go(0 if press.means(Action.HOME) else len(self.options) - 1)
        elif len(press.key) == 1:
            ahead = [*range(self._at + 1, len(self.options)), *range(self._at + 1)]
            found = next((i for i in ahead if self.options[i].lower().startswith(press.key)), None)
            return self._go(found) if found is not None else True
        return True

    def up(self, at: Point, now: float) -> Reply:
        if not self.open:
            return self.press() if self.enabled else None
        row = self._row_at(at)
        if row is not None:
            return self._take(row)
        self.open = False
        return True

    def hover(self, at: Point | None) -> bool:
        row = self._row_at(at) if self.open and at is not None else None
        if row is None or row == self._at:
            return False
        self._at = row
        return True

    def wheel(self, dx: float, dy: float) -> Reply:
        if not self.open:
            return None
        self._first = min(max(0, self._first - round(dy)), max(0, len(self.options) - MOST_ROWS))
        return True

    def focus_lost(self) -> Reply:
        self.open = False
        return None

    def adopt(self, old: Widget) -> None:
        if isinstance(old, Dropdown) and old.options == self.options:
            self.open, self._at, self._first = old.open, old._at, old._first

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        border = "#6a7580" if mood.hover and self.enabled else "#46515b"
        canvas.box(self.box, "well" if self.enabled else "button-off", radius=self.radius, border=border)
        ink = "text" if self.enabled else "text-off"
        text = self.options[self.index] if self.options else ""
        canvas.text(
            text,
            (self.box.left + 16, self.box.centery),
            TextStyle("ui-bold", self.size, ink),
            "midleft",
            width=self.box.width - 60,
        )
        canvas.icon("chevron-down", (self.box.right - 24, self.box.centery), 22, "muted")

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        if not self.open:
            return
        inside = self._list()
        canvas.shadow(inside, 10, blur=30, dy=10, alpha=0.5)
        canvas.box(inside, "#232b32", "#1d242a", radius=10, border="#46515b")
        for row in range(min(MOST_ROWS, len(self.options))):
            index = self._first + row
            box = pygame.FRect(inside.left + 6, inside.top + 6 + row * ROW, inside.width - 12, ROW)
            if index == self._at:
                canvas.box(box, "row-chosen", radius=6)
            ink = "gold-hi" if index == self.index else "text"
            canvas.text(
                self.options[index],
                (box.left + 12, box.centery),
                TextStyle("ui-bold", self.size, ink),
                "midleft",
                width=box.width - 52,
            )
            if index == self.index:
                canvas.icon("check", (box.right - 20, box.centery), 18, "gold-hi")
        if len(self.options) > MOST_ROWS:
            track = inside.height - 16
            size = track * MOST_ROWS / len(self.options)
            top = inside.top + 8 + track * self._first / len(self.options)
            canvas.box((inside.right - 5, top, 3, size), "#56616b", radius=1.5)


@dataclass(frozen=True, slots=True)
class Tab:
    """One choice of a row of tabs, perhaps with an icon or a seat's mark."""

    text: str
    icon: str = ""
    seat: int = 0
    token: str = ""
    human: bool | None = None
    reason: str = ""


class Tabs(Widget):
    """A row of choices, one of them taken; arrows change it at once, and the row is one stop of Tab.

    All are as wide as the widest where there is room for that and `even` asks for it.
    """

    def __init__(
        self,
        key: Hashable,
        box: Box,
        tabs: Sequence[str | Tab],
        index: int,
        *,
        on_change: Callable[[int], Reply],
        even: bool = True,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.tabs = tuple(tab if isinstance(tab, Tab) else Tab(tab) for tab in tabs)
        self.index = index
        self.on_change = on_change
        self.even = even
        self.size = WORDS.size
        self._over: int | None = None
        self._cells: list[pygame.FRect] = []

    def measure(self, ruler: Ruler, width: float) -> Size:
        """All its words in one line, and no less than the size it was made with."""
        least, widths = super().measure(ruler, width), self._widths(ruler)
        apart = sum(widths) + 8
        wide = max(widths) * len(widths) + 8 if self.even else apart
        return Size(max(least.width, apart, min(wide, width)), least.height, least.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.size = WORDS.size * ruler.zoom
        self._cells = self._cut(ruler)

    def _widths(self, ruler: Ruler) -> list[float]:
        """The room that each needs."""
        return [words_width(ruler, tab.text, WORDS) + self._extra(tab) + 32 for tab in self.tabs]

    def _cut(self, ruler: Ruler) -> list[pygame.FRect]:
        inside, shares = self.box.inflate(-8, -8), self._widths(ruler)
        if self.even and max(shares) * len(shares) <= inside.width + SLACK:
            shares = [1.0] * len(shares)
        x, cells = inside.left, []
        for share in shares:
            width = inside.width * share / sum(shares)
            cells.append(pygame.FRect(x, inside.top, width, inside.height))
            x += width
        return cells

    @staticmethod
    def _extra(tab: Tab) -> float:
        return (28 if tab.icon else 0) + (40 if tab.seat else 0) + (28 if tab.human is not None else 0)

    def _take(self, index: int) -> Reply:
        if not 0 <= index < len(self.tabs) or self.tabs[index].reason:
            return None
        if index == self.index:
            return True
        self.index = index
        return self.on_change(index) or True

    def press(self) -> Reply:
        return self._take((self.index + 1) % len(self.tabs))

    def key_down(self, press: Press, now: float) -> Reply:
        if not self.enabled or not press.means(Action.LEFT, Action.RIGHT):
            return None
        step = 1 if press.means(Action.RIGHT) else -1
        index = self.index + step
        while 0 <= index < len(self.tabs) and self.tabs[index].reason:
            index += step
        return self._take(index)

    def up(self, at: Point, now: float) -> Reply:
        cells = enumerate(self._cells)
        return next((self._take(i) for i, cell in cells if cell.collidepoint(at[0], at[1])), None)

    def hover(self, at: Point | None) -> bool:
        before, self._over = self._over, None
        if at is not None:
            cells = enumerate(self._cells)
            self._over = next((i for i, cell in cells if cell.collidepoint(at[0], at[1])), None)
        return self._over != before

    @property
    def explanation(self) -> str:
        over = self.tabs[self._over].reason if self._over is not None and self._over < len(self.tabs) else ""
        return over or super().explanation

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if not self._cells:
            self._cells = self._cut(canvas.ruler)
        canvas.box(self.box, "#12171b", radius=10, border="#333d46")
        for index, (tab, cell) in enumerate(zip(self.tabs, self._cells, strict=True)):
            chosen = index == self.index
            if chosen:
                canvas.box(cell, "gold", radius=7)
                canvas.box((cell.x, cell.y, cell.width, cell.height - 3), "chosen", radius=7)
            ink = "text" if chosen or (mood.hover and index == self._over) else "muted"
            self._words(canvas, tab, cell, ink if self.enabled and not tab.reason else "text-off")

    def _words(self, canvas: Canvas, tab: Tab, cell: pygame.FRect, ink: str) -> None:
        extra = self._extra(tab)
        room = cell.width - 16 - extra
        text = min(room, canvas.measure(tab.text, TextStyle("ui-bold", self.size)))
        x, y = cell.centerx - (text + extra) / 2, cell.centery - 1
        if tab.icon:
            canvas.icon(tab.icon, (x + 10, y), 20, ink)
            x += 28
        if tab.seat:
            draw_seat_mark(canvas, (x + 15, y), 30, tab.seat, tab.token)
            x += 40
        style = TextStyle("ui-bold", self.size, ink)
        canvas.text(tab.text, (x, y), style, "midleft", width=room + 1)
        if tab.human is not None:
            canvas.icon("person" if tab.human else "robot", (x + text + 18, y), 17, "muted")


def tabs_or_list(
    key: Hashable,
    options: Sequence[str],
    index: int,
    *,
    width: float = 0.0,
    even: bool = True,
    on_change: Callable[[int], Reply],
    **rest: Any,
) -> First:
    """Tabs, or a dropdown where they find no room beside each other."""
    box = (0, 0, width, ROW)
    tabs = Tabs(key, box, options, index, even=even, on_change=on_change, **rest)
    closed = Dropdown(key, (0, 0, 0, ROW), options, index, on_change=on_change, **rest)
    return First([Leaf(tabs), Leaf(closed)], height=ROW)
