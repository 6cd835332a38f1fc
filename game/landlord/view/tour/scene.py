"""The first game's tour: the table stays live in one lit place, a bubble beside it says what it is for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import pygame

from game.landlord.rules.frames import Turn
from game.landlord.view.parts.columns import Box
from game.landlord.view.tour.steps import ARROWS, MAIN, STEPS, Step, draw_odds, draw_scrim
from game.ui.actions import Action
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.i18n import _
from game.ui.input import Down, Move, Press, UiEvent, Up
from game.ui.layout import Column, First, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.reply import Pop, Push, Quit, Replace, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon, key_cap
from game.ui.widgets.widget import Mood, Widget

if TYPE_CHECKING:
    from game.landlord.view.play.scene import BoardScene

WIDE, GAP, TAIL = 560.0, 34.0, 26.0
EDGE = 12.0  # between what is shown and its ring
STAGE: Box = (20.0, 20.0, 1880.0, 1040.0)  # the bubble stays inside
INK, GOLD = "#2b3138", "#8a6a1f"  # on cream


class PaperButton(Button):
    """A button on the bubble: dark on cream, or words alone."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box.move(0, 2) if mood.pressed else self.box
        if self.kind == "ghost":
            if mood.hover:
                canvas.box(box, "#e4dccb", radius=self.radius)
            self._words(canvas, box, "cream-ink", mood)
            return
        canvas.box(box, "#3a444d" if mood.hover else "#20262d", "#171c21", radius=self.radius)
        self._words(canvas, box, "#ffffff", mood)


