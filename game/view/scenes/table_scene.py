"""What every scene of a running game does: it lets the game go on, and draws again when something changed."""

from __future__ import annotations

from typing import TypeVar

from game.view.i18n import language
from game.view.scene import Reply, Scene
from game.view.session import Session
from game.view.theme import Theme

T = TypeVar("T")


class TableScene(Scene[T]):
    """A scene over a session; `follow` is called after each change of what is shown."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._dressed: tuple[str, float, Theme] | None = None
        self._last_beat = session.playing, session.quiet

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
        changed = self.session.update(now)
        self._keep_going()
        self.dirty = self.dirty or changed
        beat, quiet = self._last_beat  # as it was at the last look: a key may have skipped it since
        self._last_beat = self.session.playing, self.session.quiet
        return self.follow() if self.session.playing is not beat or self.session.quiet != quiet else None

    def dress_stage(self) -> None:
        """Fit the stage to window, edition, text size and language; the log follows the language."""
        view, stage = self.view, self.session.stage
        dressed = (language(), view.comfort.text_size, view.theme)
        stage.resize(view.size)
        if view.theme is not stage.theme:
            self.session.theme = view.theme
            stage.rebake(view.theme)
        elif self._dressed not in (None, dressed):
            stage.rebake()
        if self._dressed is not None and self._dressed[0] != language():
            self.session.retell()
        self._dressed = dressed

    @property
    def resting(self) -> bool:
        """The clock of a timed game goes on although everybody waits for a person."""
        return self.session.resting and not self.busy and self.form.wake_at(self.view) is None

    def skip(self) -> bool:
        return self.session.skip()

    def _keep_going(self) -> None:
        self.animating = self.session.animating
        self.wake_at = self.session.wake_at
