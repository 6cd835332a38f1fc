"""A small question with yes and no."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Pop
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
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
        yield Button("no", (1010, 590, 180, 64), _("No"), action=Action.BACK, on_press=lambda: Pop(False))
        yield Button("yes", (1206, 590, 200, 64), self.yes, "primary", on_press=lambda: Pop(True))

    def paint(self, canvas: Canvas) -> None:
        draw_modal(canvas, (480, 380, 960, 294), Modal(self.title, icon=self.icon))
        canvas.paragraph(self.text, (512, 490, 880, 80), TextStyle(size=20, colour="muted"))
