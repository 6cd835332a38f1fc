"""What the table shows, and the pack doesn't draw or draws in two ways."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Each token, deck and building, the emblem and the box; the marks of stations."""
    art = draft.doc.look.art
    wanted = [("art", role) for role in ("emblem", "cover", "house", "hotel") if not getattr(art, role)]
    wanted += [("token", token) for token in draft.doc.tokens if token not in art.token]
    wanted += [("deck", deck) for deck in draft.doc.cards if deck not in art.deck]
    if wanted:
        roles = ", ".join(role if kind == "art" else f"{kind}.{role}" for kind, role in wanted)
        what = N_("Nothing is drawn for {roles}: dashed boxes stand there.")
        yield draft.problem(Severity.WARNING, "no-drawing", ("look", "art"), what, roles=roles)
    yield from _marks(draft)


def _marks(draft: BoardDraft) -> Iterator[Problem]:
    """Stations with drawings of their own, such as ships, that would all be marked with a train."""
    board, look = draft.doc.board, draft.doc.look
    for name, worn in look.groups.items():
        group = board.groups.get(name)
        if group is None or group.kind != "station" or worn.glyph:
            continue
        if any(key in look.art.icon for key, space in board.spaces.items() if space.group == name):
            what = N_("The group {group!r} has drawings of its own and is marked with the game's train.")
            mend = N_("Name a mark: glyph.")
            loc = ("look", "groups", name)
            yield draft.problem(Severity.NOTE, "station-mark", loc, what, mend, group=name)
