"""A list of things that are kept: choose one, use it, throw it away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from game.ui.actions import Action
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.dialogs.foot import lay_foot
from game.ui.i18n import _, pgettext
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget

T = TypeVar("T")


class KeptScene(Scene[T]):
    """The choice, the foot and the question before something is thrown away; the rows are the scene's own."""

    dialog = True
    box: tuple[float, float, float, float]

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def foot(self, use: Button, stays: str) -> Iterable[Widget]:
        """Throw away at the left, unless the chosen one `stays`; back and the use of it at the right."""
        x, y, _w, h = self.box
        yield Button(
            "delete",
            (x + 32, y + h - 80, 250, 64),
            _("Throw away"),
            "danger",
            letter=pgettext("key", "X"),
            group="foot",
            reason=stays,
            on_press=self._ask,
        )
        back = Button("back", (0, 0, 200, 64), _("Back"), action=Action.BACK, group="foot", on_press=Pop)
        lay_foot(self.view, self.box, (back, use))
        yield from (back, use)

    def choose(self, at: int) -> Reply:
        """The first press chooses; another on the same row uses it."""
        if at == self.at and not self.why_not():
            return self.use()
        self.at = at
        self.rebuild()
        return True

    def why_not(self) -> str:
        """Why the chosen one can't be used, or nothing."""
        return ""

    def use(self) -> Reply:
        raise NotImplementedError

    @property
    def question(self) -> str:
        """What is asked before the chosen one is thrown away."""
        raise NotImplementedError

    def forget(self) -> None:
        """Roll the chosen one away."""
        raise NotImplementedError

    def _ask(self) -> Reply:
        return Push(ConfirmScene(self.question, _("It can't be brought back.")), self._answered)

    def _answered(self, sure: bool) -> Reply:
        if sure:
            self.forget()
            self.rebuild()
        return True
