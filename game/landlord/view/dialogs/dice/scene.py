"""The dice: every roll of the game counted beside what fair dice do, and the seed they all come from."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.view.luck import SUMS, Rolls, odds, rolls
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.session import Session
from game.ui import clipboard
from game.ui.actions import Action
from game.ui.charts.histogram import draw_histogram
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, decimal, ngettext, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tab, Tabs
from game.ui.widgets.marks import draw_caption
from game.ui.widgets.widget import Widget

MODAL: Box = (200.0, 64.0, 1520.0, 904.0)
TABS: Box = (232.0, 176.0, 1456.0, 52.0)
CHART: Box = (232.0, 248.0, 936.0, 600.0)
FACTS: Box = (1192.0, 248.0, 496.0, 346.0)
NEVER_BENT = N_(
    "The dice are never bent: the seed decides every roll, whoever rolls and whatever is at stake."
)
SEED: Box = (1192.0, 614.0, 496.0, 234.0)


class DiceScene(StillScene[None]):
    """Nobody should have to believe that the dice are fair: here they can be counted."""

    dialog = True
    first_focus = "close"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.who = 0  # 0 for all, else the seat's number from 1

    @property
    def rolls(self) -> Rolls:
        """The rolls that have been seen, of all or of one seat."""
        events = [line.event for line in self.session.log if line.event is not None]
        return rolls(events, self.who - 1 if self.who else None)

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        session = self.session
        seats = [
            Tab(name, seat=session.colours[seat] + 1, token=f"token.{session.tokens[seat]}")
            for seat, name in enumerate(session.names)
        ]
        tabs = [Tab(_("All rolls"), icon="dice"), *seats]
        yield Tabs("who", TABS, tabs, self.who, on_change=self._turn, even=False, group="who")
        x, y, w, h = SEED
        yield Button(
            "copy",
            (x + 24, y + h - 24 - 52, w - 48, 52),
            _("Copy the seed"),
            icon="copy",
            letter=pgettext("key for copy", "C"),
            size=18,
            group="seed",
            on_press=self._copy,
        )
        close = Button(
            "close", (0, 0, 220, 64), _("Close"), "primary", icon="check", size=20, group="foot", on_press=Pop
        )
        lay_foot(self.view, MODAL, (close,))
        self._room = close.box.left - MODAL[0] - 100
        yield close

    def _turn(self, who: int) -> Reply:
        self.who = who
        self.rebuild()
        return True

    def _copy(self) -> Reply:
        if clipboard.put(str(self.session.table.setup.seed)):
            self.toast(_("Copied"), "check")
        else:
            self.toast(_("There is no clipboard here."), "cross")
        return True

    def act(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            count = len(self.session.names) + 1
            return self._turn((self.who + (1 if press.means(Action.RIGHT) else -1)) % count)
        return Pop() if press.means(Action.BACK) else None

    # pictures ------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        caps = self.view.caps
        draw_modal(
            canvas,
            MODAL,
            Modal(
                _("The dice"),
                icon="dice",
                note=_(NEVER_BENT),
                note_icon="scales",
                note_width=self._room,
                hints=[
                    (["←", "→"], _("player")),
                    (pgettext("key for copy", "C"), _("copy the seed")),
                    (caps(Action.BACK), _("back")),
                ],
                pad=self.view.pad,
            ),
        )
        found = self.rolls
        colour = f"seat-{self.session.colours[self.who - 1] + 1}" if self.who else "gold"
        expected = [round(found.expected(value), 2) for value in SUMS]
        draw_histogram(canvas, CHART, list(SUMS), found.sums, expected, colour)
        self._facts(canvas, found)
        self._seed(canvas)

    def _facts(self, canvas: Canvas, found: Rolls) -> None:
        canvas.card(FACTS)
        x, y, w, h = FACTS
        count = ngettext("{count} roll", "{count} rolls", found.total).format(count=found.total)
        canvas.text(count, (x + 24, y + 38), TextStyle("display", chrome.TITLE), "midleft", width=w - 48)
        rows = (
            (_("On average"), _("fair: {value}").format(value=decimal(7)), decimal(round(found.average, 2))),
            (
                _("Doubles"),
                _("fair: {value}").format(value=decimal(round(found.total / 6, 1))),
                str(found.doubles),
            ),
            (
                _("Sevens"),
                _("fair: {value}").format(value=decimal(round(found.total * odds(7), 1))),
                str(found.sums[5]),
            ),
        )
        for row, (label, fair, value) in enumerate(rows):
            middle = y + 86 + 46 * row
            canvas.rule((x + 24, middle - 23), w - 48, "#333d46")
            canvas.text(label, (x + 24, middle), anchor="midleft", width=180)
            canvas.text(fair, (x + w - 130, middle), TextStyle("ui", 15, "muted"), "midright", width=170)
            canvas.text(value, (x + w - 24, middle), TextStyle("board-bold", 22), "midright", width=96)
        box = (x + 24, y + h - 122, w - 48, 104)
        canvas.paragraph(self._verdict(found), box, TextStyle(colour="#d5d9d4"), middle=True)

    def _verdict(self, found: Rolls) -> str:
        part = found.unevenness
        if part is None:
            return _("Too few rolls to say whether they are even: that takes some forty.")
        if part >= 1:
            text = _("Fair dice are at least as uneven as this in **{count} of 100** games.")
            return text.format(count=min(100, round(part)))
        return _("Fair dice are as uneven as this in **fewer than one of 100** games: rare luck, but luck.")

    def _seed(self, canvas: Canvas) -> None:
        canvas.card(SEED)
        x, y, w, _h = SEED
        draw_caption(canvas, (x + 24, y + 32), _("The seed of this game"), size=15)
        seed = str(self.session.table.setup.seed)
        canvas.text(seed, (x + 24, y + 72), TextStyle("mono", 24), "midleft", width=w - 48)
        text = _("The same seed and the same decisions give the same game, roll by roll.")
        canvas.paragraph(text, (x + 24, y + 96, w - 48, 60), TextStyle(size=15, colour="muted"), middle=True)
