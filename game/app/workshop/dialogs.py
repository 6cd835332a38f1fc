"""The workshop's two dialogs: one line mended after it was shown, and a new theme begun from another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import pygame

from game.app.telling import error_text, told
from game.packs.problems import PackError
from game.packs.workshop.making import new_pack
from game.packs.workshop.mending import Patch, apply
from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN, dialog, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, Leaf, Node, Paragraph, Row, Text
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

LONGEST_TITLE, LONGEST_ID = 40, 30


class MendScene(Scene[bool]):
    """Shows a line before and after; nothing is written until the player says so."""

    dialog = True
    first_focus = "mend"

    def __init__(self, change: Patch, pack: str) -> None:
        super().__init__()
        self.change, self.pack = change, pack

    def build(self) -> Iterable[Widget]:
        change = self.change
        leave = Button(
            "leave", (0, 0, 180, 64), _("Leave it"), action=Action.BACK, on_press=lambda: Pop(False)
        )
        mend = Button("mend", (0, 0, 300, 64), _("Mend it"), "primary", icon="check", on_press=self._mend)
        place = Text(f"{self.pack}/{change.path.name}:{change.line}", TextStyle("mono", 16, "muted"))
        before = _line(change.before, "minus", "bad", "#3a2224")
        body = Column([place, before, _line(change.after, "plus", "good", "#1d3326")], gap=12)
        heading = head(_("Mend this line?"), icon("pencil", 38, "gold-hi"))
        below = foot([leave, mend], _("Only this line is written."))
        tree = dialog(heading, body, below, width=1080, min_height=420)
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

    def _mend(self) -> Reply:
        try:
            apply(self.change)
        except PackError as error:
            self.toast(told(error.problems[0].what), "warn")
            return True
        except OSError as error:
            text = _("The file can’t be written: {cause}.")
            self.toast(text.format(cause=error.strerror or error), "warn")
            return True
        return Pop(True)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)


def _line(text: str, sign: str, tone: str, ground: str) -> Node:
    """A line of a file as it is, or as it will be."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, ground, radius=8, border=tone)

    words = Text(text.strip(), TextStyle("mono", 18), grow=1)
    return Row([icon(sign, 20, f"{tone}-hi"), words], gap=18, pad=(18, 8), min_height=56, paint=draw)


class NewThemeScene(Scene[Path]):
    """Asks for a title; the pack is made in the player's folder and plays at once."""

    dialog = True
    first_focus = "title"

    def __init__(self, source: str, source_title: str, folder: Path) -> None:
        super().__init__()
        self.source, self.source_title, self.folder = source, source_title, folder
        self.title = ""

    @property
    def id(self) -> str:
        """The folder's name that comes of the title."""
        return pack_id(self.title)

    def build(self) -> Iterable[Widget]:
        trouble = self._trouble()
        field = TextField(
            "title", (0, 0, 0, 60), self.title, hint=_("A title, such as My Town"), longest=LONGEST_TITLE,
            wrong=bool(trouble), on_change=self._named, on_submit=lambda _text: self._make(),
        )  # fmt: skip
        why = trouble or ("" if self.id else _("**No title yet.** Type one first."))
        leave = Button("leave", (0, 0, 180, 64), _("Cancel"), action=Action.BACK, on_press=Pop)
        make = Button(
            "make", (0, 0, 320, 64), _("Make it"), "primary", icon="plus", reason=why, on_press=self._make
        )
        text = _("It begins as a copy in a few lines: whatever you don’t change stays as it is there.")
        body = Column([Text(text, TextStyle(colour="muted")), Leaf(field), self._where()], gap=20)
        title = _("New theme from {title}").format(title=self.source_title)
        heading = head(title, icon("pencil", 38, "gold-hi"))
        tree = dialog(heading, body, foot([leave, make]), width=1080, min_height=460)
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

    def _where(self) -> Node:
        """The folder that would be made, or why it can't be."""
        if trouble := self._trouble():
            return Paragraph(trouble, TextStyle(colour="bad-hi"))
        if not self.id:
            return Row([])
        path = Text(str(self.folder / self.id), TextStyle("mono", 16, "muted"), grow=1)
        return Row([icon("folder", 22, "muted"), path], gap=12)

    def _named(self, text: str) -> Reply:
        self.title = text
        self.rebuild()
        return True

    def _trouble(self) -> str:
        if not self.id or not (self.folder / self.id).exists():
            return ""
        return _("**Taken.** There is a theme in {folder} already.").format(folder=escape(self.id))

    def _make(self) -> Reply:
        if not self.id or self._trouble():
            return True
        try:
            return Pop(new_pack(self.id, self.source, self.folder, (self.folder,), self.title.strip()))
        except PackError as error:
            self.toast(error_text(error), "warn")
        except OSError as error:
            text = _("The folder can’t be written: {cause}.")
            self.toast(text.format(cause=error.strerror or error), "warn")
        return True

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)


def pack_id(title: str) -> str:
    """A folder's name from a title: small letters, digits and _; "" if there is nothing to make it from."""
    split = unicodedata.normalize("NFKD", title).lower()  # accents stand apart from their letters
    plain = "".join(char for char in split if not unicodedata.combining(char))
    name = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_ID].strip("_")
    return f"my_{name}" if name[:1].isdigit() else name
