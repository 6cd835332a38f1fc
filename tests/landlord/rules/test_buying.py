"""Buying what one lands on, and auctions of what is refused."""

from __future__ import annotations

import pytest

from game.engine.command import Opening
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import Auction, BuyOffer, Turn
from game.landlord.rules.module import LANDLORD
from tests.landlord.rules.builder import Table, only, table


def test_buying_pays_the_price_and_moves_the_deed() -> None:
    t = table()
    t.lands(0, 39)
    t.says(c.BuyDeed(0))
    assert t.payments() == [(0, -1, 400, "price")]
    deed = only(t.log, e.DeedMoved)
    assert (deed.space, deed.giver, deed.taker, deed.reason) == (39, -1, 0, "price")
    assert t.state.owner[39] == 0


def test_only_the_seat_that_landed_may_buy() -> None:
    t = table()
    t.lands(0, 39)
    assert t.refused(c.BuyDeed(1)) == "turn.not_yours"


def test_who_lacks_the_cash_may_raise_it_inside_the_offer() -> None:
    """W39, W40."""
    t = table().cash(0, 300).owns(0, 37)
    t.lands(0, 39)
    assert t.refused(c.BuyDeed(0)) == "cash.short"
    t.says(c.Mortgage(0, 37))
    t.says(c.BuyDeed(0))
    assert t.state.owner[39] == 0 and t.state.cash[0] == 75


def test_a_deed_out_of_reach_is_auctioned_at_once() -> None:
    """R-1."""
    t = table().cash(0, 300)
    t.lands(0, 39)
    assert isinstance(t.top, Auction) and not t.happened(e.DeedOffered)


# --- auctions -----


def auction(t: Table, space: int = 39) -> Table:
    """Seat 0 declines a deed."""
    t.lands(0, space)
    t.says(c.DeclineDeed(0))
    return t


def test_everybody_may_bid_from_the_left_of_the_refuser_and_he_too() -> None:
    """A8, R-1."""
    t = auction(table(seats=4).gone(2))
    assert only(t.log, e.AuctionOpened).bidders == (1, 3, 0)
    assert t.waiting == (1,)


def test_bids_go_round_until_one_is_left() -> None:
    t = auction(table())
    t.says(c.Bid(1, 10))
    t.says(c.Bid(2, 11))
    t.says(c.Bid(0, 100))
    t.says(c.DropOut(1))
    t.says(c.Bid(2, 200))
    t.says(c.DropOut(0))
    assert t.state.owner[39] == 2 and t.state.cash == [1500, 1500, 1300]
    ended = only(t.log, e.AuctionEnded)
    assert (ended.space, ended.seat, ended.amount) == (39, 2, 200)
    assert isinstance(t.top, Turn)


def test_who_dropped_out_stays_out() -> None:
    t = auction(table())
    t.says(c.DropOut(1))
    t.says(c.Bid(2, 10))
    t.says(c.Bid(0, 20))
    assert t.waiting == (2,)
    assert t.refused(c.Bid(1, 30)) == "turn.not_yours"


def test_nobody_bids_and_the_deed_stays_with_the_bank() -> None:
    """R-1."""
    t = auction(table())
    for seat in (1, 2, 0):
        t.says(c.DropOut(seat))
    assert only(t.log, e.AuctionEnded).seat == -1
    assert t.state.owner[39] == -1 and t.allows(c.EndTurn(0))


def test_the_last_one_in_may_still_take_it_for_the_minimum() -> None:
    t = auction(table())
    t.says(c.DropOut(1))
    t.says(c.DropOut(2))
    assert t.waiting == (0,)
    t.says(c.Bid(0, 1))
    assert t.state.owner[39] == 0 and t.state.cash[0] == 1499


@pytest.mark.parametrize(("minimum", "low"), [(1, 1), (100, 100)])
def test_the_minimum_bid(minimum: int, low: int) -> None:
    """A7."""
    t = auction(table(auction_minimum=minimum))
    assert LANDLORD.openings(t.state, 1) == [Opening("Bid", low, 1500)]
    assert t.refused(c.Bid(1, low - 1)) == "auction.too_low"
    t.says(c.Bid(1, low))


def test_a_bid_must_beat_the_highest_and_be_in_cash() -> None:
    """A7: cash only."""
    t = auction(table().cash(2, 50).owns(2, 37))
    t.says(c.Bid(1, 40))
    assert t.refused(c.Bid(2, 40)) == "auction.too_low"
    assert t.refused(c.Bid(2, 51)) == "cash.short"
    assert t.allows(c.Bid(2, 50))


