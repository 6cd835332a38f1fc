"""Building and selling evenly, from a limited stock."""

from __future__ import annotations

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import HotelSale
from tests.landlord.rules.boards import group
from tests.landlord.rules.builder import only, table

RED, BROWN, GREEN = 4, 0, 6  # groups by number


def test_a_house_is_paid_and_taken_from_the_bank() -> None:
    t = table().owns(0, "red")
    built = only(t.says(c.Build(0, 24)), e.BuildingsChanged)
    assert (built.space, built.before, built.level, built.houses_left) == (24, 0, 1, 31)
    assert t.payments() == [(0, -1, 150, "build")]


def test_a_whole_group_is_needed() -> None:
    t = table().owns(0, 21, 23).owns(1, 24)
    assert t.refused(c.Build(0, 21)) == "build.group"


def test_only_streets_are_built() -> None:
    """B26."""
    t = table().owns(0, "station", "utility")
    assert t.refused(c.Build(0, 5)) == t.refused(c.Build(0, 12)) == "build.not_street"
    assert t.sound(waiting=(0,))


@pytest.mark.parametrize("space", [-1, 0, 40, 39])
def test_only_ones_own_streets_are_built(space: int) -> None:
    assert table().owns(1, 39).refused(c.Build(0, space)) == "space.not_yours"


@pytest.mark.parametrize("mortgaged", group("red"))
def test_no_building_while_any_of_the_group_is_mortgaged(mortgaged: int) -> None:
    """R-11."""
    t = table().owns(0, "red").mortgaged(mortgaged)
    assert {t.refused(c.Build(0, space)) for space in group("red")} == {"build.mortgaged"}


@pytest.mark.parametrize(
    ("levels", "open_to"),
    [((0, 0, 0), {21, 23, 24}), ((1, 0, 0), {23, 24}), ((2, 1, 2), {23}), ((5, 4, 4), {23, 24})],
)
def test_building_is_even(levels: tuple[int, int, int], open_to: set[int]) -> None:
    """R-11, B25: a hotel on one street does not bar the others."""
    t = table().owns(0, "red").built("red", *levels)
    assert {space for space in group("red") if t.allows(c.Build(0, space))} == open_to
    assert t.sound(waiting=(0,))


def test_nothing_is_built_on_a_hotel() -> None:
    """B02."""
    t = table().owns(0, "red").built("red", 5)
    assert t.refused(c.Build(0, 21)) == "build.full" and t.state.hotels_left == 9
    assert t.sound(waiting=(0,))


def test_a_hotel_gives_four_houses_back() -> None:
    """R-26."""
    t = table().owns(0, "brown").built("brown", 4)
    built = only(t.says(c.Build(0, 1)), e.BuildingsChanged)
    assert (built.level, built.houses_left, built.hotels_left) == (5, 28, 11)


def test_no_thirty_third_house_and_no_thirteenth_hotel() -> None:
    """R-26, B32."""
    assert table().owns(0, "red").stock(houses=0).refused(c.Build(0, 21)) == "build.no_house"
    t = table().owns(0, "red").built("red", 4).stock(hotels=0)
    assert t.refused(c.Build(0, 21)) == "build.no_hotel"
    assert t.sound(waiting=(0,))


def test_straight_to_a_hotel_needs_the_houses_on_the_way() -> None:
    """R-12: each step takes its house, so a bank of three stops the climb at three on one street of two."""
    t = table().owns(0, "brown").stock(houses=3)
    for space in (1, 3, 1):
        t.says(c.Build(0, space))
    assert t.refused(c.Build(0, 3)) == "build.no_house"


def test_straight_to_a_hotel_when_the_bank_has_them() -> None:
    """R-12."""
    t = table().owns(0, "brown")
    for _ in range(5):
        t.says(c.Build(0, 1))
        t.says(c.Build(0, 3))
    assert (
        [t.state.level[s] for s in (1, 3)] == [5, 5]
        and t.state.houses_left == 32
        and t.state.hotels_left == 10
    )


def test_a_house_needs_its_price_in_cash() -> None:
    assert table().owns(0, "red").cash(0, 149).refused(c.Build(0, 21)) == "cash.short"


def test_building_in_anothers_turn_between_rolls() -> None:
    """A20."""
    t = table().owns(2, "red")
    t.says(c.Build(2, 21))
    assert t.waiting == (0,)


# --- selling -----


def test_a_house_is_sold_for_half_and_goes_back_to_the_bank() -> None:
    t = table().owns(0, "red").built("red", 1)
    sold = only(t.says(c.SellBuilding(0, 23)), e.BuildingsChanged)
    assert (sold.level, sold.houses_left) == (0, 30)
    assert t.payments() == [(-1, 0, 75, "sell")]


@pytest.mark.parametrize(("levels", "open_to"), [((1, 0, 0), {21}), ((2, 1, 2), {21, 24}), ((5, 4, 4), {21})])
def test_selling_is_even(levels: tuple[int, int, int], open_to: set[int]) -> None:
    """R-11."""
    t = table().owns(0, "red").built("red", *levels)
    assert {space for space in group("red") if t.allows(c.SellBuilding(0, space))} == open_to


def test_there_is_nothing_to_sell_on_bare_land() -> None:
    """A11: the land itself never goes back to the bank."""
    assert table().owns(0, "red").refused(c.SellBuilding(0, 21)) == "sell.nothing"


