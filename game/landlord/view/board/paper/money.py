"""Banknotes: one colour a denomination, a rosette round the emblem, and fans of them for payments.

Laid out for a note of 244 x 122.
"""

from __future__ import annotations

import math

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.ground.felt import dark
from game.ui.draw import paint, svg
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import _, money
from game.ui.scale import Scale

WIDTH, HEIGHT = 244, 122
WORD = 13.0  # the size of the currency's name
FLOOR = 6  # device pixels; a note too small for its name goes without
MOST = 5  # notes in a fan
STEP = 11.5  # degrees from note to note
REACH = 380  # from a note's middle to the point that the fan turns round

# Paper and ink by rank, the smallest note first.
PAPER = ("#f4efe0", "#f3b9b6", "#f2dc8c", "#b3dda8", "#a9c8ee", "#e6cda2", "#f3ac5c")
INK = ("#54524c", "#8c2f2d", "#7a5a10", "#2d6b35", "#234f93", "#774c1c", "#84400c")
LIGHT = ("#cfe0f7", "#ff6fae", "#ffe066", "#5fd38a", "#6fb4ff", "#b48cff", "#ff9a3d")


def currency_word(symbol: str) -> str:
    """What a note calls its money; "" for a currency we have no word for."""
    words = {"$": _("DOLLARS"), "€": _("EUROS"), "F": _("FRANCS"), "cr": _("CREDITS")}
    return words.get(symbol, "")


class NotePrinter:
    """Prints the notes of a pack in a theme."""

    def __init__(self, pack: BoardPack, theme: Theme) -> None:
        self.pack, self.theme = pack, theme
        self.dark = dark(theme)

    def _tones(self, value: int) -> tuple[pygame.Color, pygame.Color]:
        """Paper and ink of a denomination."""
        ranks = sorted(self.pack.currency.notes)
        rank = ranks.index(value) if value in ranks else 0
        at = rank * (len(PAPER) - 1) // max(1, len(ranks) - 1) if len(ranks) > len(PAPER) else rank
        theme = self.theme
        if self.dark:
            return theme.mix("board-2", "board-line", 0.12), theme.c(LIGHT[at])
        return theme.c(PAPER[at]), theme.c(INK[at])

    def note(self, value: int, width: int) -> pygame.Surface:
        """One banknote."""
        k = width / WIDTH
        theme, (paper, ink) = self.theme, self._tones(value)
        sheet = paint.clear(width, round(HEIGHT * k), rgba(paper)[:3])
        canvas = Canvas(sheet, theme, Scale(k))
        white = (255, 255, 255)
        top = theme.mix(paper, white, 0.45 if not self.dark else 0.08)
        canvas.box(
            (0, 0, WIDTH, HEIGHT),
            top,
            theme.mix(paper, (0, 0, 0), 0.05),
            radius=4,
            border=theme.mix(paper, ink, 0.35),
        )
        canvas.outline((9, 9, WIDTH - 18, HEIGHT - 18), theme.c(ink, 0.75), 2, 1)
        self._lace(canvas, ink)
        emblem = (154.0, 32.0, 58.0, 58.0)
        if "emblem" in theme.look.art:
            canvas.art("emblem", emblem)
        text = money(value, self.pack.currency)
        if self.dark:
            text = f"{value:,}".replace(",", self.pack.currency.grouping)
        word = currency_word(self.pack.currency.symbol) if WORD * k >= FLOOR else ""
        y, size = 53 if word else 61, 46.0
        while size > 20 and canvas.measure(text, TextStyle("display", size)) > 118:
            size -= 1
        canvas.text(
            text, (76, y), TextStyle("display", size, ink, floor=FLOOR, squeeze=0.72), "center", width=112
        )
        if word:
            canvas.text(
                word,
                (76, 89),
                TextStyle("board", WORD, ink, tracking=1.2, floor=FLOOR, squeeze=0.5),
                "center",
                width=112,
            )
        return sheet

    def _lace(self, canvas: Canvas, ink: pygame.Color) -> None:
        """Guilloches: the rosette behind the emblem, the corners, the bands above and below."""
        art, px, target = self.theme.look.art, canvas.scale.px, canvas.surface
        faint = (*rgba(ink)[:3], 150)
        if rosette := art.get("note.rosette"):
            picture = svg.tinted(rosette, px(104), px(104), faint)
            target.blit(picture, picture.get_rect(center=canvas.scale.point((183, 61))))
        if corner := art.get("note.corner"):
            picture = svg.tinted(corner, px(26), px(26), (*rgba(ink)[:3], 190))
            left, top, low = px(11), px(11), target.get_height() - px(11) - picture.get_height()
            target.blit(picture, (left, top))
            target.blit(pygame.transform.flip(picture, False, True), (left, low))
        if band := art.get("note.band"):
            picture = svg.tinted(band, px(100), px(10), (*rgba(ink)[:3], 120))
            target.blit(picture, picture.get_rect(midtop=canvas.scale.point((122, 4))))
            target.blit(picture, picture.get_rect(midbottom=canvas.scale.point((122, HEIGHT - 4))))

    def denominations(self, amount: int) -> list[int]:
        """The notes of a payment as a fan shows them: the largest few, small ones first."""
        left = abs(amount)
        found: list[int] = []
        for value in sorted(self.pack.currency.notes, reverse=True):
            while left >= value and len(found) < MOST:
                found.append(value)
                left -= value
        return found[::-1] or [min(self.pack.currency.notes, default=1)]

    def fan(self, amount: int, width: int) -> pygame.Surface:
        """A payment in the hand: at most five notes, the largest on top, each with its shadow."""
        values = self.denominations(amount)
        k = width / WIDTH
        reach = REACH * k
        sheet = paint.clear(round(width * 2.6), round(width * 1.6), (0, 0, 0))
        cx, cy = sheet.get_width() / 2, sheet.get_height() / 2
        for place, value in enumerate(values):
            angle = (place - (len(values) - 1) / 2) * STEP
            a = math.radians(angle)
            tilted = pygame.transform.rotozoom(self._with_margin(value, width), -angle, 1)
            blur = max(2, round(5 * k))
            shade = paint.shadow_of(tilted, blur, 0.35)
            x, y = cx + reach * math.sin(a), cy + reach * (1 - math.cos(a))
            sheet.blit(shade, shade.get_rect(center=(round(x + 2 * k), round(y + 3 * k))))
            sheet.blit(tilted, tilted.get_rect(center=(round(x), round(y))))
        return sheet.subsurface(sheet.get_bounding_rect()).copy()

    def _with_margin(self, value: int, width: int) -> pygame.Surface:
        """A note with a clear margin, which keeps its edges smooth when it is tilted."""
        note = self.note(value, width)
        padded = paint.clear(width + 4, note.get_height() + 4, rgba(self._tones(value)[0])[:3])
        padded.blit(note, (2, 2))
        return padded
