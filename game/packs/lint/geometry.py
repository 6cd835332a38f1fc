"""The drawn board: spaces inside the print, not over one another, and the areas that the table needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.packs.draft import Draft
from game.packs.layout import Box
from game.packs.problems import Problem, Severity, did_you_mean

SLACK = 0.5  # board units
SMALLEST = 30.0


def check(draft: Draft) -> Iterator[Problem]:
    """Only what a person drew is judged; the computed ring is right by construction."""
    if draft.drawn is None:
        return
    layout = draft.layout
    names = draft.space_ids

    def problem(severity: Severity, code: str, what: str, mend: str = "") -> Problem:
        return Problem(severity, code, "board.tmx", 0, "", what, mend)

    for space in layout.spaces:
        box = space.box
        if (
            box.x < -SLACK
            or box.y < -SLACK
            or box.x + box.w > layout.width + SLACK
            or box.y + box.h > layout.height + SLACK
        ):
            what = f"The space {space.index} ({names[space.index]}) lies outside the board."
            yield problem(Severity.ERROR, "tmx-outside", what)
        if min(box.w, box.h) < SMALLEST * layout.width / 1000:
            what = f"The space {space.index} ({names[space.index]}) is too small to be read."
            yield problem(Severity.WARNING, "tmx-small", what)
    for one, two in combinations(layout.spaces, 2):
        if _overlap(one.box, two.box):
            what = f"The spaces {one.index} and {two.index} lie over one another."
            yield problem(Severity.WARNING, "tmx-overlap", what)
    needed = ["dice", *(f"deck.{deck}" for deck in draft.doc.cards)]
    for name in needed:
        if name not in layout.areas:
            yield problem(Severity.WARNING, "tmx-area", f"There is no area {name!r}.", "Draw one in Tiled.")
    for name in layout.areas:
        if name not in {*needed, "emblem", "bank"}:
            mend = did_you_mean(name, [*needed, "emblem", "bank"])
            yield problem(Severity.WARNING, "tmx-area", f"Nothing uses the area {name!r}.", mend)


def _overlap(one: Box, two: Box) -> bool:
    return (
        min(one.x + one.w, two.x + two.w) - max(one.x, two.x) > SLACK
        and min(one.y + one.h, two.y + two.h) - max(one.y, two.y) > SLACK
    )
