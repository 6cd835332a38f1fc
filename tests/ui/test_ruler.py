"""Words measured in real faces: what is said of their size is what is drawn."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pygame
import pytest

from game.ui.draw.canvas import Canvas
from game.ui.draw.ruler import FontRuler, ruler_of
from game.ui.draw.style import TextStyle
from game.ui.draw.text import Run, rich
from game.ui.draw.theme import Theme
from game.ui.layout import Column, Node, Paragraph, Row, Text, Wrap, lay
from game.ui.scale import Scale

SIZES = [(960, 540), (1600, 900), (1920, 1080), (3840, 2160)]
WORDS = "**Unofficial.** Tour de Table is a free [gold]fan project[/]; every drawing and sound is our own."
STYLES = [
    TextStyle(),
    TextStyle("display", 38),
    TextStyle("ui-bold", 15, tracking=1.2),
    TextStyle("board", 20, line=40, align="center"),
    TextStyle("ui", 17, align="right"),
]


@pytest.fixture(params=SIZES, ids=str)
def ruler(request: pytest.FixtureRequest, theme: Theme) -> FontRuler:
    return FontRuler(theme, Scale.fit(request.param, 1.2))


def plain(text: str) -> tuple[Run, ...]:
    return (Run(text),)


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect()


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_what_is_drawn_has_the_size_that_was_told(ruler: FontRuler, style: TextStyle) -> None:
    """A letter may lean out of its line by a little, but by no more."""
    runs = tuple(rich(WORDS))
    block = ruler.block(runs, style, 400, 0)
    assert block.width <= 400.5 and len(block.lines) > 1 and not block.cut
    scale = replace(ruler.scale, left=0, top=0)
    surface = pygame.Surface((scale.px(600), scale.px(1200)), pygame.SRCALPHA)
    box = pygame.FRect(100, 100, 400, block.height)
    block.draw(Canvas(surface, ruler.theme, scale), box, style)
    drawn, lean = ink(surface), scale.px(3) + 1
    assert scale.rect(box).inflate(2 * lean, 2 * lean).contains(drawn)
    assert drawn.width == pytest.approx(block.width * scale.factor, abs=2 * lean)


def test_lines_stand_as_far_apart_as_the_style_says(ruler: FontRuler) -> None:
    wide, near = (
        ruler.block(plain("word"), TextStyle(size=20, line=line), inf, 0).height for line in (80, 1)
    )
    assert (
        wide == pytest.approx(80, abs=1)
        and near == ruler.block(plain("word"), TextStyle(size=20), inf, 0).height
    )


def test_one_line_is_as_wide_as_canvas_says(ruler: FontRuler) -> None:
    canvas = Canvas(pygame.Surface((1, 1)), ruler.theme, ruler.scale)
    for style in (TextStyle("display", 38), TextStyle("ui-bold", 15, tracking=1.2)):
        wide = canvas.measure("PORTFOLIO OF ANNA", style)
        told = ruler.block(plain("PORTFOLIO OF ANNA"), style, inf, 0).width
        assert told == pytest.approx(wide, abs=1 / ruler.scale.factor)


def test_at_the_least_width_no_word_is_broken_and_below_it_one_is(ruler: FontRuler) -> None:
    for style in STYLES:
        runs = (*plain("Pennsylvania Rail"), Run("road", bold=True), Run(" or so"))
        least = ruler.least(runs, style, 0)
        assert not ruler.block(runs, style, least, 0).cut
        assert ruler.block(runs, style, least - 1.5 / ruler.scale.factor, 0).cut


def test_the_width_of_a_box_that_was_made_for_words_is_enough_for_them(ruler: FontRuler) -> None:
    for letters in range(1, 60):
        runs = plain("n" * letters)
        box = pygame.FRect(0.3, 0, ruler.block(runs, TextStyle(), inf, 0).width, 1)
        assert not ruler.block(runs, TextStyle(), box.width, 0).cut


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_the_least_width_of_so_many_lines(ruler: FontRuler, lines: int) -> None:
    runs = plain("no more than two of them are shown of all that is said")
    least = ruler.least(runs, TextStyle(), lines)
    assert len(ruler.block(runs, TextStyle(), least, 0).lines) <= lines
    assert len(ruler.block(runs, TextStyle(), least - 2 / ruler.scale.factor, 0).lines) > lines


def test_what_is_cut_ends_in_an_ellipsis_that_fits(ruler: FontRuler) -> None:
    block = ruler.block(tuple(rich("the **first** and the second line of it")), TextStyle(), 120, 1)
    [line] = block.lines
    assert block.cut and block.width <= 120.5
    assert "".join(run.text for run in line).startswith("the ") and line[-1].text.endswith("…")
    whole = ruler.block(plain("it"), TextStyle(), 120, 1)
    assert not whole.cut and whole.lines[0][0].text == "it"


def test_smaller_type_is_smaller_until_it_can_no_longer_be_read(theme: Theme) -> None:
    large, small = (FontRuler(theme, Scale.fit(size)) for size in ((1920, 1080), (640, 360)))
    words = plain("as wide as this")
    wide = large.block(words, TextStyle(), inf, 0).width
    assert large.zoomed(0.9).block(words, TextStyle(), inf, 0).width < wide
    assert small.zoomed(0.9).block(words, TextStyle(), inf, 0) == small.block(words, TextStyle(), inf, 0)
    assert large.zoomed(0.9) is large.zoomed(0.9) and large.zoomed(1.0) is large


def test_letters_of_two_faces_stand_on_one_line(ruler: FontRuler) -> None:
    style = TextStyle("ui", 17)
    small, large = Text("HHH", style), Text("HHH", replace(style, size=51))
    lay(Row([small, large], align="baseline"), ruler, (0, 0, 900, 300))
    feet = []
    for text in (small, large):
        scale = replace(ruler.scale, left=0, top=0)
        surface = pygame.Surface((scale.px(900), scale.px(300)), pygame.SRCALPHA)
        text.draw(Canvas(surface, ruler.theme, scale))
        feet.append(ink(surface).bottom)
    assert abs(feet[0] - feet[1]) <= 1


def test_a_page_in_every_size_of_window_and_text(theme: Theme) -> None:
    for size in SIZES:
        for text_size in (0.9, 1.0, 1.5):
            head = Row(
                [Text("Argent après", grow=1), Text("1 600 €", TextStyle("board-bold", 28), lines=1)], gap=16
            )
            chips: list[Node] = [Text(word, pad=(12, 6)) for word in WORDS.split()]
            page = Column([head, Paragraph(WORDS), Wrap(chips, gap=8)], gap=12, pad=24)
            assert not lay(page, FontRuler(theme, Scale.fit(size, text_size)), (0, 0, 500, 1000)).faults()
            assert head.children[0].box.right + 16 <= head.children[1].box.left + 0.01


def test_one_ruler_serves_a_theme_at_a_scale_wherever_its_origin_is(theme: Theme) -> None:
    scale = Scale.fit((1280, 720))
    assert ruler_of(theme, scale) is ruler_of(theme, scale.moved(40, 40))
    assert ruler_of(theme, scale) is not ruler_of(theme, scale.sized(2))
    assert ruler_of(theme, scale) is not ruler_of(theme, Scale.fit((1280, 720), 1.5))
