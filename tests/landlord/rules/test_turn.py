"""Rolling, doubles and passing the dice on."""

from __future__ import annotations

import pytest

from game.engine.event import Why
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import BuyOffer, OpeningRoll, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import FREE
from tests.landlord.rules.boards import CHEST, classic
from tests.landlord.rules.builder import LoadedDice, Table, only, table


def test_a_roll_walks_the_token() -> None:
    t = table().at(0, 17)
    moved = only(t.rolls(1, 2), e.TokenMoved)
    assert (moved.seat, moved.start, moved.end, moved.steps, moved.how) == (0, 17, 20, 3, "walk")
    assert t.state.position[0] == 20


def test_after_a_plain_roll_no_other_is_owed() -> None:
    t = table().at(0, 17)
    t.rolls(1, 2)
    assert t.refused(c.RollDice(0)) == "roll.done"
    assert t.allows(c.EndTurn(0))


def test_a_double_owes_another_roll() -> None:
    t = table().at(0, 18)
    t.rolls(1, 1)
    assert t.refused(c.EndTurn(0)) == "turn.not_done"
    assert t.allows(c.RollDice(0))


def test_the_third_double_goes_to_jail_unmoved() -> None:
    """R-3, B08, B10."""
    t = table().at(0, 18)
    t.rolls(1, 1)
    t.at(0, 4).rolls(3, 3)  # to Just Visiting
    log = t.at(0, 20).rolls(5, 5)
    jailed = only(log, e.Jailed)
    assert (jailed.cause, jailed.why) == ("doubles", Why(("jail.third_double",)))
    assert [m.how for m in log if isinstance(m, e.TokenMoved)] == ["jail"]
    assert t.state.position[0] == 10 and t.state.jail[0] == 0
    assert t.refused(c.RollDice(0)) == "roll.done" and t.allows(c.EndTurn(0))
    assert t.sound(waiting=(0,))


def test_doubles_are_counted_anew_each_turn() -> None:
    t = table(seats=2)
    for seat in (0, 1, 0, 1):
        assert t.waiting == (seat,)
        t.at(seat, 18).rolls(1, 1)
        t.at(seat, 17).rolls(1, 2)
        assert t.state.jail[seat] == FREE
        t.says(c.EndTurn(seat))


def test_a_double_that_lands_in_jail_gives_no_other_roll() -> None:
    """R-3."""
    t = table().at(0, 28)
    t.rolls(1, 1)
    assert t.state.jail[0] == 0 and t.state.position[0] == 10
    assert t.allows(c.EndTurn(0)) and not t.allows(c.RollDice(0))


def test_a_double_whose_card_says_jail_gives_no_other_roll() -> None:
    """R-3."""
    t = table().at(0, 15).next_card(CHEST, "jail")
    t.rolls(1, 1)
    assert t.state.jail[0] == 0 and t.allows(c.EndTurn(0))


def test_the_turn_cannot_end_before_the_roll_or_an_open_question() -> None:
    """B12."""
    t = table()
    assert t.refused(c.EndTurn(0)) == "turn.not_done"
    t.lands(0, 39)
    assert isinstance(t.top, BuyOffer)
    assert t.refused(c.EndTurn(0)) == "turn.other_question"
    t.says(c.BuyDeed(0))
    t.says(c.EndTurn(0))
    assert t.waiting == (1,)
    assert t.sound(waiting=(1,))


def test_only_the_seat_in_turn_rolls_and_ends() -> None:
    t = table()
    assert t.refused(c.RollDice(1)) == "turn.not_yours"
    t.at(0, 17).rolls(1, 2)
    assert t.refused(c.EndTurn(2)) == "turn.not_yours"


def test_turns_pass_to_the_left_and_skip_who_is_out() -> None:
    t = table(seats=4).gone(1).gone(3)
    t.at(0, 17).rolls(1, 2)
    t.says(c.EndTurn(0))
    assert t.waiting == (2,)
    t.at(2, 17).rolls(1, 2)
    log = t.says(c.EndTurn(2))
    assert t.waiting == (0,)
    assert only(log, e.TurnEnded).seat == 2 and only(log, e.TurnStarted).seat == 0


