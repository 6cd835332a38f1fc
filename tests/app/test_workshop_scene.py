"""The theme workshop by keys alone and by mouse alone: findings, mends, the preview, a new theme."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.main import Screens
from game.app.menu.scene import MenuScene
from game.app.workshop.dialogs import MendScene, NewThemeScene, pack_id
from game.app.workshop.findings import FindingCard
from game.app.workshop.rows import PackRow
from game.app.workshop.scene import WorkshopScene
from game.landlord.view.pack_preview import space_of
from game.landlord.view.play.scene import BoardScene
from game.shipped import data_root
from game.storage.paths import HOME, packs_dir
from game.tools.pilot import Pilot
from game.ui import desktop
from game.ui.i18n import set_language
from tests.landlord.view import hosts

SLIPS = {
    "{group: orange}": "{group: ornge}",
    "{advance_to: montparnasse}": "{advance_to: montparnase}",
    'on_panel: "#e6c653"': 'on_panel: "#6b5a1c"',
}
Open = Callable[..., Pilot]


@pytest.fixture
def lyon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack of the player's own, without a fault."""
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.delenv(desktop.EDITOR, raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    root = packs_dir() / "lyon"
    shutil.copytree(data_root("assets") / "workshop" / "lyon", root)
    return root


@pytest.fixture
def workshop(lyon: Path) -> Iterator[Open]:
    pilots: list[Pilot] = []

    def make(**changes: Any) -> Pilot:
        desk = hosts.desk(**changes)
        pilots.append(hosts.seated(desk, Screens(desk).workshop()))
        return pilots[-1]

    yield make
    set_language("en")
    for pilot in pilots:
        pilot.close()


def slip(root: Path) -> None:
    path = root / "pack.yaml"
    text = path.read_text("utf-8")
    for good, bad in SLIPS.items():
        assert good in text
        text = text.replace(good, bad)
    path.write_text(text, "utf-8")


def scene(pilot: Pilot) -> WorkshopScene:
    assert isinstance(pilot.scene, WorkshopScene)
    return pilot.scene


def cards(pilot: Pilot) -> list[FindingCard]:
    return [widget for widget in scene(pilot).form.walk() if isinstance(widget, FindingCard)]


def row(pilot: Pilot, id: str) -> PackRow:
    rows = [widget for widget in scene(pilot).form.walk() if isinstance(widget, PackRow)]
    return next(one for one in rows if one.piece.id == id)


def settle(pilot: Pilot) -> Pilot:
    """Until the next look at the files is over."""
    return pilot.wait(1.2).wait_idle()


def test_every_pack_is_listed_with_its_result(lyon: Path, workshop: Open) -> None:
    slip(lyon)
    pilot = workshop()
    assert {piece.id for piece in scene(pilot).bench.pieces} == {
        "classic", "paris", "paris_francs", "starwars_ep2", "lyon",
    }  # fmt: skip
    assert row(pilot, "classic").piece.playable
    assert not row(pilot, "lyon").piece.playable
    assert [card.problem.code for card in cards(pilot)] == ["unknown-name", "unknown-name", "contrast"]
    assert scene(pilot).form.focused is cards(pilot)[0]


def test_a_pack_that_was_never_good_is_listed_too(lyon: Path, workshop: Open) -> None:
    (lyon / "pack.yaml").write_text("id: [\n", "utf-8")
    pilot = workshop()
    assert cards(pilot)[0].problem.code == "yaml"
    assert "tabs" not in scene(pilot).form
    assert not scene(pilot).form["try"].enabled
    pilot.click(row(pilot, "classic").key).wait_idle()
    assert scene(pilot).form["try"].enabled


def test_mended_by_keys_alone(lyon: Path, workshop: Open) -> None:
    good = (lyon / "pack.yaml").read_text("utf-8")
    slip(lyon)
    pilot = workshop()
    for left in (2, 1, 0):
        pilot.press("enter").wait_idle()
        assert isinstance(pilot.scene, MendScene)
        pilot.press("space").wait_idle()
        settle(pilot)
        assert len(cards(pilot)) == left
    mended = (lyon / "pack.yaml").read_text("utf-8")
    assert mended.split('on_panel: "')[0] == good.split('on_panel: "')[0]
    assert row(pilot, "lyon").piece.playable


def test_a_mend_can_be_left(lyon: Path, workshop: Open) -> None:
    slip(lyon)
    before = (lyon / "pack.yaml").read_bytes()
    pilot = workshop()
    pilot.press("down", "enter").wait_idle()
    assert isinstance(pilot.scene, MendScene)
    assert pilot.scene.change.before.strip() == "ch_perrache: {advance_to: montparnase}"
    assert pilot.scene.change.after.strip() == "ch_perrache: {advance_to: montparnasse}"
    pilot.press("esc").wait_idle()
    assert (lyon / "pack.yaml").read_bytes() == before


def test_mended_by_mouse_alone(lyon: Path, workshop: Open) -> None:
    slip(lyon)
    pilot = workshop()
    card = cards(pilot)[1]
    pilot.click((card.box.x + 30, card.shown().y + 20)).wait_idle()
    assert scene(pilot).finding == 1 and isinstance(pilot.scene, WorkshopScene)  # a click on the card chooses
    card = cards(pilot)[1]
    assert card.button is not None
    x, y = card.button.box.center
    pilot.click((x, y + card.shown().y - card.box.y)).wait_idle()
    assert isinstance(pilot.scene, MendScene)
    pilot.click("mend").wait_idle()
    settle(pilot)
    assert [card.problem.code for card in cards(pilot)] == ["unknown-name", "contrast"]


def test_the_preview_follows_the_files_and_keeps_the_last_good_version(lyon: Path, workshop: Open) -> None:
    pilot = workshop()
    shown = scene(pilot)._previews[lyon]
    assert shown.pack.text("space.19.name", "fr") == "Place des Terreaux"
    path = lyon / "pack.yaml"
    path.write_text(path.read_text("utf-8").replace("Place des Terreaux", "Place du Marché"), "utf-8")
    settle(pilot)
    fresh = scene(pilot)._previews[lyon]
    assert fresh is not shown and fresh.pack.text("space.19.name", "fr") == "Place du Marché"
    assert scene(pilot)._badge()[1] == "good"
    slip(lyon)
    settle(pilot)
    assert scene(pilot)._previews[lyon] is fresh
    assert scene(pilot)._badge()[:2] == ("Showing the last good version", "warn")
    assert space_of(cards(pilot)[0].problem, fresh.pack) == 19
    assert space_of(cards(pilot)[1].problem, fresh.pack) is None
    assert not scene(pilot).form["try"].enabled


def test_nothing_is_drawn_while_no_file_changes(workshop: Open) -> None:
    pilot = workshop()
    frames = pilot.app.frames
    pilot.wait(5.0)
    assert pilot.app.frames == frames


def test_packs_come_and_go(lyon: Path, workshop: Open) -> None:
    pilot = workshop()
    shutil.copytree(data_root("assets") / "workshop" / "village", lyon.parent / "village")
    settle(pilot)
    assert row(pilot, "village").piece.problems
    shutil.rmtree(lyon)
    settle(pilot)
    assert scene(pilot).piece.id == "classic"


def test_a_new_theme_is_made_by_keys_and_can_be_tried(workshop: Open) -> None:
    pilot = workshop()
    pilot.press("space").wait_idle()
    assert isinstance(pilot.scene, NewThemeScene)
    pilot.press("enter").wait_idle()  # no title yet
    assert isinstance(pilot.scene, NewThemeScene)
    pilot.type("Bourg en-Bresse")
    pilot.press("enter").wait_idle()
    settle(pilot)
    assert (packs_dir() / "bourg_en_bresse" / "pack.yaml").is_file()
    assert scene(pilot).piece.id == "bourg_en_bresse" and scene(pilot).piece.problems == ()
    pilot.press("t").wait_idle()
    assert isinstance(pilot.scene, BoardScene)
    assert pilot.scene.session.pack.id == "bourg_en_bresse"
    assert [pilot.scene.session.is_human(seat) for seat in range(4)] == [True, False, False, False]


def test_a_new_theme_by_mouse_and_a_name_that_is_taken(lyon: Path, workshop: Open) -> None:
    pilot = workshop()
    pilot.click(row(pilot, "paris").key).wait_idle()
    pilot.click("new").wait_idle()
    pilot.type("Lyon")
    assert isinstance(pilot.scene, NewThemeScene)
    assert "Taken" in pilot.scene.form["make"].reason
    pilot.click("leave").wait_idle()
    pilot.click("new").wait_idle()
    pilot.type("Lyon 2").click("make").wait_idle()
    settle(pilot)
    assert scene(pilot).piece.id == "lyon_2"
    assert "extends: paris" in (lyon.parent / "lyon_2" / "pack.yaml").read_text("utf-8")
    before = pilot.app.view.theme.look.colours["accent"]
    pilot.click("try").wait_idle()
    assert isinstance(pilot.scene, BoardScene)
    assert pilot.app.view.theme.look.colours["accent"] != before
    pilot.press("f10").wait_idle()
    pilot.click("leave").wait_idle()
    assert scene(pilot).piece.id == "lyon_2"
    assert pilot.app.view.theme.look.colours["accent"] == before


@pytest.mark.parametrize(
    ("title", "id"),
    [("My Town", "my_town"), ("Été à l’Île", "ete_a_l_ile"), ("1950", "my_1950"), ("!!", ""), ("東京", "")],
)
def test_a_title_becomes_a_folder(title: str, id: str) -> None:
    assert pack_id(title) == id


def test_every_tab_shows_its_prints_and_scrolls(workshop: Open) -> None:
    pilot = workshop()
    for tab, least in ((1, 28), (2, 32), (3, 10), (4, 7)):
        scene(pilot).form.focus("tabs")
        pilot.press("right").wait_idle()
        assert scene(pilot).tab == tab
        pages = scene(pilot).form[("pages", tab)]
        assert len(pages.children) >= least
    pilot.wheel(("pages", 4), -3).wait_idle()


def test_files_and_folders_are_opened_or_told(
    lyon: Path, workshop: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Path, int]] = []
    slip(lyon)
    path = lyon / "pack.yaml"
    path.write_text(path.read_text("utf-8") + "nonsense: 1\n", "utf-8")
    pilot = workshop()
    found = cards(pilot)
    at = next(i for i, card in enumerate(found) if card.patch is None and card.problem.code == "unknown-key")
    pilot.press(*["down"] * at, "enter").wait(0.1)
    assert scene(pilot).form.toasts.text == str(path)  # no screen to open it on: its place is told
    monkeypatch.setattr(desktop, "show", lambda path, line=0: not opened.append((path, line)))
    line = path.read_text("utf-8").count("\n")
    pilot.press("a").press("enter").wait_idle()
    assert opened == [(path, line)]
    pilot.click("folder").wait_idle()
    assert opened[1] == (lyon, 0)


