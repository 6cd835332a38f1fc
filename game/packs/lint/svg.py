"""Drawings outside the subset of SVG that is drawn right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine.messages import N_
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity, words
from game.packs.source import find
from game.packs.svg_subset import faults

SHOWN = 4  # findings of one drawing; one cause often makes hundreds


def check(draft: Draft) -> Iterator[Problem]:
    """Every drawing once, however often it is named."""
    seen: set[Path] = set()
    for loc in draft.drawings:
        path = draft.resolve(loc)
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        node, _ = find(draft.tree, loc)
        folder = "" if node.mark.root == draft.root else f"{node.mark.root.name}/"
        file = f"{folder}{node.value}"
        if path.suffix.lower() == ".svg":
            found = list(dict.fromkeys(faults(path)))
            for line, what, mend in found[:SHOWN]:
                yield Problem(Severity.WARNING, "svg", file, line, "", what, mend)
            if len(found) > SHOWN:
                what = words(N_("{count} more findings in this drawing."), count=len(found) - SHOWN)
                yield Problem(Severity.WARNING, "svg", file, 0, "", what)
