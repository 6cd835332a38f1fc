"""What may stand in text/<language>.yaml."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from game.packs.fields import Doc, Id, Text


def _as_name(value: Any) -> Any:
    return {"name": value} if isinstance(value, str) else value


class SpaceTextDoc(Doc):
    """The words of a space; a bare text is its name."""

    name: Text
    """The full name."""
    label: Text | None = None
    """The name as printed on the board, with line breaks; the name unless said."""
    short: Text | None = None
    """The name on the board of a small window; the label unless said."""
    note: Text | None = None
    """A second, smaller text of a corner; {salary} and {fine} are filled in."""


class SideTextDoc(Doc):
    """The words of a side; a bare text is its name. The others are for editions with the Force."""

    name: Text
    """Its name: "Light side"."""
    the: Text | None = None
    """Its name inside a sentence: "the light side"; the name unless said."""
    marker: Text | None = None
    """Its marker: "Light marker"."""
    square: Text | None = None
    """Its square on the Force die: "White square"."""
    players: Text | None = None
    """Those who play for it: "Light players"."""


class WordsDoc(Doc):
    """What buildings are called."""

    house: Text
    """One building below the last level."""
    houses: Text
    """Several of them."""
    hotel: Text
    """The last level."""
    hotels: Text
    """Several of them."""


class TextDoc(Doc):
    """All words of the edition in one language."""

    title: Text
    """The edition's title in the menu."""
    subtitle: Text = ""
    """The small line under the title on the board."""
    tagline: Text = ""
    """One sentence for the menu."""
    words: WordsDoc
    """What buildings are called."""
    spaces: dict[Id, Annotated[SpaceTextDoc, BeforeValidator(_as_name)]]
    """The words of each space."""
    groups: dict[Id, Text]
    """The name of each group."""
    decks: dict[Id, Text]
    """The name of each deck."""
    cards: dict[Id, Text]
    """The text of each card; {amount}, {house} and {hotel} are filled in from what the card does."""
    tokens: dict[Id, Text]
    """The name of each token."""
    sides: dict[Id, Annotated[SideTextDoc, BeforeValidator(_as_name)]] = Field(default_factory=dict)
    """The words of each side."""
    credits: list[Text] = Field(default_factory=list)
    """Who and what the edition owes; one line each."""
