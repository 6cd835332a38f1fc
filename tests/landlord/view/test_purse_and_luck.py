"""Cash in notes, and rolls against what fair dice do."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.landlord.rules.events import DiceRolled
from game.landlord.view.luck import ENOUGH, SUMS, Rolls, odds, rolls
from game.landlord.view.purse import held, loose, notes
from game.packs.loader import load

US = (1, 5, 10, 20, 50, 100, 500)


@pytest.mark.parametrize(
    ("edition", "counts"),
    [
        ("classic", [5, 5, 5, 6, 2, 2, 2]),
        ("paris", [5, 1, 2, 1, 1, 4, 2]),
        ("paris_francs", [5, 1, 2, 1, 1, 4, 2]),
        ("starwars_ep2", [5, 1, 2, 1, 1, 4, 2]),
    ],
)
def test_the_start_is_what_the_sheet_deals(edition: str, counts: list[int]) -> None:
    """A14: everybody begins with 1500, in notes that differ."""
    pack = load(edition)
    dealt = held(pack.ruleset.start_cash, pack.currency)
    assert [count for _value, count in dealt] == counts
    assert sum(value * count for value, count in dealt) == pack.ruleset.start_cash
    less = held(pack.ruleset.start_cash - pack.ruleset.unit, pack.currency)
    assert less == notes(pack.ruleset.start_cash - pack.ruleset.unit, pack.currency.notes)


@given(st.integers(0, 60_000))
def test_notes_make_the_amount(amount: int) -> None:
    held = notes(amount, US)
    assert sum(value * count for value, count in held) == amount
    assert [value for value, _ in held] == list(US) and all(count >= 0 for _, count in held)
    assert sum(count for value, count in held if value < 500) <= 60


@pytest.mark.parametrize("pack", ["classic", "paris", "paris_francs", "starwars_ep2"])
def test_every_amount_that_can_occur_is_paid_in_the_notes_of_the_edition(pack: str) -> None:
    edition = load(pack)
    unit, values = edition.ruleset.unit, edition.currency.notes
    assert all(loose(amount * unit, values) == 0 for amount in range(0, 3000, 7))


def test_notes_that_do_not_go_into_one_another_come_as_close_as_they_can() -> None:
    assert loose(7, (3, 10)) == 1 and loose(2, (5, 10)) == 2
    assert sum(value * count for value, count in notes(19, (3, 10))) == 19


def rolled(seat: int, *dice: int) -> DiceRolled:
    return DiceRolled(seat, dice, "move", 0)


def test_rolls_are_counted_by_sum_and_by_seat() -> None:
    events = [rolled(0, 1, 1), rolled(1, 3, 4), rolled(0, 6, 6), rolled(0, 2, 5), rolled(1, 4)]
    everyone, first = rolls(events), rolls(events, 0)
    assert everyone.total == 4 and everyone.doubles == 2
    assert dict(zip(SUMS, everyone.sums, strict=True)) | {2: 1, 7: 2, 12: 1} == dict(
        zip(SUMS, everyone.sums, strict=True)
    )
    assert first.total == 3 and first.average == 7
    assert rolls([]).average == 7


def test_the_odds_are_those_of_two_dice() -> None:
    assert sum(map(odds, SUMS)) == pytest.approx(1)
    assert odds(7) == pytest.approx(1 / 6) and odds(2) == odds(12) == pytest.approx(1 / 36)


def test_fair_dice_are_not_called_uneven_and_bent_ones_are() -> None:
    chance = random.Random(4)
    fair = [rolled(0, chance.randint(1, 6), chance.randint(1, 6)) for _ in range(400)]
    bent = [rolled(0, chance.choice((5, 6, 6)), chance.randint(1, 6)) for _ in range(400)]
    part, far = rolls(fair).unevenness, rolls(bent).unevenness
    assert part is not None and far is not None
    assert part > 5 and far < 0.01


def test_uneven_means_as_often_as_it_says() -> None:
    """Of many fair games about a tenth are among the tenth that is most uneven."""
    chance = random.Random(8)
    parts = []
    for _ in range(600):
        fair = [rolled(0, chance.randint(1, 6), chance.randint(1, 6)) for _ in range(150)]
        part = rolls(fair).unevenness
        assert part is not None
        parts.append(part)
    assert 0.06 < sum(part < 10 for part in parts) / len(parts) < 0.15
    assert 0.42 < sum(part < 50 for part in parts) / len(parts) < 0.58


def test_a_few_rolls_say_nothing() -> None:
    assert Rolls((0,) * 11, 0).unevenness is None
    assert rolls([rolled(0, 6, 6)] * (ENOUGH - 1)).unevenness is None
    assert rolls([rolled(0, 6, 6)] * ENOUGH).unevenness is not None
