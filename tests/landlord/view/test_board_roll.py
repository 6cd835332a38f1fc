"""Dice always end on what was rolled, and behave on the way."""

import math

import pytest

from game.landlord.view.board.roll import TRAY, UNIT, DicePose, Quaternion, Roll, matrix, rest_dice, support

STEPS = 120
NORMALS = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}


def face_up(turn: Quaternion) -> int:
    """The face that looks upwards most."""
    up = matrix(turn)[2]
    return max(NORMALS, key=lambda face: sum(a * b for a, b in zip(up, NORMALS[face], strict=True)))


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_every_roll_ends_flat_on_its_faces(first: int, second: int) -> None:
    for seed in range(8):
        poses = Roll((("ivory", first), ("ebony", second)), seed).poses(1.0)
        assert [face_up(pose.turn) for pose in poses] == [first, second]
        assert all(pose.still and pose.lift == 0 for pose in poses)
        assert all(support(pose.turn) == pytest.approx(1) for pose in poses)


def test_three_dice_end_on_their_faces() -> None:
    poses = Roll((("ivory", 6), ("ebony", 1), ("force", 4)), 11).poses(1.0)
    assert [(pose.kind, face_up(pose.turn)) for pose in poses] == [("ivory", 6), ("ebony", 1), ("force", 4)]


def _flights(count: int) -> list[list[tuple[DicePose, ...]]]:
    rolls = [Roll([("ivory", 1 + (seed + k) % 6) for k in range(count)], seed) for seed in range(30)]
    return [[roll.poses(step / STEPS) for step in range(STEPS + 1)] for roll in rolls]


@pytest.mark.parametrize("count", [2, 3])
def test_dice_stay_above_the_table_and_apart(count: int) -> None:
    for frames in _flights(count):
        for frame in frames:
            for at, die in enumerate(frame):
                assert die.lift > -0.01 * UNIT
                for other in frame[:at]:
                    apart = math.dist((die.x, die.y, die.lift), (other.x, other.y, other.lift))
                    assert apart > 1.8 * UNIT, "two dice are in the same place"


@pytest.mark.parametrize("count", [2, 3])
def test_dice_settle_inside_the_tray(count: int) -> None:
    for frames in _flights(count):
        for frame in frames[STEPS // 2 :]:
            for die in frame:
                assert UNIT < die.x < TRAY[0] - UNIT
                assert UNIT * 0.6 < die.y < TRAY[1] - UNIT


def test_nothing_jumps() -> None:
    roll = Roll((("ivory", 3), ("ivory", 5)), 4)
    before = roll.poses(0.0)
    for step in range(1, 1001):
        now = roll.poses(step / 1000)
        for old, new in zip(before, now, strict=True):
            assert math.dist((old.x, old.y), (new.x, new.y)) < 4
            assert abs(old.lift - new.lift) < 4
            same = abs(sum(a * b for a, b in zip(old.turn, new.turn, strict=True)))
            assert same > 0.995, "a die turned too far between two moments"
        before = now


def test_a_seed_repeats_its_roll_and_another_differs() -> None:
    dice = (("ivory", 2), ("ivory", 2))
    assert Roll(dice, 5).poses(0.4) == Roll(dice, 5).poses(0.4)
    assert Roll(dice, 5).poses(0.4) != Roll(dice, 6).poses(0.4)
    assert rest_dice(dice, 5) == Roll(dice, 5).poses(1.0)


def test_knocks_can_be_heard_in_order() -> None:
    knocks = Roll((("ivory", 1), ("ivory", 6)), 2).knocks
    assert knocks == tuple(sorted(knocks))
    assert all(0 < at < 1 and 0 < strength <= 1 for at, strength in knocks)
