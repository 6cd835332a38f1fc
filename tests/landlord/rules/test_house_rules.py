"""House rules: each off by default, each a change from the official rules (R-25, R-31)."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import Auction, BuyOffer, Debt, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import Creditors, GameMode
from game.landlord.rules.state import BANK, POT
from tests.landlord.rules.boards import CHANCE, CHEST, with_options
from tests.landlord.rules.builder import only, table

PARKING = 20

# --- the pot on Free Parking -----


def test_officially_free_parking_pays_nothing_and_taxes_go_to_the_bank() -> None:
    """R-25."""
    t = table()
    t.lands(0, 4)
    assert t.payments() == [(0, BANK, 200, "tax")]
    t = table()
    t.lands(0, PARKING)
    assert t.payments() == [] and t.state.pot == 0


def test_taxes_go_to_the_pot() -> None:
    t = table(parking_pot=True)
    t.lands(0, 4)
    assert t.payments() == [(0, POT, 200, "tax")] and t.state.pot == 200
    paid = only(t.log, e.CashMoved)
    assert (paid.payer_cash, paid.payee_cash) == (1300, 200)


def test_the_jail_fine_goes_to_the_pot_however_it_is_paid() -> None:
    t = table(parking_pot=True).jailed(0)
    t.says(c.PayFine(0))
    assert t.state.pot == 50
    t = table(parking_pot=True).jailed(0, failures=2)
    t.rolls(1, 2)
    assert t.state.pot == 50


@pytest.mark.parametrize(
    ("deck", "card", "space", "cost"), [(CHEST, "doctor", 2, 50), (CHANCE, "fine", 7, 15)]
)
def test_what_cards_cost_goes_to_the_pot(deck: int, card: str, space: int, cost: int) -> None:
    t = table(parking_pot=True).next_card(deck, card)
    t.lands(0, space)
    assert t.state.pot == cost


def test_repairs_go_to_the_pot_and_gifts_to_players_do_not() -> None:
    t = table(parking_pot=True).owns(0, "brown").built("brown", 1).next_card(CHANCE, "repairs")
    t.lands(0, 7)
    assert t.state.pot == 50
    t = table(parking_pot=True).next_card(CHANCE, "chairman")
    t.lands(0, 7)
    assert t.state.pot == 0 and t.state.cash == [1400, 1550, 1550]


def test_prices_rents_and_interest_are_no_fines() -> None:
    t = table(parking_pot=True).owns(0, 5).mortgaged(5).owns(1, 39)
    t.says(c.Redeem(0, 5))
    t.lands(0, 39)
    t.turn(2).lands(2, 6)
    t.says(c.BuyDeed(2))
    assert t.state.pot == 0


def test_whoever_stops_there_takes_it_all() -> None:
    t = table(parking_pot=True)
    t.lands(0, 4)
    t.turn(1).lands(1, PARKING)
    assert t.payments() == [(POT, 1, 200, "pot")] and t.state.pot == 0 and t.state.cash[1] == 1700


def test_a_debt_raised_for_a_tax_is_paid_into_the_pot() -> None:
    """B43: and only where the house rule is on."""
    t = table(parking_pot=True).cash(0, 150).owns(0, 5)
    t.lands(0, 4)
    assert isinstance(t.top, Debt)
    t.says(c.Mortgage(0, 5))
    assert t.state.pot == 200 and t.state.cash[0] == 50
    assert t.sound(waiting=(0,))


def test_who_goes_under_by_a_tax_goes_under_to_the_bank() -> None:
    """R-19: the pot gets nothing of it."""
    t = table(parking_pot=True).cash(0, 150)
    t.lands(0, 4)
    t.says(c.DeclareBankruptcy(0))
    assert only(t.log, e.WentBankrupt).creditors == (BANK,) and t.state.pot == 0


def test_the_bank_puts_its_share_in_at_the_start_and_each_time() -> None:
    rules = with_options(parking_pot=True, pot_seed=500)
    state, log = LANDLORD.new(rules, 3, 1)
    assert state.pot == 500
    seed = only(log, e.CashMoved)
    assert (seed.payer, seed.payee, seed.amount, seed.reason) == (BANK, POT, 500, "seed")
    t = table(parking_pot=True, pot_seed=500)
    t.lands(0, PARKING)
    assert t.state.cash[0] == 2000 and t.state.pot == 500


def test_a_share_without_a_pot_is_nothing() -> None:
    assert LANDLORD.new(with_options(pot_seed=500), 3, 1)[0].pot == 0


# --- salary -----


def test_stopping_on_go_pays_double() -> None:
    """R-25: officially 200, not 400."""
    t = table()
    t.lands(0, 0)
    assert t.payments() == [(BANK, 0, 200, "salary")]
    t = table(double_salary=True)
    t.lands(0, 0)
    assert t.payments() == [(BANK, 0, 400, "salary")]
    assert only(t.log, e.CashMoved).why is not None


def test_passing_go_pays_once_and_a_card_to_go_stops_there() -> None:
    t = table(double_salary=True).owns(0, 1)
    t.at(0, 38).rolls(1, 2)
    assert t.payments() == [(BANK, 0, 200, "salary")]
    t = table(double_salary=True).next_card(CHANCE, "go")
    t.lands(0, 7)
    assert t.payments() == [(BANK, 0, 400, "salary")]


def test_no_salary_is_no_payment() -> None:
    t = table(salary=0).owns(0, 1)
    t.at(0, 38).rolls(1, 2)
    assert t.payments() == []


# --- buying -----


def test_without_auctions_a_declined_deed_stays_with_the_bank() -> None:
    t = table(no_auctions=True)
    t.lands(0, 39)
    t.says(c.DeclineDeed(0))
    left = only(t.log, e.DeedLeft)
    assert (left.seat, left.space) == (0, 39) and left.why is not None
    assert isinstance(t.top, Turn) and t.state.owner[39] == BANK
    t.says(c.EndTurn(0))
    t.lands(1, 39)
    assert isinstance(t.top, BuyOffer)


def test_without_auctions_a_deed_out_of_reach_stays_too() -> None:
    t = table(no_auctions=True).cash(0, 10)
    t.lands(0, 39)
    assert t.happened(e.DeedLeft) and isinstance(t.top, Turn)


def test_without_auctions_a_bankrupt_s_deeds_are_for_sale_again() -> None:
    t = table(no_auctions=True).owns(0, 5, 12).mortgaged(5, 12).cash(0, 10)
    t.lands(0, 4)
    t.says(c.DeclareBankruptcy(0))
    assert not t.happened(e.AuctionOpened) and [t.state.owner[s] for s in (5, 12)] == [BANK, BANK]
    assert isinstance(t.top, Turn) and t.top.seat == 1


def test_without_auctions_several_creditors_share_the_cash() -> None:
    t = table(no_auctions=True, creditors=Creditors.SHARE).owns(0, 5).mortgaged(5).cash(0, 90)
    t.next_card(CHANCE, "chairman").lands(0, 7)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.cash == [0, 1545, 1545] and t.state.owner[5] == BANK and t.waiting == (1,)


def test_who_declines_may_be_kept_from_bidding() -> None:
    """A8: officially everybody, also the one who refused."""
    t = table(refuser_may_bid=False)
    t.lands(0, 39)
    t.says(c.DeclineDeed(0))
    assert isinstance(t.top, Auction) and t.top.bidders == [1, 2]


def test_who_could_not_afford_it_may_bid_all_the_same() -> None:
    """A8: that is no refusal."""
    t = table(refuser_may_bid=False).cash(0, 10)
    t.lands(0, 39)
    assert isinstance(t.top, Auction) and t.top.bidders == [1, 2, 0]


def test_nothing_is_for_sale_in_the_first_lap() -> None:
    """R-25: officially buying is allowed from the first roll."""
    t = table(no_buying_first_lap=True)
    t.at(0, 0).rolls(1, 2)
    left = only(t.log, e.DeedLeft)
    assert left.space == 3 and isinstance(t.top, Turn)
    assert left.why is not None and left.why.rules == ("buy.first_lap",)


def test_after_passing_go_one_buys_and_bids() -> None:
    t = table(no_buying_first_lap=True)
    t.at(0, 39).rolls(1, 3)
    assert isinstance(t.top, BuyOffer) and t.state.passed_go == [True, False, False]
    t.says(c.DeclineDeed(0))
    assert isinstance(t.top, Auction) and t.top.bidders == [0]


def test_where_nobody_may_bid_yet_the_deed_stays() -> None:
    t = table(no_buying_first_lap=True, refuser_may_bid=False)
    t.at(0, 39).rolls(1, 3)
    t.says(c.DeclineDeed(0))
    assert t.happened(e.DeedLeft) and isinstance(t.top, Turn)


def test_jail_is_no_way_round() -> None:
    """R-7: going to jail passes nothing."""
    t = table(no_buying_first_lap=True)
    t.lands(0, 30)
    assert t.state.passed_go[0] is False


# --- jail -----


def test_who_sits_in_jail_collects_no_rent() -> None:
    """R-5: officially he does."""
    t = table().owns(1, 39).jailed(1)
    t.lands(0, 39)
    assert t.payments() == [(0, 1, 50, "rent")]
    t = table(no_rent_in_jail=True).owns(1, 39).jailed(1)
    t.lands(0, 39)
    assert t.payments() == [] and only(t.log, e.NoRent).cause == "jail"


def test_who_is_out_again_collects() -> None:
    t = table(no_rent_in_jail=True).owns(1, 39).at(1, 10)
    t.lands(0, 39)
    assert t.payments() == [(0, 1, 50, "rent")]


@pytest.mark.parametrize("rolls", [1, 2, 3, 5])
def test_so_many_turns_in_jail(rolls: int) -> None:
    t = table(jail_rolls=rolls).jailed(0)
    for failed in range(1, rolls):
        t.turn(0).rolls(1, 2)
        assert t.state.jail[0] == failed
    t.turn(0).rolls(1, 2)
    assert t.state.jail[0] == -1 and (0, BANK, 50, "fine") in t.payments()


# --- building -----


def test_even_building_may_be_off() -> None:
    """R-11 off: all on one lot, and down again in any order."""
    t = table(uneven_building=True).owns(0, "dark_blue")
    assert table().owns(0, "dark_blue").built("dark_blue", 1, 0).refused(c.Build(0, 37)) == "build.evenly"
    for _ in range(5):
        t.says(c.Build(0, 39))
    assert t.state.level[39] == 5 and t.state.level[37] == 0
    t.says(c.Build(0, 37))
    t.says(c.SellBuilding(0, 37))
    t.says(c.SellGroup(0, 7, (0, 2)))
    assert t.state.level[39] == 2 and t.sound(waiting=(0,))


def test_hotels_still_break_into_houses_that_must_be_there() -> None:
    """R-13 stays."""
    t = table(uneven_building=True).owns(0, "dark_blue").built("dark_blue", 0, 5).stock(houses=3)
    assert t.refused(c.SellBuilding(0, 39)) == "sell.no_houses"
    assert t.refused(c.SellGroup(0, 7, (0, 4))) == "sell.no_houses"
    assert t.allows(c.SellGroup(0, 7, (0, 3)))


def test_the_bank_never_runs_out() -> None:
    """R-26 off."""
    t = table(unlimited_buildings=True, start_cash=100_000)
    for name in ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"):
        t.owns(0, name).built(name, 4)
    assert t.state.houses_left == 0 and t.state.hotels_left == 22
    for space in (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39):
        t.says(c.Build(0, space))
    assert t.state.hotels_left == 0 and t.sound(waiting=(0,))


# --- gifts -----


def gift(t_seats: int = 4, **options: object) -> tuple:  # type: ignore[type-arg]
    """Seat 0 gives seat 1 Boardwalk for 50."""
    t = table(t_seats, gift_guard=True, **options).owns(0, 39)
    offer = c.Offer((c.Transfer(0, 1, deeds=(39,)), c.Transfer(1, 0, cash=50)))
    t.says(c.ProposeTrade(0, offer))
    t.says(c.AcceptTrade(1, 1))
    return t, offer


def test_a_gift_asks_all_the_others() -> None:
    t, offer = gift()
    asked = only(t.log, e.TradeVoteOpened)
    assert asked.voters == (2, 3) and set(t.waiting) == {2, 3} and t.state.owner[39] == 0
    assert asked.why is not None and dict(asked.why.figures) == {"gives": 400, "gets": 50}
    assert t.refused(c.AllowTrade(0)) == "turn.not_yours"
    t.says(c.AllowTrade(3))
    assert t.waiting == (2,) and t.state.owner[39] == 0
    t.says(c.AllowTrade(2))
    assert t.state.owner[39] == 1 and t.state.cash[:2] == [1550, 1450]
    assert only(t.log, e.TradeDone).offer == offer


def test_one_objection_is_enough() -> None:
    t, _ = gift()
    t.says(c.AllowTrade(2))
    t.says(c.BlockTrade(3))
    assert t.state.owner[39] == 0 and isinstance(t.top, Turn)
    assert only(t.log, e.TradeAnswered).answer == "blocked"
    assert only(t.log, e.TradeVoted).allowed is False


def test_without_the_guard_gifts_are_nobody_s_business() -> None:
    """R-23 forbids loans and promises, not bad bargains."""
    t = table().owns(0, 39)
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, deeds=(39,)),))))
    t.says(c.AcceptTrade(1, 1))
    assert t.state.owner[39] == 1


@pytest.mark.parametrize(
    ("deeds", "cash", "asked"),
    [
        ((39,), 199, True),
        ((39,), 200, False),
        ((1, 3), 0, False),
        ((1, 6, 12), 100, True),
        ((1, 6, 12), 160, False),
    ],
)
def test_what_counts_as_a_gift(deeds: tuple[int, ...], cash: int, asked: bool) -> None:
    """Less than half its value, and 200 at least."""
    t = table(gift_guard=True).owns(0, *deeds)
    back = (c.Transfer(1, 0, cash=cash),) if cash else ()
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, deeds=deeds), *back))))
    t.says(c.AcceptTrade(1, 1))
    assert t.happened(e.TradeVoteOpened) is asked


def test_a_mortgaged_deed_counts_half() -> None:
    t = table(gift_guard=True).owns(0, 39).mortgaged(39)
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, deeds=(39,)), c.Transfer(1, 0, cash=10)))))
    t.says(c.AcceptTrade(1, 1))
    assert not t.happened(e.TradeVoteOpened)


def test_between_the_last_two_there_is_nobody_to_ask() -> None:
    t, _ = gift(2)
    assert t.state.owner[39] == 1


def test_consent_is_given_to_one_trade_and_to_no_other() -> None:
    t, offer = gift()
    assert c.AllowTrade(2, offer) in LANDLORD.legal_commands(t.state, 2)
    other = c.Offer((offer.transfers[0], c.Transfer(1, 0, cash=7)))
    assert t.refused(c.AllowTrade(2, other)) == "trade.revision" and t.allows(c.AllowTrade(2, offer))


def test_too_much_cash_for_a_deed_is_a_gift_too() -> None:
    t = table(gift_guard=True).owns(0, 1)
    t.says(c.ProposeTrade(1, c.Offer((c.Transfer(0, 1, deeds=(1,)), c.Transfer(1, 0, cash=600)))))
    t.says(c.AcceptTrade(0, 1))
    assert t.waiting == (2,)


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_when_a_seat_leaves_meanwhile_the_trade_is_void(leaver: int) -> None:
    """B54."""
    t, _ = gift()
    t.says(c.Resign(leaver))
    assert any(isinstance(event, e.TradeAnswered) and event.answer == "void" for event in t.log)
    assert not any(isinstance(event, e.TradeDone) for event in t.log)
    assert t.sound(waiting=(1,) if leaver == 0 else (0,))


def test_the_vote_stands_above_a_debt() -> None:
    """R-22: a debtor may trade; the table still watches."""
    t = table(4, gift_guard=True).cash(0, 50).owns(0, 39).owns(1, 5, 15, 25)
    t.lands(0, 5)
    assert isinstance(t.top, Debt)
    t.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 2, deeds=(39,)), c.Transfer(2, 0, cash=150)))))
    t.says(c.AcceptTrade(2, 1))
    assert set(t.waiting) == {1, 3}
    t.says(c.BlockTrade(1))
    assert isinstance(t.top, Debt) and t.waiting == (0,)


def test_house_rules_combine() -> None:
    """All at once, on one table."""
    t = table(
        parking_pot=True, double_salary=True, no_auctions=True, no_rent_in_jail=True, mode=GameMode.ROUNDS
    )
    t.lands(0, 4)
    t.says(c.EndTurn(0))
    t.lands(1, PARKING)
    assert t.state.cash == [1300, 1700, 1500] and t.sound(waiting=(1,))
