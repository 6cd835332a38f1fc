"""Smooth shapes: what they cover, and what they leave alone."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.draw import paint, svg
from game.ui.draw.cache import Pictures
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme, parse_colour
from game.ui.scale import Scale

RED, CLEAR = (200, 30, 30, 255), (0, 0, 0, 0)


def test_a_rounded_box_fills_its_middle_and_spares_its_corners() -> None:
    box = paint.box(80, 40, 12, RED)
    assert box.get_at((40, 20)) == RED and box.get_at((0, 20)) == RED
    assert box.get_at((0, 0)).a == 0 and box.get_at((79, 39)).a == 0
    edges = [pixel for x in range(12) for y in range(12) if 0 < (pixel := box.get_at((x, y))).a < 255]
    assert edges and all(pixel[:3] == RED[:3] for pixel in edges), "smooth, and without a dark fringe"


def test_a_box_is_symmetric() -> None:
    box = paint.box(61, 37, 9, RED, border=(255, 255, 255, 255), line=2)
    for flipped in (pygame.transform.flip(box, True, False), pygame.transform.flip(box, False, True)):
        assert pygame.image.tobytes(flipped, "RGBA") == pygame.image.tobytes(box, "RGBA")


def test_a_border_lies_inside_the_edge() -> None:
    box = paint.box(60, 40, 8, RED, border=(255, 255, 255, 255), line=3)
    assert box.get_at((1, 20)) == (255, 255, 255, 255) and box.get_at((4, 20)) == RED


def test_a_blend_runs_from_top_to_bottom() -> None:
    blend = paint.gradient(4, 101, (0, 0, 0, 255), (200, 100, 50, 255))
    assert blend.get_at((1, 0)) == (0, 0, 0, 255)
    assert blend.get_at((1, 50)) == (100, 50, 25, 255)
    assert blend.get_at((1, 100)) == (200, 100, 50, 255)


@pytest.mark.parametrize("size", [(200, 100), (900, 500), (30, 16)])
def test_shadows_fade_outwards(size: tuple[int, int]) -> None:
    shade = paint.soft(*size, 10, 12, (0, 0, 0, 200))
    row = [shade.get_at((x, shade.get_height() // 2)).a for x in range(shade.get_width() // 2)]
    assert row[0] < 12 and row == sorted(row) and row[-1] > 150


def test_a_halo_leaves_the_inside_alone() -> None:
    light = paint.halo(100, 50, 8, 14, (255, 255, 255, 255))
    assert light.get_at((14 + 50, 14 + 25)).a == 0
    assert light.get_at((12, 14 + 25)).a > 60


def test_the_shadow_of_a_large_box_is_not_drawn_where_nobody_sees_it() -> None:
    sheet = pygame.Surface((900, 700), pygame.SRCALPHA)
    rect = pygame.Rect(100, 100, 700, 500)
    paint.drop_shadow(sheet, rect, 20, 24, (0, 8), 0.5)
    assert sheet.get_at(rect.center).a == 0
    corner = sheet.get_at((102, 102))
    assert corner.a > 0, "the rounded corners let it through"
    assert sheet.get_at((450, 612)).a > 40


def test_stripes_rise_to_the_right() -> None:
    stripes = paint.hatch(60, 60, (0, 0, 0, 255), 3, 6)
    solid = [(x, 30) for x in range(5, 55) if stripes.get_at((x, 30)).a > 200]
    assert solid
    x, y = next((x, y) for x, y in solid if 10 < x < 50)
    assert stripes.get_at((x + 5, y - 5)).a > 200


def test_the_memory_for_pictures_keeps_to_its_budget() -> None:
    pictures = Pictures(budget=10_000)
    make = lambda: pygame.Surface((20, 20), pygame.SRCALPHA)  # noqa: E731 -- 1600 bytes
    first = pictures.get("a", make)
    for key in "bcdef":
        pictures.get(key, make)
        assert pictures.get("a", make) is first, "what is in use stays"
    pictures.get("g", make)
    assert pictures.used <= 10_000
    assert pictures.get("b", lambda: pygame.Surface((1, 1))).get_size() == (1, 1), "the oldest went"


def test_a_smaller_budget_lets_go_of_the_oldest_at_once() -> None:
    pictures = Pictures(budget=10_000)
    for key in "abcdef":
        pictures.get(key, lambda: pygame.Surface((20, 20), pygame.SRCALPHA))
    pictures.fit(3_200)
    assert pictures.used == 3_200
    pictures.fit(0)
    assert pictures.used == 1_600, "the newest may be on the screen"


def test_a_drawing_fits_its_box_in_its_own_proportions(theme: Theme) -> None:
    path = theme.assets / "ui" / "trade.svg"
    assert svg.load(path, 40, 40).get_size() == (40, 40)
    tinted = svg.tinted(path, 40, 40, RED)
    seen = [tinted.get_at((x, y)) for x in range(40) for y in range(40) if tinted.get_at((x, y)).a > 200]
    assert seen and all(colour[:3] == RED[:3] for colour in seen)


def test_a_lost_drawing_shows_as_an_empty_box(tmp_path: Path) -> None:
    (tmp_path / "broken.svg").write_text("<svg")
    for name in ("missing.svg", "missing.png", "broken.svg"):
        assert svg.load(tmp_path / name, 30, 20).get_size() == (30, 20)


def test_colours_by_name_value_and_opacity(theme: Theme) -> None:
    assert parse_colour("rgba(10,13,16,.5)") == pygame.Color(10, 13, 16, 128)
    assert theme.c("#102030") == pygame.Color(16, 32, 48)
    assert theme.c("gold", 0.5).a == 128
    with pytest.raises(KeyError, match="no colour 'glod'"):
        theme.c("glod")
    assert theme.ink_on("seat-4")[:3] == (0x1B, 0x1B, 0x1B) and theme.ink_on("seat-5")[:3] == (255, 255, 255)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (1000, 1000)])
def test_neighbours_touch_at_every_scale(size: tuple[int, int]) -> None:
    scale = Scale.fit(size)
    cells = [scale.rect((40 + 84 * i, 10, 84, 122)) for i in range(12)]
    assert all(a.right == b.left for a, b in pairwise(cells))
    back = scale.back(scale.point((700, 300)))
    assert back == pytest.approx((700, 300), abs=1.2)


def test_text_is_never_below_the_floor() -> None:
    assert Scale.fit((1280, 720)).text(14) == 13
    assert Scale.fit((1280, 720)).text(14, floor=9) == 9
    assert Scale.fit((1920, 1080), 1.5).text(20) == 30


def test_baked_pictures_are_drawn_once_and_equal_to_drawing(theme: Theme) -> None:
    calls = 0

    def draw(canvas: Canvas) -> None:
        nonlocal calls
        calls += 1
        canvas.box((0, 0, 100, 50), "accent", radius=8)

    one, two = (pygame.Surface((300, 200), pygame.SRCALPHA) for _ in range(2))
    canvas = Canvas(one, theme, Scale())
    for _ in range(3):
        canvas.baked("test-box", (20, 30, 100, 50), draw, margin=5)
    Canvas(two, theme, Scale()).box((20, 30, 100, 50), "accent", radius=8)
    assert calls == 1
    assert one.get_at((70, 55)) == two.get_at((70, 55)) and one.get_at((15, 30)).a == 0
