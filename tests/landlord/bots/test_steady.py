"""Single decisions of the steady player."""

from __future__ import annotations

import pytest

from game.engine.command import Command
from game.landlord.bots import raising
from game.landlord.bots.memory import PATIENCE, Memory, deal
from game.landlord.bots.steady import Steady
from game.landlord.rules import commands as c
from game.landlord.rules.events import TradeAnswered, TurnStarted
from game.landlord.rules.frames import Auction, BuyOffer, Debt, Inherited, LastFine, Turn
from game.landlord.rules.module import LANDLORD
from tests.landlord.rules.builder import Table, table

REST = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue", "station", "utility")


def decides(at: Table, seat: int = 0, memory: Memory | None = None) -> Command:
    """What the steady player does, which must be legal."""
    command = Steady().decide(LANDLORD.observe(at.state, seat), seat, memory or Memory())
    assert LANDLORD.check(at.state, command) is None
    return command


def asks(at: Table, frame: object) -> Table:
    at.state.stack.append(frame)  # type: ignore[arg-type]
    return at


def crowded(seats: int = 3) -> Table:
    """Everything is seat 1's, so that there is nothing to buy."""
    return table(seats=seats).owns(1, *REST)


# --- buying ------------------------------------------------------------------------------------------------


def test_buys_while_the_purse_is_full() -> None:
    assert decides(asks(table(), BuyOffer(0, 24))) == c.BuyDeed(0)


def test_leaves_a_lone_deed_when_a_dear_hotel_is_near() -> None:
    at = table().owns(1, "green").built("green", 5).at(0, 24).cash(0, 300)
    assert decides(asks(at, BuyOffer(0, 24))) == c.DeclineDeed(0)


def test_completes_a_group_with_the_last_coin() -> None:
    at = table().owns(0, 21, 23).at(0, 24).cash(0, 240)
    assert decides(asks(at, BuyOffer(0, 24))) == c.BuyDeed(0)


def test_mortgages_a_lone_deed_to_complete_a_group() -> None:
    at = asks(table().owns(0, 16, 18, 5, 12).cash(0, 60), BuyOffer(0, 19))
    steps = []
    while not isinstance(command := decides(at), c.BuyDeed):
        steps.append(command)
        at.says(command)
    assert steps == [c.Mortgage(0, 5), c.Mortgage(0, 12)]


def test_bids_up_to_a_value_and_no_further() -> None:
    at = asks(table(), Auction(24, [0, 1, 2]))
    opening = decides(at)
    assert isinstance(opening, c.Bid) and 100 <= opening.amount <= 240
    at.state.stack[-1] = Auction(24, [0, 1, 2], 0, 290, 1)
    assert decides(at) == c.DropOut(0)


def test_bids_more_for_what_completes_a_group_or_keeps_a_rival_from_it() -> None:
    mine = asks(table().owns(0, 21, 23), Auction(24, [0, 1], 0, 350, 1))
    assert isinstance(decides(mine), c.Bid)
    rivals = asks(table().owns(1, 21, 23), Auction(24, [0, 1], 0, 350, 1))
    assert isinstance(decides(rivals), c.Bid)


def test_never_bids_more_than_the_cash_in_hand() -> None:
    at = asks(table().owns(0, 21, 23).cash(0, 130), Auction(24, [0, 1], 0, 120, 1))
    assert decides(at) == c.Bid(0, 130)


# --- building ----------------------------------------------------------------------------------------------


def test_builds_evenly_and_keeps_a_reserve() -> None:
    at = table().owns(0, "orange").turn(0, rolled=True).cash(0, 600)
    built = 0
    while isinstance(command := decides(at), c.Build):
        at.says(command)
        built += 1
    assert command == c.EndTurn(0)
    assert built == 5 and at.state.cash[0] == 100


def test_keeps_more_when_a_hotel_is_near() -> None:
    safe = table().owns(0, "orange").turn(0, rolled=True).cash(0, 400)
    danger = table().owns(0, "orange").owns(1, "dark_blue").built("dark_blue", 5).at(0, 30)
    danger.turn(0, rolled=True).cash(0, 400)
    assert isinstance(decides(safe), c.Build)
    assert decides(danger) == c.EndTurn(0)


def test_stops_paying_when_every_hotel_stands() -> None:
    """W10."""
    at = table().owns(0, "brown").built("brown", 5).turn(0, rolled=True).cash(0, 5000)
    assert decides(at) == c.EndTurn(0)


@pytest.mark.parametrize(("houses", "hotels", "level"), [(0, 12, 2), (32, 0, 4)])
def test_asks_nothing_of_an_empty_stock(houses: int, hotels: int, level: int) -> None:
    at = table().owns(0, "brown").built("brown", level).stock(houses, hotels).turn(0, rolled=True)
    assert decides(at) == c.EndTurn(0)


