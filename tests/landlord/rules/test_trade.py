"""Trades: what may be offered, by whom, and how agreement is reached."""

from __future__ import annotations

import pytest

from game.engine.command import Opening
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.frames import Inherited, Negotiation, Turn
from game.landlord.rules.module import LANDLORD
from tests.landlord.rules.boards import CHANCE
from tests.landlord.rules.builder import only, table


def swap(*transfers: Transfer) -> Offer:
    return Offer(tuple(transfers))


BUY = swap(Transfer(0, 1, cash=300), Transfer(1, 0, deeds=(39,)))


def test_cash_for_a_deed() -> None:
    """R-24."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    assert isinstance(t.top, Negotiation) and t.waiting == (1,)
    t.says(c.AcceptTrade(1, 1))
    assert t.state.owner[39] == 0 and t.state.cash == [1200, 1800, 1500]
    assert t.happened(e.TradeDone) and isinstance(t.top, Turn)


def test_a_refusal_gives_the_draft_back_to_its_author() -> None:
    """W37."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    answer = only(t.says(c.RefuseTrade(1)), e.TradeAnswered)
    assert (answer.answer, answer.offer) == ("refused", BUY)
    assert t.state.owner[39] == 1 and t.waiting == (0,)


def test_an_author_may_withdraw_and_nobody_else() -> None:
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    assert t.refused(c.WithdrawTrade(1)) == t.refused(c.WithdrawTrade(2)) == "trade.not_author"
    assert only(t.says(c.WithdrawTrade(0)), e.TradeAnswered).answer == "withdrawn"


def test_a_counter_goes_back_to_the_author_at_a_new_revision() -> None:
    """B03."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    dearer = swap(Transfer(0, 1, cash=500), Transfer(1, 0, deeds=(39,)))
    proposed = only(t.says(c.CounterTrade(1, dearer)), e.TradeProposed)
    assert (proposed.seat, proposed.revision) == (1, 2)
    assert t.waiting == (0,) and t.refused(c.AcceptTrade(2, 2)) == "turn.not_yours"
    t.says(c.AcceptTrade(0, 2))
    assert t.state.cash[:2] == [1000, 2000]
    assert t.sound(waiting=(0,))


def test_a_counter_must_answer_the_author() -> None:
    """B03."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    assert t.refused(c.CounterTrade(1, swap(Transfer(1, 2, cash=5)))) == "trade.other_author"
    assert t.sound(waiting=(1,))


def test_agreement_binds_only_to_the_revision_seen() -> None:
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    t.says(c.CounterTrade(1, BUY))
    assert t.refused(c.AcceptTrade(0, 1)) == "trade.revision"


THREE = swap(Transfer(0, 1, cash=100), Transfer(1, 2, deeds=(39,)), Transfer(2, 0, deeds=(5,)))


def test_three_seats_in_one_deal() -> None:
    t = table().owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    assert t.waiting == (1, 2)
    t.says(c.AcceptTrade(2, 1))
    assert len(t.waiting) == 1 and t.state.owner[39] == 1
    t.says(c.AcceptTrade(1, 1))
    assert (t.state.owner[39], t.state.owner[5], t.state.cash) == (2, 0, [1400, 1600, 1500])


def test_any_change_asks_everybody_again() -> None:
    t = table().owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    t.says(c.AcceptTrade(2, 1))
    t.says(c.CounterTrade(1, THREE))
    assert t.waiting == (0, 2)


def test_one_refusal_closes_a_deal_of_three_without_losing_it() -> None:
    """W38."""
    t = table().owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    t.says(c.AcceptTrade(2, 1))
    assert only(t.says(c.RefuseTrade(1)), e.TradeAnswered).offer == THREE
    assert t.waiting == (0,) and t.allows(c.ProposeTrade(0, THREE))


