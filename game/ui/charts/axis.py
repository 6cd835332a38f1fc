"""Round figures for the scale of a chart."""

from __future__ import annotations

_STEPS = (1, 2, 5)


def round_step(most: float, lines: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, ... that reaches `most` in this many steps."""
    step, power = 1, 1
    while True:
        for digit in _STEPS:
            step = digit * power
            if step * lines >= most:
                return step
        power *= 10


def marks(most: float, lines: int) -> range:
    """The figures to print beside an axis from nothing to at least `most`."""
    step = round_step(max(1.0, most), lines)
    top = step * max(1, -(-int(most) // step))
    return range(0, top + 1, step)
