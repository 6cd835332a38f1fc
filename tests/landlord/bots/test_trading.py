"""Judging offers: nobody can milk the steady player, and it tells what would make it agree."""

from __future__ import annotations

import pytest

from game.engine.command import Command
from game.landlord.bots import trading
from game.landlord.bots.trading import Effect, appraise, gain, judge
from game.landlord.bots.valuation import deed_worth
from game.landlord.rules import commands as c
from game.landlord.rules.events import TradeDone
from game.landlord.rules.frames import Negotiation
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import GameMode
from tests.landlord.rules.builder import Table, table


def offer(give: tuple[int, ...] = (), cash: int = 0, get: tuple[int, ...] = (), back: int = 0) -> c.Offer:
    """Seat 0, a person, to seat 1, a computer."""
    sides = (c.Transfer(0, 1, cash, give), c.Transfer(1, 0, back, get))
    return c.Offer(tuple(side for side in sides if side.cash or side.deeds))


def answers(at: Table, what: c.Offer) -> Command:
    at.says(c.ProposeTrade(0, what))
    command = trading.answer(at.state, 1)
    assert LANDLORD.check(at.state, command) is None
    return command


def test_its_last_deed_of_your_group_is_not_for_sale_at_its_price() -> None:
    """W01 to W05: what you gain counts, not only what the deed costs."""
    at = table(seats=4).owns(0, 16, 18).owns(1, 19)
    assert not judge(at.state, offer(cash=200, get=(19,)), 1).agrees
    assert not judge(at.state, offer(cash=350, get=(19,)), 1).agrees
    assert judge(at.state, offer(cash=1100, get=(19,)), 1).agrees


def test_it_does_not_give_all_it_owns_for_one_cheap_group() -> None:
    """W01, W02."""
    at = table(seats=4).owns(0, 1, 24).owns(1, 3, 21, 23, 5, 15, 39).cash(1, 400)
    assert not judge(at.state, offer(give=(1,), get=(21, 23, 5, 15), back=300), 1).agrees
    assert not judge(at.state, offer(give=(1,), get=(39,), back=100), 1).agrees


def test_it_swaps_no_completing_street_for_a_utility() -> None:
    """W07."""
    at = table(seats=4).owns(0, 16, 18, 12).owns(1, 19, 28)
    assert not judge(at.state, offer(give=(12,), get=(19,)), 1).agrees


def test_it_gives_nothing_away() -> None:
    """W08."""
    at = table(seats=4).owns(1, 12, 28, 5)
    for get in ((12,), (12, 28), (5,)):
        assert not judge(at.state, offer(get=get), 1).agrees
    assert not judge(at.state, offer(get=(12,), cash=10), 1).agrees


def test_it_breaks_no_group_of_its_own_for_small_change() -> None:
    at = table(seats=4).owns(0, 5).owns(1, "orange")
    assert not judge(at.state, offer(give=(5,), cash=300, get=(16,)), 1).agrees


def test_it_takes_what_helps_both() -> None:
    at = table(seats=4).owns(0, 16, 18, 21).owns(1, 19, 23, 24)
    assert isinstance(answers(at, offer(give=(21,), get=(19,), cash=100)), c.AcceptTrade)


def test_it_takes_a_gift() -> None:
    at = table(seats=4).owns(0, 12)
    assert isinstance(answers(at, offer(give=(12,))), c.AcceptTrade)


def test_it_does_not_sell_piece_by_piece_what_it_would_not_sell_at_once() -> None:
    at = table(seats=4).owns(0, 16).owns(1, 18, 19)
    assert not judge(at.state, offer(cash=170, get=(18,)), 1).agrees


def test_it_names_the_cash_that_is_short_and_then_keeps_its_word() -> None:
    at = table(seats=4).owns(0, 16, 18).owns(1, 19)
    low = offer(cash=300, get=(19,))
    short = judge(at.state, low, 1).short
    counter = answers(at, low)
    assert isinstance(counter, c.CounterTrade)
    paid = next(t.cash for t in counter.offer.transfers if t.giver == 0)
    assert paid == 300 + short
    at.says(counter)
    log = at.says(c.AcceptTrade(0, 2))
    assert any(isinstance(event, TradeDone) for event in log)
    assert at.state.owner[19] == 0


def test_it_asks_for_no_cash_that_is_not_there() -> None:
    at = table(seats=4).owns(0, 16, 18).owns(1, 19).cash(0, 320)
    assert isinstance(answers(at, offer(cash=300, get=(19,))), c.RefuseTrade)


def test_haggling_ends() -> None:
    at = table(seats=4).owns(0, 16, 18).owns(1, 19)
    at.state.stack.append(Negotiation(0, offer(cash=300, get=(19,)), trading.LAST_REVISION, [1]))
    assert isinstance(trading.answer(at.state, 1), c.RefuseTrade)


