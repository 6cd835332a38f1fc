"""The frame of a dialog, and the controls that say how large their words are."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest

from game.tools.pilot import Pilot
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.dialogs.frame import FOOT, HEAD, dialog, foot, head
from game.ui.layout import Leaf, Node, Page, Paragraph
from game.ui.view import View
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Dropdown, Tab, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.laid import lay_out
from game.ui.widgets.pieces import hints_pill, icon
from game.ui.widgets.switches import TickBox
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

MakePilot = Callable[..., Pilot]
BOX = (480.0, 380.0, 960.0, 294.0)
NOTE = "It cannot be brought back, whatever you do."


def framed(view: View, body: Node, note: str = "", names: tuple[str, ...] = ("No", "Yes")) -> Page:
    buttons = [Button(name, (0, 0, 200, 64), name) for name in names]
    page = lay_out(dialog(head("Sure?", icon("warn", 38)), body, foot(buttons, note)), view, BOX)
    assert page.faults() == []
    return page


def test_a_dialog_is_head_body_and_foot(pilot: MakePilot) -> None:
    above, body, below = framed(pilot().app.view, Paragraph("Really?")).root.parts
    assert tuple(above.box) == (480, 380, 960, HEAD) and body.box.top == 380 + HEAD
    assert below.box.height == FOOT and below.box.bottom == 380 + 294


def test_a_note_stands_beside_the_buttons_and_above_them_where_they_leave_no_room(pilot: MakePilot) -> None:
    def middles(names: tuple[str, ...]) -> tuple[float, float]:
        nodes = list(framed(pilot().app.view, Leaf(), NOTE, names).root.walk())
        note = next(node for node in nodes if isinstance(node, Paragraph) and node.words == NOTE)
        last = [node for node in nodes if isinstance(node, Leaf) and isinstance(node.control, Button)][-1]
        return note.box.centery, last.box.centery

    beside, above = middles(("No", "Yes")), middles(("No", "Yes", "Perhaps", "Tomorrow"))
    assert beside[0] == pytest.approx(beside[1], abs=1)
    assert above[0] < above[1] - 40


def test_a_small_question_is_higher_where_its_words_need_more(pilot: MakePilot) -> None:
    def high(words: str) -> float:
        scene = ConfirmScene("Sure?", words)
        pilot().open(scene)
        assert scene.page.faults() == []
        return scene.page.root.parts[0].box.height

    assert high(NOTE) == 294 < high(12 * NOTE)


def test_key_hints_take_another_line_where_there_is_no_room(pilot: MakePilot) -> None:
    pill, ruler = hints_pill([("Tab", "next one"), (["A", "B"], "both")]), pilot().app.view.ruler
    assert pill.measure(ruler, 200).height > pill.measure(ruler, 900).height == 44


@pytest.mark.parametrize(
    "make",
    [
        lambda words: Tabs("", (0, 0, 0, 48), [words, "b"], 0, on_change=lambda _at: None),
        lambda words: Tabs(
            "", (0, 0, 0, 48), [Tab(words, seat=1)], 0, even=False, on_change=lambda _at: None
        ),
        lambda words: Dropdown("", (0, 0, 0, 48), ["b", words], 0, on_change=lambda _at: None),
        lambda words: TickBox("", (0, 0), on=False, text=words, on_change=lambda _on: None),
        lambda words: Stepper("", (0, 0, 0, 48), 1, 0, 9, show=lambda _: words, on_change=lambda _at: None),
        lambda words: TextField("", (0, 0, 0, 48), hint=words),
    ],
)
def test_a_control_is_as_wide_as_its_words(pilot: MakePilot, make: Callable[[str], Widget]) -> None:
    ruler = pilot().app.view.ruler
    short, long = (make(words).measure(ruler, inf).width for words in ("a", "a word or two"))
    assert 0 < short < long


def test_tabs_are_even_only_where_there_is_room(pilot: MakePilot) -> None:
    view = pilot().app.view
    tabs = Tabs("", (0, 0, 0, 48), ["a", "a rather long one"], 0, on_change=lambda _at: None)
    wide, least = (tabs.measure(view.ruler, width).width for width in (inf, 0.0))
    assert least < tabs.measure(view.ruler, wide - 10).width < wide
