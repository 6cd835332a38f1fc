"""Colours that are missing, unknown, or hard to read on one another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.schema_look import OWN_COLOURS, GroupLookDoc
from game.packs import palette
from game.packs.problems import Problem, Severity, Words, did_you_mean, words

PANEL = "#1d2329"
PAIRS = (
    ("on-accent", "accent", N_("Text on the accent has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
    ("board-ink", "board", N_("Print on the board has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
    ("board-ink", "paper", N_("Print on deeds has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
    ("corner", "board-ink", N_("Print on corners has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
    ("plate", "#ffffff", N_("White on the plates has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
    ("gold", PANEL, N_("Gold on the dark panels has a contrast of {ratio:.1f}:1; 3:1 is the least.")),
)
SET_OFF = 1.5  # of the table and the board, in CIE Lab units
READABLE, VISIBLE, WELL = 3.0, 3.0, 4.5
APART = 28.0  # of two groups' colours, in CIE Lab units


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Contrast after WCAG 2: at least 3:1."""
    given = draft.doc.look.colours
    known = palette.KNOWN | OWN_COLOURS.keys() | {f"side-{side}" for side in draft.doc.sides}
    for name in given:
        if name not in known:
            mend = did_you_mean(name, known)
            loc = ("look", "colours", name)
            what = N_("Nothing is drawn in {name!r}.")
            yield draft.problem(Severity.WARNING, "unknown-colour", loc, what, mend, name=name)
    missing = [name for name in palette.REQUIRED if name not in given]
    for name in missing:
        what, use = N_("The colour {name!r} is missing: {use}."), words(palette.REQUIRED[name])
        yield draft.problem(Severity.ERROR, "missing-colour", ("look", "colours"), what, name=name, use=use)
    if missing:
        return
    colours = palette.complete(given)
    for ink, ground, what in PAIRS:
        if ink not in colours:
            continue  # another stands in for it
        ratio = palette.contrast(colours[ink], colours.get(ground, ground))
        if ratio < READABLE:
            mend = _readable(colours[ink], colours.get(ground, ground))
            yield draft.problem(
                Severity.WARNING, "contrast", ("look", "colours", ink), what, mend, ratio=ratio
            )
    if draft.doc.look.style.names == "plate" and "plate" not in given:
        what = N_("Names as plates need the colours plate and plate-edge.")
        yield draft.problem(Severity.WARNING, "missing-colour", ("look", "style", "names"), what)
    if palette.distance(colours["table-1"], colours["board"]) < SET_OFF:
        what = N_("The table has nearly the colour of the board.")
        yield draft.problem(Severity.WARNING, "contrast", ("look", "colours", "table-1"), what)
    yield from _groups(draft)


def _readable(ink: str, ground: str) -> Words:
    """The nearest shade of an ink that is read well on a ground."""
    for step in range(1, 21):
        shades = [palette.shade(ink, way * step / 20) for way in (-1, 1)]
        best = max(shades, key=lambda shade: palette.contrast(shade, ground))
        if (ratio := palette.contrast(best, ground)) >= WELL:
            text = N_("{colour} would give {ratio:.1f}:1.")
            return Words(text, (("colour", best), ("ratio", ratio)), (ink, best))
    return Words()


def _lighter(look: GroupLookDoc) -> Words:
    """A shade of a group's colour that is seen on the dark panels."""
    lifted = look.on_panel or look.colour
    shades = (palette.shade(lifted, step / 20) for step in range(1, 21))
    light = next(shade for shade in shades if palette.contrast(shade, PANEL) >= VISIBLE)
    own = (lifted, light) if look.on_panel else (f'"{lifted}"', f'"{lifted}", on_panel: "{light}"')
    return Words(N_("Give it a lighter on_panel, such as {colour}."), (("colour", light),), own)


DIM = N_("The group {group!r} has a contrast of {ratio:.1f}:1 on the dark panels; 3:1 is the least.")


def _groups(draft: BoardDraft) -> Iterator[Problem]:
    looks = draft.doc.look.groups
    for name, look in looks.items():
        loc = ("look", "groups", name)
        lifted = look.on_panel or look.colour
        ratio = palette.contrast(lifted, PANEL)
        if ratio < VISIBLE:
            mend = _lighter(look)
            yield draft.problem(Severity.WARNING, "contrast", loc, DIM, mend, group=name, ratio=ratio)
    groups = draft.doc.board.groups
    streets = {name: look for name, look in looks.items() if name in groups and groups[name].kind == "street"}
    for (one, a), (two, b) in combinations(streets.items(), 2):
        if palette.distance(a.colour, b.colour) < APART:
            what = N_("The groups {group!r} and {other!r} have nearly the same colour.")
            place = ("look", "groups", two, "colour")
            yield draft.problem(Severity.NOTE, "group-colours", place, what, group=one, other=two)
