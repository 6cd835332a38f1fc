"""The window lies on the screen that it opens on."""

from __future__ import annotations

import pytest

from game.ui.window import EDGES, fitting

SMALL = (1366, 768)


@pytest.mark.parametrize("size", [(1600, 900), (2560, 1440), (1280, 720), (1000, 900)])
def test_a_window_larger_than_its_screen_is_made_to_fit_in_its_proportions(size: tuple[int, int]) -> None:
    wide, high = fitting(size, SMALL)
    assert wide <= SMALL[0] - EDGES[0] and high <= SMALL[1] - EDGES[1]
    assert wide / high == pytest.approx(size[0] / size[1], abs=0.01)


def test_a_window_that_fits_stays_as_it_is() -> None:
    assert fitting((1280, 720), (1920, 1080)) == (1280, 720)
    assert fitting((1600, 900), None) == (1600, 900)  # a system that tells nothing of its screen
