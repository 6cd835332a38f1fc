"""Buttons: the one primary, secondary, ghost, danger, and the one that must be held."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.input import Press, Release
from game.ui.layout import Ruler, Size
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.marks import cap_width, draw_key_cap
from game.ui.widgets.widget import Mood, Point, Widget

HOLD_FOR = 2.0
ROOM = 16.0  # for the shadow round a button


class Button(Widget):
    """A button with words, and perhaps an icon and the cap of its key.

    `kind` is "primary" (answers to Space from anywhere), "secondary", "ghost" or "danger".
    """

    may_lead = False  # it is the primary at times, and keeps the room for that key meanwhile

    def __init__(
        self,
        key: Hashable,
        box: Box,
        text: str = "",
        kind: str = "secondary",
        *,
        icon: str = "",
        size: float | None = None,
        cap: bool = True,
        align: str = "center",
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.text = text
        self.kind = kind
        self.icon = icon
        self.size = self.full_size = size or (
            26 if self.box.height >= 64 and kind == "primary" else 20 if self.box.height >= 50 else 17
        )
        self.cap = cap
        self.align = align
        self.primary = kind == "primary"
        if self.primary and self.action is None and not self.letter:
            self.action = Action.CONFIRM

    def cap_label(self, mood: Mood) -> str:
        """What its key cap shows; empty for none."""
        if not self.cap:
            return ""
        if self.action is not None:
            return mood.caps(self.action)
        return mood.cap(self.letter)

    def measure(self, ruler: Ruler, width: float) -> Size:
        """Its words with icon and key cap in one line, and no less than the size it was made with."""
        least, cap = super().measure(ruler, width), self.cap_label(Mood(caps=self.caps))
        if self.may_lead:
            cap = cap or self.caps(Action.CONFIRM)
        words = words_width(ruler, self.text, TextStyle("ui-bold", self.full_size))
        icon = self.full_size * ruler.zoom + 12 if self.icon else 0
        edges = 32 if self.align == "left" else 48
        wide = words + edges + icon + (cap_width(ruler, cap) + 12 if cap else 0)
        return Size(max(least.width, wide), least.height, least.baseline)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.size = self.full_size * ruler.zoom

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        look = (self.text, self.kind, self.icon, self.size, self.align, self.radius, self.enabled)
        key = (type(self), look, mood.hover, mood.pressed, mood.pad, self.cap_label(mood))
        canvas.baked(key, self.box, lambda own: self._paint(own, mood), margin=ROOM)

    def _paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it at the origin of a canvas."""
        box = pygame.FRect(0, 2 if mood.pressed else 0, *self.box.size)
        ink = self._ground(canvas, box, mood)
        self._words(canvas, box, ink, mood)

    def _ground(self, canvas: Canvas, box: pygame.FRect, mood: Mood) -> str | pygame.Color:
        mix, radius = canvas.theme.mix, self.radius
        if not self.enabled:
            canvas.box(box, "button-off", radius=radius, border="#323b43")
            return "text-off"
        if self.kind == "primary":
            return self._primary(canvas, box, mood)
        if self.kind == "danger":
            ground = (
                mix("danger-ground", "danger-line", 0.20) if mood.hover else canvas.theme.c("danger-ground")
            )
            if mood.pressed:
                canvas.box(box, "#331c1d", radius=radius, border="#2a1718", line=2)
                return "#d98a84"
            canvas.box(box, ground, radius=radius, border="danger-line", line=2)
            return "bad-hi"
        if self.kind == "ghost":
            if mood.pressed:
                canvas.box(box, "#1a1f23", radius=radius, border="#171b1f", line=2)
            elif mood.hover:
                canvas.box(box, "panel-3", radius=radius)
            return mix("text", "#000000", 0.15) if mood.pressed else "text"
        top, bottom = canvas.theme.c("button-1"), canvas.theme.c("button-2")
        if mood.pressed:
            canvas.box(
                box,
                mix(bottom, "#000000", 0.1),
                mix(bottom, "#000000", 0.2),
                radius=radius,
                border="#262e36",
                line=2,
            )
            return mix("text", "#000000", 0.15)
        if mood.hover:
            top, bottom = mix(top, "#ffffff", 0.09), mix(bottom, "#ffffff", 0.07)
        canvas.shadow(box, radius, blur=6, dy=2, alpha=0.30)
        canvas.box(box, top, bottom, radius=radius, border="button-line")
        return "text"

    def _primary(self, canvas: Canvas, box: pygame.FRect, mood: Mood) -> str | pygame.Color:
        theme, radius = canvas.theme, self.radius
        light = 0.86 if mood.pressed else 1.08 if mood.hover else 1.0
        top, bottom = theme.bright("accent-hi", light), theme.bright("accent", light)
        if mood.pressed:
            canvas.box(box, top, bottom, radius=radius, border="accent-lo", line=2)
            return theme.mix("on-accent", bottom, 0.25)
        canvas.shadow(box, radius, blur=10, dy=4, alpha=0.40)
        canvas.box(box, "accent-lo", radius=radius)
        canvas.box((box.x, box.y, box.width, box.height - 4), top, bottom, radius=radius)
        canvas.rule((box.x + radius, box.y), box.width - 2 * radius, theme.mix(top, "#ffffff", 0.22))
        return "on-accent"

    def _words(self, canvas: Canvas, box: pygame.FRect, ink: str | pygame.Color, mood: Mood) -> None:
        label = self.cap_label(mood)
        cap = cap_width(canvas.ruler, label) if label else 0.0
        icon = self.size + 2 if self.icon else 0.0
        gap = 12.0 if self.icon and self.text else 0.0
        pad = 16.0 if box.width > 80 else 6.0
        room = box.width - 2 * pad - icon - gap - (cap + 12 if cap else 0)
        text = min(canvas.measure(self.text, TextStyle("ui-bold", self.size)), room) if self.text else 0.0
        whole = icon + gap + text + (cap + 12 if cap and self.align == "center" and self.size < 26 else 0)
        x = box.left + pad if self.align == "left" else box.centerx - whole / 2
        if cap and self.align == "center" and self.size >= 26:  # the cap stands at the right edge
            x = max(box.left + pad, min(x, box.right - pad - cap - 12 - whole))
        mid = box.centery
        if self.icon:
            canvas.icon(self.icon, (x + icon / 2, mid), icon, ink)
            x += icon + gap
        if self.text:
            canvas.text(
                self.text, (x, mid), TextStyle("ui-bold", self.size, ink), "midleft", width=max(1.0, room + 1)
            )
        if cap:
            on_accent = self.kind == "primary" and self.enabled
            at = (
                (x + text + 12, mid)
                if self.align == "center" and self.size < 26
                else (box.right - cap - pad, mid)
            )
            draw_key_cap(canvas, at, label, on_accent=on_accent, pad=mood.pad and not on_accent)


