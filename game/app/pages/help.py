"""What the keys and the buttons of a gamepad do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.app.setup.rulebook import Rulebook
from game.app.setup.rules_in_force import RulesInForceScene
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import draw_caption, draw_key_cap
from game.ui.widgets.widget import Widget

BOX = (136.0, 72.0, 1648.0, 936.0)
GUTTER = 72.0  # between the two columns
KEYS, PADS = 218.0, 148.0  # the widths of keys and pad buttons
LARGE = 1.3  # how much larger caps are than in hints
TOUR = "tour"


@dataclass(frozen=True, slots=True)
class Line:
    """What keys do, and pad buttons."""

    words: str
    keys: tuple[str, ...]
    buttons: tuple[str, ...] = ()


class HelpScene(Scene[str | None]):
    """A page of all keys, and the way to the rules of a game in play; any of the usual ways closes it.

    It pops with "tour" when the tour of the table is wanted, if that is offered.
    """

    dialog = True
    first_focus = "close"

    def __init__(self, rules: Rulebook | None = None, *, tour: bool = False) -> None:
        super().__init__()
        self.rules, self.tour = rules, tour

    def build(self) -> Iterable[Widget]:
        x, y, w, h = BOX
        if self.tour:
            yield Button(
                "tour",
                (x + w - 252 - 16 - 330 - 16 - 290, y + h - 80, 290, 64),
                _("Show me round"),
                icon="flag",
                letter=pgettext("key for the tour", "T"),
                on_press=lambda: Pop(TOUR),
            )
        if self.rules is not None:
            yield Button(
                "rules",
                (x + w - 252 - 16 - 330, y + h - 80, 330, 64),
                _("Rules of this game"),
                icon="scales",
                letter=pgettext("key for rules", "R"),
                on_press=lambda: Push(RulesInForceScene(self.rules)) if self.rules is not None else None,
            )
        yield Button("close", (x + w - 252, y + h - 80, 220, 64), _("Back"), "primary", size=22, on_press=Pop)

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.WHY) else None

    def sections(self) -> list[tuple[str, list[Line]]]:
        """What the keys and pad buttons do, as they are bound now."""
        return [
            (
                _("On every screen"),
                [
                    self._line(_("The main act: always the large button"), Action.CONFIRM),
                    self._line(_("Use what has the focus"), Action.CHOOSE),
                    self._line(_("Back; the menu of the game"), Action.BACK),
                    self._line(_("Next group of controls, and back"), Action.NEXT, Action.PREVIOUS),
                    Line(
                        _("Move within a group, or over the board’s spaces"),
                        ("←", "↑", "↓", "→"),
                        (_("D-pad"), "L"),
                    ),
                    self._line(_("The first and the last of a row"), Action.HOME, Action.END),
                    self._line(_("More, less: bids and amounts"), Action.PLUS, Action.MINUS),
                    self._line(_("Hold: see the board through any dialog"), Action.BOARD),
                ],
            ),
            (
                _("At the table"),
                [
                    self._line(_("Property: build, sell, mortgage"), Action.PROPERTY),
                    self._line(_("Trade with another player"), Action.TRADE),
                    self._line(_("The log of all that happened"), Action.LOG),
                    self._line(_("Why was that so?"), Action.WHY),
                    Line(_("Undo, while nothing new was revealed"), ("Ctrl", "Z")),
                    Line(
                        _("Claim a rent, by the owner’s seat"),
                        ("1", "–", "8"),
                        self._caps(Action.CLAIM, pad=True),
                    ),
                ],
            ),
            (
                _("The window"),
                [
                    self._line(_("Menu: options, save and leave"), Action.MENU),
                    self._line(_("Full screen"), Action.FULL_SCREEN),
                    self._line(_("Sound on and off"), Action.MUTE),
                ],
            ),
        ]

    def _line(self, words: str, *acts: Action) -> Line:
        keys, buttons = (
            tuple(cap for act in acts for cap in self._caps(act, pad=pad)) for pad in (False, True)
        )
        return Line(words, keys, buttons)

    def _caps(self, act: Action, *, pad: bool) -> tuple[str, ...]:
        label = self.view.bindings.label(act, pad=pad)
        return (label,) if label else ()

    def paint(self, canvas: Canvas) -> None:
        note = _("Any key finishes a running animation.")
        room = 380.0 if self.tour else 700.0
        body = draw_modal(canvas, BOX, Modal(_("Keys and help"), icon="help", note=note, note_width=room))
        every, table, window = self.sections()
        wide = (body.width - GUTTER) / 2
        pitch = body.height / max(len(every[1]) + 1, len(table[1]) + len(window[1]) + 2)
        lines = [*every[1], *table[1], *window[1]]
        size = self._size(canvas, lines, wide - PADS - KEYS - 16, pitch - 4)
        self._section(canvas, every, (body.left, body.top, wide), pitch, size)
        right = body.left + wide + GUTTER
        self._section(canvas, table, (right, body.top, wide), pitch, size)
        self._section(canvas, window, (right, body.top + pitch * (len(table[1]) + 1), wide), pitch, size)

    @staticmethod
    def _size(canvas: Canvas, lines: Sequence[Line], room: float, high: float) -> float:
        """The size at which all words fit their lines, however large the player's text is."""
        size = float(chrome.STRONG)
        while size > 12 and any(
            canvas.paragraph_height(line.words, room, TextStyle(size=size)) > high for line in lines
        ):
            size -= 0.5
        return size

    def _section(
        self,
        canvas: Canvas,
        section: tuple[str, list[Line]],
        place: tuple[float, float, float],
        pitch: float,
        size: float,
    ) -> None:
        """A heading over its lines: words, keys, pad buttons."""
        title, lines = section
        x, y, w = place
        pads = x + w - PADS
        draw_caption(canvas, (x, y + pitch * 0.6), title, size=17)
        for icon, left in (("keyboard", pads - KEYS), ("gamepad", pads)):
            canvas.icon(icon, (left + 14, y + pitch * 0.6), 26, "muted")
        for index, line in enumerate(lines):
            middle = y + pitch * (index + 1.5)
            canvas.rule((x, middle - pitch / 2), w, "#333d46")
            room = w - PADS - KEYS - 16
            canvas.paragraph(
                line.words, (x, middle - pitch / 2, room, pitch), TextStyle(size=size), middle=True
            )
            _draw_caps(canvas, (pads - KEYS, middle), line.keys, pad=False)
            _draw_caps(canvas, (pads, middle), line.buttons, pad=True)


def _draw_caps(canvas: Canvas, at: tuple[float, float], caps: Sequence[str], *, pad: bool) -> None:
    """Caps side by side, larger than in hints; a dash stands for those between."""
    large = Canvas(canvas.surface, canvas.theme, canvas.scale.sized(LARGE))
    x, y = at[0] / LARGE, at[1] / LARGE
    for cap in caps:
        if cap == "–":
            large.text(cap, (x + 5, y), TextStyle("ui-bold", chrome.CAPTION, "muted"), "center")
            x += 14
        else:
            x += draw_key_cap(large, (x, y), cap, pad=pad) + 5
