"""Leaving a game: at once if it is saved, else only after a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.desk import user_error_text
from game.table.table import Table
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.i18n import _
from game.ui.reply import Push, Reply


class LeaveScene(ConfirmScene):
    """Closing the window once more is no answer."""

    def asked_to_close(self) -> Reply:
        return True


def leaving(table: Table[Any], reply: Callable[[], Reply]) -> Reply:
    """The reply that leaves the game; where its last moves can't be saved, the player is asked before."""
    if table.save() or table.note is None:
        return reply()
    loss = _("What was played since then would be lost.")
    question = LeaveScene(_("Leave without saving?"), f"{user_error_text(table.note)} {loss}")
    return Push(question, lambda sure: reply() if sure else True)
