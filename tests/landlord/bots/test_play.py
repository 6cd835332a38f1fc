"""Whole games of computers: never illegal, always to an end, better than chance."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.arena import Game, play_games
from game.kits import BOARD_GAME
from game.landlord.bots.memory import Memory
from game.landlord.kit import BOTS
from game.landlord.rules import commands as c
from game.landlord.rules.events import CashMoved
from game.landlord.rules.laws import stock_faults
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import HotelSale, IncomeTax, JailDouble, UtilityRent
from game.packs.loader import load
from tests.landlord.rules.boards import classic, with_options
from tests.landlord.rules.play import violations

TURN_LIMIT = 3000


def test_steady_players_bring_every_game_to_an_end() -> None:
    tally = play_games(BOARD_GAME, classic(), ["steady"] * 4, 60, 1, TURN_LIMIT)
    assert tally.violations == []
    assert (tally.decided, tally.undecided) == (60, 0)
    assert min(tally.wins) > 0


@pytest.mark.parametrize("seats", range(2, 9))
def test_any_number_of_players_comes_to_an_end(seats: int) -> None:
    tally = play_games(BOARD_GAME, classic(), ["steady"] * seats, 8, 100 * seats, TURN_LIMIT)
    assert (tally.violations, tally.undecided) == ([], 0)


@pytest.mark.parametrize("edition", ["classic", "paris", "paris_francs", "starwars_ep2"])
def test_every_edition_can_be_played(edition: str) -> None:
    tally = play_games(BOARD_GAME, load(edition).ruleset, ["steady"] * 4, 12, 5, TURN_LIMIT)
    assert (tally.violations, tally.undecided) == ([], 0)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    kinds=st.lists(st.sampled_from(["steady", "steady", "random"]), min_size=2, max_size=6),
    hotel_sale=st.sampled_from(HotelSale),
    jail_double=st.sampled_from(JailDouble),
    income_tax=st.sampled_from(IncomeTax),
    utility_rent=st.sampled_from(UtilityRent),
    offers=st.integers(0, 3),
    cash=st.sampled_from((60, 400, 1500)),
    houses=st.sampled_from((3, 32)),
)
def test_no_options_and_no_company_lead_a_computer_astray(
    seed: int, kinds: list[str], cash: int, houses: int, offers: int, **options: object
) -> None:
    ruleset = replace(
        with_options(offers_between_rolls=offers, **options),
        start_cash=cash,
        houses=houses,
        hotels=houses // 3,
    )
    game = Game(BOARD_GAME, ruleset, [BOTS.levels[kind]() for kind in kinds], seed)
    game.play(300)
    assert game.violations == []
    assert violations(game.state) == []


def test_steady_beats_chance() -> None:
    wins = games = 0
    for seat in range(4):
        kinds = ["random"] * 4
        kinds[seat] = "steady"
        tally = play_games(BOARD_GAME, classic(), kinds, 10, 900 + seat, 600)
        wins += tally.wins[seat]
        games += tally.decided
    assert games > 20
    assert wins >= 0.8 * games


def test_the_same_position_gives_the_same_decision_and_hidden_things_don_t_matter() -> None:
    """Decks in another order, other dice to come, a fresh player: nothing may change a decision."""
    game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 4, 21)
    for _ in range(500):
        if game.state.outcome is not None:
            break
        seat = LANDLORD.waiting_on(game.state)[0]
        seen = LANDLORD.observe(game.state, seat)
        decided = BOTS.levels["steady"]().decide(seen, seat, Memory())
        before = repr(game.state)
        assert game.bots[seat].decide(game.state, seat, game.memory) == decided
        assert repr(game.state) == before  # deciding changes nothing
        assert game.step()[0] == decided


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (
        play_games(BOARD_GAME, classic(), ["steady", "random", "steady"], 5, 3, 200) for _ in range(2)
    )
    assert (first.turns, first.commands, first.wins) == (second.turns, second.commands, second.wins)


def test_few_offers_between_computers_are_refused() -> None:
    """Who proposes thinks as the other does, so the table is not held up by idle offers."""
    proposed = refused = 0
    for seed in range(30):
        game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 4, seed)
        while game.state.outcome is None and game.turns < TURN_LIMIT:
            command, _ = game.step()
            proposed += isinstance(command, c.ProposeTrade)
            refused += isinstance(command, c.RefuseTrade | c.CounterTrade)
    assert proposed > 30
    assert refused == 0


def test_the_arena_sees_money_that_was_made() -> None:
    game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 2, 1)
    for _ in range(10):
        game.step()
    game.state.cash[0] += 5
    game.play(game.turns + 1)
    assert len(game.violations) == 1
    game.state.houses_left -= 1
    game.state.owner[0] = 1
    game.state.piles[0].pop()
    assert len(stock_faults(game.state)) == 3


def test_the_arena_counts_what_the_bank_pays() -> None:
    game = Game(BOARD_GAME, classic(), [BOTS.levels["steady"]()] * 2, 1)
    total = 0
    for _ in range(200):
        for event in game.step()[1]:
            if isinstance(event, CashMoved):
                total += event.amount * ((event.payer == -1) - (event.payee == -1))
    assert sum(game.state.cash) == 2 * classic().start_cash + total
    assert game.violations == []
