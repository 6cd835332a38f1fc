"""The bank's pill in the middle of the board: what it still has to build with."""

from __future__ import annotations

import pygame

from game.landlord.view.board.ground.felt import dark
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.fonts import Font
from game.ui.draw.text import draw_text, measure, rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import _
from game.ui.scale import TEXT_FLOOR

PICTURE, GAP, APART, EDGE = 32.0, 6.0, 22.0, 26.0
MOST = 1.25  # how far the pill lets its letters grow
ROLES = ("house", "hotel")


class Bank:
    """Prints the stock on a plan, and knows where its houses and hotels come from."""

    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = plan, theme
        self.k = plan.print.width / 1000

    def _px(self, length: float) -> int:
        return max(1, round(length * self.k))

    @property
    def _fonts(self) -> tuple[Font, Font]:
        """Of the word, and of the figures."""
        k = self.k * min(MOST, max(1.0, self.plan.text_size))
        word, figure = (max(TEXT_FLOOR, round(size * k)) for size in (18, 22))
        return self.theme.font("display", word), self.theme.font("board-bold", figure)

    def _row(self, counts: tuple[int, int]) -> tuple[int, tuple[int, int]]:
        """Where the word begins, and the left edges of both pictures."""
        word, figure = self._fonts
        box, gap = self.plan.bank, self._px(PICTURE) + self._px(GAP)
        said = measure(word, _("Bank"), self.k)
        wide = [self._px(APART) + gap + measure(figure, str(count)) for count in counts]
        x = max(box.x + self._px(EDGE), box.centerx - (said + sum(wide)) // 2)
        first = x + said + self._px(APART)
        return x, (first, first + wide[0])

    def stock(self, hotel: bool, houses: int, hotels: int) -> tuple[float, float]:
        """The middle of the house or of the hotel on the pill, in device pixels."""
        _x, lefts = self._row((houses, hotels))
        return lefts[hotel] + self._px(PICTURE) / 2, float(self.plan.bank.centery - self._px(1))

    def draw(self, target: pygame.Surface, houses: int, hotels: int) -> None:
        """The pill with the word and both counts."""
        theme, box = self.theme, self.plan.bank
        self._pill(target, box)
        word, figure = self._fonts
        ink = theme.c("gold") if dark(theme) else theme.c("board-ink")
        x, lefts = self._row((houses, hotels))
        muted = theme.mix("board-ink", "paper", 0.35)
        draw_text(target, _("Bank"), (x, box.centery), word, muted, anchor="midleft", tracking=self.k)
        picture = self._px(PICTURE)
        for role, left, count in zip(ROLES, lefts, (houses, hotels), strict=True):
            art = theme.art(role, picture)
            target.blit(art, art.get_rect(center=(left + picture // 2, box.centery - self._px(1))))
            at = (left + picture + self._px(GAP), box.centery)
            draw_text(target, f"{count}", at, figure, ink, anchor="midleft")

    def _pill(self, target: pygame.Surface, box: pygame.Rect) -> None:
        theme, radius, line = self.theme, box.h // 2, max(1, self._px(1.5))
        paint.drop_shadow(target, box, radius, self._px(8), (self._px(1), self._px(4)), 0.28)
        if dark(theme):
            edge = theme.c("holo-hi" if theme.has("holo-hi") else "board-line")
            top, bottom = rgba(theme.mix("board-2", "board-line", 0.22)), None
        else:
            edge = theme.mix("paper", "gold-lo", 0.5)
            top, bottom = rgba(theme.mix("paper", (255, 255, 255), 0.25)), rgba(theme.c("paper"))
        target.blit(paint.box(*box.size, radius, top, bottom, rgba(edge), line), box)
