"""The checks of a pack, one a file. BARRING ones must pass before a pack is built; ADVICE holds no error."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.lint import (
    board,
    cards,
    colours,
    faces,
    fit,
    geometry,
    groups,
    jail,
    money,
    placeholders,
    references,
    rents,
)
from game.landlord.pack.lint import sides as force
from game.packs.lint import paths, svg, words
from game.packs.problems import Problem

Check = Callable[[BoardDraft], Iterator[Problem]]

BARRING: tuple[Check, ...] = (
    references.check,
    board.check,
    force.check,
    rents.check,
    cards.check,
    groups.check,
    money.check,
    colours.check,
    words.check,
    paths.check,
    geometry.check,
)
ADVICE: tuple[Check, ...] = (
    jail.check,
    placeholders.check,
    svg.check,
    faces.check,
    fit.check,
)
