"""The bank's last buildings: who is asked, when they are auctioned, from which price (A9, R-26)."""

from __future__ import annotations

import pytest

from game.engine.command import Opening
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.deeds import shortage
from game.landlord.rules.frames import BuildingAuction, BuildingCall, Turn
from game.landlord.rules.legal import answers
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import BuildingAuctionStart
from tests.landlord.rules.builder import Table, only, table

PINK, RED, BLUE = (11, 13, 14), (21, 23, 24), (37, 39)


def short(houses: int = 1, **options: object) -> Table:
    """Seat 0 has the reds, seat 1 the dark blues, seat 2 nothing; the bank has few houses left."""
    t = table(seats=3, **options).owns(0, "red").owns(1, "dark_blue").turn(0, rolled=True)
    return t.stock(houses=houses)


# --- who is asked -----


def test_enough_for_everybody_needs_no_question() -> None:
    """Seat 1 could pay for seven houses: with eight left seat 0 just builds one."""
    t = short(8)
    t.says(c.Build(0, 24))
    assert isinstance(t.top, Turn) and t.state.level[24] == 1


def test_what_others_could_want_is_asked_for() -> None:
    """A9."""
    t = short(7)
    assert t.refused(c.Build(0, 24)) == "build.contested"
    called = only(t.says(c.WantBuilding(0, (24,))), e.BuildingCalled)
    assert (called.seat, called.hotel, called.left, called.asked) == (0, False, 7, (1,))
    assert t.waiting == (1,) and t.state.level[24] == 0


def test_cash_bounds_what_others_could_want() -> None:
    """With 450 seat 1 could put up two houses at 200."""
    assert short(3).cash(1, 450).allows(c.Build(0, 24))
    assert short(2).cash(1, 450).refused(c.Build(0, 24)) == "build.contested"


@pytest.mark.parametrize(
    "poor",
    [
        lambda t: t.cash(1, 199),
        lambda t: t.mortgaged(39),
        lambda t: t.owns(2, 39),
        lambda t: t.built("dark_blue", 4).stock(houses=1),
        lambda t: t.built("dark_blue", 5).stock(houses=1),
    ],
)
def test_nobody_is_asked_who_could_not_build(poor) -> None:  # type: ignore[no-untyped-def]
    t = short(1)
    poor(t)
    t.says(c.Build(0, 24))
    assert isinstance(t.top, Turn)


def test_there_is_nothing_to_ask_where_there_is_enough() -> None:
    assert short(20).refused(c.WantBuilding(0, (24,))) == "want.enough"


def test_whoever_could_build_may_ask_between_rolls() -> None:
    """A20: in another's turn too."""
    t = short(1)
    t.says(c.WantBuilding(1, (39,)))
    assert t.waiting == (0,)


@pytest.mark.parametrize(
    ("spaces", "code"),
    [
        ((), "want.nothing"),
        ((99,), "want.nothing"),
        ((24, 24), "build.evenly"),
        ((24, 37), "space.not_yours"),
        ((24, 23, 21), "build.no_house"),
    ],
)
def test_every_wish_is_legal_in_its_turn(spaces: tuple[int, ...], code: str) -> None:
    assert short(2).refused(c.WantBuilding(0, spaces)) == code


def test_a_wish_is_of_one_kind() -> None:
    t = short(2).built("red", 4, 4, 3).stock(houses=2, hotels=1)
    assert t.refused(c.WantBuilding(0, (24, 24))) == "want.other_kind"
    t.says(c.WantBuilding(0, (24,)))
    t.built("dark_blue", 4).stock(houses=2, hotels=1)
    assert t.refused(c.WantBuilding(1, (39,))) == "want.other_kind"


def test_the_cash_must_be_there_for_all_of_a_wish() -> None:
    t = short(3).cash(0, 400)
    assert t.refused(c.WantBuilding(0, (24, 23, 21))) == "cash.short"
    assert t.allows(c.WantBuilding(0, (24, 23)))


# --- enough after all -----


def test_if_the_others_pass_it_is_built_at_the_printed_price() -> None:
    t = short(2)
    t.says(c.WantBuilding(0, (24, 23)))
    log = t.says(c.PassBuilding(1))
    assert t.happened(e.BuildingPassed) and only(log, e.BuildingCallEnded).auction is False
    assert [t.state.level[space] for space in RED] == [0, 1, 1]
    assert t.payments() == [(0, -1, 150, "build")] * 2 and t.waiting == (0,)


