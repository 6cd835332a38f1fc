"""What a board must have for the rules to run on it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.schema import SpaceDoc
from game.landlord.rules.ruleset import SpaceKind
from game.packs.problems import Problem, Severity

ERROR = Severity.ERROR
DEEDS = {SpaceKind.STREET, SpaceKind.STATION, SpaceKind.UTILITY}
WANTED: dict[SpaceKind, tuple[str, ...]] = {
    SpaceKind.STREET: ("group", "price", "rents"),
    SpaceKind.STATION: ("group", "price"),
    SpaceKind.UTILITY: ("group", "price"),
    SpaceKind.TAX: ("amount",),
    SpaceKind.DRAW: ("deck",),
}
ONLY: dict[str, set[SpaceKind]] = {
    "group": DEEDS,
    "price": DEEDS,
    "mortgage": DEEDS,
    "rents": DEEDS,
    "house_cost": {SpaceKind.STREET},
    "amount": {SpaceKind.TAX},
    "percent": {SpaceKind.TAX},
    "deck": {SpaceKind.DRAW},
}


def check(draft: BoardDraft) -> Iterator[Problem]:
    """One GO, one jail, and on each space what its kind needs and no more."""
    doc = draft.doc
    kinds = [space.kind for space in doc.board.spaces.values()]
    for kind in (SpaceKind.GO, SpaceKind.JAIL):
        if kinds.count(kind) != 1:
            what = N_("The board has {count} spaces of kind {kind}; it needs exactly one.")
            loc = ("board", "spaces")
            yield draft.problem(ERROR, "board-kind", loc, what, count=kinds.count(kind), kind=kind.value)
    if kinds[0] is not SpaceKind.GO and SpaceKind.GO in kinds:
        what, mend = (
            N_("The board doesn't begin with GO."),
            N_("List the spaces in the order of play, from GO."),
        )
        yield draft.problem(Severity.WARNING, "go-first", ("board", "spaces", draft.space_ids[0]), what, mend)
    if not any(kind in DEEDS for kind in kinds):
        what = N_("There is nothing to buy on this board.")
        yield draft.problem(ERROR, "board-kind", ("board", "spaces"), what)
    for name, space in doc.board.spaces.items():
        yield from _space(draft, name, space)
    if doc.seats.min > doc.seats.max:
        what = N_("The fewest seats are more than the most.")
        yield draft.problem(ERROR, "seats", ("seats", "min"), what)
    if doc.seats.max > len(doc.tokens):
        what = N_("{seats} seats can't sit down with {tokens} tokens.")
        mend = N_("Add tokens or lower seats.max.")
        yield draft.problem(
            ERROR, "seats", ("tokens",), what, mend, seats=doc.seats.max, tokens=len(doc.tokens)
        )


def _space(draft: BoardDraft, name: str, space: SpaceDoc) -> Iterator[Problem]:
    loc = ("board", "spaces", name)
    group = draft.doc.board.groups.get(space.group or "")
    for key in WANTED.get(space.kind, ()):
        if getattr(space, key) is None:
            what = N_("A space of kind {kind} needs {key!r}.")
            yield draft.problem(ERROR, "missing-key", loc, what, kind=space.kind.value, key=key)
    if space.kind in (SpaceKind.STATION, SpaceKind.UTILITY) and not space.rents and group and not group.rents:
        what = N_("A space of kind {kind} needs rents, its own or its group's.")
        yield draft.problem(ERROR, "missing-key", loc, what, kind=space.kind.value)
    for key, kinds in ONLY.items():
        if getattr(space, key) is not None and space.kind not in kinds:
            what = N_("A space of kind {kind} has no {key!r}.")
            yield draft.problem(ERROR, "unwanted-key", (*loc, key), what, kind=space.kind.value, key=key)
    if group and group.kind != space.kind.value and space.kind in DEEDS:
        what = N_("A space of kind {kind} can't be in the group {group!r} of kind {wanted}.")
        yield draft.problem(
            ERROR, "group-kind", (*loc, "group"), what,
            kind=space.kind.value, group=space.group, wanted=group.kind,
        )  # fmt: skip
