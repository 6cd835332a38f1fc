"""A small generator (PCG-XSH-RR 64/32) whose whole state is one number in the game state."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_TWICE = (1 << 32) + 1


class Rng:
    """Dice, shuffles and draws; the same seed gives the same game on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = ((seed & _MASK64) + _INCREMENT) & _MASK64
        self.word()
        self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK64
        shifted = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return (shifted * _TWICE >> turn) & 0xFFFFFFFF  # rotated: cut out of two in a row

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return (self.word() * n) >> 32

    def die(self) -> int:
        """A number from 1 to 6."""
        return ((self.word() * 6) >> 32) + 1

    def shuffle(self, items: list[T]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        twin = Rng.__new__(Rng)
        twin.state = self.state
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    def __repr__(self) -> str:
        return f"Rng({self.state})"
