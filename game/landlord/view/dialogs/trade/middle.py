"""The middle column of a trade: the balance, what each side gains and loses, what the other says."""

from __future__ import annotations

from collections.abc import Sequence

from game.landlord.bots.trading import Appraisal
from game.landlord.view.dialogs.people import draw_mark
from game.landlord.view.dialogs.trade.words import Consequence, Said
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import tame
from game.ui.widgets.marks import chip_width, draw_chip
from game.ui.widgets.speech import draw_bubble

X, WIDTH, TOP = 764.0, 392.0, 152.0
PAD = 20.0
BALANCE_H = 176.0
EVEN, FAIR, MOST = (
    0.10,
    0.28,
    0.50,
)  # parts of the larger value: up to here green, amber, and the end of the bar
BUBBLE_X = X + 54


class Middle:
    """Draws the column and says where its parts end; `canvas` is one to measure or one to draw on."""

    def __init__(
        self,
        session: Words,
        seats: tuple[int, int],
        seen: Appraisal,
        lines: tuple[Sequence[Consequence], Sequence[Consequence]],
        said: Said | None,
    ) -> None:
        self.session = session
        self.seat, self.partner = seats
        self.seen = seen
        self.lines = lines
        self.said = said

    # where things are ------------------------------------------------------------------------
    def _most(self, canvas: Canvas) -> int:
        """Lines a side; two when the text is at its floor and larger than drawn."""
        return 2 if canvas.scale.text(17) > canvas.scale.px(17) + 1 else 3

    def _card_height(self, canvas: Canvas, lines: Sequence[Consequence]) -> float:
        return 58 + 29.5 * max(1, min(len(lines), self._most(canvas)))

    def bubble_top(self, canvas: Canvas) -> float:
        """Where the speech begins."""
        return TOP + BALANCE_H + 14 + sum(self._card_height(canvas, lines) + 14 for lines in self.lines)

    def bottom(self, canvas: Canvas) -> float:
        """Where the speech ends and the counter-offer's button goes."""
        top = self.bubble_top(canvas)
        if self.said is None:
            return top
        return top + max(50.0, canvas.paragraph_height(self._speech(), WIDTH - 64 - 28) + 18) + 14

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        """Draw everything."""
        self._balance(canvas)
        y = TOP + BALANCE_H + 14
        titles = (
            _("What you gain and lose"),
            _("What {name} gets").format(name=self.session.names[self.partner]),
        )
        for seat, title, lines in zip((self.seat, self.partner), titles, self.lines, strict=True):
            y += self._consequences(canvas, y, seat, title, lines) + 14
        if self.said is not None:
            self._say(canvas, y)

    def _balance(self, canvas: Canvas) -> None:
        left, right, seen = X + PAD, X + WIDTH - PAD, self.seen
        canvas.well((X, TOP, WIDTH, BALANCE_H))
        caption = _("Fair value, estimated").upper()
        canvas.text(
            caption,
            (left, TOP + 26),
            TextStyle("ui-bold", 15, "muted", tracking=1.2),
            "midleft",
            width=WIDTH - 2 * PAD,
        )
        money, size = self.session.money, tame(27, canvas.scale.text_size)
        give = canvas.text(
            money(seen.gives), (left, TOP + 59), TextStyle("board-bold", size), "midleft", width=120
        )
        get = canvas.text(
            money(seen.gets), (right, TOP + 59), TextStyle("board-bold", size), "midright", width=120
        )
        canvas.text(_("you give"), (left, TOP + 88), TextStyle("ui", 16, "muted"), "midleft")
        canvas.text(_("you get"), (right, TOP + 88), TextStyle("ui", 16, "muted"), "midright")
        self._verdict(canvas, give.right + 8, get.left - 8)
        self._bar(canvas, left, right, TOP + 112)
        y = TOP + 151
        canvas.text(_("good for them"), (left, y), TextStyle("ui", 16, "muted"), "midleft", width=130)
        canvas.text(_("even"), ((left + right) / 2, y), TextStyle("ui", 16, "muted"), "center")
        canvas.text(_("good for you"), (right, y), TextStyle("ui", 16, "muted"), "midright", width=130)

    def _verdict(self, canvas: Canvas, left: float, right: float) -> None:
        """Who does better, as a chip between the figures."""
        ahead = self.seen.gets - self.seen.gives
        amount = i18n.money(abs(ahead), self.session.pack.currency, signed=True)
        tilt = abs(self.seen.balance)
        kind, icon = ("good", "check")
        if ahead < 0 and tilt > EVEN:
            kind, icon = ("warn" if tilt <= FAIR else "bad"), "warn"
        text = _("{amount} for you") if ahead > 0 else _("{amount} for them") if ahead < 0 else _("even")
        text = text.format(amount=amount)
        if chip_width(canvas, text, icon) > right - left:
            icon = ""
        if chip_width(canvas, text, icon) > right - left:
            text = amount if ahead else "="
        wide = chip_width(canvas, text, icon)
        draw_chip(canvas, ((left + right - wide) / 2, TOP + 43), text, kind, icon)

    def _bar(self, canvas: Canvas, left: float, right: float, y: float) -> None:
        middle, half = (left + right) / 2, (right - left) / 2
        zones: tuple[tuple[float, Colour], ...] = ((MOST, "#7d3531"), (FAIR, "#6b5420"), (EVEN, "#2d6a40"))
        canvas.box((left, y, 2 * half, 18), zones[0][1], radius=9)
        for reach, colour in zones[1:]:
            width = half * reach / MOST
            canvas.box((middle - width, y, 2 * width, 18), colour, radius=0)
        canvas.outline((left, y, 2 * half, 18), "#39434c", 9, 1)
        canvas.box((middle - 1, y - 4, 2, 26), "text", radius=0)
        x = middle + half * max(-1.0, min(1.0, self.seen.balance / MOST)) * (1 - 17 / half)
        canvas.shadow((x - 17, y - 8, 34, 34), 17, blur=8, dy=3, alpha=0.5)
        canvas.circle((x, y + 9), 17, "#f6f1e6")
        canvas.icon("scales", (x, y + 9), 21, "#1b1f23")

    def _consequences(
        self, canvas: Canvas, y: float, seat: int, title: str, lines: Sequence[Consequence]
    ) -> float:
        high = self._card_height(canvas, lines)
        canvas.well((X, y, WIDTH, high))
        draw_mark(canvas, self.session, seat, (X + PAD + 14, y + 27), 28)
        canvas.text(
            title, (X + PAD + 36, y + 27), TextStyle("ui-bold"), "midleft", width=WIDTH - 2 * PAD - 36
        )
        seen = _chosen(lines, self._most(canvas))
        if not seen:
            nothing = _("Nothing yet.") if self.seen.gives == self.seen.gets == 0 else _("Nothing.")
            canvas.text(nothing, (X + PAD + 30, y + 60), TextStyle(colour="muted"), "midleft")
        for index, line in enumerate(seen):
            middle = y + 60 + 29.5 * index
            canvas.icon(
                "check" if line.good else "cross",
                (X + PAD + 10, middle),
                18,
                "good-hi" if line.good else "bad-hi",
            )
            _one_line(canvas, line.text, (X + PAD + 30, middle), WIDTH - 2 * PAD - 28)
        return high

    def _speech(self) -> str:
        assert self.said is not None
        headline = f"**{escape(self.said.headline)}**"
        return f"{headline}\n{escape(self.said.speech)}" if self.said.speech else headline

    def _say(self, canvas: Canvas, y: float) -> None:
        assert self.said is not None
        draw_mark(canvas, self.session, self.said.seat, (X + 25, y + 25), 50)
        draw_bubble(canvas, (BUBBLE_X, y + 21), self._speech(), widest=WIDTH - 64)


def _chosen(lines: Sequence[Consequence], most: int) -> list[Consequence]:
    """The lines there is room for, gains first, but never only one side of the matter."""
    gains, losses = [line for line in lines if line.good], [line for line in lines if not line.good]
    kept = gains[: max(1, most - 1)] if losses else gains[:most]
    return kept + losses[: most - len(kept)]


def _one_line(canvas: Canvas, text: str, at: tuple[float, float], width: float) -> None:
    """A line whose parts between ** are strong, each made to fit what room is left."""
    x, end, size = at[0], at[0] + width, float(chrome.BODY)
    while (
        canvas.rich_width(text, TextStyle(size=size)) > width and size * canvas.scale.text_size > chrome.BODY
    ):
        size -= 0.5  # large text goes back toward its usual size before it is cut
    for index, part in enumerate(text.split("**")):
        if part and end - x > 12:
            role = "ui-bold" if index % 2 else "ui"
            space = canvas.measure("x x", TextStyle(role, size)) - canvas.measure("xx", TextStyle(role, size))
            x += space if part[0] == " " else 0
            drawn = canvas.text(part.strip(), (x, at[1]), TextStyle(role, size), "midleft", width=end - x)
            x = drawn.right
