"""Sums in francs: nothing smaller than the smallest note is bid, owed, shared or traded."""

from __future__ import annotations

from dataclasses import replace

from game.landlord.rules import commands as c
from game.landlord.rules.course.variant import variant
from game.landlord.rules.frames import Auction
from game.landlord.rules.options import IncomeTax
from game.landlord.rules.questions.dues.auction import lowest_bid, split
from game.packs.loader import load
from game.table.setup import default_setup
from game.table.table import Table as Game
from tests.landlord.rules.builder import Table

FRANCS = load("paris_francs").ruleset


def auction(*cash: int) -> Table:
    table = Table(FRANCS, 3)
    for seat, held in enumerate(cash):
        table.cash(seat, held)
    table.state.stack.append(Auction(1, [0, 1, 2]))
    return table


def test_the_smallest_franc_note_is_the_step() -> None:
    assert FRANCS.unit == min(load("paris_francs").currency.notes) == 100
    assert FRANCS.floored(12_345) == 12_300


def test_interest_is_rounded_up_to_a_note() -> None:
    """R-14: a tenth of 7500 is 800, not 750."""
    assert FRANCS.interests[12] == 800 and FRANCS.interests[1] == 300
    assert load("paris").ruleset.interests[12] == 8


def test_bids_go_in_steps_of_the_smallest_note() -> None:
    at = auction(20_000, 20_000, 20_000)
    assert at.refused(c.Bid(0, 150)) == "auction.step"
    at.says(c.Bid(0, 100))
    assert at.refused(c.Bid(1, 101)) == "auction.too_low"
    at.says(c.Bid(1, 200))
    lot = at.state.stack[-1]
    assert isinstance(lot, Auction)
    lot.high = 250  # in a game saved before
    assert lowest_bid(at.state, lot) == 400 and at.allows(c.Bid(2, 400))


def test_trades_go_in_steps_of_the_smallest_note() -> None:
    at = Table(FRANCS, 3).owns(0, 1)

    def offer(cash: int) -> c.ProposeTrade:
        parcels = (c.Transfer(0, 1, deeds=(1,)), c.Transfer(1, 0, cash=cash))
        return c.ProposeTrade(0, c.Offer(parcels))

    assert at.refused(offer(5_050)) == "trade.step"
    assert at.allows(offer(5_100))


def test_a_bankrupts_cash_is_shared_in_notes() -> None:
    """R-20: odd notes go to the first in turn order, and with them what is less than a note."""
    assert split(1_000, (0, 1, 2), 100) == [(0, 400), (1, 300), (2, 300)]
    assert split(1_050, (0, 1, 2), 100) == [(0, 450), (1, 300), (2, 300)]
    assert split(10, (0, 1, 2), 1) == [(0, 4), (1, 3), (2, 3)]


def test_a_tenth_of_ones_worth_is_paid_in_notes() -> None:
    spaces = tuple(replace(space, percent=10) if space.index == 4 else space for space in FRANCS.spaces)
    printed = replace(FRANCS, spaces=spaces)
    rules = variant(printed, replace(FRANCS.options, income_tax=IncomeTax.TEN_PERCENT))
    at = Table(rules, 3).cash(0, 12_300).at(0, 1)
    at.rolls(1, 2)
    at.says(c.ChooseEffect(0, 1))
    assert at.state.cash[0] == 12_300 - 1_200


def test_computers_play_in_notes_to_the_end() -> None:
    for seed in range(2):
        pack = load("paris_francs")
        game = Game.start(default_setup(pack, ["steady"] * 3, seed), pack)
        for _ in range(600):
            if game.outcome is not None:
                break
            assert game.advance()
            assert all(cash % 100 == 0 for cash in game.state.cash), game.log[-1]
