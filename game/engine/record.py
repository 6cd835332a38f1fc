"""The record of a match: what was asked, in order; everything else follows from it and the seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.command import Command


@dataclass(slots=True)
class Record:
    """Seed, seats and the commands taken so far."""

    seats: int
    seed: int
    commands: list[Command] = field(default_factory=list)
