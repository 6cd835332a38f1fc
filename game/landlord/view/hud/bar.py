"""The bar above the seats: round and time on the left, the four buttons on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from game.landlord.view.hud.course import Course
from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.presentation import Presentation
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.scale import tame
from game.ui.view import View
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.marks import draw_progress
from game.ui.widgets.widget import Mood, Widget

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


def paint_bar(canvas: Canvas, columns: Columns, course: Course, colours: Sequence[int]) -> None:
    """Round, time and how near the end is, in an ink that is read on the edition's table."""
    x, y, _w, h = columns.bar
    unit, middle, theme = columns.unit, y + h / 2, canvas.theme
    ink, soft = theme.c("text"), theme.c("#c3c9ce")
    if theme.pale:
        ink = theme.c("board-ink")
        soft = theme.mix(ink, "table-1", 0.25)
    size = tame(26 if unit == 1 else 22 * unit, canvas.scale.text_size)
    left = canvas.text(course.round, (x, middle), TextStyle("display", size, ink), "midleft").right
    if course.clock and not (columns.small and course.goal):
        canvas.icon("clock", (left + 30, middle + 1), 17 * unit, soft)
        at = (left + 30 + 14 * unit, middle + 1)
        left = canvas.text(course.clock, at, TextStyle("ui", 17 * unit, soft), "midleft").right
    if course.goal:
        box = (left + 22, y, _buttons_left(columns) - left - 22 - 16, h)
        _paint_goal(canvas, box, course, colours, unit)


def _paint_goal(canvas: Canvas, box: Box, course: Course, colours: Sequence[int], unit: float) -> None:
    """What ends the game, over a line that fills as the end comes near; amber when it is close."""
    x, y, room, h = box
    pale = canvas.theme.pale
    ink: Colour = ("gold-lo" if pale else "warn-hi") if course.urgent else "board-ink" if pale else "text"
    tone: Colour = (
        f"seat-{colours[course.seat] + 1}" if course.seat >= 0 else "warn" if course.urgent else "gold"
    )
    size = tame(16 * unit, canvas.scale.text_size)
    middle = y + h / 2 - (5 if course.part >= 0 else 0) * unit
    canvas.icon(course.icon, (x + 9 * unit, middle), 17 * unit, ink)
    left = x + 24 * unit
    words = canvas.text(
        course.goal, (left, middle), TextStyle("ui-bold", size, ink), "midleft", width=room - 24 * unit
    )
    if course.part >= 0:
        line = (x, y + h / 2 + 11 * unit, words.right - x, 6 * unit)
        draw_progress(canvas, line, [(course.part, tone)] if course.part else [])


def _widths(columns: Columns) -> tuple[tuple[str, float], ...]:
    """The buttons of the bar from the right, with their widths."""
    h = columns.bar[3]
    return (
        ("menu", h),
        ("help", h),
        ("speed", 76.0 if columns.unit == 1 else 64 * columns.unit),
        ("sound", h),
        ("dice", h),
    )


def _gap(columns: Columns) -> float:
    return 8.0 if columns.unit == 1 else 7 * columns.unit


def _buttons_left(columns: Columns) -> float:
    """Where the buttons begin."""
    x, _y, w, _h = columns.bar
    return x + w - sum(width + _gap(columns) for _name, width in _widths(columns))


class SpeedButton(Button):
    """The speed with its icon, close together."""

    def _words(self, canvas: Canvas, box: pygame.FRect, ink: str | pygame.Color, mood: Mood) -> None:
        icon = self.size * 1.15
        whole = icon + self.size * 0.5 + canvas.measure(self.text, TextStyle("ui-bold", self.size))
        left = box.centerx - whole / 2
        canvas.icon("speed", (left + icon / 2, box.centery), icon, ink)
        canvas.text(self.text, (left + whole, box.centery), TextStyle("ui-bold", self.size, ink), "midright")


def bar_buttons(
    columns: Columns,
    session: Presentation,
    view: View,
    changed: Callable[[], Reply],
    show_dice: Callable[[], Reply],
    show_help: Callable[[], Reply],
    menu: Callable[[], Reply],
) -> Iterable[Widget]:
    """Dice, sound, speed, help, menu; `changed` is told when sound or speed was changed."""
    x, y, w, h = columns.bar
    gap = _gap(columns)
    spots: dict[str, Box] = {}
    right = x + w
    for name, width in _widths(columns):
        right -= width
        spots[name] = (right, y, width, h)
        right -= gap

    def mute() -> Reply:
        view.audio.mute(not view.audio.muted)
        session.settings.mute = view.audio.muted
        return changed()

    def faster() -> Reply:
        settings = session.settings
        if settings.instant:
            settings.instant, settings.speed = False, SPEEDS[0]
        elif settings.speed >= SPEEDS[-1]:
            settings.instant = True
        else:
            settings.speed = next(speed for speed in SPEEDS if speed > settings.speed)
        return changed()

    tip = _("The dice: how often each roll came up, and the seed")
    yield IconButton("dice", spots["dice"], "dice", tip, group="bar", on_press=show_dice)
    muted = view.audio.muted
    tip = _("Sound on") if muted else _("Sound off")
    yield IconButton(
        "sound", spots["sound"], "mute" if muted else "sound", f"{tip} (F9)", group="bar", on_press=mute
    )
    speed = session.settings.speed
    label = "»" if session.settings.instant else f"{speed:g}×".replace("0.5", "½")
    yield SpeedButton(
        "speed",
        spots["speed"],
        label,
        cap=False,
        size=tame(18 if columns.unit == 1 else 16 * columns.unit, view.scale.text_size),
        tip=_("Speed of the game"),
        group="bar",
        on_press=faster,
    )
    yield IconButton("help", spots["help"], "help", _("Keys and help"), group="bar", on_press=show_help)
    yield IconButton(
        "menu",
        spots["menu"],
        "menu",
        _("Menu") + f" ({view.caps(Action.MENU)})",
        group="bar",
        on_press=menu,
        action=Action.MENU,
    )
