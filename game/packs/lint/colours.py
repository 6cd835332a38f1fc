"""Colours that are missing, unknown, or hard to read on one another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.packs import palette
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity, did_you_mean

PANEL = "#1d2329"
PAIRS = (
    ("on-accent", "accent", "text on the accent"),
    ("board-ink", "board", "print on the board"),
    ("board-ink", "paper", "print on deeds"),
    ("gold", PANEL, "gold on the dark panels"),
)
READABLE, VISIBLE = 3.0, 3.0
APART = 28.0  # of two groups' colours, in CIE Lab units


def check(draft: Draft) -> Iterator[Problem]:
    """Contrast after WCAG 2: at least 3:1."""
    given = draft.doc.look.colours
    for name in given:
        if name not in palette.KNOWN:
            mend = did_you_mean(name, palette.KNOWN)
            loc = ("look", "colours", name)
            yield draft.problem(
                Severity.WARNING, "unknown-colour", loc, f"Nothing is drawn in {name!r}.", mend
            )
    missing = [name for name in palette.REQUIRED if name not in given]
    for name in missing:
        what = f"The colour {name!r} is missing: {palette.REQUIRED[name]}."
        yield draft.problem(Severity.ERROR, "missing-colour", ("look", "colours"), what)
    if missing:
        return
    colours = palette.complete(given)
    for ink, ground, what in PAIRS:
        ratio = palette.contrast(colours[ink], colours.get(ground, ground))
        if ratio < READABLE:
            loc = ("look", "colours", ink)
            yield draft.problem(
                Severity.WARNING,
                "contrast",
                loc,
                f"{what.capitalize()} has a contrast of {ratio:.1f}:1; 3:1 is the least.",
            )
    if draft.doc.look.style.names == "plate" and "plate" not in given:
        what = "Names as plates need the colours plate and plate-edge."
        yield draft.problem(Severity.WARNING, "missing-colour", ("look", "style", "names"), what)
    yield from _groups(draft)


def _groups(draft: Draft) -> Iterator[Problem]:
    looks = draft.doc.look.groups
    for name, look in looks.items():
        loc = ("look", "groups", name)
        lifted = look.on_panel or look.colour
        ratio = palette.contrast(lifted, PANEL)
        if ratio < VISIBLE:
            what = f"The group {name!r} has a contrast of {ratio:.1f}:1 on the dark panels; 3:1 is the least."
            yield draft.problem(Severity.WARNING, "contrast", loc, what, "Give it a lighter on_panel.")
    groups = draft.doc.board.groups
    streets = {name: look for name, look in looks.items() if name in groups and groups[name].kind == "street"}
    for (one, a), (two, b) in combinations(streets.items(), 2):
        if palette.distance(a.colour, b.colour) < APART:
            what = f"The groups {one!r} and {two!r} have nearly the same colour."
            yield draft.problem(Severity.NOTE, "group-colours", ("look", "groups", two, "colour"), what)
