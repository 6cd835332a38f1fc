"""A scene: one screen or dialog. It draws, hears UiEvents, and answers with what should come next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from game.ui.draw.canvas import Canvas
from game.ui.input import Down, Press, UiEvent
from game.ui.reply import Pop, Quit, Reply
from game.ui.view import View
from game.ui.widgets.form import Form
from game.ui.widgets.widget import Widget

T = TypeVar("T")


class Scene(Generic[T]):
    """One screen, or with `dialog` a box over the dimmed screen below; it closes with a value of type T."""

    dialog = False
    scrim = "scrim"
    sudden = False  # it hides what was there, so it is opaque in its first frame
    unbidden = False  # it opens by itself, so a key on its way was meant for what was there before
    listening = False  # it waits for any key, whatever that key usually means
    first_focus: object = None  # key of the widget that has the focus when the scene opens
    view: View

    def __init__(self) -> None:
        self.form = Form()
        self.dirty = True
        self.animating = False
        self.wake_at: float | None = None

    # what a scene fills in -----------------------------------------------------------------
    def enter(self) -> None:
        """The scene has been opened; `self.view` is there."""

    def exit(self) -> None:
        """The scene has been closed."""

    def resume(self) -> None:
        """The scene on top of this one has been closed."""

    def build(self) -> Iterable[Widget]:
        """The controls as they should be now, in Tab order."""
        return ()

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies under the controls."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies over the controls."""

    def unhandled_key(self, press: Press) -> Reply:
        """A key that no control took."""
        return None

    def unhandled_event(self, event: UiEvent) -> Reply:
        """Any other event that no control took."""
        return None

    def update(self, now: float) -> Reply:
        """Time has passed; called while `animating`, and at `wake_at`."""
        return None

    def skip(self) -> bool:
        """Finish a running animation; True if there was one, then the key that did it goes no further."""
        return False

    def open_menu(self) -> Reply:
        """What the menu's key does here and in all that lies over this: False is nothing, None not known."""
        return None

    def asked_to_close(self) -> Reply:
        """The player closed the window."""
        return Quit()

    # what a scene may call -----------------------------------------------------------------
    def rebuild(self) -> None:
        """Make the controls anew because what they show has changed; focus, caret and scroll stay."""
        self.form.set(self.build(), self.first_focus)
        self.dirty = True

    def toast(self, text: str, icon: str = "") -> None:
        """Say something in passing at the top of the screen."""
        self.form.toasts.say(text, icon, self.view.now)
        self.dirty = True

    # what the loop calls -------------------------------------------------------------------
    def relayout(self) -> None:
        """The size, the edition or the language is new."""
        self.rebuild()

    def handle_event(self, event: UiEvent) -> Reply:
        """Take an event: first a running animation, then the controls, then the scene itself."""
        begins = isinstance(event, Down) or (isinstance(event, Press) and not event.repeat)
        if begins and self.skip():
            self.dirty = True
            return True
        reply = self.form.handle_event(event, self.view)
        if reply is None or reply is False:
            reply = self.unhandled_key(event) if isinstance(event, Press) else self.unhandled_event(event)
            if isinstance(reply, Pop):
                self.view.audio.play("back")
        if reply is not None and reply is not False:
            self.dirty = True
        self.dirty = self.dirty or self.form.dirty
        return reply

    def tick(self, now: float) -> Reply:
        """Let controls and scene move on."""
        if self.wake_at is not None and now >= self.wake_at:
            self.wake_at = None
        moved = self.moving  # also the picture in which it comes to rest is drawn
        reply = self.form.update(now, self.view)
        if reply is None or reply is False:
            reply = self.update(now)
        self.dirty = self.dirty or self.form.dirty or moved or self.moving
        return reply

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        self.paint(canvas)
        self.form.draw(canvas, self.view)
        self.paint_over(canvas)
        self.form.draw_over(canvas, self.view)
        self.dirty = self.form.dirty = False

    @property
    def busy(self) -> bool:
        """Whether a frame is wanted as soon as possible."""
        return self.animating or self.form.animating

    @property
    def moving(self) -> bool:
        """Whether what is seen has changed because time has passed."""
        return self.animating

    @property
    def resting(self) -> bool:
        """Whether nothing is under way although an alarm is set: it only looks round now and then."""
        return False

    @property
    def alarm(self) -> float | None:
        """When the scene wants to be ticked next although nothing moves."""
        return min((t for t in (self.wake_at, self.form.wake_at(self.view)) if t is not None), default=None)
