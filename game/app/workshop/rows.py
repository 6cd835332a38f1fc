"""The workshop's list of packs: cover, title, where it is, and what its check found."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.app.telling import told
from game.app.workshop.workbench import Piece
from game.packs.problems import Severity
from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _, language, ngettext
from game.ui.widgets.marks import chip_width, draw_chip
from game.ui.widgets.widget import Mood, Widget

HIGH, PITCH = 104.0, 114.0
COVER = (60.0, 81.0)


class PackRow(Widget):
    """One pack; greyed, with its first problem, while it can't be played."""

    radius = chrome.CARD

    def __init__(
        self, key: Hashable, box: Any, piece: Piece, theme: Theme | None, chosen: bool, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.piece, self.theme, self.chosen = piece, theme, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.chosen:
            canvas.box(box, "row-chosen", radius=self.radius, border="gold", line=2)
        else:
            canvas.box(box, "#2d363f" if mood.hover else "#232a31", radius=self.radius)
        broken = self.piece.problems is not None and not self.piece.playable
        self._cover(canvas, pygame.FRect(box.x + 14, box.y + 11, *COVER), 0.45 if broken else 1.0)
        x, width = box.x + 94, box.width - 94 - 14
        ink = "muted" if broken else "text"
        canvas.text(
            self.piece.title(language()),
            (x, box.y + 24),
            TextStyle("ui-bold", 20, ink),
            "midleft",
            width=width,
        )
        second, tone = self._second(broken)
        canvas.text(second, (x, box.y + 47), TextStyle("ui", 16, tone), "midleft", width=width)
        text, kind, icon = _result(self.piece)
        size = 15 * min(1.0, width / chip_width(canvas, text, icon))
        draw_chip(canvas, (x, box.y + 63), text, kind, icon, height=30, size=size)

    def _second(self, broken: bool) -> tuple[str, str]:
        if broken and self.piece.problems:
            return told(self.piece.problems[0].what), "bad-hi"
        text = _("yours · {folder}") if self.piece.own else _("built in · {folder}")
        return text.format(folder=self.piece.id), "muted"

    def _cover(self, canvas: Canvas, box: pygame.FRect, alpha: float) -> None:
        """The pack's own box cover; a blank one while it has none of its own."""
        good, theme = self.piece.good, self.theme
        path = good.look.art.get("cover") if good is not None else None
        canvas.shadow(box, 4, blur=8, dy=3, alpha=0.4)
        if path is None or theme is None or not path.is_relative_to(self.piece.root):
            canvas.box(box, "#20272d", radius=4, border="#46515b")
            canvas.hatch(box.inflate(-2, -2), "#2a323a", on=4, off=6, radius=3)
            canvas.icon("brush", box.center, 26, "muted")
            return
        rect = canvas.scale.rect(box)
        picture = paint.clipped(pygame.transform.smoothscale(theme.art("cover", rect.size), rect.size), 4)
        if alpha < 1:
            picture.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(picture, rect)


def _result(piece: Piece) -> tuple[str, str, str]:
    """What its check found, as words, kind and icon of a chip."""
    if piece.problems is None:
        return _("checking"), "neutral", "clock"
    errors, warnings = piece.count(Severity.ERROR), piece.count(Severity.WARNING)
    parts = []
    if errors:
        parts.append(ngettext("{count} error", "{count} errors", errors).format(count=errors))
    if warnings:
        parts.append(ngettext("{count} warning", "{count} warnings", warnings).format(count=warnings))
    if not parts:
        return _("Ready"), "good", "check"
    return ", ".join(parts), "bad" if errors else "warn", "warn"
