"""Rents that must be asked for in time (A4)."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.frames import Debt, Turn
from game.landlord.rules.options import GameMode, RentClaim
from game.landlord.rules.state import Claim
from tests.landlord.rules.builder import Table, only, table

NEXT, SECOND = RentClaim.UNTIL_NEXT_ROLL, RentClaim.UNTIL_SECOND_NEXT_ROLL


def landed(how: RentClaim = NEXT, seats: int = 4) -> Table:
    """Seat 0 has come to stand on seat 1's Boardwalk: 50, unclaimed."""
    t = table(seats=seats, rent_claim=how).owns(1, 39)
    t.lands(0, 39)
    return t


def open_claims(t: Table) -> list[Claim]:
    return t.state.claims


def pass_the_dice(t: Table, seat: int) -> None:
    """A seat ends its turn and the next throws 1 and 2, away from any deed."""
    t.says(c.EndTurn(seat))
    t.at(t.state.turn, 17).rolls(1, 2)


def test_by_itself_a_rent_is_paid_at_once() -> None:
    """A4."""
    t = table().owns(1, 39)
    t.lands(0, 39)
    assert t.payments() == [(0, 1, 50, "rent")] and open_claims(t) == []


def test_a_rent_waits_until_it_is_claimed() -> None:
    """A4."""
    t = landed()
    opened = only(t.log, e.RentOpened)
    assert (opened.seat, opened.owner, opened.space, opened.amount, opened.rolls) == (0, 1, 39, 50, 1)
    assert t.payments() == [] and t.waiting == (0,) and isinstance(t.top, Turn)
    t.says(c.ClaimRent(1, opened.claim))
    assert t.payments() == [(0, 1, 50, "rent")] and open_claims(t) == []
    assert only(t.log, e.RentDue).why == opened.why
    assert t.refused(c.ClaimRent(1, opened.claim)) == "claim.gone"


def test_only_the_owner_claims() -> None:
    t = landed()
    assert t.refused(c.ClaimRent(2, 1)) == t.refused(c.ClaimRent(0, 1)) == "claim.not_yours"
    assert t.refused(c.ClaimRent(1, 2)) == "claim.gone"


def test_until_the_next_player_rolls() -> None:
    """A4 (FR): the tenant's turn may end; the next roll is too late, even the owner's own."""
    t = landed()
    t.says(c.EndTurn(0))
    assert t.allows(c.ClaimRent(1, 1))
    t.at(1, 17).rolls(1, 2)
    lost = only(t.log, e.RentLost)
    assert (lost.seat, lost.tenant, lost.amount, lost.cause) == (1, 0, 50, "late")
    assert t.log.index(lost) < t.log.index(only(t.log, e.DiceRolled))
    assert t.refused(c.ClaimRent(1, 1)) == "claim.gone" and t.state.cash[:2] == [1500, 1500]


def test_until_the_second_player_rolls() -> None:
    """A4 (US, SW): one player may roll; the second roll after the tenant's turn is too late."""
    t = landed(SECOND)
    pass_the_dice(t, 0)
    assert only(t.log, e.RentStillOpen).rolls == 1 and t.allows(c.ClaimRent(1, 1))
    pass_the_dice(t, 1)
    assert only(t.log, e.RentLost).claim == 1 and open_claims(t) == []


def test_with_two_players_the_second_is_the_tenant() -> None:
    t = landed(SECOND, seats=2)
    pass_the_dice(t, 0)
    assert t.allows(c.ClaimRent(1, 1))
    pass_the_dice(t, 1)
    assert t.happened(e.RentLost)


def test_the_tenants_own_doubles_are_no_deadline() -> None:
    """The deadline is another player's roll: one's own further rolls change nothing."""
    t = table(rent_claim=NEXT).owns(1, 39).at(0, 37)
    t.rolls(1, 1)
    t.rolls(1, 2)
    assert len(open_claims(t)) == 1 and not t.happened(e.RentLost)


def test_a_roll_for_a_way_out_of_jail_is_a_roll() -> None:
    t = landed()
    t.says(c.EndTurn(0))
    t.jailed(1).rolls(1, 2)
    assert t.happened(e.RentLost)


def test_the_roll_again_of_the_next_player_counts_once() -> None:
    """A4: the second player, not the second roll."""
    t = landed(SECOND)
    t.says(c.EndTurn(0))
    t.at(1, 16).rolls(2, 2)
    t.at(1, 17).rolls(1, 2)
    assert len(open_claims(t)) == 1 and open_claims(t)[0].rolls == 1