class TourScene(Scene[object]):
    """Six steps over the table; it pops with what the table asked for meanwhile, or nothing.

    `asked` says that the player wanted it: then it does not wait for a decision to explain something.
    """

    first_focus = "next"

    def __init__(self, board: BoardScene, *, asked: bool = False) -> None:
        super().__init__()
        self.board, self.asked, self.unbidden = board, asked, not asked
        self.at = 0
        self._shown = self._over = False

    # --- what it shows now ---

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def shown(self) -> bool:
        """Whether the bubble is there: never while something moves or is to be read."""
        session = self.board.session
        calm = session.quiet and session.holding is None and session.shown.outcome is None
        return calm and (self.asked or session.decider is not None)

    @property
    def _rolls(self) -> bool:
        frame = self.board.session.frame
        return isinstance(frame, Turn) and not frame.rolled and self.board.session.decider is not None

    @property
    def hole(self) -> Box:
        """The lit place."""
        x, y, w, h = self.step.place(self.board)
        left, top = max(6.0, x - EDGE), max(6.0, y - EDGE)
        return left, top, min(1914.0, x + w + EDGE) - left, min(1074.0, y + h + EDGE) - top

    def _words(self) -> tuple[str, str]:
        if self.at == 0 and not self._rolls:
            return _(MAIN[0]), _(MAIN[1])
        return _(self.step.title), _(self.step.text)

    # --- the bubble ---

    def build(self) -> Iterable[Widget]:
        ruler, note = self.view.ruler, self._note()
        self.page = lay_out(note, self.view, STAGE)
        note.place(ruler, self._beside(note.measure(ruler, WIDE).height))
        return controls(note) if self.shown else ()

    def _beside(self, high: float) -> pygame.FRect:
        """Where a bubble of a height stands: beside the hole, inside the window."""
        x, y, w, h = self.hole
        left, top = x + w / 2 - WIDE / 2, y + h / 2 - high / 2
        match self.step.side:
            case "above":
                top = y - GAP - high
            case "below":
                top = y + h + GAP
            case "left":
                left = x - GAP - WIDE
            case _:
                left = x + w + GAP
        return pygame.FRect(left, top, WIDE, high).clamp(pygame.FRect(*STAGE))

    def _note(self) -> Node:
        """How far the tour is, what is lit and how it is done, and the way on."""
        title, text = self._words()
        words = [
            self._progress(),
            Text(title, TextStyle("display", 36, "cream-ink")),
            Paragraph(text, TextStyle(size=18, colour=INK)),
        ]
        if self.step.hint:
            words.append(self._hint())
        skip = PaperButton(
            "skip", (0, 0, 0, 52), _("Skip the tour"), "ghost", size=17, cap=False, on_press=self._end
        )
        onward = PaperButton(
            "next", (0, 0, 0, 56), _("Next"), icon="arrow-right", size=20,
            action=Action.CHOOSE, on_press=self._next,
        )  # fmt: skip
        acts = [Leaf(skip), Leaf(onward)]
        foot: Node = First([Row(acts, gap=12, justify="between"), Wrap(acts, gap=12, justify="end")])
        if self.at + 1 == len(STEPS):
            onward.text, onward.icon = _("Play"), "play"
            foot = Row([Leaf(onward)], justify="end")
        column = Column(words, gap=12, pad=(16, 0, 0, 0))
        return Column([column, foot], gap=14, width=WIDE, pad=(12, 28, 28, 28), paint=self._paper)

    def _progress(self) -> Node:
        """Which step this is, in words and as a long mark among dots."""

        def dots(canvas: Canvas, box: pygame.FRect) -> None:
            x = box.left
            for index in range(len(STEPS)):
                wide = 26.0 if index == self.at else 10.0
                tone = "accent" if index == self.at else "#8f8776" if index < self.at else "#c9c1b0"
                canvas.box((x, box.top, wide, 10), tone, radius=5)
                x += wide + 7

        count = _("First game · {count} of {total}").format(count=self.at + 1, total=len(STEPS))
        parts = [
            icon("flag", 20, GOLD),
            Text(count, TextStyle("ui-bold", 15, GOLD), grow=1),
            Leaf(width=17 * len(STEPS) + 9, height=10, paint=dots),
        ]
        return Row(parts, gap=10, pad=(0, 0, 0, 3))

    def _hint(self) -> Node:
        """The keys that do it, behind what they do."""
        labels = [self.view.caps(cap) if isinstance(cap, Action) else cap for cap in self.step.caps]
        caps = [key_cap(label, pad=self.view.pad) for label in labels if label]
        return Row([Text(_(self.step.hint), TextStyle(size=18, colour=INK)), *caps], gap=8, min_height=40)

    def _next(self) -> Reply:
        if self.at + 1 == len(STEPS):
            return self._end()
        self.at += 1
        self.rebuild()
        if "next" in self.form:
            self.form.focus("next")
        return True

    def _end(self) -> Reply:
        """The tour has been taken, or is not wanted: it does not come again by itself."""
        desk, self._over = self.board.desk, True
        if desk is not None:
            desk.settings.onboarded = True
            desk.keep()
        return Pop()

    # --- the table below ---

    def enter(self) -> None:
        self._shown = self.shown

    def resume(self) -> None:
        self.board.resume()
        self.rebuild()

    def relayout(self) -> None:
        self.board.relayout()
        super().relayout()

    def tick(self, now: float) -> Reply:
        thinking = self.board.session.thinker is not None
        reply = None if self.shown and thinking else self._pass(self.board.tick(now))
        if self.shown != self._shown:
            self._shown = self.shown
            self.form.deafness.begin(self.view)
            self.rebuild()
        self.dirty = self.dirty or self.board.dirty or self.board.form.dirty
        return reply or super().tick(now)

    @property
    def busy(self) -> bool:
        return self.form.animating or (self.board.busy and not (self.shown and self._waits))

    @property
    def _waits(self) -> bool:
        """Whether a computer would play on if the bubble were gone."""
        return self.board.session.thinker is not None

    @property
    def alarm(self) -> float | None:
        own = super().alarm
        below = None if self.shown and self._waits else self.board.alarm
        return min((time for time in (own, below) if time is not None), default=None)

    @property
    def resting(self) -> bool:
        return self.board.resting or (self.shown and self._waits)

    def _pass(self, reply: Reply) -> Reply:
        """What the table answered: dialogs open over the tour, all else is the table's own affair."""
        match reply:
            case Push(scene, then):
                return Push(scene, self._heard(then))
            case Pop() | Replace():
                return Pop(reply)
        return reply

    def _heard(self, then: Callable[[Any], Reply] | None) -> Callable[[Any], Reply]:
        def heard(value: Any) -> Reply:
            reply = self._pass(then(value)) if then is not None else None
            ends = self._over and not isinstance(reply, Push | Pop | Quit)
            return Pop() if ends else reply

        return heard

    def open_menu(self) -> Reply:
        """The table's own; where the step shows how it is opened, that ends the tour."""
        reply = self._pass(self.board.open_menu())
        if self.shown and Action.MENU in self.step.keys:
            self._end()
        return reply

    # --- input ---

    def handle_event(self, event: UiEvent) -> Reply:
        if isinstance(event, Press | Down):
            self.board.form.forget()
        if not self.shown:
            return self._pass(self.board.handle_event(event))
        if self.form.deafness.swallows(event, self.view):
            return True
        if isinstance(event, Press):
            return self._press(event)
        at = getattr(event, "at", None)
        inside = at is not None and self.page.root.box.collidepoint(at)
        if inside or at is None or not pygame.FRect(*self.hole).collidepoint(at):
            if isinstance(event, Move):
                self.board.handle_event(Move((-9999.0, -9999.0)))
            return super().handle_event(event)
        if isinstance(event, Move):
            super().handle_event(event)
        return self._do(event)

    def _press(self, press: Press) -> Reply:
        if press.means(Action.BACK):
            return self._end()
        if press.means(*self.step.keys):
            return self._do(press)
        return super().handle_event(press)

    def _do(self, event: UiEvent) -> Reply:
        """Let the table hear it; if that did what is shown, the tour goes on."""
        step = self.at
        if isinstance(event, Press) and event.means(*ARROWS) and not event.repeat:
            self.board.form.focus("board")
        reply = self._pass(self.board.handle_event(event))
        done = bool(reply) and isinstance(event, Press | Up)
        if done and self.at == step and not isinstance(reply, Pop | Quit):
            if self.at + 1 == len(STEPS):
                ended = self._end()
                return reply if isinstance(reply, Push) else ended
            self.at += 1
            self.rebuild()
        if isinstance(event, Down | Up):
            self.dirty = True
        return reply

    # --- pictures ---

    def draw(self, canvas: Canvas) -> None:
        pointer = self.view.pointer
        walking = self.shown and self.step.keys == ARROWS
        self.view.pointer = pointer or (self.shown and not walking)
        self.view.intact = False  # the veil lies over the table's last picture: all of it is drawn anew
        self.board.draw(canvas)
        self.view.pointer = True  # the ring on paper has another colour
        if self.shown:
            draw_scrim(canvas, self.hole)
            if self.at == 0 and self._rolls:
                session = self.board.session
                shown = session.shown
                here = shown.position[shown.turn]
                draw_odds(canvas, session.stage.plan, here, session.pack.ruleset.size, shown.markers)
            self.page.draw(canvas)
            self.form.draw(canvas, self.view)
            focused = self.form.focused
            if focused is not None and not pointer:
                canvas.focus_ring(focused.box, focused.radius, colour="accent")
        self.form.draw_over(canvas, self.view)
        self.view.pointer = pointer
        self.dirty = self.form.dirty = False

    def _paper(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box, 18, blur=40, dy=14, alpha=0.6)
        canvas.box(box, "cream", radius=18)
        self._tail(canvas)

    def _tail(self, canvas: Canvas) -> None:
        """From the bubble to the hole."""
        x, y, w, h = self.page.root.box
        hx, hy, hw, hh = self.hole
        across = min(max(hx + hw / 2, x + 40), x + w - 40)
        along = min(max(hy + hh / 2, y + 40), y + h - 40)
        tips = {
            "above": [(across - 16, y + h - 1), (across + 16, y + h - 1), (across, y + h + TAIL)],
            "below": [(across - 16, y + 1), (across + 16, y + 1), (across, y - TAIL)],
            "left": [(x + w - 1, along - 16), (x + w - 1, along + 16), (x + w + TAIL, along)],
        }
        points = tips.get(self.step.side, [(x + 1, along - 16), (x + 1, along + 16), (x - TAIL, along)])
        scale = canvas.scale
        exact = [(scale.left + px * scale.factor, scale.top + py * scale.factor) for px, py in points]
        paint.polygon(canvas.surface, exact, rgba(canvas.theme.c("cream")))
