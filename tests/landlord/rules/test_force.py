"""The Force (facts: starwars_ep2, force_rules): set-up, shift, squares, contests, every option of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.event import Event
from game.engine.match import Match
from game.landlord.rules import commands as c
from game.landlord.rules import events as ev
from game.landlord.rules import frames as f
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.moves import force, markers
from game.landlord.rules.options import ContestRoll, ContestTrigger, MarkerFree
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import LandlordState
from tests.landlord.rules.boards import classic, with_force
from tests.landlord.rules.builder import LoadedDice, Table, only

LIGHT, DARK = 0, 1
SIDES = (LIGHT, DARK, LIGHT)  # of the seats in these tests
SQUARES = {LIGHT: 3, DARK: 4}  # how the Force die must fall to show a side's square
SHIFTS = {LIGHT: 1, DARK: 2}  # and the shift, which has a colour only where that is played


def table(light: int = 6, dark: int = 24, **options: object) -> Table:
    """Three seats, the markers over two spaces, the first seat to roll."""
    t = Table(with_force(SIDES, **options), 3)
    t.state.markers = (light, dark)
    return t


def rolls(t: Table, white: int, black: int, die: int, *more: int) -> list[Event]:
    """All three dice are rolled together; `more` fall afterwards."""
    t.falls(die, white, black, *more)
    return t.says(c.RollDice(t.state.turn))


def stops(t: Table, space: int, die: int = SQUARES[LIGHT]) -> list[Event]:
    """The seat in turn rolls 1 and 2 and stops on a space."""
    t.at(t.state.turn, (space - 3) % 40)
    return rolls(t, 1, 2, die)


def fall(t: Table, die: int) -> list[Event]:
    """The Force die is rolled for the contest."""
    t.falls(die)
    return t.says(c.RollDice(t.waiting[0]))


# --- set-up -----------------------------------------------------------------------------------------------


def new_game(*dice: int, ruleset: Ruleset | None = None) -> tuple[LandlordState, list[Event]]:
    """A new game whose first dice fall so: white and black, twice."""
    rules, log = ruleset or with_force(), []
    state, _ = LANDLORD.new(rules, 2, 1)
    state.rng, state.markers = LoadedDice(1, list(dice)), ()
    force.set_up(state, log)
    return state, log


@pytest.mark.parametrize(
    ("dice", "light", "dark"),
    [
        ((1, 1, 2, 2), 23, 3),  # two moves each, light by white from 20, dark by black from 0
        ((2, 2, 1, 1), 24, 5),  # 22 and 2 can't be bought: on to 23 and 3; 4 is a tax: on to 5
        ((6, 6, 4, 4), 31, 11),  # 26 and 30 (go to jail): on to 31; 6 and 10 (jail): on to 11
        ((6, 6, 6, 6), 32, 12),
        ((1, 6, 5, 1), 26, 8),  # each by its own die: 21, 26 and 6, 7 (a card): on to 8
    ],
)
def test_each_marker_moves_twice_by_its_own_die_and_rests_where_one_can_buy(
    dice: tuple[int, ...], light: int, dark: int
) -> None:
    state, log = new_game(*dice)
    assert state.markers == (light, dark)
    rolled = [event for event in log if isinstance(event, ev.DiceRolled)]
    assert [(e.seat, e.purpose, e.face) for e in rolled] == [(-1, "setup", -1)] * 2
    moves = [event for event in log if isinstance(event, ev.MarkersMoved)]
    assert [move.dice for move in moves] == [dice[:2], dice[2:]]
    assert moves[0].starts == (20, 0) and moves[0].ends == moves[1].starts and moves[1].ends == (light, dark)
    assert moves[0].why is not None and moves[0].why.rules[0] == "force.setup"


def test_the_markers_are_set_up_before_the_first_seat_is_rolled_for() -> None:
    state, log = LANDLORD.new(with_force(), 3, 5)
    kinds = [type(event) for event in log]
    assert kinds[:5] == [ev.GameStarted, *[ev.DiceRolled, ev.MarkersMoved] * 2]
    assert isinstance(state.stack[-1], f.OpeningRoll)


def test_set_up_reaches_only_two_stretches_of_the_board() -> None:
    """Two single-die moves from GO and Free Parking: 1 to 12 and 21 to 32."""
    for seed in range(60):
        light, dark = LANDLORD.new(with_force(), 2, seed)[0].markers
        assert 21 <= light <= 32 and 1 <= dark <= 12


def test_without_the_force_nothing_of_it_happens() -> None:
    state, log = LANDLORD.new(classic(), 3, 5)
    assert state.markers == () and [type(event) for event in log] == [ev.GameStarted]
    assert markers.barred(state) == ()


# --- the roll --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 2])
def test_the_shift_moves_both_markers_each_by_its_own_die(die: int) -> None:
    t = table(light=18, dark=32)
    log = rolls(t, 4, 3, die)
    moved = only(log, ev.MarkersMoved)
    assert (moved.starts, moved.dice, moved.cause) == ((18, 32), (4, 3), "shift")
    assert moved.ends == t.state.markers == (23, 35)  # 22 is a card: on to 23
    assert moved.why is not None and moved.why.rules == ("force.shift", "force.goes_on")


def test_a_shift_that_rests_at_once_needs_no_going_on() -> None:
    t = table(light=18, dark=32)
    why = only(rolls(t, 1, 3, SHIFTS[LIGHT]), ev.MarkersMoved).why
    assert why is not None and why.rules == ("force.shift",)


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_the_squares_move_no_marker(die: int) -> None:
    t = table()
    log = rolls(t, 4, 3, die)
    assert t.state.markers == (6, 24) and not t.happened(ev.MarkersMoved)
    assert only(log, ev.DiceRolled).face == (LIGHT if die % 2 else DARK)


def test_the_token_moves_by_white_and_black_alone_before_the_shift() -> None:
    t = table()
    kinds = [type(event) for event in rolls(t, 4, 3, SHIFTS[DARK])]
    assert t.state.position[0] == 7
    assert kinds.index(ev.TokenMoved) < kinds.index(ev.MarkersMoved) < kinds.index(ev.CardDrawn)


def test_doubles_roll_again_and_all_three_dice_again() -> None:
    t = table(light=6, dark=24)
    rolls(t, 2, 2, SHIFTS[LIGHT])  # to the tax
    turn = t.state.stack[-1]
    assert isinstance(turn, f.Turn) and not turn.rolled and turn.face == 2
    assert t.state.markers == (8, 26)
    rolls(t, 1, 2, SQUARES[DARK])
    assert t.state.markers == (8, 26) and t.state.stack[0].face == DARK


def test_a_third_double_goes_to_jail_and_shifts_all_the_same() -> None:
    t = table()
    t.state.stack[:] = [f.Turn(0, doubles=2)]
    rolls(t, 1, 1, SHIFTS[LIGHT])
    assert t.state.jail[0] == 0 and t.state.position[0] == 10 and t.state.markers == (8, 25)


def test_two_markers_may_share_a_space_after_a_shift() -> None:
    t = table(light=5, dark=3)
    rolls(t, 1, 3, SHIFTS[LIGHT])
    assert t.state.markers == (6, 6)


def test_who_stays_in_jail_rolls_the_force_die_too_and_it_shifts() -> None:
    t = table(light=6, dark=24).jailed(0)
    rolls(t, 1, 2, SHIFTS[LIGHT])
    assert t.state.jail[0] == 1 and t.state.markers == (8, 26)  # 7 is a card: on to 8


def test_a_double_out_of_jail_moves_and_then_shifts() -> None:
    t = table(light=6, dark=24).jailed(0)
    rolls(t, 2, 2, SHIFTS[LIGHT])
    assert t.state.position[0] == 14 and t.state.markers == (8, 26)


def test_the_last_failed_roll_shifts_before_the_fine_moves_the_token() -> None:
    t = table(light=6, dark=24).jailed(0, 2)
    kinds = [type(event) for event in rolls(t, 1, 2, SHIFTS[LIGHT])]
    assert t.state.markers == (8, 26) and t.state.position[0] == 13
    assert kinds.index(ev.MarkersMoved) < kinds.index(ev.TokenMoved)


@pytest.mark.parametrize(("faces", "shifts"), [(0, 0), (2, 2), (4, 4)])
def test_so_many_faces_show_the_shift_and_the_squares_share_the_others(faces: int, shifts: int) -> None:
    t = table(shift_faces=faces)
    drawn = [force.draw(t.falls(die).state) for die in range(1, 7)]
    assert sum(face >= force.SHIFT for face in drawn) == shifts
    assert drawn.count(LIGHT) == drawn.count(DARK) == (6 - shifts) // 2
    assert drawn.count(force.SHIFT) == drawn.count(force.SHIFT + 1) == shifts // 2


# --- meeting a marker ------------------------------------------------------------------------------------


def test_stopping_on_the_other_sides_marker_is_a_contest_before_the_space() -> None:
    t = table(dark=24)
    log = stops(t, 24)
    assert only(log, ev.ContestOpened) == ev.ContestOpened(0, DARK, 24, why=log[-1].why)
    assert t.top == f.Contest(0, DARK, 24)
    assert t.waiting == (0,)
    assert not t.happened(ev.DeedOffered)


def test_ones_own_marker_is_nothing() -> None:
    t = table(light=24, dark=3)
    stops(t, 24)
    assert not t.happened(ev.ContestOpened) and t.happened(ev.DeedOffered)


def test_the_other_sides_marker_is_met_where_both_hover() -> None:
    t = table(light=24, dark=24)
    assert only(stops(t, 24), ev.ContestOpened).marker == DARK


def test_passing_a_marker_is_nothing() -> None:
    t = table(dark=6).at(0, 3)
    rolls(t, 3, 2, SQUARES[LIGHT])
    assert not t.happened(ev.ContestOpened)


def test_a_marker_that_the_shift_brings_onto_the_token_is_met_and_one_that_leaves_is_not() -> None:
    """The roll is carried out whole, then what lies on the space counts (our convention)."""
    t = table(dark=21).at(0, 19)
    rolls(t, 2, 3, SHIFTS[LIGHT])  # to 24, where the marker comes from 21
    assert t.state.markers[DARK] == 24 and t.happened(ev.ContestOpened)
    t = table(dark=24).at(0, 19)
    rolls(t, 2, 3, SHIFTS[LIGHT])
    assert not t.happened(ev.ContestOpened)


def test_a_card_that_leads_onto_the_marker_makes_a_contest_too() -> None:
    t = table(dark=24).next_card(0, "illinois").at(0, 4)
    rolls(t, 1, 2, SQUARES[LIGHT])
    assert t.top == f.Contest(0, DARK, 24)


def test_the_seat_of_the_dark_meets_the_light_marker() -> None:
    t = table(light=24, dark=3).turn(1)
    assert only(stops(t, 24), ev.ContestOpened).marker == LIGHT


def test_a_marker_faced_once_is_not_faced_again_on_the_same_stop() -> None:
    t = table(dark=24)
    stops(t, 24)
    fall(t, SQUARES[LIGHT])
    t.says(c.LeaveMarker(0))
    assert isinstance(t.top, f.BuyOffer)


# --- both outcomes ----------------------------------------------------------------------------------------


def test_ones_own_square_wins_and_may_move_the_marker() -> None:
    t = table(dark=24)
    stops(t, 24)
    log = fall(t, SQUARES[LIGHT])
    assert only(log, ev.ForceRolled).face == LIGHT and t.happened(ev.ContestWon)
    assert t.payments() == [] and t.top == f.MarkerChoice(0, DARK)
    log = t.says(c.MoveMarker(0, 39))
    moved = only(log, ev.MarkerMoved)
    assert (moved.seat, moved.marker, moved.start, moved.end) == (0, DARK, 24, 39)
    assert t.state.markers == (6, 39)
    assert isinstance(t.top, f.BuyOffer) and t.top.space == 24  # the space itself comes after


def test_the_winner_may_leave_the_marker() -> None:
    t = table(dark=24)
    stops(t, 24)
    fall(t, SQUARES[LIGHT])
    assert only(t.says(c.LeaveMarker(0)), ev.MarkerLeft).space == 24
    assert t.state.markers == (6, 24)


@pytest.mark.parametrize(
    ("die", "rule"),
    [
        (SQUARES[DARK], "force.lost"),
        (SHIFTS[LIGHT], "force.lost_to_shift"),
        (SHIFTS[DARK], "force.lost_to_shift"),
    ],
)
def test_the_other_square_or_the_shift_costs_200_to_the_bank(die: int, rule: str) -> None:
    t = table(dark=24)
    stops(t, 24)
    log = fall(t, die)
    lost = only(log, ev.ContestLost)
    assert (lost.marker, lost.space, lost.stake) == (DARK, 24, 200)
    assert lost.why is not None and lost.why.rules == (rule,)
    assert t.payments() == [(0, -1, 200, "force")]
    assert t.state.markers == (6, 24)  # it stays, and a contest shifts nothing
    assert isinstance(t.top, f.BuyOffer)


def test_the_rent_is_what_it_is() -> None:
    t = table(dark=24).owns(1, 24)
    stops(t, 24)
    fall(t, SQUARES[DARK])
    assert t.payments() == [(0, -1, 200, "force"), (0, 1, 20, "rent")]


def test_the_stake_is_a_debt_like_any_other() -> None:
    t = table(dark=24).owns(0, 39).cash(0, 60)
    stops(t, 24)
    fall(t, SQUARES[DARK])
    assert t.top == f.Debt(0, ((-1, 200),), "force", 24)
    t.says(c.Mortgage(0, 39))
    assert t.payments()[-1] == (0, -1, 200, "force") and t.state.cash[0] == 60
    assert not any(isinstance(frame, f.Debt | f.Contest) for frame in t.state.stack)


def test_who_cannot_raise_the_200_is_bankrupt_to_the_bank_and_the_landing_is_gone() -> None:
    t = table(dark=24).owns(1, 24).cash(0, 150)
    stops(t, 24)
    fall(t, SQUARES[DARK])
    log = t.says(c.DeclareBankruptcy(0))
    assert only(log, ev.WentBankrupt).creditors == (-1,)
    assert (0, 1) not in [(p[0], p[1]) for p in t.payments()]  # no rent after that
    assert t.state.out[0] and t.state.turn == 1 and t.sound(waiting=(1,))


def test_leaving_in_the_middle_of_a_contest_or_choice_ends_it() -> None:
    for ends in (f.Contest, f.MarkerChoice):
        t = table(dark=24)
        stops(t, 24)
        if ends is f.MarkerChoice:
            fall(t, SQUARES[LIGHT])
        assert isinstance(t.top, ends)
        t.says(c.Resign(0))
        assert t.state.turn == 1 and t.sound(waiting=(1,))


def test_the_stake_does_not_feed_the_pot() -> None:
    t = table(dark=24, parking_pot=True)
    stops(t, 24)
    fall(t, SQUARES[DARK])
    assert t.state.pot == 0


# --- where the marker may go -----------------------------------------------------------------------------


def choosing(**options: object) -> Table:
    t = table(light=6, dark=24, **options).at(1, 39).at(2, 12)
    stops(t, 24)
    fall(t, SQUARES[LIGHT])
    assert isinstance(t.top, f.MarkerChoice)
    return t


def test_every_deeds_space_without_token_or_marker_is_free_sold_or_not() -> None:
    t = choosing().owns(1, "green").mortgaged(31)
    free = set(t.state.ruleset.deeds) - {6, 24, 39, 12}
    assert set(markers.free(t.state)) == free and len(free) == 24
    legal = [command for command in LANDLORD.legal_commands(t.state, 0) if isinstance(command, c.MoveMarker)]
    assert {command.space for command in legal} == free


@pytest.mark.parametrize(
    ("space", "code"),
    [
        (24, "marker.there"),
        (6, "marker.marker"),
        (39, "marker.token"),
        (12, "marker.token"),
        (7, "marker.no_deed"),
        (0, "marker.no_deed"),
        (-1, "marker.no_deed"),
        (40, "marker.no_deed"),
    ],
)
def test_it_may_not_go_where_something_is_or_nothing_can_be_bought(space: int, code: str) -> None:
    assert choosing().refused(c.MoveMarker(0, space)) == code


def test_only_deeds_that_nobody_owns_may_be_free() -> None:
    """F-5 read otherwise (F-9): a token is then in nobody's way, an owner is."""
    t = choosing(marker_free=MarkerFree.NOT_OWNED).owns(1, 31)
    assert t.allows(c.MoveMarker(0, 39)) and t.allows(c.MoveMarker(0, 12))
    assert t.refused(c.MoveMarker(0, 31)) == "marker.owned"
    assert t.refused(c.MoveMarker(0, 6)) == "marker.marker"
    assert set(markers.free(t.state)) == set(t.state.ruleset.deeds) - {6, 24, 31}


