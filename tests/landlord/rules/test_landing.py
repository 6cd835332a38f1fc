"""What spaces do, and rents with the rule that made them."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import BuyOffer, Debt, TaxChoice
from game.landlord.rules.options import IncomeTax, UtilityRent
from tests.landlord.rules.boards import CHANCE, STREETS, classic
from tests.landlord.rules.builder import Table, only, table


def rent(t: Table, space: int, seat: int = 0) -> tuple[int, tuple[str, ...]]:
    due = only(t.lands(seat, space), e.RentDue)
    assert due.why is not None
    return due.amount, due.why.rules


@pytest.mark.parametrize("space", STREETS)
@pytest.mark.parametrize("level", range(6))
def test_every_rent_is_the_one_on_the_deed(space: int, level: int) -> None:
    """B24."""
    t = table().owns(1, space)
    t.state.level[space] = level
    t.cash(0, 5000)
    assert rent(t, space)[0] == STREETS[space][1][level]
    assert t.state.cash[1] == 1500 + STREETS[space][1][level]
    assert t.sound(waiting=(0,))


def test_a_bare_street_of_a_whole_group_is_doubled() -> None:
    assert rent(table().owns(1, "red"), 24) == (40, ("rent.group_doubled",))
    assert rent(table().owns(1, 21, 24), 24) == (20, ("rent.bare",))


def test_houses_are_never_doubled() -> None:
    """B23."""
    for level, due in ((1, (100, ("rent.houses",))), (5, (1100, ("rent.hotel",)))):
        t = table().owns(1, "red").built("red", level)
        assert rent(t, 24) == due and t.sound(waiting=(0,))


@pytest.mark.parametrize(("doubled", "amount"), [(True, 40), (False, 20)])
def test_doubling_with_a_mortgaged_street_in_the_group(doubled: bool, amount: int) -> None:
    """A5."""
    t = table(double_bare_rent_if_mortgaged=doubled).owns(1, "red").mortgaged(21)
    assert rent(t, 24)[0] == amount


@pytest.mark.parametrize(("doubled", "amount"), [(True, 40), (False, 20)])
def test_doubling_with_a_built_street_in_the_group(doubled: bool, amount: int) -> None:
    """A6."""
    t = table(double_bare_rent_if_built=doubled).owns(1, "red").built(21, 1)
    assert rent(t, 24)[0] == amount


@pytest.mark.parametrize(
    ("owned", "amount"), [((5,), 25), ((5, 15), 50), ((5, 15, 25), 100), ((5, 15, 25, 35), 200)]
)
def test_stations_by_number_owned(owned: tuple[int, ...], amount: int) -> None:
    """R-28: the ladder is the whole effect."""
    assert rent(table().owns(1, *owned), 5) == (amount, ("rent.stations",))


def test_a_mortgaged_station_counts_but_takes_nothing() -> None:
    """R-17."""
    t = table().owns(1, "station").mortgaged(15)
    assert rent(t, 5)[0] == 200
    t = table().owns(1, "station").mortgaged(5)
    assert only(t.lands(0, 5), e.NoRent).cause == "mortgaged"
    assert t.payments() == []


@pytest.mark.parametrize(("owned", "factor"), [((12,), 4), ((12, 28), 10)])
def test_utilities_by_the_roll_that_brought_you(owned: tuple[int, ...], factor: int) -> None:
    """A12, B31."""
    t = table().owns(1, *owned).at(0, 3)
    assert only(t.rolls(4, 5), e.RentDue).amount == 9 * factor
    assert t.sound(waiting=(0,))


def test_a_mortgaged_utility_counts() -> None:
    """R-17 by analogy."""
    t = table().owns(1, "utility").mortgaged(28).at(0, 3)
    assert only(t.rolls(4, 5), e.RentDue).amount == 90


def test_utilities_may_be_by_a_fresh_roll() -> None:
    """A12, French rules."""
    t = table(utility_rent=UtilityRent.FRESH).owns(1, 12).at(0, 3)
    log = t.rolls(4, 5, 1, 1)
    assert [event.purpose for event in log if isinstance(event, e.DiceRolled)] == ["move", "rent"]
    assert only(log, e.RentDue).amount == 8


def test_no_rent_from_oneself() -> None:
    t = table().owns(0, 39)
    assert only(t.lands(0, 39), e.NoRent).cause == "own"
    assert t.state.cash[0] == 1500


def test_a_free_deed_is_offered_on_the_first_lap_too() -> None:
    """R-25."""
    t = table()
    assert only(t.rolls(1, 2), e.DeedOffered).space == 3
    assert isinstance(t.top, BuyOffer)


@pytest.mark.parametrize(("space", "amount"), [(4, 200), (38, 100)])
def test_taxes_go_to_the_bank(space: int, amount: int) -> None:
    t = table()
    t.lands(0, space)
    assert t.payments() == [(0, -1, amount, "tax")]


@pytest.mark.parametrize("space", [10, 20])
def test_resting_places_do_nothing(space: int) -> None:
    """R-25: Free Parking nothing."""
    t = table()
    t.lands(0, space)
    assert t.payments() == [] and t.allows(c.EndTurn(0))


def test_ten_per_cent_counts_printed_prices_and_cost_of_buildings() -> None:
    """A13: deeds at their full price, mortgaged or not."""
    t = table(income_tax=IncomeTax.TEN_PERCENT).owns(0, "brown", 5).built("brown", 2, 2).mortgaged(5)
    t.lands(0, 4)
    assert isinstance(t.top, TaxChoice) and t.waiting == (0,)
    assert t.refused(c.ChooseEffect(0, 2)) == "choice.unknown"
    assert t.refused(c.EndTurn(0)) == "turn.other_question"
    t.says(c.ChooseEffect(0, 1))
    assert t.payments() == [(0, -1, (1500 + 60 + 60 + 200 + 4 * 50) // 10, "tax")]


def test_the_printed_tax_may_be_chosen() -> None:
    t = table(income_tax=IncomeTax.TEN_PERCENT)
    t.lands(0, 4)
    t.says(c.ChooseEffect(0, 0))
    assert t.payments() == [(0, -1, 200, "tax")]


def test_the_other_tax_has_no_choice() -> None:
    t = table(income_tax=IncomeTax.TEN_PERCENT)
    t.lands(0, 38)
    assert t.payments() == [(0, -1, 100, "tax")]


def test_a_rent_that_cannot_be_paid_opens_a_debt() -> None:
    t = table().owns(1, 39).built(39, 5).cash(0, 100)
    t.lands(0, 39)
    assert isinstance(t.top, Debt) and t.state.cash[0] == 100
    opened = only(t.log, e.DebtOpened)
    assert (opened.creditors, opened.amount, opened.reason) == ((1,), 2000, "rent")


def test_the_rent_says_why() -> None:
    t = table().owns(1, 12).at(0, 3)
    why = only(t.rolls(4, 5), e.RentDue).why
    assert why is not None
    assert (why.rules, dict(why.figures)) == (("rent.utility",), {"owned": 1, "roll": 9, "factor": 4})


def test_the_salary_comes_before_the_space() -> None:
    """R-29."""
    t = table().owns(1, 39).at(0, 36).next_card(CHANCE, "reading").owns(1, 5)
    t.at(0, 33)
    t.rolls(1, 2)
    assert [reason for *_, reason in t.payments()] == ["salary", "rent"]


def test_nothing_in_the_rules_knows_the_size_of_the_board() -> None:
    assert classic().size == 40 and classic().hotel_level == 5
