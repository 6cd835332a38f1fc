"""All components in all their states on one page, to be looked at beside the mock-up."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.landlord.view.hud.seats.rows import paint_seat
from game.landlord.view.parts.chips import DeedChip, DeedView, MiniDeed
from game.landlord.view.session import Session
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Fit, Leaf, Node, Row, lay
from game.ui.reply import Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.choice import Dropdown, Tabs
from game.ui.widgets.marks import draw_line, draw_progress
from game.ui.widgets.pieces import caption, chip, hints, seat_mark
from game.ui.widgets.rows import ListRow
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.speech import bubble, draw_toast, draw_tooltip
from game.ui.widgets.switches import TickBox, Toggle
from game.ui.widgets.values import Slider, Stepper
from game.ui.widgets.widget import Mood, Widget

KINDS: Final = (
    ("primary", "Primary", "Buy", 82),
    ("secondary", "Secondary", "Trade", 100),
    ("ghost", "Ghost", "Clear", 98),
    ("danger", "Danger", "Give up", 120),
)
STATES: Final = ("normal", "hover", "focus", "pressed", "disabled")
TENNESSEE: Final = DeedView("Tennessee\nAvenue", "$180", "g-4", "4")
BALTIC: Final = DeedView("Baltic Avenue", "$60", "g-1", "1")


def _nothing(_: object = None) -> Reply:
    return None


class Components(Scene[None]):
    """The page of components; every control on it is the real one, shown in a given state.

    The seats on it are those of a game.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        title, soft = canvas.theme.on_table()
        canvas.text("Components", (40, 60), TextStyle("display", chrome.HEADING, title), "midleft")
        canvas.text("1920 × 1080 reference", (1880, 59), TextStyle(size=15, colour=soft), "midright")
        for box in ((40, 104, 864, 440), (924, 104, 956, 440), (40, 560, 864, 476), (924, 560, 956, 476)):
            canvas.panel(box)
        self._buttons(canvas)
        self._values(canvas)
        self._deeds(canvas)
        self._seats(canvas)

    def _show(self, canvas: Canvas, widget: Widget, state: str = "normal") -> None:
        if state == "disabled":
            widget.enabled = False
        mood = Mood(
            hover=state == "hover",
            focus=state == "focus",
            active=state == "focus",
            pressed=state == "pressed",
        )
        widget.draw(canvas, mood)
        if state == "focus":
            box, radius = widget.ring()
            canvas.focus_ring(box, radius)

    def _label(self, canvas: Canvas, x: float, y: float, text: str) -> None:
        canvas.text(text, (x, y), TextStyle(size=15, colour="muted"), "center")

    def _buttons(self, canvas: Canvas) -> None:
        _lay(canvas, (64, 123), caption("Buttons · 56 high, 44 small, 72 main action"))
        for column, state in enumerate(STATES):
            self._label(canvas, 245 + 140 * column, 167, state)
        for row, (kind, name, text, width) in enumerate(KINDS):
            middle = 216 + 72 * row
            canvas.text(name, (64, middle), TextStyle("ui-bold"), "midleft")
            for column, state in enumerate(STATES):
                box = (245 + 140 * column - width / 2, middle - 28, width, 56)
                self._show(canvas, Button("", box, text, kind, cap=False), state)
        canvas.text("Hold", (64, 506), TextStyle("ui-bold"), "midleft")
        HoldButton("", (182, 478, 300, 56), "Hold to give up", on_press=_nothing).draw_held(
            canvas, Mood(), 0.62
        )
        canvas.text(
            "2 s, the fill runs left to right; let go to cancel",
            (496, 506),
            TextStyle(size=15, colour="muted"),
            "midleft",
            width=908,
        )

    def _values(self, canvas: Canvas) -> None:
        _lay(canvas, (948, 123), caption("Value controls · 48 high"))
        for x, low, state, name in (
            (948, 0, "normal", "stepper"),
            (1192, 0, "focus", "focus on +"),
            (1436, 120, "normal", "at its least"),
        ):
            stepper = Stepper(
                "", (x, 155, 208, 48), 120, low, 900, on_change=_nothing, show=lambda v: f"${v}"
            )
            self._show(canvas, stepper, state)
            self._label(canvas, x + 104, 220, name)
        for x, on, warn, state, name in (
            (948, False, False, "normal", "off"),
            (1044, True, False, "normal", "on"),
            (1140, True, False, "focus", "focus"),
            (1236, False, False, "disabled", "disabled"),
            (1340, True, True, "normal", "mortgaged"),
        ):
            self._show(canvas, Toggle("", (x, 261, 56, 32), on, warn=warn, on_change=_nothing), state)
            self._label(canvas, x + 28, 310, name)
        for x, on, name in ((1459, False, "unticked"), (1547, True, "ticked")):
            self._show(canvas, TickBox("", (x, 263, 28, 28), on, on_change=_nothing))
            self._label(canvas, x + 14, 308, name)
        self._show(canvas, Slider("", (1634, 251, 204, 52), 62, low=0, high=100, on_change=_nothing))
        self._label(canvas, 1736, 310, "slider, steps of 5")
        for x, state, name in ((948, "normal", "dropdown"), (1184, "focus", "focus")):
            self._show(
                canvas, Dropdown("", (x, 348, 216, 48), ("Steady", "Bold"), 0, on_change=_nothing), state
            )
            self._label(canvas, x + 108, 413, name)
        self._show(
            canvas, Tabs("", (1420, 348, 424, 48), ("Standard", "Quick", "Timed"), 1, on_change=_nothing)
        )
        self._label(canvas, 1632, 413, "tabs, segmented choice")
        draw_progress(canvas, (948, 454, 420, 20), [(0.343, "#8fb0ee"), (0.275, "good")])
        self._label(canvas, 1158, 491, "progress, by source")
        chips = (
            ("Complete", "good", "check"),
            ("Out", "bad", ""),
            ("2 changes", "warn", "warn"),
            ("Waiting", "neutral", ""),
        )
        _lay(canvas, (1388, 454), Row([chip(*each) for each in chips], gap=8))

    def _deeds(self, canvas: Canvas) -> None:
        _lay(canvas, (64, 579), caption("Deed chip 52 high · mini deed · list row 64"))
        for x, state, name in ((64, "normal", "normal"), (336, "normal", "chosen"), (608, "focus", "focus")):
            self._show(canvas, DeedChip("", (x, 609, 258, 52), BALTIC, chosen=name == "chosen"), state)
            self._label(canvas, x + 129, 679, name)
        papers = {
            name: MiniDeed("", (0, 0, 96, 124), deed, offered=name == "offered", used=name == "used")
            for name, deed in (
                ("normal", TENNESSEE),
                ("offered", TENNESSEE),
                ("focus", TENNESSEE),
                ("mortgaged", replace(TENNESSEE, mortgaged=True)),
                ("used", TENNESSEE),
                ("built", replace(TENNESSEE, houses=3)),
            )
        }
        row = Row([Leaf(paper) for paper in papers.values()], gap=18, align="stretch")
        lay(Fit(row), canvas.ruler, (64, 700, 816, 124))
        for name, paper in papers.items():
            self._show(canvas, paper, name)
            self._label(canvas, paper.box.centerx, 841, name)
        for x, state in ((64, "normal"), (331, "chosen"), (599, "focus")):
            self._show(
                canvas,
                ListRow("", (x, 863, 252, 64), state.capitalize(), icon="folder", chosen=state == "chosen"),
                state,
            )
        for seat in range(1, 9):
            x = 68 + 70 * (seat - 1)
            draw_line(canvas, [(x, 971), (x + 48, 971)], f"seat-{seat}", seat, width=4)
            canvas.circle((x + 48, 971), 9, f"seat-{seat}")
        canvas.paragraph(
            "chart lines: colour, dash and end disc", (636, 950, 240, 60), TextStyle(size=15, colour="muted")
        )

    def _seats(self, canvas: Canvas) -> None:
        _lay(canvas, (948, 579), caption("Seat card 392 × 148 · tooltip · toast · key caps"))
        paint_seat(canvas, self.session, 0, (948, 610, 392, 148), 1)
        paint_seat(canvas, self.session, 2, (1364, 610, 392, 148), 1)
        told = Widget("", (1094, 846, 96, 1))
        draw_tooltip(canvas, told.box, "**Build evenly.** New York Avenue has one house.")
        draw_toast(canvas, (1364, 782), "Player 1 bought Baltic Avenue", "check")
        draw_seat_mark(canvas, (974, 900), 48, 3, f"token.{self.session.tokens[2]}")
        _lay(canvas, (1002, 879), bubble("“Make it $180 and we have a deal.”"))
        keys = hints([("Space", "main"), ("Esc", "back"), ("Tab", "next"), ("?", "why")])
        glyphs = Row([seat_mark(seat, "", 28) for seat in range(1, 9)], gap=10)
        _lay(canvas, (948, 947), Row([keys, glyphs], gap=36))
        canvas.text(
            "Seat marks: glyph under 38 px, token on its colour to 59, portrait from 60. "
            "Focus is white on ink, 3 px, 3 px away.",
            (948, 999),
            TextStyle(size=15, colour="muted"),
            "midleft",
            width=908,
        )


def _lay(canvas: Canvas, at: tuple[float, float], part: Node) -> None:
    """Draw a part of a layout from its top left corner."""
    size = part.measure(canvas.ruler)
    lay(part, canvas.ruler, (*at, size.width, size.height)).draw(canvas)
