"""Sets of rules by name: the ready-made ones and the player's own, to use, to keep, to throw away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.app.desk import Desk, user_error_text
from game.app.kit import view_of
from game.app.saves.kept_list import KeptScene
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text
from game.packs.pack import Pack
from game.packs.problems import PackError
from game.storage.presets import Preset
from game.storage.user_error import UserError
from game.table.setup import folded
from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN, dialog, foot, head
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.layout import Aligned, Column, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import caption, icon, underline
from game.ui.widgets.rows import ListRow
from game.ui.widgets.widget import Widget

BOX = (310.0, 110.0, 1300.0, 820.0)
LIST = 480.0  # width of the list
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
        words = view_of(pack).option_words(pack, self.rules.official)
        ready = [
            Entry(_(each.title), _(each.text).format_map(words), pack.id, each.options)
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
        entries = self.entries
        self.at = min(self.at, len(entries) - 1)
        rows = [
            ListRow(
                ("preset", at), (0, 0, 0, ROW), entry.name, icon="folder" if entry.own >= 0 else "scales",
                second=self._about(entry), chosen=at == self.at, group="list",
                on_press=partial(self.choose, at),
            )
            for at, entry in enumerate(entries)
        ]  # fmt: skip
        kept = Scroll(Column([Leaf(row) for row in rows], gap=8), key="list", width=LIST)
        body = Row([kept, self._rules(entries[self.at])], gap=24, align="stretch")
        use = Button(
            "use", (0, 0, 300, 64), _("Use these rules"), "primary", size=22, icon="check", group="foot",
            on_press=self.use,
        )  # fmt: skip
        stays = "" if entries[self.at].own >= 0 else _("**This set came with the game.** It stays.")
        heading = head(_("Sets of rules"), icon("scales", 38, "gold-hi"))
        return self.laid(heading, body, use, stays)

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

    def hints(self) -> Sequence[Hint]:
        caps = self.view.caps
        return [
            (["↑", "↓"], _("set of rules")),
            ([caps(Action.CHOOSE), caps(Action.CONFIRM)], _("use")),
            (caps(Action.BACK), _("back")),
        ]

    def _rules(self, entry: Entry) -> Node:
        """What the chosen set is like, and everything it changes."""
        book = self._book(entry)
        pack, notes, changed = book.pack, book.book.notes, book.changed
        text = entry.text or _("Kept with {edition}.").format(edition=escape(pack.text("title", language())))
        mode = option_texts.mode(book, length=True)
        rules = [(option_texts.title(notes[id], pack, book.options), id) for id in changed]
        lines = [(_(notes["mode"].title), mode)] if mode else []
        count = caption(changes_text(len(changed)), "gold-hi" if changed else "muted")
        values = [
            (name, option_texts.value(notes[id], getattr(book.options, id), pack)) for name, id in rules
        ]
        parts = [
            Text(entry.name, TextStyle("display", chrome.TITLE + 4)),
            Paragraph(text, TextStyle(colour="muted"), pad=(0, 4, 0, 10)),
            *(_line(*line) for line in lines),
            Column([count], pad=(0, 16, 0, 8)),
            *(_line(*line) for line in values),
        ]
        return Scroll(Column(parts, pad=(26, 20)), key="rules", grow=1, paint=Canvas.well)


def _line(name: str, value: str) -> Node:
    """A rule, and how it is played."""
    words = Text(value, TextStyle("ui-bold", align="right"))
    return Row(
        [Text(name, TextStyle(colour="muted"), grow=1), words],
        gap=16,
        pad=(0, 4),
        min_height=41,
        paint=underline,
    )


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
        names = [folded(preset.name) for preset in self.saved]
        return names.index(folded(self.name)) if folded(self.name) in names else None

    def build(self) -> Iterable[Widget]:
        name = TextField(
            "name", (0, 0, 0, 56), self.name, hint=_("A name for these rules"), longest=40,
            on_change=self._named, on_submit=self._keep, group="name",
        )  # fmt: skip
        text = _("Keep") if self._same is None else _("Replace it")
        back = Button("back", (0, 0, 200, 64), _("Back"), action=Action.BACK, group="foot", on_press=Pop)
        keep = Button(
            "keep", (0, 0, 220, 64), text, "primary", size=22, action=Action.CHOOSE, icon="save",
            group="foot", on_press=self._keep,
            reason="" if self.name.strip() else _("**Not yet.** Give it a name."),
        )  # fmt: skip
        mode = option_texts.mode(self.rules)
        note = " · ".join(filter(None, (mode, changes_text(len(self.rules.changed)))))
        heading = head(_("Save as preset"), icon("save", 38, "gold-hi"))
        body, below = Column([Leaf(name)]), foot([back, keep], note)
        tree = dialog(heading, body, below, width=960, min_height=316)
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

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
        self.page.draw(canvas)