def test_the_token_of_a_seat_that_is_out_is_in_nobodys_way() -> None:
    assert choosing().gone(1).allows(c.MoveMarker(0, 39))


def test_only_the_winner_chooses() -> None:
    t = choosing()
    assert t.refused(c.MoveMarker(1, 1)) == t.refused(c.LeaveMarker(2)) == "turn.not_yours"
    assert t.refused(c.EndTurn(0)) == "turn.other_question"


def test_a_choice_without_a_free_space_is_not_asked() -> None:
    few = replace(with_force(SIDES), max_seats=40)
    t = Table(few, 30)
    t.state.markers = (6, 24)
    deeds = [space for space in few.deeds if space not in (6, 24)]
    for seat, space in zip(range(1, 30), deeds + deeds, strict=False):
        t.at(seat, space)
    t.state.ruleset = replace(few, force=replace(few.force, seats=(0,) * 30))  # type: ignore[type-var]
    stops(t, 24)
    fall(t, SQUARES[LIGHT])
    assert t.happened(ev.ContestWon) and isinstance(t.top, f.BuyOffer)


def test_moving_the_marker_can_be_taken_back_and_the_roll_can_not() -> None:
    match: Match[LandlordState] = Match(LANDLORD, with_force(SIDES), 3, 1)
    match.state.stack[:] = [
        f.Turn(0, rolled=True, dice=(1, 2)),
        f.Landing(0, faced=True),
        f.MarkerChoice(0, DARK),
    ]
    match.state.markers, match.state.position[0] = (6, 24), 24
    match.submit(c.MoveMarker(0, 39))
    assert match.state.markers == (6, 39) and match.undo() and match.state.markers == (6, 24)
    match.state.stack[:] = [
        f.Turn(0, rolled=True, dice=(1, 2)),
        f.Landing(0, faced=True),
        f.Contest(0, DARK, 24),
    ]
    match.submit(c.RollDice(0))
    assert not match.can_undo


