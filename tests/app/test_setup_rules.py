"""The rules of a new game on the screen: mode, length, drawer, presets; by keys alone and by mouse alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.menu.editions import EditionsScene
from game.app.setup.presets import PresetsScene, SavePresetScene
from game.app.setup.scene import SetupScene
from game.landlord.rules.options import FirstPlayer, GameMode, HotelSale
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.options.sections import HOUSE, MODE, OFFICIAL
from game.landlord.view.play.scene import BoardScene
from game.storage.paths import HOME
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.widgets.scroll import ScrollArea
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
TIMED = 2  # the third mode


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def setting_up(desk: Desk, *, mouse: bool = False, pack: str = "") -> tuple[Player, SetupScene]:
    desk.chosen = pack or desk.chosen
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("new")
    assert isinstance(player.scene, SetupScene)
    return player, player.scene


@BOTH
def test_the_form_and_its_length_are_chosen(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    assert "minutes" not in scene.form
    player.choose("mode", TIMED)
    assert scene.rules.options.mode is GameMode.TIMED
    player.set_to("minutes", 75)
    assert scene.rules.options.minutes == 75
    player.choose("mode", TIMED + 1)
    player.set_to("rounds", 12)
    player.choose("mode", TIMED + 2)
    player.set_to("target_worth", 4000)
    options = scene.rules.options
    assert (options.mode, options.rounds, options.target_worth) == (GameMode.WORTH, 12, 4000)
    player.choose("mode", 1)
    player.choose("quick", 1)
    assert scene.rules.options.mode is GameMode.QUICK_1990S
    assert scene.rules.changed == []


@BOTH
def test_every_kind_of_rule_is_changed_in_the_drawer(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    player.use(("rule", "parking_pot"))
    player.set_to(("rule", "pot_seed"), 250)
    player.choose(("rule", "hotel_sale"), 1)
    player.use(("rule", "gift_guard"))
    options = scene.rules.options
    assert (options.parking_pot, options.pot_seed, options.gift_guard) == (True, 250, True)
    assert options.hotel_sale is HotelSale.WHOLE_GROUP
    assert len(scene.rules.changed) == 4
    player.use("official")
    assert scene.rules.changed == [] and not scene.rules.options.parking_pot
    assert not player.has("official")  # nothing to take back any more


@BOTH
def test_the_badge_lists_only_the_changes(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    player.use(("rule", "no_auctions"))
    player.choose("starts", 2)
    assert scene.rules.options.first_player is FirstPlayer.RANDOM
    player.use("changes")
    rules = [
        widget.key
        for widget in scene.form.walk()
        if isinstance(widget.key, tuple) and widget.key[0] == "rule"
    ]
    assert set(rules) == {("rule", "no_auctions"), ("rule", "first_player")}
    player.use(("rule", "no_auctions"))
    player.choose(("rule", "first_player"), 0)
    # nothing is changed any more, so all rules show again
    assert ("rule", "parking_pot") in scene.form and scene.rules.changed == []


def test_every_option_can_be_reached_by_keys(desk: Desk) -> None:
    player, scene = setting_up(desk)
    scene.do(lambda: scene.rules.set("parking_pot", True))
    for section in (HOUSE, MODE, OFFICIAL):
        for note in scene.rules.shown(section):
            player.walk_to(("rule", note.id))
            area = scene.form["rules"]
            assert area.shown().contains(scene.form["rule", note.id].shown()), note.id


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("pack", ["classic", "starwars_ep2", "paris_francs"])
def test_rules_lie_one_below_the_other_and_their_words_fit(
    desk: Desk, pack: str, size: tuple[int, int], language: str
) -> None:
    desk.settings.language = language  # type: ignore[assignment]
    desk.chosen = pack
    pilot = hosts.seated(desk, size=size)
    desk.apply(pilot.app.view)
    pilot.press("n").wait_idle()
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    scene.do(lambda: scene.rules.set("parking_pot", True))
    scene.do(lambda: scene.rules.set("deeds_dealt", 2))
    area = scene.form["rules"]
    assert isinstance(area, ScrollArea)
    rows = [each for key, each in scene.page.nodes.items() if isinstance(key, tuple) and key[0] == "row"]
    assert len(rows) > 20
    for above, below in pairwise(rows):
        assert above.box.bottom <= below.box.top + 0.01
    for row in rows:
        control = scene.form["rule", row.key[1]]  # type: ignore[index]
        assert row.box.contains(control.box), row.key
    assert not scene.page.faults()
    start = scene.form["start"].box
    assert area.box.height > 180 and area.box.bottom < start.top


def test_start_never_moves(desk: Desk) -> None:
    player, scene = setting_up(desk)
    start = pytest.approx(tuple(scene.form["start"].box), abs=0.01)
    for mode in GameMode:
        scene.do(lambda mode=mode: scene.rules.choose_mode(mode))
        assert tuple(scene.form["start"].box) == start
    player.use("add")
    scene._dress("paris")
    assert tuple(scene.form["start"].box) == start


@BOTH
def test_the_game_is_played_by_what_was_chosen(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    player.choose("mode", TIMED)
    player.use(("rule", "parking_pot"))
    player.use("deal all")
    chosen = scene.rules.options
    player.use("start")
    assert isinstance(player.scene, BoardScene)
    state = player.scene.session.table.state
    assert state.ruleset.options == chosen == desk.last_setup.options  # type: ignore[union-attr]
    assert all(state.owner[space] >= 0 for space in state.ruleset.deeds)


@BOTH
def test_another_currency_and_another_edition_keep_the_changes(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse, pack="paris")
    player.set_to(("rule", "salary"), 300)
    player.choose("currency", 1)
    assert scene.rules.pack.id == "paris_francs" and scene.rules.options.salary == 30_000
    player.use("edition")
    assert isinstance(player.scene, EditionsScene)
    player.use("classic")
    assert player.scene is scene and "currency" not in scene.form
    assert scene.rules.options.salary == 300 and scene.rules.changed == ["salary"]


@BOTH
def test_presets_are_saved_chosen_and_thrown_away(desk: Desk, mouse: bool) -> None:
    player, scene = setting_up(desk, mouse=mouse)
    player.choose("mode", TIMED)
    player.use(("rule", "no_auctions"))
    mine = scene.rules.options
    player.use("save")
    assert isinstance(player.scene, SavePresetScene) and not player.has("keep")
    if mouse:
        player.pilot.click("name")
    player.pilot.type("Sunday")
    player.use("keep") if mouse else player.pilot.press("enter").wait_idle()
    assert player.scene is scene
    player.use("official")
    player.choose("mode", 0)
    assert scene.rules.options != mine
    player.use("presets")
    assert isinstance(player.scene, PresetsScene)
    last = len(player.scene.entries) - 1
    player.use(("preset", last))  # by keys one Enter takes it, by mouse a click chooses
    if mouse:
        player.use("use")
    assert player.scene is scene and scene.rules.options == mine
    # a ready-made one stays, one's own goes when asked
    player.use("presets")
    assert not player.has("delete")
    player.use(("preset", last)) if mouse else player.walk_to(("preset", last))
    player.use("delete")
    assert isinstance(player.scene, ConfirmScene)
    player.use("yes")
    assert isinstance(player.scene, PresetsScene) and len(player.scene.entries) == last
    assert desk.presets() == ([], None)


def test_a_name_that_is_taken_is_replaced(desk: Desk) -> None:
    player, scene = setting_up(desk)
    for turns in (2, 4):
        scene.do(lambda turns=turns: scene.rules.set("jail_rolls", turns))
        player.use("save")
        player.pilot.type("Ours" if turns == 2 else "ours").press("enter").wait_idle()
        assert player.scene is scene
    kept, _trouble = desk.presets()
    assert [(preset.name, preset.options.jail_rolls) for preset in kept] == [("ours", 4)]


def test_a_preset_of_another_edition_brings_its_changes(desk: Desk) -> None:
    player, scene = setting_up(desk, pack="paris")
    scene.do(lambda: scene.rules.set("start_cash", 2000))
    player.use("save")
    player.pilot.type("Rich").press("enter").wait_idle()
    scene._dress("paris_francs")
    scene.do(scene.rules.back_to_official)
    player.use("presets")
    player.use(("preset", 3))
    assert scene.rules.options.start_cash == 200_000 and scene.rules.changed == ["start_cash"]


@pytest.mark.parametrize("broken", ["no json", '[{"name": "x"}]'])
def test_broken_presets_are_one_sentence_and_the_ready_made_ones_still_there(desk: Desk, broken: str) -> None:
    from game.storage import paths

    paths.presets_file().write_text(broken)
    player, _scene = setting_up(desk)
    player.use("presets")
    assert isinstance(player.scene, PresetsScene) and len(player.scene.entries) == 3
    player.walk_to(("preset", 1))
    assert player.has("use")


@BOTH
def test_the_last_set_up_is_brought_back_whole(desk: Desk, mouse: bool) -> None:
    pack = desk.pack("paris")
    setup = desk.usual_setup(pack, seed=3)
    options = replace(pack.ruleset.options, no_auctions=True, first_player=FirstPlayer.SEAT_ORDER)
    desk.last_setup = setup.model_copy(update={"options": options, "seats": setup.seats[:3]})
    player, scene = setting_up(desk, mouse=mouse, pack="classic")
    assert scene.rules.changed == []  # a new game is official until something else is asked for
    player.use("last")
    assert scene.rules.pack.id == desk.chosen == "paris"
    assert scene.rules.options == options and len(scene.seating.seats) == 3


def test_without_a_last_game_its_button_says_why_not(desk: Desk) -> None:
    player, scene = setting_up(desk)
    assert not player.has("last") and scene.form["last"].reason


def test_each_rule_explains_itself_and_says_what_is_official(desk: Desk) -> None:
    _player, scene = setting_up(desk)
    scene.do(lambda: scene.rules.set("hotel_sale", HotelSale.SWAP_FOR_HOUSES))
    assert "Evenly" in scene.form["rule", "hotel_sale"].tip
    assert not scene.form["rule", "no_auctions"].tip
    assert all(note.text for note in NOTES.values())
