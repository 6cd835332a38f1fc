"""A newcomer's first evening in a real window: in English by keys alone, in French by mouse alone.

After each act the screen comes to rest, and all of `looks` must hold.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.menu.editions import EditionsScene
from game.app.menu.scene import MenuScene
from game.app.pages.pause import PauseScene
from game.app.saves.replays import ReplaysScene
from game.app.setup.scene import SetupScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.replay.scene import ReplayScene
from game.landlord.view.tour.scene import TourScene
from game.landlord.view.tour.steps import STEPS
from game.ui.i18n import language
from game.ui.scene import Scene
from tests.landlord.view.player import Player
from tests.window.evening import Evening, guest

ROUNDS = 6  # decisions before the game is left, and again after


def on(player: Player, kind: type[Scene[object]]) -> None:
    assert isinstance(player.scene, kind), f"{type(player.scene).__name__} is open, not {kind.__name__}"


def answer_until(player: Player, kind: type[Scene[object]]) -> None:
    """Decide whatever is asked until a screen is open."""
    for _decision in range(40):
        if isinstance(player.scene, kind):
            return
        player.answer()
    on(player, kind)


def choose_an_edition(player: Player, evening: Evening) -> None:
    """Look at another edition, go back, and turn the boxes to the first one again."""
    first = evening.desk.chosen
    player.use("new")
    on(player, SetupScene)
    player.use("edition")
    on(player, EditionsScene)
    player.use(next(edition.id for edition in evening.desk.editions if edition.id != first))
    on(player, SetupScene)
    player.use("back")
    on(player, MenuScene)
    while evening.desk.chosen != first:
        player.use("previous") if player.mouse else evening.press("left")


def take_the_tour(player: Player) -> None:
    answer_until(player, TourScene)
    for _step in STEPS:
        on(player, TourScene)
        player.use("next")
    on(player, BoardScene)


def look_round(player: Player) -> None:
    """Each button of the bar and each seat, the deeds and the log: opened and closed."""
    for key in ("property", "log", "dice", "help", ("seat", 1)):
        player.use(key)
        player.use(next(way for way in ("close", "cancel") if way in player.scene.form))
        on(player, BoardScene)


def offer_a_trade(player: Player) -> None:
    """Money for a deed of another seat; whatever they say, the talk is ended."""
    answer_until(player, BoardScene)
    player.use("trade")
    on(player, TradeScene)
    theirs = [widget.key for widget in player.scene.form.walk() if widget.key[:2] == ("their", "deed")]
    player.use(theirs[0])
    player.use(("own", 100))
    player.use("send")
    for _ask in range(3):
        if isinstance(player.scene, TradeScene):
            player.use("cancel")
    answer_until(player, BoardScene)


def leave(player: Player) -> None:
    answer_until(player, BoardScene)
    player.use("menu")
    on(player, PauseScene)
    player.use("leave")
    on(player, MenuScene)
    assert player.scene.form.focused is player.scene.form["continue"]


def watch_it_again(player: Player) -> None:
    player.use("replays")
    on(player, ReplaysScene)
    player.use("go")
    on(player, ReplayScene)
    for key in ("on", "on", "back", "end", "start", "speed", ("seat", 1)):
        player.use(key)
    player.use("close")
    on(player, ReplaysScene)
    player.use("back")
    on(player, MenuScene)


def change_the_window(player: Player, evening: Evening) -> None:
    """Smaller, larger, another window in between."""
    evening.resize((1280, 720)).resize((1760, 990)).look_away(holding="h")
    player.answer()


@pytest.mark.parametrize(("spoken", "mouse"), [("en", False), ("fr", True)], ids=["keys-en", "mouse-fr"])
def test_a_first_evening(evening: Callable[[str], Evening], spoken: str, mouse: bool) -> None:
    own = evening(spoken)
    player = guest(own, mouse=mouse)
    with own.program():
        assert language() == spoken
        choose_an_edition(player, own)
        player.use("new")
        player.use("start")
        take_the_tour(player)
        look_round(player)
        for _decision in range(ROUNDS):
            player.answer()
        offer_a_trade(player)
        leave(player)
    with own.program():
        player.use("continue")
        change_the_window(player, own)
        for _decision in range(ROUNDS):
            player.answer()
        leave(player)
        watch_it_again(player)
