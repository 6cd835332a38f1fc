"""A small question with yes and no."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN, dialog, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, Text
from game.ui.reply import Pop
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget


class ConfirmScene(Scene[bool]):
    """A small question; Esc is no."""

    dialog = True
    first_focus = "no"

    def __init__(self, title: str, text: str, yes: str = "", icon: str = "warn") -> None:
        super().__init__()
        self.title, self.text, self.icon = title, text, icon
        self.yes = yes or _("Yes")

    def build(self) -> Iterable[Widget]:
        no = Button("no", (0, 0, 180, 64), _("No"), action=Action.BACK, on_press=lambda: Pop(False))
        yes = Button("yes", (0, 0, 200, 64), self.yes, "primary", on_press=lambda: Pop(True))
        words = Text(self.text, TextStyle(size=20, colour="muted"))
        mark = icon(self.icon, 38, "gold-hi")
        tree = dialog(head(self.title, mark), words, foot([no, yes]), width=960, min_height=294)
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
