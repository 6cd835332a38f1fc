"""Part of a debt paid in kind: the creditor takes deeds for it, if both agree at once (A16, R-22, R-23)."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.frames import Debt, Inherited, Turn
from tests.landlord.rules.builder import Table, only, table


def owing(cash: int = 0, **options: object) -> Table:
    """Seat 0 owes seat 1 the hotel rent of Boardwalk, 2000, and holds five deeds and some cash."""
    t = table(seats=3, **options).owns(1, "dark_blue").built("dark_blue", 5)
    t.owns(0, "station", 1).cash(0, cash)
    t.lands(0, 39)
    assert t.top == Debt(0, ((1, 2000),), "rent", 39)
    return t


def kind(relief: int, *deeds: int, cash: int = 0) -> c.ProposeTrade:
    return c.ProposeTrade(0, Offer((Transfer(0, 1, cash, deeds), Transfer(1, 0, relief=relief))))


def test_a_deed_for_a_part_of_the_debt() -> None:
    """A16: both accept, and the rest is paid in cash at once."""
    t = owing(cash=500)
    t.says(kind(1500, 5))
    t.says(c.AcceptTrade(1, 1))
    eased = only(t.log, e.DebtEased)
    assert (eased.seat, eased.creditor, eased.amount, eased.left) == (0, 1, 1500, 500)
    assert t.payments() == [(0, 1, 500, "rent")] and t.happened(e.DebtSettled)
    assert t.state.owner[5] == 1 and isinstance(t.top, Turn)


def test_the_rest_stays_a_debt() -> None:
    """R-22."""
    t = owing(cash=300)
    t.says(kind(1500, 5))
    t.says(c.AcceptTrade(1, 1))
    assert t.top == Debt(0, ((1, 500),), "rent", 39)
    t.says(c.Mortgage(0, 15))
    t.says(c.Mortgage(0, 25))
    assert t.happened(e.DebtSettled)


def test_the_whole_debt_in_kind() -> None:
    t = owing()
    t.says(kind(2000, 5, 15))
    t.says(c.AcceptTrade(1, 1))
    assert t.happened(e.DebtSettled) and t.payments() == [] and isinstance(t.top, Turn)


def test_a_refusal_leaves_the_debt_as_it_was() -> None:
    t = owing(cash=500)
    t.says(kind(1500, 5))
    t.says(c.RefuseTrade(1))
    assert t.top == Debt(0, ((1, 2000),), "rent", 39) and t.state.owner[5] == 0


def test_the_creditor_may_ask_for_more() -> None:
    t = owing(cash=500)
    t.says(kind(1500, 5))
    t.says(c.CounterTrade(1, kind(1500, 5, 15).offer))
    t.says(c.AcceptTrade(0, 2))
    assert t.state.owner[5] == t.state.owner[15] == 1 and t.happened(e.DebtSettled)


def test_a_mortgaged_deed_is_answered_for_by_the_creditor() -> None:
    """R-15."""
    t = owing(cash=500).mortgaged(5)
    t.says(kind(1500, 5))
    t.says(c.AcceptTrade(1, 1))
    assert t.top == Inherited(1, [5])
    t.says(c.KeepMortgaged(1, 5))
    assert t.happened(e.DebtSettled)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (kind(2001, 5), "trade.relief"),  # more than is owed
        (kind(-1, 5), "trade.empty"),
        (kind(500, cash=100), "trade.in_kind"),  # cash is no payment in kind, and a gift would be a loan
        (kind(100, 5), "trade.debt"),  # it must let him pay in full
        (
            c.ProposeTrade(0, Offer((Transfer(0, 2, deeds=(5,)), Transfer(2, 0, relief=500)))),
            "trade.relief",  # no creditor
        ),
        (
            c.ProposeTrade(0, Offer((Transfer(0, 1, deeds=(5,), relief=500), Transfer(1, 0, relief=1500)))),
            "trade.relief",  # no debtor
        ),
    ],
)
def test_what_is_no_payment_in_kind(command: c.ProposeTrade, code: str) -> None:
    """A16, R-22, R-23."""
    assert owing(cash=500).refused(command) == code


def test_outside_a_debt_nothing_can_be_let_go() -> None:
    t = table(seats=3).owns(0, 5)
    assert t.refused(kind(10, 5)) == "trade.relief"


def test_the_bank_takes_nothing_in_kind() -> None:
    t = table(seats=3).owns(0, "station").cash(0, 100)
    t.lands(0, 4)
    assert isinstance(t.top, Debt) and t.refused(kind(100, 5)) == "trade.relief"


def test_the_rule_may_be_off() -> None:
    assert owing(cash=500, payment_in_kind=False).refused(kind(1500, 5)) == "trade.relief"


def test_a_third_seat_may_be_in_the_deal() -> None:
    """One deal: seat 2 buys a station, seat 1 takes another for most of the debt."""
    t = owing()
    offer = Offer(
        (
            Transfer(0, 1, deeds=(5,)),
            Transfer(0, 2, deeds=(15,)),
            Transfer(1, 0, relief=1600),
            Transfer(2, 0, cash=400),
        )
    )
    t.says(c.ProposeTrade(0, offer))
    assert t.waiting == (1, 2)
    t.says(c.AcceptTrade(2, 1))
    t.says(c.AcceptTrade(1, 1))
    assert t.payments() == [(2, 0, 400, "trade"), (0, 1, 400, "rent")] and t.happened(e.DebtSettled)
