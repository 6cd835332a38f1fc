"""What the window must never show: each fault made on purpose is seen, and each that was found stays away."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.menu.scene import MenuScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.tour.scene import TourScene
from game.landlord.view.tour.steps import ARROWS
from game.ui.actions import Bindings
from game.ui.scene import Scene
from game.ui.widgets.form import Form
from tests.landlord.view.player import Player
from tests.window.conftest import MakeEvening
from tests.window.evening import Evening, guest


def at_table(own: Evening) -> Player:
    """Who sits at the first decision of a game, the tour taken."""
    player = guest(own, mouse=False)
    player.use("new")
    player.use("start")
    while not isinstance(own.scene, BoardScene) or own.scene.session.table.state.round == 0:
        player.answer()
    return player


# --- a fault is seen ---


def test_a_picture_that_was_not_drawn_anew(evening: MakeEvening) -> None:
    with evening().program() as own:
        own.app.screen.surface.fill((200, 0, 0), (900, 500, 9, 9))
        own.app.screen.present()
        with pytest.raises(AssertionError, match=r"not what would be drawn at \[\(900, 500, 9, 9\)\]"):
            own.hover((5, 5))


def test_a_cap_of_another_key(evening: MakeEvening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bindings, "label", lambda *_given, **_more: "F8")
    with (
        evening().program() as own,
        pytest.raises(AssertionError, match="F8 stands on 'start'"),
    ):
        own.press("n")


def test_another_box_in_front(evening: MakeEvening) -> None:
    with evening().program() as own:
        assert isinstance(own.scene, MenuScene)
        own.scene.boxes.at += 1
        with pytest.raises(AssertionError, match="paris is in front, New opens classic"):
            own.press("down")


def test_a_note_that_outlives_its_cause(evening: MakeEvening, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening().program() as own:
        own.press("n")
        guest(own, mouse=False).walk_to("save")
        monkeypatch.setattr(Form, "forget", lambda _form: None)
        with pytest.raises(AssertionError, match=r"a tip of .* after key 'f9'"):
            own.press("f9")


# --- what was found ---


def test_the_tour_lies_over_a_whole_table(evening: MakeEvening) -> None:
    """The table below drew only its board, so the notes before stayed, darker with each."""
    with evening().program() as own:
        player = guest(own, mouse=False)
        player.use("new")
        player.use("start")
        while not isinstance(own.scene, TourScene):
            player.answer()
        player.walk_to("skip")  # where Enter skips, Next has no cap
        player.walk_to("next")
        while isinstance(own.scene, TourScene):
            own.press("left" if own.scene.step.keys == ARROWS else "enter")


def test_a_table_in_motion_comes_to_rest_as_a_whole(evening: MakeEvening) -> None:
    """Dice, tokens, notes and deeds on their way leave nothing behind, also under the tour."""
    with evening(instant=False, speed=4.0).program() as own:
        player = guest(own, mouse=False)
        player.use("new")
        player.use("start")
        while not isinstance(own.scene, TourScene):
            player.answer()
        own.press("space")
        while isinstance(own.scene, TourScene):
            own.press("enter")
        for _decision in range(12):
            player.answer()


@pytest.mark.parametrize("key", ["speed", ("seat", 2)])
def test_what_a_focus_tells_goes_at_the_next_act(evening: MakeEvening, key: Any) -> None:
    """A click left the focus on the bar or on a seat, and the next key showed its note for rounds."""
    with evening(onboarded=True).program() as own:
        player = at_table(own)
        own.click(key)
        if not isinstance(own.scene, BoardScene):
            own.press("esc")
        player.answer()
        player.walk_to(key)
        player.answer()


def test_a_space_is_told_of_while_the_arrows_go_there(evening: MakeEvening) -> None:
    with evening(onboarded=True).program() as own:
        player = at_table(own)
        player.walk_to("board")
        own.press("up", "up", "shift+tab", "tab")
        player.answer()


def test_a_dialog_lies_over_a_table_that_tells_nothing(evening: MakeEvening) -> None:
    """The note of the button that opened it stayed below."""
    with evening(onboarded=True).program() as own:
        player = at_table(own)
        player.use("help")
        own.press("esc")
        for under in ((300, 40), (("seat", 1))):
            own.hover(under)
            own.press("l", "esc")


def test_caps_of_letters_go_while_a_name_is_typed(evening: MakeEvening) -> None:
    with evening().program() as own:
        own.press("n").click(("name", 0))


def test_the_boxes_come_to_rest_where_they_should(evening: MakeEvening) -> None:
    """The picture in which a motion ends was not drawn."""
    with evening().program() as own:
        own.press("right", "right", "left")


def test_the_box_in_front_follows_the_set_up(evening: MakeEvening) -> None:
    with evening().program() as own:
        player = guest(own, mouse=False)
        own.press("n").click("edition")
        own.click("paris").press("esc")
        assert isinstance(own.scene, MenuScene) and own.desk.chosen == "paris"
        player.use("new")


def test_a_table_below_a_talk_is_the_table_as_it_is(evening: MakeEvening) -> None:
    """What a dialog lay over was kept from when it opened, also where the log went on."""
    with evening(onboarded=True).program() as own:
        player = at_table(own)
        while not _theirs(own.scene):
            if isinstance(own.scene, BoardScene) and player.has("trade"):
                player.use("trade")
                if not _theirs(own.scene):
                    player.use("cancel")
            if isinstance(own.scene, BoardScene):
                player.answer()
        player.use(_theirs(own.scene)[0])
        player.use(("own", 10))
        player.use("send")


def _theirs(scene: Scene[Any] | None) -> list[Any]:
    """The deeds of another seat that a trade shows."""
    assert scene is not None
    keys = [widget.key for widget in scene.form.walk()]
    return [key for key in keys if isinstance(key, tuple) and key[:2] == ("their", "deed")]


def test_nothing_else_is_drawn_by_looking(evening: MakeEvening) -> None:
    """Whoever looks changes nothing: the table goes on drawing only what has changed."""
    with evening(onboarded=True).program() as own:
        at_table(own)
        frames = own.app.frames
        own.look()
        own.rest()
        assert own.app.frames == frames
