"""Words that are missing: an error in the first language, for it stands in for the others."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.source import find


def check(draft: Draft) -> Iterator[Problem]:
    """Missing words, and words for things that the pack doesn't have."""
    for language, text in draft.doc.text.items():
        first = language == draft.doc.languages[0]
        severity = Severity.ERROR if first else Severity.WARNING
        for table, known in draft.worded.items():
            words, loc = getattr(text, table), ("text", language, table)
            for name in known:
                if name not in words:
                    what = N_("{name!r} has no words in {language!r}.")
                    yield draft.problem(severity, "missing-words", loc, what, name=name, language=language)
            for name in words:
                mark = find(draft.tree, (*loc, name))[0].mark
                if name not in known and mark.root == draft.root:  # what is inherited falls with its thing
                    what = N_("The pack has nothing called {name!r} under {table}.")
                    mend = did_you_mean(name, known) if len(known) > 12 else Words()
                    yield draft.problem(
                        Severity.WARNING, "unused-words", (*loc, name), what, mend, name=name, table=table
                    )
        if language not in draft.doc.languages:
            what = N_("The language {language!r} is not among the pack's languages.")
            yield draft.problem(Severity.WARNING, "unused-words", ("text", language), what, language=language)
