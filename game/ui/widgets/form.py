"""The controls of a scene together: who has the focus, who is under the pointer, who hears what."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import partial

from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.input import NOWHERE, Down, Editing, Move, Press, Release, Text, UiEvent, Up, Wheel
from game.ui.reply import Pop, Reply
from game.ui.view import View
from game.ui.widgets.deafness import Deafness
from game.ui.widgets.focus import nearest, type_into
from game.ui.widgets.speech import Toasts, draw_tooltip
from game.ui.widgets.widget import Mood, Widget

TIP_AFTER = 0.3
_ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)


class Form:
    """A scene's controls; rebuilt at will, with focus and unfinished business kept by key."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.toasts = Toasts()
        self.dirty = True
        self.focused: Widget | None = None
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._hover_since = 0.0
        self._explain = False  # a refused control was used: say why at once
        self.led = False  # the last act was a key that brought the focus to where it is
        self._last_in: dict[Hashable, Hashable] = {}
        self.deafness = Deafness()

    # contents ------------------------------------------------------------------------------
    def set(self, widgets: Iterable[Widget], first_focus: object = None) -> None:
        """Replace the controls."""
        old = {widget.key: widget for widget in self.walk()}
        self.widgets = list(widgets)
        new: dict[Hashable, Widget] = {}
        for widget in self.walk():
            if widget.key in new:
                raise ValueError(f"two controls have the key {widget.key!r}")
            new[widget.key] = widget
            if (before := old.get(widget.key)) is not None and type(before) is type(widget):
                widget.adopt(before)
        self._hovered = new.get(self._hovered.key) if self._hovered else None
        self._held = new.get(self._held.key) if self._held else None
        kept = new.get(self.focused.key) if self.focused else None
        if kept is None or not kept.focusable:
            kept = new.get(first_focus) if isinstance(first_focus, Hashable) else None
        self.focused = kept if kept is not None and kept.focusable else next(self._stops(), None)
        self.dirty = True

    def walk(self) -> Iterator[Widget]:
        """All controls, those inside others too."""
        stack = list(reversed(self.widgets))
        while stack:
            widget = stack.pop()
            yield widget
            stack.extend(reversed(widget.children))

    def __getitem__(self, key: Hashable) -> Widget:
        """The control with a key."""
        return next(widget for widget in self.walk() if widget.key == key)

    def __contains__(self, key: Hashable) -> bool:
        return any(widget.key == key for widget in self.walk())

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus, so that letters are letters."""
        return self.focused is not None and self.focused.typing

    def focus(self, key: Hashable) -> None:
        """Give the focus to a control."""
        self._focus(self[key])

    def let_go(self) -> None:
        """Forget what is held and hovered, as another scene takes over."""
        if self._hovered is not None:
            self._hovered.hover(None)
        self._held = self._hovered = None
        self.forget()

    def forget(self) -> None:
        """Another act begins: what the last one had told goes."""
        self.dirty = self.dirty or self.led or self._explain
        self.led = self._explain = False

    def _stops(self) -> Iterator[Widget]:
        return (widget for widget in self.walk() if widget.focusable)

    def _focus(self, widget: Widget | None) -> Reply:
        reply: Reply = None
        if widget is not self.focused and self.focused is not None:
            reply = self.focused.focus_lost()
        if widget is not None:
            self._last_in[widget.group] = widget.key
            if widget.owner is not None:
                widget.owner.reveal(widget)
        if widget is None or widget.typing != (self.focused is not None and self.focused.typing):
            type_into(widget)
        self.focused, self._explain, self.dirty = widget, False, True
        return reply

    # events --------------------------------------------------------------------------------
    def handle_event(self, event: UiEvent, view: View) -> Reply:
        """Let the controls take an event."""
        if self.deafness.swallows(event, view):
            return True
        match event:
            case Press():
                return self._press(event, view)
            case Release():
                return self.focused.key_up(event) if self.focused else None
            case Text() | Editing():
                return self.focused.typed(event) if self.focused and self.focused.typing else None
            case Move(at):
                return self._move(at, view)
            case Down(at, button):
                return self._down(at, button, view)
            case Up(at, button):
                return self._up(at, button, view)
            case Wheel(at, dx, dy):
                return self._wheel(at, dx, dy)
        return None

    def _press(self, press: Press, view: View) -> Reply:
        self.dirty = True
        if not press.repeat and self.toasts.dismiss():
            pass  # a toast goes at any key, but the key still counts
        focused = self.focused
        if focused is not None:
            reply = focused.key_down(press, view.now)
            if reply or focused.grabs:
                self.led = focused.roams
                return reply or True
            if (focused.typing and len(press.key) == 1 and not press.ctrl) or (
                focused.typing and press.key == "space"
            ):
                return True
        if press.means(*_ARROWS, Action.NEXT, Action.PREVIOUS):
            reply = self._walk(press)
            self.led = True
            if self.focused is not focused:
                view.audio.play("hover")
            return reply
        if press.repeat:
            return None
        if press.means(Action.CHOOSE) and focused is not None:
            return self._use(focused, view)
        main = next((w for w in self.walk() if w.primary), None)
        if main is not None and press.means(Action.CONFIRM):
            if main.careful and main.enabled and main is not focused:
                self._focus(main)
                self.led = True
                return True
            return self._use(main, view)
        owner = next((widget for widget in self.walk() if widget.hears(press)), None)
        return self._use(owner, view) if owner is not None else None

    def _use(self, widget: Widget, view: View) -> Reply:
        if widget.enabled:
            return _heard(widget.press(), view)
        if widget.focusable:
            self._focus(widget)
        self._explain = True
        view.audio.play("no")
        return True

    def _walk(self, press: Press) -> Reply:
        """Take the focus to a neighbour, or to the next group."""
        if press.means(*_ARROWS):
            return self._arrow(press)
        return self._tab(1 if press.means(Action.NEXT) else -1)

    def _arrow(self, press: Press) -> Reply:
        """To the neighbour that way; but words that are hidden before the end of an area come first."""
        stops, way = list(self._stops()), next(a for a in _ARROWS if press.means(a))
        if self.focused is None:
            return self._focus(stops[0]) or True if stops else None
        group = [widget for widget in stops if widget.group == self.focused.group]
        target = nearest(self.focused, group, way) or nearest(self.focused, stops, way)
        area = self.focused.owner
        if area is not None and (target is None or target.owner is not area) and area.key_down(press, 0.0):
            return True
        if target is None:
            return None
        return self._focus(target) or True

    def _tab(self, step: int) -> Reply:
        groups = list(dict.fromkeys(widget.group for widget in self._stops()))
        if not groups:
            return None
        here = groups.index(self.focused.group) if self.focused and self.focused.group in groups else -step
        group = groups[(here + step) % len(groups)]
        inside = [widget for widget in self._stops() if widget.group == group]
        if len(groups) == 1:  # one group only: Tab walks through it
            at = inside.index(self.focused) if self.focused in inside else -step
            return self._focus(inside[(at + step) % len(inside)]) or True
        return self._focus(next((w for w in inside if w.key == self._last_in.get(group)), inside[0])) or True

    def _at(self, at: tuple[float, float]) -> Widget | None:
        """The topmost control under a point; one whose box has it comes before one that only reaches."""
        found = [w for w in self.walk() if self._local_hit(w, at)]
        exact = [w for w in found if w.shown().collidepoint(at)]
        return (exact or found)[-1] if found else None

    @staticmethod
    def _local_hit(widget: Widget, at: tuple[float, float]) -> bool:
        owner = widget.owner
        if owner is not None and not owner.shown().collidepoint(at):
            return False
        dx, dy = widget.shift()
        return widget.hit((at[0] - dx, at[1] - dy))

    @staticmethod
    def _local(widget: Widget, at: tuple[float, float]) -> tuple[float, float]:
        dx, dy = widget.shift()
        return at[0] - dx, at[1] - dy

    def _move(self, at: tuple[float, float], view: View) -> Reply:
        if self._held is not None and at == NOWHERE:
            return True  # the pointer has left the window; what is held stays where it was
        if self._held is not None:
            self.dirty = True
            return self._held.drag(self._local(self._held, at)) or True
        grabber = self.focused if self.focused is not None and self.focused.grabs else None
        under = grabber or self._at(at)
        if under is not self._hovered:
            if self._hovered is not None:
                self._hovered.hover(None)
            self._hovered, self._hover_since, self._explain = under, view.now, False
            self.dirty = True
            if under is not None and under.enabled and under.on_press is not None:
                view.audio.play("hover")
        if under is not None and under.hover(self._local(under, at)):
            self.dirty = True
        return None

    def _down(self, at: tuple[float, float], button: int, view: View) -> Reply:
        self.dirty = True
        self.toasts.dismiss()
        if button != 1:
            return None
        grabber = self.focused if self.focused is not None and self.focused.grabs else None
        widget = grabber or self._at(at)
        if widget is None:
            return None
        reply = self._focus(widget) if widget.focusable and widget is not self.focused else None
        self._held = widget
        if not widget.enabled:
            self._explain = True
            view.audio.play("no")
            return reply or True
        return reply or widget.down(self._local(widget, at), view.now) or True

    def _up(self, at: tuple[float, float], button: int, view: View) -> Reply:
        widget, self._held = self._held, None
        if widget is None or button != 1:
            return None
        self.dirty = True
        return _heard(widget.up(self._local(widget, at), view.now), view) or True

    def _wheel(self, at: tuple[float, float], dx: float, dy: float) -> Reply:
        widget = self._at(at) if not (self.focused and self.focused.grabs) else self.focused
        while widget is not None:
            if reply := widget.wheel(dx, dy):
                self.dirty = True
                return reply
            widget = widget.owner
        return None

    # time ----------------------------------------------------------------------------------
    @property
    def animating(self) -> bool:
        """Whether a control moves by itself."""
        return any(widget.animating for widget in self.walk())

    def wake_at(self, view: View) -> float | None:
        """When a toast ends, a tooltip appears or a caret blinks."""
        times = [self.toasts.ends_at, self.deafness.ends_at(view.now)]
        if (
            self._hovered is not None
            and self._hovered.explanation
            and view.now < self._hover_since + TIP_AFTER
        ):
            times.append(self._hover_since + TIP_AFTER)
        times.extend(widget.wake_at(view.now, widget is self.focused) for widget in self.walk())
        return min((time for time in times if time is not None), default=None)

    def update(self, now: float, view: View) -> Reply:
        """Let time pass; True if a control did something by itself."""
        if self.toasts.update(now):
            self.dirty = True
        tip_due = self._hover_since + TIP_AFTER
        if self._hovered is not None and self._hovered.explanation and tip_due <= now < tip_due + 0.1:
            self.dirty = True
        for widget in self.walk():
            if widget.animating:
                self.dirty = True
            due = widget.wake_at(now, widget is self.focused)
            if due is not None and due <= now + 0.001:
                self.dirty = True
            if reply := widget.update(now):
                return reply
        return None

    # pictures ------------------------------------------------------------------------------
    def mood(self, widget: Widget, view: View) -> Mood:
        """How a control looks now."""
        return Mood(
            now=view.now,
            hover=widget is self._hovered and view.pointer,
            active=widget is self.focused,
            focus=widget is self.focused and not view.pointer,
            pressed=widget is self._held and widget.enabled,
            pad=view.pad,
            typing=self.typing,
            caps=partial(self._cap, view, widget),
        )

    def _cap(self, view: View, widget: Widget, action: Action) -> str:
        """What the cap of an act shows on a control; nothing where its key is text or does another thing."""
        key, focused = view.bindings.key(action), self.focused
        text = self.typing and not view.pad and (len(key) == 1 or key == "space")
        other = action is Action.CHOOSE and focused is not None and focused.on_enter != widget.on_enter
        return "" if text or other else view.caps(action)

    def draw(self, canvas: Canvas, view: View) -> None:
        """Draw all controls and the focus ring."""
        for widget in self.widgets:
            self._draw(canvas, widget, view)
        focused = self.focused
        if focused is not None and not view.pointer:
            box, radius = focused.ring()
            dx, dy = focused.shift()
            if focused.owner is not None:
                with canvas.clip(focused.owner.shown().inflate(12, 12)):
                    canvas.at(dx, dy).focus_ring(box, radius)
            else:
                canvas.focus_ring(box, radius)

    def _draw(self, canvas: Canvas, widget: Widget, view: View) -> None:
        widget.draw(canvas, self.mood(widget, view))
        if widget.children:
            inner = canvas.at(*_difference(widget.inner_shift(), widget.shift()))
            with canvas.clip(widget.box):
                for child in widget.children:
                    if child.shown().colliderect(widget.shown()):
                        self._draw(inner, child, view)

    def draw_over(self, canvas: Canvas, view: View) -> None:
        """Draw open lists, the tooltip and the toast."""
        for widget in self.walk():
            widget.draw_over(canvas.at(*widget.shift()), self.mood(widget, view))
        told = self._told(view)
        if told is not None and told.explanation:
            draw_tooltip(canvas, told.shown(), told.explanation, below=told.tip_below)
        self.toasts.draw(canvas)

    def tells(self, view: View) -> bool:
        """Whether something lies over the screen for a moment: a tooltip, a toast, an open list, a tip."""
        told = self._told(view)
        floats = self._hovered is not None or (self.focused is not None and self.focused.grabs)
        return floats or bool(self.toasts.text) or (told is not None and bool(told.explanation))

    def _told(self, view: View) -> Widget | None:
        if self.focused is not None and self.focused.grabs:
            return None
        if self._explain and self._held is None:
            return self._hovered if view.pointer and self._hovered else self.focused
        if view.pointer:
            return self._hovered if view.now >= self._hover_since + TIP_AFTER - 0.001 else None
        return self.focused if self.led else None

    def points_at(self, widget: Widget, view: View) -> bool:
        """Whether the pointer is on it, or the last key brought the focus to it."""
        return widget is (self._hovered if view.pointer else self.focused) and (view.pointer or self.led)


def _heard(reply: Reply, view: View) -> Reply:
    """What a control led to, with the click that goes with it."""
    if reply:
        view.audio.play("back" if isinstance(reply, Pop) else "click")
    return reply


def _difference(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return one[0] - other[0], one[1] - other[1]
