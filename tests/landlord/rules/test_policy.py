"""One cell of the policy table a test: which question lets which command through, and from whom."""

from __future__ import annotations

import pytest

from game.engine.command import Command
from game.engine.frame import Frame
from game.landlord.rules import commands as c
from game.landlord.rules import frames as f
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.policy import admits
from tests.landlord.rules.builder import table

OFFER = Offer((Transfer(0, 1, cash=1),))
# For each question, put to seat 0 (an offer is seat 2's): what seat 0 may, and what the others may.
RAISE = {"SellBuilding", "SellGroup", "Mortgage"}
LEAVE = {"Resign"}
CLAIM = LEAVE | {"ClaimRent"}
BETWEEN = RAISE | CLAIM | {"Build", "WantBuilding", "Redeem", "ProposeTrade"}
BID = {"Bid", "DropOut"}
QUESTIONS: list[tuple[Frame, set[str], set[str]]] = [
    (f.OpeningRoll([0, 0, 0]), {"RollDice"}, LEAVE),
    (f.Turn(0), BETWEEN | {"RollDice", "PayFine", "UseJailCard", "EndTurn"}, BETWEEN),
    (f.LastFine(0), RAISE | {"PayFine", "UseJailCard"}, CLAIM),
    (f.TaxChoice(0, 4), {"ChooseEffect"}, CLAIM),
    (f.EffectChoice(0, 0, 0, (), ()), {"ChooseEffect"}, CLAIM),
    (f.Contest(0, 1, 24), {"RollDice"}, CLAIM),
    (f.MarkerChoice(0, 1), {"MoveMarker", "LeaveMarker"}, CLAIM),
    (f.BuyOffer(0, 39), RAISE | {"BuyDeed", "DeclineDeed"}, CLAIM),
    (f.Auction(39, [0, 1, 2]), RAISE | BID, LEAVE),
    (f.BuildingCall(2, False, [(), (), (1,)], [0]), {"WantBuilding", "PassBuilding"}, LEAVE),
    (f.BuildingAuction(-1, [0, 1]), BID, LEAVE),
    (f.Debt(0, ((1, 5),), "rent", 39), RAISE | {"ProposeTrade", "DeclareBankruptcy"}, LEAVE),
    (f.Inherited(0, [39]), RAISE | {"Redeem", "KeepMortgaged"}, CLAIM),
    (
        f.Negotiation(2, OFFER, 1, [0]),
        {"AcceptTrade", "CounterTrade", "RefuseTrade", "WithdrawTrade"},
        LEAVE | {"WithdrawTrade"},
    ),
    (f.TradeVote(2, OFFER, [0]), {"AllowTrade", "BlockTrade"}, LEAVE),
]
KINDS: list[type[Command]] = [
    c.RollDice, c.PayFine, c.UseJailCard, c.BuyDeed, c.DeclineDeed, c.Bid, c.DropOut, c.Build, c.SellBuilding,
    c.SellGroup, c.Mortgage, c.Redeem, c.KeepMortgaged, c.ProposeTrade, c.AcceptTrade, c.CounterTrade,
    c.RefuseTrade, c.WithdrawTrade, c.ChooseEffect, c.DeclareBankruptcy, c.Resign, c.EndTurn,
    c.MoveMarker, c.LeaveMarker, c.WantBuilding, c.PassBuilding, c.AllowTrade, c.BlockTrade, c.ClaimRent,
]  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "asked", "others"), QUESTIONS, ids=[type(q[0]).__name__ for q in QUESTIONS]
)
def test_policy(frame: Frame, asked: set[str], others: set[str]) -> None:
    t = table()
    t.state.stack[:] = [f.Turn(0), frame]
    for kind in KINDS:
        assert (admits(t.state, 0, kind) is None) == (kind.__name__ in asked | others), kind
        assert (admits(t.state, 1, kind) is None) == (kind.__name__ in others), kind


def test_every_question_that_waits_is_in_the_table() -> None:
    asking = {question.frame for question in f.QUESTIONS.values() if question.asks}
    assert asking == {type(frame) for frame, _, _ in QUESTIONS}


# What is left of a question when seat 0, or seat 1, leaves the game: None while it stays open.
LEFT: list[tuple[Frame, tuple[int, ...] | None, tuple[int, ...] | None]] = [
    (f.OpeningRoll([0, 0, 0]), None, None),
    (f.Turn(0), None, None),
    (f.LastFine(0), (), None),
    (f.LeavingJail(0, "fine"), (), None),
    (f.TaxChoice(0, 4), (), None),
    (f.Landing(0), (), None),
    (f.Effects(0, 0, 0, ()), (), None),
    (f.EffectChoice(0, 0, 0, (), ()), (), None),
    (f.Contest(0, 1, 24), (), None),
    (f.MarkerChoice(0, 1), (), None),
    (f.BuyOffer(0, 39), (39,), None),
    (f.Auction(39, [0, 1, 2]), None, None),
    (f.BankSale([39], (0, 1)), None, None),
    (f.BuildingCall(0, False, [(1,), (), ()], [1]), (), None),
    (f.BuildingSale(0, False, [(1,), (3,), ()]), None, None),
    (f.BuildingAuction(-1, [0, 1]), None, None),
    (f.Debt(0, ((1, 5),), "rent", 39), (), None),
    (f.Inherited(0, [39]), (), None),
    (f.Negotiation(2, OFFER, 1, [0]), (), ()),
    (f.TradeVote(2, OFFER, [0]), (), ()),
]


def test_every_question_says_what_is_left_of_it() -> None:
    assert {type(frame) for frame, _, _ in LEFT} == set(f.QUESTIONS)


@pytest.mark.parametrize(("frame", "first", "second"), LEFT, ids=[type(left[0]).__name__ for left in LEFT])
def test_a_seat_leaves(frame: Frame, first: tuple[int, ...] | None, second: tuple[int, ...] | None) -> None:
    """R-21, R-27: what was put to the leaver falls, what others have to do with goes on without it."""
    leave = f.QUESTIONS[type(frame)].leave
    assert leave(table().state, [], frame.copy(), 0) == first
    assert leave(table().state, [], frame.copy(), 1) == second


def test_a_seat_that_is_out_or_never_sat_down_may_nothing() -> None:
    t = table(4).gone(2)
    assert t.refused(c.Resign(2)) == "seat.out"
    assert t.refused(c.RollDice(4)) == t.refused(c.RollDice(-1)) == "seat.unknown"
    assert t.refused(Command(0)) == "command.unknown"
