"""Where a computer that has won a contest of the Force puts the marker."""

from __future__ import annotations

import pytest

from game.engine.command import Command
from game.landlord.bots.haunting import choose
from game.landlord.bots.memory import Memory
from game.landlord.bots.steady import Steady
from game.landlord.rules import commands as c
from game.landlord.rules.frames import Contest, Landing, MarkerChoice
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import ContestTrigger
from tests.landlord.rules.boards import with_force
from tests.landlord.rules.builder import Table

LIGHT, DARK = 0, 1


def won(sides: tuple[int, ...], at: tuple[int, ...], marker: int = DARK, **options: object) -> Table:
    """Seat 0 has beaten a marker where it stands; the other marker is far away."""
    t = Table(with_force(sides, **options), len(sides))
    for seat, space in enumerate(at):
        t.at(seat, space)
    t.state.markers = (1, at[0]) if marker == DARK else (at[0], 1)
    t.state.stack += [Landing(0, faced=True), MarkerChoice(0, marker)]
    return t


def chooses(t: Table) -> Command:
    choice = t.state.stack[-1]
    assert isinstance(choice, MarkerChoice)
    command = choose(LANDLORD.observe(t.state, 0), 0, choice)
    assert LANDLORD.check(t.state, command) is None
    return command


def test_it_goes_where_a_rival_of_the_other_side_most_likely_stops() -> None:
    """Seat 1 is light and 7 steps from 24; seat 0 is light too, but far beyond."""
    assert chooses(won((LIGHT, LIGHT, DARK), (37, 17, 24 - 9))) == c.MoveMarker(0, 24)


def test_rivals_of_the_markers_own_side_do_not_matter() -> None:
    command = chooses(won((LIGHT, DARK, LIGHT), (37, 17, 4)))
    assert command == c.MoveMarker(0, 11)  # seven steps before seat 2, not before seat 1


def test_it_does_not_go_before_oneself() -> None:
    """Nobody else has to face it: it is left, or goes out of one's own way."""
    t = won((LIGHT, DARK, DARK), (16, 20, 30))
    command = chooses(t)
    where = command.space if isinstance(command, c.MoveMarker) else t.state.position[0]
    assert not 2 <= (where - 16) % 40 <= 12


def test_it_is_left_where_no_place_is_better() -> None:
    t = won((LIGHT, DARK), (16, 20))
    assert chooses(t) == c.LeaveMarker(0)


def test_a_rival_in_jail_is_less_likely_to_come() -> None:
    t = won((LIGHT, LIGHT, LIGHT), (37, 10, 20))
    t.jailed(1)
    assert chooses(t) == c.MoveMarker(0, 27)  # seven steps before seat 2 rather than before the jail


def test_where_markers_bar_building_it_goes_onto_a_rivals_group() -> None:
    t = won((LIGHT, DARK), (16, 20), marker_blocks_building=True).owns(1, "green")
    command = chooses(t)
    assert isinstance(command, c.MoveMarker) and command.space in (31, 32, 34)


def test_where_any_marker_counts_both_sides_are_haunted() -> None:
    t = won((LIGHT, DARK), (37, 17), contest_trigger=ContestTrigger.ANY_MARKER)
    assert chooses(t) == c.MoveMarker(0, 24)


@pytest.mark.parametrize("trigger", ContestTrigger)
def test_the_steady_player_answers_both_questions(trigger: ContestTrigger) -> None:
    t = won((LIGHT, LIGHT), (37, 17), contest_trigger=trigger)
    assert isinstance(Steady().decide(t.state, 0, Memory()), c.MoveMarker | c.LeaveMarker)
    t.state.stack[-1] = Contest(0, DARK, 37)
    assert Steady().decide(t.state, 0, Memory()) == c.RollDice(0)
