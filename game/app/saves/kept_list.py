"""A list of things that are kept: choose one, use it, throw it away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.ui.actions import Action
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.dialogs.frame import dialog, draw_keys, foot
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _, pgettext
from game.ui.input import Press, UiEvent
from game.ui.layout import Node
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.widget import Widget

T = TypeVar("T")


class KeptScene(Scene[T]):
    """The choice, the foot and the question before something is thrown away; the body is the scene's own."""

    dialog = True
    box: tuple[float, float, float, float]

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def laid(self, heading: Node, body: Node, use: Button, stays: str) -> Iterable[Widget]:
        """Throw away at the left, unless the chosen one `stays`; back and the use of it at the right."""
        away = Button(
            "delete", (0, 0, 250, 64), _("Throw away"), "danger", letter=pgettext("key", "X"), group="foot",
            reason=stays, on_press=self._ask,
        )  # fmt: skip
        back = Button("back", (0, 0, 200, 64), _("Back"), action=Action.BACK, group="foot", on_press=Pop)
        self.page = lay_out(dialog(heading, body, foot([back, use], left=[away])), self.view, self.box)
        return controls(self.page.root)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        draw_keys(canvas, self.box, self.hints(), pad=self.view.pad)

    def hints(self) -> Sequence[Hint]:
        """What the keys do."""
        raise NotImplementedError

    def handle_event(self, event: UiEvent) -> Reply:
        """Keys that move the focus choose by it, so that one Enter uses the row."""
        reply = super().handle_event(event)
        focused = self.form.focused
        at = focused.key if focused is not None and focused.group == "list" else None
        if isinstance(event, Press) and isinstance(at, tuple) and at[1] != self.at:
            self.at = at[1]
            self.rebuild()
        return reply

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
        """Throw the chosen one away."""
        raise NotImplementedError

    def _ask(self) -> Reply:
        return Push(ConfirmScene(self.question, _("It can't be brought back.")), self._answered)

    def _answered(self, sure: bool) -> Reply:
        if sure:
            self.forget()
            self.rebuild()
        return True
