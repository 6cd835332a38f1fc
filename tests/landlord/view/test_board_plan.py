"""The board's geometry for any window and any layout, and the ways of tokens."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.landlord.pack.layout import BoardLayout, Box, SpaceBox, computed_ring
from game.landlord.view.board.plan import Plan
from game.packs.loader import load
from game.packs.pack import Pack

SIZES = [
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (1024, 768),
    (2560, 1080),
]


@pytest.fixture(scope="module")
def classic() -> Pack:
    return load("classic")


def _with_ring(pack: Pack, spaces: int) -> Pack:
    """The pack's rules cut or stretched to a computed ring of this many spaces, corners first."""
    have = pack.ruleset.spaces
    corners = [space for space in have if space.index % 10 == 0]
    order = [*corners, *(space for space in have if space.index % 10)]
    ring = [order[at % len(order)] for at in range(spaces)]
    kept = sorted({space.group for space in ring} - {-1})
    filled = tuple(
        replace(space, index=at, group=kept.index(space.group) if space.group >= 0 else -1)
        for at, space in enumerate(ring)
    )
    groups = tuple(
        replace(pack.ruleset.groups[old], members=tuple(s.index for s in filled if s.group == new))
        for new, old in enumerate(kept)
    )
    decks = tuple(deck.id for deck in pack.ruleset.decks)
    rules = replace(pack.ruleset, spaces=filled, groups=groups)
    return replace(pack, ruleset=rules, layout=computed_ring(spaces, decks))


def test_the_reference_board_lies_where_the_design_says(classic: Pack) -> None:
    plan = Plan((1920, 1080), classic)
    assert not plan.small
    assert plan.print == (40, 40, 1000, 1000)
    assert plan.rim == (20, 20, 1040, 1040)
    assert plan.space(0) == (40 + 878, 40 + 878, 122, 122)
    assert plan.space(1) == (40 + 878 - 84, 40 + 878, 84, 122)
    assert plan.space(11) == (40, 40 + 878 - 84, 122, 84)
    assert plan.space(29) == (40 + 122 + 84 * 8, 40, 84, 122)
    assert plan.band(29) == (40 + 122 + 84 * 8, 40 + 96, 84, 26)
    assert plan.centre == (162, 162, 756, 756)
    assert plan.tray == (390, 602, 300, 206)


def test_small_windows_have_their_own_proportions(classic: Pack) -> None:
    plan = Plan((1280, 720), classic)
    assert plan.small
    assert plan.rim == (8, 8, 704, 704)
    assert plan.print == (20, 20, 680, 680)
    assert plan.space(20) == (20, 20, 79, 79)
    assert plan.space(21) == (99, 20, 58, 79)
    assert plan.band(21).height == 18


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_touch_and_nothing_overlaps(classic: Pack, size: tuple[int, int]) -> None:
    plan = Plan(size, classic)
    rects = [*plan.spaces, plan.spaces[0]]
    for one, two in pairwise(rects):
        joined = one.union(two)
        assert one.w * one.h + two.w * two.h == joined.w * joined.h, "a gap or an overlap between neighbours"
    for at, one in enumerate(plan.spaces):
        assert plan.print.contains(one)
        assert plan.space_at(one.center) == at
        assert not one.colliderect(plan.centre)
    assert plan.space_at(plan.centre.center) is None
    assert pygame.Rect((0, 0), size).contains(plan.rim)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("count", range(1, 9))
def test_a_crowd_stands_on_its_space_each_on_a_place_of_its_own(
    classic: Pack, size: tuple[int, int], count: int
) -> None:
    plan = Plan(size, classic)
    for space in (0, 1, 5, 10, 12, 16, 20, 29, 30, 39):
        stands = [plan.stand(space, slot, count) for slot in range(count)]
        assert len({(round(s.x), round(s.y)) for s in stands}) == count
        reach = plan.spaces[space].inflate(12 * plan.factor, 12 * plan.factor)
        assert all(reach.collidepoint(plan.point(s.x, s.y)) for s in stands)
        assert max(s.y for s in stands) == stands[0].y, "the first stands in the front row"


def test_prisoners_and_visitors_stand_apart(classic: Pack) -> None:
    plan = Plan((1920, 1080), classic)
    jail = classic.ruleset.jail
    inside, outside = plan.stand(jail, jailed=True), plan.stand(jail)
    assert plan.jail_cell(jail).collidepoint(plan.point(inside.x, inside.y))
    assert not plan.jail_cell(jail).collidepoint(plan.point(outside.x, outside.y))


def test_units_and_pixels_agree(classic: Pack) -> None:
    plan = Plan((1600, 900), classic)
    assert plan.units(*plan.point(250, 730)) == pytest.approx((250, 730))


def test_paths_go_round_the_ring(classic: Pack) -> None:
    plan = Plan((1920, 1080), classic)
    assert plan.path(37, 2) == [38, 39, 0, 1, 2]
    assert plan.path(1, 38, back=True) == [0, 39, 38]
    assert plan.path(7, 7) == []


@pytest.mark.parametrize("spaces", [8, 24, 40, 52])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_any_ring_can_be_laid_out(classic: Pack, spaces: int, size: tuple[int, int]) -> None:
    plan = Plan(size, _with_ring(classic, spaces))
    assert len(plan.spaces) == spaces
    assert all(rect.w > 0 and rect.h > 0 and plan.print.contains(rect) for rect in plan.spaces)
    assert plan.centre.w > 0 and plan.centre.h > 0


def test_a_layout_need_not_be_square_nor_have_corners(classic: Pack) -> None:
    boxes = tuple(
        SpaceBox(i, Box(150.0 * i, 0 if i % 2 else 300, 150, 100), ("top", "left")[i % 2]) for i in range(4)
    )
    pack = replace(classic, layout=BoardLayout(600, 400, boxes, {}))
    plan = Plan((1280, 720), pack)
    assert all(plan.print.contains(rect) for rect in plan.spaces)
    assert plan.tray.center == plan.centre.center
