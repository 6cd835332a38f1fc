"""Groups that can't work: empty, of one deed, without a price for houses."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every group's members, costs and colour."""
    board, looks = draft.doc.board, draft.doc.look.groups
    for name, group in board.groups.items():
        loc = ("board", "groups", name)
        members = [space for space in board.spaces.values() if space.group == name]
        if not members:
            what = N_("No space is in the group {group!r}.")
            yield draft.problem(Severity.WARNING, "group-empty", loc, what, group=name)
        elif len(members) == 1 and group.kind == "street":
            what = N_("The group {group!r} has one street: it is complete as soon as it is bought.")
            yield draft.problem(Severity.WARNING, "group-of-one", loc, what, group=name)
        if group.kind == "street":
            if not group.house_cost and any(not space.house_cost for space in members):
                what, mend = N_("Houses cost nothing in the group {group!r}."), N_("Set house_cost.")
                yield draft.problem(Severity.WARNING, "house-cost", loc, what, mend, group=name)
            costs = {space.house_cost for space in members if space.house_cost is not None}
            if len(costs) > 1:
                what = N_("Houses cost {costs} within the group {group!r}.")
                shown = ", ".join(map(str, sorted(costs)))
                yield draft.problem(Severity.WARNING, "house-cost", loc, what, costs=shown, group=name)
            if group.rents:
                what = N_("Streets have their rents each, not their group's.")
                yield draft.problem(Severity.WARNING, "unwanted-key", (*loc, "rents"), what)
        elif group.house_cost:
            what = N_("Nothing is built in a group of kind {kind}.")
            yield draft.problem(Severity.WARNING, "unwanted-key", (*loc, "house_cost"), what, kind=group.kind)
        if name not in looks:
            what, mend = N_("The group {group!r} has no colour."), N_("Add it to the look.")
            yield draft.problem(Severity.ERROR, "group-colour", ("look", "groups"), what, mend, group=name)
    for name in looks:
        if name not in board.groups:
            what = N_("There is no group {group!r} on the board.")
            yield draft.problem(Severity.WARNING, "unused-look", ("look", "groups", name), what, group=name)
