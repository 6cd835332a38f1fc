"""The editions side by side: which board lies on the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

import pygame

from game.app.menu.boxes import Boxes
from game.app.menu.cover import FRONT
from game.packs.loader import PackListing
from game.ui.actions import Action
from game.ui.dialogs.frame import SIDE, dialog, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, language
from game.ui.input import Press
from game.ui.layout import Aligned, Column, Grid, Leaf, Node, Scroll, Text
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.rows import Card
from game.ui.widgets.widget import Mood, Widget

ROOM = (24.0, 40.0, 1872.0, 1000.0)  # the dialog is no larger
ACROSS = 5
CARD = (252.0, 376.0)
COVER = 186.0  # width
GAP = 20.0


class EditionCard(Card):
    """A cover with the edition's name and what it is."""

    def __init__(self, key: Hashable, boxes: Boxes, edition: PackListing, **rest: Any) -> None:
        super().__init__(key, (0, 0, *CARD), **rest)
        self.boxes, self.edition = boxes, edition

    def content(self) -> Node:
        pack = self.boxes.desk.pack(self.edition.id)
        cover = Leaf(width=COVER, height=COVER * FRONT[1] / FRONT[0], paint=self._cover)
        title = Text(pack.text("title", language()), TextStyle("display", 24, align="center"))
        style = TextStyle(size=15, colour="muted", align="center")
        words = Column([title, Text(pack.text("tagline", language()), style)], gap=4)
        return Column([Aligned(cover), words], gap=14, pad=(12, 20))

    def _cover(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box, 3, blur=18, dy=7, alpha=0.55)
        canvas.surface.blit(self.boxes.cover(canvas, box.width, self.edition.id), canvas.scale.rect(box))

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        ground = "row-chosen" if self.chosen else "#2d363f" if mood.hover else "panel-2"
        canvas.box(self.box, ground, radius=self.radius, border="gold" if self.chosen else "#343e47", line=2)


class EditionsScene(Scene[str | None]):
    """Pops with the edition's id, or None."""

    dialog = True

    def __init__(self, boxes: Boxes) -> None:
        super().__init__()
        self.boxes = boxes
        self.first_focus = boxes.desk.chosen

    def build(self) -> Iterable[Widget]:
        editions, chosen = self.boxes.editions, self.boxes.desk.chosen
        cards = [
            EditionCard(
                edition.id, self.boxes, edition, chosen=edition.id == chosen, group="editions",
                on_press=partial(Pop, edition.id),
            )
            for edition in editions
        ]  # fmt: skip
        back = Button("back", (0, 0, 200, 64), _("Back"), action=Action.BACK, group="foot", on_press=Pop)
        note = _("The same people and house rules, on another board.")
        body = Scroll(Grid([Leaf(card) for card in cards], ACROSS, gap=GAP), key="editions")
        wide = 2 * SIDE + min(ACROSS, max(2, len(editions))) * (CARD[0] + GAP) - GAP
        heading = head(_("Which edition?"), icon("palette", 38, "gold-hi"))
        tree = Aligned(dialog(heading, body, foot([back], note), width=wide))
        self.page = lay_out(tree, self.view, ROOM)
        return controls(self.page.root)

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
