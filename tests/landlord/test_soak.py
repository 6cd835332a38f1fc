"""Random games under random rules: nothing is lost or hangs, saves and the picture on the table agree."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.arena import Game, play_games
from game.engine.match import digest
from game.kits import BOARD_GAME
from game.landlord.kit import BOTS, RULES
from game.landlord.rules.course.variant import variant
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.state import Ending, LandlordState
from game.landlord.view.presented import PresentedState
from game.landlord.view.reducer import apply_event
from game.storage import codec
from tests.landlord.rules.boards import classic, with_force
from tests.landlord.rules.chance import any_options, some_options
from tests.landlord.rules.play import bank_paid_out, random_game, violations
from tests.storage.states import decode_state

GOODS = (
    "cash", "position", "jail", "out", "jail_cards", "owner", "level", "mortgaged", "houses_left",
    "hotels_left", "turn", "round", "outcome", "pot", "last_round", "claims", "markers",
)  # fmt: skip


def blank(state: LandlordState) -> PresentedState:
    """The picture before the first event: a board with nothing on it but tokens and starting cash."""
    rules, seats = state.ruleset, state.seats
    empty = state.copy()
    empty.cash, empty.pot, empty.last_round = [rules.start_cash] * seats, 0, 0
    empty.owner = [-1] * rules.size
    empty.markers = rules.force.start if rules.force is not None else ()
    return PresentedState.of(empty)


def agree(shown: PresentedState, state: LandlordState) -> None:
    for name in GOODS:
        assert getattr(shown, name) == getattr(state, name), name


@settings(max_examples=60, deadline=None)
@given(options=any_options(), seats=st.integers(2, 8), seed=st.integers(0, 2**32), force=st.booleans())
def test_any_rules_hold_their_laws(options: Options, seats: int, seed: int, force: bool) -> None:
    rules = variant(with_force() if force else classic(), options)
    total, shown = seats * rules.start_cash, None
    for step, (state, _, log) in enumerate(random_game(rules, seats, seed, limit=400)):
        total += bank_paid_out(log)
        assert sum(state.cash) + state.pot == total
        assert violations(state) == []
        shown = blank(state) if shown is None else shown
        for event in log:
            apply_event(shown, event)
        agree(shown, state)
        if step % 7 == 0:
            saved = codec.dumped(codec.encode(state)).encode()
            twin = decode_state(RULES, codec.parse(saved), rules)
            assert twin == state and digest(twin) == digest(state.copy())


@settings(max_examples=25, deadline=None)
@given(options=any_options(), seats=st.integers(2, 6), seed=st.integers(0, 2**32), force=st.booleans())
def test_computers_play_by_any_rules(options: Options, seats: int, seed: int, force: bool) -> None:
    """Never illegal, nothing lost; a game that ends names its winners."""
    bots = [BOTS.levels["steady"]()] * seats
    game = Game(BOARD_GAME, variant(with_force() if force else classic(), options), bots, seed)
    game.play(turn_limit=400)
    assert game.violations == []
    outcome = game.state.outcome
    assert outcome is None or (outcome.winners and not any(game.state.out[seat] for seat in outcome.winners))


@pytest.mark.parametrize("mode", GameMode)
def test_computers_end_every_mode(mode: GameMode) -> None:
    from game.landlord.rules.options.modes import official_for

    rules = variant(classic(), official_for(Options(), mode))
    tally = play_games(BOARD_GAME, rules, ("steady",) * 4, games=12, seed=1, turn_limit=2000)
    assert tally.undecided == 0 and tally.violations == []


def test_some_rules_for_many_seeds() -> None:
    """Whole games under rules that mostly are the usual ones reach every ending."""
    endings: Counter[Ending | None] = Counter()
    for seed in range(120):
        game = Game(BOARD_GAME, variant(classic(), some_options(seed)), [BOTS.levels["steady"]()] * 4, seed)
        game.play(turn_limit=800)
        assert game.violations == []
        endings[game.state.outcome.ending if game.state.outcome else None] += 1
    every = {Ending.LAST_STANDING, Ending.BANKRUPTCIES, Ending.TIME, Ending.ROUNDS, Ending.WORTH}
    assert every <= set(endings)
    assert endings[None] < 12


def test_every_seat_is_asked_something_it_can_answer() -> None:
    for seed in range(30):
        rules = variant(classic(), some_options(seed))
        for state, _, _ in random_game(rules, 4, seed, limit=150):
            for seat in LANDLORD.waiting_on(state):
                assert LANDLORD.legal_commands(state, seat)
