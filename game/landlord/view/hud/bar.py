"""The bar above the seats: round and time on the left, the four buttons on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.landlord.view.hud.course import Course
from game.landlord.view.parts.columns import Columns
from game.storage.settings import Settings
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour, Theme
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Ruler, Text, lay
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.view import View
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import draw_progress
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Mood, Widget

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


@dataclass(frozen=True, slots=True)
class BarWords:
    """Describes what the bar tells."""

    theme: Theme
    course: Course
    colours: Sequence[int]
    unit: float

    def tree(self) -> Node:
        """All of it, or without the clock where there is a goal to tell of."""
        course, unit = self.course, self.unit
        ink: Colour = "board-ink" if self.theme.pale else "text"
        title = Text(course.round, TextStyle("display", (26 if unit == 1 else 22 * unit), ink), lines=1)
        clock = [self._clock()] if course.clock else []
        if not course.goal:
            return First([Row([title, *clock], gap=22), Fit(title)])
        goal, head = self._goal(), self._head(lines=2)
        whole, *shorter = [
            Row(form, gap=22) for form in ([title, *clock, goal], [title, goal], [title, head], [goal])
        ]
        return First([whole, *map(Fit, shorter)])

    def _clock(self) -> Node:
        soft = self.theme.mix("board-ink", "table-1", 0.25) if self.theme.pale else self.theme.c("#c3c9ce")
        size = 17 * self.unit
        words = Text(self.course.clock, TextStyle("ui", size, soft), lines=1)
        return Row([icon("clock", size, soft), words], gap=6 * self.unit)

    def _head(self, lines: int = 1) -> Node:
        """What ends the game; amber when it is close."""
        course, unit, pale = self.course, self.unit, self.theme.pale
        ink: Colour = ("gold-lo" if pale else "warn-hi") if course.urgent else "board-ink" if pale else "text"
        words = Text(course.goal, TextStyle("ui-bold", 16 * unit, ink), lines=lines)
        return Row([icon(course.icon, 17 * unit, ink), words], gap=6 * unit)

    def _goal(self) -> Node:
        """What ends the game, over a line that fills as the end comes near."""
        course, unit, head = self.course, self.unit, self._head()
        if course.part < 0:
            return head
        tone: Colour = "warn" if course.urgent else "gold"
        if course.seat >= 0:
            tone = f"seat-{self.colours[course.seat] + 1}"

        def progress(canvas: Canvas, box: pygame.FRect) -> None:
            draw_progress(canvas, box, [(course.part, tone)] if course.part else [])

        return Column([head, Leaf(height=6 * unit, paint=progress)], gap=2 * unit)


class SpeedButton(Button):
    """The speed with its icon, close together."""

    def _width(self, ruler: Ruler, cap: str) -> float:
        return (
            self.full_size * 1.65 + words_width(ruler, self.text, TextStyle("ui-bold", self.full_size)) + 16
        )

    def _words(self, canvas: Canvas, box: pygame.FRect, ink: str | pygame.Color, mood: Mood) -> None:
        icon = self.size * 1.15
        whole = icon + self.size * 0.5 + canvas.measure(self.text, TextStyle("ui-bold", self.size))
        left = box.centerx - whole / 2
        canvas.icon("speed", (left + icon / 2, box.centery), icon, ink)
        canvas.text(self.text, (left + whole, box.centery), TextStyle("ui-bold", self.size, ink), "midright")


class Bar:
    """The buttons are as wide as they need be; the words have the rest."""

    room: Box = (0.0, 0.0, 0.0, 0.0)  # of the words

    def build(
        self,
        view: View,
        columns: Columns,
        settings: Settings,
        changed: Callable[[], Reply],
        show_dice: Callable[[], Reply],
        show_help: Callable[[], Reply],
        menu: Callable[[], Reply],
        save: Callable[[], Reply] | None = None,
    ) -> Iterable[Widget]:
        """Dice, sound, speed, help, menu; `changed` is told when sound or speed was changed.

        `save` tries again to save a game that could not be saved.
        """
        high, unit = columns.bar[3], columns.unit
        side: Box = (0, 0, high, high)

        def mute() -> Reply:
            view.audio.mute(not view.audio.muted)
            settings.mute = view.audio.muted
            return changed()

        def faster() -> Reply:
            _faster(settings)
            return changed()

        def button(name: str, icon: str, tip: str, on_press: Callable[[], Reply], **more: Any) -> Button:
            return IconButton(name, side, icon, tip, group="bar", on_press=on_press, **more)

        muted = view.audio.muted
        sound = _("Sound on") if muted else _("Sound off")
        menu_tip = _("Menu") + f" ({view.caps(Action.MENU)})"
        buttons = [
            button("dice", "dice", _("The dice: how often each roll came up, and the seed"), show_dice),
            button("sound", "mute" if muted else "sound", f"{sound} (F9)", mute),
            SpeedButton(
                "speed",
                (0, 0, 1.6 * high, high),
                _speed(settings),
                cap=False,
                size=18 if unit == 1 else 16 * unit,
                tip=_("Speed of the game"),
                group="bar",
                on_press=faster,
            ),
            button("help", "help", _("Keys and help"), show_help),
            button("menu", "menu", menu_tip, menu, action=Action.MENU),
        ]
        tools = [Leaf(each, width=None if each.key == "speed" else high) for each in buttons]
        if save is not None:
            tip = _("The last moves can’t be saved. Press to try again.")
            tools.insert(0, Leaf(self._unsaved(high, unit, tip, save)))
        words = Leaf(key="words", grow=1)
        tree = Row([words, Row(tools, gap=8 * unit)], gap=16, align="stretch")
        page = lay_out(tree, view, columns.bar)
        self.room = tuple(page["words"])
        return controls(page.root)

    def _unsaved(self, high: float, unit: float, tip: str, save: Callable[[], Reply]) -> Button:
        return Button(
            "unsaved", (0, 0, 0, high), _("Not saved"), "danger", icon="save", cap=False,
            size=18 if unit == 1 else 16 * unit, tip=tip, group="bar", on_press=save,
        )  # fmt: skip

    def paint(self, canvas: Canvas, unit: float, course: Course, colours: Sequence[int]) -> None:
        """Round, time and how near the end is, in an ink that is read on the edition's table."""
        lay(BarWords(canvas.theme, course, colours, unit).tree(), canvas.ruler, self.room).draw(canvas)


def _speed(settings: Settings) -> str:
    return "»" if settings.instant else f"{settings.speed:g}×".replace("0.5", "½")


def _faster(settings: Settings) -> None:
    """The next speed; after the highest nothing is shown on its way, then it begins anew."""
    if settings.instant:
        settings.instant, settings.speed = False, SPEEDS[0]
    elif settings.speed >= SPEEDS[-1]:
        settings.instant = True
    else:
        settings.speed = next(speed for speed in SPEEDS if speed > settings.speed)
