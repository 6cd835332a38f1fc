"""A dialog about what one seat has, with tabs for the other seats."""

from __future__ import annotations

from game.landlord.view.dialogs.people import seat_tabs
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs

MODAL: Box = (144.0, 40.0, 1632.0, 952.0)


class SeatSheet(StillScene[object]):
    """`seat` is whose goods are seen, `viewer` who sits before the screen."""

    dialog = True

    def __init__(self, session: Session, seat: int, viewer: int) -> None:
        super().__init__(session)
        self.viewer = viewer
        self.seats = [other for other in range(len(session.names)) if not session.shown.out[other]]
        self.seat = next(other for other in (seat, viewer, *self.seats) if other in self.seats)

    @property
    def title(self) -> str:
        """The heading."""
        raise NotImplementedError

    def title_width(self, canvas: Canvas) -> float:
        """How much room the heading takes; the tabs have the rest."""
        return min(canvas.measure(self.title, TextStyle("display", 38)), 440)

    def tabs(self) -> Tabs:
        """The seats, at the right of the head."""
        ruler = self.view.scratch()
        return seat_tabs(
            ruler,
            self.session,
            self.seats,
            self.seat,
            right=MODAL[0] + MODAL[2] - 32,
            top=60,
            widest=MODAL[2] - 174 - self.title_width(ruler),
            on_change=self.turn,
        )

    @staticmethod
    def close() -> Button:
        """The primary of the foot."""
        box = (0, 0, 220, 64)
        return Button("close", box, _("Close"), "primary", icon="check", size=20, group="foot", on_press=Pop)

    def turn(self, index: int) -> Reply:
        """Look at another seat's."""
        self.seat = self.seats[index]
        self.rebuild()
        return True
