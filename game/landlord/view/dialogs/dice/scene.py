"""The dice: every roll of the game counted beside what fair dice do, and the seed they all come from."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.engine.messages import N_
from game.landlord.view.luck import SUMS, Rolls, odds, rolls
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.session import Session
from game.ui import clipboard
from game.ui.actions import Action
from game.ui.charts.histogram import draw_histogram
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, decimal, ngettext, pgettext
from game.ui.input import Press
from game.ui.layout import Aligned, Column, Fit, Leaf, Node, Paragraph, Row, Scroll, Table, Text
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tab, Tabs
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import caption, icon
from game.ui.widgets.widget import Widget

MODAL = (200.0, 64.0, 1520.0, 904.0)
SIDE = 496.0  # how wide the facts beside the chart are
NEVER_BENT = N_(
    "The dice are never bent: the seed decides every roll, whoever rolls and whatever is at stake."
)


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
    def build(self) -> Iterable[Widget]:
        close = Button(
            "close", (0, 0, 220, 64), _("Close"), "primary", icon="check", size=20, group="foot", on_press=Pop
        )
        found = self.rolls
        side = Column([self._facts(found), self._seed()], gap=20)
        charts = Row(
            [self._chart(found), Scroll(side, key="side", width=SIDE)], gap=24, align="stretch", grow=1
        )
        body = Column([Fit(Leaf(self._tabs())), charts], gap=20)
        top = head(_("The dice"), icon("dice", 38, "gold-hi"))
        self.page = lay_out(dialog(top, body, foot([close], _(NEVER_BENT), "scales")), self.view, MODAL)
        return controls(self.page.root)

    def _tabs(self) -> Tabs:
        session = self.session
        seats = [
            Tab(name, seat=session.colours[seat] + 1, token=f"token.{session.tokens[seat]}")
            for seat, name in enumerate(session.names)
        ]
        tabs = [Tab(_("All rolls"), icon="dice"), *seats]
        return Tabs("who", (0, 0, 0, 52), tabs, self.who, on_change=self._turn, even=False, group="who")

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

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            count = len(self.session.names) + 1
            return self._turn((self.who + (1 if press.means(Action.RIGHT) else -1)) % count)
        return Pop() if press.means(Action.BACK) else None

    # pictures ------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        hints: list[Hint] = [
            (["←", "→"], _("player")),
            (self.view.letter(pgettext("key for copy", "C")), _("copy the seed")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_keys(canvas, MODAL, hints, pad=self.view.pad)

    def _chart(self, found: Rolls) -> Node:
        colour = f"seat-{self.session.colours[self.who - 1] + 1}" if self.who else "gold"
        expected = [round(found.expected(value), 2) for value in SUMS]

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            draw_histogram(canvas, box, list(SUMS), found.sums, expected, colour)

        return Leaf(grow=1, paint=draw)

    def _facts(self, found: Rolls) -> Node:
        count = ngettext("{count} roll", "{count} rolls", found.total).format(count=found.total)
        rows = (
            (_("On average"), decimal(7), decimal(round(found.average, 2))),
            (_("Doubles"), decimal(round(found.total / 6, 1)), str(found.doubles)),
            (_("Sevens"), decimal(round(found.total * odds(7), 1)), str(found.sums[5])),
        )
        cells = []
        for label, fair, value in rows:
            fair = _("fair: {value}").format(value=fair)
            cells.append(
                [
                    Text(label, grow=1),
                    Text(fair, TextStyle("ui", 15, "muted", align="right")),
                    Text(value, TextStyle("board-bold", 22, align="right"), lines=1, min_width=70),
                ]
            )
        table = Table(cells, gap=24, row_gap=17)

        def rules(canvas: Canvas, box: pygame.FRect) -> None:
            for row in cells:
                canvas.rule((box.left, min(cell.box.top for cell in row) - 9), box.width, "#333d46")

        table.paint = rules
        verdict = Paragraph(self._verdict(found), TextStyle(colour="#d5d9d4"))
        title = Text(count, TextStyle("display", chrome.TITLE), pad=(0, 0, 0, 6))
        return Column(
            [title, table, Aligned(verdict, "stretch", "center", grow=1)],
            gap=19,
            grow=1,
            pad=(24, 20),
            paint=Canvas.card,
        )

    def _verdict(self, found: Rolls) -> str:
        part = found.unevenness
        if part is None:
            return _("Too few rolls to say whether they are even: that takes some forty.")
        if part >= 1:
            text = _("Fair dice are at least as uneven as this in **{count} of 100** games.")
            return text.format(count=min(100, round(part)))
        return _("Fair dice are as uneven as this in **fewer than one of 100** games: rare luck, but luck.")

    def _seed(self) -> Node:
        copy = Button(
            "copy", (0, 0, 0, 52), _("Copy the seed"), icon="copy", letter=pgettext("key for copy", "C"),
            size=18, group="seed", on_press=self._copy,
        )  # fmt: skip
        text = _("The same seed and the same decisions give the same game, roll by roll.")
        parts = [
            caption(_("The seed of this game")),
            Text(str(self.session.table.setup.seed), TextStyle("mono", 24)),
            Text(text, TextStyle(size=15, colour="muted")),
            Leaf(copy),
        ]
        return Column(parts, gap=13, pad=24, paint=Canvas.card)
