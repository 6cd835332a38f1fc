"""The rules of the game in play: its mode, every option with its value, what is changed marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.app.kit import view_of
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text, heading
from game.engine.options import Note
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.input import Press
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import draw_caption, draw_chip
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.widget import Widget

BOX = (310.0, 84.0, 1300.0, 880.0)
MODE = 96.0  # height of the line about the mode
COLUMN_GAP = 36.0
SPACE = 10.0


class RulesInForceScene(Scene[None]):
    """Everything that is agreed, in two columns: the changes first, then what is official."""

    dialog = True

    def __init__(self, rules: Rulebook) -> None:
        super().__init__()
        self.rules = rules
        self.first_focus = "rules"

    def build(self) -> Iterable[Widget]:
        x, y, w, h = BOX
        canvas = self.view.scratch()
        area = pygame.FRect(x + 32, y + 88 + MODE + 12, w - 64, h - 88 - MODE - 24 - 96)
        yield ScrollArea("rules", area, list(self._rows(canvas, area)), group="rules")
        yield Button(
            "close",
            (x + w - 252, y + h - 80, 220, 64),
            _("Back"),
            "primary",
            size=22,
            group="foot",
            on_press=Pop,
        )

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> Iterable[Widget]:
        changed = self.rules.changed
        left = area.x + 14
        wide = (area.width - 14 - 30 - COLUMN_GAP) / 2
        top = area.top
        groups: list[tuple[str, list[Note]]] = []
        if changed:
            groups.append((changes_text(len(changed)), [self.rules.book.notes[id] for id in changed]))
        for section in self.rules.sections:
            notes = [note for note in self.rules.shown(section) if note.id not in changed]
            groups.append((heading(self.rules, section), notes))
        for title, notes in groups:
            if notes:
                yield self._heading(title, (left, top, area.width - 44), gold=title == groups[0][0])
                top += 44
                columns = [top, top]
                for note in notes:
                    side = 0 if columns[0] <= columns[1] else 1
                    row = self._row(canvas, note, (left + side * (wide + COLUMN_GAP), columns[side], wide))
                    columns[side] = row.box.bottom
                    yield row
                top = max(columns) + 14

    @staticmethod
    def _heading(title: str, at: tuple[float, float, float], *, gold: bool) -> Widget:
        x, y, w = at

        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            draw_caption(canvas, (box.x, box.y + 24), title, "gold-hi" if gold else "muted")

        return Drawing(("heading", title), (x, y, w, 44), paint)

    def _row(self, canvas: Canvas, note: Note, at: tuple[float, float, float]) -> Widget:
        """A rule with its value on the right and its explanation below."""
        x, y, w = at
        pack, options = self.rules.pack, self.rules.options
        changed = note.id in self.rules.changed
        value = option_texts.value(note, getattr(options, note.id), pack)
        ink = "warn-hi" if changed else "text"
        room = w * 0.42
        right = min(room, canvas.measure(value, TextStyle("ui-bold")))
        left = w - right - 18
        title = f"**{escape(option_texts.title(note, pack, options))}**"
        text = escape(option_texts.text(note, pack, options))
        head = canvas.paragraph_height(title, left)
        body = canvas.paragraph_height(text, w, TextStyle(size=15))
        height = 2 * SPACE + head + body
        line = canvas.paragraph_height("**1**", left)

        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.paragraph(title, (x, y + SPACE, left, head))
            spot = (x + w, y + SPACE + line / 2)
            canvas.text(value, spot, TextStyle("ui-bold", colour=ink), "midright", width=room)
            canvas.paragraph(text, (x, y + SPACE + head, w, body), TextStyle(size=15, colour="muted"))
            canvas.rule((x, y + height - 1), w, "#2c353d")

        return Drawing(("row", note.id), (x, y, w, height), paint)

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.MENU) else None

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        x, y, w, _h = BOX
        rules = self.rules
        hints: Sequence[tuple[list[str], str]] = ((["↑", "↓"], _("scroll")),)
        note = _("{edition}: all rules as this game plays them.").format(
            edition=rules.pack.text("title", language())
        )
        draw_modal(
            canvas, BOX, Modal(_("The rules of this game"), icon="scales", note=escape(note), hints=hints)
        )
        box = (x + 32, y + 88 + 16, w - 64, MODE - 16)
        canvas.well(box)
        mode = option_texts.mode(rules, length=True)
        middle = box[1] + box[3] / 2
        canvas.icon("flag", (box[0] + 34, middle), 28, "gold-hi")
        canvas.text(
            mode, (box[0] + 66, middle - 13), TextStyle("ui-bold", chrome.STRONG), "midleft", width=700
        )
        count = len(rules.changed)
        text, kind, icon = changes_text(count), "warn" if count else "neutral", "warn" if count else "check"
        wide = canvas.measure(text, TextStyle("ui-bold", 15)) + 52
        room = min(w - 500, box[2] - wide - 102)
        canvas.text(
            view_of(rules.pack).mode_text(rules),
            (box[0] + 66, middle + 14),
            TextStyle("ui", 16, "muted"),
            "midleft",
            width=room,
        )
        draw_chip(canvas, (box[0] + box[2] - wide - 20, middle - 16), text, kind, icon)
