"""Lays the facts of a panel out from top to bottom: caption, title, notice, tiles, lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.landlord.view.parts.columns import Box
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.scale import tame

TONES = {
    "good": ("#22352c", "#3d6b4c", "good", "check"),
    "warn": ("#2f2d27", "#7a6531", "warn", "info"),
    "card": ("#352e29", "#8a6336", "warn", "card"),
    "bad": ("#36262a", "#8a4741", "bad", "cross"),
    "plain": ("well", "#2c353d", "gold-hi", "info"),
}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Type and spacing of the panel's facts; small windows have their own."""

    caption: float
    title: float
    heading: float
    strong: float
    body: float
    value: float
    total: float
    gap: float
    tile: float
    row: float


LARGE = Sizes(
    caption=14, title=38, heading=26, strong=17, body=16, value=22, total=28, gap=18, tile=66, row=44
)
LOW = Sizes(caption=14, title=38, heading=26, strong=17, body=16, value=22, total=28, gap=14, tile=62, row=36)
SMALL = Sizes(
    caption=20, title=42, heading=33, strong=24, body=21, value=27, total=33, gap=15, tile=78, row=51
)


@dataclass(frozen=True, slots=True)
class Tile:
    """One figure with its name; `tone` colours the figure."""

    label: str
    value: str
    tone: str = "text"


