"""Marks on spaces: the current one glows, a hovered one is framed, those out of reach are veiled."""

from __future__ import annotations

import pygame

from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.laying import veil
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme

FARTHER = (4, 7, 16, 128)  # over spaces that can't be chosen: their names can still be read


class Marks:
    """Draws marks on a plan, each picture made once."""

    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = plan, theme
        self._words: dict[int, pygame.Surface] = {}

    def current(self, target: pygame.Surface, space: int, colour: pygame.Color, pulse: float) -> None:
        """The space of the token whose turn it is: a glow that breathes, a frame in the seat's colour."""
        plan, rect, tone = self.plan, self.plan.spaces[space], rgba(colour)
        blur, ink, line = plan.px(18), plan.px(2), plan.px(3.5)
        strength = round(191 * (0.55 + 0.45 * max(0.0, min(1.0, pulse))) / 8) * 8
        glow = paint.soft(*rect.size, plan.px(4), blur, (*tone[:3], strength))
        self._around(target, glow, rect, blur)
        near = plan.px(9)
        self._around(target, paint.soft(*rect.size, plan.px(4), near, (*tone[:3], strength)), rect, near)
        outer = rect.inflate(2 * ink, 2 * ink)
        target.blit(paint.box(*outer.size, plan.px(4), (0, 0, 0, 0), None, (24, 22, 22, 255), ink), outer)
        target.blit(paint.box(*rect.size, plan.px(3), (0, 0, 0, 0), None, tone, line), rect)

    def _around(self, target: pygame.Surface, glow: pygame.Surface, rect: pygame.Rect, blur: int) -> None:
        """Blit a glow round a space but not on it."""
        x, y, w, h = rect.x - blur, rect.y - blur, glow.get_width(), glow.get_height()
        for piece in (
            (0, 0, w, blur),
            (0, h - blur, w, blur),
            (0, blur, blur, h - 2 * blur),
            (w - blur, blur, blur, h - 2 * blur),
        ):
            target.blit(glow, (x + piece[0], y + piece[1]), piece)

    def frame(self, target: pygame.Surface, space: int) -> None:
        """A hovered or focused space: white inside, ink outside."""
        plan, rect = self.plan, self.plan.spaces[space]
        ink = plan.px(2)
        blur = plan.px(10)
        self._around(target, paint.soft(*rect.size, plan.px(3), blur, (255, 255, 255, 110)), rect, blur)
        outer = rect.inflate(2 * ink, 2 * ink)
        target.blit(paint.box(*outer.size, plan.px(3), (0, 0, 0, 0), None, (20, 24, 28, 255), ink), outer)
        target.blit(
            paint.box(*rect.size, plan.px(2), (0, 0, 0, 0), None, (255, 255, 255, 255), plan.px(3)), rect
        )

    def candidates(self, target: pygame.Surface, spaces: frozenset[int], here: int = -1) -> None:
        """Darken every space that can't be chosen, but for the one `here`, and line those that can."""
        tone = self.theme.c("holo-hi" if self.theme.has("holo-hi") else "gold")
        for index, rect in enumerate(self.plan.spaces):
            if index not in spaces and index != here:
                veil(target, rect, FARTHER)
        for index in spaces:
            pygame.draw.rect(target, tone, self.plan.spaces[index], self.plan.px(2.5))

    def reveal(
        self, target: pygame.Surface, space: int, words: pygame.Surface, paper: pygame.Color, strength: float
    ) -> None:
        """The words of a space above the tokens on it, with a halo of paper."""
        if space not in self._words:
            self._words[space] = _haloed(words, self.plan.px(3), rgba(paper)[:3])
        sheet = self._words[space]
        sheet.set_alpha(round(255 * min(1.0, strength)))
        target.blit(sheet, self.plan.spaces[space])

    def dim(self, target: pygame.Surface, strength: float) -> None:
        """A scrim over the board's part of the window, never over the panels."""
        tone = rgba(self.theme.c("scrim-board"))
        veil(target, self.plan.part, (*tone[:3], 255), strength)


def _haloed(words: pygame.Surface, width: int, paper: tuple[int, int, int]) -> pygame.Surface:
    """Print on a rim of paper."""
    shape = pygame.mask.from_surface(words, 90)
    rim = shape.to_surface(setcolor=(*paper, 235), unsetcolor=(*paper, 0))
    sheet = paint.clear(*words.get_size(), paper)
    for dx in range(-width, width + 1):
        for dy in range(-width, width + 1):
            if dx * dx + dy * dy <= width * width:
                sheet.blit(rim, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
    sheet = paint.blurred(sheet, max(1, width // 2))
    sheet.blit(words, (0, 0))
    return sheet
