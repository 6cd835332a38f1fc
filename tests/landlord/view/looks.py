"""A look of our own for tests of the view, so that they do not depend on any pack."""

from __future__ import annotations

from game.packs.look import Face, Look
from game.shipped import data_root

ART = data_root("assets") / "art"
CLASSIC = Look(
    colours={
        "gu-1": "#b98158", "gu-2": "#a9d8ee", "gu-3": "#e86bad", "gu-4": "#ee8a2c", "gu-5": "#ef5a50",
        "gu-6": "#f4d03f", "gu-7": "#4db56f", "gu-8": "#5e92e6", "gu-rail": "#e6e9ec", "gu-util": "#9fb2c4",
        "g-1": "#8b5a3c", "g-2": "#a9d8ee", "g-3": "#d6478f", "g-4": "#ee8a2c", "g-5": "#d8322e",
        "g-6": "#f4d03f", "g-7": "#2f8f4e", "g-8": "#2457a6", "g-rail": "#2b3036", "g-util": "#8d99a3",
    },
    faces={"display": Face("Josefin Sans", 600), "board": Face("Jost", 500), "board-bold": Face("Jost", 600)},
    art={},
)  # fmt: skip
