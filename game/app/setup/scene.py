"""A new game: who sits where, which edition lies on the table, and by which rules it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from game.app.desk import Desk, user_error_text
from game.app.menu.boxes import Boxes
from game.app.setup.edition import EditionPart
from game.app.setup.presets import PresetsScene, SavePresetScene
from game.app.setup.rulebook import Rulebook, moved
from game.app.setup.rules import RulesPart
from game.app.setup.seating import Seating
from game.app.setup.seats import SeatsPart
from game.packs.pack import Pack
from game.packs.problems import PackError
from game.storage.user_error import UserError
from game.table.setup import GameSetup
from game.ui.actions import Action
from game.ui.dialogs.frame import draw_keys
from game.ui.dialogs.head import back_button, on_table
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.input import Press, UiEvent
from game.ui.layout import Column, Fit, Leaf, Node, Row, Text, Wrap
from game.ui.reply import Push, Replace, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.kit import Session

BOX = (40.0, 28.0, 1840.0, 956.0)
EDITION = 592.0  # width of the right half


class SetupScene(Scene[None]):
    """Seats on the left, edition and rules on the right, Start at the bottom right."""

    def __init__(self, desk: Desk, open_game: Callable[[Session], Scene[Any]]) -> None:
        super().__init__()
        self.desk = desk
        self._open_game = open_game
        pack = desk.pack(desk.chosen)
        self.seating = Seating.of(desk.draft or desk.last_setup or desk.usual_setup(pack), pack)
        self.rules = self._drafted(pack)
        self.boxes = Boxes(desk)
        self.seats_part = SeatsPart(self)
        self.edition_part = EditionPart(self, self.boxes, self._dress)
        self.rules_part = RulesPart(self)
        self.first_focus = ("token", 0)

    def _drafted(self, pack: Pack) -> Rulebook:
        """The rules that were prepared before, for the edition that lies on the table now, else its own."""
        rules, draft = Rulebook.of(pack), self.desk.draft
        if draft is not None:
            with suppress(PackError):  # the edition they were prepared for has gone since
                rules.use(moved(draft.options, self.desk.pack(draft.pack), pack))
        return rules

    def setup(self) -> GameSetup:
        """The game as it stands here, with fresh dice."""
        return self.seating.setup(self.rules.options)

    # --- controls ----

    def build(self) -> Iterable[Widget]:
        why, not_yet = self.seating.obstacle(), _("Not yet.")
        start = Button(
            "start", (0, 0, 0, 72), _("Start the game"), "primary", group="start", on_press=self._start,
            reason=f"**{not_yet}** {escape(user_error_text(why))}" if why is not None else "",
        )  # fmt: skip
        upper = Column([*self.edition_part.nodes(), self.rules_part.node()], gap=8, grow=1)
        right = Column([upper, Leaf(start)], gap=20, pad=24, width=EDITION, paint=Canvas.panel)
        halves = Row([self.seats_part.node(), right], gap=24, align="stretch", grow=1)
        self.page = lay_out(Column([self._head(), halves], gap=12), self.view, BOX)
        return controls(self.page.root)

    def _head(self) -> Node:
        """The way back, and at the right what was played last, and sets of rules by name."""
        theme = self.view.theme
        title = Text(_("New game"), TextStyle("display", 42, theme.on_table()[0]), lines=1)
        buttons = Wrap([Leaf(button) for button in self._shortcuts()], gap=12, justify="end")
        back = back_button(theme, _("Back to the menu"))
        parts = [Leaf(back), title, Leaf(grow=1), Fit(buttons)]
        return Row(parts, gap=12, pad=(4, 0, 0, 0), min_height=72)

    def _shortcuts(self) -> Iterable[Button]:
        kind = on_table(self.view.theme)
        none = "" if self.desk.last_setup is not None else _("**No last game.** This is the first.")
        yield Button(
            "last", (0, 0, 0, 48), _("Use last setup"), kind, icon="undo", size=17, cap=False,
            group="presets", reason=none, on_press=self._use_last,
            tip=_("The edition, the people and the rules of the last game"),
        )  # fmt: skip
        yield Button(
            "presets", (0, 0, 0, 48), _("Presets"), kind, icon="folder", size=17, cap=False,
            group="presets", on_press=self._presets, tip=_("Sets of rules, ready-made or your own"),
        )  # fmt: skip
        yield Button(
            "save", (0, 0, 0, 48), _("Save as preset"), kind, icon="save", size=17, cap=False,
            group="presets", on_press=self._save, tip=_("Keep these rules under a name"),
        )  # fmt: skip

    # --- acts ----

    def do(self, change: Callable[[], object]) -> Reply:
        """Change the draft, keep it for when the screen is opened again, and show it."""
        change()
        self.desk.draft = self.setup()
        self.rebuild()
        return True

    def _dress(self, id: str | None) -> Reply:
        """Lay another edition on the table."""
        if id is None or id == self.seating.pack.id:
            return True
        self.desk.chosen = id
        self.boxes.show(id)
        self.view.set_theme(self.desk.theme(id))
        return self.do(lambda: self._lay(self.desk.pack(id)))

    def _lay(self, pack: Pack) -> None:
        self.rules.dress(pack)
        self.seating.dress(pack)

    def _use_last(self) -> Reply:
        last = self.desk.last_setup
        if last is None:
            return True
        try:
            pack = self.desk.pack(last.pack)
        except PackError as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True
        self._dress(pack.id)
        self.seating = Seating.of(last, pack)
        return self.do(lambda: self.rules.use(last.options))

    def _presets(self) -> Reply:
        return Push(PresetsScene(self.desk, self.rules), self._use)

    def _use(self, chosen: tuple[str, Any] | None) -> Reply:
        """Play by a preset's rules, whatever edition it was made with."""
        if chosen is None:
            return True
        id, options = chosen
        return self.do(lambda: self.rules.use(moved(options, self.desk.pack(id), self.rules.pack)))

    def _save(self) -> Reply:
        return Push(SavePresetScene(self.desk, self.rules), self._saved)

    def _saved(self, name: str | None) -> Reply:
        if name is not None:
            self.toast(_("Saved as “{name}”").format(name=escape(name)), "check")
        return True

    def _start(self) -> Reply:
        try:
            session = self.desk.new_game(self.setup())
        except (UserError, PackError) as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True
        return Replace(self._open_game(session))

    def handle_event(self, event: UiEvent) -> Reply:
        """Ctrl with an arrow moves the seat, not the focus; Ctrl Delete takes it away."""
        focus = self.form.focused.key if self.form.focused is not None else None
        if isinstance(event, Press) and event.ctrl and isinstance(focus, tuple) and isinstance(focus[1], int):
            if event.means(Action.UP, Action.DOWN):
                return self._move(focus, -1 if event.means(Action.UP) else 1)
            if event.key == "delete" and len(self.seating.seats) > self.seating.least:
                return self.do(lambda: self.seating.remove(focus[1]))
        return super().handle_event(event)

    def _move(self, focus: tuple[Any, ...], step: int) -> Reply:
        to = max(0, min(len(self.seating.seats) - 1, focus[1] + step))
        self.do(lambda: self.seating.move(focus[1], to))
        self.form.focus((focus[0], to))
        return True

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self.page.draw(canvas)
        hints = [
            (self.view.caps(Action.NEXT), _("next field")),
            (["↑", "↓"], _("seat")),
            (["Ctrl", "↑"], _("move the seat up")),
            (self.view.caps(Action.CONFIRM), _("start the game")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_keys(canvas, BOX, hints, pad=self.view.pad)

    def paint_over(self, canvas: Canvas) -> None:
        self.rules_part.paint_over(canvas, self.page["below"])
