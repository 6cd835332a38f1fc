"""Debts: nothing goes on before they are settled."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.deeds.worth import net_worth, raisable
from game.landlord.rules.frames import Debt, Negotiation, Turn
from game.landlord.rules.module import LANDLORD
from tests.landlord.rules.builder import Table, only, table


def in_debt(owns: tuple[str | int, ...] = (), cash: int = 100, level: int = 1) -> Table:
    """Seat 0 owes seat 1 the rent of Boardwalk: 200 with one house, 2000 with a hotel."""
    t = table().owns(1, 39).owns(0, *owns).cash(0, cash)
    t.built(39, level)
    t.lands(0, 39)
    return t


def test_a_debt_settles_itself_once_the_cash_suffices() -> None:
    """R-22, B43."""
    t = in_debt(owns=(5, 37))
    assert isinstance(t.top, Debt)
    t.says(c.Mortgage(0, 5))
    assert t.payments() == [(-1, 0, 100, "mortgage"), (0, 1, 200, "rent")]
    assert only(t.log, e.DebtSettled).seat == 0 and isinstance(t.top, Turn)
    assert t.state.cash[:2] == [0, 1700]
    assert t.sound(waiting=(0,))


def test_a_debt_may_take_several_acts() -> None:
    t = in_debt(owns=("red", 1), cash=10)
    t.built("red", 1)
    for space in (21, 23):
        t.says(c.SellBuilding(0, space))
        assert isinstance(t.top, Debt) and t.state.cash[1] == 1500
    t.says(c.SellBuilding(0, 24))
    assert t.state.cash[:2] == [35, 1700]


def test_nothing_else_goes_on_while_a_debt_is_open() -> None:
    """B34, B35: no roll, no turn's end, no spending; nobody else acts."""
    t = in_debt(owns=("red", 5)).mortgaged(5)
    for command in (c.RollDice(0), c.EndTurn(0), c.Build(0, 21), c.Redeem(0, 5), c.Mortgage(1, 39)):
        assert t.refused(command) in ("turn.other_question", "turn.not_yours")
    assert t.refused(c.ProposeTrade(1, Offer((Transfer(1, 0, cash=100),)))) == "turn.not_yours"
    assert t.sound(waiting=(0,))


def test_bankruptcy_is_not_for_who_can_raise_it() -> None:
    """R-22, B01, W11: with houses and no cash he isn't bankrupt."""
    t = in_debt(owns=("brown", 5, 37), cash=0)
    t.built("brown", 2)
    assert raisable(t.state, 0) == 100 + 60 + 100 + 175
    assert t.refused(c.DeclareBankruptcy(0)) == "debt.can_be_raised"
    assert t.sound(waiting=(0,))


@pytest.mark.parametrize(("cash", "may"), [(99, True), (100, False)])
def test_bankruptcy_at_the_very_edge(cash: int, may: bool) -> None:
    t = in_debt(owns=(5,), cash=cash)
    assert t.allows(c.DeclareBankruptcy(0)) is may


def test_whatever_is_raisable_can_be_raised_even_from_hotels_without_houses_in_the_bank() -> None:
    """R-13: the whole group at once."""
    t = in_debt(owns=("brown",), cash=0).built("brown", 5).stock(houses=0)
    assert not t.allows(c.SellBuilding(0, 1))
    t.says(c.SellGroup(0, 0, (0, 0)))
    assert isinstance(t.top, Turn) and t.state.cash[:2] == [50, 1700]


def test_the_fact_that_pay_day_comes_does_not_count() -> None:
    """R-22: no credit on salary to come."""
    t = in_debt(cash=100)
    assert t.allows(c.DeclareBankruptcy(0)) and t.refused(c.EndTurn(0)) == "turn.other_question"


# --- trades to raise money -----


def test_a_trade_that_pays_in_full_is_allowed() -> None:
    """R-22, B43."""
    t = in_debt(owns=(5,), cash=50)
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=150)))))
    t.says(c.AcceptTrade(2, 1))
    assert t.state.cash == [0, 1700, 1350] and isinstance(t.top, Turn)
    assert t.sound(waiting=(0,))


