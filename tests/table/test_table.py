"""The table: who must act, what happens, what can be taken back."""

from __future__ import annotations

import random

import pytest

from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules.events import GameEnded, GameStarted, TradeAnswered, TradeProposed
from game.landlord.rules.frames import Turn
from game.packs.pack import Pack
from game.storage.user_error import UserError
from game.table.setup import GameSetup, SeatKind, default_setup, fresh_seed, obstacle
from game.table.table import Table
from tests.table.seating import play_out, play_until, seated


def turn_of(table: Table, seat: int, rolled: bool = False) -> None:
    """Put a seat's turn on the table."""
    table.state.stack[:] = [Turn(seat, rolled=rolled)]
    table.state.turn = seat


def give(table: Table, seat: int, *spaces: int) -> None:
    for space in spaces:
        table.state.owner[space] = seat


def test_computers_play_a_whole_game_one_decision_at_a_time(pack: Pack) -> None:
    table = seated(pack, ["steady"] * 4, 3)
    feed = table.take()
    assert isinstance(feed[0], GameStarted)
    while table.advance():
        happened = table.take()
        assert happened
        feed += happened
    assert table.outcome is not None
    assert isinstance(feed[-1], GameEnded)
    assert table.next_actor() is None
    assert feed == [event for entry in table.log for event in entry.events]


def test_a_person_is_waited_for(pack: Pack) -> None:
    table = seated(pack, ["human", "steady"], 1)
    turn_of(table, 0)
    assert table.next_actor() == table.human_to_act() == 0
    assert not table.advance()
    assert isinstance(table.submit(c.RollDice(0), table.seq), list)


def test_a_decision_on_an_older_state_is_refused(pack: Pack) -> None:
    table = seated(pack, ["human", "human"], 1)
    seq = table.seq
    assert not isinstance(table.submit(c.RollDice(0), seq), Refusal)
    assert table.submit(c.RollDice(1), seq) == Refusal("match.stale")
    assert len(table.log) == 2


def test_a_refused_command_leaves_no_trace(pack: Pack) -> None:
    table = seated(pack, ["human", "human"], 1)
    table.take()
    before = table.state.copy()
    assert isinstance(table.submit(c.BuyDeed(0)), Refusal)
    assert table.state == before
    assert table.take() == []


def test_what_was_built_can_be_taken_back_and_the_dice_can_not(pack: Pack) -> None:
    table = seated(pack, ["human", "steady"], 1)
    turn_of(table, 0)
    give(table, 0, 1, 3)
    before = table.state.copy()
    table.submit(c.Build(0, 1))
    assert table.can_undo(0) and not table.can_undo(1)
    assert table.undo()
    assert table.state == before
    assert table.take() == []
    assert not table.undo()
    table.submit(c.RollDice(0))
    assert not table.can_undo(0)


def test_a_computer_takes_nothing_back(pack: Pack) -> None:
    table = seated(pack, ["human", "steady"], 1)
    turn_of(table, 1, rolled=True)
    give(table, 1, 1, 3)
    table.advance()
    assert isinstance(table.log[-1].command, c.Build)
    assert not table.can_undo(1) and not table.undo()


def test_a_computer_answers_an_offer_before_anyone_else_is_asked(pack: Pack) -> None:
    table = seated(pack, ["human", "human", "steady"], 1)
    turn_of(table, 0)
    give(table, 2, 1)
    offer = c.Offer((c.Transfer(0, 2, cash=900), c.Transfer(2, 1, deeds=(1,)), c.Transfer(1, 2, cash=10)))
    assert not isinstance(table.submit(c.ProposeTrade(0, offer)), Refusal)
    assert table.next_actor() == 2
    table.take()
    assert table.advance()
    assert any(isinstance(event, TradeAnswered | TradeProposed) for event in table.take())


def test_people_who_only_follow_the_log_miss_nothing(pack: Pack) -> None:
    table = seated(pack, ["human"] * 3, 8)
    play_until(table, lambda state: state.round > 3, random.Random(8))
    assert [e.command for e in table.log if e.command] == table.match.record.commands


# --- setting up --------------------------------------------------------------------------------------------


def changed(setup: GameSetup, seat: int, **changes: object) -> GameSetup:
    seats = list(setup.seats)
    seats[seat] = seats[seat].model_copy(update=changes)
    return setup.model_copy(update={"seats": tuple(seats)})


def test_the_default_setup_can_start(pack: Pack) -> None:
    setup = default_setup(pack)
    assert obstacle(setup, pack) is None
    assert [seat.kind for seat in setup.seats] == [SeatKind.HUMAN] + [SeatKind.COMPUTER] * 3
    assert setup.seed >= 0 and fresh_seed() != fresh_seed()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": " COMPUTER 1 "}, "called"),
        ({"name": "Computer\u00a0 1"}, "called"),
        ({"name": "Com\u200bputer\u2060 1\ufe0f"}, "called"),
        ({"name": "Ｃｏｍｐｕｔｅｒ １"}, "called"),
        ({"token": "terrier"}, "Player 1 has that token"),
        ({"token": "dragon"}, "no token"),
        ({"level": "genius", "kind": SeatKind.COMPUTER}, "level"),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_setup_that_can_not_start_says_why(pack: Pack, changes: dict[str, object], sentence: str) -> None:
    setup = changed(default_setup(pack), 0, **changes)
    reason = obstacle(setup, pack)
    assert reason is not None and sentence in str(reason)
    with pytest.raises(UserError, match=sentence):
        Table.start(setup, pack)


def test_too_few_and_unknown_players_are_refused(pack: Pack) -> None:
    with pytest.raises(UserError, match="2 to 8"):
        seated(pack, ["human"], 1)
    with pytest.raises(UserError, match="choose from human, steady"):
        seated(pack, ["human", "genius"], 1)
    with pytest.raises(UserError, match="too few"):
        seated(pack, ["human"] * 9, 1)


def test_options_of_the_setup_are_played_by(pack: Pack) -> None:
    setup = default_setup(pack, ["steady", "steady"], 1)
    options = setup.options.__class__(auction_minimum=100)
    table = Table.start(setup.model_copy(update={"options": options}), pack)
    assert table.state.ruleset.options.auction_minimum == 100
    play_out(table)
