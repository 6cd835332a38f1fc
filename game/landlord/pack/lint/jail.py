"""Ways into jail and the use of jail cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack import verbs
from game.landlord.pack.draft import BoardDraft
from game.landlord.rules.ruleset import SpaceKind
from game.packs.problems import Problem, Severity


def check(draft: BoardDraft) -> Iterator[Problem]:
    """A jail nobody is sent to but by three doubles, and a fine of nothing."""
    kinds = [space.kind for space in draft.doc.board.spaces.values()]
    found = [
        verb
        for deck, card in draft.cards
        for _, verb in verbs.each(draft.doc.cards[deck][card], ("cards", deck, card))
    ]
    if SpaceKind.GO_TO_JAIL not in kinds and not any(verb.go_to_jail for verb in found):
        what = N_("No space and no card sends to jail: only a third double does.")
        mend = N_("Add a space of kind go_to_jail or a card with go_to_jail.")
        yield draft.problem(Severity.WARNING, "jail-unreached", ("board", "spaces"), what, mend)
    if draft.doc.money.jail_fine == 0:
        what = N_("Leaving jail costs nothing.")
        yield draft.problem(Severity.NOTE, "jail-fine", ("money", "jail_fine"), what)
