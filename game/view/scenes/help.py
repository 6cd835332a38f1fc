"""What the keys do, on the device used last."""

from __future__ import annotations

from collections.abc import Iterable

from game.view.actions import Action
from game.view.canvas import Canvas
from game.view.drafts.rulebook import Rulebook
from game.view.i18n import _, pgettext
from game.view.input import Press
from game.view.scene import Pop, Push, Reply, Scene
from game.view.scenes.rules_in_force import RulesInForceScene
from game.view.widgets.buttons import Button
from game.view.widgets.marks import cap_width, draw_key_cap
from game.view.widgets.modal import draw_modal
from game.view.widgets.widget import Widget

BOX = (360.0, 150.0, 1200.0, 780.0)


TOUR = "tour"


class HelpScene(Scene[str | None]):
    """A card of all keys, and the way to the rules of a game in play; any of the usual ways closes it.

    It pops with "tour" when the tour of the table is wanted, if that is offered.
    """

    dialog = True
    first_focus = "close"

    def __init__(self, rules: Rulebook | None = None, *, tour: bool = False) -> None:
        super().__init__()
        self.rules, self.tour = rules, tour

    def build(self) -> Iterable[Widget]:
        x, y, w, h = BOX
        if self.tour:
            yield Button(
                "tour",
                (x + w - 252 - 16 - 330 - 16 - 290, y + h - 80, 290, 64),
                _("Show me round"),
                icon="flag",
                letter=pgettext("key for the tour", "T"),
                on_press=lambda: Pop(TOUR),
            )
        if self.rules is not None:
            yield Button(
                "rules",
                (x + w - 252 - 16 - 330, y + h - 80, 330, 64),
                _("Rules of this game"),
                icon="scales",
                letter=pgettext("key for rules", "R"),
                on_press=lambda: Push(RulesInForceScene(self.rules)) if self.rules is not None else None,
            )
        yield Button("close", (x + w - 252, y + h - 80, 220, 64), _("Back"), "primary", size=22, on_press=Pop)

    def act(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK, Action.WHY) else None

    def keys(self) -> list[tuple[str, str]]:
        """Caps and what they do, as they are bound now."""
        caps = self.view.caps
        return [
            (caps(Action.CONFIRM), _("The main act: always the large button")),
            (caps(Action.CHOOSE), _("Use what has the focus")),
            (caps(Action.BACK), _("Back; the menu of the game")),
            (caps(Action.NEXT), _("Next group of controls")),
            ("←", _("Move within a group, or over the board’s spaces")),
            (caps(Action.PROPERTY), _("Property: build, sell, mortgage")),
            (caps(Action.TRADE), _("Trade with another player")),
            (caps(Action.LOG), _("The log of all that happened")),
            (caps(Action.WHY), _("Why was that so?")),
            (caps(Action.BOARD), _("Hold: see the board through any dialog")),
            ("Ctrl Z", _("Undo, while nothing new was revealed")),
            (caps(Action.MENU), _("Menu: options, save and leave")),
            (caps(Action.FULL_SCREEN), _("Full screen")),
            (caps(Action.MUTE), _("Sound on and off")),
        ]

    def paint(self, canvas: Canvas) -> None:
        note = _("Any key finishes a running animation.")
        room = 216.0 if self.tour else 520.0
        body = draw_modal(canvas, BOX, _("Keys and help"), icon="help", note=note, note_width=room)
        keys = [(cap, words) for cap, words in self.keys() if cap]
        down = -(-len(keys) // 2)
        pitch = min(66.0, body.height / down)
        for index, (cap, words) in enumerate(keys):
            left = body.left + (index // down) * (body.width / 2 + 12)
            middle = body.top + (index % down + 0.5) * pitch
            wide = max(84.0, cap_width(canvas, cap))
            draw_key_cap(canvas, (left + wide / 2, middle), cap, anchor="center", pad=self.view.pad)
            room = body.width / 2 - wide - 30
            height = canvas.paragraph_height(words, room, 18)
            canvas.paragraph(words, (left + wide + 16, middle - height / 2, room, height), 18)
