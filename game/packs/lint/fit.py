"""Names that can't be set in their space, even small and squeezed as far as the board does it."""

from __future__ import annotations

from collections.abc import Iterator

from game.packs import faces
from game.packs.build import build_look
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity
from game.packs.typeset import typeset
from game.rules.classic.ruleset import SpaceKind

SIZE, LINE = 13.0, 16.0  # board units on a print of 1000: the smallest size, the line height
SQUEEZE, SQUEEZE_PLATE = 0.86, 0.80
INSET, BAND, PRICE = 3.0, 26.0, 26.0
ICON = 46.0
CORNER_SIZE = 15.0


def check(draft: Draft) -> Iterator[Problem]:
    """Every label in every language, against its rectangle."""
    face = build_look(draft).faces["name"]
    try:
        metrics = faces.measure(face)
    except faces.FaceLost:
        return  # reported by its own check
    unit = draft.layout.width / 1000
    plates = draft.doc.look.style.names == "plate"
    for language, text in draft.doc.text.items():
        for space in draft.layout.spaces:
            name = draft.space_ids[space.index]
            words = text.spaces.get(name)
            if words is None:
                continue
            kind = draft.doc.board.spaces[name].kind
            street = kind is SpaceKind.STREET
            plate = plates and street
            width = (_width(space.box.w, space.facing, street)) - (4.0 if plate else 0.0)
            lines = typeset(words.label or words.name, language).split("\n")
            size = CORNER_SIZE if space.facing == "corner" else SIZE
            least = (SQUEEZE_PLATE if plate else SQUEEZE) * size * unit
            loc = ("text", language, "spaces", name, "label" if words.label else "name")
            for line in lines:
                wide = metrics.width(line.upper() if plate else line, 1.0) * least
                if wide > width:
                    what = f"{line!r} is {wide:.0f} wide; its space has {width:.0f}."
                    yield draft.problem(
                        Severity.WARNING, "too-wide", loc, what, "Break it with \\n or shorten it."
                    )
            room = _height(space.box.h, space.facing, street)
            if space.facing != "corner" and len(lines) * LINE * unit > room + LINE * unit * 0.25:
                what = f"{len(lines)} lines are too many for its space."
                yield draft.problem(Severity.WARNING, "too-tall", loc, what)


def _width(width: float, facing: str, street: bool) -> float:
    if facing in ("left", "right"):
        return width - BAND - 2 * INSET if street else width - ICON
    return width - 2 * INSET


def _height(height: float, facing: str, street: bool) -> float:
    if facing in ("left", "right"):
        return height - PRICE - 8
    return height - PRICE - (BAND if street else ICON) - 8
