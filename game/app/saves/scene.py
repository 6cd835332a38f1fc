"""Saved games: go on with one, or throw one away. A broken one says why; the others still load."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.desk import Desk, user_error_text
from game.app.saves.kept_list import KeptScene
from game.app.words import ago
from game.engine.messages import N_
from game.packs.problems import PackError
from game.storage.saves import Summary
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget

if TYPE_CHECKING:
    from game.app.kit import Session

BOX = (360.0, 90.0, 1200.0, 860.0)
ROW = 92.0


class SaveRow(Widget):
    """One saved game: edition, round, seats, age; or why it can't be read."""

    radius = chrome.CARD

    def __init__(self, key: Hashable, box: Any, desk: Desk, save: Summary, chosen: bool, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.desk, self.save, self.chosen = desk, save, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground = "row-chosen" if self.chosen else "#2d363f" if mood.hover else "panel-2"
        canvas.box(self.box, ground, radius=self.radius, border="gold" if self.chosen else None, line=2)
        x, y = self.box.x + 22, self.box.centery
        if self.save.user_error is not None:
            canvas.icon("warn", (x + 14, y), 28, "warn")
            canvas.text(self.save.path.name, (x + 50, y - 15), TextStyle("ui-bold", 20), "midleft", width=700)
            canvas.paragraph(
                escape(user_error_text(self.save.user_error)),
                (x + 50, y, 1020, 40),
                TextStyle(size=16, colour="muted"),
            )
            return
        try:
            title = self.desk.pack(self.save.pack).text("title", language())
            own, role = Canvas(canvas.surface, self.desk.theme(self.save.pack), canvas.scale), "token.{token}"
        except PackError:  # the edition is gone, and its tokens with it
            title, own, role = self.save.pack, canvas, ""
        canvas.text(title, (x, y - 16), TextStyle("ui-bold", 22), "midleft", width=380)
        canvas.text(self._state(), (x, y + 16), TextStyle(colour="muted"), "midleft", width=380)
        for at, seat in enumerate(self.save.seats):
            token = role.format(token=seat.token)
            draw_seat_mark(own, (x + 430 + 58 * at, y), 46, seat.colour + 1, token)
        canvas.text(ago(self.save.age), (self.box.right - 22, y), TextStyle(colour="muted"), "midright")

    def _state(self) -> str:
        if self.save.winners:
            names = ", ".join(self.save.seats[seat].name for seat in self.save.winners)
            return _("finished: {names} won").format(names=names)
        parts = [_("round {round}").format(round=self.save.round)]
        if 0 <= self.save.to_play < len(self.save.seats):
            parts.append(_("{name} to play").format(name=self.save.seats[self.save.to_play].name))
        return " · ".join(parts)


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
        x, y, w, h = BOX
        rows = [
            SaveRow(
                ("save", index),
                (x + 32, y + 112 + (ROW + 8) * index, w - 64, ROW),
                self.desk,
                save,
                index == self.at,
                group="list",
                on_press=partial(self.choose, index),
            )
            for index, save in enumerate(self.saves)
        ]
        yield ScrollArea("list", (x + 32, y + 112, w - 64, h - 112 - 108), rows)
        use = Button(
            "go",
            (0, 0, 300, 64),
            _(self.act_title),
            "primary",
            icon=self.act_icon,
            reason=self.why_not(),
            group="foot",
            on_press=self.use,
        )
        yield from self.foot(use, "" if self.saves else self.why_not())

    @property
    def _chosen(self) -> Summary | None:
        return self.saves[self.at] if self.at < len(self.saves) else None

    def why_not(self) -> str:
        """Why the chosen game can't go on, or nothing."""
        if self._chosen is None:
            return _("**Nothing saved yet.**")
        if self._chosen.user_error is not None:
            return _("**This save can't be read.** The others still load.")
        return _("**This game is over.** It stays here to be looked at.") if self._chosen.winners else ""

    @property
    def question(self) -> str:
        return _("Roll this game away?")

    def forget(self) -> None:
        if self._chosen is not None:
            try:
                self.desk.forget(self._chosen.path)
            except UserError as error:
                self.toast(escape(user_error_text(error)), "warn")
            self.saves = self.desk.saved()
            self.at = max(0, min(self.at, len(self.saves) - 1))

    def use(self) -> Reply:
        if self._chosen is None:
            return None
        try:
            return self.open(self._chosen)
        except (UserError, PackError) as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True

    def open(self, save: Summary) -> Reply:
        """Go on with a game; UserError or PackError when that can't be."""
        return Push(self._open_game(self.desk.resume(save)), lambda _value: Pop())

    def paint(self, canvas: Canvas) -> None:
        draw_modal(
            canvas,
            BOX,
            Modal(
                _(self.title),
                icon=self.icon,
                hints=[
                    (["↑", "↓"], _("game")),
                    (self.view.caps(Action.CHOOSE), _("choose")),
                    (self.view.caps(Action.CONFIRM), _(self.act_hint)),
                    (self.view.caps(Action.BACK), _("back")),
                ],
            ),
        )
        if not self.saves:
            canvas.text(
                _("Games are saved by themselves, after every move."),
                (960, 480),
                TextStyle("ui", 20, "muted"),
                "center",
            )
