"""Seats: a player's mark at any size, and the card that shows money, badges and deeds at a glance."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.view import chrome, paint
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.scale import Box
from game.view.text import rgba
from game.view.theme import Colour
from game.view.widgets.marks import chip_width, draw_chip
from game.view.widgets.widget import Mood, Widget


def draw_seat_mark(
    canvas: Canvas, centre: Sequence[float], size: float, seat: int, token: str = "", *, alpha: float = 1.0
) -> None:
    """A seat's mark: its glyph when small, its token on its colour from 38, its portrait from 60."""
    if size >= 60 and token:
        draw_portrait(canvas, centre, size, seat, token)
        return
    x, y = centre
    box = (x - size / 2, y - size / 2, size, size)
    _disc(canvas, box, f"seat-{seat}", alpha)
    if size >= 38 and token:
        inner = size * 0.80
        canvas.art(token, (x - inner / 2, y - inner / 2, inner, inner), alpha=alpha)
    else:
        ink = "#1b1b1b" if seat in (1, 2, 4, 7, 8) else "#ffffff"
        canvas.seat_glyph(seat, centre, size * 0.5, canvas.theme.c(ink, alpha) if alpha < 1 else ink)


def _disc(canvas: Canvas, box: Box, colour: str, alpha: float = 1.0) -> None:
    mix = canvas.theme.mix
    _, _, size, _ = box
    canvas.box(
        box, mix(colour, "#ffffff", 0.22), mix(colour, "#000000", 0.16), radius=size / 2,
        border=mix(colour, "#ffffff", 0.30), line=max(1.0, size / 26), alpha=alpha,
    )  # fmt: skip


