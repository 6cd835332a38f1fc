"""The drawn board: spaces inside the print, not over one another, and the areas that the table needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.layout import BoardLayout, Box
from game.packs.problems import NOTHING, Problem, Severity, Words, did_you_mean, words

SLACK = 0.5  # board units
SMALLEST = 30.0


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Only what a person drew is judged; the computed ring is right by construction."""
    layout = draft.layout
    if draft.drawn is None:
        return
    names, spaces = draft.space_ids, list(draft.doc.board.spaces.values())

    def problem(severity: Severity, code: str, what: str, mend: Words = NOTHING, **params: Any) -> Problem:
        return Problem(severity, code, "board.tmx", 0, "", words(what, **params), mend)

    for space in layout.spaces:
        box = space.box
        if _outside(box, layout):
            what = N_("The space {space} ({name}) lies outside the board.")
            yield problem(Severity.ERROR, "tmx-outside", what, space=space.index, name=names[space.index])
        if space.facing == "corner" and spaces[space.index].price is not None:
            what = N_("The space {space} ({name}) is a deed, and its facing is corner.")
            yield problem(Severity.WARNING, "tmx-facing", what, space=space.index, name=names[space.index])
        if min(box.w, box.h) < SMALLEST * layout.width / 1000:
            what = N_("The space {space} ({name}) is too small to be read.")
            yield problem(Severity.WARNING, "tmx-small", what, space=space.index, name=names[space.index])
    for one, two in combinations(layout.spaces, 2):
        if _overlap(one.box, two.box):
            what = N_("The spaces {space} and {other} lie over one another.")
            yield problem(Severity.WARNING, "tmx-overlap", what, space=one.index, other=two.index)
    needed = ["dice", *(f"deck.{deck}" for deck in draft.doc.cards)]
    for name in needed:
        if name not in layout.areas:
            mend = words(N_("Draw one in Tiled."))
            yield problem(Severity.WARNING, "tmx-area", N_("There is no area {name!r}."), mend, name=name)
    for name, area in layout.areas.items():
        if _outside(area, layout):
            what = N_("The area {name} lies outside the board.")
            yield problem(Severity.ERROR, "tmx-outside", what, name=name)
        if name not in {*needed, "emblem", "bank"}:
            mend = did_you_mean(name, [*needed, "emblem", "bank"])
            yield problem(
                Severity.WARNING, "tmx-area", N_("Nothing uses the area {name!r}."), mend, name=name
            )


def _outside(box: Box, layout: BoardLayout) -> bool:
    return (
        min(box.x, box.y) < -SLACK
        or box.x + box.w > layout.width + SLACK
        or box.y + box.h > layout.height + SLACK
    )


def _overlap(one: Box, two: Box) -> bool:
    return (
        min(one.x + one.w, two.x + two.w) - max(one.x, two.x) > SLACK
        and min(one.y + one.h, two.y + two.h) - max(one.y, two.y) > SLACK
    )
