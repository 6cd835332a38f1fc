"""Motion is a function of the time it is given."""

import pytest

from game.ui.motion import (
    Call,
    Sequence,
    Timeline,
    Together,
    Tween,
    Wait,
    bounce,
    ease_out,
    hop,
    linear,
    overshoot,
)


def test_curves_begin_at_nought_and_end_at_one() -> None:
    for curve in (linear, ease_out, bounce, overshoot):
        assert curve(0) == pytest.approx(0, abs=1e-9)
        assert curve(1) == pytest.approx(1)
    assert hop(0) == hop(1) == 0 and hop(0.5) == 1


def test_tween_runs_between_its_values_and_lands_exactly() -> None:
    seen: list[float] = []
    tween = Tween(2, seen.append, linear, start=10, end=20)
    for t in (-1, 0, 1, 2, 99):
        tween.at(t)
    assert seen == [10, 10, 15, 20, 20]


def test_sequence_lands_each_part_before_the_next_begins() -> None:
    log: list[str] = []
    motion = Sequence(
        Tween(1, lambda v: log.append(f"a{v:g}"), linear),
        Call(lambda: log.append("!")),
        Tween(1, lambda v: log.append(f"b{v:g}"), linear),
    )
    assert motion.duration == 2
    motion.at(0.5)
    motion.at(1.5)
    motion.at(2)
    assert log == ["a0.5", "a1", "!", "b0.5", "b1"]


def test_a_skip_lands_on_the_final_value_and_calls_once() -> None:
    x: list[float] = []
    calls: list[int] = []
    timeline = Timeline()
    timeline.play(
        Sequence(Wait(1), Call(lambda: calls.append(1)), Tween(1, x.append, start=5, end=7)), now=100
    )
    timeline.update(100.5)
    timeline.finish()
    assert (x[-1], calls, timeline.running) == (7, [1], False)
    assert timeline.update(200) is False and calls == [1]


def test_queued_motions_follow_one_another_without_losing_time() -> None:
    a: list[float] = []
    b: list[float] = []
    timeline = Timeline(speed=2)
    timeline.play(Tween(1, a.append, linear), 0)
    timeline.play(Tween(1, b.append, linear), 0)
    assert timeline.update(0.75)  # at double speed: one and a half seconds of motion
    assert a[-1] == 1 and b[-1] == pytest.approx(0.5)
    assert not timeline.update(1)


def test_reduced_motion_lands_travel_at_once_but_keeps_fades() -> None:
    travel: list[float] = []
    fade: list[float] = []
    timeline = Timeline(reduced=True)
    timeline.play(Together(Tween(1, travel.append, linear), Tween(1, fade.append, linear, fade=True)), 0)
    assert travel == [1] and fade == [0]
    timeline.update(0.5)
    assert fade[-1] == 0.5


def test_finish_does_not_swallow_what_a_finished_motion_queues() -> None:
    timeline = Timeline()
    later: list[float] = []
    timeline.play(Sequence(Wait(1), Call(lambda: timeline.play(Tween(1, later.append, linear), 0))), 0)
    timeline.finish()
    assert timeline.running and (not later or later[-1] < 1)
