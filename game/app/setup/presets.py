"""Sets of rules by name: the ready-made ones and the player's own, to use, to keep, to throw away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.app.desk import Desk, user_error_text
from game.app.saves.kept_list import KeptScene
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text
from game.packs.pack import Pack
from game.packs.problems import PackError
from game.storage.presets import Preset
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.marks import draw_caption
from game.ui.widgets.rows import ListRow
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget

BOX = (310.0, 110.0, 1300.0, 820.0)
LIST = 480.0  # width of the list
SAVE_BOX = (480.0, 370.0, 960.0, 316.0)
ROW = 76.0


@dataclass(frozen=True, slots=True)
class Entry:
    """One set of rules in the list; `own` is its place among the player's own, -1 for a ready-made one."""

    name: str
    text: str
    pack: str
    options: Any
    own: int = -1


class PresetsScene(KeptScene[tuple[str, Any] | None]):
    """Pops with the edition and the options of the chosen set, or None."""

    box = BOX
    first_focus = ("preset", 0)

    def __init__(self, desk: Desk, rules: Rulebook) -> None:
        super().__init__()
        self.desk, self.rules = desk, rules
        self.saved, self.user_error = desk.presets()

    def enter(self) -> None:
        if self.user_error is not None:
            self.toast(escape(user_error_text(self.user_error)), "warn")

    @property
    def entries(self) -> list[Entry]:
        """The ready-made sets, then the player's own that still have their edition."""
        pack = self.rules.pack
        ready = [
            Entry(_(each.title), _(each.text), pack.id, each.options)
            for each in self.rules.book.shipped(self.rules.official)
        ]
        own = [
            Entry(preset.name, "", preset.pack, preset.options, index)
            for index, preset in enumerate(self.saved)
            if self._pack(preset.pack) is not None
        ]
        return ready + own

    def _pack(self, id: str) -> Pack | None:
        try:
            return self.desk.pack(id)
        except PackError:
            return None

    # --- controls ----

    def build(self) -> Iterable[Widget]:
        x, y, _w, h = BOX
        entries = self.entries
        self.at = min(self.at, len(entries) - 1)
        rows = [
            ListRow(
                ("preset", at),
                (x + 32, y + 112 + (ROW + 8) * at, LIST - 16, ROW),
                entry.name,
                icon="folder" if entry.own >= 0 else "scales",
                second=self._about(entry),
                chosen=at == self.at,
                group="list",
                on_press=partial(self.choose, at),
            )
            for at, entry in enumerate(entries)
        ]
        yield ScrollArea("list", (x + 32, y + 112, LIST, h - 112 - 112), rows)
        use = Button(
            "use",
            (0, 0, 300, 64),
            _("Use these rules"),
            "primary",
            size=22,
            icon="check",
            group="foot",
            on_press=self.use,
        )
        stays = "" if entries[self.at].own >= 0 else _("**This set came with the game.** It stays.")
        yield from self.foot(use, stays)

    def _about(self, entry: Entry) -> str:
        book = self._book(entry)
        mode = option_texts.mode(book)
        return " · ".join(filter(None, (mode, changes_text(len(book.changed)))))

    def _book(self, entry: Entry) -> Rulebook:
        return Rulebook.of(self.desk.pack(entry.pack), entry.options)

    def use(self) -> Reply:
        entry = self.entries[self.at]
        return Pop((entry.pack, entry.options))

    @property
    def question(self) -> str:
        return _("Throw “{name}” away?").format(name=self.entries[self.at].name)

    def forget(self) -> None:
        del self.saved[self.entries[self.at].own]
        try:
            self.desk.keep_presets(self.saved)
        except UserError as error:
            self.toast(escape(user_error_text(error)), "warn")

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        hints = [
            (["↑", "↓"], _("set of rules")),
            (self.view.caps(Action.CONFIRM), _("use")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_modal(canvas, BOX, Modal(_("Sets of rules"), icon="scales", hints=hints, pad=self.view.pad))
        x, y, w, h = BOX
        box = (x + 32 + LIST + 24, y + 112, w - LIST - 88, h - 112 - 112)
        canvas.well(box)
        self._paint_entry(canvas, self.entries[self.at], box)

    def _paint_entry(self, canvas: Canvas, entry: Entry, box: tuple[float, float, float, float]) -> None:
        """What the chosen set is like, and everything it changes."""
        x, y, w, h = box[0] + 26, box[1], box[2] - 52, box[3]
        book = self._book(entry)
        pack, options = book.pack, book.options
        canvas.text(entry.name, (x, y + 42), TextStyle("display", chrome.TITLE + 4), "midleft", width=w)
        text = entry.text or _("Kept with {edition}.").format(edition=escape(pack.text("title", language())))
        top = y + 66 + canvas.paragraph(text, (x, y + 66, w, 60), TextStyle(colour="muted")) + 14
        mode = option_texts.mode(book, length=True)
        if mode:
            top = self._line(canvas, (x, top, w), _(book.book.notes["mode"].title), mode)
        draw_caption(
            canvas, (x, top + 26), changes_text(len(book.changed)), "gold-hi" if book.changed else "muted"
        )
        top += 46
        for at, id in enumerate(book.changed):
            note = book.book.notes[id]
            left = len(book.changed) - at
            if top + 80 > y + h and left > 1:
                more = _("and {count} more").format(count=left)
                canvas.text(more, (x, top + 20), TextStyle(colour="muted"), "midleft")
                return
            value = option_texts.value(note, getattr(options, id), pack)
            top = self._line(canvas, (x, top, w), option_texts.title(note, pack, options), value)

    @staticmethod
    def _line(canvas: Canvas, at: tuple[float, float, float], name: str, value: str) -> float:
        x, y, w = at
        end = canvas.text(value, (x + w, y + 20), TextStyle("ui-bold"), "midright", width=w * 0.5)
        canvas.text(name, (x, y + 20), TextStyle(colour="muted"), "midleft", width=end.left - x - 16)
        canvas.rule((x, y + 40), w, "#2c353d")
        return y + 41


class SavePresetScene(Scene[str | None]):
    """Asks for a name and keeps the rules under it; pops with the name, or None."""

    dialog = True
    first_focus = "name"

    def __init__(self, desk: Desk, rules: Rulebook) -> None:
        super().__init__()
        self.desk, self.rules = desk, rules
        self.saved, _trouble = desk.presets()
        self.name = ""

    @property
    def _same(self) -> int | None:
        """Which of the kept sets has this name already."""
        name = self.name.strip().casefold()
        return next((at for at, preset in enumerate(self.saved) if preset.name.casefold() == name), None)

    def build(self) -> Iterable[Widget]:
        x, y, w, _h = SAVE_BOX
        yield TextField(
            "name",
            (x + 32, y + 112, w - 64, 56),
            self.name,
            hint=_("A name for these rules"),
            longest=40,
            on_change=self._named,
            on_submit=self._keep,
            group="name",
        )
        text = _("Keep") if self._same is None else _("Replace it")
        buttons = (
            Button("back", (0, 0, 200, 64), _("Back"), action=Action.BACK, group="foot", on_press=Pop),
            Button(
                "keep",
                (0, 0, 220, 64),
                text,
                "primary",
                size=22,
                action=Action.CHOOSE,
                icon="save",
                group="foot",
                on_press=self._keep,
                reason="" if self.name.strip() else _("**Not yet.** Give it a name."),
            ),
        )
        lay_foot(self.view, SAVE_BOX, buttons)
        yield from buttons

    def _named(self, name: str) -> Reply:
        self.name = name
        self.rebuild()
        return True

    def _keep(self, _name: str = "") -> Reply:
        name = self.name.strip()
        if not name:
            return True
        preset = Preset(
            name=name, game=self.rules.pack.game, pack=self.rules.pack.id, options=self.rules.options
        )
        at = self._same
        saved = [*self.saved, preset] if at is None else [*self.saved[:at], preset, *self.saved[at + 1 :]]
        try:
            self.desk.keep_presets(saved)
        except UserError as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True
        return Pop(name)

    def paint(self, canvas: Canvas) -> None:
        mode = option_texts.mode(self.rules)
        note = " · ".join(filter(None, (mode, changes_text(len(self.rules.changed)))))
        draw_modal(canvas, SAVE_BOX, Modal(_("Save as preset"), icon="save", note=note, note_width=420))
