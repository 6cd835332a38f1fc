"""How things fly from one place to another: up in an arc that stays in the window, and down again."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.motion import Calm, Motion, Tween, ease_in_out, hop, linear

Point = tuple[float, float]

FADED = 0.45  # seconds that something is seen where it arrives, when nothing may travel
MARGIN = 8.0  # device pixels that what flies keeps from the window's upper edge


def arc(start: Point, goal: Point, t: float, rise: float) -> Point:
    """Where it is at a time from 0 to 1."""
    k = ease_in_out(t)
    return start[0] + (goal[0] - start[0]) * k, start[1] + (goal[1] - start[1]) * k - rise * hop(t)


def rise_within(start: Point, goal: Point, rise: float, half: float) -> float:
    """How high an arc may go so that something of half that height is always seen whole."""
    return max(0.0, min(rise, (start[1] + goal[1]) / 2 - half - MARGIN))


def grown(t: float, first: float, last: float) -> float:
    """How large something is that comes nearer in the middle of its way, where it is seen in full."""
    edge = first + (last - first) * t
    return edge + (1 - edge) * min(1.0, 1.35 * hop(t))


def appearing(t: float) -> float:
    """The opacity of something that fades in, stays for a moment and fades out."""
    return min(1.0, 2.5 * hop(t))


def flight(seconds: float, show: Callable[[float], object], still: Callable[[float], object]) -> Motion:
    """A flight told from 0 to 1; for players who want no travel, only its end, told by opacity."""
    return Calm(
        Tween(seconds, show, linear),
        Tween(FADED, lambda t: still(appearing(t)), linear, fade=True),
    )