def test_a_bidder_may_raise_cash_and_comes_back_to_the_same_bid() -> None:
    """W39, B48."""
    t = auction(table().cash(2, 50).owns(2, 37))
    t.says(c.Bid(1, 60))
    assert t.waiting == (2,) and LANDLORD.openings(t.state, 2) == []
    t.says(c.Mortgage(2, 37))
    assert t.waiting == (2,) and t.allows(c.Bid(2, 225))
    assert t.sound(waiting=(2,))


def test_a_bidder_manages_his_own_deeds() -> None:
    """B47."""
    t = auction(table().owns(0, 37).owns(1, 5))
    assert t.refused(c.Mortgage(1, 37)) == "space.not_yours"
    assert t.allows(c.Mortgage(1, 5))
    assert t.refused(c.Mortgage(0, 37)) == "turn.not_yours"
    assert t.sound(waiting=(1,))


def test_who_cannot_reach_the_next_bid_drops_out_by_himself() -> None:
    t = auction(table().cash(2, 50))
    t.says(c.Bid(1, 60))
    assert only(t.log, e.BidderDropped).seat == 2
    assert t.waiting == (0,)


def test_nobody_builds_trades_or_ends_the_turn_during_an_auction() -> None:
    """A20."""
    t = auction(table().owns(1, "red"))
    for command in (c.Build(1, 21), c.EndTurn(0), c.RollDice(0), c.Redeem(1, 21)):
        assert t.refused(command) == "turn.other_question"
    offer = c.Offer((c.Transfer(1, 2, cash=1),))
    assert t.refused(c.ProposeTrade(1, offer)) == "turn.other_question"


def test_a_bid_after_the_hammer_is_refused() -> None:
    """B45."""
    t = auction(table())
    t.says(c.DropOut(1))
    t.says(c.DropOut(2))
    t.says(c.Bid(0, 1))
    assert t.refused(c.Bid(1, 100)) == "turn.other_question"
    assert t.sound(waiting=(0,))


def test_an_auction_goes_on_without_a_bidder_who_leaves() -> None:
    """B46."""
    t = auction(table(seats=4))
    t.says(c.Bid(1, 10))
    t.says(c.Resign(2))
    assert t.waiting == (3,)
    t.says(c.DropOut(3))
    t.says(c.DropOut(0))
    assert t.state.owner[39] == 1 and t.sound(waiting=(0,))


def test_the_bid_of_a_leader_who_leaves_is_void() -> None:
    """B46."""
    t = auction(table(seats=4))
    t.says(c.Bid(1, 10))
    t.says(c.Resign(1))
    assert t.waiting == (2,) and t.allows(c.Bid(2, 1))
    for seat in (2, 3, 0):
        t.says(c.DropOut(seat))
    assert t.state.owner[39] == -1 and t.allows(c.EndTurn(0))
    assert t.sound(waiting=(0,))


def test_an_auction_is_held_between_the_last_two_as_well() -> None:
    """W52."""
    t = auction(table(seats=2))
    assert isinstance(t.top, Auction) and t.waiting == (1,)


def test_a_double_still_owes_a_roll_after_the_auction() -> None:
    t = table(seats=2).at(0, 37)
    t.rolls(1, 1)
    t.says(c.DeclineDeed(0))
    t.says(c.DropOut(1))
    t.says(c.DropOut(0))
    assert isinstance(t.top, Turn) and t.allows(c.RollDice(0))


def test_who_leaves_with_an_offer_open_leaves_the_deed_to_be_auctioned() -> None:
    t = table(seats=3)
    t.lands(0, 39)
    assert isinstance(t.top, BuyOffer)
    t.says(c.Resign(0))
    assert isinstance(t.top, Auction) and t.top.space == 39 and t.waiting == (1,)


@pytest.mark.parametrize("minimum", [1, 10])
def test_an_auction_that_nobody_can_enter_does_not_open(minimum: int) -> None:
    t = table(auction_minimum=minimum)
    for seat in range(3):
        t.cash(seat, minimum - 1)
    log = t.lands(0, 39)
    assert not t.happened(e.AuctionOpened) and not t.happened(e.BidderDropped)
    left = only(log, e.DeedLeft)
    assert left.why is not None and left.why.rules == ("auction.out_of_reach",)
    assert t.state.owner[39] == -1 and t.sound(waiting=(0,))


def test_who_can_raise_the_least_bid_is_enough_for_an_auction() -> None:
    t = table().owns(2, 1).cash(0, 0).cash(1, 0).cash(2, 0)
    t.lands(0, 39)
    assert only(t.log, e.AuctionOpened).space == 39 and t.sound(waiting=(2,))