def draw_portrait(
    canvas: Canvas,
    centre: Sequence[float],
    size: float,
    seat: int,
    token: str,
    *,
    ground: tuple[Colour, Colour] = ("#4a545e", "#1a2026"),
    badge: bool = True,
) -> None:
    """The token on a dark disc in a ring of the seat's colour, with the seat's glyph as a badge."""
    x, y = centre
    scale = canvas.scale
    rect = scale.rect((x - size / 2, y - size / 2, size, size))
    lit = paint.radial(
        rect.width,
        rect.height,
        rgba(canvas.theme.c(ground[0])),
        rgba(canvas.theme.c(ground[1])),
        (0.5, 0.35),
        0.6,
    )
    canvas.surface.blit(paint.clipped(lit, rect.width // 2), rect)
    canvas.outline((x - size / 2, y - size / 2, size, size), f"seat-{seat}", size / 2, max(3, size * 0.036))
    inner = size * 0.70
    canvas.art(token, (x - inner / 2, y - inner / 2, inner, inner))
    if not badge:
        return
    disc = max(8.0, size * 0.15)
    bx, by = x + size * 0.375, y + size * 0.375
    canvas.circle((bx, by), disc + 3, "#1d242a")
    canvas.circle((bx, by), disc, f"seat-{seat}")
    canvas.seat_glyph(seat, (bx, by), disc * 1.05, "#14181c")


@dataclass(frozen=True, slots=True)
class Badge:
    """A word about a seat, such as "in jail"."""

    text: str
    icon: str = ""
    kind: str = "neutral"
    short: str | None = None  # for low cards: less text, or none beside the icon

    @property
    def brief(self) -> str:
        """The words for a card with little room."""
        return self.text if self.short is None else self.short


@dataclass(frozen=True, slots=True)
class GroupStrip:
    """The deeds of one group on a seat card: each "" (not owned), "owned" or "mortgaged"."""

    glyph: str
    colour: str
    deeds: tuple[str, ...]

    @property
    def full(self) -> bool:
        """Whether the seat has the whole group."""
        return all(self.deeds)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat card shows; `seat` counts from 1, amounts are ready to read."""

    seat: int
    name: str
    human: bool
    cash: str
    worth: str
    token: str
    turn: bool = False
    badges: tuple[Badge, ...] = ()
    groups: tuple[GroupStrip, ...] = ()
    out: bool = False
    note: str = ""


class SeatCard(Widget):
    """A seat: 392 x 148, 392 x 96 at a full table, 270 x 79 in a small window."""

    radius = chrome.CARD

    def __init__(self, key: Hashable, box: Box, view: SeatView, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.view = view

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        view, (width, height) = self.view, self.box.size
        key = ("seat", view, mood.hover, mood.pressed, _("net worth"))
        alpha = 0.5 if view.out else 1.0
        canvas.baked(
            key,
            self.box,
            lambda inner: _draw_card(inner, view, width, height, mood.hover),
            margin=30,
            alpha=alpha,
        )


def _draw_card(canvas: Canvas, view: SeatView, width: float, height: float, hover: bool) -> None:
    box, colour = (0, 0, width, height), f"seat-{view.seat}"
    canvas.shadow(box, chrome.CARD, blur=14, dy=5, alpha=0.40)
    top, bottom = ("#2b343d", "#1f262c") if view.turn or hover else ("#1f272d", "#1b2228")
    canvas.box(box, colour, radius=chrome.CARD)
    bar = 6.0
    rect, inner = canvas.scale.rect(box), canvas.scale.rect((bar, 0, width - bar, height))
    body = paint.box(
        rect.width,
        rect.height,
        canvas.scale.px(chrome.CARD),
        rgba(canvas.theme.c(top)),
        rgba(canvas.theme.c(bottom)),
    )
    canvas.surface.blit(body, inner, (inner.x - rect.x, 0, inner.width, inner.height))
    if view.turn:
        canvas.outline(box, colour, chrome.CARD, 2.5)
    else:
        edge = paint.ring(rect.width, rect.height, canvas.scale.px(chrome.CARD), 1).copy()
        edge.fill(rgba(canvas.theme.c("#363f48")), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(edge, inner, (inner.x - rect.x, 0, inner.width, inner.height))
    if height >= 140:
        _full_card(canvas, view, width)
    elif height >= 90:
        _low_card(canvas, view, width, height)
    else:
        _small_card(canvas, view, width, height)


def _full_card(canvas: Canvas, view: SeatView, width: float) -> None:
    draw_portrait(canvas, (60, 54), 80, view.seat, view.token)
    cash = canvas.text(view.cash, (width - 18, 28), "board-bold", 28, "text", "midright")
    _name(canvas, view, (116, 28), 20, cash.left - 116 - 12)
    if view.worth:
        word = _("net worth")
        x = canvas.text(word, (width - 18, 53), "ui", 15, "muted", "midright").left
        canvas.text(view.worth, (x - 6, 53), "board", 16, "text", "midright")
    _badges(canvas, view, _fitting(canvas, view.badges, 14, width - 130), (116, 66), 22, 14)
    if not view.badges and view.note:
        canvas.text(view.note, (116, 77), "ui", 15, "muted", "midleft")
    draw_strip(canvas, view.groups, (23, 100, width - 44, 34))


def _low_card(canvas: Canvas, view: SeatView, width: float, height: float) -> None:
    draw_portrait(canvas, (46, 42), 60, view.seat, view.token)
    _head(canvas, view, width - 16, (88, 22), (19, 25, 13))
    draw_strip(canvas, view.groups, (90, height - 42, width - 110, 34))


def _small_card(canvas: Canvas, view: SeatView, width: float, height: float) -> None:
    draw_portrait(canvas, (39, height / 2), 54, view.seat, view.token)
    _head(canvas, view, width - 12, (80, 19), (16, 21, 12))
    draw_strip(canvas, view.groups, (81, height - 31, width - 96, 18), glyphs=False)


def _head(
    canvas: Canvas, view: SeatView, right: float, at: tuple[float, float], sizes: tuple[float, float, float]
) -> None:
    """Name, badges in short, and cash on one line."""
    name, cash, small = sizes
    end = canvas.text(view.cash, (right, at[1] + 1), "board-bold", cash, "text", "midright").left - 8
    short = [Badge(badge.brief, badge.icon, badge.kind) for badge in view.badges]
    wanted = canvas.measure(view.name, "ui-bold", name) * 0.8 + 1.3 * name
    short = _fitting(canvas, short, small, end - at[0] - wanted)
    taken = sum(chip_width(canvas, badge.text, badge.icon, size=small) + 5 for badge in short)
    x = _name(canvas, view, at, name, end - at[0] - taken) + 9
    _badges(canvas, view, short, (x, at[1] - 10), 20, small)


def _name(canvas: Canvas, view: SeatView, at: tuple[float, float], size: float, width: float) -> float:
    icon = size * 0.9
    box = canvas.text(view.name, at, "ui-bold", size, "text", "midleft", width=max(20.0, width - icon - 8))
    canvas.icon("person" if view.human else "robot", (box.right + 9 + icon / 2, at[1]), icon, "muted")
    return box.right + 9 + icon


def _fitting(canvas: Canvas, badges: Sequence[Badge], size: float, width: float) -> list[Badge]:
    fitting: list[Badge] = []
    for badge in badges:
        width -= chip_width(canvas, badge.text, badge.icon, size=size) + 5
        if width < 0:
            break
        fitting.append(badge)
    return fitting


def _badges(
    canvas: Canvas,
    view: SeatView,
    badges: Sequence[Badge],
    at: tuple[float, float],
    height: float,
    size: float,
) -> None:
    x, y = at
    for badge in badges:
        turn = badge.kind == "turn"
        ground, ink = (f"seat-{view.seat}", "#14181c") if turn else (None, None)
        kind = "neutral" if turn else badge.kind
        box = draw_chip(
            canvas, (x, y), badge.text, kind, badge.icon, ground=ground, ink=ink, height=height, size=size
        )
        x = box.right + 5


def draw_strip(canvas: Canvas, groups: Sequence[GroupStrip], box: Box, *, glyphs: bool = True) -> None:
    """The groups side by side: a bar a deed (outlined = mortgaged), a glyph above, a lit frame when full."""
    if not groups:
        return
    left, top, width, height = box
    bar, gap, tall = (6.0, 2.0, 14.0) if glyphs else (3.0, 1.5, 16.0)
    wide = [len(group.deeds) * bar + (len(group.deeds) - 1) * gap for group in groups]
    space = (width - sum(wide)) / max(1, len(groups) - 1)
    x, base = float(left), top + height - tall - (3 if glyphs else 2)
    for group, span in zip(groups, wide, strict=True):
        some = any(group.deeds)
        if group.full:
            frame_top = top - 2 if glyphs else base - 3
            canvas.box(
                (x - 4, frame_top, span + 8, base + tall + 3 - frame_top),
                "#ffffff26",
                radius=5,
                border="#ffffff50",
            )
        if glyphs:
            canvas.glyph(group.glyph, (x + span / 2, top + 6), 12, group.colour if some else "#6b757e")
        for index, state in enumerate(group.deeds):
            cell = (x + index * (bar + gap), base, bar, tall)
            if state == "owned":
                canvas.box(cell, group.colour, radius=1.5)
            elif state == "mortgaged":
                canvas.box(cell, "#12171b", radius=1.5, border=group.colour, line=1.5)
            else:
                canvas.box(cell, "#39434c", radius=1.5)
        x += span + space
