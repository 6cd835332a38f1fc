"""Curves from 0 to 1 over a time from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Constant speed."""
    return t


def ease_in(t: float) -> float:
    """Slow start."""
    return t * t * t


def ease_out(t: float) -> float:
    """Slow end."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow start and end."""
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """A little too far, then back."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def bounce(t: float) -> float:
    """A fall that bounces twice on its end."""
    for width, start, floor in (
        (1 / 2.75, 0.0, 0.0),
        (2 / 2.75, 1.5 / 2.75, 0.75),
        (2.5 / 2.75, 2.25 / 2.75, 0.9375),
    ):
        if t < width:
            return 7.5625 * (t - start) ** 2 + floor
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375 if t < 1 else 1.0


def hop(t: float) -> float:
    """The height of a roll: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)
