"""The frame of a dialog: head with icon and heading, body, foot, and the pill of key hints below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.scale import Box
from game.ui.widgets.marks import Hint, draw_hints
from game.ui.widgets.seats import draw_seat_mark

HEAD, FOOT = 88, 96


@dataclass(frozen=True, slots=True)
class Modal:
    """What stands in the frame of a dialog: its title, a note in the foot, the keys below."""

    title: str
    icon: str = ""
    seat: int = 0
    token: str = ""  # of the seat, instead of an icon
    foot: bool = True
    note: str = ""
    note_icon: str = "info"
    note_width: float = 520
    hints: Sequence[Hint] = ()
    pad: bool = False
    title_width: float | None = None


def draw_modal(canvas: Canvas, box: Box, modal: Modal) -> pygame.FRect:
    """Draw the frame; returns the body between head and foot, inside its padding."""
    x, y, w, h = box
    canvas.shadow(box, chrome.PANEL, blur=48, dy=16, alpha=0.55)
    canvas.box(box, "modal-1", "modal-2", radius=chrome.PANEL, border="#343e47")
    left = x + 32
    if modal.token:
        draw_seat_mark(canvas, (left + 26, y + 44), 52, modal.seat, modal.token)
        left += 70
    elif modal.icon:
        canvas.icon(modal.icon, (left + 19, y + 44), 38, "gold-hi")
        left += 54
    canvas.text(
        modal.title,
        (left, y + 45),
        TextStyle("display", chrome.HEADING),
        "midleft",
        width=modal.title_width or w - 64 - (left - x),
    )
    canvas.rule((x + 32, y + HEAD - 1), w - 64, "gold", fade=True)
    bottom = y + h
    if modal.foot:
        bottom -= FOOT
        canvas.rule((x + 1, bottom), w - 2, "#343e47")
    if modal.note:
        canvas.icon(
            modal.note_icon,
            (x + 32 + 11, bottom + FOOT / 2),
            22,
            "muted" if modal.note_icon == "info" else "gold-hi",
        )
        canvas.paragraph(
            modal.note,
            (x + 68, bottom + 6, modal.note_width, FOOT - 12),
            TextStyle(colour="muted"),
            middle=True,
        )
    if modal.hints:
        draw_hints(canvas, (x + w / 2, y + h + 20 + 22), modal.hints, pill=True, pad=modal.pad)
    return pygame.FRect(x + 32, y + HEAD + 24, w - 64, bottom - y - HEAD - 48)
