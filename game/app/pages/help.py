"""What the keys and the buttons of a gamepad do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.app.setup.rulebook import Rulebook
from game.app.setup.rules_in_force import RulesInForceScene
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, foot, head
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.layout import Column, Grid, Node, Paragraph, Row, Scroll
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import caps, caption, icon
from game.ui.widgets.widget import Widget

BOX = (136.0, 72.0, 1648.0, 936.0)
GUTTER = 72.0  # between the two columns
KEYS, PADS = 218.0, 148.0  # the widths of keys and pad buttons
SIGNS = ("keyboard", "gamepad")
PITCH = 64.0
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
        buttons = []
        if self.tour:
            buttons.append(
                Button(
                    "tour", (0, 0, 290, 64), _("Show me round"), icon="flag",
                    letter=pgettext("key for the tour", "T"), on_press=lambda: Pop(TOUR),
                )
            )  # fmt: skip
        if (rules := self.rules) is not None:
            buttons.append(
                Button(
                    "rules", (0, 0, 330, 64), _("Rules of this game"), icon="scales",
                    letter=pgettext("key for rules", "R"), on_press=lambda: Push(RulesInForceScene(rules)),
                )
            )  # fmt: skip
        buttons.append(Button("close", (0, 0, 220, 64), _("Back"), "primary", size=22, on_press=Pop))
        heading = head(_("Keys and help"), icon("help", 38, "gold-hi"))
        below = foot(buttons, _("Any key finishes a running animation."))
        self.page = lay_out(dialog(heading, self._keys(), below), self.view, BOX)
        return controls(self.page.root)

    def _keys(self) -> Node:
        """All keys in two columns; those who hold a gamepad find its buttons beside them."""
        every, table, window = self.sections()
        lines = [line for _title, section in (every, table, window) for line in section]
        widths = [
            max(
                least, *(_caps(getattr(line, kind), pad=pad).measure(self.view.ruler).width for line in lines)
            )
            for kind, pad, least in (("keys", False, KEYS), ("buttons", True, PADS))
        ]
        left, right = ([_section(*each, widths) for each in part] for part in ((every,), (table, window)))
        return Scroll(Grid([Column(left), Column(right)], 2, gap=GUTTER), key="keys")

    def unhandled_key(self, press: Press) -> Reply:
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
                    self._line(_("Undo, while nothing new was revealed"), Action.UNDO),
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
        self.page.draw(canvas)


def _section(title: str, lines: Sequence[Line], widths: Sequence[float]) -> Node:
    """A heading over its lines: words, keys, pad buttons."""
    signs = [Row([icon(name, 26, "muted")], width=wide) for name, wide in zip(SIGNS, widths, strict=True)]
    parts: list[Node] = [Row([Row([caption(title, size=17)], grow=1), *signs], min_height=PITCH)]
    for line in lines:
        words = Paragraph(line.words, TextStyle(size=chrome.STRONG), grow=1, pad=(0, 0, 16, 0))
        keys = Row([_caps(line.keys, pad=False)], width=widths[0])
        buttons = Row([_caps(line.buttons, pad=True)], width=widths[1])
        parts.append(Row([words, keys, buttons], pad=(0, 4), min_height=PITCH, paint=_rule_above))
    return Column(parts)


def _caps(labels: Sequence[str], *, pad: bool) -> Node:
    return caps(labels, pad=pad, large=1.3)


def _rule_above(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.rule(box.topleft, box.width, "#333d46")
