"""The menu of a running game: go on, options, leave, resign."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.app.kit import Session
from game.app.pages.help import HelpScene
from game.app.setup.rulebook import Rulebook
from game.app.setup.rules import changes_text
from game.app.setup.rules_in_force import RulesInForceScene
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.widget import Widget

WIDE, ROW, GAP = 620.0, 62.0, 16.0


class PauseScene(Scene[str | None]):
    """Pops with "leave" (to the menu), "quit" (out of the program), "resigned", or None to go on."""

    dialog = True
    first_focus = "go-on"

    def __init__(
        self,
        session: Session,
        seat: int,
        open_options: Callable[[], Scene[Any]] | None = None,
        rules: Rulebook | None = None,
    ) -> None:
        super().__init__()
        self.session, self.seat = session, seat
        self.open_options, self.rules = open_options, rules or Rulebook.of(session.pack)

    def enter(self) -> None:
        self._since = self.view.now

    def exit(self) -> None:
        self.session.stop_clock(self.view.now - self._since)

    @property
    def _box(self) -> tuple[float, float, float, float]:
        rows = 7 if self.open_options is not None else 6
        high = 88 + 48 + rows * ROW + (rows - 1) * GAP + 96
        return 960 - WIDE / 2, 540 - high / 2, WIDE, high

    def build(self) -> Iterable[Widget]:
        x, y, w, _h = self._box
        top = y + 88 + 24

        def spot() -> tuple[float, float, float, float]:
            nonlocal top
            box = (x + 32, top, w - 64, ROW)
            top += ROW + GAP
            return box

        size = 20.0
        yield Button("go-on", spot(), _("Go on"), "primary", icon="play", on_press=Pop)
        if self.open_options is not None:
            yield Button(
                "options",
                spot(),
                _("Options"),
                icon="settings",
                size=size,
                letter=pgettext("key for options", "O"),
                on_press=self._options,
            )
        yield Button(
            "help",
            spot(),
            _("Keys and help"),
            icon="help",
            size=size,
            action=Action.WHY,
            on_press=lambda: Push(HelpScene(self.rules)),
        )
        yield Button(
            "rules",
            spot(),
            _("Rules of this game"),
            icon="scales",
            size=size,
            letter=pgettext("key for rules", "R"),
            tip=changes_text(len(self.rules.changed)),
            on_press=lambda: Push(RulesInForceScene(self.rules)),
        )
        yield Button(
            "leave",
            spot(),
            _("Save and leave"),
            icon="save",
            size=size,
            letter=pgettext("key for save and leave", "S"),
            tip=_("The game is kept; Continue goes on from here."),
            on_press=lambda: Pop("leave"),
        )
        yield Button(
            "quit",
            spot(),
            _("Save and quit the program"),
            icon="cross",
            size=size,
            letter=pgettext("key for quit", "Q"),
            on_press=lambda: Pop("quit"),
        )
        name = self.session.names[self.seat]
        yield HoldButton(
            "resign",
            spot(),
            _("{name} resigns").format(name=name),
            size=size,
            icon="flag",
            reason=self.session.why_not_resign(self.seat),
            tip=_("Hold for two seconds. Everything goes to the bank."),
            on_press=self._give_up,
        )

    def _options(self) -> Reply:
        return Push(self.open_options(), lambda _: True) if self.open_options is not None else None

    def _give_up(self) -> Reply:
        why_not = self.session.resign(self.seat)
        if why_not:
            self.toast(why_not.replace("**", ""), "cross")
            return True
        return Pop("resigned")

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.MENU) else None

    def paint(self, canvas: Canvas) -> None:
        note = _("Every move is saved as it is made.")
        draw_modal(
            canvas, self._box, Modal(_("The game is paused"), icon="pause", note=note, note_icon="save")
        )
