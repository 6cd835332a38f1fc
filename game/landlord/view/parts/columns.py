"""Where the parts of the right column lie, for two to eight seats, in large windows and in small ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.landlord.view.board.plan import SMALL_BELOW

REFERENCE = (1920, 1080)
REAL = 1.5  # the small geometry is drawn for 1280 x 720; everything is laid out in pixels of 1920 x 1080

Box = tuple[float, float, float, float]


def is_small(size: tuple[int, int]) -> bool:
    """Whether a window of this size uses the small geometry."""
    return min(size[0] / REFERENCE[0], size[1] / REFERENCE[1]) < SMALL_BELOW


@dataclass(frozen=True, slots=True)
class Columns:
    """The boxes of one arrangement in reference pixels.

    `low` says that four rows of seats leave the panel less height; the primary button never moves.
    """

    small: bool
    low: bool
    bar: Box
    seats: tuple[Box, ...]
    panel: Box
    ticker: Box
    board: Box
    centre: Box

    @property
    def unit(self) -> float:
        """What a pixel of the drawing is here: 1, or 1.5 in small windows."""
        return REAL if self.small else 1.0

    @property
    def inner(self) -> Box:
        """The panel without its padding."""
        x, y, w, h = self.panel
        pad = 16 * REAL if self.small else 24
        return x + pad, y + pad, w - 2 * pad, h - 2 * pad

    @property
    def facts(self) -> Box:
        """The part of the panel above its buttons."""
        x, y, w, _ = self.inner
        return x, y, w, self.actions[1] - y - (18 * REAL if self.small else 24)

    @property
    def primary(self) -> Box:
        """The one filled button, always at the same place."""
        x, y, w, h = self.inner
        high = 54 * REAL if self.small else 64
        return x, y + h - high, w, high

    @property
    def actions(self) -> Box:
        """The row of further buttons above the primary."""
        x, y, w, _ = self.primary
        high, gap = (42 * REAL, 12 * REAL) if self.small else (48, 12)
        return x, y - gap - high, w, high

    def row(self, count: int) -> tuple[Box, ...]:
        """The row of further buttons cut into equal parts."""
        x, y, w, h = self.actions
        gap = 8 * REAL if self.small else 12
        wide = (w - gap * (count - 1)) / count
        return tuple((x + i * (wide + gap), y, wide, h) for i in range(count))


@cache
def columns(seats: int, small: bool) -> Columns:
    """The arrangement for this many seats.

    Two seats lie in rows of the whole width, three and four stand two by two; five and six make three low
    rows in the same height, and only the fourth row of seven and eight pushes the panel down.
    """
    if small:
        bottom = 216.0 if seats <= 6 else 248.0
        return Columns(
            small=True,
            low=seats > 6,
            bar=_real(724, 8, 548, 38),
            seats=tuple(
                _real(*box) for box in _seats(seats, (724, 52, 548, bottom - 52), 8, 6 if seats <= 6 else 4)
            ),
            panel=_real(724, bottom + 6, 548, 650 - bottom),
            ticker=_real(724, 664, 548, 48),
            board=_real(20, 20, 680, 680),
            centre=_real(99, 99, 522, 522),
        )
    bottom = 404.0 if seats <= 6 else 508.0
    top = 420.0 if seats <= 6 else 520.0
    return Columns(
        small=False,
        low=seats > 6,
        bar=(1080, 36, 800, 48),
        seats=_seats(seats, (1080, 100, 800, bottom - 100), 16, 8),
        panel=(1080, top, 800, 976 - top),
        ticker=(1080, 992, 800, 52),
        board=(40, 40, 1000, 1000),
        centre=(162, 162, 756, 756),
    )


def _real(x: float, y: float, w: float, h: float) -> Box:
    return x * REAL, y * REAL, w * REAL, h * REAL


def _seats(count: int, area: Box, gutter: float, gap: float) -> tuple[Box, ...]:
    x, y, w, h = area
    across = 1 if count == 2 else 2
    down = -(-count // across)
    wide, high = (w - gutter * (across - 1)) / across, (h - gap * (down - 1)) / down
    return tuple(
        (x + (i % across) * (wide + gutter), y + (i // across) * (high + gap), wide, high)
        for i in range(count)
    )
