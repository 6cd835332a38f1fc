"""What if: who is to sit where in a copy of the game, and with which dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.landlord.view.parts.columns import Box
from game.landlord.view.replay.playback import Playback
from game.storage.header import SeatSetup
from game.table.recording import recast
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Dropdown, Tabs
from game.ui.widgets.marks import draw_caption
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood, Widget


class SeatDropdown(Dropdown):
    """The seats by name, with the mark of the one chosen; the last row is nobody."""

    playback: Playback

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        super().draw(canvas, mood)
        if self.index < len(self.playback.names):
            colour, token = self.playback.colours[self.index], self.playback.tokens[self.index]
            draw_seat_mark(canvas, (self.box.right - 62, self.box.centery), 32, colour + 1, f"token.{token}")


@dataclass(slots=True)
class Fork:
    """The choices for a copy: the seat taken (the number of seats for none), new dice, people elsewhere."""

    playback: Playback
    seat: int
    new_dice: bool = True
    people: bool = False

    @property
    def origin(self) -> tuple[int, int]:
        """The acts that are over and the event that the copy goes on from."""
        return self.playback.reel.origin(self.playback.at)

    @property
    def why_not(self) -> str:
        """Why there can be no copy, or nothing."""
        acts, _event = self.origin
        if acts == len(self.playback.recording.acts) and self.playback.shown.outcome is not None:
            return _("**The game is over here.** Go back to where something can still be decided.")
        mine = self.playback.shown.out[self.seat] if self.seat < len(self.playback.names) else False
        return _("**That player has left the game.** Take another seat, or go back.") if mine else ""

    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where in the copy."""
        seats = self.playback.recording.setup.seats
        mine = self.seat if self.seat < len(seats) else -1
        return recast(seats, mine, people=self.people and mine >= 0)

    def build(self, box: Box, changed: Callable[[], Reply], play: Callable[[], Reply]) -> Iterable[Widget]:
        """The controls in their panel."""
        x, w, tops, foot = box[0] + 24, box[2] - 48, self._tops(box), box[1] + box[3]

        def take(seat: int) -> Reply:
            self.seat = seat
            return changed()

        def dice(index: int) -> Reply:
            self.new_dice = bool(index)
            return changed()

        def others(index: int) -> Reply:
            self.people = bool(index)
            return changed()

        names = [*self.playback.names, _("Nobody: only watch")]
        seat = SeatDropdown(
            "fork seat", (x, tops[0] + 12, w, 48), names, self.seat, group="fork", on_change=take
        )
        seat.playback = self.playback
        yield seat
        yield Tabs(
            "fork dice",
            (x, tops[1] + 12, w, 48),
            [_("As recorded"), _("New")],
            int(self.new_dice),
            group="fork",
            on_change=dice,
            tip=_("New dice, and the cards still to come are shuffled anew."),
        )
        alone = self.seat == len(self.playback.names)
        yield Tabs(
            "fork others",
            (x, tops[2] + 12, w, 48),
            [_("Computer"), _("Human")],
            int(self.people and not alone),
            group="fork",
            on_change=others,
            reason=_("**Only watching.** Computers sit everywhere.") if alone else "",
        )
        yield Button(
            "play on",
            (x, foot - 24 - 56, w, 56),
            _("Play from here"),
            icon="branch",
            size=19,
            action=Action.CHOOSE,
            group="fork",
            reason=self.why_not,
            on_press=play,
        )

    @staticmethod
    def _tops(box: Box) -> tuple[float, float, float]:
        """The middles of the three captions."""
        first, foot = box[1] + 122, box[1] + box[3] - 24 - 56 - 12
        step = (foot - first) / 3
        return first, first + step, first + 2 * step

    def paint(self, canvas: Canvas, box: Box) -> None:
        """The panel with its words."""
        x, y, w, _h = box
        canvas.panel(box)
        canvas.outline(box, canvas.theme.c("gold", 0.65), 20, 1.5)
        canvas.icon("branch", (x + 40, y + 42), 27, "gold-hi")
        canvas.text(_("What if…"), (x + 64, y + 42), TextStyle("display", 30), "midleft", width=w - 90)
        _acts, event = self.origin
        text = _("A copy plays on from event {event}.").format(event=event)
        if event == 0:
            text = _("A copy plays on from the start.")
        canvas.text(text, (x + 24, y + 84), anchor="midleft", width=w - 48)
        for top, words in zip(self._tops(box), (_("You take"), _("Dice"), _("Other seats")), strict=True):
            draw_caption(canvas, (x + 24, top - 4), words, "muted")
