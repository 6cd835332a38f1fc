"""A board as it lies before the first roll."""

from __future__ import annotations

import math

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.picture import BoardPicture
from game.landlord.view.board.stage import Stage
from game.landlord.view.director.beats import at_rest
from game.ui.draw.theme import Theme

READABLE = 640  # pixels a side: below, names would be cut short


def fresh_board(pack: BoardPack) -> BoardPicture:
    """A board on which nothing is owned or built, every card in its deck, two dice in the tray."""
    spaces = pack.ruleset.size
    return BoardPicture(
        owners=[-1] * spaces,
        mortgaged=[False] * spaces,
        levels=[0] * spaces,
        houses_left=pack.ruleset.houses,
        hotels_left=pack.ruleset.hotels,
        piles=[len(deck.cards) for deck in pack.ruleset.decks],
        dice=at_rest((5, 2), pack.ruleset, 0),
    )


def draw_board(pack: BoardPack, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The board in the middle of its table; a small picture is a large one scaled: its words stay whole."""
    times = math.ceil(READABLE / min(size))
    large = (size[0] * times, size[1] * times)
    stage = Stage(pack, theme, alone=True)
    stage.resize(large)
    picture = pygame.Surface(large, 0, 32)
    stage.draw(picture, fresh_board(pack))
    return picture if times == 1 else pygame.transform.smoothscale(picture, size)
