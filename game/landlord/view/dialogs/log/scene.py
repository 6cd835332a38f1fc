"""The log: it rolls down over seats and panel while the board stays live; every line can say why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Protocol

import pygame

from game.landlord.rules.commands import ClaimRent
from game.landlord.view.dialogs.log.list import LogList, Part
from game.landlord.view.dialogs.log.rows import HEAD, line_row, reason_card, round_head
from game.landlord.view.explanations import reason
from game.landlord.view.parts.chapters import TOPICS, Entry, as_text, entries, filtered
from game.landlord.view.parts.columns import Columns
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.session import Session
from game.storage import paths
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.layout import Aligned, Column, First, Leaf, Node, Row, Text
from game.ui.motion import Timeline, Tween
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choice import Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint, draw_key_cap
from game.ui.widgets.pieces import hints, icon
from game.ui.widgets.widget import Widget

TOP, HIGH = 24.0, 1032.0
SLIDE = 0.18


class Below(Protocol):
    """What the log needs of the board that it rolls down over."""

    session: Session
    columns: Columns

    def pin_space(self, space: int) -> Reply: ...
    def paint_board(self, canvas: Canvas, focus: int = -1) -> object: ...


class LogScene(TableScene[None]):
    """All that has happened, newest first; it pops when it is rolled up again."""

    first_focus = "entries"

    def __init__(self, board: Below, *, explain: bool = False) -> None:
        super().__init__(board.session)
        self.board = board
        self.topic, self.words = 0, ""
        self.all: list[Entry] = entries(self.session)
        self.chosen, self.opened = 0, False
        self._offset, self._moved = 0.0, True
        self._count = len(self.session.log)
        self._rows: dict[int, tuple[Entry, Node]] = {}
        self._timeline = Timeline()
        self._down = 1.0
        if explain:
            self._explain_last()

    def _explain_last(self) -> None:
        """Open on the newest line of weight that has a reason."""
        for index, entry in enumerate(self.all[:12]):
            if entry.line.topic != "move" and reason(self.session, entry.line, entry.before) is not None:
                self.chosen, self.opened = index, True
                return
        self.opened = True

    def enter(self) -> None:
        super().enter()
        if self.view.comfort.reduced_motion:
            return
        self._down = 0.0
        self._timeline.play(Tween(SLIDE, self._slide), self.view.now)
        self.animating = True

    def _slide(self, part: float) -> None:
        self._down = part
        self.dirty = True

    @property
    def shown(self) -> list[Entry]:
        """The lines that pass the filter and the search."""
        return filtered(self.all, TOPICS[self.topic], self.words)

    # --- controls ---

    def build(self) -> Iterable[Widget]:
        show = None
        if self._space() >= 0:
            show = Button(
                "show", (0, 0, 0, 44), _("Show on the board"), icon="eye", size=16, group="why",
                on_press=self._show,
            )  # fmt: skip
        parts = list(self._parts(show))
        rows = LogList(parts, self.chosen, self.opened, self._offset, self._changed, reveal=self._moved)
        x, _y, w, _h = self.board.columns.panel
        tree = [self._head(), self._filters(), Leaf(rows, grow=1), self._hints()]
        sheet = Column(tree, gap=12, pad=(20, 22, 20, 12), paint=_sheet)
        self.page = lay_out(sheet, self.view, (x, TOP, w, HIGH))
        self._moved, self._offset = False, rows.offset
        yield from controls(self.page.root)
        if show is not None and rows.shows(show):
            yield show

    def _parts(self, show: Button | None) -> Iterator[Part]:
        """Heads of rounds, lines, and the reason of the chosen one, if it is unrolled."""
        shown, now = self.shown, -1
        if not shown:
            yield Part(
                lambda: Text(_("Nothing here yet."), TextStyle(colour="muted", align="center"), pad=40)
            )
        self.chosen = min(self.chosen, len(shown) - 1)
        for at, entry in enumerate(shown):
            if entry.round != now:
                now = entry.round
                yield Part(partial(round_head, now), usual=HEAD)
            why = None
            if at == self.chosen and self.opened:
                why = reason(self.session, entry.line, entry.before)
            if why is None:
                yield Part(partial(self._row, entry), at)
            else:
                yield Part(partial(line_row, self.session, entry, opened=True), at)
                yield Part(partial(reason_card, self.session, why, show))

    def _row(self, entry: Entry) -> Node:
        """A line that is measured only once, for the log is long."""
        kept = self._rows.get(id(entry.line))
        if kept is None:
            kept = self._rows[id(entry.line)] = entry, line_row(self.session, entry)
        return kept[1]

    def _head(self) -> Node:
        save = Button(
            "save", (0, 0, 0, 48), _("Save as text"), "ghost", icon="save", size=17, group="head",
            on_press=self._save,
        )  # fmt: skip
        close = IconButton(
            "close", (0, 0, 48, 48), "cross", _("Roll up"), group="head", action=Action.LOG, on_press=Pop
        )
        title = Text(_("Log"), TextStyle("display", 38), grow=1)
        return Row([icon("log", 32, "gold-hi"), title, Leaf(save), Leaf(close, width=48)], gap=10)

    def _filters(self) -> Node:
        """The topics and the search, below each other where they have no room side by side."""
        names = [_("All"), _("Money"), _("Deeds"), _("Dice"), _("Deals")]
        tabs = Tabs("tabs", (0, 0, 0, 48), names, self.topic, on_change=self._filter, group="tabs")
        search = TextField(
            "search", (0, 0, 236, 48), self.words, hint=_("search"), longest=40,
            on_change=self._search, on_submit=self._found, group="search",
        )  # fmt: skip
        row = Row([Leaf(tabs, grow=1), Leaf(search)], gap=12)
        return First([row, Column([Leaf(tabs), Leaf(search)], gap=8)])

    def _hints(self) -> Node:
        caps = self.view.caps
        keys: list[Hint] = [(["↑", "↓"], _("entry")), (caps(Action.CHOOSE), _("why?")), ("/", _("search"))]
        keys.append((caps(Action.LOG), _("roll up")))
        return Aligned(hints(keys, pad=self.view.pad), "start", min_height=44)

    def _changed(self, chosen: int, opened: bool, offset: float) -> Reply:
        self._moved = (chosen, opened) != (self.chosen, self.opened)
        self.chosen, self.opened, self._offset = chosen, opened, offset
        self.rebuild()
        return True

    def _filter(self, topic: int) -> Reply:
        self.topic, self.chosen, self.opened, self._offset = topic, 0, False, 0.0
        self.rebuild()
        return True

    def _search(self, words: str) -> Reply:
        self.words, self.chosen, self.opened, self._offset = words, 0, False, 0.0
        self.rebuild()
        return True

    def _found(self, _words: str) -> Reply:
        self.form.focus("entries")
        return True

    def _space(self) -> int:
        """The space that the chosen line is about."""
        shown = self.shown
        return shown[self.chosen].line.space if 0 <= self.chosen < len(shown) else -1

    def _show(self) -> Reply:
        self.board.pin_space(self._space())
        return Pop()

    def _save(self) -> Reply:
        path = paths.saves_dir() / f"log-{self.session.table.setup.seed}.txt"
        try:
            path.write_text(as_text(self.all), encoding="utf-8")
        except OSError as error:
            self.toast(
                _("The log could not be written: {reason}").format(reason=error.strerror or error), "cross"
            )
        else:
            self.toast(_("Saved to {path}").format(path=path), "check")
        return True

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.BACK):
            return Pop()
        if press.key == "/":
            self.form.focus("search")
            return True
        claim = next((c for c in self.session.open_claims if press.key == str(c.owner + 1)), None)
        if claim is not None:
            self.session.submit(ClaimRent(claim.owner, claim.id))
            self._keep_going()
            return True
        if press.means(Action.LEFT, Action.RIGHT):
            return self._filter((self.topic + (1 if press.means(Action.RIGHT) else -1)) % len(TOPICS))
        return None

    # --- the game goes on below ---

    def update(self, now: float) -> Reply:
        if self._timeline.running:
            self._timeline.update(now)
        reply = super().update(now)
        if len(self.session.log) != self._count:
            more = len(self.session.log) - self._count
            self._count = len(self.session.log)
            self.all = entries(self.session)
            if self.chosen and more > 0:
                self.chosen += more
            self.rebuild()
        self.animating = self.animating or self._timeline.running
        return reply

    def follow(self) -> Reply:
        return None

    def skip(self) -> bool:
        return False

    # --- pictures ---

    def paint(self, canvas: Canvas) -> None:
        self.board.paint_board(canvas, focus=self._space())
        drop = (self._down - 1) * (HIGH + TOP)
        self.page.draw(canvas.at(0, drop) if drop else canvas)

    def draw(self, canvas: Canvas) -> None:
        """The controls come with the sheet once it has rolled down."""
        if self._down >= 1:
            super().draw(canvas)
            return
        self.paint(canvas)
        self.dirty = self.form.dirty = False

    def paint_over(self, canvas: Canvas) -> None:
        if not self.words and not self.form.typing:
            field = self.form["search"].box
            draw_key_cap(canvas, (field.right - 16, field.centery), "/", anchor="midright")
        self.session.stage.draw_over(canvas.surface, self.session.picture())


def _sheet(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.shadow(box, 20, blur=24, dy=8, alpha=0.4)
    canvas.box(box, "modal-1", "modal-2", radius=20, border="#343e47")