def test_a_useless_sell_off_is_not_allowed() -> None:
    """R-22."""
    t = in_debt(owns=(5,), cash=50)
    sell_off = Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=149)))
    assert t.refused(c.ProposeTrade(0, sell_off)) == "trade.debt"


def test_a_trade_counts_what_he_can_still_raise() -> None:
    """R-22: 50 in hand, 60 by trade, 100 by the other station."""
    t = in_debt(owns=(5, 15), cash=50)
    enough = Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=60)))
    t.says(c.ProposeTrade(0, enough))
    t.says(c.AcceptTrade(2, 1))
    assert isinstance(t.top, Debt)
    t.says(c.Mortgage(0, 15))
    assert t.state.cash[:2] == [10, 1700]


def test_a_trade_with_the_creditor() -> None:
    """A16: an arrangement both accept at once."""
    t = in_debt(owns=(5,), cash=50)
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 1, deeds=(5,)), Transfer(1, 0, cash=200)))))
    assert isinstance(t.top, Negotiation) and t.waiting == (1,)
    t.says(c.AcceptTrade(1, 1))
    assert t.state.cash[:2] == [50, 1500] and t.state.owner[5] == 1


def test_a_refused_offer_returns_to_the_debt() -> None:
    t = in_debt(owns=(5,), cash=50)
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=150)))))
    t.says(c.RefuseTrade(2))
    assert isinstance(t.top, Debt) and t.waiting == (0,)


def test_a_marker_in_a_debt_keeps_to_the_same_rule() -> None:
    t = in_debt(owns=(5,), cash=50)
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=150)))))
    cheap = Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=100)))
    assert t.refused(c.CounterTrade(2, cheap)) == "trade.debt"


def test_a_debtor_lifts_no_mortgage_he_receives_before_the_debt_is_paid() -> None:
    """R-22."""
    t = in_debt(owns=(5, 15), cash=120).owns(2, 12).mortgaged(12)
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, cash=20, deeds=(12,))))))
    t.says(c.AcceptTrade(2, 1))
    assert t.refused(c.Redeem(0, 12)) == "redeem.debt_first"
    t.says(c.KeepMortgaged(0, 12))
    assert isinstance(t.top, Debt) and t.allows(c.Mortgage(0, 15))


def test_the_debtor_is_in_every_trade_of_his_debt() -> None:
    t = in_debt(owns=(5,), cash=50)
    assert t.refused(c.ProposeTrade(2, Offer((Transfer(2, 1, cash=5),)))) == "turn.not_yours"


# --- worth -----


def test_net_worth_halves_mortgaged_deeds() -> None:
    """A19."""
    t = table().owns(0, "red", 5, 12).built("red", 5, 4, 4).mortgaged(5)
    assert net_worth(t.state, 0) == 1500 + 220 + 220 + 240 + 13 * 150 + 100 + 150


def test_raisable_is_what_sales_and_mortgages_bring_in_fact() -> None:
    t = in_debt(owns=("red", 5, 12), cash=7, level=5)
    t.built("red", 5, 4, 4).mortgaged(5)
    expected = raisable(t.state, 0)
    t.says(c.SellGroup(0, 4, (0, 0, 0)))
    for space in (21, 23, 24, 12):
        t.says(c.Mortgage(0, space))
    assert t.state.cash[0] == expected
    assert [x for x in LANDLORD.legal_commands(t.state, 0) if not isinstance(x, c.Resign)] == [
        c.DeclareBankruptcy(0)
    ]


def test_cash_for_exactly_the_rent_opens_no_debt() -> None:
    t = in_debt(cash=200)
    assert isinstance(t.top, Turn) and t.payments() == [(0, 1, 200, "rent")]
    assert not t.happened(e.DebtOpened)


def test_a_bankruptcy_says_by_which_rule() -> None:
    t = in_debt(cash=10)
    why = only(t.says(c.DeclareBankruptcy(0)), e.WentBankrupt).why
    assert why is not None and why.rules == ("bankrupt.to_player",)
