"""How parts share the length they have together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_STEPS: Final = 24  # halvings: far finer than a pixel
_ROUNDING: Final = 0.001  # of reference pixels: what sums of fractions may lack


def share(
    wants: Sequence[float],
    leasts: Sequence[float],
    grows: Sequence[float],
    mosts: Sequence[float],
    room: float,
) -> list[float]:
    """What each part gets of a room.

    What is left over goes by weight to those that grow. Too little room is taken from the largest, so that
    a short word stays whole as long as a long one has something to give; nobody gets less than its least.
    """
    spare = room - sum(wants)
    if spare > -_ROUNDING:
        return _grown(wants, grows, mosts, spare)
    if room <= sum(leasts):
        return list(leasts)
    low, high = 0.0, max(wants)
    for _ in range(_STEPS):
        level = (low + high) / 2
        fits = sum(_cut(wants, leasts, level)) <= room
        low, high = (level, high) if fits else (low, level)
    return _cut(wants, leasts, low)


def _cut(wants: Sequence[float], leasts: Sequence[float], level: float) -> list[float]:
    """What each gets if none gets more than a level."""
    return [min(want, max(least, level)) for want, least in zip(wants, leasts, strict=True)]


def _grown(
    wants: Sequence[float], grows: Sequence[float], mosts: Sequence[float], spare: float
) -> list[float]:
    got = list(wants)
    growing = {i for i, grow in enumerate(grows) if grow and got[i] < mosts[i]}
    while growing and spare > 0:
        unit = spare / sum(grows[i] for i in growing)
        full = {i for i in growing if got[i] + grows[i] * unit >= mosts[i]}
        for i in full or growing:
            more = mosts[i] - got[i] if full else grows[i] * unit
            got[i] += more
            spare -= more
        growing = growing - full if full else set()
    return got
