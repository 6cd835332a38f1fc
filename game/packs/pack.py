"""A pack that is ready to play: rules, looks, geometry and words of one edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.landlord.pack.layout import BoardLayout
from game.landlord.rules.ruleset import Ruleset
from game.packs.look import Look


@dataclass(frozen=True, slots=True)
class Currency:
    """How money is written: `$1,500` or `1 500 €`; `notes` are the denominations, largest first."""

    symbol: str
    before: bool
    grouping: str
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A playing piece; `side` is "" where the edition has no sides."""

    id: str
    side: str = ""


@dataclass(frozen=True)
class Pack:
    """One edition.

    Text keys: title, subtitle, tagline, space.<i>.name / .label (authored line breaks) / .short / .note
    (a corner's small print, "" elsewhere), group.<id>, deck.<id>, card.<id> (amounts filled in), token.<id>,
    side.<id> (and .the, .marker, .square, .players where the pack says them), word.house, word.houses,
    word.hotel, word.hotels, credit.<n>.
    """

    id: str
    version: str
    root: Path
    ruleset: Ruleset
    layout: BoardLayout
    look: Look
    currency: Currency
    tokens: tuple[Token, ...]
    languages: tuple[str, ...]
    texts: Mapping[str, Mapping[str, str]]
    credits: tuple[str, ...] = ()

    def text(self, key: str, language: str) -> str:
        """The text in the language, else in the pack's first language; KeyError if the pack lacks the key."""
        own = self.texts.get(language, {})
        return own[key] if key in own else self.texts[self.languages[0]][key]
