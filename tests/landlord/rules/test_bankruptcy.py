"""Leaving the game, and what becomes of everything."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import Auction, Debt, Inherited, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import Creditors
from game.landlord.rules.state import Ending
from tests.landlord.rules.boards import CHANCE, CHEST
from tests.landlord.rules.builder import Table, only, table


def broke(seats: int = 4, cash: int = 70) -> Table:
    """Seat 0 owes seat 1 2000 on a hotel and can't raise it."""
    t = table(seats).owns(1, 39).built(39, 5).cash(0, cash)
    return t


def test_bankrupt_to_a_player() -> None:
    """R-18, A21, A22: buildings sold at half, then all cash, all deeds and jail cards."""
    t = broke().owns(0, "brown", 5, 12).built("brown", 1, 2).mortgaged(12).card(0)
    t.lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    out = only(t.log, e.WentBankrupt)
    assert (out.seat, out.creditors, out.resigned) == (0, (1,), False)
    assert t.state.cash[0] == 0 and t.state.cash[1] == 1500 + 70 + 3 * 25
    assert [t.state.owner[s] for s in (1, 3, 5, 12)] == [1, 1, 1, 1]
    assert [t.state.level[s] for s in (1, 3)] == [0, 0] and t.state.houses_left == 32
    assert t.state.jail_cards[1] and not t.state.jail_cards[0]
    assert isinstance(t.top, Inherited) and t.top.spaces == [12] and t.waiting == (1,)


def test_the_creditor_decides_about_mortgaged_deeds_himself() -> None:
    """B04."""
    t = broke().owns(0, 12, 28).mortgaged(12, 28)
    t.lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    assert t.waiting == (1,)
    for seat in (0, 2, 3):
        assert not t.allows(c.KeepMortgaged(seat, 12))
    t.says(c.Redeem(1, 12))
    t.says(c.KeepMortgaged(1, 28))
    assert t.state.cash[1] == 1570 - 83 - 8 and t.waiting == (1,)
    assert isinstance(t.top, Turn) and t.top.seat == 1
    assert t.sound(waiting=(1,))


def test_the_creditor_may_himself_go_under_to_the_bank() -> None:
    """R-18: then R-19."""
    t = table(4).owns(1, 6).cash(1, 0).owns(0, 34, 37, 39).mortgaged(34, 37, 39).cash(0, 0)
    t.lands(0, 6)
    t.says(c.DeclareBankruptcy(0))
    t.says(c.KeepMortgaged(1, 39))
    t.says(c.Mortgage(1, 6))
    t.says(c.KeepMortgaged(1, 37))
    t.says(c.KeepMortgaged(1, 34))
    assert isinstance(t.top, Debt) and t.top.amount == 16 and t.state.cash[1] == 50 - 20 - 18
    t.says(c.DeclareBankruptcy(1))
    assert t.state.out[:2] == [True, True]
    assert isinstance(t.top, Auction) and t.top.space == 6 and not any(t.state.mortgaged)


def test_bankrupt_to_the_bank() -> None:
    """R-19, A15, B40: unmortgaged, one by one; buildings to stock; jail cards under their decks."""
    t = table(4).owns(0, "brown", 12).built("brown", 1, 1).mortgaged(12).card(0, CHEST).cash(0, 5)
    t.lands(0, 4)  # 5 in cash, 50 from houses and 60 from mortgages don't reach the tax
    t.says(c.DeclareBankruptcy(0))
    assert t.state.houses_left == 32 and not any(t.state.mortgaged)
    assert len(t.state.piles[CHEST]) == 16 and t.state.cash[0] == 0
    assert isinstance(t.top, Auction) and t.top.space == 1
    sold = []
    while isinstance(t.top, Auction):
        sold.append(t.top.space)
        (seat,) = t.waiting
        t.says(c.Bid(seat, 10))
        while isinstance(t.top, Auction) and t.top.leader >= 0:
            t.says(c.DropOut(t.waiting[0]))
    assert sold == [1, 3, 12]
    assert [t.state.owner[s] for s in sold] == [1, 1, 1]
    assert t.waiting == (1,) and isinstance(t.top, Turn) and t.sound(waiting=(1,))