def test_the_players_own_editor_gets_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, told = tmp_path / "a file.yaml", tmp_path / "told"
    target.write_text("x", "utf-8")
    editor = tmp_path / "editor.sh"
    editor.write_text(f'#!/bin/sh\necho "$1" > "{told}.part" && mv "{told}.part" "{told}"\n', "utf-8")
    editor.chmod(0o755)
    monkeypatch.setenv(desktop.EDITOR, f"'{editor}' {{file}}:{{line}}")
    assert desktop.show(target, 7)
    desktop._running[-1].wait(20)
    assert told.read_text("utf-8").strip() == f"{target}:7"
    monkeypatch.setenv(desktop.EDITOR, "no-such-program-anywhere {file}")
    assert not desktop.show(target)


def test_in_french_from_the_menu_and_back(lyon: Path, tmp_path: Path) -> None:
    slip(lyon)
    pilot = hosts.seated(hosts.desk(language="fr"))
    try:
        pilot.press("t").wait_idle()
        assert "«\u202fornge\u202f»" in cards(pilot)[0].what
        pilot.press("f5").wait_idle()
        pilot.press("esc").wait_idle()
        assert isinstance(pilot.scene, MenuScene)
    finally:
        set_language("en")
        pilot.close()


def test_the_menu_shows_a_pack_that_was_made_meanwhile(workshop: Open, lyon: Path) -> None:
    desk = hosts.desk()
    pilot = hosts.seated(desk)
    count = len(desk.editions)
    pilot.press("w").wait_idle()
    shutil.copytree(data_root("assets") / "workshop" / "village", lyon.parent / "village")
    settle(pilot)
    pilot.press("esc").wait_idle()
    menu = pilot.scene
    assert isinstance(menu, MenuScene)
    assert len(desk.editions) == count + 1 == len(menu.boxes.editions)
    pilot.close()
