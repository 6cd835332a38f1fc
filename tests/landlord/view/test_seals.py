"""Deeds, cards and the set-up say who says so; what has no effect is grey and says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import provenance
from game.app.desk import Desk
from game.app.setup.rule_rows import RuleRow
from game.app.setup.rules_in_force import RulesInForceScene
from game.app.setup.scene import SetupScene
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.events import CardDrawn
from game.landlord.rules.frames import Turn
from game.landlord.rules.options import GameMode, JailThird
from game.landlord.view.panels.about.card import Card
from game.landlord.view.panels.about.deed import Deed
from game.landlord.view.panels.now.jail import Jail
from game.landlord.view.panels.panel import Panel
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.packs.loader import load
from game.storage.paths import HOME
from game.tools.pilot import Pilot
from game.ui.layout import Node, Text
from game.ui.widgets.switches import Toggle
from tests.landlord.view import hosts, tables

MakePilot = Callable[..., Pilot]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def said(node: Node) -> set[str]:
    """All words of a layout."""
    return {part.words for part in node.walk() if isinstance(part, Text)}


def board(pilot: MakePilot, edition: str, **changes: object) -> BoardScene:
    pack = load(edition)
    assert isinstance(pack, BoardPack)
    options = samples.rules(pack, GameMode.STANDARD, **changes)
    there = samples.midgame(pack, 4, stack=[Turn(0)])
    scene = BoardScene(samples.session(pack, there, tables.quick(), 4, options))
    pilot((1920, 1080)).open(scene)
    return scene


def panels(scene: BoardScene) -> tuple[Panel, Panel]:
    return Deed(scene, 1), Card(scene, CardDrawn(0, 0, 0))


@pytest.mark.parametrize(
    ("edition", "deed", "card"),
    [
        ("classic", "Printed with this edition", "Printed with this edition, told in our words"),
        ("paris_francs", "Our reconstruction: rents", "Printed with this edition, told in our words"),
        ("starwars_ep2", "Our reconstruction: names, groups, prices, rents", "Our reconstruction: cards"),
    ],
)
def test_deeds_and_cards_say_whether_they_are_printed(
    pilot: MakePilot, edition: str, deed: str, card: str
) -> None:
    looked_at, drawn = panels(board(pilot, edition))
    assert deed in said(looked_at.facts()) and card in said(drawn.facts())


def test_a_pack_names_what_it_reconstructs_in_the_rules_of_the_game(pilot: MakePilot) -> None:
    for edition, told in (("starwars_ep2", True), ("classic", False)):
        scene = RulesInForceScene(board(pilot, edition).rules)
        pilot((1920, 1080)).open(scene)
        names = "Our reconstruction: names, order, groups, prices, rents, cards"
        assert (names in said(scene.page.root)) is told


def test_the_set_up_shows_yes_and_grey(desk: Desk) -> None:
    player = hosts.seated(desk).press("n").wait_idle()
    scene = player.scene
    assert isinstance(scene, SetupScene)
    auctions, seed = scene.form["rule", "no_auctions"], scene.form["rule", "pot_seed"]
    assert isinstance(auctions, Toggle) and auctions.on
    assert not seed.enabled and "Free Parking pays the pot" in seed.reason
    note = scene.rules.book.notes["jail_double"]
    row = said(RuleRow(note, scene).node(last=True))
    assert "Printed: US 1997, Star Wars 2002: By that roll · French rules: Fresh roll" in row
    scene.rules.set("no_auctions", True)
    changed = said(RuleRow(scene.rules.book.notes["no_auctions"], scene).node(last=True))
    assert (
        provenance.words(scene.rules.source(scene.rules.book.notes["no_auctions"]), scene.rules.pack)
        in changed
    )


@pytest.mark.parametrize(
    ("third", "words"), [("move_by_roll", "you move by that roll"), ("fresh_roll", "you roll anew")]
)
def test_jail_says_by_which_roll_the_token_leaves(pilot: MakePilot, third: str, words: str) -> None:
    scene = board(pilot, "classic", jail_third=JailThird(third))
    assert words in Jail(scene, Turn(0))._remark()
