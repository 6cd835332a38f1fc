"""The codec: whatever a game makes comes back equal, and whatever comes from outside is checked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.command import Command
from game.engine.event import Event
from game.landlord.kit import RULES
from game.landlord.rules import commands as c
from game.landlord.rules.module import LANDLORD
from game.storage import codec
from game.storage.user_error import UserError
from tests.landlord.rules.boards import classic, with_force
from tests.landlord.rules.builder import table
from tests.landlord.rules.play import random_game
from tests.storage.samples import everything
from tests.storage.states import decode_state

WORDS = st.text(max_size=8) | st.sampled_from(
    ["$", "seat", "RollDice", "LandlordState", "Rng", "stack", "cash"]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=5),
    max_leaves=12,
)


def through_json(data: Any) -> Any:
    return codec.parse(codec.dumped(data).encode())


@pytest.mark.parametrize("thing", list(everything()), ids=lambda thing: type(thing).__name__)
def test_every_registered_class_comes_back_equal(thing: Any) -> None:
    back = codec.decode(RULES, through_json(codec.encode(thing)), type(thing))
    assert back == thing
    assert type(back) is type(thing)
    assert repr(back) == repr(thing)  # lists stay lists, tuples tuples


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8), force=st.booleans())
def test_every_state_command_and_event_of_a_random_game_comes_back_equal(
    seed: int, seats: int, force: bool
) -> None:
    for state, command, events in random_game(with_force() if force else classic(), seats, seed, limit=120):
        back = decode_state(RULES, through_json(codec.encode(state)), state.ruleset)
        assert back == state
        assert repr(back) == repr(state)
        if command is not None:
            assert codec.decode(RULES, through_json(codec.encode(command)), Command) == command
        for event in events:
            assert codec.decode(RULES, through_json(codec.encode(event)), Event) == event


def test_a_state_read_back_goes_on_the_same_way() -> None:
    state, _ = LANDLORD.new(classic(), 3, 5)
    twin = decode_state(RULES, through_json(codec.encode(state)), state.ruleset)
    assert LANDLORD.apply(state.copy(), c.RollDice(0)) == LANDLORD.apply(twin, c.RollDice(0))


@pytest.mark.parametrize(
    "data",
    [
        [],
        "RollDice",
        {"$": "Popen", "seat": 0},
        {"$": ["RollDice"], "seat": 0},
        {"$": "RollDice"},
        {"$": "RollDice", "seat": "first"},
        {"$": "RollDice", "seat": 1.5},
        {"$": "RollDice", "seat": 0, "result": [6, 6]},
        {"$": "RollDice", "seat": 1 << 70},
        {"$": "DiceRolled", "seat": 0, "dice": [6, 6], "purpose": "move", "doubles": 0},
        {"$": "ProposeTrade", "seat": 0, "offer": {"$": "RollDice", "seat": 0}},
        {"$": "SellGroup", "seat": 0, "group": 0, "levels": [0] * 6000},
        {"$": "Rng", "state": -1},
    ],
)
def test_what_is_no_command_is_refused(data: Any) -> None:
    with pytest.raises(UserError):
        codec.decode(RULES, data, Command)


@pytest.mark.parametrize("part", ["spaces", "groups"])
def test_rules_whose_parts_do_not_go_together_are_refused(part: str) -> None:
    data = codec.encode(classic())
    assert codec.decode(RULES, data, object) == classic()
    with pytest.raises(UserError):
        codec.decode(RULES, data | {part: data[part][:3]}, object)


@pytest.mark.parametrize(
    "line",
    [b"", b"{", b"\xff\xfe", b'{"a": NaN}', b"[" * 100_000, b'{"a": ' + b"9" * 5000 + b"}"],
)
def test_what_is_no_json_is_refused(line: bytes) -> None:
    with pytest.raises(UserError):
        codec.parse(line)


def test_deep_nesting_is_refused() -> None:
    data: Any = 0
    for _ in range(codec.MAX_DEPTH + 1):
        data = [data]
    with pytest.raises(UserError):
        codec.bounded(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cash", [1500]),
        ("cash", [10**13, 0, 0]),
        ("position", [0, 0, 40]),
        ("owner", [3] * 40),
        ("level", [6] * 40),
        ("level", [0] * 39),
        ("mortgaged", ["perhaps"] * 40),
        ("piles", [[], []]),
        ("piles", [list(range(16)), [0] * 16]),
        ("jail_cards", [[[0, 99]], [], []]),
        ("rng", 17),
        ("turn", 3),
        ("seats", 9),
        ("stack", []),
        ("stack", [{"$": "Turn", "seat": 7}]),
        ("stack", [{"$": "Auction", "space": 1, "bidders": [0, 1], "turn": 2, "high": 0, "leader": -1}]),
        ("stack", [{"$": "BuyOffer", "seat": 0, "space": 40}]),
        ("stack", [{"$": "OpeningRoll", "rolls": [0]}]),
        ("stack", [{"$": "RollDice", "seat": 0}]),
        ("stack", [{"$": "Effects", "seat": 0, "deck": 2, "card": 0, "rest": []}]),
        ("stack", [{"$": "Debt", "seat": 0, "shares": [[3, 10]], "reason": "rent", "about": 1}]),
        ("stack", [{"$": "Debt", "seat": 0, "shares": [[1, -10]], "reason": "rent", "about": 1}]),
        ("luck", 7),
    ],
)
def test_a_state_that_fits_no_board_is_refused(field: str, value: Any) -> None:
    state = table(seats=3).state
    data = codec.encode(state)
    assert decode_state(RULES, data, state.ruleset)
    with pytest.raises(UserError):
        decode_state(RULES, data | {field: value}, state.ruleset)


@settings(max_examples=300, deadline=None)
@given(ANYTHING)
def test_nonsense_never_gives_a_traceback(data: Any) -> None:
    for call in (
        lambda: codec.decode(RULES, data, Command),
        lambda: decode_state(RULES, data, classic()),
    ):
        try:
            call()
        except UserError as user_error:
            assert str(user_error)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_mutilated_state_never_gives_a_traceback(data: st.DataObject) -> None:
    state = table(seats=3).state
    tree = json.loads(codec.dumped(codec.encode(state)))
    tree[data.draw(st.sampled_from(sorted(tree)))] = data.draw(ANYTHING)
    try:
        assert decode_state(RULES, tree, state.ruleset)
    except UserError as user_error:
        assert str(user_error)
