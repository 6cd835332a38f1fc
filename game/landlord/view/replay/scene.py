"""The replay: a game from its first roll on, its story, and a way to play on from any point of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import pygame

from game.app.desk import Desk, user_error_text
from game.landlord.view.board.picture import BoardPicture, LensLine
from game.landlord.view.chronicle import chronicle
from game.landlord.view.hud.bake import Bakes
from game.landlord.view.hud.floats import paint_seat_tip, paint_space_tip
from game.landlord.view.hud.pointing import Pointing
from game.landlord.view.hud.seats.rows import paint_seat
from game.landlord.view.hud.spots import BoardSpot, SeatSpot
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.parts.chapters import plain
from game.landlord.view.parts.columns import is_small
from game.landlord.view.parts.table_scene import PresentedScene
from game.landlord.view.presented import PresentedState
from game.landlord.view.replay.fork import Fork
from game.landlord.view.replay.pages import Steps, seat_note, story_panel, transport
from game.landlord.view.replay.places import BAR, Places, places, unit
from game.landlord.view.replay.playback import SPEEDS, Playback
from game.landlord.view.replay.story import Story, why
from game.landlord.view.replay.timeline import Cluster, ClusterSpot, Rail, clusters, least_apart
from game.landlord.view.replay.trail import draw_trail
from game.storage.user_error import UserError
from game.ui import clipboard
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import escape
from game.ui.i18n import _, language, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.landlord.view.session import Session


class ReplayScene(PresentedScene[None]):
    """Space plays and pauses; the arrows go by event, with Shift by turn, with Ctrl by round."""

    first_focus = "playhead"
    session: Playback

    def __init__(self, desk: Desk, playback: Playback, open_game: Callable[[Session], Scene[Any]]) -> None:
        super().__init__(playback)
        self.desk, self.playback = desk, playback
        self._open_game = open_game
        self.pointing = Pointing()
        self.bakes = Bakes()
        self.opened = False
        recording = playback.recording
        told = chain(recording.beginning, *(entry.events for entry in recording.acts))
        start = None if recording.beginning else PresentedState.of(recording.opening)
        self.chronicle = chronicle(playback.pack.ruleset, told, start)
        self.fork = Fork(playback, playback.humans[0] if playback.humans else 0)
        self._clusters: list[Cluster] = []
        self._apart = 0.0
        self._picture: BoardPicture
        self._still: tuple[object, list[tuple[pygame.Rect, pygame.Surface]]] | None = None
        self._flies = False  # something flew over the whole screen in the last picture
        playback.actors.seat_point = self._seat_point

    @property
    def places(self) -> Places:
        return places(len(self.playback.names), is_small(self.view.size))

    # --- the record goes on ---

    def enter(self) -> None:
        if self.view.theme is not self.session.theme:
            self.view.set_theme(self.session.theme)
        self.view.audio.music("music")
        super().enter()
        if (note := self.playback.recording.note) is not None:
            self.toast(user_error_text(note), "warn")

    def resume(self) -> None:
        if self.view.theme is not self.session.theme:
            self.view.set_theme(self.session.theme)  # a copy was played, perhaps dressed otherwise
        super().resume()

    def exit(self) -> None:
        self.playback.pause()

    def update(self, now: float) -> Reply:
        at = self.playback.at
        reduced = self.session.settings.reduced_motion
        if self.pointing.update(now, self._pointed(), reduced=reduced):
            self.dirty = True
        reply = super().update(now)
        if self.playback.at != at:
            self.rebuild()
        return reply

    def skip(self) -> bool:
        return False  # every key here does something of its own

    def relayout(self) -> None:
        self.dress_stage()
        self.bakes.forget()
        x, y, w, _h = self.places.columns.centre
        self.form.toasts.top = (x + w / 2, y + 14)
        super().relayout()

    # --- controls ---

    def build(self) -> Iterable[Widget]:
        playback, where, apart = self.playback, self.places, least_apart(self.view.ruler)
        if self._apart != apart:
            self._apart, self._clusters = apart, clusters(playback.reel, apart)
        acts = (self.go, self._arrow, self.play_on)
        yield Rail(playback, self.chronicle, self._clusters, apart, *acts)
        for index, cluster in enumerate(self._clusters):
            yield ClusterSpot(playback, index, cluster, apart, self.go)
        story = Story(playback, self.opened, self.go)
        steps = Steps(self.go, self._forward, self.toggle)
        trees = (
            (transport(playback, steps, self._faster, self.view.theme), BAR),
            (story_panel(playback, story, self._below_story, self.view), where.story),
            (self.fork.panel(self._changed, self.play_on), where.fork),
        )
        self.pages = [lay_out(tree, self.view, box) for tree, box in trees]
        for page in self.pages:
            yield from controls(page.root)
        for seat, box in enumerate(where.columns.seats):
            yield SeatSpot(seat, box, self._seat_painter(seat, box), lambda: True)
        board = BoardSpot(
            where.columns.board,
            self.session.stage.plan,
            self.view.scale,
            playback.shown.position[playback.shown.turn],
            lambda space: True,
            self._moved,
        )
        yield board

    def _below_story(self, cap: bool) -> Sequence[Button]:
        return (
            Button(
                "why",
                (0, 0, 0, 44),
                _("Why?") if not self.opened else _("Back to the story"),
                icon="info" if not self.opened else "log",
                size=17,
                cap=cap,
                action=Action.WHY,
                group="below",
                on_press=self._explain,
                reason="" if self.opened or why(self.playback) else _("**No rule is behind this.**"),
            ),
            Button(
                "copy",
                (0, 0, 0, 44),
                _("Copy this moment"),
                "ghost",
                icon="copy",
                size=17,
                cap=cap,
                letter=pgettext("key for copy", "C"),
                group="below",
                tip=_("Edition, seed, event and what happened, for the clipboard"),
                on_press=self._copy,
            ),
        )

    # --- acts ---

    def go(self, at: int) -> Reply:
        """Stand at a position."""
        self.playback.running = False
        self.playback.seek(at)
        self.playback.actors.seat_point = self._seat_point
        self._keep_going()
        return self._changed()

    def _changed(self) -> Reply:
        self.rebuild()
        return True

    def _forward(self) -> Reply:
        """One event on, with what is to be seen of it."""
        self.playback.running = False
        self.playback.step()
        self._keep_going()
        return self._changed()

    def _arrow(self, press: Press) -> Reply:
        playback, reel = self.playback, self.playback.reel
        step = 1 if press.means(Action.RIGHT) else -1
        if press.ctrl:
            return self.go(reel.next_round(playback.at, step))
        if press.shift:
            return self.go(reel.next_turn(playback.at, step))
        if step > 0 and not press.repeat:
            return self._forward()
        return self.go(playback.at + step)

    def toggle(self) -> Reply:
        """Play, or stand still."""
        if self.playback.running:
            self.playback.pause()
        else:
            self.playback.start()
            self.playback.actors.seat_point = self._seat_point
        self._keep_going()
        return self._changed()

    def _faster(self, speed: int) -> Reply:
        self.playback.speed = speed
        return self._changed()

    def _explain(self) -> Reply:
        self.opened = not self.opened
        return self._changed()

    def _copy(self) -> Reply:
        playback, moment = self.playback, self.playback.reel.moment(self.playback.at)
        parts = [
            "Tour de Table",
            playback.pack.text("title", language()),
            _("seed {seed}").format(seed=playback.recording.setup.seed),
            _("event {count} of {total}").format(count=playback.at, total=playback.reel.last),
        ]
        if moment is not None:
            parts.append(plain(moment.line.text))
        if clipboard.put(" · ".join(parts)):
            self.toast(_("Copied"), "check")
        else:
            self.toast(_("There is no clipboard here."), "cross")
        return True

    def play_on(self) -> Reply:
        """A copy of the game from here, at the table."""
        playback = self.playback
        playback.pause()
        if self.fork.why_not:
            self.form.focus("play on")
            self.rebuild()
            return True
        acts, event = self.fork.origin
        try:
            session = self.desk.play_on(
                playback.recording, acts, event, self.fork.seats(), new_dice=self.fork.new_dice
            )
        except UserError as user_error:
            self.toast(escape(user_error_text(user_error)), "warn")
            return True
        return Push(self._open_game(session), lambda _value: True)

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.BACK):
            return self._explain() if self.opened else Pop()
        if press.means(Action.LEFT, Action.RIGHT):
            return self._arrow(press)
        if press.means(Action.HOME, Action.END):
            return self.go(0 if press.means(Action.HOME) else self.playback.reel.last)
        if press.digit is not None and 1 <= press.digit <= len(SPEEDS):
            return self._faster(press.digit - 1)
        return None

    # --- pictures ---

    def _pointed(self) -> int:
        return self.pointing.at(self.form, self.view) if self.session.shown.card is None else -1

    @property
    def _told(self) -> int:
        """The space that is told of over the board or in a lens."""
        return self._pointed() if self.view.pointer or self.form.led else -1

    def _moved(self) -> None:
        self.dirty = self.animating = True

    def _keep_going(self) -> None:
        super()._keep_going()
        self.animating = self.animating or self.pointing.moving(self._pointed())

    def draw(self, canvas: Canvas) -> None:
        """The board in every frame; what stands beside it only when it has changed."""
        flies, flew = self.playback.actors.aloft, self._flies
        self._flies = flies
        still = self._still
        whole = (self.view.theme, self.view.size)
        told = self.form.dirty or self.form.tells(self.view)
        if still is not None and still[0] == whole and not told:
            if self.view.intact and not flies and not flew:
                canvas.surface.set_clip((0, 0, still[1][0][0].left, still[1][1][0].top))
                self._paint_board(canvas)
                canvas.surface.set_clip(None)
                self.dirty = False
                return
            self._paint_board(canvas)
            for rect, picture in still[1]:
                canvas.surface.blit(picture, rect)
        else:
            self._paint_board(canvas)
            for page in self.pages:
                page.draw(canvas)
            self.form.draw(canvas, self.view)
            self._paint_tips(canvas)
            self.form.draw_over(canvas, self.view)
            beside = [(rect, canvas.surface.subsurface(rect).copy()) for rect in self._beside(canvas)]
            self._still = (whole, beside) if self.playback.animating else None
        self.playback.stage.draw_over(canvas.surface, self._picture)
        self.dirty = self.form.dirty = False

    def _beside(self, canvas: Canvas) -> list[pygame.Rect]:
        """What lies beside the board and below it, in device pixels."""
        rim, (width, height) = self.playback.stage.plan.rim, canvas.surface.get_size()
        edge, foot = rim.right + canvas.scale.px(6), rim.bottom + canvas.scale.px(6)
        return [pygame.Rect(edge, 0, width - edge, height), pygame.Rect(0, foot, edge, height - foot)]

    def _paint_board(self, canvas: Canvas) -> None:
        playback, aim = self.playback, self._pointed()
        focus = aim if not self.view.pointer else -1
        lens = playback.stage.plan.small and self._told >= 0
        lines = []
        for at, (text, value) in enumerate(lens_lines(playback, aim) if lens else ()):
            lines.append(LensLine(text, value, playback.shown.owner[aim] if not at else -1))
        self._picture = playback.picture(
            hover=self.pointing.space, focus=focus, reveal=self.pointing.reveal, lens=lens, lens_lines=lines
        )
        playback.stage.draw(canvas.surface, self._picture)
        walk = playback.reel.walk(playback.at)
        if walk is not None and not playback.director.busy and playback.shown.card is None and not lens:
            draw_trail(canvas, playback.stage.plan, walk)

    def _seat_painter(
        self, seat: int, box: tuple[float, float, float, float]
    ) -> Callable[[Canvas, bool], None]:
        playback, scale = self.playback, unit(self.places.columns.small)

        def draw(canvas: Canvas, hover: bool) -> None:
            note = seat_note(self.playback, seat)
            shown = playback.shown
            key = (
                shown.cash[seat], tuple(shown.owner), tuple(shown.mortgaged), shown.out[seat], shown.turn,
                shown.outcome is None, note, hover, language(),
            )  # fmt: skip
            self.bakes.draw(
                canvas,
                ("seat", seat),
                key,
                box,
                lambda own: paint_seat(own, playback, seat, box, scale, hover=hover, note=note),
            )

        return draw

    def _paint_tips(self, canvas: Canvas) -> None:
        playback, columns = self.playback, self.places.columns
        if self._told >= 0 and not playback.stage.plan.small:
            paint_space_tip(canvas, playback, columns, self._told)
        for widget in self.form.walk():
            if isinstance(widget, SeatSpot) and self.form.points_at(widget, self.view):
                paint_seat_tip(canvas, playback, columns, widget.seat)

    def _seat_point(self, seat: int) -> tuple[float, float]:
        x, y, w, h = self.places.columns.seats[seat]
        return self.view.scale.point((x + w / 2, y + h / 2))
