"""Replays: every saved game can be looked at, those that go on as well as those that are over."""

from __future__ import annotations

from game.app.desk import user_error_text
from game.app.kit import view_of
from game.app.saves.scene import SavesScene
from game.engine.messages import N_
from game.packs.problems import PackError
from game.storage.saves import Summary
from game.storage.user_error import UserError
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Push, Reply


class ReplaysScene(SavesScene):
    """The list of saved games, to be watched."""

    title, icon = N_("Replays"), "film"
    act_title, act_icon, act_hint = N_("Watch"), "film", N_("watch")

    def why_not(self) -> str:
        """Why the chosen game can't be watched, or nothing."""
        if self._chosen is None:
            return _("**Nothing saved yet.**")
        if self._chosen.user_error is not None:
            return _("**This save can't be read.** The others still load.")
        return ""

    def open(self, save: Summary) -> Reply:
        """Watch a game, if that can be."""
        try:
            film = self.desk.playback(save)
        except (UserError, PackError) as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True
        return Push(view_of(film.pack).replay(self.desk, film, self._open_game), self._watched)

    def _watched(self, _value: None) -> Reply:
        """A copy may have been made and played meanwhile."""
        chosen = self._chosen.path if self._chosen is not None else None
        self.saves = self.desk.saved()
        self.at = next((at for at, save in enumerate(self.saves) if save.path == chosen), 0)
        self.rebuild()
        return True
