"""A whole game from the menu to the last page, with the true state withheld from every view."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import game
from game.app.menu.scene import MenuScene
from game.app.setup import seating
from game.landlord.rules import events as ev
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.storage.paths import HOME
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.withheld import KEPT, SET_UP, withhold

ROOT = Path(game.__file__).parent


@pytest.mark.parametrize(("edition", "mouse"), [("classic", True), ("starwars_ep2", False)])
def test_a_whole_game_is_played_without_the_true_state(
    edition: str, mouse: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person against three computers; what the screen shows was presented to it. A look at its film."""
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setattr(seating, "fresh_seed", lambda: 5)
    withhold(monkeypatch)
    hosts.glance(monkeypatch)
    desk = hosts.desk()
    player = Player(hosts.seated(desk), mouse=mouse)
    while desk.chosen != edition:
        if mouse:
            player.use("next")
        else:
            player.pilot.press("right").wait_idle()
    player.use("new")
    player.use("start")
    last = player.play_on()
    assert isinstance(last, GameOverScene)
    outcome = last.session.table.state.outcome
    assert outcome is not None and outcome == last.session.shown.outcome
    assert last.session.pack.id == edition
    assert {"BoardScene", "AuctionScene"} <= player.answered
    save = desk.saved()[0]
    assert save.user_error is None and save.winners == outcome.winners
    player.use("menu")
    assert isinstance(player.scene, MenuScene)
    assert not player.has("continue")  # a game that is over does not go on
    film = desk.playback(desk.saved()[0])
    film.seek(film.reel.last)
    assert film.shown.outcome is not None
    happened = {type(event) for event in film.reel.events}
    assert {ev.AuctionEnded, ev.TradeDone, ev.DebtOpened, ev.BuildingsChanged} <= happened


def test_no_view_names_the_state_of_a_table() -> None:
    found = []
    for room in ("landlord/view", "app"):
        for path in (ROOT / room).rglob("*.py"):
            if set(path.parts) & set(SET_UP):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in KEPT:
                    owner = node.value
                    name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
                    if name.strip("_") == "table":
                        found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []
