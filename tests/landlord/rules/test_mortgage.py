"""Mortgages given, lifted and received."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import Debt, Inherited, Turn
from tests.landlord.rules.boards import STREETS, group
from tests.landlord.rules.builder import Table, table


def test_a_mortgage_pays_half_the_price() -> None:
    t = table().owns(0, 39)
    t.says(c.Mortgage(0, 39))
    assert t.payments() == [(-1, 0, 200, "mortgage")] and t.state.mortgaged[39]


@pytest.mark.parametrize(
    ("space", "cost"), [(12, 83), (6, 55), (39, 220), (1, 33), (9, 66), (37, 193), (13, 77)]
)
def test_lifting_costs_its_value_and_ten_per_cent_rounded_up(space: int, cost: int) -> None:
    """R-14, B28: 75 costs 83; a 100 street costs 55."""
    t = table().owns(0, space).mortgaged(space)
    t.says(c.Redeem(0, space))
    assert t.payments() == [(0, -1, cost, "redeem")] and not t.state.mortgaged[space]
    assert t.sound(waiting=(0,))


@pytest.mark.parametrize(("percent", "cost"), [(0, 75), (20, 90), (11, 84)])
def test_the_interest_is_the_editions(percent: int, cost: int) -> None:
    t = table(mortgage_interest_percent=percent).owns(0, 12).mortgaged(12)
    t.says(c.Redeem(0, 12))
    assert t.state.cash[0] == 1500 - cost


def test_mortgage_values_are_half_the_price() -> None:
    for space, (price, _) in STREETS.items():
        assert table().state.ruleset.spaces[space].mortgage == price // 2


def test_what_may_be_mortgaged_and_lifted() -> None:
    t = table().owns(0, 39).owns(1, 37).mortgaged(39)
    assert t.refused(c.Mortgage(0, 39)) == "mortgage.already"
    assert t.refused(c.Mortgage(0, 37)) == t.refused(c.Mortgage(0, 99)) == "space.not_yours"
    assert t.refused(c.Redeem(1, 37)) == "redeem.not_mortgaged"
    assert t.refused(c.Redeem(0, 37)) == "space.not_yours"
    assert t.cash(0, 219).refused(c.Redeem(0, 39)) == "cash.short"


@pytest.mark.parametrize("built", group("red"))
def test_all_buildings_of_the_group_go_first(built: int) -> None:
    """R-16."""
    t = table().owns(0, "red").built(built, 1)
    assert {t.refused(c.Mortgage(0, space)) for space in group("red")} == {"mortgage.buildings"}


def test_the_deed_named_is_mortgaged_not_the_one_stood_on() -> None:
    """B30."""
    t = table().owns(0, 39, 5).at(0, 5)
    t.says(c.Mortgage(0, 39))
    assert t.state.mortgaged[39] and not t.state.mortgaged[5]
    assert t.sound(waiting=(0,))


def test_mortgaging_in_anothers_turn_and_without_need() -> None:
    """A20, C: at any time, not only when short of cash."""
    t = table().owns(2, 39)
    t.says(c.Mortgage(2, 39))
    assert t.waiting == (0,)


# --- received mortgaged -----


def received(seats: int = 3) -> Table:
    """Seat 1 has just been given two mortgaged deeds by seat 0."""
    t = table(seats).owns(0, 39, 12).mortgaged(39, 12)
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, deeds=(39, 12)),))))
    t.says(c.AcceptTrade(1, 1))
    return t


def test_the_taker_answers_for_each_deed() -> None:
    """R-15."""
    t = received()
    assert isinstance(t.top, Inherited) and t.waiting == (1,)
    t.says(c.KeepMortgaged(1, 39))
    assert t.payments() == [(1, -1, 20, "interest")] and t.state.mortgaged[39]
    assert t.refused(c.KeepMortgaged(1, 39)) == "inherited.other"
    t.says(c.Redeem(1, 12))
    assert t.payments() == [(1, -1, 83, "redeem")] and not t.state.mortgaged[12]
    assert t.waiting == (0,)


def test_kept_it_costs_the_interest_again_when_lifted() -> None:
    """R-15."""
    t = received()
    t.says(c.KeepMortgaged(1, 39))
    t.says(c.KeepMortgaged(1, 12))
    t.says(c.Redeem(1, 39))
    assert t.state.cash[1] == 1500 - 20 - 8 - 220


def test_only_deeds_just_received_are_answered_for() -> None:
    t = table().owns(0, 39).owns(1, 5).mortgaged(39, 5)
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, deeds=(39,)),))))
    t.says(c.AcceptTrade(1, 1))
    assert t.refused(c.Redeem(1, 5)) == t.refused(c.KeepMortgaged(1, 5)) == "inherited.other"
    assert t.refused(c.Redeem(0, 39)) == "turn.not_yours"


def test_interest_that_cannot_be_paid_is_a_debt() -> None:
    """R-18: he must raise the money."""
    t = table().owns(0, 39).mortgaged(39).owns(1, 37).built(37, 5).cash(0, 5).cash(1, 0).owns(1, 1)
    t.lands(0, 37)
    t.says(c.DeclareBankruptcy(0))
    assert isinstance(t.top, Inherited) and t.state.cash[1] == 5
    t.says(c.KeepMortgaged(1, 39))
    assert isinstance(t.top, Debt)
    t.says(c.Mortgage(1, 1))
    assert t.state.cash[1] == 15 and isinstance(t.top, Turn)


def test_why_says_which_interest() -> None:
    t = received()
    paid = [x for x in t.says(c.KeepMortgaged(1, 39)) if isinstance(x, e.CashMoved)]
    assert paid[0].why is not None and paid[0].why.rules == ("mortgage.received",)


def test_cash_for_exactly_the_redemption_is_enough() -> None:
    t = table().owns(0, 39).mortgaged(39).cash(0, 220)
    t.says(c.Redeem(0, 39))
    assert t.state.cash[0] == 0
