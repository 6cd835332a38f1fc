"""Saved games: go on with one, or throw one away. A broken one says why; the others still load."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.desk import Desk, user_error_text
from game.app.saves.going_on import go_on
from game.app.saves.kept_list import KeptScene
from game.app.saves.rows import SaveRow
from game.engine.messages import N_
from game.storage.saves import Summary
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.dialogs.frame import head
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Scroll, Text
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.kit import Session

BOX = (360.0, 90.0, 1200.0, 860.0)


def _left(_value: object) -> Reply:
    """The game was left for the menu."""
    return Pop()


class SavesScene(KeptScene[None]):
    """The list of saved games over the menu."""

    box = BOX
    title, icon = N_("Saved games"), "folder"
    act_title, act_icon, act_hint = N_("Go on"), "play", N_("go on")

    def __init__(self, desk: Desk, open_game: Callable[[Session], Scene[Any]]) -> None:
        super().__init__()
        self.desk = desk
        self._open_game = open_game
        self.saves = desk.saved()
        self.first_focus = ("save", 0)

    def build(self) -> Iterable[Widget]:
        use = Button(
            "go", (0, 0, 300, 64), _(self.act_title), "primary", icon=self.act_icon, reason=self.why_not(),
            group="foot", on_press=self.use,
        )  # fmt: skip
        heading = head(_(self.title), icon(self.icon, 38, "gold-hi"))
        return self.laid(heading, self._list(), use, self.stays)

    def _list(self) -> Node:
        if not self.saves:
            words = _("Games are saved by themselves, after every move.")
            return Column([Text(words, TextStyle(size=20, colour="muted", align="center"))], justify="center")
        seats = max(len(save.seats) for save in self.saves)
        rows = [
            SaveRow(
                ("save", at), self.desk, save, seats, chosen=at == self.at, group="list",
                on_press=partial(self.choose, at),
            )
            for at, save in enumerate(self.saves)
        ]  # fmt: skip
        return Scroll(Column([Leaf(row) for row in rows], gap=8), key="list")

    @property
    def _chosen(self) -> Summary | None:
        return self.saves[self.at] if self.at < len(self.saves) else None

    @property
    def stays(self) -> str:
        """Why the chosen game can't be thrown away, or nothing."""
        return "" if self.saves else self.why_not()

    def why_not(self) -> str:
        """Why the chosen game can't go on, or nothing."""
        if self._chosen is None:
            return _("**Nothing saved yet.**")
        if self._chosen.user_error is not None:
            return _("**This save can't be read.** The others still load.")
        return _("**This game is over.** It stays here to be looked at.") if self._chosen.winners else ""

    @property
    def question(self) -> str:
        return _("Throw this game away?")

    def forget(self) -> None:
        if self._chosen is not None:
            try:
                self.desk.forget(self._chosen.path)
            except UserError as error:
                self.toast(escape(user_error_text(error)), "warn")
            self.saves = self.desk.saved()
            self.at = max(0, min(self.at, len(self.saves) - 1))

    def use(self) -> Reply:
        return None if self._chosen is None else self.open(self._chosen)

    def open(self, save: Summary) -> Reply:
        """Go on with a game, if it can."""
        return go_on(self, self.desk, save, lambda session: Push(self._open_game(session), _left))

    def hints(self) -> Sequence[Hint]:
        caps = self.view.caps
        return [
            (["↑", "↓"], _("game")),
            ([caps(Action.CHOOSE), caps(Action.CONFIRM)], _(self.act_hint)),
            (caps(Action.BACK), _("back")),
        ]
