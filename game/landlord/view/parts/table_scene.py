"""What every scene over a game does: it lets the game go on, and draws again when something changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from game.engine.event import Event
from game.landlord.view.presentation import Presentation
from game.landlord.view.session import Session
from game.ui.draw.theme import Theme
from game.ui.i18n import language
from game.ui.reply import Reply
from game.ui.scene import Scene

T = TypeVar("T")


class PresentedScene(Scene[T]):
    """A scene over a game that is presented; `follow` is called after each change of what is shown."""

    def __init__(self, session: Presentation) -> None:
        super().__init__()
        self.session = session
        self._dressed: tuple[str, Theme] | None = None
        self._followed = self._moment()
        self._resumed = False

    def follow(self) -> Reply:
        """Something was seen, or a decision is due: rebuild controls, open or close a dialog."""
        self.rebuild()
        return None

    def enter(self) -> None:
        self._keep_going()

    def resume(self) -> None:
        self._keep_going()
        self.rebuild()
        self._resumed = True

    def update(self, now: float) -> Reply:
        begun = self._moment()
        changed = self.session.update(now)
        self._keep_going()
        self.dirty = self.dirty or changed
        seen, self._followed = self._followed, self._moment()  # a key may have skipped a beat meanwhile
        resumed, self._resumed = self._resumed, False  # what lay over this scene may have changed anything
        if self._as_at(seen) and self._as_at(begun) and not resumed:
            return None
        if self.session.quiet:
            self.view.below = None  # the table under a dialog is another one now
        return self.follow()

    def _moment(self) -> tuple[Event | None, Hashable]:
        """The beat that runs, and whether there is quiet."""
        return self.session.playing, self.session.quiet

    def _as_at(self, moment: tuple[Event | None, Hashable]) -> bool:
        """Whether nothing is different from what was at a moment; events that are alike are not the same."""
        return self._followed[0] is moment[0] and self._followed[1] == moment[1]

    def dress_stage(self) -> None:
        """Fit the stage to window, edition, text size and language; the log follows the language."""
        view, stage = self.view, self.session.stage
        dressed = (language(), view.theme)
        stage.resize(view.size, view.comfort.text_size)
        if view.theme is not stage.theme:
            self.session.theme = view.theme
            stage.rebake(view.theme)
        elif self._dressed not in (None, dressed):
            stage.rebake()
        if self._dressed is not None and self._dressed[0] != language():
            self.session.retell()
        self._dressed = dressed

    @property
    def moving(self) -> bool:
        """While a beat only waits, whatever moves besides says so itself."""
        return self.animating and not self.session.director.still

    @property
    def resting(self) -> bool:
        """The clock of a timed game goes on although everybody waits for a person."""
        return self.session.resting and not self.busy and self.form.wake_at(self.view) is None

    def skip(self) -> bool:
        return self.session.skip()

    def _keep_going(self) -> None:
        self.animating = self.session.animating
        self.wake_at = self.session.wake_at


class TableScene(PresentedScene[T]):
    """A scene of a game in play."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)

    def _moment(self) -> tuple[Event | None, Hashable]:
        """What is decided counts too: by undo it changes without a beat."""
        event, quiet = super()._moment()
        return event, (quiet, self.session.table.seq)