def test_if_there_is_enough_for_all_wishes_all_are_built() -> None:
    """A9: it is auctioned only when more is wanted than the bank has."""
    t = short(3)
    t.says(c.WantBuilding(0, (24, 23)))
    t.says(c.WantBuilding(1, (39,)))
    assert [t.state.level[space] for space in (*RED, *BLUE)] == [0, 1, 1, 0, 1]
    assert t.state.cash[:2] == [1200, 1300] and t.state.houses_left == 0 and isinstance(t.top, Turn)


def test_nobody_is_asked_twice_in_a_turn() -> None:
    t = short(4)
    t.says(c.WantBuilding(0, (24,)))
    t.says(c.PassBuilding(1))
    t.says(c.Build(0, 23))
    assert isinstance(t.top, Turn) and t.state.level[23] == 1
    t.says(c.EndTurn(0))
    assert t.refused(c.Build(0, 21)) == "build.contested"


def test_who_passed_may_still_build_what_is_left() -> None:
    t = short(3)
    t.says(c.WantBuilding(0, (24,)))
    t.says(c.PassBuilding(1))
    assert t.refused(c.Build(1, 39)) == "build.contested"  # seat 0 is asked in its turn
    t.says(c.WantBuilding(1, (39,)))
    t.says(c.PassBuilding(0))
    assert t.state.level[39] == 1


# --- the auction -----


def contest(houses: int = 1, **options: object) -> Table:
    """Seats 0 and 1 both want two houses."""
    t = short(houses, **options)
    wish = (24, 23)[: max(1, min(2, houses))]
    t.says(c.WantBuilding(0, wish))
    t.says(c.WantBuilding(1, (39, 37)[: len(wish)]))
    return t


def test_more_wanted_than_there_are_is_auctioned() -> None:
    """A9: from the left of whoever asked; the bid is paid instead of the price."""
    t = contest()
    opened = only(t.log, e.BuildingAuctionOpened)
    assert (opened.hotel, opened.left, opened.bidders) == (False, 1, (1, 0))
    assert isinstance(t.top, BuildingAuction) and t.waiting == (1,)
    t.says(c.Bid(1, 210))
    t.says(c.Bid(0, 300))
    log = t.says(c.DropOut(1))
    ended = only(log, e.AuctionEnded)
    assert (ended.space, ended.seat, ended.amount, ended.building) == (24, 0, 300, "house")
    assert t.payments() == [(0, -1, 300, "auction")] and t.state.level[24] == 1
    assert t.state.houses_left == 0 and t.waiting == (0,)


@pytest.mark.parametrize(
    ("start", "least"), [(BuildingAuctionStart.DEED_PRICE, 150), (BuildingAuctionStart.ANY, 1)]
)
def test_where_the_auction_starts(start: BuildingAuctionStart, least: int) -> None:
    """A9: at the lowest price on the deeds concerned (newer US sheets, SW), or anywhere (1997, FR)."""
    t = contest(building_auction_start=start)
    assert only(t.log, e.BuildingAuctionOpened).start == least
    assert LANDLORD.openings(t.state, 1) == [Opening("Bid", least, 1500)]
    assert t.refused(c.Bid(1, least - 1)) == "auction.too_low"


def test_they_go_one_by_one() -> None:
    """Two houses, three wanted: each lot for whoever still wants one."""
    t = contest(2)
    t.says(c.Bid(1, 200))
    t.says(c.DropOut(0))
    assert t.state.level[39] == 1 and only(t.log, e.BuildingAuctionOpened).left == 1
    t.says(c.Bid(1, 200))
    t.says(c.Bid(0, 201))
    t.says(c.DropOut(1))
    assert (t.state.level[24], t.state.level[37], t.state.houses_left) == (1, 0, 0)


def test_who_has_all_that_was_wanted_is_not_asked_for_more() -> None:
    t = short(2)
    t.says(c.WantBuilding(0, (24,)))
    t.says(c.WantBuilding(1, (39, 37)))
    t.says(c.Bid(1, 150))
    t.says(c.Bid(0, 160))
    t.says(c.DropOut(1))
    opened = only(t.log, e.BuildingAuctionOpened)
    assert (opened.bidders, opened.start) == ((1,), 200)  # only the dark blues are concerned now
    t.says(c.Bid(1, 200))
    assert t.state.level[39] == 1 and t.waiting == (0,)


