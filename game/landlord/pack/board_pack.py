"""An edition of the board game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.landlord.pack.layout import BoardLayout
from game.landlord.rules.ruleset import Ruleset
from game.packs.pack import Pack


@dataclass(frozen=True)
class BoardPack(Pack):
    """A pack with a board.

    Text keys besides those of every game: space.<i>.name / .label (authored line breaks) / .short / .brief
    (short in a line, and like no other's) / .note (a corner's small print, "" elsewhere), group.<id>,
    deck.<id>, card.<id> (amounts filled in), side.<id> (and .the, .marker, .square, .players where the pack
    says them), word.house, word.houses, word.hotel, word.hotels.
    """

    ruleset: Ruleset
    layout: BoardLayout = field(kw_only=True)
