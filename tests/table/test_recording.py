"""Recordings: any state of a game comes back, and a copy played on from it leaves the game as it was."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.landlord.rules.frames import Auction, Turn
from game.packs.pack import Pack
from game.storage.header import SeatKind
from game.table.recording import Recording, recast
from game.table.table import Table
from tests.table.seating import act, only_save, play_until, seated

KINDS = ("human", "human", "human")


@pytest.fixture
def played(pack: Pack, tmp_path: Path) -> tuple[Table, list[str]]:
    """A game of some two hundred random acts, and what its state was after each."""
    table = seated(pack, KINDS, seed=5, folder=tmp_path)
    chance, states = random.Random(5), [repr(table.state)]
    for _ in range(200):
        act(table, chance)
        states.append(repr(table.state))
    return table, states


@pytest.mark.parametrize("read", [False, True], ids=["at the table", "from the save"])
def test_every_state_comes_back(
    played: tuple[Table, list[str]], pack: Pack, tmp_path: Path, read: bool
) -> None:
    table, states = played
    recording = Recording.read(only_save(tmp_path), pack) if read else Recording(table)
    assert len(recording.acts) == 200 and recording.name == only_save(tmp_path).stem
    for after in [*range(0, 201, 7), 200, 3, 150]:  # also backwards
        assert repr(recording.state_after(after)) == states[after]


def test_a_state_that_was_handed_out_is_the_caller_s(played: tuple[Table, list[str]]) -> None:
    table, states = played
    recording = Recording(table)
    recording.state_after(64).cash[0] = 0
    recording.state_after(0).cash[0] = 0
    assert repr(recording.state_after(64)) == states[64]
    assert repr(recording.state_after(0)) == states[0]


def test_a_copy_goes_on_by_itself_and_the_record_stays(
    played: tuple[Table, list[str]], pack: Pack, tmp_path: Path
) -> None:
    table, states = played
    save = only_save(tmp_path)
    before = save.read_bytes()
    recording = Recording(table)
    seats = recast(recording.setup.seats, 1, people=False)
    assert [seat.kind for seat in seats] == [SeatKind.COMPUTER, SeatKind.HUMAN, SeatKind.COMPUTER]
    copy = recording.play_on(100, 144, seats, new_dice=False, folder=tmp_path)
    assert repr(copy.state) == states[100]
    assert copy.is_human(1) and not copy.is_human(0)
    chance = random.Random(1)
    for _ in range(20):
        act(copy, chance)
    assert save.read_bytes() == before and repr(table.state) == states[-1]

    (own,) = (path for path in tmp_path.iterdir() if path != save)
    copy.close()
    again = Table.resume(own, pack)
    assert again.state == copy.state and again.note is None
    assert again.origin is not None
    assert (again.origin.save, again.origin.event) == (save.stem, 144)
    assert again.origin.round == recording.state_after(100).round
    assert len(again.log) == 21 and not again.log[0].events
    twin = Recording.read(own, pack)
    assert repr(twin.opening) == states[100] and twin.state_after(20) == copy.state


def test_with_recorded_dice_the_same_commands_lead_to_the_same_game(
    played: tuple[Table, list[str]],
) -> None:
    table, states = played
    recording = Recording(table)
    copy = recording.play_on(120, 1, recording.setup.seats, new_dice=False)
    for entry in recording.acts[120:]:
        assert entry.command is not None
        copy.submit(entry.command)
    assert repr(copy.state) == states[-1]


def test_new_dice_change_what_is_to_come_and_nothing_else(played: tuple[Table, list[str]]) -> None:
    recording = Recording(played[0])
    old = recording.state_after(120)
    new = recording.play_on(120, 1, recording.setup.seats, new_dice=True).state
    assert new.rng != old.rng
    assert [sorted(pile) for pile in new.piles] == [sorted(pile) for pile in old.piles]
    old.rng, old.piles = new.rng.copy(), [pile[:] for pile in new.piles]
    assert repr(old) == repr(new)


def test_a_copy_can_begin_in_the_middle_of_an_auction(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, KINDS, seed=3, folder=tmp_path)
    play_until(table, lambda s: isinstance(s.stack[-1], Auction) and s.stack[-1].high > 0, random.Random(3))
    recording = Recording(table)
    copy = recording.play_on(len(recording.acts), 9, recording.setup.seats, new_dice=True, folder=tmp_path)
    assert isinstance(copy.state.stack[-1], Auction)
    play_until(copy, lambda s: isinstance(s.stack[-1], Turn), random.Random(4))


def test_nobody_needs_to_be_a_person(played: tuple[Table, list[str]]) -> None:
    recording = Recording(played[0])
    seats = recast(recording.setup.seats, -1, people=False)
    copy = recording.play_on(50, 1, seats, new_dice=True)
    assert copy.human_to_act() is None and copy.advance()
