"""What is to be said of one option."""

from __future__ import annotations

from dataclasses import dataclass

OFFICIAL, MODE, HOUSE = "official", "mode", "house"
FORCE = "force"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of an option, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Note:
    """One option. `section`: official (where the printed rules differ), mode or house.

    `rulings` are what it rests on, by id; `printed` is what the rule sheets say (us, fr, sw), where they say
    it. Amounts go from `low` to `high` in steps; those of `money` are in units of the US board, see `bounds`.
    `modes` are the only game modes in which it has a meaning, all when empty; `needs` is the option it
    depends on, `part` the part of the rules that only some editions have.
    """

    id: str
    section: str
    title: str
    text: str
    rulings: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    money: bool = False
    modes: tuple[str, ...] = ()
    needs: str = ""
    part: str = ""
    printed: tuple[tuple[str, str | bool | int], ...] = ()

    @property
    def kind(self) -> str:
        """choice, toggle or amount."""
        if self.choices:
            return "choice"
        return "amount" if self.high else "toggle"

    def bounds(self, unit: int) -> tuple[int, int, int]:
        """Lowest, highest and step on a board whose amounts are `unit` times those of the US board."""
        by = unit if self.money else 1
        return self.low * by, self.high * by, self.step * by
