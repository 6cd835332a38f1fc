"""Words that are missing: an error in the first language, for it stands in for the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

from game.engine.messages import N_
from game.packs.draft import Draft, shown_languages
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.source import find


def check(draft: Draft) -> Iterator[Problem]:
    """Missing words, and words for things that the pack doesn't have."""
    for language in draft.doc.languages:
        if language in draft.doc.text and language not in shown_languages():
            what = N_("The game can't be shown in {language!r} yet; its words wait.")
            yield draft.problem(
                Severity.NOTE, "unshown-language", ("text", language), what, language=language
            )
    for language, text in draft.shown_text.items():
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
        yield from _odd(draft, language)
        yield from _same(draft, language)
        if language not in draft.doc.languages:
            what = N_("The language {language!r} is not among the pack's languages.")
            yield draft.problem(Severity.WARNING, "unused-words", ("text", language), what, language=language)


def _odd(draft: Draft, language: str) -> Iterator[Problem]:
    """Names of nothing, and of more than a line."""
    for loc, name in [((), draft.doc.text[language].title), *_names(draft, language)]:
        place = ("text", language, *(loc or ("title",)))
        if not name.strip():
            yield draft.problem(Severity.WARNING, "odd-words", place, N_("Nothing is written here."))
        elif any(unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in name):
            what = N_("A name has no breaks and no signs that can't be seen.")
            yield draft.problem(Severity.WARNING, "odd-words", place, what)


def _same(draft: Draft, language: str) -> Iterator[Problem]:
    """Things of a kind with one name; spaces that only draw, tax or stand by may share theirs."""
    seen: dict[tuple[Any, str], str] = {}
    for loc, name in _names(draft, language):
        first = seen.setdefault((loc[0], name.strip().casefold()), loc[1])
        if first != loc[1] and loc[1] not in draft.namesakes:
            what = N_("{name!r} is called as {other!r} is.")
            place = ("text", language, *loc)
            yield draft.problem(Severity.WARNING, "same-words", place, what, name=loc[1], other=first)


def _names(draft: Draft, language: str) -> Iterator[tuple[tuple[str, str], str]]:
    """What each thing is called, by the table of words and its id."""
    for table, known in draft.worded.items():
        if table == "cards":
            continue
        for name, said in getattr(draft.doc.text[language], table).items():
            if name in known:
                yield (table, name), said if isinstance(said, str) else said.name
