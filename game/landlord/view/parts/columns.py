"""Where the parts of the right column lie, for two to eight seats, in large windows and in small ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.landlord.view.board.plan import SMALL_BELOW

REFERENCE = (1920, 1080)
REAL = 1.5  # the small geometry is drawn for 1280 x 720; everything is laid out in pixels of 1920 x 1080
PAD = 24.0  # inside the edge of the panel

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
        return x + PAD, y + PAD, w - 2 * PAD, h - 2 * PAD

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
        """The row of further buttons above the primary, as long as one is enough."""
        x, y, w, _ = self.primary
        high, gap = (42 * REAL, 12 * REAL) if self.small else (48, 12)
        return x, y - gap - high, w, high


@dataclass(frozen=True, slots=True)
class _Measures:
    """What an arrangement measures: bar, seats, panel and ticker below each other with a gap between."""

    left: float
    right: float
    top: float
    bar: float
    gap: float
    few: float  # the height of up to six seats together
    many: float
    between: tuple[float, float]  # between two columns of seats, and two rows
    ticker: float
    bottom: float
    board: Box
    band: float  # how broad the spaces are round the middle of the board


_LARGE = _Measures(1080, 1880, 36, 48, 16, 304, 404, (16, 8), 52, 1044, (40, 40, 1000, 1000), 122)
_SMALL = _Measures(1086, 1908, 12, 57, 9, 246, 294, (12, 6), 72, 1068, (30, 30, 1020, 1020), 118.5)


@cache
def columns(seats: int, small: bool) -> Columns:
    """The arrangement for this many seats.

    Two seats lie in rows of the whole width, three and four stand two by two; five and six make three low
    rows in the same height, and only the fourth row of seven and eight pushes the panel down.
    """
    of, low = _SMALL if small else _LARGE, seats > 6
    x, w = of.left, of.right - of.left
    top = of.top + of.bar + of.gap
    high = of.many if low else of.few
    panel, ticker = top + high + of.gap, of.bottom - of.ticker
    bx, by, bw, bh = of.board
    return Columns(
        small=small,
        low=low,
        bar=(x, of.top, w, of.bar),
        seats=_seats(seats, (x, top, w, high), *of.between),
        panel=(x, panel, w, ticker - of.gap - panel),
        ticker=(x, ticker, w, of.ticker),
        board=of.board,
        centre=(bx + of.band, by + of.band, bw - 2 * of.band, bh - 2 * of.band),
    )


def _seats(count: int, area: Box, gutter: float, gap: float) -> tuple[Box, ...]:
    x, y, w, h = area
    across = 1 if count == 2 else 2
    down = -(-count // across)
    wide, high = (w - gutter * (across - 1)) / across, (h - gap * (down - 1)) / down
    return tuple(
        (x + (i % across) * (wide + gutter), y + (i // across) * (high + gap), wide, high)
        for i in range(count)
    )
