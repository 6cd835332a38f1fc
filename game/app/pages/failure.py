"""A plain page in place of a traceback: what happened, whether the game is saved, where the report lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.ui.dialogs.frame import SCREEN, dialog, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, Text
from game.ui.reply import Quit, Replace, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget


class FailureScene(Scene[None]):
    """All that is left on the screen; one can begin again at the menu, which is made only then."""

    unbidden = True
    first_focus = "menu"

    def __init__(self, sentences: Sequence[str], menu: Callable[[], Scene[Any]]) -> None:
        super().__init__()
        self._sentences, self._menu = sentences, menu

    def build(self) -> Iterable[Widget]:
        style = TextStyle(size=20, colour="muted")
        words = Column([Text(sentence, style) for sentence in self._sentences], gap=16)
        leave = Button("quit", (0, 0, 220, 64), _("Quit"), icon="cross", on_press=Quit)
        again = Button("menu", (0, 0, 260, 64), _("Main menu"), "primary", on_press=self._begin_again)
        title = head(_("Something went wrong"), icon("warn", 38, "gold-hi"))
        tree = dialog(title, words, foot([leave, again]), width=960, min_height=360)
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

    def _begin_again(self) -> Reply:
        return Replace(self._menu())

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme.c("table-1"))
        self.page.draw(canvas)
