"""A board that fits the schema but has not been built: what its checks look at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from game.landlord.pack.art import drawings
from game.landlord.pack.layout import BoardLayout
from game.landlord.pack.schema import PackDoc
from game.packs.draft import Draft, Lost
from game.packs.source import Loc


@dataclass
class BoardDraft(Draft):
    """A draft with its geometry; `drawn` is its .tmx."""

    doc: PackDoc
    placed: BoardLayout | None
    drawn: Path | None

    @property
    def layout(self) -> BoardLayout:
        """Where everything lies on the board."""
        if self.placed is None:
            raise Lost("layout")
        return self.placed

    @property
    def drawings(self) -> list[Loc]:
        return list(drawings(self.doc))

    @property
    def worded(self) -> dict[str, Collection[str]]:
        """Groups without spaces and names of sides are among them."""
        doc = self.doc
        return {
            "spaces": doc.board.spaces,
            "groups": doc.board.groups,
            "decks": doc.cards,
            "cards": [card for _, card in self.cards],
            "tokens": doc.tokens,
            "sides": doc.sides,
        }

    @property
    def namesakes(self) -> list[str]:
        """Spaces that nobody owns."""
        return [name for name, space in self.doc.board.spaces.items() if space.price is None]

    @cached_property
    def space_ids(self) -> list[str]:
        """The spaces' ids in the order of play."""
        return list(self.doc.board.spaces)

    @cached_property
    def groups(self) -> dict[str, tuple[int, ...]]:
        """The groups that have spaces and the indices of these; one without is no group of the game."""
        members: dict[str, list[int]] = {}
        for index, space in enumerate(self.doc.board.spaces.values()):
            if space.group:
                members.setdefault(space.group, []).append(index)
        return {name: tuple(members[name]) for name in self.doc.board.groups if name in members}

    @cached_property
    def cards(self) -> list[tuple[str, str]]:
        """Every (deck, card)."""
        return [(deck, card) for deck, cards in self.doc.cards.items() for card in cards]