def test_what_is_due_was_settled_by_the_landing() -> None:
    """Neither a mortgage nor a trade afterwards changes what is owed, or to whom."""
    t = landed()
    t.says(c.Mortgage(1, 39))
    t.says(c.ProposeTrade(1, Offer((Transfer(1, 2, deeds=(39,)),))))
    t.says(c.AcceptTrade(2, 1))
    t.says(c.KeepMortgaged(2, 39))
    t.says(c.ClaimRent(1, 1))
    assert t.payments() == [(0, 1, 50, "rent")]


def test_a_claim_that_cannot_be_paid_is_a_debt_before_anything_else() -> None:
    """R-22."""
    t = landed().owns(0, 1).cash(0, 30)
    t.says(c.ClaimRent(1, 1))
    assert t.top == Debt(0, ((1, 50),), "rent", 39) and t.waiting == (0,)
    assert t.refused(c.EndTurn(0)) == "turn.other_question"
    t.says(c.Mortgage(0, 1))
    assert t.state.cash[:2] == [10, 1550] and t.waiting == (0,)


def test_a_claim_can_ruin_a_tenant_in_anothers_turn() -> None:
    """R-18, R-21."""
    t = landed(SECOND).cash(0, 30)
    pass_the_dice(t, 0)
    t.says(c.ClaimRent(1, 1))
    t.says(c.DeclareBankruptcy(0))
    assert t.state.out[0] and t.state.cash[1] == 1530 and t.waiting == (1,) and t.sound(waiting=(1,))


def test_a_claim_waits_while_bids_offers_or_debts_count_on_the_cash() -> None:
    t = landed(SECOND)
    t.says(c.EndTurn(0))
    t.lands(1, 5)
    assert t.allows(c.ClaimRent(1, 1))  # a deed on offer is no obstacle
    t.says(c.DeclineDeed(1))
    assert t.refused(c.ClaimRent(1, 1)) == "turn.other_question"  # an auction is
    for seat in (2, 3, 0, 1):
        t.says(c.DropOut(seat))
    t.says(c.ProposeTrade(0, Offer((Transfer(0, 2, cash=1500),))))
    assert t.refused(c.ClaimRent(1, 1)) == "turn.other_question"  # and so is an offer
    t.says(c.RefuseTrade(2))
    t.says(c.ClaimRent(1, 1))
    assert t.state.cash[0] == 1450


def test_a_claim_is_paid_before_the_deed_on_offer() -> None:
    t = landed(SECOND).owns(0, 1).cash(0, 1550)
    t.says(c.EndTurn(0))
    t.lands(1, 5)
    t.cash(0, 20).says(c.ClaimRent(1, 1))
    assert t.waiting == (0,)
    t.says(c.Mortgage(0, 1))
    assert t.waiting == (1,) and t.allows(c.BuyDeed(1))


def test_a_claim_can_be_made_from_jail() -> None:
    """R-5."""
    t = landed().jailed(1)
    assert t.allows(c.ClaimRent(1, 1))


@pytest.mark.parametrize("gone", [0, 1])
def test_who_leaves_neither_claims_nor_is_asked(gone: int) -> None:
    t = landed()
    t.says(c.Resign(gone))
    assert only(t.log, e.RentLost).cause == "left" and open_claims(t) == []


def test_every_rent_is_claimed_by_itself() -> None:
    """A double brings two rents: each has its own number and its own owner."""
    t = table(seats=3, rent_claim=NEXT).owns(1, 37).owns(2, 39).at(0, 35)
    t.rolls(1, 1)
    t.rolls(1, 1)
    assert [(claim.id, claim.owner) for claim in open_claims(t)] == [(1, 1), (2, 2)]
    t.says(c.ClaimRent(2, 2))
    t.says(c.ClaimRent(1, 1))
    assert t.state.cash == [1500 - 35 - 50, 1535, 1550]


def test_a_mortgaged_deed_has_nothing_to_claim() -> None:
    t = table(rent_claim=NEXT).owns(1, 39).mortgaged(39)
    t.lands(0, 39)
    assert open_claims(t) == [] and t.happened(e.NoRent)


def test_a_utility_is_counted_by_the_roll_that_landed() -> None:
    """A12."""
    t = table(rent_claim=NEXT).owns(1, 12)
    t.lands(0, 12)
    t.says(c.ClaimRent(1, 1))
    assert t.payments() == [(0, 1, 12, "rent")]


def test_a_game_that_is_over_has_nothing_to_claim() -> None:
    """A18: the last round ends by the clock while a rent is open."""
    t = table(seats=2, rent_claim=SECOND, mode=GameMode.ROUNDS, rounds=1).owns(1, 39)
    t.lands(0, 39)
    t.says(c.EndTurn(0))
    t.at(1, 17).rolls(1, 2)
    assert len(open_claims(t)) == 1
    t.says(c.EndTurn(1))
    assert t.state.outcome is not None and open_claims(t) == []
