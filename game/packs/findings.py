"""Every kind of finding: the part of a pack it is about, and why it matters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from game.engine.messages import N_
from game.packs.problems import Problem


class Area(StrEnum):
    """A part of a pack, as it is named to a modder."""

    FILES = N_("files")
    KEYS = N_("keys and values")
    BOARD = N_("board")
    RENTS = N_("rents")
    CARDS = N_("cards")
    MONEY = N_("money")
    NAMES = N_("names")
    WORDS = N_("words")
    COLOURS = N_("colours")
    TYPE = N_("type")
    DRAWINGS = N_("drawings")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of finding by its code; `why` is one sentence for whoever meets it for the first time."""

    code: str
    area: Area
    why: str


_KINDS = (
    # files
    Kind("unknown-game", Area.KEYS, N_("Each pack is an edition of one game.")),
    Kind("no-pack", Area.FILES, N_("A pack is a folder with a pack.yaml in it.")),
    Kind("file-too-large", Area.FILES, N_("Large files would make the game slow to start.")),
    Kind("not-utf8", Area.FILES, N_("Letters with accents would come out wrong.")),
    Kind("unreadable", Area.FILES, N_("The system doesn't let the game read the file.")),
    Kind("yaml", Area.FILES, N_("Until the file can be read, nothing in it counts.")),
    Kind(
        "two-documents",
        Area.FILES,
        N_("A line of three dashes begins a second document, which is never read."),
    ),
    Kind("too-deep", Area.FILES, N_("No pack needs it; it is a sign of a damaged file.")),
    Kind("too-many-nodes", Area.FILES, N_("No pack needs it; it is a sign of a damaged file.")),
    Kind("alias", Area.FILES, N_("An alias repeats what an anchor above it has named.")),
    Kind("key", Area.FILES, N_("Keys are the words before the colons.")),
    Kind("merge-key", Area.FILES, N_("What a pack shares with another it takes by `extends`.")),
    Kind("tag", Area.FILES, N_("The one tag there is: `!replace`.")),
    Kind("section-twice", Area.FILES, N_("A section stands in pack.yaml or in a file of its own.")),
    Kind("extends", Area.FILES, N_("A pack is laid over the one that it extends.")),
    Kind("id-folder", Area.FILES, N_("The pack is found by the name of its folder.")),
    Kind("refused", Area.FILES, N_("Nothing was installed or changed.")),
    Kind(
        "path-leaves",
        Area.FILES,
        N_("A pack must work on another computer, and must not read what isn't its own."),
    ),
    Kind("missing-file", Area.FILES, N_("An empty dashed box is drawn in its place.")),
    Kind("file-kind", Area.FILES, N_("The game draws and plays a few kinds of files only.")),
    # keys and values
    Kind("missing-key", Area.KEYS, N_("The game has no value that would be right for every board.")),
    Kind("unknown-key", Area.KEYS, N_("A key that nobody reads is most often a slip of the pen.")),
    Kind("duplicate-key", Area.KEYS, N_("Only one of the two can count.")),
    Kind("unwanted-key", Area.KEYS, N_("It would have no effect here.")),
    Kind("wrong-value", Area.KEYS, N_("The reference tells what may stand here.")),
    Kind("wrong-shape", Area.KEYS, N_("The reference tells what may stand here.")),
    Kind("bare-yes-no", Area.KEYS, N_("Programs disagree on whether it is a word or a truth.")),
    Kind("odd-number", Area.KEYS, N_("Programs disagree on what it is worth.")),
    Kind("nothing-to-remove", Area.KEYS, N_("A ~ takes away what the other pack brings.")),
    # board
    Kind("board-kind", Area.BOARD, N_("The rules can't run without it.")),
    Kind("seats", Area.BOARD, N_("Everybody at the table needs a token.")),
    Kind("force-dice", Area.BOARD, N_("Each side’s marker moves by the die of its own colour.")),
    Kind("force-token", Area.BOARD, N_("Everybody at the table plays for a side.")),
    Kind("group-kind", Area.BOARD, N_("Streets, stations and utilities have groups of their own.")),
    Kind("group-empty", Area.BOARD, N_("It shows nowhere.")),
    Kind("group-of-one", Area.BOARD, N_("Nobody has to trade for it.")),
    Kind("jail-unreached", Area.BOARD, N_("The jail would hardly ever be visited.")),
    Kind("tmx", Area.BOARD, N_("The spaces would have no place.")),
    Kind("tmx-count", Area.BOARD, N_("Each space of the board has one rectangle in the drawing.")),
    Kind("tmx-index", Area.BOARD, N_("The index says which space of the board a rectangle is.")),
    Kind(
        "tmx-facing",
        Area.BOARD,
        N_("It says to which side a space looks: bottom, left, top, right or corner."),
    ),
    Kind("tmx-size", Area.BOARD, N_("Tokens, bands and names are set in rectangles.")),
    Kind("tmx-kind", Area.BOARD, N_("Only spaces and areas are read.")),
    Kind("tmx-area", Area.BOARD, N_("Dice, decks, bank and emblem are laid where an area says.")),
    Kind("tmx-template", Area.BOARD, N_("They lie in other files, which a pack doesn't carry with it.")),
    Kind("tmx-class", Area.BOARD, N_("They would be lost without a word.")),
    Kind("tmx-outside", Area.BOARD, N_("Nobody could see it.")),
    Kind("tmx-small", Area.BOARD, N_("Its name would be smaller than the smallest type.")),
    Kind("tmx-overlap", Area.BOARD, N_("One hides the other.")),
    # rents
    Kind("rents-fall", Area.RENTS, N_("A house would make the street worth less.")),
    Kind("rents-count", Area.RENTS, N_("Every level of building needs its rent.")),
    Kind("house-cost", Area.RENTS, N_("Each house is bought at the price of its group.")),
    Kind("mortgage", Area.RENTS, N_("The bank would lend more than the deed is worth.")),
    Kind("price", Area.RENTS, N_("Whoever stops there first has it.")),
    # cards
    Kind("deck-empty", Area.CARDS, N_("Whoever draws from it would find nothing.")),
    Kind("deck-loop", Area.CARDS, N_("A card must do something sooner or later.")),
    Kind("deck-unused", Area.CARDS, N_("It lies on the board, and nobody ever draws.")),
    Kind("deck-dry", Area.CARDS, N_("A space that draws from it would then do nothing.")),
    Kind("card-nowhere", Area.CARDS, N_("The token would walk once round and stop where it stood.")),
    Kind("card-nothing", Area.CARDS, N_("The card has no effect.")),
    Kind("card-order", Area.CARDS, N_("It works, but it may surprise a reader of the card.")),
    Kind("card-chain", Area.CARDS, N_("It works; two cards are read one after the other.")),
    Kind("card-kept", Area.CARDS, N_("It would have to be kept and put back at once.")),
    Kind("verb", Area.CARDS, N_("Verbs are combined in a list, one after the other.")),
    Kind("placeholder", Area.CARDS, N_("It would be printed on the card as it stands.")),
    Kind(
        "amount-unsaid", Area.CARDS, N_("A figure in the text would be wrong in an edition with other money.")
    ),
    # money
    Kind("notes", Area.MONEY, N_("Payments are shown in banknotes.")),
    Kind("start-cash", Area.MONEY, N_("The first lap would pass without a purchase.")),
    Kind("stock", Area.MONEY, N_("Building is half of the game.")),
    Kind("jail-fine", Area.MONEY, N_("Nobody would ever stay there.")),
    # names
    Kind("unknown-name", Area.NAMES, N_("It must be spelled as it is defined.")),
    Kind("twice", Area.NAMES, N_("A name stands for one thing.")),
    # words
    Kind("no-text", Area.WORDS, N_("The pack says that it speaks this language.")),
    Kind("missing-words", Area.WORDS, N_("The first language's words stand in where a language has none.")),
    Kind("unused-words", Area.WORDS, N_("They are shown nowhere.")),
    # colours
    Kind("missing-colour", Area.COLOURS, N_("Other colours are worked out from it.")),
    Kind("unknown-colour", Area.COLOURS, N_("It is most often a slip of the pen.")),
    Kind("contrast", Area.COLOURS, N_("Below 3:1 many people can't read it.")),
    Kind("group-colour", Area.COLOURS, N_("Deeds and bands are printed in it.")),
    Kind("group-colours", Area.COLOURS, N_("Players would mix them up.")),
    Kind("unused-look", Area.COLOURS, N_("It shows nowhere.")),
    # type
    Kind("face-missing", Area.TYPE, N_("Another face stands in for it.")),
    Kind("glyphs", Area.TYPE, N_("Another face stands in for these characters, and it shows.")),
    Kind("too-wide", Area.TYPE, N_("Even small and squeezed it would run over its edges.")),
    Kind("too-tall", Area.TYPE, N_("It would run into the price.")),
    # drawings
    Kind("svg", Area.DRAWINGS, N_("The game draws a part of SVG; the rest would be missing.")),
    Kind("picture", Area.DRAWINGS, N_("It can't be drawn.")),
)

KINDS = {kind.code: kind for kind in _KINDS}


def fine(problems: Iterable[Problem]) -> tuple[int, list[Area]]:
    """How many kinds of findings a check looked for in vain, and the areas that are free of any."""
    found = {problem.code for problem in problems}
    marked = {KINDS[code].area for code in found}
    return len(KINDS) - len(found), [area for area in Area if area not in marked]
