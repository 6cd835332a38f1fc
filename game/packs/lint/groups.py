"""Groups that can't work: empty, of one deed, without a price for houses."""

from __future__ import annotations

from collections.abc import Iterator

from game.packs.draft import Draft
from game.packs.problems import Problem, Severity


def check(draft: Draft) -> Iterator[Problem]:
    """Every group's members, costs and colour."""
    board, looks = draft.doc.board, draft.doc.look.groups
    for name, group in board.groups.items():
        loc = ("board", "groups", name)
        members = [space for space in board.spaces.values() if space.group == name]
        if not members:
            yield draft.problem(Severity.WARNING, "group-empty", loc, f"No space is in the group {name!r}.")
        elif len(members) == 1 and group.kind == "street":
            what = f"The group {name!r} has one street: it is complete as soon as it is bought."
            yield draft.problem(Severity.WARNING, "group-of-one", loc, what)
        if group.kind == "street":
            if not group.house_cost and any(not space.house_cost for space in members):
                what = f"Houses cost nothing in the group {name!r}."
                yield draft.problem(Severity.WARNING, "house-cost", loc, what, "Set house_cost.")
            costs = {space.house_cost for space in members if space.house_cost is not None}
            if len(costs) > 1:
                what = f"Houses cost {sorted(costs)} within the group {name!r}."
                yield draft.problem(Severity.WARNING, "house-cost", loc, what)
            if group.rents:
                what = "Streets have their rents each, not their group's."
                yield draft.problem(Severity.WARNING, "unwanted-key", (*loc, "rents"), what)
        elif group.house_cost:
            what = f"Nothing is built in a group of kind {group.kind}."
            yield draft.problem(Severity.WARNING, "unwanted-key", (*loc, "house_cost"), what)
        if name not in looks:
            what = f"The group {name!r} has no colour."
            yield draft.problem(
                Severity.ERROR, "group-colour", ("look", "groups"), what, "Add it to the look."
            )
    for name in looks:
        if name not in board.groups:
            what = f"There is no group {name!r} on the board."
            yield draft.problem(Severity.WARNING, "unused-look", ("look", "groups", name), what)
