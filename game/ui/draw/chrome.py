"""The dark chrome that every edition shares: colours by token name and the text face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ui.look import Face

COLOURS: Final[Mapping[str, str]] = {
    "ink": "#14181c",
    "panel": "rgba(29,35,41,.94)",
    "panel-solid": "#1d2329",
    "panel-2": "#262e36",
    "panel-3": "#303a44",
    "well": "#171c21",
    "line": "#3a444e",
    "text": "#f3efe6",
    "muted": "#a9b2ba",
    "good": "#58b368",
    "good-hi": "#a5e8af",
    "bad": "#e2574c",
    "bad-hi": "#ff9d93",
    "warn": "#f2b63c",
    "warn-hi": "#ffd98a",
    "cream": "#f4efe5",
    "cream-ink": "#1b1f23",
    "scrim": "rgba(10,13,16,.78)",
    "scrim-board": "rgba(4,7,16,.76)",
    "focus": "#ffffff",
    # controls
    "modal-1": "#20262d",
    "modal-2": "#1b2127",
    "button-1": "#3a4651",
    "button-2": "#303a44",
    "button-line": "#4a5763",
    "button-off": "#242b31",
    "text-off": "#727d87",
    "danger-line": "#a8453e",
    "danger-ground": "#3a2526",
    "danger-fill": "#c8433a",
    "chosen": "#3b4752",
    "row-chosen": "#313c46",
    # edition colours that a pack is expected to replace
    "accent": "#c8342b",
    "accent-hi": "#dd4f43",
    "accent-lo": "#9c231c",
    "on-accent": "#fff6ea",
    "gold": "#d6a94a",
    "gold-hi": "#f0d48a",
    "gold-lo": "#97702a",
    "table-1": "#1f4d3a",
    "table-2": "#12332a",
    "paper": "#f4ecd8",
    "paper-2": "#e8dcc0",
    "board-ink": "#1b1b1b",
    # seats: eight colours that survive colour blindness, each with its glyph
    "seat-1": "#e69f00",
    "seat-2": "#56b4e9",
    "seat-3": "#009e73",
    "seat-4": "#f0e442",
    "seat-5": "#0072b2",
    "seat-6": "#d55e00",
    "seat-7": "#cc79a7",
    "seat-8": "#f5f5f5",
}

# What higher contrast changes: brighter words and lines, darker grounds. Edges that controls name by
# their value are replaced by value.
CONTRAST: Final[Mapping[str, str]] = {
    "text": "#ffffff",
    "muted": "#e2e7ec",
    "text-off": "#a7b2bc",
    "line": "#8d99a5",
    "panel": "#0c0f12",
    "panel-solid": "#0c0f12",
    "panel-2": "#12171b",
    "panel-3": "#2a343d",
    "well": "#000000",
    "modal-1": "#0c0f12",
    "modal-2": "#0c0f12",
    "scrim": "rgba(0,0,0,.88)",
    "button-line": "#a9b4be",
    "button-off": "#14191d",
    "chosen": "#35424c",
    "row-chosen": "#3a4853",
    "danger-line": "#ff7b70",
    **dict.fromkeys(
        (
            "#2b333a",
            "#2c353d",
            "#2e373f",
            "#323b43",
            "#333d46",
            "#343e47",
            "#39434c",
            "#414c56",
            "#46515b",
            "#46525d",
        ),
        "#8d99a5",
    ),
    "#a98514": "#86690c",  # the yellow button of a pad, under a white letter
    "#8a6a1f": "#6b5012",  # gold words on cream
    **dict.fromkeys(("#8d969e", "#77839a"), "#b4bdc5"),  # what is only offered, what was not chosen
    **dict.fromkeys(("#4a5560", "#4a5763", "#56616b", "#6a7580"), "#c3ccd4"),
}
BOARD_CONTRAST: Final[Mapping[bool, Mapping[str, str]]] = {  # by whether the board is printed light on dark
    False: {
        "board-ink": "#000000",
        "board-line": "#000000",
        "board": "#ffffff",
        "board-2": "#f2f2f2",
        "paper": "#ffffff",
    },
    True: {
        "board-ink": "#ffffff",
        "board-line": "#b9d3ff",
        "board": "#000000",
        "board-2": "#05070c",
        "paper": "#06080e",
    },
}

FACES: Final[Mapping[str, Face]] = {
    "ui": Face("Atkinson Hyperlegible", 400),
    "ui-bold": Face("Atkinson Hyperlegible", 700),
    "display": Face("Josefin Sans", 600),
    "board": Face("Jost", 500),
    "board-bold": Face("Jost", 600),
    "name": Face("Jost", 500),
    "mono": Face("JetBrains Mono", 400),
}

# Type scale and radii in reference pixels.
CAPTION, BODY, STRONG, TITLE, HEADING, DISPLAY = 14, 17, 20, 26, 38, 64
CONTROL, CARD, PANEL = 8, 12, 20
