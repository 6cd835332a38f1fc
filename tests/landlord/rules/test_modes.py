"""Forms of the game: what is dealt, and how each ends (A17 to A19)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.event import Event
from game.engine.match import Match, digest
from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.course.variant import variant
from game.landlord.rules.deeds.worth import net_worth
from game.landlord.rules.frames import OpeningRoll, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import Creditors, DealtDeeds, FirstPlayer, GameMode, Options, TimeEnd
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.state import BANK, Ending, LandlordState
from tests.landlord.rules.boards import classic, with_options
from tests.landlord.rules.builder import Table, only, table
from tests.landlord.rules.play import violations


def opened(seats: int = 4, seed: int = 1, **options: object) -> tuple[LandlordState, list[Event]]:
    return LANDLORD.new(with_options(**options), seats, seed)


def of(log: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in log if isinstance(event, kind)]


def mode(kind: GameMode, seats: int = 4, **changed: object) -> Table:
    """A table in mid-game by a mode's own rules, with no deeds dealt."""
    options = replace(official_for(Options(), kind), **{"deeds_dealt": 0, **changed})  # type: ignore[arg-type]
    return Table(variant(classic(), options), seats)


def full_turn(t: Table, *dice: int) -> None:
    """A turn in which nothing is bought; the seat stays where nothing happens."""
    seat = t.state.turn
    t.at(seat, 17)  # 1 and 2 lead to Free Parking
    t.rolls(1, 2)
    t.says(c.EndTurn(seat))


# --- dealing -----


def test_dealt_deeds_are_paid_at_the_printed_price() -> None:
    """A17, A18: two to each, before the first roll."""
    state, log = opened(deeds_dealt=2)
    for seat in range(4):
        mine = [space for space, owner in enumerate(state.owner) if owner == seat]
        assert len(mine) == 2
        assert state.cash[seat] == 1500 - sum(state.ruleset.spaces[space].price for space in mine)
    assert {event.reason for event in of(log, e.DeedMoved)} == {"deal"}  # type: ignore[attr-defined]
    assert isinstance(state.stack[-1], OpeningRoll) and violations(state) == []


def test_dealt_deeds_may_be_free() -> None:
    """A17, 1990s."""
    state, log = opened(deeds_dealt=3, dealt_deeds=DealtDeeds.FREE)
    assert state.cash == [1500] * 4 and sum(owner != BANK for owner in state.owner) == 12
    assert not of(log, e.CashMoved)


def test_the_deal_is_by_chance_and_the_same_for_a_seed() -> None:
    assert opened(seed=1, deeds_dealt=2)[0].owner == opened(seed=1, deeds_dealt=2)[0].owner
    assert len({tuple(opened(seed=seed, deeds_dealt=2)[0].owner) for seed in range(6)}) == 6


def test_who_cannot_pay_gets_no_deed() -> None:
    """Our convention: the deed stays with the bank."""
    for seed in range(20):
        state, _ = opened(seed=seed, deeds_dealt=14, seats=2, start_cash=500)
        assert min(state.cash) >= 0 and violations(state) == []
        for seat in range(2):
            spent = sum(s.price for s in state.ruleset.spaces if state.owner[s.index] == seat)
            assert spent + state.cash[seat] == 500


def test_all_deeds_are_dealt_evenly() -> None:
    state, _ = opened(seats=3, deeds_dealt=14, dealt_deeds=DealtDeeds.FREE)
    assert [state.owner.count(seat) for seat in range(3)] == [9, 9, 9]


# --- who begins (A23) -----


def test_the_first_seat_may_begin() -> None:
    state, log = opened(first_player=FirstPlayer.SEAT_ORDER)
    assert isinstance(state.stack[-1], Turn) and state.turn == state.first_seat == 0
    event = only(log, e.FirstSeatChosen)
    assert event.seat == 0 and event.why is not None and event.why.rules == ("first.seat_order",)


