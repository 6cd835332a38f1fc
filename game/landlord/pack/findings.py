"""The kinds of findings that only packs with a board can have."""

from __future__ import annotations

from enum import StrEnum

from game.engine.messages import N_
from game.packs.findings import Area, Kind


class BoardArea(StrEnum):
    """A part of a pack that the board game alone has."""

    BOARD = N_("board")
    RENTS = N_("rents")
    CARDS = N_("cards")
    MONEY = N_("money")


KINDS = (
    Kind("board-kind", BoardArea.BOARD, N_("The rules can't run without it.")),
    Kind("go-first", BoardArea.BOARD, N_("Tokens begin there, and laps are counted from it.")),
    Kind("seats", BoardArea.BOARD, N_("Everybody at the table needs a token.")),
    Kind("force-dice", BoardArea.BOARD, N_("Each side’s marker moves by the die of its own colour.")),
    Kind("force-token", BoardArea.BOARD, N_("Everybody at the table plays for a side.")),
    Kind("group-kind", BoardArea.BOARD, N_("Streets, stations and utilities have groups of their own.")),
    Kind("group-empty", BoardArea.BOARD, N_("It shows nowhere.")),
    Kind("group-of-one", BoardArea.BOARD, N_("Nobody has to trade for it.")),
    Kind("jail-unreached", BoardArea.BOARD, N_("The jail would hardly ever be visited.")),
    Kind("tmx", BoardArea.BOARD, N_("The spaces would have no place.")),
    Kind("tmx-count", BoardArea.BOARD, N_("Each space of the board has one rectangle in the drawing.")),
    Kind("tmx-index", BoardArea.BOARD, N_("The index says which space of the board a rectangle is.")),
    Kind(
        "tmx-facing",
        BoardArea.BOARD,
        N_("It says to which side a space looks: bottom, left, top, right or corner."),
    ),
    Kind("tmx-size", BoardArea.BOARD, N_("Tokens, bands and names are set in rectangles.")),
    Kind("tmx-kind", BoardArea.BOARD, N_("Only spaces and areas are read.")),
    Kind("tmx-area", BoardArea.BOARD, N_("Dice, decks, bank and emblem are laid where an area says.")),
    Kind("tmx-template", BoardArea.BOARD, N_("They lie in other files, which a pack doesn't carry with it.")),
    Kind("tmx-class", BoardArea.BOARD, N_("They would be lost without a word.")),
    Kind("tmx-outside", BoardArea.BOARD, N_("Nobody could see it.")),
    Kind("tmx-small", BoardArea.BOARD, N_("Its name would be smaller than the smallest type.")),
    Kind("tmx-overlap", BoardArea.BOARD, N_("One hides the other.")),
    Kind("rents-fall", BoardArea.RENTS, N_("A house would make the street worth less.")),
    Kind("rents-count", BoardArea.RENTS, N_("Every level of building needs its rent.")),
    Kind("house-cost", BoardArea.RENTS, N_("Each house is bought at the price of its group.")),
    Kind("mortgage", BoardArea.RENTS, N_("The bank would lend more than the deed is worth.")),
    Kind("price", BoardArea.RENTS, N_("Whoever stops there first has it.")),
    Kind("deck-empty", BoardArea.CARDS, N_("Whoever draws from it would find nothing.")),
    Kind("deck-loop", BoardArea.CARDS, N_("A card must do something sooner or later.")),
    Kind("deck-unused", BoardArea.CARDS, N_("It lies on the board, and nobody ever draws.")),
    Kind("deck-dry", BoardArea.CARDS, N_("A space that draws from it would then do nothing.")),
    Kind("card-nowhere", BoardArea.CARDS, N_("The token would walk once round and stop where it stood.")),
    Kind("card-nothing", BoardArea.CARDS, N_("The card has no effect.")),
    Kind("card-order", BoardArea.CARDS, N_("It works, but it may surprise a reader of the card.")),
    Kind("card-chain", BoardArea.CARDS, N_("It works; two cards are read one after the other.")),
    Kind("card-jail", BoardArea.CARDS, N_("The verb go_to_jail says it, and pays no salary on the way.")),
    Kind("card-kept", BoardArea.CARDS, N_("It would have to be kept and put back at once.")),
    Kind("verb", BoardArea.CARDS, N_("Verbs are combined in a list, one after the other.")),
    Kind("placeholder", BoardArea.CARDS, N_("It would be printed on the card as it stands.")),
    Kind(
        "amount-unsaid",
        BoardArea.CARDS,
        N_("A figure in the text would be wrong in an edition with other money."),
    ),
    Kind("notes", BoardArea.MONEY, N_("Payments are shown in banknotes.")),
    Kind("amount", BoardArea.MONEY, N_("One roll would decide the game.")),
    Kind("start-cash", BoardArea.MONEY, N_("The first lap would pass without a purchase.")),
    Kind("stock", BoardArea.MONEY, N_("Building is half of the game.")),
    Kind("jail-fine", BoardArea.MONEY, N_("Nobody would ever stay there.")),
    Kind("group-colour", Area.COLOURS, N_("Deeds and bands are printed in it.")),
    Kind("group-colours", Area.COLOURS, N_("Players would mix them up.")),
    Kind("no-drawing", Area.DRAWINGS, N_("An edition is told by what lies on the table.")),
    Kind("station-mark", Area.DRAWINGS, N_("Players look for what the board shows.")),
    Kind("too-wide", Area.TYPE, N_("Even small and squeezed it would run over its edges.")),
    Kind("too-tall", Area.TYPE, N_("It would run into the price.")),
)
