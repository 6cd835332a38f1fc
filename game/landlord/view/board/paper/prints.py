"""Everything on paper, cached: deeds, cards and notes of an edition at the sizes that are asked for.

The pictures are shared: blit them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.paper.cards import CardPrinter
from game.landlord.view.board.paper.deed import DeedPrinter
from game.landlord.view.board.paper.money import NotePrinter
from game.ui.draw import paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.theme import Theme
from game.ui.i18n import language


class Prints:
    """The printing works of one edition."""

    def __init__(self, pack: BoardPack, theme: Theme) -> None:
        self.pack, self.theme = pack, theme
        self._deeds = DeedPrinter(pack, theme)
        self._cards = CardPrinter(pack, theme)
        self._notes = NotePrinter(pack, theme)

    def deed(self, space: int, height: int) -> pygame.Surface:
        """The front of a deed (proportions 252 x 360)."""
        return self._keep(("deed", space, height), lambda: self._deeds.front(space, height))

    def back(self, space: int, height: int, *, stamped: bool = True) -> pygame.Surface:
        """The back of a deed (proportions 252 x 360), stamped while it is mortgaged."""
        key = ("back", space, height, stamped)
        return self._keep(key, lambda: self._deeds.back(space, height, stamped=stamped))

    def small_deed(self, space: int, height: int) -> pygame.Surface:
        """The small deed (proportions 182 x 260)."""
        return self._keep(("small", space, height), lambda: self._deeds.small(space, height))

    def card_back(self, deck: int, height: int) -> pygame.Surface:
        """The back of a deck's cards."""
        return self._keep(("card", deck, height), lambda: self._cards.back(deck, height))

    def card(self, deck: int, card: int, height: int, *, halved: bool) -> pygame.Surface:
        """A card's face (the back of its deck for -1), so high, or printed so high and made half as large."""
        whole = self.card_face(deck, card, height) if card >= 0 else self.card_back(deck, height)
        if not halved:
            return whole
        size = whole.get_width() // 2, whole.get_height() // 2
        key = ("half", deck, card, height)
        return self._keep(key, lambda: pygame.transform.smoothscale(whole, size))

    def tilted_back(self, deck: int, height: int, angle: int) -> pygame.Surface:
        """The back of a deck's cards, so high and turned clockwise by degrees."""
        return self._keep(("tilted", deck, height, angle), lambda: self._tilted(deck, height, angle))

    def _tilted(self, deck: int, height: int, angle: int) -> pygame.Surface:
        back = self._cards.back(deck, height)
        padded = paint.clear(back.get_width() + 4, back.get_height() + 4)
        padded.blit(back, (2, 2))
        return pygame.transform.rotozoom(padded, -angle, 1)

    def card_face(self, deck: int, card: int, height: int) -> pygame.Surface:
        """The face of a card (proportions 416 x 582)."""
        return self._keep(("face", deck, card, height), lambda: self._cards.face(deck, card, height))

    def deck_colour(self, deck: int) -> pygame.Color:
        """The colour of a deck."""
        return self._cards.colour(deck)

    def note(self, value: int, width: int) -> pygame.Surface:
        """One banknote (proportions 244 x 122)."""
        return self._keep(("note", value, width), lambda: self._notes.note(value, width))

    def fan(self, amount: int, width: int) -> pygame.Surface:
        """A fan of the notes that make up a payment; `width` is that of one note."""
        return self._keep(("fan", abs(amount), width), lambda: self._notes.fan(amount, width))

    def _keep(self, key: tuple[Hashable, ...], draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return PICTURES.get((self, *key, language()), draw)
