"""Field cases of computer players in games like ours (facts/field_cases.md): each as its whole kind."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.bots.arena import Game
from game.engine.command import Command
from game.kits import BOARD_GAME
from game.landlord.bots.memory import Memory
from game.landlord.bots.steady import Steady
from game.landlord.kit import BOTS
from game.landlord.rules import commands as c
from game.landlord.rules.deeds import worth
from game.landlord.rules.frames import Auction, Debt, Inherited, Negotiation
from game.landlord.rules.module import LANDLORD
from tests.landlord.rules.boards import GROUPS, classic, group
from tests.landlord.rules.builder import Table, table

STREETS = [name for name in GROUPS if name not in ("station", "utility")]


def decides(at: Table, seat: int) -> Command:
    """What a steady player does there; it must be legal."""
    command = Steady().decide(LANDLORD.observe(at.state, seat), seat, Memory())
    assert LANDLORD.check(at.state, command) is None
    return command


def owing(at: Table, seat: int, creditor: int, amount: int) -> Table:
    at.state.stack.append(Debt(seat, ((creditor, amount),), "rent", 39))
    return at


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("name", STREETS)
@pytest.mark.parametrize("houses_left", [0, 32])
def test_b01_who_can_raise_a_debt_by_buildings_and_mortgages_pays_it(
    name: str, level: int, houses_left: int
) -> None:
    """It sells evenly, then mortgages, and gives up only what can't be raised, to the last unit."""
    for missing in (0, 1):
        at = table(seats=3).owns(0, name).built(name, level).cash(0, 0).stock(houses=houses_left)
        owing(at, 0, 1, worth.raisable(at.state, 0) + missing)
        for _ in range(40):
            if not isinstance(at.top, Debt):
                break
            command = decides(at, 0)
            assert not isinstance(command, c.Resign)
            at.says(command)
        assert at.state.out[0] is bool(missing)


@pytest.mark.parametrize("name", STREETS)
def test_b02_nothing_is_built_on_a_group_of_hotels(name: str) -> None:
    at = table(seats=3).owns(0, name).built(name, 5).cash(0, 50_000).turn(0, rolled=True)
    assert decides(at, 0) == c.EndTurn(0)
    assert {at.refused(c.Build(0, space)) for space in group(name)} == {"build.full"}


@pytest.mark.parametrize(("author", "other", "person"), list(permutations(range(3))))
def test_b03_a_counter_offer_goes_to_the_author_and_to_nobody_else(
    author: int, other: int, person: int
) -> None:
    at = table(seats=3).owns(author, 1).owns(other, 3).owns(person, 5)
    swap = c.Offer((c.Transfer(author, other, 0, (1,)), c.Transfer(other, author, 0, (3,))))
    dearer = c.Offer((c.Transfer(author, other, 50, (1,)), c.Transfer(other, author, 0, (3,))))
    at.says(c.ProposeTrade(author, swap))
    assert at.waiting == (other,)
    at.says(c.CounterTrade(other, dearer))
    assert at.waiting == (author,)
    assert isinstance(at.top, Negotiation) and at.top.author == other
    assert at.refused(c.AcceptTrade(person, 2)) == "turn.not_yours"


@pytest.mark.parametrize(("ruined", "creditor", "person"), list(permutations(range(3))))
def test_b04_who_inherits_mortgaged_deeds_decides_about_them(ruined: int, creditor: int, person: int) -> None:
    at = table(seats=3).owns(ruined, 5, 12).mortgaged(5, 12).cash(ruined, 0)
    owing(at, ruined, creditor, 500).says(c.DeclareBankruptcy(ruined))
    while isinstance(at.top, Inherited):
        assert at.waiting == (creditor,)
        assert at.refused(c.KeepMortgaged(person, 5)) == "turn.not_yours"
        at.says(decides(at, creditor))
    assert at.state.owner[5] == at.state.owner[12] == creditor


def test_b05_computers_ask_those_who_have_what_they_want() -> None:
    """Whoever proposes, every deed is given by its owner, and nothing is given for nothing."""
    asked = set()
    for seed in range(12):
        game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 4, seed)
        while game.state.outcome is None:
            owner = game.state.owner[:]
            command, _ = game.step()
            if isinstance(command, c.ProposeTrade | c.CounterTrade):
                transfers = command.offer.transfers
                assert all(owner[space] == t.giver for t in transfers for space in t.deeds)
                assert {t.giver for t in transfers} == {t.taker for t in transfers}
                asked |= {(t.giver, t.taker) for t in transfers}
    assert len(asked) == 12  # every seat has dealt with every other


@pytest.mark.parametrize(("author", "other", "owner"), list(permutations(range(3))))
def test_b05_an_offer_for_what_the_other_lacks_is_refused(author: int, other: int, owner: int) -> None:
    at = table(seats=3).owns(author, 12).owns(owner, 5)
    swap = c.Offer((c.Transfer(author, other, 0, (12,)), c.Transfer(other, author, 0, (5,))))
    assert at.refused(c.ProposeTrade(author, swap)) == "trade.space"


@pytest.mark.parametrize("space", classic().deeds)
def test_b50_nobody_gets_a_declined_deed_for_a_song(space: int) -> None:
    """A person declines it and bids one more each time: computers with money bid up to near its price."""
    price = classic().spaces[space].price
    at = table(seats=4)
    at.state.stack.append(Auction(space, [1, 2, 3, 0]))
    while isinstance(lot := at.top, Auction):
        seat = at.waiting[0]
        at.says(decides(at, seat) if seat else c.Bid(0, lot.high + 1))
        assert lot.high < 4 * price
    assert at.state.owner[space] == 0
    assert 1500 - at.state.cash[0] >= 0.7 * price
