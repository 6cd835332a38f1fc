"""Where rolls end, against published and exact figures; `tests/bench/landing.py` takes 5,000,000 rolls."""

from __future__ import annotations

import pytest

from game.packs.loader import load
from tests.landlord.rules import landing_tables as tables
from tests.landlord.rules.landing import Walk, worst

ROLLS = 60_000
BOUND = 0.5  # points; with so few rolls 0.16 is usual for in jail, 0.08 for a space


@pytest.mark.parametrize(
    ("pack", "stay", "choose", "table"),
    [
        ("classic", False, 0, tables.US_LEAVE),
        ("classic", True, 0, tables.US_STAY),
        ("paris", False, 1, tables.PARIS_LEAVE_CHANCE),
        ("paris", True, 0, tables.PARIS_STAY_FINE),
    ],
)
def test_rolls_end_where_they_should(pack: str, stay: bool, choose: int, table: tuple[float, ...]) -> None:
    found = Walk(load(pack).ruleset, 1, stay, choose).rolls(ROLLS)
    difference, column = worst(found, table)
    assert difference < BOUND, (column, found[column], table[column])


def test_a_roll_is_counted_once() -> None:
    found = Walk(load("classic").ruleset, 3, stay=True).rolls(2_000)
    assert sum(found) == pytest.approx(100)
    assert found[30] == 0  # nobody stays on the way to jail


def test_the_wrong_way_of_leaving_jail_is_noticed() -> None:
    found = Walk(load("classic").ruleset, 1, stay=False).rolls(20_000)
    assert worst(found, tables.US_STAY)[0] > 4
