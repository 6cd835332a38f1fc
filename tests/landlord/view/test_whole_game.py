"""A whole game from the menu to the last page, with the true state withheld from every view."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import game
from game.app.menu.scene import MenuScene
from game.app.setup import seating
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.storage.paths import HOME
from game.table.table import Table
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

VIEWS = ("game.landlord.view", "game.app", "game.ui")
SET_UP = ("samples", "pictures")  # they lay positions out; they don't show a game
ROOT = Path(game.__file__).parent


class Withheld(AssertionError):
    """A view reached for the true state."""


def withhold(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no view gets at a table's state, nor at its match."""
    state, match = Table.state.fget, {}

    def guarded(name: str) -> None:
        asker = sys._getframe(2).f_globals["__name__"]
        if asker.startswith(VIEWS):
            raise Withheld(f"{asker} reads the {name}")

    def read_state(table: Table) -> object:
        guarded("state")
        assert state is not None
        return state(table)

    def read_match(table: Table) -> object:
        guarded("match")
        return match[id(table)]

    def write_match(table: Table, value: object) -> None:
        match[id(table)] = value

    monkeypatch.setattr(Table, "state", property(read_state))
    monkeypatch.setattr(Table, "match", property(read_match, write_match), raising=False)


@pytest.mark.parametrize(("edition", "mouse"), [("classic", True), ("starwars_ep2", False)])
def test_a_whole_game_is_played_without_the_true_state(
    edition: str, mouse: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person against three computers; what the screen shows was presented to it. A look at its film."""
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setattr(seating, "fresh_seed", lambda: 5)
    withhold(monkeypatch)
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


def test_no_view_names_the_state_of_a_table() -> None:
    found = []
    for room in ("landlord/view", "app"):
        for path in (ROOT / room).rglob("*.py"):
            if set(path.parts) & set(SET_UP):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in ("state", "match"):
                    owner = node.value
                    name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
                    if name in ("table", "session"):
                        found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []
