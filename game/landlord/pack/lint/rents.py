"""Rents that fall, or that don't match their neighbours'."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.landlord.rules.ruleset import SpaceKind
from game.packs.problems import Problem, Severity
from game.packs.source import Loc

FALLS, STAYS = N_("The rent falls from {low} to {high}."), N_("The rent stays at {low}.")


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Ladders of spaces and groups: rising, and as long as they have to be."""
    board = draft.doc.board
    for name, group in board.groups.items():
        if group.rents:
            yield from _rising(draft, ("board", "groups", name, "rents"), group.rents)
            members = sum(space.group == name for space in board.spaces.values())
            if len(group.rents) < members:
                what = N_("The group has {deeds} deeds but only {rents} rents.")
                loc = ("board", "groups", name, "rents")
                yield draft.problem(
                    Severity.ERROR, "rents-count", loc, what, deeds=members, rents=len(group.rents)
                )
    lengths: dict[int, str] = {}
    for name, space in board.spaces.items():
        if not space.rents:
            continue
        loc = ("board", "spaces", name, "rents")
        yield from _rising(draft, loc, space.rents)
        if space.kind is not SpaceKind.STREET:
            continue
        lengths.setdefault(len(space.rents), name)
        if len(space.rents) < 2:
            yield draft.problem(Severity.ERROR, "rents-count", loc, N_("A street needs at least two rents."))
        elif len(lengths) > 1 and lengths[len(space.rents)] == name:
            other = next(iter(lengths.values()))
            what = N_("{name!r} has {count} rents, {other!r} has {wanted}.")
            mend = N_("All streets rise to the same level.")
            yield draft.problem(
                Severity.ERROR, "rents-count", loc, what, mend,
                name=name, count=len(space.rents), other=other, wanted=next(iter(lengths)),
            )  # fmt: skip


def _rising(draft: BoardDraft, loc: Loc, rents: list[int]) -> Iterator[Problem]:
    for index, (low, high) in enumerate(pairwise(rents), 1):
        if high <= low:
            what = FALLS if high < low else STAYS
            yield draft.problem(Severity.WARNING, "rents-fall", (*loc, index), what, low=low, high=high)
