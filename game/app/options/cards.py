"""The panels of the options: where they lie, what their rows are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.engine.messages import N_
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.scale import Box

PAD = 24.0


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A row: its name, a line on it, its middle, and the room its words have."""

    title: str
    note: str
    y: float
    room: float


@dataclass(frozen=True, slots=True)
class OptionCard:
    """A panel: its heading and icon, its rows, and how far under each row the hairline runs."""

    box: Box
    title: str
    icon: str
    rows: tuple[OptionRow, ...] = ()
    lines: tuple[float, ...] = ()

    @property
    def left(self) -> float:
        return self.box[0] + PAD

    @property
    def right(self) -> float:
        return self.box[0] + self.box[2] - PAD

    def y(self, row: int) -> float:
        """The middle of a row."""
        return self.rows[row].y


CARDS: Final[Mapping[str, OptionCard]] = {
    "text": OptionCard(
        (40, 108, 600, 296),
        N_("Language and text"),
        "text",
        (
            OptionRow(N_("Language"), N_("Cards and board follow"), 203, 270),
            OptionRow(N_("Text size"), "", 276, 150),
            OptionRow(N_("Easy-read board"), N_("Board names in the text face too"), 349, 470),
        ),
        (240, 312),
    ),
    "comfort": OptionCard(
        (40, 424, 600, 564),
        N_("Comfort"),
        "eye",
        (
            OptionRow(N_("Group marks"), N_("A shape with every colour"), 519, 236),
            OptionRow(N_("Higher contrast"), N_("Stronger lines, plain table"), 680, 470),
            OptionRow(N_("Reduced motion"), N_("Moves and cards appear in place"), 744, 470),
            OptionRow(N_("Follow the pieces"), N_("The view leans towards the token that moves"), 808, 470),
            OptionRow(N_("Ask before ending a turn"), N_("So that no turn ends by a slip"), 872, 470),
            OptionRow(N_("Gamepad rumble"), N_("A short tap when it is your turn"), 936, 470),
        ),
        (648, 712, 776, 840, 904),
    ),
    "pace": OptionCard(
        (660, 108, 520, 264),
        N_("Pace"),
        "speed",
        (
            OptionRow(N_("Game speed"), "", 196, 172),
            OptionRow(N_("Computers think"), "", 251, 172),
            OptionRow(N_("Play on by itself"), N_("When I have nothing to decide"), 322, 390),
        ),
        (224, 284),
    ),
    "sound": OptionCard(
        (660, 388, 520, 308),
        N_("Sound"),
        "sound",
        (
            OptionRow(N_("Everything"), "", 470, 172),
            OptionRow(N_("Dice, pieces"), "", 515, 172),
            OptionRow(N_("Music"), "", 560, 172),
            OptionRow(N_("Calls"), "", 605, 172),
            OptionRow(N_("Mute"), "", 651, 300),
        ),
        (493, 538, 583, 628),
    ),
    "screen": OptionCard(
        (660, 712, 520, 276),
        N_("Screen"),
        "fullscreen",
        (
            OptionRow(N_("Full screen"), "", 798, 300),
            OptionRow(N_("Window"), "", 864, 160),
            OptionRow(N_("Keep the screen awake"), N_("While the game is open"), 938, 390),
        ),
        (830, 898),
    ),
    "keys": OptionCard((1200, 108, 680, 880), N_("Keys and gamepad"), "keyboard"),
}


def draw_option_card(canvas: Canvas, card: OptionCard) -> None:
    """A panel with its heading, hairlines and the words of its rows."""
    top = card.box[1] + 38
    canvas.panel(card.box)
    canvas.icon(card.icon, (card.left + 13, top), 27, "gold-hi")
    size = 28 / max(1.0, canvas.scale.text_size) ** 0.5  # a heading is large enough at any text size
    canvas.text(
        _(card.title), (card.left + 39, top), TextStyle("display", size), "midleft", width=card.box[2] - 240
    )
    for y in card.lines:
        canvas.rule((card.left, y), card.right - card.left)
    for row in card.rows:
        _draw_words(canvas, row, card.left)


def _draw_words(canvas: Canvas, row: OptionRow, x: float) -> None:
    """A row's name and the line under it, as a block round the row's middle."""
    if not row.note:
        canvas.text(_(row.title), (x, row.y), TextStyle("ui-bold"), "midleft", width=row.room)
        return
    factor = canvas.scale.factor
    one, two = canvas.font("ui-bold", chrome.BODY).line / factor, canvas.font("ui", 15).line / factor
    top = row.y - (one + two) / 2
    canvas.text(_(row.title), (x, top + one / 2), TextStyle("ui-bold"), "midleft", width=row.room)
    canvas.text(
        _(row.note), (x, top + one + two / 2), TextStyle("ui", 15, "muted"), "midleft", width=row.room
    )
