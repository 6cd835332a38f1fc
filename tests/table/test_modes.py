"""A game with chosen rules at the table: the board as it is played, the clock, and the save of both."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.match import digest
from game.engine.protocol import Refusal
from game.landlord.rules.commands import TABLE, CallTime
from game.landlord.rules.events import LastRound
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.state import Ending
from game.packs.pack import Pack
from game.storage.user_error import UserError
from game.table.setup import chosen_options, default_setup
from game.table.table import Table
from tests.table.seating import only_save, play_out


def seated(
    pack: Pack, options: Options, folder: Path | None = None, kinds: tuple[str, ...] = ("steady",) * 4
) -> Table:
    return Table.start(default_setup(pack, kinds, 3, options=options), pack, folder)


def timed(pack: Pack, minutes: int = 30) -> Options:
    return replace(official_for(pack.ruleset.options, GameMode.TIMED), minutes=minutes)


def test_the_pack_at_the_table_has_the_board_as_it_is_played(pack: Pack) -> None:
    table = seated(pack, official_for(pack.ruleset.options, GameMode.QUICK))
    assert table.pack.ruleset is table.state.ruleset and table.pack.ruleset.hotel_level == 4
    assert pack.ruleset.hotel_level == 5
    assert seated(pack, pack.ruleset.options).pack is pack


def test_nothing_happens_before_the_time_is_up(pack: Pack) -> None:
    table = seated(pack, timed(pack))
    table.elapsed = 30 * 60 - 1
    assert not table.time_is_up
    table.elapsed = 30 * 60
    assert table.time_is_up


def test_the_table_calls_time_once_and_the_round_is_finished(pack: Pack) -> None:
    table = seated(pack, timed(pack))
    for _ in range(100):
        table.advance()
    table.elapsed = 1800
    table.take()
    called = table.call_time()
    assert not isinstance(called, Refusal) and isinstance(called[0], LastRound)
    assert table.take() == called and not table.time_is_up
    assert isinstance(table.call_time(), Refusal)
    play_out(table)
    assert table.outcome is not None and table.outcome.ending is Ending.TIME
    assert table.outcome.worth.index(max(table.outcome.worth)) in table.outcome.winners


def test_other_games_have_no_clock(pack: Pack) -> None:
    table = seated(pack, pack.ruleset.options)
    table.elapsed = 10**6
    assert not table.time_is_up and isinstance(table.call_time(), Refusal)


def test_a_player_cannot_take_a_call_of_time_back(pack: Pack) -> None:
    table = seated(pack, timed(pack), kinds=("human", "human"))
    table.call_time()
    assert not table.can_undo(0) and not table.can_undo(TABLE) and not table.undo()


def test_the_time_played_and_the_call_are_in_the_save(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, timed(pack), tmp_path)
    for _ in range(60):
        table.advance()
    table.elapsed = 1805.5
    table.call_time()
    table.advance()
    table.close()
    again = Table.resume(only_save(tmp_path), pack)
    assert again.note is None and again.elapsed == 1805
    assert digest(again.state) == digest(table.state) and again.state.last_round == table.state.last_round > 0
    assert [entry.command for entry in again.log].count(CallTime(TABLE)) == 1
    play_out(again)
    assert again.outcome is not None and again.outcome.ending is Ending.TIME


def test_a_record_is_played_back_with_its_call(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, timed(pack), tmp_path)
    for _ in range(60):
        table.advance()
    table.call_time()
    play_out(table)
    table.close()
    watched = Table.replay(only_save(tmp_path), pack)
    watched.elapsed = 10**6
    assert not watched.time_is_up
    play_out(watched)
    assert digest(watched.state) == digest(table.state)


@pytest.mark.parametrize("mode", GameMode)
def test_every_form_goes_on_where_it_stood(pack: Pack, tmp_path: Path, mode: GameMode) -> None:
    official = official_for(pack.ruleset.options, mode)
    options = replace(official, parking_pot=True, pot_seed=50, gift_guard=True)
    table = seated(pack, options, tmp_path)
    for _ in range(150):
        table.advance()
    table.close()
    again = Table.resume(only_save(tmp_path), pack)
    assert again.note is None and digest(again.state) == digest(table.state)
    assert again.setup.options == options


# --- options in words -----


def test_wishes_change_the_official_rules(pack: Pack) -> None:
    options = chosen_options(pack, ["salary=400", "mode=quick", "deeds_dealt = 3"])
    quick = official_for(pack.ruleset.options, GameMode.QUICK)
    assert options == replace(quick, salary=400, deeds_dealt=3)


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("parking_pot", "“parking_pot” is no rule option; write NAME=VALUE."),
        ("pot=on", "There is no rule option “pot”"),
        ("salary=lots", "“lots” is no value of salary; it goes from 0 to 2000."),
    ],
)
def test_a_wish_that_is_none_is_one_clear_sentence(pack: Pack, wish: str, says: str) -> None:
    with pytest.raises(UserError) as caught:
        chosen_options(pack, [wish])
    assert str(caught.value).startswith(says)
