"""{names} in texts that nothing fills, amounts that are not shown, texts that differ between languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack import verbs
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity, did_you_mean
from game.packs.source import Loc

NAME = re.compile(r"\{(\w*)\}")


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Card texts and the small print of corners."""
    for language, text in draft.shown_text.items():
        for name, words in text.spaces.items():
            for found in NAME.findall(words.note or ""):
                if found not in ("salary", "fine"):
                    place = ("text", language, "spaces", name, "note")
                    yield _unfilled(draft, place, found, ["salary", "fine"])
        for deck, card in draft.cards:
            if card not in text.cards:
                continue
            figures = verbs.figures(draft.doc.cards[deck][card])
            loc = ("text", language, "cards", card)
            for found in NAME.findall(text.cards[card]):
                if found not in figures:
                    yield _unfilled(draft, loc, found, list(figures))
            for missing in sorted(set(figures) - set(NAME.findall(text.cards[card]))):
                what, mend = N_("The card doesn't say its {figure!r}."), N_("Write {braced} in the text.")
                yield draft.problem(
                    Severity.WARNING,
                    "amount-unsaid",
                    loc,
                    what,
                    mend,
                    figure=missing,
                    braced=f"{{{missing}}}",
                )


def _unfilled(draft: BoardDraft, loc: Loc, found: str, known: list[str]) -> Problem:
    what = N_("Nothing fills {braced}.")
    mend = did_you_mean(found, known)
    return draft.problem(Severity.WARNING, "placeholder", loc, what, mend, braced=f"{{{found}}}")