def test_what_nobody_bids_for_stays_with_the_bank() -> None:
    t = contest()
    t.says(c.DropOut(1))
    log = t.says(c.DropOut(0))
    assert only(log, e.AuctionEnded).seat == -1 and t.state.houses_left == 1
    t.says(c.Build(0, 24))  # everybody has been asked


def test_bids_are_cash_in_hand_and_nothing_is_sold_meanwhile() -> None:
    """A7."""
    t = contest().owns(1, 5)
    assert t.refused(c.Bid(1, 1501)) == "cash.short"
    for command in (c.Mortgage(1, 5), c.Build(0, 24), c.WantBuilding(0, (24,)), c.PassBuilding(1)):
        assert t.refused(command) == "turn.other_question"


def test_hotels_are_auctioned_too() -> None:
    t = short(0).built("red", 4).built("dark_blue", 4).stock(houses=0, hotels=1)
    assert t.refused(c.Build(0, 24)) == "build.contested"
    t.says(c.WantBuilding(0, (24,)))
    t.says(c.WantBuilding(1, (39,)))
    t.says(c.Bid(1, 200))
    t.says(c.DropOut(0))
    assert t.state.level[39] == 5 and (t.state.hotels_left, t.state.houses_left) == (0, 4)


def test_a_call_waits_for_everybody_asked() -> None:
    t = table(seats=4).owns(0, "red").owns(1, "dark_blue").owns(2, "pink").turn(0, rolled=True)
    t.stock(houses=1).says(c.WantBuilding(0, (24,)))
    assert t.waiting == (1, 2) and isinstance(t.top, BuildingCall)
    assert [type(command) for command in answers(t.state, 2)] == [c.PassBuilding]
    assert LANDLORD.openings(t.state, 2) == [Opening("WantBuilding", 1, 1)]
    t.says(c.WantBuilding(2, (14,)))
    assert t.waiting == (1,) and t.refused(c.PassBuilding(2)) == "turn.not_yours"
    t.says(c.PassBuilding(1))
    assert only(t.log, e.BuildingAuctionOpened).bidders == (2, 0)


@pytest.mark.parametrize(("seat", "level"), [(1, 1), (0, 0)])
def test_the_call_goes_on_without_who_leaves(seat: int, level: int) -> None:
    """B46: if the other leaves, seat 0 builds; if seat 0 leaves, its call is over."""
    t = short(1)
    t.says(c.WantBuilding(0, (24,)))
    t.says(c.Resign(seat))
    assert not any(isinstance(frame, BuildingCall) for frame in t.state.stack)
    assert t.state.level[24] == level and t.sound(waiting=(1,) if seat == 0 else (2,))


def test_the_auction_goes_on_without_who_leaves() -> None:
    """B46."""
    t = table(seats=4).owns(0, "red").owns(1, "dark_blue").owns(2, "pink").turn(0, rolled=True)
    t.stock(houses=1).says(c.WantBuilding(0, (24,)))
    t.says(c.WantBuilding(1, (39,)))
    t.says(c.WantBuilding(2, (14,)))
    t.says(c.Bid(1, 900))
    t.says(c.Resign(1))
    assert isinstance(t.state.stack[-1], BuildingAuction) and t.state.stack[-1].bidders == [2, 0]
    t.says(c.Bid(2, 100))
    t.says(c.DropOut(0))
    assert t.state.level[14] == 1
    assert t.sound(waiting=(2,))


@pytest.mark.parametrize("rule", ["no_auctions", "unlimited_buildings"])
def test_house_rules_without_an_auction(rule: str) -> None:
    """R-31: first come, first served."""
    t = short(1, **{rule: True})
    t.says(c.Build(0, 24))
    assert t.state.level[24] == 1


def test_how_much_a_seat_could_put_up() -> None:
    t = table(seats=2).owns(0, "red", "dark_blue").built("red", 3, 4, 4).built("dark_blue", 4, 5)
    assert shortage.room(t.state, 0, hotel=False) == 1 and shortage.spread(t.state, 0, False, 9) == (21,)
    assert shortage.room(t.state, 0, hotel=True) == 1 and shortage.spread(t.state, 0, True, 9) == (37,)
    assert shortage.steps(t.state, t.state.ruleset.spaces[21].group, hotel=False) == [21]