def test_the_turn_passes_on_when_the_seat_in_turn_is_out() -> None:
    """B38, B41."""
    t = broke()
    t.lands(0, 39)
    log = t.says(c.DeclareBankruptcy(0))
    assert t.waiting == (1,)
    assert only(log, e.TurnEnded).seat == 0 and only(log, e.TurnStarted).seat == 1
    assert t.sound(waiting=(1,))


def test_out_of_turn_the_turn_goes_on() -> None:
    """R-21: the creditor is who drew."""
    t = table(4).cash(2, 5).owns(2, 1).mortgaged(1).next_card(CHEST, "birthday").at(0, 14)
    t.rolls(1, 2)
    assert t.waiting == (2,)
    t.says(c.DeclareBankruptcy(2))
    assert t.state.out[2] and t.state.cash == [1525, 1490, 0, 1490]
    assert t.waiting == (0,) and isinstance(t.top, Inherited)
    t.says(c.KeepMortgaged(0, 1))
    assert isinstance(t.top, Turn) and t.top.seat == 0 and t.allows(c.EndTurn(0))


def test_after_a_double_too() -> None:
    """B37: bankrupt on the move after a double, and by a double, which then gives no other roll."""
    for second in ((1, 2), (1, 1)):
        t = table(3).owns(1, "dark_blue").built("dark_blue", 5).at(0, 8)
        t.rolls(1, 1)
        t.at(0, 39 - sum(second)).cash(0, 5)
        t.rolls(*second)
        t.says(c.DeclareBankruptcy(0))
        assert t.state.outcome is None and t.sound(waiting=(1,))
        assert isinstance(t.top, Turn) and t.allows(c.RollDice(1))


def test_the_last_one_standing_wins() -> None:
    """B37, B38."""
    t = broke(seats=2).owns(0, 5)
    t.lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    outcome = only(t.log, e.GameEnded).outcome
    assert outcome.winners == (1,) and outcome.ending is Ending.LAST_STANDING
    assert outcome.worth == (0, 1500 + 70 + 200 + 400 + 1000)
    assert LANDLORD.outcome(t.state) == outcome
    assert t.waiting == () and LANDLORD.legal_commands(t.state, 1) == []
    assert t.refused(c.RollDice(1)) == "game.over"
    assert t.sound(waiting=())


def test_the_one_who_is_owed_survives() -> None:
    """R-30: interest he could not pay no longer matters."""
    t = broke(seats=2, cash=0).owns(0, 12).mortgaged(12).cash(1, 0)
    t.lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.outcome is not None and t.state.outcome.winners == (1,)


def test_nobody_is_counted_out_twice() -> None:
    """B20."""
    t = broke()
    t.lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    assert t.refused(c.DeclareBankruptcy(0)) == t.refused(c.Resign(0)) == "seat.out"
    assert t.sound(waiting=(1,))


# --- several creditors -----


def owing_each(t: Table) -> Table:
    """Seat 0 owes 50 to each of the other three and holds less than 150."""
    t.next_card(CHANCE, "chairman").at(0, 4)
    t.rolls(1, 2)
    return t


def test_several_creditors_share() -> None:
    """R-20: the cash is split, odd units to the first in turn order; so is what the deeds bring."""
    t = owing_each(table(4).cash(0, 20).owns(0, 1).card(0, CHEST))
    assert isinstance(t.top, Debt) and t.top.amount == 150
    t.says(c.DeclareBankruptcy(0))
    assert t.state.cash == [0, 1507, 1507, 1506]
    assert isinstance(t.top, Auction) and t.waiting == (1,)
    t.says(c.Bid(1, 31))
    t.says(c.DropOut(2))
    t.says(c.DropOut(3))
    assert t.state.cash == [0, 1507 - 31 + 11, 1507 + 10, 1506 + 10]
    assert t.state.owner[1] == 1 and len(t.state.piles[CHEST]) == 16 and t.sound(waiting=(1,))


def test_several_creditors_in_turn_order() -> None:
    """R-20: the first who can't be paid is the creditor."""
    t = owing_each(table(4, creditors=Creditors.TURN_ORDER).cash(0, 70).owns(0, 1))
    t.says(c.DeclareBankruptcy(0))
    assert t.state.cash == [0, 1550, 1520, 1500] and t.state.owner[1] == 2


