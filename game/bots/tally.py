"""What came of many games."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(slots=True)
class Tally:
    """What came of a number of games; cpu time in seconds."""

    games: int = 0
    turns: int = 0
    commands: int = 0
    cpu_s: float = 0.0
    decided: int = 0
    undecided: int = 0
    wins: list[int] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Plain data, with the rates and the number of violations."""
        return asdict(self) | {
            "cpu_s": round(self.cpu_s, 3),
            "games_per_cpu_s": round(self.games / max(self.cpu_s, 1e-9), 1),
            "turns_per_cpu_s": round(self.turns / max(self.cpu_s, 1e-9)),
            "violations": len(self.violations),
            "first_violations": self.violations[:5],
        }

    def __str__(self) -> str:
        found = self.as_json()
        return (
            f"{self.games} games, {self.turns} turns, {self.commands} commands in {found['cpu_s']} s: "
            f"{found['games_per_cpu_s']} games and {found['turns_per_cpu_s']} turns a second\n"
            f"decided {self.decided}, undecided {self.undecided}, wins by seat {self.wins}, "
            f"violations {found['violations']}{''.join(f'{chr(10)}  {text}' for text in self.violations[:5])}"
        )
