"""The rolls of two dice: how often each sum came up, and how often it should have."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules.events import DiceRolled

SUMS = range(2, 13)
ENOUGH = 36  # rolls from which on it can be said how even they are


def odds(sum_: int) -> float:
    """How likely a sum is."""
    return (6 - abs(7 - sum_)) / 36


@dataclass(frozen=True, slots=True)
class Rolls:
    """Rolls counted: by sum, and how many were doubles."""

    sums: tuple[int, ...]
    doubles: int

    @property
    def total(self) -> int:
        return sum(self.sums)

    @property
    def average(self) -> float:
        """The mean of the sums, 7 if there was no roll."""
        return sum(s * n for s, n in zip(SUMS, self.sums, strict=True)) / self.total if self.total else 7.0

    def expected(self, sum_: int) -> float:
        """How often a sum should have come up."""
        return self.total * odds(sum_)

    @property
    def unevenness(self) -> float | None:
        """How many of a hundred games with fair dice are at least as uneven; None if it is too early to say.

        Pearson's chi-squared over the eleven sums; for its ten degrees of freedom the tail is a finite sum.
        """
        if self.total < ENOUGH:
            return None
        gaps = ((n - self.expected(s)) ** 2 / self.expected(s) for s, n in zip(SUMS, self.sums, strict=True))
        half = sum(gaps) / 2
        return 100 * math.exp(-half) * sum(half**k / math.factorial(k) for k in range(5))


def rolls(events: Iterable[Event], seat: int | None = None) -> Rolls:
    """The rolls of two dice among events, of one seat if asked."""
    rolls = [
        event.dice
        for event in events
        if isinstance(event, DiceRolled) and len(event.dice) == 2 and seat in (None, event.seat)
    ]
    counted = Counter(map(sum, rolls))
    return Rolls(tuple(counted[s] for s in SUMS), sum(one == two for one, two in rolls))
