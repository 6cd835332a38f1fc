"""How the board's print is set: lines that fit their space, with letters at fractions of pixels."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.landlord.view.board.plan import Plan
from game.ui.draw import paint, witness
from game.ui.draw.text import ELLIPSIS, draw_text, measure, rgba, shorten
from game.ui.draw.theme import Colour, Theme

LEAST = 8  # device pixels: print is squeezed hard before it gets smaller, and cut only after that
NARROWEST = 0.7
FINE = 4  # how much too large print is set, so that letters stand at fractions of pixels


@dataclass(frozen=True, slots=True)
class Line:
    """A line of print: its words, its face, and how far it is squeezed."""

    text: str
    role: str
    px: int
    squeeze: float = 1.0


class Lettering:
    """Fits and draws the print of one plan."""

    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = plan, theme
        self.cut: list[str] = []  # what had to be cut short to fit its space

    def fit(
        self, text: str, role: str, size: float, width: float, *, squeeze: float = 0.86, height: float = 0
    ) -> list[Line]:
        """Lines that fit a width: as authored, one step smaller, squeezed, smaller still, last cut short.

        They grow with the player's text size as far as the width and `height` allow.
        """
        authored = text.split("\n")
        most = max(7, round(size * self.plan.factor))
        least = max(7, round((size - (1 if not self.plan.small else 2)) * self.plan.factor))
        if len(authored) == 1 and self._width(text, role, least) * squeeze > width and " " in text:
            authored = self._broken(text, role, most, width)
        grown = (px for px in range(self._grown(most), most, -1) if self.step(px) * len(authored) <= height)
        px = next(
            (px for px in (*grown, *range(most, least, -1)) if self._widest(authored, role, px) <= width),
            least,
        )
        return [self._narrowed(line, role, px, width, squeeze) for line in authored]

    def _broken(self, text: str, role: str, px: int, width: float) -> list[str]:
        """Words put on lines as they fit; a word is never broken."""
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self._width(longer, role, px) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _grown(self, px: int) -> int:
        """A size of print as large as the player wants letters; none becomes smaller than it is drawn for."""
        return max(px, round(px * self.plan.text_size))

    def step(self, px: int) -> int:
        """From a line of this size to the next."""
        own = self.plan.own
        return max(self.plan.px(own.name_line), int(px * own.name_line / own.name))

    def _widest(self, lines: list[str], role: str, px: int) -> float:
        return max(self._width(line, role, px) for line in lines)

    def fit_line(
        self, text: str, role: str, size: float, width: float, least: float, *, grows: bool = False
    ) -> Line:
        """One line that fits a width, no smaller than `least` unless it must; it may grow with the text."""
        most, low = max(7, round(size * self.plan.factor)), max(6, round(least * self.plan.factor))
        most = self._grown(most) if grows else most
        px = next((px for px in range(most, low, -1) if self._width(text, role, px) <= width), min(most, low))
        return self._narrowed(text, role, px, width, 0.86)

    def _width(self, text: str, role: str, px: int) -> float:
        return measure(self.theme.font(role, px * FINE), text) / FINE

    def _narrowed(self, text: str, role: str, px: int, width: float, squeeze: float) -> Line:
        """A line that is still too wide: squeezed, then smaller, last cut short."""
        full = self._width(text, role, px)
        if full <= width:
            return Line(text, role, px)
        if full * squeeze <= width:
            return Line(text, role, px, width / full)
        if px > LEAST:
            return self._narrowed(text, role, px - 1, width, squeeze)
        if full * NARROWEST <= width:
            return Line(text, role, px, width / full)
        self.cut.append(text)
        return Line(shorten(self.theme.font(role, px), text, width / squeeze), role, px, squeeze)

    def draw(self, sheet: pygame.Surface, line: Line, x: float, y: float, colour: Colour) -> None:
        """One line round a point, set with fractions of pixels: drawn four times too large, then reduced."""
        ink = self.theme.c(colour)
        big = self.theme.font(line.role, line.px * FINE)
        width, height = measure(big, line.text), big.line
        if not width:
            return
        page = paint.clear(width + 2 * FINE, height, rgba(ink)[:3])
        draw_text(page, line.text, (FINE, 0), big, ink)
        page = pygame.transform.smoothscale(
            page, (max(1, round(page.get_width() / FINE * line.squeeze)), max(1, round(height / FINE)))
        )
        place = page.get_rect(center=(round(x), round(y)))
        sheet.blit(page, place)
        capitals = place.inflate(-2, round(big.cap / FINE) - place.height)
        witness.see(sheet, capitals, line.text, line.text.endswith(ELLIPSIS))
