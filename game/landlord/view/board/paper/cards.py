"""Cards of the decks: their backs, and their faces with a drawing, words and what they are worth.

Laid out for a card of 416 x 582.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.effect import Effect, Per
from game.landlord.rules.verbs import Choose
from game.landlord.view.board.ground.felt import dark
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape, measure, rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import _, language, money
from game.ui.scale import Scale

WIDTH, HEIGHT = 416, 582
_LEAD = re.compile(r"^(.{3,60}?)(?:[\u00a0\u202f ]?:|(?<=[.!?]))\s+(.+)$", re.S)


@dataclass(frozen=True, slots=True)
class Words:
    """A card's words: what is told, and what is to be done ("" if one sentence says it all)."""

    lead: str
    rest: str


def split(text: str) -> Words:
    """The part before the first colon, or the first sentence, leads; the rest follows in smaller type."""
    found = _LEAD.match(text)
    if not found:
        return Words(text, "")
    lead, rest = found[1].strip(), found[2].strip()
    if lead.endswith("."):
        lead = lead[:-1]
    return Words(lead, rest[:1].upper() + rest[1:])


def amounts(effects: Sequence[Effect]) -> list[tuple[str, int, bool]]:
    """What a card moves, for its foot: (what, amount, each); what is in, out, house or hotel."""
    found: list[tuple[str, int, bool]] = []
    for effect in effects:
        if isinstance(effect, Choose):
            found += amounts(effect.first)
        for part in effect.sums():
            way = "in" if part.amount > 0 else "out"
            what = part.per.value if part.per in (Per.HOUSE, Per.HOTEL) else way
            found.append((what, abs(part.amount), part.per is Per.SEAT))
    return found[:3]


