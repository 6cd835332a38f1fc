"""How the table in play looks: board, seats, the panel and what floats above them."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.events import TokenMoved
from game.landlord.view.board.camera import Camera
from game.landlord.view.board.picture import BoardPicture, LensLine
from game.landlord.view.hud.column import Column
from game.landlord.view.hud.contest_card import paint_contest
from game.landlord.view.hud.floats import paint_caption, paint_meanwhile, paint_seat_tip, paint_space_tip
from game.landlord.view.hud.pointing import Pointing
from game.landlord.view.hud.spots import SeatSpot
from game.landlord.view.panels.about.deed import Deed
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.now.jail import Jail
from game.landlord.view.panels.now.roll import Roll
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts.columns import Columns, columns, is_small
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.play.autoplay import AutoPlay
from game.landlord.view.session import Session
from game.ui.draw.canvas import Canvas


class BoardFace(TableScene[None]):
    """What the board scene shows; what can be done there is its own."""

    _asked: Panel  # what the open question calls for

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.columns: Columns = columns(len(session.names), False)
        self.column = Column(session)
        self.pointing = Pointing()
        self._viewer = session.humans[0] if session.humans else session.shown.turn
        self._meanwhile = Meanwhile()
        self._pinned: Panel | None = None
        self._picture: BoardPicture
        self.auto, self.camera = AutoPlay(session), Camera()
        self._drawn: Hashable = None  # what the last picture shows beside the board

    @property
    def viewer(self) -> int:
        """The human seat before the screen: the one who decides, or did last."""
        return self._viewer

    @property
    def panel(self) -> Panel:
        """What the panel shows: something pinned, or what is being asked."""
        return self._pinned or self._asked

    # --- layout ---

    def relayout(self) -> None:
        self.columns = columns(len(self.session.names), is_small(self.view.size))
        self.dress_stage()
        self.column.bakes.forget()
        x, y, w, _h = self.columns.centre
        self.form.toasts.top = (x + w / 2, y + 14)
        super().relayout()

    # --- pictures ---

    def draw(self, canvas: Canvas) -> None:
        """Everything, or the board alone if nothing beside it has changed since the last picture."""
        beside, surface = self._beside(), canvas.surface
        if beside is not None and beside == self._drawn and self.view.intact:
            surface.set_clip(self.session.stage.plan.part)
        self._drawn = beside
        super().draw(canvas)
        surface.set_clip(None)

    def _beside(self) -> Hashable:
        """All that is seen beside the board; None while it changes, or something flies over it."""
        if self.form.dirty or self.session.actors.aloft:
            return None
        return self.column.look(self.panel), self._pointed(), self._told

    def _lean(self, now: float) -> bool:
        """Let the camera follow the token on its way, if the player wants that."""
        own, session = self.session.settings, self.session
        if not own.follow_tokens or own.reduced_motion or own.instant:
            self.camera.rest()
            return False
        event = session.playing
        pose = session.actors.carried.get(event.seat) if isinstance(event, TokenMoved) else None
        return self.camera.update(now, (pose.x, pose.y) if pose is not None else None)

    def _pointed(self) -> int:
        """The space pointed at; none while a card lies over the board."""
        covered = self.session.shown.card is not None or self.camera.away
        return -1 if covered else self.pointing.at(self.form, self.view)

    @property
    def _told(self) -> int:
        """The space that is told of over the board or in a lens."""
        return self._pointed() if self.view.pointer or self.form.led else -1

    def _moved(self) -> None:
        self.dirty = self.animating = True

    def _keep_going(self) -> None:
        super()._keep_going()
        self.animating = self.animating or self.pointing.moving(self._pointed()) or self.camera.away
        self.wake_at = min((t for t in (self.wake_at, self.auto.wake_at) if t is not None), default=None)

    def paint_board(self, canvas: Canvas, focus: int = -1) -> BoardPicture:
        """The table and the board with what the pointer or the arrows point at, or a space to be framed."""
        aim, session = self._pointed(), self.session
        if focus < 0 and not self.view.pointer:
            focus = aim
        lens = self.columns.small and self._told >= 0 and session.contest is None
        lines = []
        for at, (text, value) in enumerate(lens_lines(session, aim) if lens else ()):
            lines.append(LensLine(text, value, session.shown.owner[aim] if not at else -1))
        picture = session.picture(
            hover=self.pointing.space, focus=focus, reveal=self.pointing.reveal, lens=lens, lens_lines=lines
        )
        picture = self._asked.touch(picture)
        session.stage.draw(canvas.surface, picture)
        self.camera.draw(canvas.surface, session.stage.plan)
        paint_contest(canvas, session, self.columns)
        return picture

    def paint(self, canvas: Canvas) -> None:
        self._picture = self.paint_board(canvas)
        self.column.paint(canvas, self.columns, self.panel)

    def paint_over(self, canvas: Canvas) -> None:
        session, places = self.session, self.columns
        if self._asked.watching and not session.is_human(session.shown.turn) and session.shown.card is None:
            paint_caption(canvas, session, places)
        elif self.auto.wake_at is not None:
            paint_caption(canvas, session, places, self.auto.line(self._viewer))
        elif self._has_news:
            paint_meanwhile(canvas, session, places, self._meanwhile)
        told = self._told
        pinned = isinstance(self._pinned, Deed) and self._pinned.space == told
        if told >= 0 and not places.small and not pinned and session.contest is None:
            paint_space_tip(canvas, session, places, told)
        for widget in self.form.walk():
            if isinstance(widget, SeatSpot) and self.form.points_at(widget, self.view):
                paint_seat_tip(canvas, session, places, widget.seat)
        session.stage.draw_over(canvas.surface, self._picture)

    @property
    def _has_news(self) -> bool:
        """Whether what the others did is told over the board, for the panel does not."""
        elsewhere = isinstance(self.panel, Jail) or (self.auto.passed and not isinstance(self.panel, Roll))
        return elsewhere and bool(self._meanwhile.rows(self.session, 1)) and self.session.shown.card is None

    def _seat_point(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's card in device pixels, where notes and deeds fly to."""
        x, y, w, h = self.columns.seats[seat]
        return self.view.scale.point((x + w / 2, y + h / 2))
