"""How large the words of a panel are, and how far apart its parts stand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sizes:
    """Type and spacing of the panel's facts; small windows have their own."""

    caption: float
    title: float
    heading: float
    strong: float
    body: float
    value: float
    total: float
    gap: float
    tile: float
    row: float


LARGE = Sizes(
    caption=14, title=38, heading=26, strong=17, body=16, value=22, total=28, gap=18, tile=66, row=44
)
LOW = Sizes(caption=14, title=38, heading=26, strong=17, body=16, value=22, total=28, gap=14, tile=62, row=36)
SMALL = Sizes(
    caption=20, title=42, heading=33, strong=24, body=21, value=27, total=33, gap=15, tile=78, row=51
)
