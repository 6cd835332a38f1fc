"""The rules of the game in play: its mode, every option with its value, what is changed marked."""

from __future__ import annotations

from collections.abc import Iterable

from game.app import provenance
from game.app.kit import view_of
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text, heading
from game.engine.options import Note
from game.engine.ruling import Provenance, Source
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.input import Press
from game.ui.layout import Column, Grid, Node, Paragraph, Row, Scroll, Text
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import caption, chip, icon, underline
from game.ui.widgets.widget import Widget

BOX = (310.0, 84.0, 1300.0, 880.0)
SMALL = TextStyle(size=15, colour="muted")


class RulesInForceScene(Scene[None]):
    """Everything that is agreed, in two columns: the changes first, then what is official."""

    dialog = True

    def __init__(self, rules: Rulebook) -> None:
        super().__init__()
        self.rules = rules
        self.first_focus = "rules"

    def build(self) -> Iterable[Widget]:
        rows = Scroll(Column(list(self._groups()), pad=(14, 0)), key="rules", grow=1)
        close = Button("close", (0, 0, 220, 64), _("Back"), "primary", size=22, group="foot", on_press=Pop)
        edition = escape(self.rules.pack.text("title", language()))
        note = _("{edition}: all rules as this game plays them.").format(edition=edition)
        heading = head(_("The rules of this game"), icon("scales", 38, "gold-hi"))
        tree = dialog(heading, Column([self._mode(), rows], gap=12), foot([close], note))
        self.page = lay_out(tree, self.view, BOX)
        return controls(self.page.root)

    def _mode(self) -> Node:
        """How the game ends, and how far its rules are from the official ones."""
        rules, count = self.rules, len(self.rules.changed)
        mode = Text(option_texts.mode(rules, length=True), TextStyle("ui-bold", chrome.STRONG))
        text = Text(view_of(rules.pack).mode_text(rules), TextStyle("ui", 16, "muted"))
        kind, sign = ("warn", "warn") if count else ("neutral", "check")
        parts = [icon("flag", 28, "gold-hi"), Column([mode, text], grow=1)]
        parts.append(chip(changes_text(count), kind, sign))
        head = Row(parts, gap=18, min_height=56)
        made_up = provenance.parts(rules.pack.reconstructed)
        if not made_up:
            return Column([head], pad=(20, 12), paint=Canvas.well)
        source = Source(Provenance.OURS, reconstructed=rules.pack.reconstructed)
        return Column([head, provenance.seal(source, rules.pack)], gap=8, pad=(20, 12), paint=Canvas.well)

    def _groups(self) -> Iterable[Node]:
        """The changes, then what is official by sections, each below its heading."""
        rules, changed = self.rules, self.rules.changed
        groups = [(changes_text(len(changed)), [rules.book.notes[id] for id in changed])]
        for section in rules.sections:
            official = [note for note in rules.shown(section) if note.id not in changed]
            groups.append((heading(rules, section), official))
        tone = "gold-hi"
        for title, notes in groups:
            if notes:
                yield Column([caption(title, tone)], pad=(0, 12))
                rows = [self._row(note) for note in notes]
                yield Grid(rows, 2, gap=36, row_gap=0, pad=(0, 0, 0, 14))
                tone = "muted"

    def _row(self, note: Note) -> Node:
        """A rule with its value on the right, and below it its explanation and who says so."""
        pack, options = self.rules.pack, self.rules.options
        title, text = option_texts.title(note, pack, options), option_texts.text(note, pack, options)
        ink = "warn-hi" if note.id in self.rules.changed else "text"
        value = option_texts.value(note, getattr(options, note.id), pack)
        words = Text(value, TextStyle("ui-bold", colour=ink, align="right"))
        line = Row([Text(title, TextStyle("ui-bold"), grow=1), words], gap=18, align="baseline")
        below: list[Node] = [Paragraph(option_texts.without_effect(self.rules, note) or text, SMALL)]
        below += provenance.of_option(self.rules.source(note), option_texts.printed(note, pack), pack)
        return Column([line, *below], gap=2, pad=(0, 10), key=("row", note.id), paint=underline)

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.MENU) else None

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        draw_keys(canvas, BOX, [(["↑", "↓"], _("scroll"))], pad=self.view.pad)