def test_a_share_of_a_creditor_who_leaves_meanwhile_goes_to_the_others() -> None:
    t = owing_each(table(4).cash(0, 20).owns(0, 1))
    t.says(c.DeclareBankruptcy(0))
    t.says(c.Bid(1, 31))
    t.says(c.Resign(3))
    t.says(c.DropOut(2))
    assert t.state.cash[2] == 1507 + 15 and t.sound(waiting=(1,))


@pytest.mark.parametrize("order", Creditors)
@pytest.mark.parametrize("leavers", [(2,), (1, 2), (1, 2, 3)])
def test_creditors_who_left_before_the_bankruptcy(order: Creditors, leavers: tuple[int, ...]) -> None:
    """What was owed to them is owed to the bank, which never keeps a mortgage."""
    t = owing_each(table(6, creditors=order).cash(0, 20).owns(0, 12, 5).mortgaged(12))
    for seat in leavers:
        t.says(c.Resign(seat))
    t.says(c.DeclareBankruptcy(0))
    assert t.sound(waiting=(max(leavers) + 1 if leavers != (2,) else 1,))


# --- resigning -----


def test_who_leaves_gives_everything_to_the_bank() -> None:
    """R-27."""
    t = table(3).owns(2, 5, 12).mortgaged(12).owns(2, "brown").built("brown", 1)
    t.says(c.Resign(2))
    assert only(t.log, e.WentBankrupt).resigned
    assert t.state.cash[2] == 0 and t.state.houses_left == 32
    assert isinstance(t.top, Auction) and t.waiting == (1,)


def test_who_leaves_in_debt_leaves_it_to_the_creditor() -> None:
    t = broke().owns(0, 5)
    t.lands(0, 39)
    t.says(c.Resign(0))
    out = only(t.log, e.WentBankrupt)
    assert out.resigned and out.creditors == (1,)
    assert t.state.owner[5] == 1 and t.state.cash[1] == 1570


def test_a_debt_to_who_leaves_is_owed_to_the_bank() -> None:
    t = table(4).owns(1, 39).built(39, 1).cash(0, 150).owns(0, 5)
    t.lands(0, 39)
    t.says(c.Resign(1))
    t.says(c.Mortgage(0, 5))
    assert (0, -1, 200, "rent") in t.payments()
    assert isinstance(t.top, Auction) and t.sound(waiting=(2,))


def test_the_question_in_hand_is_answered_before_the_deeds_of_who_left_are_sold() -> None:
    """So that cash that was bid is still there when the hammer falls."""
    t = table(4).owns(3, 5)
    t.lands(0, 39)
    t.says(c.DeclineDeed(0))
    t.says(c.Bid(1, 1450))
    t.says(c.Resign(3))
    assert isinstance(t.top, Auction) and t.top.space == 39 and t.waiting == (2,)
    t.says(c.DropOut(2))
    t.says(c.DropOut(0))
    assert t.state.owner[39] == 1 and isinstance(t.top, Auction) and t.top.space == 5


def test_resigning_ends_a_game_of_two() -> None:
    t = table(2)
    t.says(c.Resign(0))
    assert t.state.outcome is not None and t.state.outcome.winners == (1,)


def test_each_way_out_says_by_which_rule() -> None:
    def rule(t: Table, command: c.DeclareBankruptcy | c.Resign) -> tuple[str, ...]:
        why = only(t.says(command), e.WentBankrupt).why
        assert why is not None
        return why.rules

    assert rule(table(), c.Resign(0)) == ("bankrupt.resigned",)
    taxed = table().cash(0, 5)
    taxed.lands(0, 4)
    assert rule(taxed, c.DeclareBankruptcy(0)) == ("bankrupt.to_bank",)
    assert rule(owing_each(table(4).cash(0, 20)), c.DeclareBankruptcy(0)) == ("bankrupt.share",)
    in_order = table(4, creditors=Creditors.TURN_ORDER).cash(0, 20)
    assert rule(owing_each(in_order), c.DeclareBankruptcy(0)) == ("bankrupt.turn_order",)
