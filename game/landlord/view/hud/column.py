"""Draws the column beside the board from pictures that are made anew only when what they show changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.landlord.view.hud.bake import Bakes
from game.landlord.view.hud.bar import Bar
from game.landlord.view.hud.course import course
from game.landlord.view.hud.seats.rows import paint_seat
from game.landlord.view.hud.ticker import Ticker
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts.columns import Columns
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.i18n import language

CLEAR = 20  # how near the panel's picture may come to the board, which is dimmed and lit beside it


class Column:
    """Bar, seats, panel and ticker of one session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.bakes = Bakes()
        self.bar, self.ticker = Bar(), Ticker()

    def goods(self) -> Hashable:
        """All that the column shows of the game."""
        shown = self.session.shown
        return (
            tuple(shown.cash),
            tuple(shown.owner),
            tuple(shown.level),
            tuple(shown.mortgaged),
            tuple(shown.jail),
            tuple(shown.out),
            tuple(map(len, shown.jail_cards)),
            tuple(shown.position),
            shown.turn,
            shown.outcome is None,
            language(),
        )

    def _own(self, seat: int) -> Hashable:
        """All that a seat's card shows."""
        shown = self.session.shown
        deeds = tuple(
            (space, shown.level[space], shown.mortgaged[space])
            for space, owner in enumerate(shown.owner)
            if owner == seat
        )
        turn = shown.turn == seat and shown.outcome is None
        jail = shown.jail[seat], len(shown.jail_cards[seat])
        return shown.cash[seat], deeds, jail, shown.out[seat], turn, len(self.session.deferred(seat))

    def look(self, panel: Panel) -> Hashable:
        """All that is drawn under the controls."""
        return course(self.session), self._asked(panel), len(self.session.log)

    def _asked(self, panel: Panel) -> Hashable:
        return panel.about, panel.key(), self.goods()

    def paint(self, canvas: Canvas, places: Columns, panel: Panel) -> None:
        """Everything that lies under the controls."""
        session, draw = self.session, self.bakes.draw
        now = course(session)

        def bar(own: Canvas) -> None:
            self.bar.paint(own, places.unit, now, session.colours)

        def facts(own: Canvas) -> None:
            own.panel(places.panel)
            panel.paint(own)

        def ticker(own: Canvas) -> None:
            self.ticker.paint(own, places, session.log[-1] if session.log else None)

        draw(canvas, "bar", (now, self.bar.room), places.bar, bar, solid=True)
        draw(canvas, "panel", self._asked(panel), places.panel, facts, margin=CLEAR, solid=True)
        said = (len(session.log), language(), self.ticker.room)
        draw(canvas, "ticker", said, places.ticker, ticker, solid=True)

    def seat_painter(self, places: Columns, seat: int) -> Callable[[Canvas, bool], None]:
        """What draws a seat's card, hovered or not."""
        session, box, unit = self.session, places.seats[seat], places.unit

        def draw(canvas: Canvas, hover: bool) -> None:
            key = (self._own(seat), hover, language())
            self.bakes.draw(
                canvas,
                ("seat", seat),
                key,
                box,
                lambda own: paint_seat(own, session, seat, box, unit, hover=hover),
            )

        return draw
