"""A line of text to type: caret, selection, clipboard, input methods."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.ui import clipboard
from game.ui.actions import Action
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.input import Editing, Press, Text
from game.ui.layout import Ruler, Size
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.widget import Mood, Point, Widget

PAD = 14.0


class TextField(Widget):
    """One line of text; `on_change` hears every change, `on_submit` the Enter key.

    Left empty, it shows its `fallback` again.
    """

    typing = True

    def __init__(
        self,
        key: Hashable,
        box: Box,
        text: str = "",
        *,
        on_change: Callable[[str], Reply] | None = None,
        on_submit: Callable[[str], Reply] | None = None,
        hint: str = "",
        fallback: str = "",
        longest: int = 24,
        wrong: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.value = text
        self.on_change, self.on_submit = on_change, on_submit
        self.hint, self.fallback, self.longest, self.wrong = hint, fallback, longest, wrong
        self.caret = self.mark = len(text)  # the selection lies between the two
        self._composing = ""
        self._from = 0.0  # how far a long text is scrolled
        self._edges: list[float] = []  # where the carets are, as last drawn

    def measure(self, ruler: Ruler, width: float) -> Size:
        """Its hint in one line, and no less than the size it was made with."""
        least = super().measure(ruler, width)
        hint = words_width(ruler, self.hint, self._style("text-off")) if self.hint else 0.0
        return Size(max(least.width, hint + 2 * PAD), least.height, least.baseline)

    def _style(self, ink: Colour) -> TextStyle:
        return TextStyle(size=chrome.BODY if self.made[1] < 54 else chrome.STRONG, colour=ink)

    @property
    def on_enter(self) -> Callable[..., Reply] | None:
        return self.on_submit

    # editing
    @property
    def selection(self) -> tuple[int, int]:
        """The selected stretch, from and to."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def _replace(self, text: str) -> Reply:
        start, end = self.selection
        text = "".join(char for char in text if char.isprintable())
        text = text[: max(0, self.longest - len(self.value) + end - start)]
        after = self.value[:start] + text + self.value[end:]
        self.caret = self.mark = start + len(text)
        if after == self.value:
            return True
        self.value = after
        return (self.on_change(after) if self.on_change else None) or True

    def _go(self, place: int, *, select: bool) -> Reply:
        self.caret = min(len(self.value), max(0, place))
        if not select:
            self.mark = self.caret
        return True

    def _word(self, step: int) -> int:
        place = self.caret
        while 0 < place + (step > 0) <= len(self.value) - (step > 0) or (step < 0 < place):
            place += step
            if not 0 < place < len(self.value) or (self.value[place - 1] == " ") != (
                self.value[place] == " "
            ):
                break
        return min(len(self.value), max(0, place))

    def typed(self, event: Text | Editing) -> Reply:
        if not self.enabled:
            return None
        if isinstance(event, Editing):
            self._composing = event.text
            return True
        self._composing = ""
        return self._replace(event.text)

    def key_down(self, press: Press, now: float) -> Reply:
        if not self.enabled:
            return None
        if press.ctrl:
            return self._command(press)
        start, end = self.selection
        if press.key in ("left", "right") and not press.pad:
            step = -1 if press.key == "left" else 1
            if start != end and not press.shift:
                return self._go(start if step < 0 else end, select=False)
            return self._go(self.caret + step, select=press.shift)
        if press.key in ("home", "end"):
            return self._go(0 if press.key == "home" else len(self.value), select=press.shift)
        if press.key in ("backspace", "delete"):
            if start == end:
                self.mark = min(len(self.value), max(0, self.caret + (-1 if press.key == "backspace" else 1)))
            return self._replace("")
        if press.means(Action.CHOOSE) and self.on_submit is not None and not press.repeat:
            return self.on_submit(self.value) or True
        return None

    def _command(self, press: Press) -> Reply:
        start, end = self.selection
        if press.key == "a":
            self.mark, self.caret = 0, len(self.value)
            return True
        if press.key in ("c", "x"):
            if start != end:
                clipboard.put(self.value[start:end])
            return self._replace("") if press.key == "x" and start != end else True
        if press.key == "v":
            return self._replace(clipboard.get())
        if press.key in ("left", "right"):
            return self._go(self._word(-1 if press.key == "left" else 1), select=press.shift)
        if press.key in ("backspace", "delete"):
            if start == end:
                self.mark = self._word(-1 if press.key == "backspace" else 1)
            return self._replace("")
        return None

    def press(self) -> Reply:
        return self.on_submit(self.value) or True if self.on_submit else True

    # pointer
    def _place(self, at: Point) -> int:
        x = at[0] - self.box.left - PAD + self._from
        return (
            min(range(len(self._edges)), key=lambda i: abs(self._edges[i] - x))
            if self._edges
            else len(self.value)
        )

    def down(self, at: Point, now: float) -> Reply:
        return self._go(self._place(at), select=False)

    def drag(self, at: Point) -> Reply:
        return self._go(self._place(at), select=True)

    def up(self, at: Point, now: float) -> Reply:
        return True

    def focus_lost(self) -> Reply:
        self._composing = ""
        self.value = self.value if self.value.strip() else self.fallback
        self.caret = min(self.caret, len(self.value))
        self.mark = self.caret
        return None

    def adopt(self, old: Widget) -> None:
        if isinstance(old, TextField):
            self._composing, self._from, self._edges = old._composing, old._from, old._edges
            self.caret, self.mark = min(old.caret, len(self.value)), min(old.mark, len(self.value))

    # looks
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        active = mood.active or mood.pressed
        border = "bad" if self.wrong else "#8a949d" if active or mood.hover else "#46515b"
        canvas.box(
            box,
            "well" if self.enabled else "button-off",
            radius=self.radius,
            border=border,
            line=2 if self.wrong else 1,
        )
        shown = self.value[: self.caret] + self._composing + self.value[self.caret :]
        style = self._style("text" if self.enabled else "text-off")
        self._edges = [canvas.measure(self.value[:i], style) for i in range(len(self.value) + 1)]
        caret = canvas.measure(shown[: self.caret + len(self._composing)], style)
        room = box.width - 2 * PAD
        self._from = (
            min(max(self._from, caret - room), max(0.0, caret - 4)) if caret > room or self._from else 0.0
        )
        with canvas.clip((box.left + PAD - 2, box.top, room + 4, box.height)):
            x, y = box.left + PAD - self._from, box.centery
            start, end = self.selection
            if start != end:
                canvas.box(
                    (x + self._edges[start], y - 14, self._edges[end] - self._edges[start], 28),
                    "gold",
                    radius=3,
                    alpha=0.45,
                )
            if shown:
                canvas.text(shown, (x, y), style, "midleft")
            elif self.hint:
                canvas.text(self.hint, (x, y), self._style("text-off"), "midleft")
            if self._composing:
                at = x + self._edges[self.caret]
                canvas.rule((at, y + 14), caret - self._edges[self.caret], "gold-hi", line=2)
            if self.enabled and mood.active:
                canvas.box((x + caret, y - 13, 2, 26), "gold-hi", radius=1)
