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
BETWEEN = RAISE | {"Build", "Redeem", "ProposeTrade", "Resign"}
QUESTIONS: list[tuple[Frame, set[str], set[str]]] = [
    (f.OpeningRoll([0, 0, 0]), {"RollDice"}, {"Resign"}),
    (f.Turn(0), BETWEEN | {"RollDice", "PayFine", "UseJailCard", "EndTurn"}, BETWEEN),
    (f.LastFine(0), RAISE | {"PayFine", "UseJailCard"}, {"Resign"}),
    (f.TaxChoice(0, 4), {"ChooseEffect"}, {"Resign"}),
    (f.EffectChoice(0, 0, 0, (), ()), {"ChooseEffect"}, {"Resign"}),
    (f.Contest(0, 1, 24), {"RollDice"}, {"Resign"}),
    (f.MarkerChoice(0, 1), {"MoveMarker", "LeaveMarker"}, {"Resign"}),
    (f.BuyOffer(0, 39), RAISE | {"BuyDeed", "DeclineDeed"}, {"Resign"}),
    (f.Auction(39, [0, 1, 2]), RAISE | {"Bid", "DropOut"}, {"Resign"}),
    (f.Debt(0, ((1, 5),), "rent", 39), RAISE | {"ProposeTrade", "DeclareBankruptcy"}, {"Resign"}),
    (f.Inherited(0, [39]), RAISE | {"Redeem", "KeepMortgaged"}, {"Resign"}),
    (
        f.Negotiation(2, OFFER, 1, [0]),
        {"AcceptTrade", "CounterTrade", "RefuseTrade", "WithdrawTrade"},
        {"Resign", "WithdrawTrade"},
    ),
]
KINDS: list[type[Command]] = [
    c.RollDice, c.PayFine, c.UseJailCard, c.BuyDeed, c.DeclineDeed, c.Bid, c.DropOut, c.Build, c.SellBuilding,
    c.SellGroup, c.Mortgage, c.Redeem, c.KeepMortgaged, c.ProposeTrade, c.AcceptTrade, c.CounterTrade,
    c.RefuseTrade, c.WithdrawTrade, c.ChooseEffect, c.DeclareBankruptcy, c.Resign, c.EndTurn,
    c.MoveMarker, c.LeaveMarker,
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(
    ("frame", "asked", "others"), QUESTIONS, ids=[type(q[0]).__name__ for q in QUESTIONS]
)
def test_policy(frame: Frame, asked: set[str], others: set[str], kind: type[Command]) -> None:
    t = table()
    t.state.stack[:] = [f.Turn(0), frame]
    assert (admits(t.state, 0, kind) is None) == (kind.__name__ in asked | {"Resign"})
    assert (admits(t.state, 1, kind) is None) == (kind.__name__ in others)


def test_a_seat_that_is_out_or_never_sat_down_may_nothing() -> None:
    t = table(4).gone(2)
    assert t.refused(c.Resign(2)) == "seat.out"
    assert t.refused(c.RollDice(4)) == t.refused(c.RollDice(-1)) == "seat.unknown"
    assert t.refused(Command(0)) == "command.unknown"
