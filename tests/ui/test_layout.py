"""Layout by measuring, in a type whose letters are all half as wide as they are high."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

import pygame
import pytest

from game.ui.draw.style import TextStyle
from game.ui.layout import (
    Aligned,
    Column,
    First,
    Fit,
    Grid,
    Leaf,
    Node,
    Page,
    Paragraph,
    Row,
    Ruler,
    Scroll,
    Size,
    Stack,
    Table,
    Text,
    Wrap,
    lay,
)
from game.ui.layout.share import share

TEN = TextStyle(size=10)  # a letter is 5 wide, a line 10 high, with its foot 8 below its top
TWENTY = TextStyle(size=20)
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Lines:
    """Words in lines of letters of one width."""

    lines: list[str]
    size: float
    cut: bool

    @property
    def width(self) -> float:
        return max(len(line) for line in self.lines) * self.size / 2

    @property
    def height(self) -> float:
        return len(self.lines) * self.size

    @property
    def baseline(self) -> float:
        return 0.8 * self.size

    def draw(self, canvas: object, box: pygame.FRect, style: TextStyle) -> None:
        raise AssertionError("nothing is drawn here")


class Typewriter:
    """A ruler that needs no face."""

    def __init__(self, text_size: float = 1.0, zoom: float = 1.0) -> None:
        self.text_size, self.zoom = text_size, zoom
        self.others: dict[float, Typewriter] = {1.0: self}

    def zoomed(self, zoom: float) -> Typewriter:
        return self.others.setdefault(zoom, Typewriter(self.text_size, self.zoom * zoom))

    def least(self, runs: tuple, style: TextStyle, lines: int) -> float:
        letter = style.size * self.zoom * self.text_size / 2
        words = "".join(run.text for run in runs).split(" ")
        widths = range(max(len(word) for word in words), 1000)
        return letter * next(n for n in widths if not lines or len(_lines(words, n)) <= lines)

    def block(self, runs: tuple, style: TextStyle, width: float, lines: int) -> Lines:
        size = style.size * self.zoom * self.text_size
        words = "".join(run.text for run in runs).split(" ")
        room = width if width == inf else int(width / (size / 2) + 0.01)
        set_ = _lines(words, room)
        kept = set_[:lines] if lines else set_
        return Lines(kept, size, len(kept) < len(set_) or any(len(word) > room for word in words))


def _lines(words: list[str], room: float) -> list[str]:
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def box(node: Node) -> Box:
    x, y, w, h = (round(side, 2) for side in node.box)
    return x, y, w, h


def laid(root: Node, width: float, height: float, ruler: Ruler | None = None) -> Page:
    return lay(root, ruler or Typewriter(), (0, 0, width, height))


def block(width: float, height: float, **more: object) -> Leaf:
    return Leaf(width=width, height=height, **more)  # type: ignore[arg-type]


def words(node: Text) -> list[str]:
    assert isinstance(node.block, Lines)
    return node.block.lines


# --- sharing a length ----


@pytest.mark.parametrize(
    "wants, leasts, grows, room, got",
    [
        ([10, 20], [0, 0], [0, 0], 50, [10, 20]),  # nobody wants more
        ([10, 20], [0, 0], [0, 1], 50, [10, 40]),
        ([10, 20], [0, 0], [1, 3], 50, [15, 35]),  # what is left over goes by weight
        ([10, 100], [0, 0], [0, 0], 60, [10, 50]),  # the largest gives, the small one stays whole
        ([80, 100], [0, 0], [0, 0], 100, [50, 50]),
        ([80, 100], [70, 0], [0, 0], 100, [70, 30]),  # nobody gets less than its least
        ([80, 100], [70, 60], [0, 0], 100, [70, 60]),
    ],
)
def test_a_length_is_shared(
    wants: list[float], leasts: list[float], grows: list[float], room: float, got: list[float]
) -> None:
    assert share(wants, leasts, grows, [inf, inf], room) == pytest.approx(got, abs=0.01)


def test_what_one_may_not_have_goes_to_the_others() -> None:
    assert share([10, 10, 10], [0, 0, 0], [1, 1, 2], [15, inf, inf], 70) == pytest.approx(
        [15, 21.67, 33.33], abs=0.01
    )


# --- words ----


def test_words_say_how_large_they_are() -> None:
    text = Text("four words in all", TEN)
    assert text.measure(Typewriter()) == Size(85, 10, 8)
    assert text.measure(Typewriter(), 60) == Size(50, 20, 8)
    assert text.measure(Typewriter(), 0) == Size(25, 40, 8)  # as narrow as its longest word


def test_words_of_one_line_ask_for_all_of_it_and_are_cut_where_there_is_no_room() -> None:
    text = Text("four words in all", TEN, lines=1)
    assert text.measure(Typewriter(), 0).width == 85
    page = laid(text, 50, 10)
    assert words(text) == ["four words"]
    assert page.faults() == [text]


def test_words_of_two_lines_ask_for_what_two_lines_take() -> None:
    text = Text("one two three four", TEN, lines=2)
    assert text.measure(Typewriter(), 0) == Size(50, 20, 8)


def test_a_paragraph_reads_its_marks() -> None:
    assert Paragraph("a **bold** word", TEN).measure(Typewriter()).width == 5 * len("a bold word")
    assert Text("a **bold** word", TEN).measure(Typewriter()).width == 5 * len("a **bold** word")


def test_a_width_that_rounding_took_a_little_from_breaks_no_line() -> None:
    text = Text("two words", TEN)
    laid(text, 44.9, 10)
    assert words(text) == ["two words"]
    assert text.measure(Typewriter(), 44.9).height == 10


# --- limits and edges ----


def test_room_inside_an_edge() -> None:
    inner = block(30, 20)
    outer = Column([inner], pad=(1, 2, 3, 4))
    assert outer.measure(Typewriter()) == Size(34, 26, 22)
    laid(outer, 100, 100)
    assert box(inner) == (1, 2, 30, 20)
    assert Column([], pad=(5, 6)).measure(Typewriter())[:2] == (10, 12)


def test_limits_of_a_side() -> None:
    assert Text("hello", TEN, min_width=60, min_height=30).measure(Typewriter())[:2] == (60, 30)
    assert Text("hello you", TEN, max_width=30).measure(Typewriter())[:2] == (25, 20)
    assert Text("hello you", TEN, width=30, height=7).measure(Typewriter())[:2] == (30, 7)


# --- below each other ----


def test_a_column_stacks_and_stretches() -> None:
    top, bottom = Text("top", TEN), Text("a longer one", TEN)
    column = Column([top, bottom], gap=4)
    assert column.measure(Typewriter()) == Size(60, 24, 8)
    laid(column, 100, 100)
    assert (box(top), box(bottom)) == ((0, 0, 100, 10), (0, 14, 100, 10))


@pytest.mark.parametrize("align, left", [("start", 0), ("center", 35), ("end", 70)])
def test_a_column_aligns(align: str, left: float) -> None:
    part = block(30, 10)
    laid(Column([part], align=align), 100, 100)  # type: ignore[arg-type]
    assert box(part) == (left, 0, 30, 10)


@pytest.mark.parametrize(
    "justify, tops", [("start", (0, 10)), ("center", (40, 50)), ("end", (80, 90)), ("between", (0, 90))]
)
def test_a_column_justifies(justify: str, tops: tuple[float, float]) -> None:
    one, two = block(10, 10), block(10, 10)
    laid(Column([one, two], justify=justify), 100, 100)  # type: ignore[arg-type]
    assert (one.box.y, two.box.y) == tops


def test_what_grows_takes_the_rest_of_a_column() -> None:
    head, rest, foot = block(10, 10), Leaf(grow=1), block(10, 20)
    laid(Column([head, rest, foot], gap=5), 100, 100)
    assert box(rest) == (0, 15, 100, 60)
    assert box(foot) == (0, 80, 10, 20)


# --- side by side ----


def test_a_row_gives_each_what_it_wants_and_the_rest_to_what_grows() -> None:
    name, value = Text("name", TEN, grow=1), Text("12", TEN)
    laid(Row([name, value], gap=10), 100, 30)
    assert (box(name), box(value)) == ((0, 10, 80, 10), (90, 10, 10, 10))


def test_a_short_word_stays_whole_while_a_long_text_wraps() -> None:
    label, long = Text("language", TEN), Text("a text that is far too long for its room", TEN)
    row = Row([label, long], gap=10)
    assert row.measure(Typewriter(), 150).height == 30
    laid(row, 150, 30)
    assert words(label) == ["language"]
    assert label.box.width == 40 and long.box.width == pytest.approx(100, abs=0.01)


def test_texts_of_two_sizes_stand_on_one_line() -> None:
    small, large = Text("small", TEN), Text("large", TWENTY)
    row = Row([small, large], align="baseline")
    assert row.measure(Typewriter()) == Size(75, 20, 16)
    laid(row, 100, 20)
    assert small.box.y + 8 == large.box.y + 16


def test_a_picture_stands_on_the_line() -> None:
    picture, text = block(12, 12), Text("text", TWENTY)
    laid(Row([picture, text], align="baseline"), 100, 20)
    assert picture.box.bottom == text.box.y + 16


@pytest.mark.parametrize("align, top, high", [("start", 0, 10), ("end", 40, 10), ("stretch", 0, 50)])
def test_a_row_aligns(align: str, top: float, high: float) -> None:
    text = Text("text", TEN)
    laid(Row([text], align=align), 100, 50)  # type: ignore[arg-type]
    assert (text.box.y, text.box.height) == (top, high)


@pytest.mark.parametrize("justify, lefts", [("end", (80, 90)), ("center", (40, 50)), ("between", (0, 90))])
def test_a_row_justifies(justify: str, lefts: tuple[float, float]) -> None:
    one, two = block(10, 10), block(10, 10)
    laid(Row([one, two], justify=justify), 100, 10)  # type: ignore[arg-type]
    assert (one.box.x, two.box.x) == lefts


def test_nothing_lies_over_its_neighbour_where_there_is_no_room_at_all() -> None:
    one, two = Text("unbreakable", TEN), Text("unbreakable", TEN)
    page = laid(Row([one, two], gap=10), 70, 10)
    assert one.box.right + 10 <= two.box.left + 0.01 and two.box.right <= 70.01
    assert page.faults() == [one, two]


def test_columns_of_a_table_stand_below_each_other() -> None:
    cells = [[Text("a", TEN, grow=1), Text("1", TEN)], [Text("a longer name", TEN), Text("1 000", TEN)]]
    laid(Table(cells, gap=10, row_gap=2), 150, 22)
    assert [box(cell) for row in cells for cell in row] == [
        (0, 0, 115, 10),
        (125, 0, 25, 10),
        (0, 12, 115, 10),
        (125, 12, 25, 10),
    ]


def test_a_cell_is_no_wider_than_it_may_be() -> None:
    picture = block(10, 10)
    laid(Table([[Text("a longer name", TEN)], [picture]]), 150, 20)
    assert box(picture) == (0, 10, 10, 10)


def test_a_row_that_is_too_low_sticks_out_below_only() -> None:
    part = block(10, 30)
    laid(Row([part]), 100, 10)
    assert box(part) == (0, 0, 10, 30)


# --- more lines before smaller letters ----


def test_parts_that_do_not_fit_take_another_line() -> None:
    chips = [block(40, 10) for _ in range(5)]
    wrap = Wrap(chips, gap=10, row_gap=3)
    assert wrap.measure(Typewriter(), 150) == Size(140, 23, 10)
    laid(wrap, 150, 23)
    assert [box(chip)[:2] for chip in chips] == [(0, 0), (50, 0), (100, 0), (0, 13), (50, 13)]


def test_each_line_of_a_wrap_is_justified() -> None:
    chips = [block(40, 10) for _ in range(3)]
    laid(Wrap(chips, gap=10, justify="end"), 100, 30)
    assert [chip.box.x for chip in chips] == [10, 60, 60]


@pytest.mark.parametrize("width, across", [(230, 4), (200, 2), (110, 2), (90, 1), (20, 1)])
def test_a_grid_puts_fewer_side_by_side_where_they_do_not_fit(width: float, across: int) -> None:
    cells = [Text("unbreakable"[:10], TEN) for _ in range(4)]
    laid(Grid(cells, 4, gap=10), width, 200)
    assert sum(cell.box.y == 0 for cell in cells) == across
    assert cells[0].box.width == pytest.approx(max(50, (width + 10) / across - 10) if width > 50 else 20)


def test_cells_of_a_grid_are_as_high_as_their_row() -> None:
    low, high = Text("low", TEN), Text("a cell of more lines", TEN)
    grid = Grid([low, high], 2)
    assert grid.measure(Typewriter(), 60).height == 40
    laid(grid, 60, 40)
    assert low.box.height == high.box.height == 40


def test_the_first_form_that_fits() -> None:
    wide, narrow = block(100, 10, key="wide"), block(50, 20, key="narrow")
    assert list(laid(First([wide, narrow]), 120, 40).nodes) == ["wide"]
    assert list(laid(First([wide, narrow]), 80, 40).nodes) == ["narrow"]
    assert list(laid(First([narrow, wide]), 120, 15).nodes) == ["wide"]  # too high
    assert list(laid(First([wide, narrow]), 10, 10).nodes) == ["narrow"]  # none fits: the last
    assert First([wide, narrow]).measure(Typewriter(), 80).height == 20


def test_words_shrink_together_and_no_more_than_needed() -> None:
    one, two = Text("abcdefghij", TEN), Text("ab", TEN)
    laid(Fit(Row([one, two])), 55, 10)
    assert isinstance(one.block, Lines) and isinstance(two.block, Lines)
    assert one.block.size == two.block.size == 9
    laid(Fit(Row([one, two])), 70, 10)
    assert one.block.size == two.block.size == 10


def test_words_wrap_before_they_shrink() -> None:
    buttons = [Text("abcdefgh", TEN, lines=1) for _ in range(2)]
    page = laid(Fit(Wrap(buttons)), 60, 30)
    assert [button.box.y for button in buttons] == [0, 10] and not page.faults()
    assert all(isinstance(button.block, Lines) and button.block.size == 10 for button in buttons)


def test_words_shrink_where_there_is_too_little_height() -> None:
    text = Text("one two", TEN)
    laid(Fit(text), 20, 19)
    assert isinstance(text.block, Lines) and text.block.size == 9.5


def test_another_form_comes_before_smaller_words() -> None:
    text = Text("low", TEN)
    laid(Fit(First([block(10, 40), text])), 100, 20)
    assert isinstance(text.block, Lines) and text.block.size == 10


def test_a_form_that_can_be_made_to_fit_fits() -> None:
    text, last = Text("one two", TEN), block(5, 5)
    laid(First([Fit(text), last]), 20, 19)
    assert isinstance(text.block, Lines) and text.block.size == 9.5
    window = Scroll(block(10, 100), key="window")
    assert list(laid(First([window, last]), 50, 10).nodes) == ["window"]


def test_what_shrinks_says_how_high_it_will_be() -> None:
    assert Fit(Text("unbreakable", TEN)).measure(Typewriter(), 50).height == 9


def test_words_shrink_no_further_than_their_least() -> None:
    text = Text("unbreakable", TEN)
    page = laid(Fit(text, 0.8), 20, 10)
    assert isinstance(text.block, Lines) and text.block.size == 8
    assert page.faults() == [text]


def test_words_that_run_out_of_a_part_of_fixed_height_are_told() -> None:
    text = Text("one two three", TEN)
    assert laid(Column([text], height=20), 100, 100).faults() == []
    capped = Text("one two three", TEN, max_height=20)
    assert laid(Column([capped]), 25, 100).faults() == [capped]


def test_what_the_player_enlarged_gives_first() -> None:
    text = Text("abcdefghij", TEN)
    laid(Fit(text, 0.8), 40, 20, Typewriter(text_size=1.5))
    assert isinstance(text.block, Lines) and text.block.size == pytest.approx(8)


# --- over each other, and beyond the edge ----


def test_a_stack_lays_parts_over_each_other() -> None:
    ground, front = Leaf(), Text("front", TEN)
    stack = Stack([ground, front])
    assert stack.measure(Typewriter()) == Size(25, 10, 8)
    laid(stack, 60, 40)
    assert box(ground) == box(front) == (0, 0, 60, 40)


def test_a_part_in_the_corner_of_a_larger_room() -> None:
    part = block(20, 10)
    laid(Aligned(part, "end", "start"), 100, 50)
    assert box(part) == (80, 0, 20, 10)
    laid(Aligned(part), 100, 50)
    assert box(part) == (40, 20, 20, 10)


def test_what_is_higher_than_its_window_scrolls_and_leaves_room_for_the_bar() -> None:
    text = Text("one two three four", TEN)
    scroll = Scroll(text)
    page = laid(scroll, 60, 15)
    assert box(scroll) == (0, 0, 60, 15)
    assert box(text) == (0, 0, 38, 30)
    assert scroll.furthest == 15 and not page.faults()
    laid(scroll, 60, 30)
    assert box(text) == (0, 0, 60, 30) and scroll.furthest == 0


def test_what_scrolls_gives_its_height_to_what_cannot() -> None:
    head, rows, foot = block(10, 10), Scroll(block(10, 200)), block(10, 10)
    laid(Column([head, Column([rows]), foot]), 100, 100)
    assert box(rows) == (0, 10, 100, 80)
    assert foot.box.bottom == pytest.approx(100, abs=0.01)


@pytest.mark.parametrize("wrap", [lambda rows: Row([rows]), lambda rows: Aligned(rows, "stretch", "stretch")])
def test_what_scrolls_does_so_within_others(wrap: Callable[[Node], Node]) -> None:
    rows, foot = Scroll(block(10, 200)), block(10, 10)
    laid(Column([wrap(rows), foot]), 100, 100)
    assert rows.box.height == pytest.approx(90, abs=0.01)


def test_a_stack_is_as_high_as_what_cannot_give() -> None:
    picture = block(10, 80)
    laid(Column([Stack([Scroll(block(10, 90)), picture]), block(10, 50)]), 100, 100)
    assert picture.box.height == 80 and picture.box.bottom <= 90


def test_what_sticks_out_is_told() -> None:
    part = block(10, 80)
    assert laid(Column([block(10, 30), part]), 100, 100).faults() == [part]


# --- controls and keys ----


@dataclass
class Knob:
    """A control that is twice as high as it is wide."""

    box: pygame.FRect | None = None
    zoom: float = 0.0

    def measure(self, ruler: Ruler, width: float) -> Size:
        wide = min(40.0, max(20.0, width))
        return Size(wide, 2 * wide, wide)

    def place(self, ruler: Ruler, box: pygame.FRect) -> None:
        assert isinstance(ruler, Typewriter)
        self.box, self.zoom = box, ruler.zoom


def test_a_control_measures_itself_and_is_told_its_place() -> None:
    knob = Knob()
    page = laid(Row([Leaf(knob, pad=5, key="knob"), Text("x", TEN)]), 100, 90)
    assert knob.box == pygame.FRect(5, 5, 40, 80)
    assert page["knob"] == pygame.FRect(0, 0, 50, 90)
    laid(Fit(Leaf(knob), 0.9), 30, 50)
    assert (knob.zoom, knob.box) == (0.9, pygame.FRect(0, 0, 30, 50))


def test_two_parts_of_one_key() -> None:
    with pytest.raises(ValueError, match="two parts have the key 'a'"):
        laid(Row([Leaf(key="a"), Leaf(key="a")]), 10, 10)


def test_parts_of_nothing() -> None:
    for empty in (Row([]), Column([]), Table([]), Grid([], 3), Wrap([]), Stack([])):
        assert empty.measure(Typewriter(), 100)[:2] == (0, 0)
        assert laid(empty, 100, 100).faults() == []


def test_gaps_that_are_wider_than_the_room() -> None:
    row = Row([Text("", TEN), Text("", TEN)], gap=10)
    laid(row, 5, 10)
    assert [part.box.width for part in row.parts] == [0, 0]


def test_a_tree_can_be_laid_out_again() -> None:
    text = Text("two words", TEN)
    column = Column([text])
    laid(column, 25, 100)
    assert words(text) == ["two", "words"]
    laid(column, 100, 100)
    assert words(text) == ["two words"]
    laid(column, 45, 100, Typewriter(text_size=2))
    assert words(text) == ["two", "words"]


def test_a_style_names_its_bold_face() -> None:
    assert TextStyle().bold == "ui-bold" and TextStyle("board").bold == "board-bold"
    assert TextStyle("display").bold == "display"
    assert replace(TextStyle("display"), strong="ui-bold").bold == "ui-bold"
