"""The editions side by side: which board lies on the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

from game.app.menu.boxes import Boxes
from game.packs.loader import PackListing
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, language
from game.ui.input import Press
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Mood, Widget

ACROSS = 5
CARD = (252.0, 376.0)
GAP = 20.0
ROWS = 376.0 + 56


class EditionCard(Widget):
    """A cover with the edition's name and what it is."""

    radius = chrome.CARD

    def __init__(
        self, key: Hashable, box: Any, boxes: Boxes, edition: PackListing, chosen: bool, **rest: Any
    ) -> None:
        super().__init__(key, box, **rest)
        self.boxes, self.edition, self.chosen = boxes, edition, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground = "row-chosen" if self.chosen else "#2d363f" if mood.hover else "panel-2"
        canvas.box(self.box, ground, radius=self.radius, border="gold" if self.chosen else "#343e47", line=2)
        pack = self.boxes.desk.pack(self.edition.id)
        wide = 186.0
        cover = (self.box.centerx - wide / 2, self.box.y + 20, wide, wide * 632 / 469)
        canvas.shadow(cover, 3, blur=18, dy=7, alpha=0.55)
        canvas.surface.blit(self.boxes.cover(canvas, wide, self.edition.id), canvas.scale.rect(cover))
        room = self.box.width - 24
        x, y = self.box.centerx, self.box.y + 300
        canvas.text(pack.text("title", language()), (x, y), TextStyle("display", 24), "center", width=room)
        words = pack.text("tagline", language())
        canvas.paragraph(
            words, (self.box.x + 12, y + 20, room, 50), TextStyle(size=15, colour="muted", align="center")
        )


class EditionsScene(Scene[str | None]):
    """Pops with the edition's id, or None."""

    dialog = True

    def __init__(self, boxes: Boxes) -> None:
        super().__init__()
        self.boxes = boxes
        self.first_focus = boxes.desk.chosen

    @property
    def _box(self) -> tuple[float, float, float, float]:
        wide = 64 + min(ACROSS, max(2, len(self.boxes.editions))) * (CARD[0] + GAP) - GAP
        high = 88 + ROWS + 96
        return 960 - wide / 2, 540 - high / 2, wide, high

    def build(self) -> Iterable[Widget]:
        x, y, w, h = self._box
        cards = [
            EditionCard(
                edition.id,
                (
                    x + 32 + (at % ACROSS) * (CARD[0] + GAP),
                    y + 88 + 28 + (at // ACROSS) * (CARD[1] + GAP),
                    *CARD,
                ),
                self.boxes,
                edition,
                edition.id == self.boxes.desk.chosen,
                group="editions",
                on_press=partial(Pop, edition.id),
            )
            for at, edition in enumerate(self.boxes.editions)
        ]
        yield ScrollArea(
            "editions", (x + 12, y + 89, w - 24, h - 89 - 97), cards, height=self._height(len(cards))
        )
        yield Button(
            "back",
            (x + w - 232, y + h - 80, 200, 64),
            _("Back"),
            action=Action.BACK,
            group="foot",
            on_press=Pop,
        )

    @staticmethod
    def _height(count: int) -> float:
        return 28 + -(-count // ACROSS) * (CARD[1] + GAP)

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        note = _("The same people and house rules, on another board.")
        draw_modal(canvas, self._box, Modal(_("Which edition?"), icon="palette", note=note))
