"""The frame of a dialog: head with icon and heading, body, foot, and the pill of key hints below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.scale import Box
from game.ui.widgets.marks import Hint, draw_hints
from game.ui.widgets.seats import draw_seat_mark

HEAD, FOOT = 88, 96


def draw_modal(
    canvas: Canvas,
    box: Box,
    title: str,
    *,
    icon: str = "",
    seat: int = 0,
    token: str = "",
    foot: bool = True,
    note: str = "",
    note_icon: str = "info",
    note_width: float = 520,
    hints: Sequence[Hint] = (),
    pad: bool = False,
    title_width: float | None = None,
) -> pygame.FRect:
    """Draw the frame; returns the body between head and foot, inside its padding."""
    x, y, w, h = box
    canvas.shadow(box, chrome.PANEL, blur=48, dy=16, alpha=0.55)
    canvas.box(box, "modal-1", "modal-2", radius=chrome.PANEL, border="#343e47")
    left = x + 32
    if token:
        draw_seat_mark(canvas, (left + 26, y + 44), 52, seat, token)
        left += 70
    elif icon:
        canvas.icon(icon, (left + 19, y + 44), 38, "gold-hi")
        left += 54
    canvas.text(
        title,
        (left, y + 45),
        "display",
        chrome.HEADING,
        "text",
        "midleft",
        width=title_width or w - 64 - (left - x),
    )
    canvas.rule((x + 32, y + HEAD - 1), w - 64, "gold", fade=True)
    bottom = y + h
    if foot:
        bottom -= FOOT
        canvas.rule((x + 1, bottom), w - 2, "#343e47")
    if note:
        canvas.icon(
            note_icon, (x + 32 + 11, bottom + FOOT / 2), 22, "muted" if note_icon == "info" else "gold-hi"
        )
        canvas.paragraph(note, (x + 68, bottom + 6, note_width, FOOT - 12), chrome.BODY, "muted", middle=True)
    if hints:
        draw_hints(canvas, (x + w / 2, y + h + 20 + 22), hints, pill=True, pad=pad)
    return pygame.FRect(x + 32, y + HEAD + 24, w - 64, bottom - y - HEAD - 48)