def test_lifts_the_mortgages_of_a_whole_group_first() -> None:
    at = table().owns(0, "orange", 5).mortgaged(18, 5).turn(0, rolled=True)
    assert decides(at) == c.Redeem(0, 18)


def test_lifts_other_mortgages_only_when_rich() -> None:
    at = table().owns(0, 5).mortgaged(5).turn(0, rolled=True)
    assert decides(at) == c.Redeem(0, 5)
    assert decides(at.cash(0, 250)) == c.EndTurn(0)


# --- debts -------------------------------------------------------------------------------------------------


def test_mortgages_before_it_goes_under_and_sells_houses_last() -> None:
    """W11."""
    at = table().owns(0, "orange", 5, 12).built("orange", 2).cash(0, 10)
    asks(at, Debt(0, ((1, 400),), "rent", 39))
    steps = []
    while isinstance(at.top, Debt):
        command = decides(at)
        steps.append(command)
        at.says(command)
    assert steps[:2] == [c.Mortgage(0, 5), c.Mortgage(0, 12)]
    assert {type(step) for step in steps[2:]} == {c.SellBuilding}
    assert at.sound(waiting=at.waiting)


def test_gives_up_only_what_can_not_be_raised() -> None:
    at = asks(table().owns(0, 5).cash(0, 10), Debt(0, ((1, 400),), "rent", 39))
    assert decides(at) == c.Mortgage(0, 5)
    at.says(c.Mortgage(0, 5))
    assert decides(at) == c.DeclareBankruptcy(0)


def test_sells_hotels_together_when_the_bank_has_no_houses() -> None:
    """R-13."""
    at = table().owns(0, "orange").built("orange", 5).stock(houses=0).cash(0, 0)
    asks(at, Debt(0, ((1, 200),), "rent", 39))
    assert isinstance(decides(at), c.SellGroup)


def test_a_plan_settles_the_debt_and_leaves_the_state_alone() -> None:
    at = table().owns(0, "orange", 5, 12).built("orange", 2).cash(0, 10)
    asks(at, Debt(0, ((1, 400),), "rent", 39))
    before = repr(at.state)
    steps = raising.plan(at.state, 0)
    assert repr(at.state) == before
    for step in steps:
        at.says(step)
    assert isinstance(at.top, Turn)
    hopeless = asks(table().cash(0, 10), Debt(0, ((1, 400),), "rent", 39))
    assert raising.plan(hopeless.state, 0) == [c.DeclareBankruptcy(0)]


def test_keeps_an_inherited_mortgage_unless_the_group_is_whole() -> None:
    lone = asks(table().owns(0, 5).mortgaged(5), Inherited(0, [5]))
    assert decides(lone) == c.KeepMortgaged(0, 5)
    whole = asks(table().owns(0, "orange").mortgaged(16), Inherited(0, [16]))
    assert decides(whole) == c.Redeem(0, 16)


# --- jail --------------------------------------------------------------------------------------------------


def test_leaves_jail_while_there_are_deeds_to_buy() -> None:
    assert decides(table().jailed(0)) == c.PayFine(0)
    assert decides(table().jailed(0).card(0)) == c.UseJailCard(0)


def test_stays_in_jail_when_the_streets_are_dangerous() -> None:
    at = crowded().built("orange", 4).jailed(0).card(0)
    assert decides(at) == c.RollDice(0)


def test_pays_the_last_fine_with_the_card_it_holds() -> None:
    assert decides(asks(table().jailed(0, 3).card(0), LastFine(0))) == c.UseJailCard(0)


# --- proposing ---------------------------------------------------------------------------------------------


def proposals(at: Table, memory: Memory | None = None) -> list[c.ProposeTrade]:
    """What it proposes within a few rounds of the same position."""
    found = []
    for number in range(8):
        at.state.seq = number
        command = decides(at, memory=memory)
        if isinstance(command, c.ProposeTrade):
            found.append(command)
    return found


def test_proposes_what_completes_a_group_for_both() -> None:
    at = table(seats=4).owns(0, 16, 18, 21).owns(1, 19, 23, 24)
    (first, *_) = proposals(at)
    moved = {space: t.taker for t in first.offer.transfers for space in t.deeds}
    assert moved == {19: 0, 21: 1}


def test_does_not_ask_again_for_what_was_refused() -> None:
    at = table(seats=4).owns(0, 16, 18, 21).owns(1, 19, 23, 24)
    memory = Memory()
    first = proposals(at, memory)[0]
    memory.watch([TurnStarted(0, 1), TradeAnswered(1, first.offer, "refused")])
    asked = {frozenset(t.deeds for t in p.offer.transfers) for p in proposals(at, memory)}
    assert frozenset(t.deeds for t in first.offer.transfers) not in asked
    memory.watch([TurnStarted(0, 1 + PATIENCE)])
    assert memory.is_fresh(deal(first.offer))


def test_has_nothing_to_propose_while_deeds_are_free() -> None:
    assert proposals(table(seats=4).owns(0, 16).owns(1, 18)) == []
