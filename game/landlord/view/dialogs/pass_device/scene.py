"""The curtain between two people at one desk: nothing of the game is seen until the next one sits down."""

from __future__ import annotations

from collections.abc import Iterator

from game.landlord.view.dialogs.pass_device import recap
from game.landlord.view.dialogs.pass_device.curtain import draw_curtain
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.session import Session
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Pop, Reply
from game.ui.scale import tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import draw_caption
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Widget

_PANEL = (580.0, 228.0, 760.0, 660.0)
_WELL = (636.0, 490.0, 648.0)  # left, top and width; its height follows from what there is to tell
_ROW = 64.0
_BUTTON = (636.0, 734.0, 648.0, 76.0)
_ORDER = 964.0  # the middle of the strip of seats


class PassDeviceScene(TableScene[None]):
    """Asks the seat to sit down. Esc does nothing; it pops when the primary is pressed."""

    sudden = True
    first_focus = "here"

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session)
        self.seat = seat
        self.before = recap.last_person(session, seat)
        self.facts: list[recap.Fact] = []

    def build(self) -> Iterator[Widget]:
        self.facts = recap.facts(self.session, self.seat)
        text = _("I am {name}").format(name=self.session.names[self.seat])
        yield Button("here", _BUTTON, text, "primary", on_press=self._seated)

    def _seated(self) -> Reply:
        return Pop()

    def skip(self) -> bool:
        return False

    def paint(self, canvas: Canvas) -> None:
        draw_curtain(canvas)
        canvas.shadow(_PANEL, chrome.PANEL, blur=60, dy=22, alpha=0.55)
        canvas.box(_PANEL, "#20272d", "#1a2026", radius=chrome.PANEL, border="#303a42")
        x, y, w, _h = _PANEL
        middle = x + w / 2
        self._portrait(canvas, middle)
        name = self.session.names[self.seat]
        caption = _("It is the turn of").upper()
        canvas.text(caption, (middle, y + 126), TextStyle("ui-bold", 16, "#c4cbd2", tracking=1.2), "center")
        size = tame(chrome.DISPLAY, canvas.scale.text_size, 1.05)
        canvas.text(name, (middle, y + 174), TextStyle("display", size), "center", width=w - 80)
        canvas.text(
            self._sentence(name), (middle, y + 226), TextStyle("ui", 19, "#d5dae0"), "center", width=w - 96
        )
        self._while_away(canvas)
        self._promise(canvas, middle)
        self._order(canvas)

    def _portrait(self, canvas: Canvas, middle: float) -> None:
        top = _PANEL[1]
        canvas.circle((middle, top + 8), 92, "#1d242a")
        colour, token = self.session.colours[self.seat], self.session.tokens[self.seat]
        draw_seat_mark(canvas, (middle, top + 8), 168, colour + 1, f"token.{token}")

    def _sentence(self, name: str) -> str:
        if self.before is None:
            return _("Have a seat, {name}.").format(name=name)
        return _("{before} is done. Please let {name} sit down.").format(
            before=self.session.names[self.before], name=name
        )

    def _while_away(self, canvas: Canvas) -> None:
        """The public facts, or a quiet line when there are none."""
        x, y, w = _WELL
        rows = max(1, len(self.facts))
        high = 52 + _ROW * rows
        y += (230 - high) / 2
        canvas.box((x, y, w, high), "#171c20", radius=10, border="#2b343b")
        draw_caption(canvas, (x + 20, y + 26), _("While you were away"), "muted", size=15)
        if not self.facts:
            canvas.rule((x + 20, y + 52), w - 40, "#333d46")
            nothing = _("Nothing happened that concerns you.")
            at = (x + 20, y + 52 + _ROW / 2)
            canvas.text(nothing, at, anchor="midleft", width=w - 40)
        for row, fact in enumerate(self.facts):
            top = y + 52 + _ROW * row
            canvas.rule((x + 20, top), w - 40, "#333d46")
            canvas.icon(fact.icon, (x + 34, top + _ROW / 2), 26, "gold-hi")
            left, middle, room = x + 64, top + _ROW / 2, w - 64 - 20
            above = (left, middle - (13 if fact.detail else 0))
            canvas.text(fact.title, above, TextStyle("ui-bold"), "midleft", width=room)
            canvas.text(
                fact.detail, (left, middle + 13), TextStyle("ui", 15, "#c4cbd2"), "midleft", width=room
            )

    def _promise(self, canvas: Canvas, middle: float) -> None:
        text, y = _("Nothing private shows before that."), _BUTTON[1] + _BUTTON[3] + 26
        width = min(canvas.measure(text), 600)
        left = middle - (width + 32) / 2
        canvas.icon("eye", (left + 11, y), 22, "muted")
        canvas.text(text, (left + 32, y), TextStyle(colour="muted"), "midleft", width=600)

    def _order(self, canvas: Canvas) -> None:
        """The seats in order, so that everybody sees whose turn comes next."""
        session = self.session
        seats = [seat for seat in range(len(session.names)) if not session.shown.out[seat]]
        gap, mark = 42.0, 32.0
        room = 1800 / len(seats) - gap - mark - 10
        faces = ["ui-bold" if seat == self.seat else "ui" for seat in seats]
        names = [session.names[seat] for seat in seats]
        wide = [
            min(room, canvas.measure(name, TextStyle(face))) for name, face in zip(names, faces, strict=True)
        ]
        total = sum(wide) + len(seats) * (mark + 10) + gap * (len(seats) - 1) + 60
        x = 960 - total / 2
        canvas.box((x, _ORDER - 28, total, 56), "rgba(8,11,18,.72)", radius=28)
        x += 30
        for place, seat in enumerate(seats):
            here = seat == self.seat
            shade = 1.0 if here else 0.75
            draw_seat_mark(canvas, (x + mark / 2, _ORDER), mark, session.colours[seat] + 1, alpha=shade)
            x += mark + 10
            at, tone = (x, _ORDER), "text" if here else "#b3bbc2"
            canvas.text(
                names[place], at, TextStyle(faces[place], colour=tone), "midleft", width=wide[place] + 1
            )
            x += wide[place]
            if place < len(seats) - 1:
                canvas.icon("chevron-right", (x + gap / 2, _ORDER), 16, "#b3bbc2")
            x += gap