def test_a_hotel_breaks_into_four_houses() -> None:
    """R-13."""
    t = table().owns(0, "brown").built("brown", 5)
    sold = only(t.says(c.SellBuilding(0, 1)), e.BuildingsChanged)
    assert (sold.level, sold.houses_left, sold.hotels_left) == (4, 28, 11)
    assert t.payments() == [(-1, 0, 25, "sell")]


def test_a_hotel_cannot_break_without_houses_in_the_bank() -> None:
    """R-13."""
    t = table().owns(0, "brown").built("brown", 5).stock(houses=3)
    assert t.refused(c.SellBuilding(0, 1)) == "sell.no_houses"


@pytest.mark.parametrize(
    ("houses", "levels", "fits"),
    [
        (3, (2, 1), True),
        (3, (2, 2), False),
        (0, (0, 0), True),
        (1, (1, 0), True),
        (0, (1, 0), False),
        (8, (4, 4), True),
    ],
)
def test_more_steps_at_once_down_to_what_the_bank_supplies(
    houses: int, levels: tuple[int, int], fits: bool
) -> None:
    """R-13."""
    t = table().owns(0, "brown").built("brown", 5).stock(houses=houses)
    if not fits:
        assert t.refused(c.SellGroup(0, BROWN, levels)) == "sell.no_houses"
        return
    t.says(c.SellGroup(0, BROWN, levels))
    assert t.state.cash[0] == 1500 + (10 - sum(levels)) * 25
    assert t.state.houses_left == houses - sum(levels)


def test_houses_given_back_in_the_same_sale_serve_its_hotels() -> None:
    """R-13: nothing passes below an empty bank on the way."""
    t = table().owns(0, "red").built("red", 5, 4, 4).stock(houses=1)
    t.says(c.SellGroup(0, RED, (3, 3, 3)))
    lefts = [event.houses_left for event in t.log if isinstance(event, e.BuildingsChanged)]
    assert min(lefts) >= 0 and lefts[-1] == 0


@pytest.mark.parametrize(
    ("levels", "code"),
    [
        ((3, 1, 1), "sell.evenly"),
        ((4, 3, 3), "sell.levels"),
        ((3, 3), "sell.levels"),
        ((-1, 0, 0), "sell.levels"),
        ((3, 3, 3), "sell.nothing"),
    ],
)
def test_a_sale_of_a_group_must_make_sense(levels: tuple[int, ...], code: str) -> None:
    assert table().owns(0, "red").built("red", 3).refused(c.SellGroup(0, RED, levels)) == code


@pytest.mark.parametrize("number", [-1, 10])
def test_a_sale_of_no_group(number: int) -> None:
    assert table().refused(c.SellGroup(0, number, ())) == "sell.levels"


def test_a_sale_of_anothers_group() -> None:
    assert table().owns(1, "red").built("red", 1).refused(c.SellGroup(0, RED, (0, 0, 0))) == "space.not_yours"


def test_hotels_of_a_group_may_have_to_go_all_at_once() -> None:
    """A10, the manual of 2002."""
    t = table(hotel_sale=HotelSale.WHOLE_GROUP).owns(0, "brown").built("brown", 5, 4)
    assert t.refused(c.SellBuilding(0, 1)) == "sell.whole_group"
    assert t.refused(c.SellGroup(0, BROWN, (4, 4))) == "sell.whole_group"
    t.says(c.SellGroup(0, BROWN, (0, 0)))
    assert t.state.cash[0] == 1500 + 9 * 25


def test_houses_are_sold_evenly_where_hotels_go_together() -> None:
    t = table(hotel_sale=HotelSale.WHOLE_GROUP).owns(0, "brown").built("brown", 4)
    assert t.allows(c.SellBuilding(0, 1)) and t.allows(c.SellGroup(0, BROWN, (2, 2)))


def test_hotels_may_have_to_be_swapped_for_houses() -> None:
    """A10, the manual of 2002: four houses and half the hotel's price, or the whole group."""
    t = table(hotel_sale=HotelSale.SWAP_FOR_HOUSES).owns(0, "brown").built("brown", 5)
    assert t.allows(c.SellBuilding(0, 1))
    assert t.allows(c.SellGroup(0, BROWN, (4, 4))) and t.allows(c.SellGroup(0, BROWN, (0, 0)))
    assert t.refused(c.SellGroup(0, BROWN, (3, 3))) == "sell.whole_group"


def test_steps_down_from_hotels_are_all_listed() -> None:
    t = table().owns(0, "brown").built("brown", 5)
    sales = {x.levels for x in LANDLORD.legal_commands(t.state, 0) if isinstance(x, c.SellGroup)}
    assert (
        (2, 1) in sales and (0, 0) in sales and (5, 4) in sales and (5, 5) not in sales and len(sales) == 15
    )


def test_refusals_carry_their_figures() -> None:
    t = table().owns(0, "brown").built("brown", 5).stock(houses=3)
    refusal = LANDLORD.check(t.state, c.SellBuilding(0, 1))
    assert refusal is not None and dict(refusal.params) == {"needed": 4, "left": 3}
    refusal = LANDLORD.check(table().owns(0, "red").cash(0, 149).state, c.Build(0, 21))
    assert refusal is not None and dict(refusal.params) == {"needed": 150, "cash": 149}


def test_only_what_is_sold_is_told() -> None:
    t = table().owns(0, "brown").built("brown", 2, 1)
    t.says(c.SellGroup(0, BROWN, (1, 1)))
    assert [x.space for x in t.log if isinstance(x, e.BuildingsChanged)] == [1]
