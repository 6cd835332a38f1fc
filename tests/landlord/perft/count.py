"""How many sequences of commands the rules let through from named positions: see `main`.

Every closed-form command of every seat is carried out, the lowest bid too, and each of the 36 rolls of
the first two dice that fall. Offers are free in form and are left out. The command writes the table anew; a
figure that changed is a rule that changed, and is to be said so in the commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import yaml

from game.engine.command import Command
from game.landlord.rules import commands as c
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import LandlordState
from tests.landlord.perft.positions import POSITIONS
from tests.landlord.rules.builder import LoadedDice

TABLE = Path(__file__).with_name("counts.yaml")
ROLLS = tuple(product(range(1, 7), repeat=2))


def sequences(state: LandlordState, depth: int) -> list[int]:
    """How many sequences of one, two ... commands there are."""
    counts = [0] * depth
    _count(state, counts, 0)
    return counts


def _count(state: LandlordState, counts: list[int], done: int) -> None:
    for command in _commands(state):
        for after in _outcomes(state, command):
            counts[done] += 1
            if done + 1 < len(counts):
                _count(after, counts, done + 1)


def _commands(state: LandlordState) -> Iterator[Command]:
    for seat in range(state.seats):
        yield from LANDLORD.legal_commands(state, seat)
        for opening in LANDLORD.openings(state, seat):
            if opening.kind == "Bid":
                yield c.Bid(seat, opening.low)


def _outcomes(state: LandlordState, command: Command) -> Iterator[LandlordState]:
    """What a command may lead to: one state, or one for each roll."""
    for dice in ROLLS if isinstance(command, c.RollDice) else ((),):
        after = state.copy()
        after.rng = LoadedDice(1, list(dice))
        LANDLORD.apply(after, command)
        yield after


def counted(name: str) -> list[int]:
    """The figures of a position as the rules are now."""
    position, depth = POSITIONS[name]
    return sequences(position().state, depth)


def frozen() -> dict[str, list[int]]:
    """The figures as they were written down."""
    found: dict[str, list[int]] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Count all positions and write the table."""
    lines = [
        "# Sequences of one, two ... commands from each position: `python -m tests.landlord.perft.count`."
    ]
    for name in POSITIONS:
        figures = counted(name)
        lines.append(f"{name}: [{', '.join(map(str, figures))}]")
        print(lines[-1])
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
