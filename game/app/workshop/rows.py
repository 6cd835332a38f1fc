"""The workshop's list of packs: cover, title, where it is, and what its check found."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.app.telling import told
from game.app.workshop.workbench import Piece
from game.packs.problems import Severity
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _, language, ngettext
from game.ui.layout import Column, Leaf, Node, Row, Text
from game.ui.widgets.pieces import chip
from game.ui.widgets.rows import Card
from game.ui.widgets.widget import Mood


class PackRow(Card):
    """One pack; greyed, with its first problem, while it can't be played."""

    def __init__(self, key: Hashable, piece: Piece, theme: Theme | None, **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 104), **rest)
        self.piece, self.theme = piece, theme

    def content(self) -> Node:
        broken = self.piece.problems is not None and not self.piece.playable
        alpha = 0.45 if broken else 1.0
        cover = Leaf(width=60, height=81, paint=lambda canvas, box: self._cover(canvas, box, alpha))
        second, tone = self._second(broken)
        words = [
            Text(self.piece.title(language()), TextStyle("ui-bold", 20, "muted" if broken else "text")),
            Text(second, TextStyle("ui", 16, tone)),
            Row([chip(*_result(self.piece))], pad=(0, 4, 0, 0)),
        ]
        return Row([cover, Column(words, grow=1)], gap=20, pad=(14, 8))

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        if self.chosen:
            canvas.box(self.box, "row-chosen", radius=self.radius, border="gold", line=2)
        else:
            canvas.box(self.box, "#2d363f" if mood.hover else "#232a31", radius=self.radius)

    def _second(self, broken: bool) -> tuple[str, str]:
        if broken and self.piece.problems:
            return told(self.piece.problems[0].what), "bad-hi"
        text = _("yours · {folder}") if self.piece.own else _("built in · {folder}")
        return text.format(folder=self.piece.id), "muted"

    def _cover(self, canvas: Canvas, box: pygame.FRect, alpha: float) -> None:
        """The pack's box cover, its own or its parent's; a blank one while it has none."""
        good, theme = self.piece.good, self.theme
        path = good.look.art.get("cover") if good is not None else None
        canvas.shadow(box, 4, blur=8, dy=3, alpha=0.4)
        if path is None or theme is None:
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
