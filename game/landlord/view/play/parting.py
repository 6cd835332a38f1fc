"""How a table is left: for the menu, another game, or the same seats again; unsaved only after a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.desk import Desk, user_error_text
from game.app.pages.leaving import leaving
from game.app.pages.pause import PauseScene
from game.app.saves.loading import LoadScene
from game.app.setup.rulebook import Rulebook
from game.landlord.view.dialogs.gameover.scene import AGAIN
from game.landlord.view.play.face import BoardFace
from game.landlord.view.replay.scene import ReplayScene
from game.landlord.view.session import Session
from game.table.recording import Recording
from game.table.setup import fresh_seed
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Pop, Push, Quit, Replace, Reply
from game.ui.scene import Scene


class Parting(BoardFace):
    """The table with its menu, and with what follows the end of a game."""

    def __init__(self, session: Session, desk: Desk | None) -> None:
        super().__init__(session)
        self.desk = desk

    @property
    def rules(self) -> Rulebook:
        """The rules of this game, beside the official ones of its edition."""
        pack = self.session.pack
        return Rulebook(pack, pack.ruleset.options, pack.official)

    def open_menu(self) -> Reply:
        if self.session.shown.outcome is not None:
            return None  # the last page is a menu
        self.auto.keep()
        return Push(PauseScene(self.session, self.viewer, self.desk, self.rules), self._after_pause)

    def _after_pause(self, value: str | None) -> Reply:
        table, desk = self.session.table, self.desk
        match value:
            case "leave":
                return leaving(table, Pop)
            case "quit":
                return self.asked_to_close()
            case "load" if desk is not None:
                return leaving(table, lambda: Push(LoadScene(desk, table.path), self._loaded))
        return True  # the scene that is seen now finds out what has changed

    def _loaded(self, scene: Scene[Any] | None) -> Reply:
        return True if scene is None else Replace(scene)

    def asked_to_close(self) -> Reply:
        return leaving(self.session.table, Quit)

    def save(self) -> Reply:
        """Try again to save the game."""
        table = self.session.table
        if table.save():
            self.toast(_("Everything is saved again."), "save")
        elif table.note is not None:
            self.toast(escape(user_error_text(table.note)), "warn")
        self.rebuild()
        return True

    def _replay(self) -> Callable[[], Scene[Any]] | None:
        """What makes the replay of this game."""
        desk = self.desk
        if desk is None:
            return None

        def watch() -> Scene[Any]:
            playback = desk.film(Recording(self.session.table))
            return ReplayScene(desk, playback, lambda session: type(self)(session, desk))

        return watch

    def _over(self, value: str | None) -> Reply:
        """The last page has closed: play again with the same seats, or leave."""
        table, desk = self.session.table, self.desk
        if value != AGAIN or desk is None:
            return leaving(table, Pop)
        setup = table.setup.model_copy(update={"seed": fresh_seed()})
        return leaving(table, lambda: Replace(type(self)(desk.new_game(setup), desk)))
