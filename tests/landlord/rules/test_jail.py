"""The ways into jail, the three ways out, and the last roll."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import Debt, LastFine, Turn
from game.landlord.rules.options import JailDouble, JailThird
from game.landlord.rules.state import FREE
from tests.landlord.rules.boards import CHANCE, CHEST
from tests.landlord.rules.builder import only, table


def test_three_ways_in() -> None:
    t = table()
    t.lands(0, 30)
    assert only(t.log, e.Jailed).cause == "space"
    t = table().next_card(CHANCE, "jail")
    t.lands(0, 7)
    assert only(t.log, e.Jailed).cause == "card"
    t = table()
    t.state.stack[:] = [Turn(0, doubles=2)]
    t.rolls(4, 4)
    assert only(t.log, e.Jailed).cause == "doubles"


@pytest.mark.parametrize("space", [30, 36])
def test_jail_never_pays_the_salary(space: int) -> None:
    """R-7."""
    t = table().next_card(CHANCE, "jail")
    t.lands(0, space)
    assert t.state.cash[0] == 1500 and t.state.position[0] == 10


def test_just_visiting_is_not_jail() -> None:
    t = table()
    t.lands(0, 10)
    assert t.state.jail[0] == FREE


def test_a_double_frees_and_moves_but_gives_no_other_roll() -> None:
    """A1, R-2."""
    t = table().jailed(0)
    log = t.rolls(5, 5)
    assert only(log, e.LeftJail).how == "doubles"
    assert t.state.position[0] == 20 and t.state.jail[0] == FREE
    assert t.refused(c.RollDice(0)) == "roll.done"


def test_a_double_may_free_for_a_fresh_roll() -> None:
    """A1, French rules."""
    t = table(jail_double=JailDouble.FRESH_ROLL).jailed(0)
    t.rolls(5, 5)
    assert t.state.position[0] == 10 and t.state.jail[0] == FREE
    t.rolls(4, 6)
    assert t.state.position[0] == 20 and t.allows(c.EndTurn(0))


def test_failed_rolls_are_counted_and_do_not_move() -> None:
    t = table(seats=2).jailed(0)
    log = t.rolls(1, 2)
    assert only(log, e.JailRollFailed).failures == 1
    assert t.state.position[0] == 10 and t.allows(c.EndTurn(0)) and not t.allows(c.RollDice(0))


def test_a_double_on_the_third_roll_costs_nothing() -> None:
    """R-4."""
    t = table().jailed(0, failures=2)
    t.rolls(5, 5)
    assert t.state.cash[0] == 1500 and t.state.position[0] == 20


def test_the_third_failure_pays_the_fine_and_moves_by_that_roll() -> None:
    """A2, B07."""
    t = table().jailed(0, failures=2)
    log = t.rolls(4, 6)
    assert t.payments() == [(0, -1, 50, "fine")]
    assert only(log, e.LeftJail).how == "fine"
    assert t.state.position[0] == 20
    assert t.refused(c.RollDice(0)) == "roll.done"
    assert t.sound(waiting=(0,))


def test_the_third_failure_may_lead_to_a_fresh_roll() -> None:
    """A2, French rules: the fine, then an ordinary roll."""
    t = table(jail_third=JailThird.FRESH_ROLL).jailed(0, failures=2)
    t.rolls(4, 6)
    assert t.state.position[0] == 10 and t.state.cash[0] == 1450
    t.rolls(1, 3)
    assert t.state.position[0] == 14


def test_the_last_fine_is_a_debt_like_any_other_then_the_same_dice_move() -> None:
    """B07, B09."""
    t = table().jailed(0, failures=2).cash(0, 20).owns(0, 39)
    t.rolls(4, 6)
    assert isinstance(t.top, Debt) and t.state.position[0] == 10
    assert t.refused(c.RollDice(0)) == "turn.other_question"
    t.says(c.Mortgage(0, 39))
    assert t.state.position[0] == 20 and t.state.jail[0] == FREE
    assert t.state.cash[0] == 20 + 200 - 50
    assert t.allows(c.EndTurn(0)) and not t.allows(c.RollDice(0))
    assert t.sound(waiting=(0,))


def test_bankrupt_by_the_last_fine() -> None:
    t = table().jailed(0, failures=2).cash(0, 20)
    t.rolls(4, 6)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.out[0] and t.waiting == (1,) and t.sound(waiting=(1,))


def test_the_last_fine_may_be_paid_by_a_card() -> None:
    """R-6."""
    t = table().jailed(0, failures=2).card(0)
    t.rolls(4, 6)
    assert isinstance(t.top, LastFine)
    log = t.says(c.UseJailCard(0))
    assert only(log, e.LeftJail).how == "card"
    assert t.state.cash[0] == 1500 and t.state.position[0] == 20 and t.allows(c.EndTurn(0))


def test_the_card_may_be_kept_and_the_last_fine_paid() -> None:
    t = table().jailed(0, failures=2).card(0)
    t.rolls(4, 6)
    t.says(c.PayFine(0))
    assert t.state.cash[0] == 1450 and t.state.jail_cards[0] and t.state.position[0] == 20


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_the_fine_before_any_roll_makes_an_ordinary_turn(failures: int) -> None:
    """A3, R-2, B13: a double then does give another roll."""
    t = table().jailed(0, failures)
    log = t.says(c.PayFine(0))
    assert only(log, e.LeftJail).how == "fine" and t.state.cash[0] == 1450
    t.rolls(5, 5)
    assert t.state.position[0] == 20 and t.allows(c.RollDice(0))
    assert t.sound(waiting=(0,))


def test_the_fine_may_be_limited_to_the_first_rolls() -> None:
    """A3."""
    t = table(fine_rolls=2).jailed(0, failures=1)
    assert t.allows(c.PayFine(0))
    assert t.jailed(0, failures=2).refused(c.PayFine(0)) == "jail.fine_too_late"


def test_the_fine_needs_cash_and_jail_and_a_roll_still_to_come() -> None:
    assert table().refused(c.PayFine(0)) == "jail.free"
    assert table().jailed(0).cash(0, 49).refused(c.PayFine(0)) == "cash.short"
    t = table().jailed(0)
    t.rolls(1, 2)
    assert t.refused(c.PayFine(0)) == "roll.done"


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_the_card_before_any_roll_goes_under_its_deck(failures: int) -> None:
    """R-6, R-2."""
    t = table().jailed(0, failures).card(0, CHEST)
    log = t.says(c.UseJailCard(0))
    moved = only(log, e.JailCardMoved)
    assert (moved.deck, moved.giver, moved.taker) == (CHEST, 0, -1)
    assert t.state.piles[CHEST][-1] == moved.card and not t.state.jail_cards[0]
    t.rolls(5, 5)
    assert t.allows(c.RollDice(0))


def test_no_card_no_way_out() -> None:
    assert table().jailed(0).refused(c.UseJailCard(0)) == "jail.no_card"
    assert table().card(0).refused(c.UseJailCard(0)) == "jail.free"


def test_a_prisoner_collects_rent() -> None:
    """R-5."""
    t = table().jailed(1).owns(1, 39)
    t.lands(0, 39)
    assert t.payments() == [(0, 1, 50, "rent")]


def test_a_prisoner_bids_builds_mortgages_and_trades() -> None:
    """R-5."""
    t = table().jailed(1).owns(1, "red", 5)
    assert t.allows(c.Build(1, 21)) and t.allows(c.Mortgage(1, 5))
    assert t.allows(c.ProposeTrade(1, c.Offer((c.Transfer(1, 0, deeds=(5,)),))))
    t.lands(0, 39)
    t.says(c.DeclineDeed(0))
    assert t.waiting == (1,) and t.allows(c.Bid(1, 1))


def test_a_card_bought_from_a_rival_frees() -> None:
    """R-6: at any time, from another player."""
    t = table().jailed(0).card(1)
    (card,) = t.state.jail_cards[1]
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, cash=30), c.Transfer(1, 0, jail_cards=(card,))))))
    t.says(c.AcceptTrade(1, 1))
    t.says(c.UseJailCard(0))
    assert t.state.jail[0] == FREE


def test_the_number_of_rolls_is_the_editions() -> None:
    t = table(jail_rolls=1).jailed(0)
    t.rolls(4, 6)
    assert t.state.position[0] == 20 and t.state.cash[0] == 1450


def test_cash_for_exactly_the_fine_is_enough() -> None:
    t = table().jailed(0).cash(0, 50)
    t.says(c.PayFine(0))
    assert t.state.cash[0] == 0


def test_the_way_to_jail_is_no_walk() -> None:
    t = table()
    carried = [m for m in t.lands(0, 30) if isinstance(m, e.TokenMoved)][-1]
    assert (carried.how, carried.start, carried.end, carried.steps) == ("jail", 30, 10, 0)


def test_the_last_fine_says_why_when_it_must_be_raised() -> None:
    t = table().jailed(0, failures=2).cash(0, 20)
    opened = only(t.rolls(4, 6), e.DebtOpened)
    assert (opened.creditors, opened.amount, opened.reason) == ((-1,), 50, "fine")
    assert opened.why is not None and opened.why.rules == ("jail.last_roll",)
