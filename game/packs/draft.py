"""A pack that fits the schema but has not been built: what the checks look at."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from game.packs.problems import Problem, Severity, Words, words
from game.packs.source import Loc, Node, find
from game.shipped import data_root


@cache
def shown_languages() -> frozenset[str]:
    """The languages of the game itself: English, and those that it has been translated into."""
    return frozenset({"en", *(path.name for path in (data_root("assets") / "locale").iterdir())})


class Lost(LookupError):
    """A part of the pack that a check asks for, but that couldn't be read."""


class Partial:
    """A document without the sections that don't fit the schema: whoever asks for one of them meets Lost."""

    def __init__(self, sections: Mapping[str, Any]) -> None:
        self.__dict__.update(sections)

    def __getattr__(self, name: str) -> Any:
        raise Lost(name)


@dataclass
class Draft:
    """The document as the game's schema reads it, its tree with every origin, and its folder."""

    root: Path
    tree: Node
    doc: Any

    @property
    def drawings(self) -> list[Loc]:
        """The place of every drawing that the pack names, each once."""
        return []

    @property
    def worded(self) -> Mapping[str, Collection[str]]:
        """What must have words in every language, by the table of the words that it stands in."""
        return {}

    @property
    def shown_text(self) -> dict[str, Any]:
        """The words of the languages in which the game can be shown, and of the first, which stands in."""
        first = self.doc.languages[0]
        return {
            language: text
            for language, text in self.doc.text.items()
            if language == first or language in shown_languages()
        }

    @property
    def namesakes(self) -> Collection[str]:
        """What may well be called as something else is."""
        return ()

    def problem(
        self, severity: Severity, code: str, loc: Loc, what: str, mend: str | Words = "", **params: Any
    ) -> Problem:
        """A finding at a place of the document; `params` fill both sentences."""
        node, path = find(self.tree, loc)
        parent, _ = find(self.tree, loc[:-1])
        mark = parent.keys.get(str(loc[-1]), node.mark) if loc and parent is not node else node.mark
        advice = mend if isinstance(mend, Words) else words(mend, **params)
        return Problem(severity, code, self.file_of(node), mark.line, path, words(what, **params), advice)

    def own_line(self, problem: Problem) -> Problem:
        """The finding at the pack's own line nearest to its place: what it says there, or that it extends."""
        steps = re.findall(r"[\w-]+", problem.path)
        mark = self.tree.keys.get("extends", self.tree.mark)
        for count in range(1, len(steps) + 1):
            node, _ = find(self.tree, [int(step) if step.isdigit() else step for step in steps[:count]])
            own = [each for each in (node.mark, *node.keys.values()) if each.root == self.root]
            mark = own[0] if own else mark
        return replace(problem, file=mark.file, line=mark.line)

    def file_of(self, node: Node) -> str:
        """The node's file as it is shown: with the parent pack's name if it was inherited."""
        return node.mark.shown(self.root)

    def resolve(self, loc: Loc) -> Path:
        """The file that the path at a place means: relative to the pack where that path was written."""
        node, _ = find(self.tree, loc)
        return node.mark.root / str(node.value)
