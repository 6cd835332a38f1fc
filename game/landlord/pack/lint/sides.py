"""The Force: two sides that have tokens, dice that can be told apart, and corners to start from."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity, did_you_mean

ERROR = Severity.ERROR


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every token is on one of the two sides, and what the sides name is there."""
    doc = draft.doc
    if doc.force is None:
        return
    known = list(doc.sides)
    for side, has in doc.force.sides.items():
        loc = ("force", "sides", side)
        if side not in known:
            what = N_("There is no side {name!r}.")
            yield draft.problem(ERROR, "unknown-name", loc, what, did_you_mean(side, known), name=side)
        if has.start not in draft.space_ids:
            what = N_("There is no space {name!r}.")
            near = did_you_mean(has.start, draft.space_ids)
            yield draft.problem(ERROR, "unknown-name", (*loc, "start"), what, near, name=has.start)
    dice = [has.die for has in doc.force.sides.values()]
    if dice[0] == dice[1]:
        what, mend = N_("Both sides roll the die {die!r}."), N_("Give one ivory and the other ebony.")
        yield draft.problem(ERROR, "force-dice", ("force", "sides"), what, mend, die=dice[0])
    sided = {token for side in doc.force.sides for token in doc.sides.get(side, ())}
    for index, token in enumerate(doc.tokens):
        if token not in sided:
            what = N_("The token {token!r} is on neither side of the Force.")
            mend = N_("Add it to one of the sides.")
            yield draft.problem(ERROR, "force-token", ("tokens", index), what, mend, token=token)
