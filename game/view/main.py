"""From the command line to the first screen: opens the window, joins the scenes, runs the loop."""

from __future__ import annotations

from typing import Any

from game.packs.pack import Pack
from game.storage.settings import Settings
from game.storage.trouble import N_, Trouble
from game.table.setup import default_setup, fresh_seed
from game.view.app import App
from game.view.desk import Desk, seat_name
from game.view.i18n import set_language
from game.view.scene import Scene
from game.view.scenes.about import AboutScene
from game.view.scenes.board import BoardScene
from game.view.scenes.menu import MenuScene
from game.view.scenes.options import OptionsScene
from game.view.scenes.saves import SavesScene
from game.view.scenes.setup import SetupScene
from game.view.session import Session
from game.view.window import NoDisplay, Screen


def run(
    settings: Settings, pack_id: str | None = None, seats: tuple[str, ...] | None = None, seed: int | None = None
) -> int:
    """Open the menu, or a game at once if a pack and seats are given; the exit code when the window closes."""
    set_language(settings.language)
    desk = Desk(settings)
    if pack_id is not None:
        desk.chosen = desk.pack(pack_id).id
    try:
        screen = Screen(settings.window, full_screen=settings.full_screen)
    except NoDisplay as error:
        raise Trouble(N_("{reason}"), reason=str(error)) from error
    theme = desk.theme(desk.chosen)
    app = App(screen, theme, bindings=desk.bindings(), comfort=desk.comfort(), audio=desk.audio)
    first: Scene[Any] = menu(desk)
    if pack_id is not None:
        first = play(desk, desk.pack(pack_id), seats, seed)
    app.run(first)
    if not settings.full_screen:
        settings.window = app.view.size
    desk.keep()
    return 0


def menu(desk: Desk) -> MenuScene:
    """The menu with every screen behind its rows."""
    return MenuScene(
        desk,
        open_game=lambda session: game(desk, session),
        open_setup=lambda: SetupScene(desk, open_game=lambda session: game(desk, session)),
        open_saves=lambda: SavesScene(desk, open_game=lambda session: game(desk, session)),
        open_options=lambda: OptionsScene(desk),
        open_about=lambda: AboutScene(desk),
    )


def game(desk: Desk, session: Session) -> Scene[Any]:
    """The table of a session."""
    return BoardScene(session, desk)


def play(desk: Desk, pack: Pack, seats: tuple[str, ...] | None, seed: int | None) -> Scene[Any]:
    """A new game at once."""
    kinds = seats or ("human", "steady", "steady", "steady")
    setup = default_setup(pack, kinds, fresh_seed() if seed is None else seed, seat_name)
    return game(desk, desk.new_game(setup))
