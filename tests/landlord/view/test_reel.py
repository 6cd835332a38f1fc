"""The reel: every position shows the game as it stood, and lies where the timeline says."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from game.landlord.rules import events as ev
from game.landlord.view.narration.narrator import Narrator
from game.landlord.view.presented import PresentedState
from game.landlord.view.replay.reel import Reel
from game.landlord.view.replay.timeline import DISC, clusters, place_x, under
from game.landlord.view.samples import positions as samples
from game.storage.header import Origin
from game.table.recording import Recording, recast
from game.table.table import Table
from tests.landlord.view.tables import classic

APART = 54.0  # what marks need in a large window
GOODS = (
    "cash",
    "position",
    "jail",
    "out",
    "owner",
    "level",
    "mortgaged",
    "houses_left",
    "hotels_left",
    "turn",
    "round",
)


def reel_of(table: Table) -> Reel:
    names = [seat.name for seat in table.setup.seats]
    return Reel(Recording(table), Narrator(table.pack, names, list(range(len(names)))))


@pytest.fixture(scope="module")
def table() -> Table:
    return samples.played(classic(), lambda table: table.state.round >= 30)


@pytest.fixture(scope="module")
def reel(table: Table) -> Reel:
    return reel_of(table)


def goods(shown: PresentedState) -> dict[str, object]:
    return {name: getattr(shown, name) for name in GOODS}


def test_each_position_shows_the_game_as_it_stood(reel: Reel) -> None:
    for at in [*range(0, reel.last + 1, 13), reel.last, 64, 63, 65]:
        acts, end = reel.origin(at)
        if end != at:
            continue  # in the middle of an act there is no state to compare with
        expected = goods(PresentedState.of(reel.recording.state_after(acts)))
        assert goods(reel.shown(at)) == expected, at


def test_positions_are_the_lines_that_are_told(reel: Reel, table: Table) -> None:
    told = [event for entry in table.log[1:] for event in entry.events]
    assert reel.events == told
    assert all(moment.line.event in told[: moment.end] for moment in reel.moments)
    ends = [moment.end for moment in reel.moments]
    assert ends == sorted(set(ends)) and len(told) - 4 <= ends[-1] <= len(told)


def test_cash_moves_with_the_line_that_tells_of_it(reel: Reel) -> None:
    seen = 0
    for at in range(1, reel.last + 1):
        line = reel.moments[at - 1].line
        if (
            isinstance(line.event, ev.DeedMoved | ev.AuctionEnded | ev.CashMoved)
            and line.amount
            and line.seat >= 0
        ):
            gained = reel.shown(at).cash[line.seat] - reel.shown(at - 1).cash[line.seat]
            assert gained == line.amount, line
            seen += 1
    assert seen > 40


def test_a_place_on_the_timeline_and_a_position_are_the_same(reel: Reel) -> None:
    assert reel.along(0) == 0 and reel.at(-3) == 0 and reel.at(10**6) == reel.last
    places = [reel.along(at) for at in range(reel.last + 1)]
    assert places == sorted(set(places)) and places[-1] == reel.rounds
    assert [reel.at(place) for place in places] == list(range(reel.last + 1))


def test_steps_by_turn_and_by_round_end_where_one_begins(reel: Reel) -> None:
    at, turns = 1, []
    while (further := reel.next_turn(at, 1)) != reel.last:
        before = further - 1
        assert further > at
        assert (reel.turn(further), reel.round(further)) != (reel.turn(before), reel.round(before))
        at = further
        turns.append(at)
    back = at
    for turn in reversed(turns[:-1]):
        back = reel.next_turn(back, -1)
        assert back == turn
    assert reel.next_round(0, -1) == 0
    first = next(at for at in range(1, reel.last) if reel.round(at) == 7)
    assert reel.next_round(first - 1, 1) == first and reel.next_round(first + 3, -1) == first


def test_what_stands_out_is_found_where_it_is_told(reel: Reel) -> None:
    kinds = {mark.kind for mark in reel.landmarks}
    assert {"deed", "jail", "rent", "auction", "trade"} <= kinds
    for mark in reel.landmarks:
        told = [type(event) for event in reel.told(mark.at)]
        expected = {"deed": ev.DeedMoved, "jail": ev.Jailed, "rent": ev.CashMoved, "auction": ev.AuctionEnded}
        if mark.kind in expected:
            assert expected[mark.kind] in told


def test_discs_never_overlap_and_none_is_lost(reel: Reel) -> None:
    found = clusters(reel, APART)
    assert sorted(mark.at for cluster in found for mark in cluster.marks) == sorted(
        m.at for m in reel.landmarks
    )
    assert all(right.x - left.x >= APART for left, right in pairwise(found))
    many = max(found, key=lambda cluster: len(cluster.marks))
    assert len(many.marks) > 1
    at, visited = 0, []
    for _ in many.marks:
        at = many.after(at)
        visited.append(at)
    assert visited == sorted({mark.at for mark in many.marks}) or len({m.at for m in many.marks}) < len(
        many.marks
    )


def test_the_playhead_takes_in_the_discs_it_would_touch(reel: Reel) -> None:
    found = clusters(reel, APART)
    for at in range(0, reel.last + 1, 7):
        x = place_x(reel, at)
        near = under(found, x, APART)
        assert all(abs(cluster.x - x) >= 2 * DISC for cluster in found if cluster not in near)
        assert len(near) <= 2
    mark = found[len(found) // 2].marks[0]
    assert (
        found[len(found) // 2] in under(found, place_x(reel, mark.at), APART)
        or len(found[len(found) // 2].marks) > 1
    )


def test_the_walk_is_that_of_the_turn(reel: Reel) -> None:
    at = next(at for at in range(30, reel.last) if isinstance(reel.moments[at - 1].line.event, ev.TokenMoved))
    walk = reel.walk(at)
    assert walk is reel.moments[at - 1].line.event
    turn = reel.next_turn(at, 1)
    assert reel.walk(turn) is None or reel.walk(turn) is not walk


def test_half_an_act_is_not_played_on_from(reel: Reel) -> None:
    middle = next(at for at in range(1, reel.last) if not reel.moments[at - 1].over)
    acts, at = reel.origin(middle)
    assert at < middle and (at == 0 or reel.moments[at - 1].over)
    assert acts == (reel.moments[at - 1].act if at else 0)
    assert reel.origin(0) == (0, 0)


def test_a_copy_has_its_own_reel_that_begins_in_its_round(table: Table, tmp_path: Path) -> None:
    recording = Recording(table)
    acts = len(recording.acts) // 2
    seats = recast(recording.setup.seats, -1, people=False)
    copy = recording.play_on(acts, 99, seats, new_dice=True, folder=tmp_path)
    begun = copy.state.round
    while copy.state.round < begun + 3:
        assert copy.advance()
    own = reel_of(copy)
    assert own.recording.origin == Origin(save="", round=begun, event=99)
    assert own.first == begun - 1 and own.rounds == begun + 2
    assert place_x(own, 0) < place_x(own, own.last)
    assert own.shown(own.last).cash == copy.state.cash and own.shown(own.last).owner == copy.state.owner
    chance = random.Random(2)
    for _ in range(20):
        at = chance.randrange(own.last + 1)
        assert own.at(own.along(at)) == at
