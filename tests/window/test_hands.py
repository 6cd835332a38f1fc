"""A hand does at the window what a player's does: on a real display, or posted where there is none."""

from __future__ import annotations

import pytest

from game.app.menu.scene import MenuScene
from game.app.options.scene import OptionsScene
from game.app.setup.scene import SetupScene
from game.ui.widgets.field import TextField
from game.ui.widgets.scroll import ScrollArea
from tests.window.conftest import MakeEvening
from tests.window.evening import Evening


@pytest.fixture
def own(evening: MakeEvening) -> Evening:
    return evening()


def test_keys_go_where_the_focus_is(own: Evening) -> None:
    with own.program():
        own.press("down", "up", "o")
        assert isinstance(own.scene, OptionsScene)
        own.press("shift+tab", "esc", "right")
        assert isinstance(own.scene, MenuScene) and own.desk.chosen != "classic"


def test_a_name_is_typed_and_may_be_empty_meanwhile(own: Evening) -> None:
    """The last letter could not be taken away, and what followed was put before it."""
    with own.program():
        own.press("n").click(("name", 0))
        assert own.scene is not None and own.scene.form.typing
        own.press(*["backspace"] * 9)
        assert _name(own) == ""
        own.press("z", "o", "e", "?")
        assert _name(own) == "zoe?"
        own.press(*["backspace"] * 4, "tab")
        assert isinstance(own.scene, SetupScene) and _name(own) == own.scene.seating.seats[0].name != ""


def _name(own: Evening) -> str:
    assert own.scene is not None
    field = own.scene.form["name", 0]
    assert isinstance(field, TextField)
    return field.value


def test_the_pointer_clicks_points_and_turns_the_wheel(own: Evening) -> None:
    with own.program():
        own.click("new").hover("save")
        assert isinstance(own.scene, SetupScene)
        assert own.app.view.pointer and own.scene.form._told(own.app.view) is own.scene.form["save"]
        area = own.scene.form["rules"]
        assert isinstance(area, ScrollArea)
        own.wheel("rules", -3)
        assert area.offset > 0


def test_a_window_is_resized_and_left(own: Evening) -> None:
    with own.program():
        own.resize((1300, 800))
        assert own.app.view.size == (1300, 800)
        own.look_away(holding="h")
        assert not own.app.door._held
