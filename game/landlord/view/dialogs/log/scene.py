"""The log: it rolls down over seats and panel while the board stays live; every line can say why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.landlord.rules.commands import ClaimRent
from game.landlord.view.dialogs.log.list import LogList
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
from game.ui.motion import Timeline, Tween
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choice import Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.marks import draw_hints, draw_key_cap
from game.ui.widgets.widget import Widget

TOP, HIGH = 24.0, 1032.0
SLIDE = 0.18


class Below(Protocol):
    """What the log needs of the board that it rolls down over."""

    session: Session
    columns: Columns

    def pin_space(self, space: int) -> Reply: ...
    def open_pause(self) -> Reply: ...
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

    @property
    def _box(self) -> tuple[float, float, float, float]:
        x, _y, w, _h = self.board.columns.panel
        return x, TOP, w, HIGH

    def build(self) -> Iterable[Widget]:
        x, y, w, h = self._box
        names = [_("All"), _("Money"), _("Deeds"), _("Dice"), _("Deals")]
        yield Tabs(
            "tabs", (x + 24, y + 84, w - 296, 48), names, self.topic, on_change=self._filter, group="tabs"
        )
        yield TextField(
            "search",
            (x + w - 260, y + 84, 236, 48),
            self.words,
            hint=_("search"),
            longest=40,
            on_change=self._search,
            on_submit=self._found,
            group="search",
        )
        rows = LogList(
            (x + 16, y + 140, w - 36, h - 196),
            self.session,
            self.shown,
            self.chosen,
            self.opened,
            self._offset,
            self._changed,
        )
        rows.unroll(self.view.scratch())
        if self._moved:
            rows.reveal_chosen()
        self._moved, self._offset = False, rows.offset
        yield rows
        space = self._space()
        spot = rows.button_box()
        if spot is not None and space >= 0:
            yield Button(
                "show", spot, _("Show on the board"), icon="eye", size=16, group="why", on_press=self._show
            )
        save = Button(
            "save", (0, y + 22, 0, 48), _("Save as text"), "ghost", icon="save", size=17, group="head"
        )
        save.on_press = self._save
        save.box.width = save.width_for(self.view.scratch())
        save.box.right = x + w - 84
        yield save
        close = (x + w - 72, y + 22, 48, 48)
        yield IconButton("close", close, "cross", _("Roll up"), group="head", action=Action.LOG, on_press=Pop)

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

    def act(self, press: Press) -> Reply:
        if press.means(Action.BACK):
            return Pop()
        if press.key == "/":
            self.form.focus("search")
            return True
        if press.means(Action.MENU):
            return self.board.open_pause()
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
        x, y, w, h = self._box
        drop = (self._down - 1) * (h + TOP)
        own = canvas.at(0, drop) if drop else canvas
        own.shadow((x, y, w, h), 20, blur=24, dy=8, alpha=0.4)
        own.box((x, y, w, h), "modal-1", "modal-2", radius=20, border="#343e47")
        own.icon("log", (x + 40, y + 46), 32, "gold-hi")
        own.text(_("Log"), (x + 66, y + 46), TextStyle("display", 38), "midleft")
        hints = [(["↑", "↓"], _("entry")), (self.view.caps(Action.CHOOSE), _("why?")), ("/", _("search"))]
        hints.append((self.view.caps(Action.LOG), _("roll up")))
        draw_hints(own, (x + 24, y + h - 34), hints, pad=self.view.pad)

    def draw(self, canvas: Canvas) -> None:
        """The controls come with the sheet once it has rolled down."""
        if self._down >= 1:
            super().draw(canvas)
            return
        self.paint(canvas)
        self.dirty = self.form.dirty = False

    def paint_over(self, canvas: Canvas) -> None:
        x, y, w, _h = self._box
        if not self.words and not self.form.typing:
            draw_key_cap(canvas, (x + w - 40, y + 108), "/", anchor="midright")
        self.session.stage.draw_over(canvas.surface, self.session.picture())
