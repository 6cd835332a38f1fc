"""From the command line to the first screen: opens the window, joins the scenes, runs the loop.

A screen is imported when it is opened, so that the menu is there at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.desk import Desk, user_error_text
from game.app.kit import view_of
from game.app.seat_names import seat_name
from game.engine.messages import N_
from game.storage.reports import told, write
from game.storage.settings import Settings
from game.storage.user_error import UserError
from game.table.setup import HUMAN, check_kinds, chosen_options, default_setup, fresh_seed
from game.ui.i18n import set_language
from game.ui.loop import App
from game.ui.scene import Scene
from game.ui.waiting import opening
from game.ui.window import NoDisplay, Screen, desktop_size, fitting

if TYPE_CHECKING:
    from game.app.kit import Session


def run(
    settings: Settings,
    pack_id: str | None = None,
    seats: tuple[str, ...] | None = None,
    seed: int | None = None,
    wishes: Sequence[str] = (),
    note: UserError | None = None,
) -> int:
    """Open the menu, or a game at once if a pack is given; the exit code when the window closes.

    `wishes` for rule options are as in `chosen_options`; the menu tells the `note`.
    """
    set_language(settings.language)
    screen = open_screen(settings)
    opening(screen, 0.1)
    desk = Desk(settings)
    opening(screen, 0.6)
    desk.note = note
    options = None
    if pack_id is not None:
        desk.chosen = desk.pack(pack_id).id
        options = chosen_options(desk.pack(pack_id), wishes)
        check_kinds(seats or (), (HUMAN, *desk.pack(pack_id).kit.bots.levels))
    app = open_window(desk, screen)
    opening(screen, 0.9)
    app.run(menu(desk) if pack_id is None else play(desk, seats, seed, options))
    remember(desk, app)
    return 0


def open_screen(own: Settings) -> Screen:
    """The bare window; UserError where there is no screen."""
    try:
        return Screen(fitting(own.window, desktop_size()), full_screen=own.full_screen)
    except NoDisplay as error:
        raise UserError(N_("{reason}"), reason=str(error)) from error


def open_window(desk: Desk, screen: Screen) -> App:
    """The window, dressed in the chosen edition."""
    app = App(
        screen, desk.theme(desk.chosen), bindings=desk.bindings(), comfort=desk.comfort(), audio=desk.audio
    )
    desk.apply(app.view)
    app.rescue = lambda error: rescue(desk, app, error)
    return app


def rescue(desk: Desk, app: App, error: Exception) -> Scene[Any]:
    """The page that is shown when a screen fails; the error goes on if that very page has failed."""
    from game.app.pages.failure import FailureScene

    if isinstance(app.top, FailureScene):
        raise error
    sentences = [user_error_text(told(write(error))), desk.saved_or_not]
    return FailureScene([each for each in sentences if each], lambda: menu(desk))


def remember(desk: Desk, app: App) -> None:
    """Keep what was changed by the window's own keys."""
    own = desk.settings
    own.full_screen, own.mute = app.screen.full_screen, desk.audio.muted
    if not own.full_screen:
        own.window = app.view.size
    desk.keep()


def menu(desk: Desk) -> Scene[Any]:
    """The menu with every screen behind its rows."""
    from game.app.menu.scene import MenuScene

    return MenuScene(desk, open_game=lambda session: table(desk, session), screens=Screens(desk))


class Screens:
    """What the rows of the menu open."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def setup(self) -> Scene[Any]:
        from game.app.setup.scene import SetupScene

        return SetupScene(self.desk, open_game=lambda session: table(self.desk, session))

    def saves(self) -> Scene[Any]:
        from game.app.saves.scene import SavesScene

        return SavesScene(self.desk, open_game=lambda session: table(self.desk, session))

    def replays(self) -> Scene[Any]:
        from game.app.saves.replays import ReplaysScene

        return ReplaysScene(self.desk, open_game=lambda session: table(self.desk, session))

    def workshop(self) -> Scene[Any]:
        from game.app.workshop.scene import WorkshopScene

        return WorkshopScene(self.desk, open_game=lambda session: table(self.desk, session))

    def options(self) -> Scene[Any]:
        from game.app.options.scene import OptionsScene

        return OptionsScene(self.desk)

    def about(self) -> Scene[Any]:
        from game.app.pages.about import AboutScene

        return AboutScene(self.desk)


def table(desk: Desk, session: Session) -> Scene[Any]:
    """A game on the screen."""
    return view_of(session.pack).scene(desk, session)


def play(desk: Desk, seats: tuple[str, ...] | None, seed: int | None, options: Any = None) -> Scene[Any]:
    """A new game of the chosen edition at once."""
    pack = desk.pack(desk.chosen)
    seed = fresh_seed() if seed is None else seed
    setup = default_setup(pack, seats or (), seed, seat_name, options)
    return table(desk, desk.new_game(setup))
