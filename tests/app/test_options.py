"""The options: each counts at once, is written down, and can be changed by keys alone and by mouse alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.app.options.rebinding import BOUND, Rebinding
from game.app.options.scene import SPEEDS, OptionsScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.storage import settings as stored
from game.storage.paths import HOME
from game.ui.actions import Action
from game.ui.i18n import language
from game.ui.widgets.switches import Toggle
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def opened(desk: Desk, *, mouse: bool = False) -> Player:
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("options")
    assert isinstance(player.scene, OptionsScene)
    return player


def kept() -> stored.Settings:
    found, user_error = stored.load()
    assert user_error is None
    return found


def slide(player: Player, key: str, *, up: bool) -> None:
    """Move a slider to one of its ends."""
    if player.mouse:
        box = player.scene.form[key].shown()
        player.pilot.click((box.right - 1 if up else box.left + 1, box.centery))
    else:
        player.walk_to(key)
        player.pilot.press("end" if up else "home")
    player.pilot.wait_idle()


def choose(player: Player, key: str, index: int, count: int) -> None:
    """Take one of a row of tabs."""
    if player.mouse:
        box = player.scene.form[key].shown()
        player.pilot.click((box.left + box.width * (index + 0.5) / count, box.centery))
    else:
        player.walk_to(key)
        steps = index - player.scene.form[key].index  # type: ignore[attr-defined]
        player.pilot.press(*(["right"] * steps if steps > 0 else ["left"] * -steps))
    player.pilot.wait_idle()


@BOTH
@pytest.mark.parametrize(
    "name", ["easy_read", "contrast", "reduced_motion", "ask_before_end", "rumble", "mute", "keep_awake"]
)
def test_a_switch_is_turned_and_kept(desk: Desk, name: str, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    before = getattr(desk.settings, name)
    player.use(name)
    assert getattr(desk.settings, name) is getattr(kept(), name) is not before
    player.use(name)
    assert getattr(kept(), name) is before


def test_a_held_slider_stays_when_the_pointer_leaves_the_window(desk: Desk) -> None:
    player = opened(desk, mouse=True)
    box = player.scene.form["music"].shown()
    at = player.pilot._where((box.right - 1, box.centery))
    player.pilot.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    player.pilot.send(pygame.Event(pygame.WINDOWLEAVE))
    player.pilot.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)).wait_idle()
    assert kept().music == 100


@BOTH
@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("text size", 90, 160), ("volume", 0, 100), ("effects", 0, 100), ("music", 0, 100)],
)
def test_a_slider_reaches_both_ends_and_is_kept(
    desk: Desk, name: str, low: int, high: int, mouse: bool
) -> None:
    player = opened(desk, mouse=mouse)
    for up, wanted in ((True, high), (False, low)):
        slide(player, name, up=up)
        assert getattr(kept(), name.replace(" ", "_")) == wanted


@BOTH
def test_the_language_changes_every_word_at_once(desk: Desk, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    choose(player, "language", 1, 2)
    assert language() == kept().language == "fr"
    assert player.scene.form["restore"].text == "Tout rétablir"  # type: ignore[attr-defined]
    player.use("back")
    assert isinstance(player.scene, MenuScene)
    assert player.scene.form["new"].words == "Nouvelle partie"  # type: ignore[attr-defined]
    assert player.pilot.app.view.bindings.key(Action.TRADE) == "e"


def test_the_text_size_is_that_of_the_screen(desk: Desk) -> None:
    player = opened(desk)
    before = player.scene.form["text size"].box
    slide(player, "text size", up=True)
    assert player.pilot.app.view.scale.text_size == 1.6
    after = player.scene.form["text size"].box  # it stays under the pointer that drags it
    assert (after.x, after.width) == pytest.approx((before.x, before.width), abs=0.01)


def test_the_fastest_speed_is_instant_and_leaves_nothing_to_think_about(desk: Desk) -> None:
    desk.settings.instant = False
    player = opened(desk)
    slide(player, "speed", up=True)
    assert kept().instant and "Instant" in player.scene.form["think"].reason
    player.pilot.press("left").wait_idle()
    assert not kept().instant and kept().speed == SPEEDS[-1]
    slide(player, "think", up=True)
    assert kept().think == 3.0


def test_contrast_and_marks_dress_the_theme_anew(desk: Desk) -> None:
    player = opened(desk)
    view = player.pilot.app.view
    plain = view.theme
    choose(player, "glyphs", 2, 3)
    assert view.theme.glyph("4", 20).get_size() == (1, 1)  # nothing is drawn
    player.use("contrast")
    assert kept().glyphs == "small"  # colours never stand alone there
    choose(player, "glyphs", 2, 3)
    assert kept().glyphs == "large"  # "off" is refused
    assert view.theme.glyph("4", 20).get_width() > plain.glyph("4", 20).get_width()
    assert view.theme.c("line") != plain.c("line") and view.theme.c("text") == pygame.Color("white")
    player.use("contrast")
    choose(player, "glyphs", 0, 3)
    assert view.theme is plain


def test_easy_letters_take_the_place_of_the_board_s_own(desk: Desk) -> None:
    player = opened(desk)
    player.use("easy_read")
    theme = player.pilot.app.view.theme
    assert theme.font("name", 20).family == theme.font("ui-bold", 20).family
    assert (
        desk.theme(desk.chosen) is theme and theme.font("display", 20).family != theme.font("ui", 20).family
    )


@BOTH
def test_the_window_takes_the_size_that_was_chosen(desk: Desk, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    if mouse:
        player.pilot.click("window").wait_idle()
        listed = player.scene.form["window"]._list()  # type: ignore[attr-defined]
        player.pilot.click((listed.centerx, listed.top + 6 + 48 * 1.5))
    else:
        player.walk_to("window")
        player.pilot.press("enter", "down", "enter")
    player.pilot.wait(0.5)
    assert player.pilot.screen.size == kept().window == (1366, 768)


@BOTH
def test_full_screen_is_taken_and_given_back(desk: Desk, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    player.use("full_screen")
    player.pilot.wait(0.5)
    assert player.pilot.screen.full_screen and desk.settings.full_screen
    assert "Full screen" in player.scene.form["window"].reason
    player.pilot.press("f11").wait(0.5)
    assert not player.pilot.screen.full_screen and not desk.settings.full_screen  # the key is the same switch


def test_a_folder_that_can_not_be_written_is_told_of(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = opened(desk)
    monkeypatch.setenv(HOME, "/proc/nowhere")
    monkeypatch.setattr(stored.paths, "settings_file", lambda: Path("/proc/nowhere/settings.json"))
    player.use("contrast")
    assert isinstance(player.scene, OptionsScene) and player.scene.told is not None
    assert desk.settings.contrast  # it counts all the same


# --- keys and buttons ---


@BOTH
def test_a_key_is_listened_for_and_counts_at_once(desk: Desk, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    player.use((Action.TRADE, False))
    player.pilot.press("k").wait_idle()
    assert player.pilot.app.view.bindings.key(Action.TRADE) == "k"
    assert kept().keys == {"trade": "k"}


def test_a_taken_key_asks_once_and_swaps(desk: Desk) -> None:
    player = opened(desk)
    player.use((Action.TRADE, False))
    player.pilot.press("l").wait_idle()
    bindings = player.pilot.app.view.bindings
    assert (bindings.key(Action.TRADE), bindings.key(Action.LOG)) == ("t", "l")
    player.pilot.press("l").wait_idle()
    bindings = player.pilot.app.view.bindings
    assert (bindings.key(Action.TRADE), bindings.key(Action.LOG)) == ("l", "t")


@pytest.mark.parametrize("key", ["esc"])
def test_escape_stops_listening(desk: Desk, key: str) -> None:
    player = opened(desk)
    player.use((Action.TRADE, False))
    player.pilot.press(key, "k").wait_idle()
    assert isinstance(player.scene, OptionsScene) and not desk.settings.keys


@pytest.mark.parametrize("key", ["enter", "left", "tab", "5", "+"])
def test_a_key_with_a_fixed_use_is_refused(desk: Desk, key: str) -> None:
    player = opened(desk)
    player.use((Action.TRADE, False))
    player.pilot.press(key).wait_idle()
    assert isinstance(player.scene, OptionsScene) and player.scene.listening and not desk.settings.keys


def test_even_the_keys_of_the_window_can_be_heard_while_it_listens(desk: Desk) -> None:
    player = opened(desk)
    player.use((Action.TRADE, False))
    player.pilot.press("f9").wait_idle()
    assert not player.pilot.app.view.audio.muted
    player.pilot.press("f9").wait_idle()
    assert player.pilot.app.view.bindings.key(Action.MUTE) == "t"


def test_a_pad_s_buttons_change_hands_too(desk: Desk) -> None:
    player = opened(desk)
    player.use((Action.CHOOSE, True))
    player.pilot.button(pygame.CONTROLLER_BUTTON_B).button(pygame.CONTROLLER_BUTTON_B).wait_idle()
    bindings = player.pilot.app.view.bindings
    assert (bindings.button(Action.CHOOSE), bindings.button(Action.BACK)) == ("B", "A")
    assert kept().pad == {"choose": "B", "back": "A"}


@BOTH
def test_all_is_as_usual_again(desk: Desk, mouse: bool) -> None:
    player = opened(desk, mouse=mouse)
    assert not player.has("restore")
    player.use((Action.BOARD, False))
    player.pilot.press("k").wait_idle()
    player.use("restore")
    assert kept().keys == {} and player.pilot.app.view.bindings.key(Action.BOARD) == "h"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_act_ever_loses_its_key(code: str) -> None:
    own = stored.Settings(language=code)  # type: ignore[arg-type]
    rebinding = Rebinding(own)
    names = [rebinding.current(act, pad=False) for act in BOUND] + ["k", "q", "f5"]
    movable = [act for act in BOUND if rebinding.movable(act, pad=False)]
    for step in range(60):
        rebinding.bind(
            movable[step * 7 % len(movable)], names[step * 5 % len(names)], pad=False
        ) if rebinding.free(names[step * 5 % len(names)], pad=False) else None
        held = [rebinding.current(act, pad=False) for act in BOUND]
        assert all(held) and len(set(held)) == len(held)


def test_a_key_given_its_usual_use_again_is_no_change() -> None:
    own = stored.Settings()
    rebinding = Rebinding(own)
    rebinding.bind(Action.TRADE, "k", pad=False)
    rebinding.bind(Action.TRADE, "t", pad=False)
    assert own.keys == {} and not rebinding.changed


# --- in a game ---


@BOTH
def test_options_open_from_a_game_and_dress_its_board(desk: Desk, mouse: bool) -> None:
    session = samples.trading(desk.pack("classic"), desk.settings)
    player = Player(hosts.seated(desk, BoardScene(session, desk)), mouse=mouse)
    player.use("menu")
    player.use("options")
    assert isinstance(player.scene, OptionsScene)
    player.use("contrast")
    choose(player, "language", 1, 2)
    player.use("back")
    player.use("go-on")
    assert isinstance(player.scene, BoardScene)
    assert session.stage.theme.sight.contrast and session.theme is session.stage.theme
    assert player.scene.form["primary"].text == "Finir le tour"  # type: ignore[attr-defined]
    assert "lance" in session.log[0].text  # the log is told again in French


def test_the_key_for_the_sound_turns_its_switch(desk: Desk) -> None:
    player = opened(desk)
    player.pilot.press("f9").wait_idle()
    switch = player.scene.form["mute"]
    assert isinstance(switch, Toggle) and switch.on and desk.settings.mute
    player.pilot.press("f9").wait_idle()
    switch = player.scene.form["mute"]
    assert isinstance(switch, Toggle) and not switch.on and not desk.settings.mute