def test_it_respects_the_limit_of_offers() -> None:
    at = table(seats=4, offers_between_rolls=1).owns(0, 16, 18).owns(1, 19)
    at.state.offers_made[1] = 1
    assert isinstance(answers(at, offer(cash=300, get=(19,))), c.RefuseTrade)


def test_a_deal_of_three_is_judged_by_what_the_best_off_gains() -> None:
    at = table(seats=4).owns(0, 16, 18).owns(1, 19).owns(2, 12)
    deal = c.Offer((c.Transfer(1, 0, deeds=(19,)), c.Transfer(2, 1, deeds=(12,)), c.Transfer(0, 2, cash=200)))
    assert not judge(at.state, deal, 1).agrees


def test_a_mortgaged_deed_is_worth_less() -> None:
    free = table(seats=4).owns(0, 24)
    burdened = table(seats=4).owns(0, 24).mortgaged(24)
    assert gain(burdened.state, offer(give=(24,)), 1) < gain(free.state, offer(give=(24,)), 1) - 100


def test_an_even_swap_appraises_even_and_the_effects_are_named() -> None:
    at = table(seats=4).owns(0, 5).owns(1, 15)
    even = appraise(at.state, offer(give=(5,), get=(15,)), 0)
    assert abs(even.balance) < 0.05 and even.effects == ()
    at = table(seats=4).owns(0, 16, 18, 21).owns(1, 19, 23, 24).mortgaged(19)
    mine = appraise(at.state, offer(give=(21,), get=(19,), cash=1400), 0)
    assert mine.effects == (
        Effect("completes", 3),
        Effect("unblocks", 4),
        Effect("interest", 10),
        Effect("low_cash", 90),
    )
    theirs = appraise(at.state, offer(give=(21,), get=(19,), cash=1400), 1)
    assert theirs.effects == (Effect("unblocks", 3), Effect("completes", 4))
    assert theirs.balance > 0


@pytest.mark.parametrize("amount", [50, 400, 900])
def test_a_dearer_offer_costs_exactly_so_much_more(amount: int) -> None:
    at = table(seats=4).owns(0, 16, 5).owns(1, 19)
    for base in (offer(cash=100, get=(19,)), offer(give=(5,), back=300)):
        more = trading.dearer(base, 1, 0, amount)
        for seat, sign in ((0, -1), (1, 1)):
            cash = [
                sum(((t.taker == seat) - (t.giver == seat)) * t.cash for t in o.transfers)
                for o in (base, more)
            ]
            assert cash[1] - cash[0] == sign * amount
        assert at.state.offers_made == [0] * 4


def voted(*offer: c.Transfer) -> Table:
    """Seats 0 and 1 have agreed to a lopsided trade; seat 2 is asked."""
    t = table(3, gift_guard=True).owns(0, 37, 39, 16, 18).owns(1, 19, 5)
    t.says(c.ProposeTrade(0, c.Offer(offer)))
    t.says(c.AcceptTrade(1, 1))
    assert t.waiting == (2,)
    return t


def test_a_gift_to_a_rival_is_blocked() -> None:
    t = voted(c.Transfer(0, 1, deeds=(37, 39)), c.Transfer(1, 0, cash=10))
    assert trading.vote(t.state, 2) == c.BlockTrade(2)


def test_a_dear_price_that_helps_both_is_no_gift() -> None:
    """600 for a deed of 200, for it completes a group."""
    t = voted(c.Transfer(1, 0, deeds=(19,)), c.Transfer(0, 1, cash=600))
    assert trading.vote(t.state, 2) == c.AllowTrade(2, t.top.offer)  # type: ignore[attr-defined]


def test_near_the_agreed_end_a_group_promises_less() -> None:
    t = table(3, mode=GameMode.ROUNDS, rounds=30).owns(0, 37)
    t.state.round = 2
    early = deed_worth(t.state, 0, 39)
    t.state.round = 30
    assert 0.9 * 400 <= deed_worth(t.state, 0, 39) < early


def test_who_receives_nothing_gets_nothing() -> None:
    at = table(seats=4).owns(0, 16, 18, 21).owns(1, 19, 23, 24).owns(2, 12)
    deals = [offer(give=(21,)), offer(get=(19,)), offer(give=(16,), get=(19,)), offer(cash=30, get=(24,))]
    for deal in deals:
        for seat in range(3):
            seen = appraise(at.state, deal, seat)
            assert seen.gets == 0 or any(transfer.taker == seat for transfer in deal.transfers)
            assert seen.gives == 0 or any(transfer.giver == seat for transfer in deal.transfers)
    mine, theirs = (appraise(at.state, deals[3], seat) for seat in (0, 1))
    assert (mine.gain, theirs.gain) == tuple(round(gain(at.state, deals[3], seat)) for seat in (0, 1))
