"""What the table shows, and the pack doesn't draw."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Each token, deck and building, the emblem and the box."""
    art = draft.doc.look.art
    wanted = [("art", role) for role in ("emblem", "cover", "house", "hotel") if not getattr(art, role)]
    wanted += [("token", token) for token in draft.doc.tokens if token not in art.token]
    wanted += [("deck", deck) for deck in draft.doc.cards if deck not in art.deck]
    if wanted:
        roles = ", ".join(role if kind == "art" else f"{kind}.{role}" for kind, role in wanted)
        what = N_("Nothing is drawn for {roles}: dashed boxes stand there.")
        yield draft.problem(Severity.WARNING, "no-drawing", ("look", "art"), what, roles=roles)
