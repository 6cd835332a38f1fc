"""A pack that fits the schema but has not been built: what the checks look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from game.landlord.pack.layout import BoardLayout
from game.landlord.pack.schema import PackDoc
from game.packs.problems import Problem, Severity, Words, words
from game.packs.source import Node
from game.packs.validate import Loc, find


@dataclass
class Draft:
    """The document, its tree with every origin, its folder and its geometry; `drawn` is its .tmx."""

    root: Path
    tree: Node
    doc: PackDoc
    layout: BoardLayout
    drawn: Path | None

    def problem(
        self, severity: Severity, code: str, loc: Loc, what: str, mend: str | Words = "", **params: Any
    ) -> Problem:
        """A finding at a place of the document; `params` fill both sentences."""
        node, path = find(self.tree, loc)
        parent, _ = find(self.tree, loc[:-1])
        mark = parent.keys.get(str(loc[-1]), node.mark) if loc and parent is not node else node.mark
        advice = mend if isinstance(mend, Words) else words(mend, **params)
        return Problem(severity, code, self.file_of(node), mark.line, path, words(what, **params), advice)

    def file_of(self, node: Node) -> str:
        """The node's file as it is shown: with the parent pack's name if it was inherited."""
        return node.mark.shown(self.root)

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

    def resolve(self, loc: Loc) -> Path:
        """The file that the path at a place means: relative to the pack where that path was written."""
        node, _ = find(self.tree, loc)
        return node.mark.root / str(node.value)