# --- options ----------------------------------------------------------------------------------------------


def test_any_marker_makes_a_contest_where_that_is_played() -> None:
    t = table(light=24, dark=3, contest_trigger=ContestTrigger.ANY_MARKER)
    opened = only(stops(t, 24), ev.ContestOpened)
    assert opened.marker == LIGHT and opened.why is not None and opened.why.rules == ("force.any_marker",)
    fall(t, SQUARES[LIGHT])
    t.says(c.MoveMarker(0, 39))
    assert t.state.markers == (39, 3)


def test_any_marker_prefers_the_other_sides() -> None:
    t = table(light=24, dark=24, contest_trigger=ContestTrigger.ANY_MARKER)
    assert only(stops(t, 24), ev.ContestOpened).marker == DARK


@pytest.mark.parametrize(
    ("die", "won"), [(SQUARES[LIGHT], True), (SQUARES[DARK], False), (SHIFTS[LIGHT], False)]
)
def test_the_same_roll_decides_at_once_where_that_is_played(die: int, won: bool) -> None:
    t = table(dark=23 if die == SHIFTS[LIGHT] else 24, contest_roll=ContestRoll.SAME_ROLL)
    t.at(0, 21)
    if die == SHIFTS[LIGHT]:  # the marker comes from 23 by the black die of 1
        rolls(t, 2, 1, die)
    else:
        rolls(t, 1, 2, die)
    assert t.happened(ev.ContestWon) is won and t.happened(ev.ContestLost) is not won
    assert not t.happened(ev.ForceRolled)