def test_a_seat_by_lot_may_begin() -> None:
    firsts = {opened(seed=seed, first_player=FirstPlayer.RANDOM)[0].first_seat for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


# --- hotels on three houses -----


def test_a_hotel_follows_three_houses_and_breaks_into_three() -> None:
    """A17, A19: worth its price with the three houses; sold at half of that, one house less than usual."""
    t = table(3, houses_for_hotel=3).owns(0, "dark_blue").built("dark_blue", 3).cash(0, 5000)
    t.says(c.Build(0, 39))
    assert t.state.level[39] == 4 and (t.state.houses_left, t.state.hotels_left) == (32 - 3, 11)
    assert net_worth(t.state, 0) == 4800 + 750 + (3 + 4) * 200
    t.turn(1).cash(1, 2000).lands(1, 39)
    assert t.payments() == [(1, 0, 2000, "rent")]
    t.turn(0).says(c.SellBuilding(0, 39))
    assert t.payments() == [(BANK, 0, 100, "sell")] and t.state.level[39] == 3


# --- the quick game -----


def bankrupt(t: Table, seat: int, creditor: int) -> None:
    """A seat goes under to another on its hotel."""
    t.turn(seat).cash(seat, 10)
    t.owns(creditor, 39).built(39, t.state.ruleset.hotel_level).lands(seat, 39)
    t.says(c.DeclareBankruptcy(seat))


def test_the_quick_game_goes_on_after_the_first_bankruptcy() -> None:
    """A17."""
    t = mode(GameMode.QUICK)
    bankrupt(t, 0, 1)
    assert t.state.outcome is None


def test_the_quick_game_ends_at_the_second_bankruptcy_and_the_richest_wins() -> None:
    """A17, A19: play ceases at once; nobody is asked about interest."""
    t = mode(GameMode.QUICK).gone(3).owns(0, 12, 37).mortgaged(12).cash(1, 100).cash(2, 4000)
    bankrupt(t, 0, 1)
    outcome = t.state.outcome
    assert outcome is not None and outcome.ending is Ending.BANKRUPTCIES and outcome.winners == (2,)
    hotel = 400 + 4 * 200
    assert outcome.worth == (0, 100 + 10 + 75 + 350 + hotel, 4000, 0)
    assert t.waiting == () and only(t.log, e.GameEnded).outcome == outcome


def test_at_the_end_the_buildings_of_the_bankrupt_go_along_standing() -> None:
    """A17: "all he has of value, including buildings"."""
    t = mode(GameMode.QUICK).gone(3).owns(0, "brown").built("brown", 2).cash(1, 0).cash(2, 0)
    t.owns(1, 39).built(39, 4).cash(0, 10).lands(0, 39)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.outcome is not None and [t.state.level[s] for s in (1, 3)] == [2, 2]
    assert t.state.outcome.worth[1] == 10 + 400 + 800 + 2 * 60 + 4 * 50


def test_at_the_end_the_bank_sells_nothing_more() -> None:
    t = mode(GameMode.QUICK).gone(3).owns(0, 5).mortgaged(5).cash(0, 10)
    t.lands(0, 4)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.outcome is not None and t.state.owner[5] == BANK
    assert not t.happened(e.AuctionOpened)


def test_the_1990s_form_ends_at_the_first_bankruptcy() -> None:
    """A17."""
    t = mode(GameMode.QUICK_1990S)
    bankrupt(t, 0, 1)
    assert t.state.outcome is not None and t.state.outcome.ending is Ending.BANKRUPTCIES


def test_with_two_players_the_last_one_standing_wins_a_quick_game() -> None:
    t = mode(GameMode.QUICK, seats=2)
    bankrupt(t, 0, 1)
    assert t.state.outcome is not None and t.state.outcome.ending is Ending.LAST_STANDING


def test_who_resigns_counts_among_the_bankrupt() -> None:
    """Our convention."""
    t = mode(GameMode.QUICK)
    t.says(c.Resign(3))
    assert t.state.outcome is None
    bankrupt(t, 0, 1)
    assert t.state.outcome is not None and t.state.outcome.ending is Ending.BANKRUPTCIES


def test_several_creditors_at_the_end() -> None:
    """R-20 in a mode that ends: the cash is shared, the deeds stay with the bank."""
    t = mode(GameMode.QUICK_1990S, creditors=Creditors.SHARE).cash(0, 90)
    t.next_card(0, "chairman").lands(0, 7)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.outcome is not None and sum(t.state.cash) == 3 * 1500 + 90


def test_in_the_1990s_form_one_roll_and_the_fine_lead_out_of_jail() -> None:
    """A17: out on the next turn, by a double, a card or the fine."""
    t = mode(GameMode.QUICK_1990S).jailed(0)
    t.rolls(1, 2)
    assert t.state.jail[0] == -1 and t.state.position[0] == 13 and (0, BANK, 50, "fine") in t.payments()


# --- time -----


def test_time_is_called_by_the_table_alone_and_once() -> None:
    """A18: the rules know no clock."""
    t = mode(GameMode.TIMED)
    assert not t.allows(c.CallTime(0)) and not t.allows(c.CallTime(-2))
    t.says(c.CallTime(c.TABLE))
    assert only(t.log, e.LastRound).round == 1 and t.state.last_round == 1
    assert t.refused(c.CallTime(c.TABLE)) == "time.called"
    assert table().refused(c.CallTime(c.TABLE)) == "time.not_timed"


def test_the_round_in_play_is_finished() -> None:
    """A18: everybody has had as many turns."""
    t = mode(GameMode.TIMED, seats=3)
    full_turn(t)
    t.says(c.CallTime(c.TABLE))
    full_turn(t)
    assert t.state.outcome is None
    t.cash(1, 1600)
    full_turn(t)
    outcome = t.state.outcome
    assert outcome is not None and outcome.ending is Ending.TIME and outcome.winners == (1,)


def test_the_hour_itself_may_end_the_game() -> None:
    """A18: agreed on before, whatever is asked just then."""
    t = mode(GameMode.TIMED, time_end=TimeEnd.AT_ONCE)
    t.cash(1, 1600).lands(0, 39)
    t.says(c.CallTime(c.TABLE))
    outcome = t.state.outcome
    assert outcome is not None and outcome.ending is Ending.TIME and outcome.winners == (1,)
    assert not any(isinstance(event, e.LastRound) for event in t.log)


def test_time_may_be_called_inside_any_question() -> None:
    t = mode(GameMode.TIMED)
    t.lands(0, 39)
    t.says(c.DeclineDeed(0))
    t.says(c.CallTime(c.TABLE))
    assert t.waiting == (1,) and t.state.last_round == 1


def test_the_richest_is_found_by_the_printed_values() -> None:
    """A19: mortgaged deeds at half, a hotel at five house prices, for there is no rule of three houses."""
    t = mode(GameMode.TIMED, seats=2).owns(0, 39).mortgaged(39).cash(0, 0).owns(1, 37).built(37, 5).cash(1, 0)
    t.says(c.CallTime(c.TABLE))
    full_turn(t)
    full_turn(t)
    assert t.state.outcome is not None and t.state.outcome.worth == (200, 350 + 5 * 200)


def test_the_richest_may_be_several() -> None:
    t = mode(GameMode.TIMED, seats=3).cash(2, 10)
    t.says(c.CallTime(c.TABLE))
    for _ in range(3):
        full_turn(t)
    assert t.state.outcome is not None and t.state.outcome.winners == (0, 1)


def test_a_call_of_time_is_recorded_like_any_command() -> None:
    rules = variant(classic(), official_for(Options(), GameMode.TIMED))
    match: Match[LandlordState] = Match(LANDLORD, rules, 2, 3)
    assert not isinstance(match.submit(c.RollDice(0)), Refusal)
    assert not isinstance(match.submit(c.CallTime(c.TABLE)), Refusal)
    again: Match[LandlordState] = Match(LANDLORD, rules, 2, 3)
    for command in match.record.commands:
        again.submit(command)
    assert digest(again.state) == digest(match.state) and again.state.last_round == 1


# --- rounds and worth -----


def test_a_game_of_two_rounds() -> None:
    rules = with_options(mode=GameMode.ROUNDS, rounds=2, first_player=FirstPlayer.SEAT_ORDER)
    state, log = LANDLORD.new(rules, 2, 1)
    assert only(log, e.LastRound).round == 2 and state.last_round == 2
    t = Table(rules, 2)
    for _ in range(3):
        full_turn(t)
    assert t.state.round == 2 and t.state.outcome is None
    full_turn(t)
    assert t.state.outcome is not None and t.state.outcome.ending is Ending.ROUNDS


def test_a_round_is_over_even_when_the_first_seat_has_left() -> None:
    t = mode(GameMode.ROUNDS, rounds=1)
    t.says(c.Resign(0))
    for seat in (1, 2, 3):
        assert t.state.turn == seat and t.state.outcome is None
        full_turn(t)
    assert t.state.outcome is not None


def test_who_owns_the_target_at_the_end_of_a_turn_wins() -> None:
    """A19 counts: deeds and buildings too, and anybody's, not only the seat in turn."""
    t = mode(GameMode.WORTH, target_worth=3000).owns(2, "dark_blue").built("dark_blue", 1).cash(2, 1850)
    assert net_worth(t.state, 2) == 3000
    t.cash(2, 1849)
    full_turn(t)
    assert t.state.outcome is None
    t.cash(2, 1850)
    full_turn(t)
    assert t.state.outcome is not None
    assert (t.state.outcome.ending, t.state.outcome.winners) == (Ending.WORTH, (2,))


def test_the_richest_of_several_over_the_target_wins() -> None:
    t = mode(GameMode.WORTH, target_worth=2000).cash(1, 2100).cash(2, 2200)
    full_turn(t)
    assert t.state.outcome is not None and t.state.outcome.winners == (2,)


@pytest.mark.parametrize("kind", [GameMode.STANDARD, GameMode.QUICK, GameMode.TIMED])
def test_other_forms_ignore_rounds_and_target(kind: GameMode) -> None:
    t = mode(kind, rounds=1, target_worth=1000)
    for _ in range(5):
        full_turn(t)
    assert t.state.outcome is None and t.state.round == 2
