"""The bar above the seats: round and time on the left, the four buttons on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import pygame

from game.view.actions import Action
from game.view.canvas import Canvas
from game.view.hud.columns import Columns, tame
from game.view.i18n import _
from game.view.scene import Reply, View
from game.view.session import Session
from game.view.widgets.buttons import Button, IconButton
from game.view.widgets.widget import Mood, Widget

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


def paint_bar(canvas: Canvas, columns: Columns, round_: int, minutes: int) -> None:
    """Round and time, in an ink that is read on the edition's table."""
    x, y, _w, h = columns.bar
    unit, middle, theme = columns.unit, y + h / 2, canvas.theme
    ink, soft = theme.c("text"), theme.c("#c3c9ce")
    if theme.ink_on("table-1") == theme.ink_on("#ffffff"):  # a pale table
        ink = theme.c("board-ink")
        soft = theme.mix(ink, "table-1", 0.25)
    size = tame(26 if unit == 1 else 22 * unit, canvas.scale.text_size)
    title = canvas.text(_("Round {count}").format(count=round_), (x, middle), "display", size, ink, "midleft")
    canvas.icon("clock", (title.right + 30, middle + 1), 17 * unit, soft)
    if minutes < 60:
        text = _("{count} min").format(count=minutes)
    else:
        text = _("{hours} h {minutes:02}").format(hours=minutes // 60, minutes=minutes % 60)
    canvas.text(text, (title.right + 30 + 14 * unit, middle + 1), "ui", 17 * unit, soft, "midleft")


class SpeedButton(Button):
    """The speed with its icon, close together."""

    def _words(self, canvas: Canvas, box: pygame.FRect, ink: str | pygame.Color, mood: Mood) -> None:
        icon = self.size * 1.15
        whole = icon + self.size * 0.5 + canvas.measure(self.text, "ui-bold", self.size)
        left = box.centerx - whole / 2
        canvas.icon("speed", (left + icon / 2, box.centery), icon, ink)
        canvas.text(self.text, (left + whole, box.centery), "ui-bold", self.size, ink, "midright")


def bar_buttons(
    columns: Columns,
    session: Session,
    view: View,
    changed: Callable[[], Reply],
    show_help: Callable[[], Reply],
    menu: Callable[[], Reply],
) -> Iterable[Widget]:
    """Sound, speed, help, menu; `changed` is told when one of the first two changed a setting."""
    x, y, w, h = columns.bar
    gap = 8.0 if columns.unit == 1 else 7 * columns.unit
    wide = 76.0 if columns.unit == 1 else 64 * columns.unit
    spots: dict[str, tuple[float, float, float, float]] = {}
    right = x + w
    for name, width in (("menu", h), ("help", h), ("speed", wide), ("sound", h)):
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