def test_agreement_binds_to_the_terms_though_an_offer_was_withdrawn_and_made_anew() -> None:
    """Revisions begin again with each offer, so the number alone would let the other terms be agreed to."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    (agreed,) = (each for each in LANDLORD.legal_commands(t.state, 1) if isinstance(each, c.AcceptTrade))
    assert agreed.offer == BUY
    t.says(c.WithdrawTrade(0))
    cheaper = swap(Transfer(0, 1, cash=1), Transfer(1, 0, deeds=(39,)))
    t.says(c.ProposeTrade(0, cheaper))
    assert t.refused(agreed) == "trade.revision"
    t.says(c.AcceptTrade(1, 1, cheaper))
    assert t.state.owner[39] == 0 and t.state.cash == [1499, 1501, 1500]


def test_a_change_by_one_of_three_asks_the_other_two_at_a_new_revision() -> None:
    """Every acceptance is bound to the revision that was seen."""
    t = table().owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    t.says(c.AcceptTrade(2, 1))
    dearer = swap(Transfer(0, 1, cash=150), *THREE.transfers[1:])
    t.says(c.CounterTrade(1, dearer))
    assert t.refused(c.AcceptTrade(2, 1)) == "trade.revision"
    t.says(c.AcceptTrade(2, 2))
    assert t.state.owner[39] == 1 and t.waiting == (0,)
    t.says(c.AcceptTrade(0, 2))
    assert t.state.cash == [1350, 1650, 1500]


def test_a_counter_may_drop_a_seat_or_bring_one_in() -> None:
    t = table(seats=4).owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    t.says(c.CounterTrade(2, swap(Transfer(0, 2, cash=150), Transfer(2, 0, deeds=(5,)))))
    assert t.waiting == (0,)
    t.says(c.CounterTrade(0, swap(Transfer(2, 3, deeds=(5,)), Transfer(3, 0, cash=9))))
    assert t.waiting == (2, 3)


def test_who_has_agreed_says_no_more() -> None:
    t = table().owns(1, 39).owns(2, 5)
    t.says(c.ProposeTrade(0, THREE))
    t.says(c.AcceptTrade(2, 1))
    for command in (c.AcceptTrade(2, 1), c.RefuseTrade(2), c.CounterTrade(2, THREE), c.RefuseTrade(0)):
        assert t.refused(command) == "turn.not_yours"


def test_eight_seats_in_a_ring() -> None:
    ring = swap(*(Transfer(seat, (seat + 1) % 8, cash=10 * (seat + 1)) for seat in range(8)))
    t = table(seats=8)
    t.says(c.ProposeTrade(3, ring))
    for seat in (7, 0, 1, 2, 4, 5, 6):
        t.says(c.AcceptTrade(seat, 1))
    assert t.state.cash == [1500 + 70, *[1490] * 7] and t.sound(waiting=(0,))


def test_a_giver_to_two_needs_the_cash_for_both() -> None:
    both = swap(Transfer(0, 1, cash=800), Transfer(0, 2, cash=800), Transfer(1, 0, cash=900))
    assert table().refused(c.ProposeTrade(0, both)) == "trade.cash"


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        (swap(), "trade.empty"),
        (swap(Transfer(0, 1)), "trade.empty"),
        (swap(Transfer(0, 1, cash=-5)), "trade.empty"),
        (swap(Transfer(1, 2, cash=5)), "trade.not_in_it"),
        (swap(Transfer(0, 0, cash=5)), "trade.seat"),
        (swap(Transfer(0, 7, cash=5)), "trade.seat"),
        (swap(Transfer(-1, 0, cash=5)), "trade.seat"),
        (swap(Transfer(0, 3, cash=5)), "trade.seat"),
        (swap(Transfer(0, 1, cash=1501)), "trade.cash"),
        (swap(Transfer(0, 1, cash=1000), Transfer(0, 2, cash=501)), "trade.cash"),
        (swap(Transfer(0, 1, deeds=(39,))), "trade.space"),
        (swap(Transfer(0, 1, deeds=(99,))), "trade.space"),
        (swap(Transfer(0, 1, deeds=(5, 5))), "trade.twice"),
        (swap(Transfer(0, 1, deeds=(5,)), Transfer(0, 2, deeds=(5,))), "trade.twice"),
        (swap(Transfer(0, 1, cash=5), Transfer(0, 1, cash=5)), "trade.twice"),
        (swap(Transfer(0, 1, jail_cards=((CHANCE, 9),))), "trade.jail_card"),
        (swap(Transfer(1, 0, deeds=(21,))), "trade.buildings"),
    ],
)
def test_what_may_not_be_offered(offer: Offer, code: str) -> None:
    """B05, B52 to B56."""
    t = table(seats=4).gone(3).owns(0, 5).owns(1, "red").built(24, 1)
    assert t.refused(c.ProposeTrade(0, offer)) == code
    assert t.sound(waiting=(0,))


def test_a_jail_card_is_its_owners_to_offer_once() -> None:
    """B52."""
    t = table().card(0)
    (card,) = t.state.jail_cards[0]
    assert t.refused(c.ProposeTrade(1, swap(Transfer(1, 0, jail_cards=(card,))))) == "trade.jail_card"
    twice = swap(Transfer(0, 1, jail_cards=(card,)), Transfer(0, 2, jail_cards=(card,)))
    assert t.refused(c.ProposeTrade(0, twice)) == "trade.twice"
    t.says(c.ProposeTrade(0, swap(Transfer(0, 1, jail_cards=(card,)))))
    t.says(c.AcceptTrade(1, 1))
    assert t.state.jail_cards == [[], [card], []] and t.sound(waiting=(0,))


def test_a_group_with_a_building_anywhere_is_not_for_trade() -> None:
    """R-16, R-24, B53."""
    t = table().owns(0, "red").built(24, 1)
    assert t.refused(c.ProposeTrade(0, swap(Transfer(0, 1, deeds=(21,))))) == "trade.buildings"
    assert t.sound(waiting=(0,))


def test_a_taker_must_hold_the_interest_on_mortgaged_deeds() -> None:
    """R-15."""
    t = table().owns(0, 39).mortgaged(39).cash(1, 19)
    assert t.refused(c.ProposeTrade(0, swap(Transfer(0, 1, deeds=(39,))))) == "trade.interest"
    assert t.cash(1, 20).allows(c.ProposeTrade(0, swap(Transfer(0, 1, deeds=(39,)))))


def test_both_takers_of_mortgaged_deeds_answer_in_seat_order() -> None:
    t = table().owns(0, 39).owns(1, 37).mortgaged(39, 37)
    t.says(c.ProposeTrade(1, swap(Transfer(0, 1, deeds=(39,)), Transfer(1, 0, deeds=(37,)))))
    t.says(c.AcceptTrade(0, 1))
    assert isinstance(t.top, Inherited) and t.top == Inherited(0, [37])
    t.says(c.KeepMortgaged(0, 37))
    assert t.top == Inherited(1, [39])


def test_offers_between_two_rolls_are_bounded() -> None:
    t = table()
    gift = swap(Transfer(0, 1, cash=1))
    for _ in range(3):
        t.says(c.ProposeTrade(0, gift))
        t.says(c.RefuseTrade(1))
    assert t.refused(c.ProposeTrade(0, gift)) == "trade.limit"
    assert LANDLORD.openings(t.state, 0) == [] and LANDLORD.openings(t.state, 1) == [Opening("ProposeTrade")]
    t.at(0, 17).rolls(1, 2)
    assert t.allows(c.ProposeTrade(0, gift))


def test_counters_are_bounded_too() -> None:
    t = table()
    gift = swap(Transfer(0, 1, cash=1))
    t.says(c.ProposeTrade(0, gift))
    for seat in (1, 0, 1, 0, 1):
        t.says(c.CounterTrade(seat, gift))
    assert t.refused(c.CounterTrade(0, gift)) == "trade.limit"
    assert t.allows(c.AcceptTrade(0, 6)) and t.allows(c.RefuseTrade(0))


def test_any_seat_may_offer_between_rolls() -> None:
    """A20, R-24."""
    t = table().owns(1, 39)
    t.says(c.ProposeTrade(2, swap(Transfer(2, 1, cash=10), Transfer(1, 2, deeds=(39,)))))
    t.says(c.AcceptTrade(1, 1))
    assert t.state.owner[39] == 2 and t.waiting == (0,)


def test_no_other_act_while_an_offer_lies_on_the_table() -> None:
    t = table().owns(1, 39, 5)
    t.says(c.ProposeTrade(0, BUY))
    for command in (c.RollDice(0), c.Mortgage(1, 39), c.ProposeTrade(2, swap(Transfer(2, 1, cash=1)))):
        assert t.refused(command) == "turn.other_question"


def test_an_offer_is_void_when_a_seat_leaves() -> None:
    """B54."""
    t = table(seats=4).owns(1, 39)
    t.says(c.ProposeTrade(0, BUY))
    log = t.says(c.Resign(1))
    assert [x.answer for x in log if isinstance(x, e.TradeAnswered)] == ["void"]
    assert not any(isinstance(frame, Negotiation) for frame in t.state.stack)
    assert t.sound(waiting=(2,))


def test_all_of_ones_cash_may_be_given() -> None:
    t = table()
    t.says(c.ProposeTrade(0, swap(Transfer(0, 1, cash=1500))))
    t.says(c.AcceptTrade(1, 1))
    assert t.state.cash == [0, 3000, 1500]
