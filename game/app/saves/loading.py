"""Another saved game in place of the one that is played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.app.desk import Desk
from game.app.kit import view_of
from game.app.saves.going_on import go_on
from game.app.saves.scene import SavesScene
from game.storage.saves import Summary
from game.ui.i18n import _
from game.ui.reply import Pop, Reply

if TYPE_CHECKING:
    from game.app.kit import Session


class LoadScene(SavesScene):
    """Closes with the scene of the game that was chosen."""

    def __init__(self, desk: Desk, playing: Path | None) -> None:
        super().__init__(desk, lambda session: view_of(session.pack).scene(desk, session))
        self._playing = playing

    @property
    def stays(self) -> str:
        return self._own or super().stays

    def why_not(self) -> str:
        return self._own or super().why_not()

    @property
    def _own(self) -> str:
        """What is said of the game that is played."""
        playing = self._chosen is not None and self._chosen.path == self._playing
        return _("**This game lies on the table.**") if playing else ""

    def open(self, save: Summary) -> Reply:
        def opened(session: Session) -> Reply:
            return Pop(self._open_game(session))

        return go_on(self, self.desk, save, opened)
