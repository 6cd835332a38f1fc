"""The colours of an edition: which a pack must name, and how the others are worked out from them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.engine.messages import N_

REQUIRED = {
    "accent": N_("the one filled button of a screen"),
    "gold": N_("what is chosen, rules and hairlines"),
    "table-1": N_("the table where the light falls"),
    "rim-1": N_("the board's rim, its lit edge"),
    "board": N_("the printed board"),
    "paper": N_("deeds and corners"),
    "board-ink": N_("print on the board"),
}

# name -> (what it is, the colour it comes from, how much it is lightened (+) or darkened (-))
DERIVED: dict[str, tuple[str, str, float]] = {
    "accent-hi": ("the accent under the pointer", "accent", 0.15),
    "accent-lo": ("the accent's lower edge", "accent", -0.25),
    "gold-hi": ("gold in the light", "gold", 0.45),
    "gold-lo": ("gold in the shade", "gold", -0.3),
    "table-2": ("the table in the shade", "table-1", -0.35),
    "rim-2": ("the rim's face", "rim-1", -0.25),
    "rim-3": ("the rim's dark edge", "rim-1", -0.5),
    "board-2": ("the pattern printed on the board", "board", -0.05),
    "paper-2": ("paper in the shade", "paper", -0.06),
    "board-line": ("lines between spaces", "board-ink", 0.0),
}

EXTRA = {
    "on-accent": "text on the accent; black or white unless said",
    "plate": "enamel street plates",
    "plate-edge": "their edge",
    "holo": "lines of light",
    "holo-hi": "lines of light, brighter",
    "nebula-1": "the sky of the table",
    "nebula-2": "the sky of the table, a second tint",
    "table-3": "veins or stars of the table",
    "panel": "the dark panels",
    "title": "the title on the board; worked out from table and accent unless said",
    "tray-1": "the dice tray in the light; worked out from the table unless said",
    "tray-2": "the dice tray in the shade",
    "curtain": "the screen between two players at one desk; worked out from the accent unless said",
    "box": "the box in the menu, its sides; accent-lo unless said",
    "cover-ink": "the title on the box; gold-hi unless said",
    "cover-foot": "the foot of the box; cover-ink unless said",
}

KNOWN = {*REQUIRED, *DERIVED, *EXTRA}


def complete(given: Mapping[str, str]) -> dict[str, str]:
    """All colours by name; the pack's own always win."""
    colours = dict(given)
    for name, (_, source, shift) in DERIVED.items():
        if name not in colours and source in colours:
            colours[name] = shade(colours[source], shift)
    if "accent" in colours and "on-accent" not in colours:
        dark = contrast(colours["accent"], "#14181c") > contrast(colours["accent"], "#ffffff")
        colours["on-accent"] = "#14181c" if dark else "#ffffff"
    return colours


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of #rrggbb or #rrggbbaa, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def shade(colour: str, shift: float) -> str:
    """The colour on its way to white (+) or black (-)."""
    goal = 255 if shift > 0 else 0
    return "#" + "".join(f"{round(c + (goal - c) * abs(shift)):02x}" for c in rgb(colour))


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one: str, other: str) -> float:
    """How far apart two colours look: CIE76 in Lab units, 2 is just visible, 100 black to white."""
    return math.dist(_lab(one), _lab(other))


def _lab(colour: str) -> tuple[float, float, float]:
    r, g, b = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour))
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
