"""What if: who is to sit where in a copy of the game, and with which dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app.seat_names import renamed
from game.landlord.view.replay.playback import Playback
from game.storage.header import SeatSetup
from game.table.recording import recast
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Scroll, Text
from game.ui.reply import Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Dropdown, Tabs
from game.ui.widgets.pieces import caption, icon
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood


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
        return renamed(recast(seats, mine, people=self.people and mine >= 0))

    def panel(self, changed: Callable[[], Reply], play: Callable[[], Reply]) -> Node:
        """What may be chosen, and the button that opens the copy; the choices scroll where they must."""
        _acts, event = self.origin
        text = _("A copy plays on from event {event}, in round {round}.")
        text = text.format(event=event, round=self.playback.reel.round(event))
        if event == 0:
            text = _("A copy plays on from the start.")
        go = [
            Button(
                "play on", (0, 0, 0, 56), _("Play from here"), icon="branch", size=19, cap=cap,
                action=Action.CHOOSE, group="fork", reason=self.why_not, on_press=play,
            )
            for cap in (True, False)
        ]  # fmt: skip
        title = Row(
            [icon("branch", 27, "gold-hi"), Text(_("What if…"), TextStyle("display", 30), grow=1)], gap=10
        )
        choices = Column([Text(text), *self._choices(changed)], gap=6, justify="between")
        return Column(
            [
                title,
                First([choices, Scroll(choices, key="fork")], grow=1),
                First([Leaf(go[0]), Fit(Leaf(go[1]))]),
            ],
            gap=8,
            pad=(24, 16, 24, 20),
            paint=_ground,
        )

    def _choices(self, changed: Callable[[], Reply]) -> list[Node]:
        """Whose seat, which dice, and who sits elsewhere."""

        def take(seat: int) -> Reply:
            self.seat = seat
            return changed()

        def dice(index: int) -> Reply:
            self.new_dice = bool(index)
            return changed()

        def others(index: int) -> Reply:
            self.people = bool(index)
            return changed()

        box, alone = (0, 0, 0, 48), self.seat == len(self.playback.names)
        names = [*self.playback.names, _("Nobody: only watch")]
        seat = SeatDropdown("fork seat", box, names, self.seat, group="fork", on_change=take)
        seat.playback = self.playback
        dice_tabs = Tabs(
            "fork dice", box, [_("As recorded"), _("New")], int(self.new_dice), group="fork", on_change=dice,
            tip=_("New dice, and the cards still to come are shuffled anew."),
        )  # fmt: skip
        others_tabs = Tabs(
            "fork others", box, [_("Computer"), _("Human")], int(self.people and not alone), group="fork",
            on_change=others, reason=_("**Only watching.** Computers sit everywhere.") if alone else "",
        )  # fmt: skip
        named = ((_("You take"), seat), (_("Dice"), dice_tabs), (_("Other seats"), others_tabs))
        return [Column([caption(words, "muted"), Fit(Leaf(control))], gap=6) for words, control in named]


def _ground(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.panel(box)
    canvas.outline(box, canvas.theme.c("gold", 0.65), 20, 1.5)