def test_a_round_is_over_when_the_first_seat_is_passed() -> None:
    t = table(seats=3)
    t.state.first_seat = 1
    t.turn(1)
    rounds = []
    for seat in (1, 2, 0, 1):
        rounds.append(t.state.round)
        t.at(seat, 17).rolls(1, 2)
        t.says(c.EndTurn(seat))
    assert rounds == [1, 1, 1, 2]


def test_rounds_go_on_when_the_first_seat_has_left() -> None:
    t = table(seats=3).gone(0)
    t.turn(1)
    for seat in (1, 2, 1):
        t.at(seat, 17).rolls(1, 2)
        t.says(c.EndTurn(seat))
    assert t.state.round == 2


# --- the salary -----


@pytest.mark.parametrize(
    ("start", "dice", "end", "paid"),
    [
        (37, (1, 2), 0, 200),
        (38, (1, 2), 1, 200),
        (33, (3, 4), 0, 200),
        (30, (3, 4), 37, 0),
        (0, (4, 6), 10, 0),
    ],
)
def test_passing_or_reaching_go_pays_once(start: int, dice: tuple[int, int], end: int, paid: int) -> None:
    """R-25: landing exactly on GO pays 200, not 400; standing on it at the start pays nothing."""
    t = table().at(0, start).owns(0, 1, 37)
    t.rolls(*dice)
    assert t.state.position[0] == end
    assert t.state.cash[0] == 1500 + paid


# --- the opening roll -----


def opening(seats: int, *dice: int) -> Table:
    t = table(seats)
    t.state = LANDLORD.new(classic(), seats, 3)[0]
    t.state.rng = LoadedDice(3, list(dice))
    return t


def test_the_highest_roll_begins() -> None:
    t = opening(3, 1, 2, 6, 5, 3, 3)
    assert isinstance(t.top, OpeningRoll)
    for seat in range(3):
        assert t.waiting == (seat,)
        assert t.refused(c.RollDice((seat + 1) % 3)) == "turn.not_yours"
        t.says(c.RollDice(seat))
    assert only(t.log, e.FirstSeatChosen).seat == 1
    assert isinstance(t.top, Turn) and t.waiting == (1,)
    assert t.state.first_seat == 1


def test_only_the_tied_roll_again() -> None:
    """A23."""
    t = opening(3, 6, 5, 1, 1, 5, 6, 2, 2, 4, 4)
    for seat in (0, 1, 2):
        t.says(c.RollDice(seat))
    assert only(t.log, e.FirstSeatChosen).tied == (0, 2)
    assert t.waiting == (0,)
    t.says(c.RollDice(0))
    assert t.waiting == (2,) and t.refused(c.RollDice(1)) == "turn.not_yours"
    t.says(c.RollDice(2))
    assert t.state.first_seat == 2


def test_nobody_acts_before_the_opening_roll_is_decided() -> None:
    t = opening(2, 1, 1, 6, 6)
    assert t.refused(c.EndTurn(0)) == "turn.other_question"


def test_who_leaves_during_the_opening_roll_is_not_waited_for() -> None:
    t = opening(3, 1, 1, 6, 6)
    t.says(c.RollDice(0))
    t.says(c.Resign(1))
    assert t.waiting == (2,)
    t.says(c.RollDice(2))
    assert t.state.first_seat == 2


def test_doubles_are_counted_only_in_rolls_that_move() -> None:
    t = table().at(0, 18)
    assert only(t.rolls(1, 1), e.DiceRolled).doubles == 1
    assert only(t.at(0, 4).rolls(3, 3), e.DiceRolled).doubles == 2
    assert only(table().jailed(0).rolls(3, 3), e.DiceRolled).doubles == 0
