"""What is drawn of a board to see whether all of it is well printed, at three sizes of a window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.app.proof import Sheet
from game.engine.messages import N_
from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.ground.centre import CentrePrinter
from game.landlord.view.board.ground.spaces import SpacePrinter
from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.plan import Plan
from game.packs.source import Loc
from game.ui.draw.theme import Theme

WINDOWS = ((1280, 720), (1920, 1080), (2560, 1440))
HEIGHTS = (260, 582)  # of deeds and cards: in the hand of a small window, and looked at
NOTE = 244  # width


def sheets(pack: BoardPack, theme: Theme) -> Iterator[Sheet]:
    """One after the other; each is drawn in the language that is set when it is drawn."""
    for window in WINDOWS:
        yield from _board(pack, theme, window)
    prints, heads = Prints(pack, theme), _heads(pack)
    for height in HEIGHTS:
        for space in pack.ruleset.deeds:
            place = ("text", "spaces", pack.ruleset.spaces[space].id)
            yield Sheet(N_("printed deed"), f"{height}", partial(prints.deed, space, height), place)
        for deck, pile in enumerate(pack.ruleset.decks):
            for number, card in enumerate(pile.cards):
                draw = partial(prints.card_face, deck, number, height)
                yield Sheet(N_("printed card"), f"{height}", draw, ("text", "cards", card.id), heads)
    for value in pack.currency.notes:
        yield Sheet(N_("printed note"), f"{NOTE}", partial(prints.note, value, NOTE), ("currency", "notes"))


def _board(pack: BoardPack, theme: Theme, window: tuple[int, int]) -> Iterator[Sheet]:
    plan = Plan(window, pack)
    printer, centre = SpacePrinter(plan, pack, theme), CentrePrinter(plan, pack, theme)
    size = f"{window[0]} x {window[1]}"
    for space in pack.ruleset.spaces:
        place = ("text", "spaces", space.id, "label")
        yield Sheet(N_("printed board"), size, partial(printer.words, space.index), place)
    yield Sheet(N_("printed board"), size, partial(_middle, plan, centre), ("text", "subtitle"), _heads(pack))


def _heads(pack: BoardPack) -> list[tuple[str, Loc]]:
    """The names of the decks, which stand on the board and on each card."""
    return [(f"deck.{deck.id}", ("text", "decks", deck.id)) for deck in pack.ruleset.decks]


def _middle(plan: Plan, centre: CentrePrinter) -> None:
    """What is printed in the middle of the board, which must not run into the spaces."""
    page = pygame.Surface(plan.size, 0, 32)
    page.set_clip(plan.centre)
    centre.print(page)
