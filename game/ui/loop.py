"""The loop: a stack of scenes, events in, frames out, and rest when nothing happens."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from game.ui.actions import Action, Bindings
from game.ui.audio import Audio
from game.ui.draw import paint
from game.ui.draw.cache import PICTURES, room
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme
from game.ui.input import Closed, Door, Down, Exposed, Move, Press, Release, Resized, UiEvent, start_pads
from game.ui.motion.easing import ease_out
from game.ui.reply import Menu, Quit, Reply
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.stack import Stack
from game.ui.tidying import tidy
from game.ui.view import Comfort, View
from game.ui.waiting import Waiting
from game.ui.window import Screen

FRAME = 1 / 60
SETTLE = 0.15  # a window being dragged is only stretched, and laid out anew this long after
NAP = 0.012  # between looks for events: SDL waits by looking every millisecond, which costs 2 % of a core
REST = 0.03  # the same after a quiet second, when nobody is in the middle of anything


class App(Stack):
    """Runs scenes in a window until none is left."""

    def __init__(
        self,
        screen: Screen,
        theme: Theme,
        *,
        bindings: Bindings | None = None,
        comfort: Comfort | None = None,
        audio: Audio | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self.screen = screen
        self._clock = clock
        comfort = comfort or Comfort()
        scale = Scale.fit(screen.size, comfort.text_size)
        self.view = View(
            theme, scale, screen.size, bindings or Bindings(), comfort, audio or Audio(on=False), clock()
        )
        self.view.full_screen = screen.full_screen
        PICTURES.fit(room(screen.size))
        self.door = Door(
            self.view.bindings, to_pixels=screen.to_pixels, back=lambda at: self.view.scale.back(at)
        )
        start_pads()
        self.view.rumble, self.view.held = self.door.rumble, self.door.held
        self._waiting = Waiting(screen, lambda: self._clock())
        self._peeking = False
        self._resized_at: float | None = None
        self._old: pygame.Surface | None = None  # the picture that is being faded out
        self._new: pygame.Surface | None = None  # what it fades into, while that stands still
        self._painted: Scene[Any] | None = None  # whose picture the surface shows
        self._fade_from, self._fade_for = 0.0, 0.0
        self.next_frame = 0.0  # when the next picture may be shown while something moves
        self.frames = 0  # pictures shown so far: an idle table adds none
        self.rescue: Callable[[Exception], Scene[Any]] | None = None  # what is shown when a scene fails

    # the loop ------------------------------------------------------------------------------
    def run(self, first: Scene[Any] | None = None) -> None:
        """Show scenes until the last one closes."""
        if first is not None:
            self._guarded(lambda: self.open(first))
        while self._stack:
            self._guarded(lambda: self.frame(self._gather()))

    def frame(self, raw: list[pygame.Event]) -> None:
        """One round: hear, move on, and draw if anything changed."""
        with self._waiting:
            self._guarded(lambda: self._round(raw))

    def _guarded(self, work: Callable[[], None]) -> None:
        """Whatever fails, another scene takes the place of all that were open."""
        try:
            work()
        except Exception as error:
            if self.rescue is None:
                raise
            scene = self.rescue(error)
            while self._stack:
                with suppress(Exception):  # whatever is broken must not keep the others from closing
                    self._stack.pop().scene.exit()
            self._end_fade()
            self.view.want_full_screen = self.view.want_size = None
            self.open(scene)

    def _round(self, raw: list[pygame.Event]) -> None:
        self.view.now = now = self._clock()
        for event in self.door.read(raw, now):
            if not self._stack:
                return
            self._hear(event)
        if self._stack:
            self._follow(self._stack[-1].scene.tick(now))
        self.view.audio.go_on(now)
        if self.view.want_full_screen not in (None, self.screen.full_screen):
            self.screen.toggle_full_screen()
            self.view.full_screen = self.screen.full_screen
            self._resized_at = now
        if self.view.want_size not in (None, self.screen.size) and not self.screen.full_screen:
            self.screen.resize(self.view.want_size)
            self._resized_at = now
        self.view.want_full_screen = self.view.want_size = None
        if self.view.stale or (self._resized_at is not None and now >= self._resized_at + SETTLE):
            self._relayout()
        if self._stack:
            self._draw()
        if self._untidy and self._old is None:  # no sooner than the fading is over, which it would disturb
            self._untidy = False
            tidy()

    def _gather(self) -> list[pygame.Event]:
        """Wait for something to happen, no longer than until something is due."""
        began = self._clock()
        dues = [due for due in (self.due(), self.view.audio.wake_at) if due is not None]
        at = max(min(dues), self.next_frame) if dues else math.inf
        while True:
            events, now = pygame.event.get(), self._clock()
            if events or now >= at:
                return events
            time.sleep(min(NAP if now < began + 1 else REST, at - now))

    def due(self) -> float | None:
        """When the next frame is wanted if no event comes; None for never."""
        scene = self.top
        if scene is None or scene.dirty or scene.busy:
            return self.view.now
        if self._show or self.view.stale or self._old is not None:
            return self.view.now
        alarms = [scene.alarm, self.door.wake_at]
        if self._resized_at is not None:
            alarms.append(self._resized_at + SETTLE)
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def _hear(self, event: UiEvent) -> None:
        view, scene = self.view, self._stack[-1].scene
        if (view.pad, view.pointer) != (self.door.pad, self.door.pointer):
            other, view.pad, view.pointer = view.pad != self.door.pad, self.door.pad, self.door.pointer
            scene.dirty, self._painted = True, None  # focus and caps look otherwise, all over the screen
            if other:
                scene.rebuild()  # other caps need other room
        if isinstance(event, Press | Down):
            scene.form.forget()
        if isinstance(event, Resized):
            self._resized_at = view.now
        elif isinstance(event, Exposed):
            self._show = True
        elif isinstance(event, Closed):
            self._follow(self._asked_to_close())
        elif scene.listening and isinstance(event, Press):
            self._follow(scene.handle_event(event))
        elif _is(event, Action.FULL_SCREEN):
            view.want_full_screen = not self.screen.full_screen
        elif _is(event, Action.MUTE):
            view.audio.mute(not view.audio.muted)
            scene.rebuild()
        elif not (_is(event, Action.MENU) and self._open_menu()) and not self._peek(event, scene):
            if isinstance(event, Press):
                self._end_fade()
            reply = scene.handle_event(event)
            if not reply and _is(event, Action.BACK):  # nothing to close: the menu then
                reply = Menu()
            self._follow(reply)

    def _asked_to_close(self) -> Reply:
        """The window closes unless one of the open scenes has something else to say, the uppermost first."""
        replies = (open_.scene.asked_to_close() for open_ in reversed(self._stack))
        return next((reply for reply in replies if not isinstance(reply, Quit)), Quit())

    def _peek(self, event: UiEvent, scene: Scene[Any]) -> bool:
        """Hold a key to see the board through a dialog."""
        if isinstance(event, Press) and event.means(Action.BOARD) and scene.dialog and not scene.form.typing:
            self._peeking = self._show = True
            return True
        if self._peeking and isinstance(event, Release) and event.means(Action.BOARD):
            self._peeking, scene.dirty = False, True
            return True
        return self._peeking and not isinstance(event, Move)

    # pictures ------------------------------------------------------------------------------
    def _relayout(self) -> None:
        self.view.stale, self._resized_at, self.view.below = False, None, None
        self._end_fade()
        if self.view.size != self.screen.size or self.view.scale.text_size != self.view.comfort.text_size:
            PICTURES.clear()
            PICTURES.fit(room(self.screen.size))
        self.view.size = self.screen.size
        self.view.scale = Scale.fit(self.view.size, self.view.comfort.text_size)
        self.door.bindings = self.view.bindings
        for open_ in self._stack[:-1]:
            open_.stale = True
        for open_ in self._stack[self._base() :]:
            open_.stale = False
            open_.scene.relayout()
        self._show = True

    def _base(self) -> int:
        """The index of the lowest scene that can be seen."""
        index = len(self._stack) - 1
        while index > 0 and self._stack[index].scene.dialog:
            index -= 1
        return max(0, index)

    def _draw(self) -> None:
        scene = self._stack[-1].scene
        if self._resized_at is not None:
            self._stretch()
            return
        if not (scene.dirty or self._show or self._old is not None):
            if scene.busy:
                self.next_frame = self.view.now + FRAME  # look again when a picture could be due
            return
        if self.view.now < self.next_frame and scene.busy:
            return
        self.view.intact = scene is self._painted and not self._show and self._old is None
        self._painted = scene
        if self._old is None:
            self._paint(self.screen.surface, scene)
        else:
            self._draw_fading(scene)
        self.screen.present()
        self._show = False
        self.frames += 1
        self.next_frame = max(self.next_frame + FRAME, self.view.now)

    def _paint(self, surface: pygame.Surface, scene: Scene[Any]) -> None:
        if not scene.dialog or len(self._stack) == 1:
            scene.draw(self._canvas(surface))
            return
        dimmed, plain = self._under(surface)
        if self._peeking:
            surface.blit(plain, (0, 0))
            return
        surface.blit(dimmed, (0, 0))
        scene.draw(self._canvas(surface))

    def _under(self, surface: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
        if self.view.below is None:
            self.view.intact = False
            stage = plain = surface.copy()
            base = self._base()
            for index in range(base, len(self._stack) - 1):
                scene = self._stack[index].scene
                scene.draw(self._canvas(stage))
                if index == base:
                    plain = stage.copy()
                stage = paint.scrim(stage, rgba(self.view.theme.c(self._stack[index + 1].scene.scrim)))
            self.view.below = stage, plain
        return self.view.below

    def _canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.view.theme, self.view.scale)

    def _cross_fade(self, duration: float) -> None:
        if not self.view.comfort.reduced_motion and self.frames:
            self._waiting.ground = self._old = self.screen.surface.copy()
            self._new = None
            self._fade_from, self._fade_for = self._clock(), duration / max(0.1, self.view.comfort.speed)

    def _draw_fading(self, scene: Scene[Any]) -> None:
        """The new picture, kept while nothing moves in it, under what is left of the old one."""
        surface = self.screen.surface
        if self._new is None or scene.dirty or self._show:
            self._paint(surface, scene)
            self._new = None if scene.busy else surface.copy()
        else:
            surface.blit(self._new, (0, 0))
        self._fade(surface)

    def _end_fade(self) -> None:
        self._waiting.ground = self._old = self._new = None

    def _fade(self, surface: pygame.Surface) -> None:
        assert self._old is not None
        k = (self.view.now - self._fade_from) / self._fade_for
        if k >= 1 or self._old.get_size() != surface.get_size():
            self._end_fade()
            return
        self._old.set_alpha(round(255 * (1 - ease_out(max(0.0, k)))))
        surface.blit(self._old, (0, 0))

    def _stretch(self) -> None:
        """Show the last picture in the window's new size until it settles."""
        surface = self.screen.surface
        if self._old is None or self._old.get_size() != self.view.size:
            self._old = pygame.Surface(self.view.size)
            self._paint_at_old_size(self._old)
        self._old.set_alpha(None)
        surface.blit(pygame.transform.scale(self._old, surface.get_size()), (0, 0))
        self.screen.present()

    def _paint_at_old_size(self, picture: pygame.Surface) -> None:
        self.view.below = None
        self._paint(picture, self._stack[-1].scene)
        self.view.below = None


def _is(event: UiEvent, action: Action) -> bool:
    """Whether an event is the key of an act, pressed anew."""
    return isinstance(event, Press) and event.means(action) and not event.repeat
