"""A dialog before which the game stands still: nobody decides anything while it is open."""

from __future__ import annotations

from typing import TypeVar

from game.landlord.view.parts.table_scene import TableScene
from game.ui.reply import Reply

T = TypeVar("T")


class StillScene(TableScene[T]):
    """Lets a running beat end, but no computer go on."""

    def update(self, now: float) -> Reply:
        return super().update(now) if not self.session.quiet else None

    def _keep_going(self) -> None:
        self.animating = self.session.animating
        self.wake_at = None
