"""The workshop's two dialogs: one line mended after it was shown, and a new theme begun from another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from game.app.telling import error_text, told
from game.packs.problems import PackError
from game.packs.workshop.making import new_pack
from game.packs.workshop.mending import Patch, apply
from game.ui.actions import Action
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.widget import Widget

LONGEST_TITLE, LONGEST_ID = 40, 30


class MendScene(Scene[bool]):
    """Shows a line before and after; nothing is written until the player says so."""

    dialog = True
    first_focus = "mend"
    box = (420.0, 330.0, 1080.0, 420.0)

    def __init__(self, change: Patch, pack: str) -> None:
        super().__init__()
        self.change, self.pack = change, pack

    def build(self) -> Iterable[Widget]:
        buttons = [
            Button("leave", (0, 0, 180, 64), _("Leave it"), action=Action.BACK, on_press=lambda: Pop(False)),
            Button("mend", (0, 0, 300, 64), _("Mend it"), "primary", icon="check", on_press=self._mend),
        ]
        lay_foot(self.view, self.box, buttons)
        yield from buttons

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
        note = _("Only this line is written.")
        body = draw_modal(canvas, self.box, Modal(_("Mend this line?"), icon="pencil", note=note))
        place = f"{self.pack}/{self.change.path.name}:{self.change.line}"
        canvas.text(place, (body.x, body.y + 8), TextStyle("mono", 16, "muted"), "midleft")
        self._line(canvas, body.y + 40, self.change.before, "minus", "bad", "#3a2224")
        self._line(canvas, body.y + 108, self.change.after, "plus", "good", "#1d3326")

    def _line(self, canvas: Canvas, y: float, text: str, icon: str, tone: str, ground: str) -> None:
        x, width = self.box[0] + 32, self.box[2] - 64
        canvas.box((x, y, width, 56), ground, radius=8, border=tone)
        canvas.icon(icon, (x + 28, y + 28), 20, f"{tone}-hi")
        canvas.text(
            text.strip(), (x + 56, y + 28), TextStyle("mono", 18, squeeze=0.7), "midleft", width=width - 76
        )


class NewThemeScene(Scene[Path]):
    """Asks for a title; the pack is made in the player's folder and plays at once."""

    dialog = True
    first_focus = "title"
    box = (420.0, 310.0, 1080.0, 460.0)

    def __init__(self, source: str, source_title: str, folder: Path) -> None:
        super().__init__()
        self.source, self.source_title, self.folder = source, source_title, folder
        self.title = ""

    @property
    def id(self) -> str:
        """The folder's name that comes of the title."""
        return pack_id(self.title)

    def build(self) -> Iterable[Widget]:
        x, y, w, _h = self.box
        yield TextField(
            "title", (x + 32, y + 168, w - 64, 60), self.title, hint=_("A title, such as My Town"),
            longest=LONGEST_TITLE, wrong=bool(self._trouble()), on_change=self._named,
            on_submit=lambda _text: self._make(),
        )  # fmt: skip
        why = self._trouble() or ("" if self.id else _("**No title yet.** Type one first."))
        buttons = [
            Button("leave", (0, 0, 180, 64), _("Cancel"), action=Action.BACK, on_press=Pop),
            Button(
                "make", (0, 0, 320, 64), _("Make it"), "primary", icon="plus", reason=why, on_press=self._make
            ),
        ]
        lay_foot(self.view, self.box, buttons)
        yield from buttons

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
        title = _("New theme from {title}").format(title=self.source_title)
        body = draw_modal(canvas, self.box, Modal(title, icon="pencil"))
        text = _("It begins as a copy in a few lines: whatever you don’t change stays as it is there.")
        canvas.paragraph(text, (body.x, body.y - 8, body.width, 60), TextStyle(colour="muted"))
        if self._trouble():
            canvas.paragraph(
                self._trouble(), (body.x, body.y + 134, body.width, 40), TextStyle(colour="bad-hi")
            )
        elif self.id:
            where = str(self.folder / self.id)
            y = body.y + 148
            canvas.icon("folder", (body.x + 12, y), 22, "muted")
            canvas.text(
                where, (body.x + 36, y), TextStyle("mono", 16, "muted"), "midleft", width=body.width - 40
            )


def pack_id(title: str) -> str:
    """A folder's name from a title: small letters, digits and _; "" if there is nothing to make it from."""
    split = unicodedata.normalize("NFKD", title).lower()  # accents stand apart from their letters
    plain = "".join(char for char in split if not unicodedata.combining(char))
    name = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_ID].strip("_")
    return f"my_{name}" if name[:1].isdigit() else name