class IconButton(Button):
    """A square button with an icon; its tip says what it does."""

    def __init__(
        self, key: Hashable, box: Box, icon: str, tip: str, kind: str = "secondary", **rest: Any
    ) -> None:
        super().__init__(key, box, "", kind, icon=icon, cap=False, tip=tip, **rest)
        self.size = min(24.0, self.box.height * 0.46)

    def measure(self, ruler: Ruler, width: float) -> Size:
        return Size(*self.made, self.made[1])

    def place(self, ruler: Ruler, box: Box) -> None:
        Widget.place(self, ruler, box)


class HoldButton(Button):
    """Danger that must be held for two seconds; letting go takes it back."""

    def __init__(
        self, key: Hashable, box: Box, text: str, *, on_press: Callable[[], Reply], **rest: Any
    ) -> None:
        super().__init__(
            key, box, text, "danger", on_press=on_press, **{"icon": "lock", "cap": False, **rest}
        )
        self._since: float | None = None
        self._part = 0.0

    def press(self) -> Reply:
        return None  # only holding counts

    def key_down(self, press: Press, now: float) -> Reply:
        if not press.means(Action.CHOOSE):
            return None
        if self.enabled and not press.repeat and self._since is None:
            self._since = now
        return True if self.enabled else None

    def key_up(self, release: Release) -> Reply:
        if self._since is not None and release.means(Action.CHOOSE):
            return self._let_go()
        return None

    def down(self, at: Point, now: float) -> Reply:
        self._since = now
        return True

    def up(self, at: Point, now: float) -> Reply:
        return self._let_go()

    def focus_lost(self) -> Reply:
        self._let_go()
        return None

    def adopt(self, old: Widget) -> None:
        if isinstance(old, HoldButton) and self.enabled:
            self._since, self._part = old._since, old._part

    def _let_go(self) -> Reply:
        self._since, self._part = None, 0.0
        return True

    @property
    def animating(self) -> bool:
        return self._since is not None

    def update(self, now: float) -> Reply:
        if self._since is None:
            return None
        self._part = (now - self._since) / HOLD_FOR
        if self._part < 1:
            return None
        self._let_go()
        assert self.on_press is not None
        return self.on_press() or True

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self._part <= 0 or not self.enabled:
            super().draw(canvas, mood)
            return
        self.draw_held(canvas, mood, self._part)

    def draw_held(self, canvas: Canvas, mood: Mood, part: float) -> None:
        """Draw it filled from the left up to a part of the whole."""
        box = self.box
        canvas.box(box, "#582827", radius=self.radius, border="#6b3633")
        with canvas.clip((box.x, box.y, box.width * min(1.0, part), box.height)):
            canvas.box(box, "#d5473d", "danger-fill", radius=self.radius)
        self._words(canvas, box, "#ffffff", mood)
