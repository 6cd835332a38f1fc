"""The Force at the table: whose side a seat is on, and saves in the middle of a contest and of its choice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.frame import Frame
from game.landlord.kit import RULES
from game.landlord.rules.frames import Contest, MarkerChoice
from game.landlord.rules.state import LandlordState
from game.packs.loader import load
from game.packs.pack import Pack
from game.storage import codec
from game.storage.user_error import UserError
from game.table.setup import default_setup, usual_tokens
from game.table.table import Table
from tests.storage.states import decode_state
from tests.table.seating import act, only_save, play_out, play_until, seated


@pytest.fixture(scope="module")
def galaxy() -> Pack:
    return load("starwars_ep2")


def top(state: LandlordState) -> Frame | None:
    return state.stack[-1] if state.stack else None


def test_the_token_decides_the_side(galaxy: Pack) -> None:
    setup = default_setup(galaxy, ["human"] * 4, seed=1)
    tokens = ("count_dooku", "anakin", "padme", "jango_fett")
    seats = tuple(
        seat.model_copy(update={"token": token}) for seat, token in zip(setup.seats, tokens, strict=True)
    )
    table = Table.start(setup.model_copy(update={"seats": seats}), galaxy)
    force = table.state.ruleset.force
    assert force is not None and [force.side(seat) for seat in range(4)] == [1, 0, 0, 1]
    assert galaxy.ruleset.force is not None and galaxy.ruleset.force.seats == ()  # the pack stays as it was


def test_tokens_are_handed_out_side_by_side(galaxy: Pack) -> None:
    order = usual_tokens(galaxy)
    assert order[:4] == ["obi_wan", "super_battle_droid", "padme", "jango_fett"]
    assert sorted(order) == sorted(token.id for token in galaxy.tokens)


def test_all_may_be_on_one_side(galaxy: Pack) -> None:
    setup = default_setup(galaxy, ["steady"] * 3, seed=4)
    tokens = ("super_battle_droid", "jango_fett", "count_dooku")
    seats = tuple(
        seat.model_copy(update={"token": token}) for seat, token in zip(setup.seats, tokens, strict=True)
    )
    table = Table.start(setup.model_copy(update={"seats": seats}), galaxy)
    for _ in range(400):
        table.advance()
    assert table.state.round > 3


@pytest.mark.parametrize("question", [Contest, MarkerChoice])
@pytest.mark.parametrize("seed", [3, 8])
def test_a_game_goes_on_from_the_middle_of_a_contest(
    galaxy: Pack, tmp_path: Path, question: type[Frame], seed: int
) -> None:
    chance = random.Random(seed)
    table = seated(galaxy, ["human"] * 3, seed, tmp_path)
    play_until(table, lambda state: isinstance(top(state), question), chance, limit=20_000)
    before, markers = table.state.copy(), table.state.markers
    table.close()
    back = Table.resume(only_save(tmp_path), galaxy)
    assert back.note is None and back.state == before and back.state.markers == markers
    assert isinstance(top(back.state), question)
    twin, future = random.Random(5), random.Random(5)
    for _ in range(120):
        if back.outcome is not None or table.outcome is not None:
            break
        act(table, twin)
        act(back, future)
        assert back.state == table.state
    back.close()


def test_computers_play_on_from_a_save_to_the_end(galaxy: Pack, tmp_path: Path) -> None:
    table = seated(galaxy, ["steady"] * 4, 11, tmp_path)
    for _ in range(300):
        table.advance()
    table.close()
    back = Table.resume(only_save(tmp_path), galaxy)
    assert back.state == table.state
    play_out(back)
    assert back.outcome is not None
    back.close()


@pytest.mark.parametrize("markers", [(), (1,), (1, 2), (1, 99), (1, -1), (1, 3, 5)])
def test_markers_that_cannot_be_are_refused(galaxy: Pack, markers: tuple[int, ...]) -> None:
    table = seated(galaxy, ["human"] * 2, 1)
    state = table.state.copy()
    state.markers = markers
    with pytest.raises(UserError, match="markers"):
        decode_state(RULES, codec.encode(state), state.ruleset)
