"""Controls that stand where a layout says."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame
import pytest

from game.tools.pilot import Pilot
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget

MakePilot = Callable[..., Pilot]


class Page(Scene[None]):
    """A scene whose controls stand in a tree."""

    def __init__(self, tree: Callable[[], Node], box: tuple[float, float, float, float]) -> None:
        super().__init__()
        self.tree, self.box = tree, box

    def build(self) -> Iterable[Widget]:
        self.page = lay_out(self.tree(), self.view, self.box)
        return controls(self.page.root)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)


def shown(pilot: Pilot, tree: Callable[[], Node], width: float = 800, height: float = 600) -> Page:
    page = Page(tree, (100, 100, width, height))
    pilot.open(page)
    return page


def test_controls_stand_in_reading_order(pilot: MakePilot) -> None:
    names = ("one", "two", "three")
    page = shown(pilot(), lambda: Wrap([Leaf(Button(name, (0, 0, 300, 48), name)) for name in names], gap=10))
    assert [widget.key for widget in page.form.widgets] == list(names)
    assert page.form["two"].box == pygame.FRect(410, 100, 300, 48)
    assert page.form["three"].box == pygame.FRect(100, 158, 300, 48)


def test_a_button_is_as_wide_as_its_words_its_icon_and_its_cap(pilot: MakePilot) -> None:
    def button(text: str, **more: object) -> Leaf:
        return Leaf(Button(text, (0, 0, 60, 48), text, **more))  # type: ignore[arg-type]

    page = shown(
        pilot(),
        lambda: Row(
            [
                button("Go"),
                button("Go on and on"),
                button("Go on and oN", icon="check"),
                button("Go on and On", action=Action.CONFIRM),
            ],
            gap=10,
        ),
        1600,
    )
    least, plain, icon, cap = (widget.box.width for widget in page.form.widgets)
    assert 60 <= least < plain < icon and plain + 40 < cap


def test_buttons_shrink_together_where_no_other_line_helps(pilot: MakePilot) -> None:
    words = ("Go on", "Give up the whole of it and go home for good")
    tree = lambda: Fit(Wrap([Leaf(Button(text, (0, 0, 0, 48), text)) for text in words], gap=10))  # noqa: E731
    wide, narrow = shown(pilot((1920, 1080)), tree), shown(pilot((1920, 1080)), tree, width=400)
    sizes = [
        [widget.size for widget in page.form.widgets if isinstance(widget, Button)] for page in (wide, narrow)
    ]
    assert sizes[0] == [17, 17] and sizes[1][0] == sizes[1][1] < 17


def test_what_scrolls_becomes_an_area_that_follows_the_focus(pilot: MakePilot) -> None:
    def tree() -> Node:
        rows = [
            Row([Text(f"row {at}", grow=1), Leaf(Button(at, (0, 0, 200, 60), f"Take {at}"))])
            for at in range(20)
        ]
        return Column(
            [Scroll(Column(rows, gap=10), key="rows", grow=1), Leaf(Button("ok", (0, 0, 200, 60), "OK"))]
        )

    one = pilot()
    page = shown(one, tree, height=400)
    area = page.form["rows"]
    assert isinstance(area, ScrollArea) and area.furthest == pytest.approx(20 * 70 - 10 - 340, abs=0.01)
    assert page.form["ok"].box.bottom == pytest.approx(500, abs=0.01)
    page.form.focus(19)
    assert area.offset == area.furthest
    assert area.shown().collidepoint(page.form[19].shown().center)


def test_a_form_that_is_not_shown_has_no_controls(pilot: MakePilot) -> None:
    wide, narrow = Button("wide", (0, 0, 900, 48), "wide"), Button("narrow", (0, 0, 300, 48), "narrow")
    page = shown(pilot(), lambda: First([Leaf(wide), Leaf(narrow)]))
    assert [widget.key for widget in page.form.widgets] == ["narrow"]
    assert wide.caps(Action.CONFIRM) == narrow.caps(Action.CONFIRM) != ""
