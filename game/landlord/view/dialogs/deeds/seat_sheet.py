"""A dialog about what one seat has, with tabs for the other seats."""

from __future__ import annotations

from game.landlord.view.dialogs.people import seat_tabs
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.session import Session
from game.ui.dialogs.frame import SIDE, head
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Leaf, Node, Row
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button

MODAL = (144.0, 40.0, 1632.0, 952.0)


class SeatSheet(StillScene[object]):
    """`seat` is whose goods are seen, `viewer` the person who acts."""

    dialog = True

    def __init__(self, session: Session, seat: int, viewer: int) -> None:
        super().__init__(session)
        self.viewer = viewer
        self.seats = [other for other in range(len(session.names)) if not session.shown.out[other]]
        self.seat = next(other for other in (seat, viewer, *self.seats) if other in self.seats)

    def skip(self) -> bool:
        """Its keys and clicks are its own, whatever still moves behind it."""
        return False

    @property
    def title(self) -> str:
        """The heading."""
        raise NotImplementedError

    def head(self) -> Node:
        """Whose goods these are, and the other seats: beside it, or below where they have no room there."""
        tabs = Leaf(seat_tabs(self.session, self.seats, self.seat, on_change=self.turn))
        mark = seat_leaf(self.session, self.seat, 52)
        below = Row([Fit(tabs)], pad=(SIDE, 16, SIDE, 0), justify="end")
        return First([head(self.title, mark, tabs), Column([head(self.title, mark), below])])

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
