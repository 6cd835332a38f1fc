"""Laws of the rules that hold in every game: played at random, looked at after every command."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.command import Command
from game.engine.frame import Frame
from game.engine.match import Match, digest
from game.engine.protocol import Refusal
from game.engine.rng import Rng
from game.landlord.kit import RULES
from game.landlord.rules import commands as c
from game.landlord.rules import legal
from game.landlord.rules.core.question import settle_never
from game.landlord.rules.core.reasons import REASONS
from game.landlord.rules.core.refusals import REFUSALS
from game.landlord.rules.course.variant import variant
from game.landlord.rules.events import CardDrawn
from game.landlord.rules.frames import QUESTIONS, Inherited, Negotiation
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import Options
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import LandlordState
from tests.landlord.rules.boards import classic, with_force
from tests.landlord.rules.builder import table
from tests.landlord.rules.chance import any_options
from tests.landlord.rules.play import bank_paid_out, random_game, violations

# a poor start brings debts, bankruptcies and auctions early
GAMES = {
    "options": any_options(),
    "seats": st.integers(2, 8),
    "seed": st.integers(0, 2**32),
    "start_cash": st.sampled_from((1500, 400, 60)),
    "board": st.sampled_from((classic(), with_force())),
}


def closed_forms(state: LandlordState, seat: int) -> list[Command]:
    """Every closed-form command that could be written down, sensible or not."""
    spaces = range(-1, state.ruleset.size + 1)
    whole = (c.RollDice, c.PayFine, c.UseJailCard, c.BuyDeed, c.DeclineDeed, c.DropOut, c.RefuseTrade)
    more = (c.WithdrawTrade, c.DeclareBankruptcy, c.Resign, c.EndTurn, c.LeaveMarker)
    found: list[Command] = [kind(seat) for kind in (*whole, *more, c.BlockTrade)]
    spaced = (c.Build, c.SellBuilding, c.Mortgage, c.Redeem, c.KeepMortgaged, c.MoveMarker)
    found += [kind(seat, space) for kind in spaced for space in spaces]
    found += [c.ChooseEffect(seat, option) for option in (-1, 0, 1, 2)]
    offer = getattr(state.stack[-1], "offer", None) if state.stack else None
    found += [c.AllowTrade(seat, offer), *(c.AcceptTrade(seat, revision, offer) for revision in range(5))]
    found += [c.PassBuilding(seat), *(c.ClaimRent(seat, claim) for claim in range(40))]
    for index, group in enumerate(state.ruleset.groups):
        if any(state.level[space] for space in group.members):
            ways = product(range(state.ruleset.hotel_level + 1), repeat=len(group.members))
            found += [c.SellGroup(seat, index, levels) for levels in ways]
    return found


@settings(max_examples=12, deadline=None)
@given(**GAMES)
def test_legal_commands_are_those_that_check_lets_pass(
    options: Options, seats: int, seed: int, start_cash: int, board: Ruleset
) -> None:
    ruleset = variant(board, replace(options, start_cash=start_cash))
    for step, (state, _, _) in enumerate(random_game(ruleset, seats, seed, limit=300)):
        if step % 10:
            continue
        for seat in range(-1, seats + 1):
            passed = [
                command for command in closed_forms(state, seat) if LANDLORD.check(state, command) is None
            ]
            assert set(LANDLORD.legal_commands(state, seat)) == set(passed)


@settings(max_examples=12, deadline=None)
@given(**GAMES)
def test_openings_bound_what_check_lets_pass(
    options: Options, seats: int, seed: int, start_cash: int, board: Ruleset
) -> None:
    ruleset = variant(board, replace(options, start_cash=start_cash))
    for state, _, _ in random_game(ruleset, seats, seed, limit=300):
        for seat in range(seats):
            bids = {
                opening.low: opening.high
                for opening in LANDLORD.openings(state, seat)
                if opening.kind == "Bid"
            }
            if not bids:
                assert LANDLORD.check(state, c.Bid(seat, state.cash[seat])) is not None
            for low, high in bids.items():
                assert (
                    LANDLORD.check(state, c.Bid(seat, low))
                    is LANDLORD.check(state, c.Bid(seat, high))
                    is None
                )
                assert LANDLORD.check(state, c.Bid(seat, low - 1)) is not None
                assert LANDLORD.check(state, c.Bid(seat, high + 1)) is not None


@settings(max_examples=25, deadline=None)
@given(**GAMES)
def test_goods_are_conserved_and_somebody_is_always_asked(
    options: Options, seats: int, seed: int, start_cash: int, board: Ruleset
) -> None:
    ruleset = variant(board, replace(options, start_cash=start_cash))
    total = seats * start_cash
    for state, _, log in random_game(ruleset, seats, seed, limit=600):
        total += bank_paid_out(log)
        assert sum(state.cash) + state.pot == total
        assert violations(state) == []


@settings(max_examples=15, deadline=None)
@given(**GAMES)
def test_copies_are_equal_and_apart(
    options: Options, seats: int, seed: int, start_cash: int, board: Ruleset
) -> None:
    ruleset = variant(board, replace(options, start_cash=start_cash))
    for state, _, _ in random_game(ruleset, seats, seed, limit=120):
        twin = state.copy()
        assert twin == state
        assert shared(state, twin) == []


def shared(one: Any, two: Any, path: str = "state") -> list[str]:
    """Where two states hold the very same changeable thing; the ruleset and outcomes never change."""
    if isinstance(one, LandlordState | Frame):
        pairs = [
            (f.name, getattr(one, f.name), getattr(two, f.name)) for f in fields(one) if f.name != "ruleset"
        ]
    elif isinstance(one, list):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(one, two, strict=True))]
    elif isinstance(one, Rng):
        pairs = []
    else:
        return []
    own = [path] if one is two else []
    return own + [found for name, a, b in pairs for found in shared(a, b, f"{path}.{name}")]


def test_copy_forgets_no_field() -> None:
    state, _ = LANDLORD.new(with_force(), 4, 7)
    for number, field in enumerate(fields(state)):
        marker: Any = object()
        before = getattr(state, field.name)
        if isinstance(before, int) or before is None:
            setattr(state, field.name, marker)
            assert getattr(state.copy(), field.name) is marker, field.name
            setattr(state, field.name, before)
        else:
            assert getattr(state.copy(), field.name) == before, (number, field.name)


def test_two_games_of_one_seed_are_the_same_and_another_seed_differs() -> None:
    def prints(seed: int) -> list[str]:
        return [digest(state) for state, _, _ in random_game(classic(), 3, seed, limit=200)]

    assert prints(5) == prints(5)
    assert prints(5) != prints(6)


def test_the_decks_and_the_dice_to_come_are_hidden() -> None:
    """Two states that differ only in what is hidden look the same to every seat."""
    state, _ = LANDLORD.new(classic(), 3, 11)
    other = state.copy()
    other.rng = Rng(99)
    other.piles[0].reverse()
    for seat in range(3):
        assert LANDLORD.observe(state, seat) == LANDLORD.observe(other, seat)
    assert state.piles[0] != LANDLORD.observe(state, 0).piles[0]


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), draw=st.integers(0, 2**32))
def test_what_was_seen_can_be_played_on(seed: int, draw: int) -> None:
    states = [state.copy() for state, _, _ in random_game(classic(), 3, seed, limit=150)]
    seen = LANDLORD.observe(states[-1], 0)
    full = LANDLORD.determinize(seen, draw)
    assert [sorted(pile) for pile in full.piles] == seen.piles
    assert LANDLORD.waiting_on(full) == LANDLORD.waiting_on(states[-1])
    asked = LANDLORD.waiting_on(full)
    if asked:
        command = LANDLORD.legal_commands(full, asked[0])[0]
        LANDLORD.apply(full, command)
        assert violations(full) == []


def test_determinizing_shuffles_anew_for_each_seed() -> None:
    seen = LANDLORD.observe(LANDLORD.new(classic(), 2, 1)[0], 0)
    assert len({tuple(LANDLORD.determinize(seen, seed).piles[0]) for seed in range(8)}) > 1


def test_every_frame_has_a_question_that_is_answered_or_runs_by_itself() -> None:
    assert list(RULES.frames) == list(QUESTIONS)
    for question in QUESTIONS.values():
        answered = bool(question.acts or question.also)
        assert answered or question.settle is not settle_never, question.frame
        assert bool(question.asks) is answered, question.frame


def test_every_refusal_is_listed_with_its_figures() -> None:
    """Whatever random, wrong commands are refused with can be put into a sentence."""
    seen: dict[str, Refusal] = {}
    for state, _, _ in random_game(with_force(marker_blocks_building=True), 4, 3, limit=400):
        for seat in range(4):
            for command in closed_forms(state, seat):
                refusal = LANDLORD.check(state, command)
                if refusal is not None:
                    seen[refusal.code] = refusal
    for code, refusal in seen.items():
        assert tuple(name for name, _ in refusal.params) == REFUSALS[code].figures
    assert len(seen) > 12


def test_every_reason_is_listed_with_its_figures() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for _, _, log in random_game(replace(with_force(), start_cash=400), 4, seed, limit=3000):
            for why in (event.why for event in log if event.why is not None):
                figures = [name for rule in why.rules for name in REASONS[rule].figures]
                assert sorted(name for name, _ in why.figures) == sorted(figures)
                seen.update(why.rules)
    assert len(seen) > 15


def test_check_changes_nothing() -> None:
    for state, _, _ in random_game(with_force(), 4, 9, limit=200):
        before = digest(state)
        for seat in range(4):
            for command in closed_forms(state, seat):
                LANDLORD.check(state, command)
        assert digest(state) == before


def test_a_record_played_again_ends_in_the_same_state() -> None:
    match: Match[LandlordState] = Match(LANDLORD, classic(), 3, 21)
    for _, command, _ in random_game(classic(), 3, 21, limit=300):
        if command is not None:
            assert not isinstance(match.submit(command), Refusal)
    again: Match[LandlordState] = Match(LANDLORD, classic(), 3, 21)
    for command in match.record.commands:
        again.submit(command)
    assert digest(again.state) == digest(match.state)


def test_answers_are_the_legal_commands_of_who_is_asked() -> None:
    for state, _, _ in random_game(classic(), 4, 13, limit=300):
        for seat in range(4):
            given_now = legal.answers(state, seat)
            assert bool(given_now) == (seat in LANDLORD.waiting_on(state))
            assert set(given_now) <= set(LANDLORD.legal_commands(state, seat))


@pytest.mark.parametrize("seats", [1, 9])
def test_only_as_many_seats_as_the_edition_takes(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        LANDLORD.new(classic(), seats, 1)


def test_every_frame_is_plain_data_that_copies() -> None:
    for kind in RULES.frames:
        assert is_dataclass(kind)
    inherited = Inherited(0, [1, 3])
    assert inherited.copy() == inherited and inherited.copy().spaces is not inherited.spaces
    negotiation = Negotiation(0, c.Offer(()), 1, [1, 2])
    assert negotiation.copy().waiting is not negotiation.waiting


def test_chance_events_bar_undo() -> None:
    t = table().next_card(0, "dividend")
    assert CardDrawn(0, 0, 0).chance
    assert any(event.chance for event in t.rolls(3, 4))
