"""Typefaces that are not there, and characters that they can't draw."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.build import build_look
from game.landlord.pack.draft import BoardDraft
from game.packs import faces
from game.packs.problems import Problem, Severity, did_you_mean
from game.packs.source import Loc
from game.typography import typeset

# which faces draw which texts
DRAWS = {
    "title": ("display",),
    "subtitle": ("board",),
    "groups": ("board",),
    "decks": ("display",),
    "cards": ("board",),
    "spaces": ("name", "display"),
}


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every face of the look, and every text in the faces that draw it."""
    found: dict[str, faces.Metrics] = {}
    for role, face in build_look(draft).faces.items():
        loc = ("look", "faces", role)
        try:
            found[role] = faces.measure(face)
        except faces.FaceLost as error:
            if face.file:
                continue  # of the pack's own files another check tells
            mend = did_you_mean(face.family, faces.families())
            yield draft.problem(
                Severity.WARNING, "face-missing", loc, error.text, mend,
                family=face.family, weight=face.weight, cause=error.cause,
            )  # fmt: skip
    for role, metrics in found.items():
        missing = metrics.missing("0123456789" + draft.doc.currency.symbol + draft.doc.currency.grouping)
        if missing and role in ("board", "board-bold"):
            loc = ("look", "faces", role)
            what = N_("The face has no {missing!r} for money.")
            yield draft.problem(Severity.WARNING, "glyphs", loc, what, missing=missing)
    for language, text in draft.shown_text.items():
        for place, words, roles in _texts(language, text):
            for role in roles:
                if role in found and (missing := found[role].missing(typeset(words, language))):
                    what = N_("The face of {role!r} can't draw {missing!r}.")
                    yield draft.problem(Severity.WARNING, "glyphs", place, what, role=role, missing=missing)


def _texts(language: str, text: object) -> Iterator[tuple[Loc, str, tuple[str, ...]]]:
    for key, roles in DRAWS.items():
        value = getattr(text, key)
        if isinstance(value, str):
            yield ("text", language, key), value, roles
            continue
        for name, words in value.items():
            loc = ("text", language, key, name)
            if isinstance(words, str):
                yield loc, words, roles
                continue
            for part in ("name", "label", "short", "note"):
                if getattr(words, part):
                    yield (*loc, part), getattr(words, part), roles
