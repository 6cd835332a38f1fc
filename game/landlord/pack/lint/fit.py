"""Names that can't be set in their space, even small and squeezed as far as the board does it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.messages import N_
from game.landlord.pack.build import build_look
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.layout import SpaceBox
from game.landlord.rules.ruleset import SpaceKind
from game.packs import faces
from game.packs.problems import Problem, Severity
from game.packs.source import Loc
from game.typography import typeset

SQUEEZE, SQUEEZE_PLATE, PLATE_EDGES = 0.86, 0.80, 4.0
CORNER_SIZE = 15.0


@dataclass(frozen=True, slots=True)
class Print:
    """How a board is printed, in pixels: its width, smallest type, line, and what lies round the text."""

    width: float
    size: float
    line: float
    inset: float
    band: float
    icon_beside: float
    icon_above: float
    price: float


FULL = Print(1000, 13, 16, 3, 26, 46, 46, 26)
SMALL = Print(683, 12, 15, 2, 18, 30, 16, 20)  # the window of 1280 x 720


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every label on the full print and every short name on the small one, in every language."""
    try:
        metrics = faces.measure(build_look(draft).faces["name"])
    except faces.FaceLost:
        return  # reported by its own check
    for language, text in draft.shown_text.items():
        for space in draft.layout.spaces:
            name = draft.space_ids[space.index]
            words = text.spaces.get(name)
            if words is None:
                continue
            loc = ("text", language, "spaces", name)
            key = "label" if words.label else "name"
            label = typeset(words.label or words.name, language)
            yield from _fits(draft, metrics, space, (*loc, key), label, FULL)
            if words.short:
                short = typeset(words.short, language)
                yield from _fits(draft, metrics, space, (*loc, "short"), short, SMALL)


def _fits(
    draft: BoardDraft, metrics: faces.Metrics, space: SpaceBox, loc: Loc, label: str, on: Print
) -> Iterator[Problem]:
    scale = on.width / draft.layout.width
    kind = draft.doc.board.spaces[draft.space_ids[space.index]].kind
    street, corner = kind is SpaceKind.STREET, space.facing == "corner"
    plate = street and draft.doc.look.style.names == "plate"
    width = _width(space, street, scale, on) - (PLATE_EDGES if plate else 0)
    least = (CORNER_SIZE if corner else on.size) * (SQUEEZE_PLATE if plate else SQUEEZE)
    lines = label.split("\n")
    for line in lines:
        wide = metrics.width(line.upper() if plate else line, least)
        if wide > width:
            what = N_("{line!r} needs {wide} pixels; its space has {room} on a board of {board}.")
            yield draft.problem(
                Severity.WARNING, "too-wide", loc, what, N_("Break it with \\n or shorten it."),
                line=line, wide=round(wide), room=round(width), board=round(on.width),
            )  # fmt: skip
    room = _height(space, street, scale, on)
    if not corner and (len(lines) - 0.25) * on.line > room:
        what = N_("{count} lines are too many for its space.")
        yield draft.problem(Severity.WARNING, "too-tall", loc, what, count=len(lines))


def _width(space: SpaceBox, street: bool, scale: float, on: Print) -> float:
    if space.facing in ("left", "right"):
        return space.box.w * scale - (on.band + 2 * on.inset if street else on.icon_beside)
    return space.box.w * scale - 2 * on.inset


def _height(space: SpaceBox, street: bool, scale: float, on: Print) -> float:
    beside = space.facing in ("left", "right")
    return space.box.h * scale - on.price - 8 - (0 if beside else on.band if street else on.icon_above)
