"""Cash as banknotes. Nobody handles change: each sum is held as a purse is after a while, small notes too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import gcd

from game.typography import Currency

MOST = 6  # small notes of a kind beyond those that are needed
SHARE = 10  # and they come to no more than one part in so many of what is left


def held(amount: int, currency: Currency) -> list[tuple[int, int]]:
    """A seat's cash in notes: what it is dealt at the start is as its sheet says."""
    dealt = list(zip(currency.notes, currency.start, strict=False))[::-1]
    if dealt and sum(value * count for value, count in dealt) == amount:
        return dealt
    return notes(amount, currency.notes)


def notes(amount: int, denominations: Sequence[int]) -> list[tuple[int, int]]:
    """How many of each note make an amount, the smallest note first, none left out."""
    values = sorted(denominations)
    left, found = amount, []
    for value, larger in pairwise(values):
        count = _count(left, value, larger)
        found.append((value, count))
        left -= value * count
    for value in values[-1:]:
        found.append((value, left // value))
        left -= value * (left // value)
    if left >= values[0]:  # notes that don't go into one another
        return _fewest(amount, values)
    return found


def _count(left: int, value: int, larger: int) -> int:
    """So many that the rest comes out even in the next larger note, and some more for change."""
    step = larger // gcd(value, larger)
    least = next((c for c in range(step) if c * value <= left and (left - c * value) % larger < value), 0)
    count = least
    while count + step <= MOST and (count + step) * value * SHARE <= left:
        count += step
    return count


def _fewest(amount: int, values: Sequence[int]) -> list[tuple[int, int]]:
    found = []
    for value in reversed(values):
        count, amount = divmod(amount, value)
        found.append((value, count))
    return found[::-1]


def loose(amount: int, denominations: Sequence[int]) -> int:
    """What is less than the smallest note."""
    return amount - sum(value * count for value, count in notes(amount, denominations))