class CardPrinter:
    """Prints the cards of a pack in a theme."""

    def __init__(self, pack: BoardPack, theme: Theme) -> None:
        self.pack, self.theme = pack, theme
        self.dark = dark(theme)
        self.lit = theme.look.style.get("edge") == "holo"  # printed in light: no head, but a glow within
        self._colours: dict[int, pygame.Color] = {}

    def colour(self, deck: int) -> pygame.Color:
        """A deck's colour: the one the look names, else that of its back."""
        name = f"deck-{self.pack.ruleset.decks[deck].id}"
        if self.theme.has(name):
            return self.theme.c(name)
        if deck not in self._colours:
            self._colours[deck] = self._of_back(deck)
        return self._colours[deck]

    def _of_back(self, deck: int) -> pygame.Color:
        """The colour of a back beside its emblem, made strong enough to carry letters."""
        back = self.back(deck, 200)
        width, height = back.get_size()
        strip = pygame.Rect(
            round(width * 0.10), round(height * 0.15), round(width * 0.08), round(height * 0.7)
        )
        colour = pygame.Color(*pygame.transform.average_color(back, strip)[:3])
        hue, strength, value, _a = colour.hsva
        if self.dark:
            colour.hsva = (hue, min(strength, 58), 100, 100)
        else:
            colour.hsva = (hue, min(100, strength * 1.15), min(value, 80), 100)
        return colour

    def back(self, deck: int, height: int) -> pygame.Surface:
        """The back of a deck's cards."""
        role = f"deck.{self.pack.ruleset.decks[deck].id}"
        picture = self.theme.art(role, (round(height * 1.2), height))
        return picture

    def _art(self, deck: int) -> str:
        """The drawing of a deck: that of the first space where its cards are drawn."""
        spaces = self.pack.ruleset.spaces
        found = next(
            (s.index for s in spaces if s.deck == deck and f"space.{s.index}" in self.theme.look.art), -1
        )
        return f"space.{found}" if found >= 0 else f"deck.{self.pack.ruleset.decks[deck].id}"

    def face(self, deck: int, card: int, height: int) -> pygame.Surface:
        """The face of a card."""
        k = height / HEIGHT
        theme, colour = self.theme, self.colour(deck)
        sheet = paint.clear(round(WIDTH * k), height)
        canvas = Canvas(sheet, theme, Scale(k))
        ink = theme.c("board-ink")
        if self.lit:
            return self._lit_face(canvas, deck, card)
        if self.dark:
            canvas.box(
                (0, 0, WIDTH, HEIGHT),
                theme.mix("board-2", "board-line", 0.12),
                "board",
                radius=24,
                border=theme.c("board-line"),
            )
        else:
            top = theme.mix("paper", (255, 255, 255), 0.28)
            canvas.box(
                (0, 0, WIDTH, HEIGHT),
                top,
                "paper-2",
                radius=24,
                border=theme.mix("paper", (255, 255, 255), 0.7),
            )
        canvas.outline((14, 14, WIDTH - 28, HEIGHT - 28), colour, 14, 3)
        canvas.outline((22, 22, WIDTH - 44, HEIGHT - 44), theme.c(colour, 0.45), 8, 1)
        self._head(canvas, deck, colour)
        canvas.art(self._art(deck), (WIDTH / 2 - 74, 118, 148, 148))
        entry = self.pack.ruleset.decks[deck].cards[card]
        moved = amounts(entry.effects)
        foot = 456.0 if moved else 552.0
        self._words(canvas, self.pack.text(f"card.{entry.id}", language()), 276.0, foot - 10, ink)
        if moved:
            self._foot(canvas, moved, colour, ink)
        return sheet

    def _lit_face(self, canvas: Canvas, deck: int, card: int) -> pygame.Surface:
        """A face of light: the deck's colour shines from the middle, its name stands spaced at the top."""
        theme, colour, sheet = self.theme, self.colour(deck), canvas.surface
        entry = self.pack.ruleset.decks[deck].cards[card]
        hue = colour.hsva[0]
        core, deep = pygame.Color(0), pygame.Color(0)
        core.hsva, deep.hsva = (hue, 76, 62, 100), (hue, 72, 17, 100)
        glow = paint.radial(*sheet.get_size(), rgba(core), rgba(deep), (0.5, 0.30), 0.66)
        sheet.blit(paint.clipped(glow, canvas.scale.px(24)), (0, 0))
        canvas.outline((0, 0, WIDTH, HEIGHT), theme.mix(colour, "board", 0.32), 24, 6)
        canvas.outline((0, 0, WIDTH, HEIGHT), theme.mix(colour, (255, 255, 255), 0.35), 24, 1.5)
        canvas.outline((14, 14, WIDTH - 28, HEIGHT - 28), theme.mix(colour, (255, 255, 255), 0.15), 15, 2)
        name = self.pack.text(f"deck.{self.pack.ruleset.decks[deck].id}", language()).upper()
        pale = theme.mix(colour, (255, 255, 255), 0.72)
        spot = (WIDTH / 2 + 5, 54)
        canvas.text(name, spot, _fitting(canvas, name, 29, pale, 10), "center", width=WIDTH - 84)
        canvas.art(self._art(deck), (WIDTH / 2 - 84, 84, 168, 168))
        moved = amounts(entry.effects)
        foot = 462.0 if moved else 548.0
        text = self.pack.text(f"card.{entry.id}", language())
        self._words(canvas, text, 262.0, foot - 8, theme.c("#ffffff"))
        if moved:
            self._foot(canvas, moved, colour, theme.c("#ffffff"))
        return sheet

    def _head(self, canvas: Canvas, deck: int, colour: pygame.Color) -> None:
        theme = self.theme
        canvas.box(
            (17, 17, WIDTH - 34, 84),
            theme.mix(colour, (255, 255, 255), 0.14),
            theme.mix(colour, (0, 0, 0), 0.08),
            radius=12,
        )
        canvas.box(
            (17, 60, WIDTH - 34, 41),
            theme.mix(colour, (255, 255, 255), 0.03),
            theme.mix(colour, (0, 0, 0), 0.08),
            radius=0,
        )
        name = self.pack.text(f"deck.{self.pack.ruleset.decks[deck].id}", language())
        ink = theme.c("#0a0d16") if self.dark else theme.c("#fff8ea")
        canvas.text(name, (WIDTH / 2, 59), _fitting(canvas, name, 38, ink, 2), "center", width=WIDTH - 84)

    def _words(self, canvas: Canvas, text: str, top: float, bottom: float, ink: pygame.Color) -> None:
        """The lead in the display face, the rest below, both in the middle of what is free."""
        words, width = split(text), WIDTH - 92.0
        lead_size = 34.0 if words.rest else 30.0
        while lead_size > 18 and self._height(canvas, words, lead_size, width) > bottom - top:
            lead_size -= 2
        rest_size = min(22.0, lead_size * 0.72)
        y = top + (bottom - top - self._height(canvas, words, lead_size, width)) / 2
        lead = escape(words.lead)
        used = canvas.paragraph(
            lead,
            (46, y, width, 10),
            TextStyle("display", lead_size, ink, line=lead_size * 1.22, align="center"),
        )
        if words.rest:
            soft = self.theme.mix(ink, "paper" if not self.dark else "board", 0.18)
            canvas.paragraph(
                escape(words.rest),
                (46, y + used + 12, width, 10),
                TextStyle(size=rest_size, colour=soft, line=rest_size * 1.32, align="center"),
            )

    def _height(self, canvas: Canvas, words: Words, size: float, width: float) -> float:
        lead = canvas.paragraph_height(escape(words.lead), width, TextStyle("display", size)) * 1.22 / 1.3
        rest = (
            canvas.paragraph_height(escape(words.rest), width, TextStyle(size=min(22.0, size * 0.72))) + 12
            if words.rest
            else 0.0
        )
        return lead + rest

    def _foot(
        self, canvas: Canvas, moved: list[tuple[str, int, bool]], colour: pygame.Color, ink: pygame.Color
    ) -> None:
        """A band with the sums, so that nobody has to look for them in the text."""
        theme, box = self.theme, (44.0, 462.0, WIDTH - 88.0, 76.0)
        canvas.box(box, theme.c(colour, 0.16), theme.c(colour, 0.24), radius=12, border=theme.c(colour, 0.7))
        font = canvas.font("board-bold", 27, floor=6)
        parts: list[tuple[str, str]] = []
        for what, amount, each in moved:
            text = money(amount, self.pack.currency)
            if what in ("in", "out"):
                text = ("+ " if what == "in" else "− ") + text
                if each:
                    text = (
                        _("{amount} from each").format(amount=text)
                        if what == "in"
                        else _("{amount} to each").format(amount=text)
                    )
            parts.append((what, text))
        k = canvas.scale.factor
        widths = [measure(font, text) / k + (46 if what in ("house", "hotel") else 0) for what, text in parts]
        gap = 30.0
        x = WIDTH / 2 - (sum(widths) + gap * (len(parts) - 1)) / 2
        tone = ink if self.lit else colour if self.dark or len(parts) == 1 else ink
        if not self.dark and len(parts) == 1:
            tone = theme.mix(colour, (0, 0, 0), 0.22)
        for (what, text), width in zip(parts, widths, strict=True):
            if what in ("house", "hotel"):
                canvas.art(what, (x, 480, 40, 40))
                canvas.text(
                    text,
                    (x + 46, 500),
                    TextStyle("board-bold", 27, ink if not self.dark else tone, floor=6),
                    "midleft",
                )
            else:
                canvas.text(
                    text, (x, 500), TextStyle("board-bold", 27, tone, floor=6), "midleft", width=WIDTH - 110
                )
            x += width + gap


def _fitting(canvas: Canvas, name: str, size: int, ink: pygame.Color, tracking: float) -> TextStyle:
    """The type of a deck's name: as large as its head has room for, set closer where it is small."""
    while True:
        style = TextStyle("display", size, ink, tracking=tracking, floor=6)
        if size <= 16 or canvas.measure(name, style) <= WIDTH - 84:
            return style
        size, tracking = size - 1, max(0.0, tracking - 0.5)
