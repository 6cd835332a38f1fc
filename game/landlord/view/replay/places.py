"""Where the parts of the replay lie, by the number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.landlord.view.parts.columns import REAL, Box, Columns
from game.landlord.view.replay.playback import BOARD

BAR: Box = (920.0, 24.0, 960.0, 56.0)
RAIL: Box = (40.0, 892.0, 1840.0, 172.0)
LEFT, TOP, WIDE, FOOT = 920.0, 92.0, 960.0, 876.0
TALL, LOW, GAP = 147.0, 95.0, 9.0
FORK, LARGER = 336.0, 372.0  # the width of "what if", and in a small window


@dataclass(frozen=True, slots=True)
class Places:
    """`columns` are the places of board and seats, for what floats there."""

    columns: Columns
    story: Box
    fork: Box


@cache
def places(seats: int, small: bool) -> Places:
    """Two seats lie one over the other, more side by side; the story takes the height that is left."""
    across = 1 if seats <= 2 else 2 if seats <= 6 else 3
    down = -(-seats // across)
    high = TALL if down <= 2 else LOW
    wide = (WIDE - 17 * (across - 1)) / across
    boxes = tuple(
        (LEFT + at % across * (wide + 17), TOP + at // across * (high + GAP), wide, high)
        for at in range(seats)
    )
    top = TOP + down * (high + GAP) + 8
    x, y, side = BOARD
    inset = side * 0.122
    columns = Columns(
        small=small,
        low=False,
        bar=(LEFT, 28, WIDE, 48),
        seats=boxes,
        panel=(LEFT, top, WIDE, FOOT - top),
        ticker=(LEFT, FOOT, WIDE, 0),
        board=(x, y, side, side),
        centre=(x + inset, y + inset, side - 2 * inset, side - 2 * inset),
    )
    broad = LARGER if small else FORK
    upper = max(top, FOOT - 464)
    fork = (LEFT + WIDE - broad, upper, broad, FOOT - upper)
    story = (LEFT, top, WIDE - broad - 24, FOOT - top)
    return Places(columns, story, fork)


def unit(small: bool) -> float:
    """What a pixel of the seats' drawing is here."""
    return REAL if small else 1.0
