"""The one door for goods."""

from __future__ import annotations

import pytest

from game.engine.event import Event
from game.landlord.rules import events as e
from game.landlord.rules.core import ledger
from tests.landlord.rules.builder import only, table


def test_money_that_is_not_there_cannot_be_moved() -> None:
    t = table().cash(0, 10)
    with pytest.raises(ledger.Overdrawn):
        ledger.pay(t.state, [], 0, 1, 11, "rent")
    assert t.state.cash == [10, 1500, 1500]


def test_no_money_runs_backwards() -> None:
    for payer in (0, -1):
        with pytest.raises(ledger.Overdrawn):
            ledger.pay(table().state, [], payer, 1, -1, "rent")


def test_a_payment_tells_what_each_then_holds() -> None:
    log: list[Event] = []
    ledger.pay(table().state, log, 0, 1, 300, "rent", 39)
    paid = only(log, e.CashMoved)
    assert (paid.payer_cash, paid.payee_cash, paid.reason, paid.about) == (1200, 1800, "rent", 39)


def test_the_bank_holds_nothing_and_runs_never_out() -> None:
    log: list[Event] = []
    t = table()
    ledger.pay(t.state, log, -1, 0, 1_000_000, "card")
    paid = only(log, e.CashMoved)
    assert (paid.payer_cash, paid.payee_cash) == (0, 1_001_500)


def test_nothing_is_told_of_nothing_paid() -> None:
    log: list[Event] = []
    ledger.pay(table().state, log, 0, 1, 0, "trade")
    assert log == []
