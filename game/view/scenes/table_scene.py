"""What every scene of a running game does: it lets the game go on, and draws again when something changed."""

from __future__ import annotations

from typing import TypeVar

from game.view.scene import Reply, Scene
from game.view.session import Session

T = TypeVar("T")


class TableScene(Scene[T]):
    """A scene over a session; `follow` is called after each change of what is shown."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def follow(self) -> Reply:
        """Something was seen, or a decision is due: rebuild controls, open or close a dialog."""
        self.rebuild()
        return None

    def enter(self) -> None:
        self._keep_going()

    def resume(self) -> None:
        self._keep_going()
        self.rebuild()

    def update(self, now: float) -> Reply:
        beat, quiet = self.session.playing, self.session.quiet
        changed = self.session.update(now)
        self._keep_going()
        self.dirty = self.dirty or changed
        if self.session.playing is not beat or self.session.quiet != quiet:
            return self.follow()
        return None

    @property
    def resting(self) -> bool:
        """The clock of a timed game goes on although everybody waits for a person."""
        return self.session.resting and not self.busy and self.form.wake_at(self.view) is None

    def skip(self) -> bool:
        return self.session.skip()

    def _keep_going(self) -> None:
        self.animating = self.session.animating
        self.wake_at = self.session.wake_at