def test_a_shift_in_ones_own_colour_wins_anywhere_where_that_is_played() -> None:
    t = table(light=6, dark=24, contest_trigger=ContestTrigger.SHIFT_FACE)
    t.owns(0, 9).at(0, 6)
    rolls(t, 1, 2, SHIFTS[LIGHT])
    assert t.state.markers == (8, 26) and t.top == f.MarkerChoice(0, DARK)
    t.says(c.MoveMarker(0, 39))
    assert t.state.markers == (8, 39) and isinstance(t.top, f.Turn)


def test_a_shift_in_the_other_colour_costs_the_stake_where_that_is_played() -> None:
    t = table(light=6, dark=24, contest_trigger=ContestTrigger.SHIFT_FACE).owns(0, 9).at(0, 6)
    log = rolls(t, 1, 2, SHIFTS[DARK])
    assert t.state.markers == (8, 26) and t.payments() == [(0, -1, 200, "force")]
    lost = only(log, ev.ContestLost)
    assert lost.space == 26 and lost.why is not None and lost.why.rules == ("force.lost",)


def test_with_coloured_shifts_squares_do_nothing_and_markers_are_not_met() -> None:
    t = table(dark=24, contest_trigger=ContestTrigger.SHIFT_FACE)
    stops(t, 24, SQUARES[LIGHT])
    assert not t.happened(ev.ContestOpened) and isinstance(t.top, f.BuyOffer)


def test_a_marker_bars_building_where_that_is_played() -> None:
    t = table(light=6, dark=9, marker_blocks_building=True).owns(0, "light_blue")
    t.turn(0, rolled=True)
    assert t.refused(c.Build(0, 6)) == t.refused(c.Build(0, 9)) == "build.marker"
    assert t.allows(c.Build(0, 8))
    t.says(c.Build(0, 8))
    assert t.refused(c.Build(0, 8)) == "build.evenly"  # and the group waits until the markers shift
    assert t.allows(c.SellBuilding(0, 8))


def test_a_marker_bars_nothing_otherwise() -> None:
    t = table(light=6, dark=9).owns(0, "light_blue").turn(0, rolled=True)
    assert t.allows(c.Build(0, 6)) and t.allows(c.Build(0, 9))


def test_the_sides_of_seats_change_by_turns_unless_they_are_said() -> None:
    rules = with_force().force
    assert rules is not None and [rules.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [replace(rules, seats=SIDES).side(seat) for seat in range(3)] == list(SIDES)
