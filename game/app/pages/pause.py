"""The menu of a running game: go on, options, leave, resign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.app.desk import Desk
from game.app.kit import Session
from game.app.options.scene import OptionsScene
from game.app.pages.help import HelpScene
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text
from game.app.setup.rules_in_force import RulesInForceScene
from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN, dialog, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.layout import Aligned, Column, Fit, Leaf
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

WIDE, ROW = 556.0, 62.0


class PauseScene(Scene[str | None]):
    """Pops with "leave" (to the menu), "load" (another game), "quit" (the program), "resigned", or None."""

    dialog = True
    first_focus = "go-on"

    def __init__(
        self,
        session: Session,
        seat: int,
        desk: Desk | None = None,
        rules: Rulebook | None = None,
    ) -> None:
        super().__init__()
        self.session, self.seat = session, seat
        self.desk, self.rules = desk, rules or Rulebook.of(session.pack)

    def enter(self) -> None:
        self._since = self.view.now

    def exit(self) -> None:
        self.session.stop_clock(self.view.now - self._since)

    def build(self) -> Iterable[Widget]:
        acts = Column([Leaf(act) for act in self._acts()], gap=16, min_width=WIDE)
        heading = head(_("The game is paused"), icon("pause", 38, "gold-hi"))
        note, mark = _("Every move is saved as it is made."), "save"
        if self.session.table.behind:
            note, mark = _("The last moves are not saved yet."), "warn"
        tree = dialog(heading, Fit(acts), foot([], note, mark))
        self.page = lay_out(Aligned(tree), self.view, SCREEN)
        return controls(self.page.root)

    def _acts(self) -> Iterator[Button]:
        yield _act("go-on", _("Go on"), "primary", icon="play", on_press=Pop)
        if self.desk is not None:
            letter = pgettext("key for options", "O")
            yield _act("options", _("Options"), icon="settings", letter=letter, on_press=self._options)
        yield _act(
            "help", _("Keys and help"), icon="help", action=Action.WHY,
            on_press=lambda: Push(HelpScene(self.rules)),
        )  # fmt: skip
        yield _act(
            "rules", _("Rules of this game"), icon="scales", letter=pgettext("key for rules", "R"),
            tip=changes_text(len(self.rules.changed)),
            on_press=lambda: Push(RulesInForceScene(self.rules)),
        )  # fmt: skip
        yield _act(
            "leave", _("Save and leave"), icon="save", letter=pgettext("key for save and leave", "S"),
            tip=_("The game is kept; Continue goes on from here."), on_press=lambda: Pop("leave"),
        )  # fmt: skip
        if self.desk is not None:
            yield _act(
                "load", _("Load another game"), icon="folder", letter=pgettext("key for loading", "L"),
                on_press=lambda: Pop("load"),
            )  # fmt: skip
        yield _act(
            "quit", _("Save and quit the program"), icon="cross", letter=pgettext("key for quit", "Q"),
            on_press=lambda: Pop("quit"),
        )  # fmt: skip
        yield HoldButton(
            "resign", (0, 0, 0, ROW), _("{name} resigns").format(name=self.session.names[self.seat]),
            size=20, icon="flag", reason=self.session.why_not_resign(self.seat),
            tip=_("Hold for two seconds. Everything goes to the bank."), on_press=self._give_up,
        )  # fmt: skip

    def _options(self) -> Reply:
        return Push(OptionsScene(self.desk), lambda _: True) if self.desk is not None else None

    def _give_up(self) -> Reply:
        why_not = self.session.resign(self.seat)
        if why_not:
            self.toast(why_not.replace("**", ""), "cross")
            return True
        return Pop("resigned")

    def open_menu(self) -> Reply:
        return False  # it is open

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.MENU) else None

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)


def _act(key: str, text: str, kind: str = "secondary", **rest: Any) -> Button:
    return Button(key, (0, 0, 0, ROW), text, kind, size=20, **rest)
