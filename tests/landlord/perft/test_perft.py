"""The ways to go on from named positions are as many as were written down."""

from __future__ import annotations

import pytest

from tests.landlord.perft.count import counted, frozen
from tests.landlord.perft.positions import POSITIONS


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_as_ever(name: str) -> None:
    assert counted(name) == frozen()[name]


def test_every_position_is_written_down() -> None:
    assert list(frozen()) == list(POSITIONS)
    assert all(position.__doc__ for position, _ in POSITIONS.values())
