"""Words that are missing: an error in the first language, for it stands in for the others."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.validate import Loc


def wanted(draft: BoardDraft) -> Iterator[tuple[str, str]]:
    """Every (table, id) that a language must have words for."""
    doc = draft.doc
    yield from (("spaces", name) for name in doc.board.spaces)
    yield from (("groups", name) for name in doc.board.groups)
    yield from (("decks", name) for name in doc.cards)
    yield from (("cards", card) for _, card in draft.cards)
    yield from (("tokens", name) for name in doc.tokens)
    yield from (("sides", name) for name in doc.sides)


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Missing words, and words for things that the pack doesn't have."""
    needs = list(wanted(draft))
    for language, text in draft.doc.text.items():
        first = language == draft.doc.languages[0]
        severity = Severity.ERROR if first else Severity.WARNING
        for table, name in needs:
            if name not in getattr(text, table):
                what = N_("{name!r} has no words in {language!r}.")
                loc: Loc = ("text", language, table)
                yield draft.problem(severity, "missing-words", loc, what, name=name, language=language)
        for table in ("spaces", "groups", "decks", "cards", "tokens", "sides"):
            known = [name for kind, name in needs if kind == table]
            for name in getattr(text, table):
                if name not in known:
                    what = N_("The pack has nothing called {name!r} under {table}.")
                    mend = did_you_mean(name, known) if len(known) > 12 else Words()
                    loc = ("text", language, table, name)
                    yield draft.problem(
                        Severity.WARNING, "unused-words", loc, what, mend, name=name, table=table
                    )
        if language not in draft.doc.languages:
            what = N_("The language {language!r} is not among the pack's languages.")
            yield draft.problem(Severity.WARNING, "unused-words", ("text", language), what, language=language)