class Sheet:
    """A cursor that goes down a box; every part draws at it and moves it on."""

    def __init__(self, canvas: Canvas, box: Box, sizes: Sizes) -> None:
        self.canvas = canvas
        self.x, self.y, self.w, self.h = box
        self.bottom = self.y + self.h
        text = canvas.scale.text_size
        self.sizes = replace(
            sizes,
            title=tame(sizes.title, text, 1.05),
            heading=tame(sizes.heading, text, 1.1),
            value=tame(sizes.value, text),
            total=tame(sizes.total, text),
            caption=tame(sizes.caption, text, 1.3),
            tile=sizes.tile * (1 + 0.45 * (text - 1)),
            gap=sizes.gap / text,
        )

    def room(self, height: float) -> bool:
        """Whether a part of this height still fits."""
        return self.y + height <= self.bottom + 0.5

    def skip(self, height: float) -> None:
        """Leave some space."""
        self.y += height

    def caption(self, text: str, *, mark: Callable[[Canvas, Box], None] | None = None) -> None:
        """A small line in capitals, behind a mark of 24 x 20 if there is one."""
        canvas, left = self.canvas, self.x
        if mark is not None:
            mark(canvas, (left, self.y, 24, 20))
            left += 34
        canvas.text(
            text.upper(),
            (left, self.y + 10),
            TextStyle("ui", self.sizes.caption, "muted", tracking=1.4),
            "midleft",
            width=self.x + self.w - left,
        )
        self.y += max(20.0, self.sizes.caption * self.canvas.scale.text_size * 1.3)

    def title(self, text: str) -> None:
        """The name of what this is about, in the display face."""
        size = self.sizes.title
        line = size * 1.32
        self.canvas.text(
            text, (self.x, self.y + line / 2), TextStyle("display", size, "#fffdf6"), "midleft", width=self.w
        )
        self.y += line

    def heading(self, text: str, note: str = "") -> None:
        """A heading with a line of explanation under it."""
        size = self.sizes.heading
        self.canvas.text(
            text,
            (self.x, self.y + size * 0.65),
            TextStyle("display", size, "#fffdf6"),
            "midleft",
            width=self.w,
        )
        self.y += size * 1.3
        if note:
            self.y += self.paragraph(note, colour="muted")

    def paragraph(self, text: str, *, size: float | None = None, colour: Colour = "text") -> float:
        """Wrapped rich text at the cursor; returns its height and does not move on."""
        size = self.sizes.strong if size is None else size
        return self.canvas.paragraph(
            text, (self.x, self.y, self.w, self.h), TextStyle(size=size, colour=colour)
        )

    def notice(self, tone: str, title: str, lines: Sequence[str] = (), *, leave: float = 0) -> None:
        """A tinted box with a bold line and others; those that would take the room to leave stay away."""
        canvas, sizes = self.canvas, self.sizes
        ground, edge, ink, icon = TONES[tone]
        inner, pad = self.w - 50 - 16, sizes.gap * 0.5 + 3
        head = canvas.paragraph_height(f"**{title}**", inner, TextStyle(size=sizes.strong))
        heights = [canvas.paragraph_height(line, inner, TextStyle(size=sizes.body)) for line in lines]
        shown = list(lines)
        while shown and not self.room(2 * pad + head + sum(heights[: len(shown)]) + leave):
            shown.pop()
        height = 2 * pad + head + sum(heights[: len(shown)])
        canvas.box((self.x, self.y, self.w, height), ground, radius=12, border=edge, line=1)
        canvas.icon(
            icon, (self.x + 27, self.y + pad + min(head, sizes.strong * 1.3) / 2), sizes.strong * 1.3, ink
        )
        top = self.y + pad
        top += canvas.paragraph(
            f"**{title}**", (self.x + 50, top, inner, head), TextStyle(size=sizes.strong, colour="#fffdf6")
        )
        for line in shown:
            top += canvas.paragraph(
                line, (self.x + 50, top, inner, height), TextStyle(size=sizes.body, colour="#d5d9d4")
            )
        self.y += height

    def remark(self, text: str, tone: str = "plain", *, large: bool = False) -> None:
        """A notice without a heading; a large one goes without its icon."""
        canvas, (ground, edge, ink, icon) = self.canvas, TONES[tone]
        size, left = (self.sizes.strong * 1.08, 18) if large else (self.sizes.body, 50)
        inner = self.w - left - 16
        height = max(
            self.sizes.row, canvas.paragraph_height(text, inner, TextStyle(size=size)) + (28 if large else 16)
        )
        canvas.box((self.x, self.y, self.w, height), ground, radius=10, border=edge, line=1)
        if not large:
            canvas.icon(icon, (self.x + 27, self.y + height / 2), self.sizes.body * 1.25, ink)
        canvas.paragraph(text, (self.x + left, self.y, inner, height), TextStyle(size=size), middle=True)
        self.y += height

    def tiles(self, tiles: Sequence[Tile], gap: float = 12) -> None:
        """Figures side by side."""
        canvas, sizes = self.canvas, self.sizes
        wide = (self.w - gap * (len(tiles) - 1)) / len(tiles)
        for index, tile in enumerate(tiles):
            left = self.x + index * (wide + gap)
            canvas.box((left, self.y, wide, sizes.tile), "panel-2", radius=12)
            canvas.text(
                tile.label,
                (left + 14, self.y + sizes.tile * 0.28),
                TextStyle("ui", sizes.caption, "muted"),
                "midleft",
                width=wide - 24,
            )
            canvas.text(
                tile.value,
                (left + 14, self.y + sizes.tile * 0.65),
                TextStyle("board-bold", sizes.value, tile.tone),
                "midleft",
                width=wide - 24,
            )
        self.y += sizes.tile

    @property
    def below_notice(self) -> float:
        """How much room tiles and a change want under a notice."""
        return self.sizes.tile + self.sizes.total * 1.5 + self.sizes.gap * 2.6

    def rule(self) -> None:
        """A hairline."""
        self.canvas.rule((self.x, self.y), self.w)

    def change(self, label: str, before: str, after: str, *, tone: str = "#fffdf6") -> None:
        """A figure as it is and as it will be."""
        canvas, sizes = self.canvas, self.sizes
        middle, right = self.y + sizes.total * 0.75, self.x + self.w
        end = canvas.text(after, (right, middle), TextStyle("board-bold", sizes.total, tone), "midright")
        canvas.icon("arrow-right", (end.left - 20, middle), 16, "muted")
        start = canvas.text(
            before, (end.left - 40, middle), TextStyle("board", sizes.total * 0.74, "#d5d9d4"), "midright"
        )
        canvas.text(
            label,
            (self.x + 2, middle),
            TextStyle("ui", sizes.strong, "muted"),
            "midleft",
            width=start.left - self.x - 16,
        )
        self.y += sizes.total * 1.5

    def figure(self, label: str, value: str, *, tone: str = "text") -> None:
        """A name on the left and its figure on the right."""
        canvas, sizes = self.canvas, self.sizes
        middle = self.y + sizes.row / 2
        end = canvas.text(
            value, (self.x + self.w, middle), TextStyle("board-bold", sizes.value * 0.9, tone), "midright"
        )
        canvas.text(
            label,
            (self.x + 2, middle),
            TextStyle("ui", sizes.strong, "muted"),
            "midleft",
            width=end.left - self.x - 16,
        )
        self.y += sizes.row
