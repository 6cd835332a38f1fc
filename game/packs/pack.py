"""A pack that is ready to play: rules, looks and words of one edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.kit import Kit, kit_of
from game.packs.look import Look
from game.typography import Currency


@dataclass(frozen=True, slots=True)
class Token:
    """A playing piece; `side` is "" where the edition has no sides."""

    id: str
    side: str = ""


@dataclass(frozen=True)
class Pack:
    """One edition of a game; `ruleset` is what that game's rules play by.

    Text keys of every game: title, subtitle, tagline, token.<id>, credit.<n>; each game adds its own.
    `reconstructed` names parts of the edition, and rulings by id, that no source of it documents. `printed`
    is the edition's own ruleset where `ruleset` is that of one game, else None.
    """

    game: str
    id: str
    version: str
    root: Path
    ruleset: Any
    look: Look
    currency: Currency
    tokens: tuple[Token, ...]
    languages: tuple[str, ...]
    texts: Mapping[str, Mapping[str, str]]
    credits: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()
    printed: Any = None

    @property
    def official(self) -> Any:
        """The options of the edition itself, whatever those of a game are."""
        return (self.printed or self.ruleset).options

    @property
    def kit(self) -> Kit:
        """The kit of its game."""
        return kit_of(self.game)

    def text(self, key: str, language: str) -> str:
        """The text in the language, else in the pack's first language; KeyError if the pack lacks the key."""
        own = self.texts.get(language, {})
        return own[key] if key in own else self.texts[self.languages[0]][key]
