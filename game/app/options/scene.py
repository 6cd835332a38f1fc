"""The options: what a player needs to see, hear and follow the game well; all counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import pygame

from game.app.desk import Desk, user_error_text
from game.app.kit import view_of
from game.app.options.cards import card, figure, measured, option
from game.app.options.key_table import KeyTable
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN
from game.ui.dialogs.head import back_button
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import LANGUAGES, _, decimal, percent
from game.ui.input import Down, Press, UiEvent
from game.ui.layout import Aligned, Column, First, Grid, Leaf, Node, Row, Scroll, Text
from game.ui.reply import Reply
from game.ui.scene import Scene
from game.ui.widgets.choice import Dropdown, Tab, Tabs
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import hints_pill, icon, key_cap
from game.ui.widgets.switches import Toggle
from game.ui.widgets.values import Slider
from game.ui.widgets.widget import Mood, Widget

SPEEDS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)  # one step further is "instant"
SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
TRACK = (0.0, 0.0, 170.0, 44.0)
GLYPHS = ("small", "large", "off")


class OptionsScene(Scene[None]):
    """Six panels: language and text, comfort, pace, sound, screen, keys."""

    first_focus = "language"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.settings = desk.settings
        self.table = KeyTable(desk.settings, self._changed, self.rebuild)
        self.told: UserError | None = None  # why they could not be written down

    @property
    def listening(self) -> bool:  # type: ignore[override]
        return self.table.asked is not None

    # --- controls ----

    def build(self) -> Iterable[Widget]:
        self._follow_window()
        columns = [
            Column([self._text(), self._comfort()], gap=20, width=600),
            Column([self._pace(), self._sound(), self._screen()], gap=20, width=520),
            self.table.card(self.view, grow=1),
        ]
        cards = Row(columns, gap=20, align="stretch")
        body = First([cards, Scroll(cards, key="cards")], grow=1)
        pill = Aligned(hints_pill(self._hints(), pad=self.view.pad), pad=(0, 8, 0, 0))
        tree = Column([self._head(), body, pill], gap=16, pad=(40, 24))
        self.page = lay_out(tree, self.view, SCREEN)
        return controls(self.page.root)

    def _head(self) -> Node:
        """The way back, the title, and whether all is written down."""
        title, soft = self.view.theme.on_table()
        words, sign = _("Saved as you change them"), "check"
        if self.told is not None:
            words, sign = user_error_text(self.told), "warn"
        heading = Text(_("Options"), TextStyle("display", 42, title), grow=1)
        saved = Row([icon(sign, 22, soft), Text(words, TextStyle(colour=soft))], gap=11, max_width=1100)
        return Row([Leaf(back_button(self.view.theme, _("Back"))), heading, saved], gap=16, min_height=68)

    def _hints(self) -> list[Hint]:
        caps = self.view.caps
        return [
            (["↑", "↓"], _("row")),
            (["←", "→"], _("change")),
            (caps(Action.CHOOSE), _("switch")),
            (caps(Action.NEXT), _("next panel")),
            (caps(Action.BACK), _("back")),
        ]

    def _follow_window(self) -> None:
        """Full screen and sound have keys of their own; the settings follow what those did."""
        self.settings.full_screen = self.view.full_screen
        self.settings.mute = self.view.audio.muted

    def _text(self) -> Node:
        own, codes = self.settings, list(LANGUAGES)
        spoken = Tabs(
            "language", (0, 0, 264, 48), list(LANGUAGES.values()), codes.index(own.language), group="text",
            on_change=lambda index: self._set("language", codes[index]),
        )  # fmt: skip
        size = Slider(
            "text size", (0, 0, 226, 44), own.text_size, low=90, high=160, group="text",
            on_change=lambda size: self._set("text_size", size),
        )  # fmt: skip
        small, large = (
            _letter(size / self.view.scale.text_size, wide) for size, wide in ((17, 22), (30, 36))
        )
        sized = (small, Leaf(size), large, figure(percent(own.text_size), 96))  # it stays under the pointer
        rows = [
            option(_("Language"), _("Cards and board follow"), spoken, high=73),
            option(_("Text size"), "", *sized, high=73),
            self._switch("easy_read", _("Easy-read board"), _("Board names in the text face too"), "text"),
        ]
        return card(_("Language and text"), "text", rows, grow=0)

    def _comfort(self) -> Node:
        own, group = self.settings, "comfort"
        why = _("**Not with higher contrast.** Colours never stand alone there.") if own.contrast else ""
        tabs = Tabs(
            "glyphs", (0, 0, 300, 48), [Tab(_("Small")), Tab(_("Large")), Tab(_("Off"), reason=why)],
            GLYPHS.index(own.glyphs), group=group,
            on_change=lambda index: self._set("glyphs", GLYPHS[index]),
        )  # fmt: skip
        marks = option(_("Group marks"), _("A shape with every colour"), tabs, high=74)
        switch = partial(self._switch, group=group, high=55)
        rows = [
            Column([marks, self._marked()], pad=(0, 0, 0, 14)),
            switch("contrast", _("Higher contrast"), _("Stronger lines, plain table")),
            switch("reduced_motion", _("Reduced motion"), _("Moves and cards appear in place")),
            switch("follow_tokens", _("Follow the pieces"), _("The view leans towards the token that moves")),
            switch("ask_before_end", _("Ask before ending a turn"), _("So that no turn ends by a slip")),
            switch("curtain", _("Curtain between turns"), _("When people share this screen")),
            switch("rumble", _("Gamepad rumble"), _("A short tap when it is your turn")),
        ]
        return card(_("Comfort"), "eye", rows)

    def _marked(self) -> Node:
        """Two deeds with their marks as they will be on the board."""
        pack = self.desk.pack(self.desk.chosen)
        chips = view_of(pack).marks(pack, [(0, 0, 0, 52)] * 2)
        shown = [
            Leaf(min_height=chip.measure(self.view.ruler, 250).height, paint=_Still(chip)) for chip in chips
        ]
        return Grid(shown, 2, gap=12, pad=(12, 13), paint=Canvas.well)

    def _pace(self) -> Node:
        own, ruler = self.settings, self.view.ruler
        near = min(range(len(SPEEDS)), key=lambda at: abs(SPEEDS[at] - own.speed))
        speed = Slider(
            "speed", TRACK, len(SPEEDS) if own.instant else near, low=0, high=len(SPEEDS), step=1,
            group="pace", on_change=self._pace_to,
        )  # fmt: skip
        think = Slider(
            "think", TRACK, round(own.think * 10), low=0, high=30, step=2, group="pace",
            reason=_("**Instant.** At this speed computers answer at once.") if own.instant else "",
            on_change=lambda tenths: self._set("think", tenths / 10),
        )  # fmt: skip
        instant, seconds = _("Instant"), f"{decimal(own.think)}\u202fs"
        shown = instant if own.instant else f"{decimal(own.speed)}×"
        widest = (instant, shown, seconds)
        rows = [
            measured(_("Game speed"), "speed", speed, shown, ruler, widest, high=58),
            measured(_("Computers think"), "robot", think, seconds, ruler, widest, high=58),
            self._switch("auto_play", _("Play on by itself"), _("When I have nothing to decide"), "pace"),
        ]
        return card(_("Pace"), "speed", rows)

    def _pace_to(self, step: int) -> Reply:
        self.settings.instant = step == len(SPEEDS)
        if step < len(SPEEDS):
            self.settings.speed = SPEEDS[step]
        return self._changed()

    def _sound(self) -> Node:
        rows = [
            self._loudness("volume", _("Everything")),
            self._loudness("effects", _("Dice, pieces")),
            self._loudness("music", _("Music")),
            self._loudness("calls", _("Calls")),
            self._switch("mute", _("Mute"), "", "sound", action=Action.MUTE, high=45),
        ]
        return card(_("Sound"), "sound", rows)

    def _loudness(self, name: str, title: str) -> Node:
        level = getattr(self.settings, name)
        slider = Slider(name, TRACK, level, group="sound", on_change=partial(self._louder, name))
        sign = "sound" if level and not self.settings.mute else "mute"
        return measured(title, sign, slider, percent(level), self.view.ruler, [percent(100)], high=45)

    def _louder(self, name: str, level: int) -> Reply:
        """Hear the new loudness at once."""
        reply = self._set(name, level)
        if name != "music":  # which is heard anyway
            self.view.audio.play("turn" if name == "calls" else "click")
        return reply

    def _screen(self) -> Node:
        sizes, full = self._sizes(), self.view.full_screen
        window = Dropdown(
            "window", (0, 0, 300, 48), [f"{w} × {h}" for w, h in sizes],
            sizes.index(self.view.size) if self.view.size in sizes else 0, group="screen",
            reason=_("**Full screen.** The window has the size of the screen.") if full else "",
            on_change=lambda index: self._resize(sizes[index]),
        )  # fmt: skip
        awake, while_open = _("Keep the screen awake"), _("While the game is open")
        rows = [
            self._switch(
                "full_screen", _("Full screen"), "", "screen", self._cover, action=Action.FULL_SCREEN
            ),
            option(_("Window"), "", window),
            self._switch("keep_awake", awake, while_open, "screen"),
        ]
        return card(_("Screen"), "fullscreen", rows)

    def _sizes(self) -> list[tuple[int, int]]:
        """The usual sizes, and the one that the window has now."""
        return sorted({*SIZES, self.view.size})

    def _cover(self, on: bool) -> Reply:
        self.view.want_full_screen = on
        return True

    def _resize(self, size: tuple[int, int]) -> Reply:
        self.view.want_size = size
        self.settings.window = size
        return self._changed()

    def _switch(
        self,
        name: str,
        title: str,
        note: str,
        group: str,
        act: Callable[[bool], Reply] | None = None,
        *,
        action: Action | None = None,
        high: float = 64,
    ) -> Node:
        """A row with a switch, and the cap of a key that does the same."""
        change = act or (lambda on: self._set(name, on))
        toggle = Leaf(Toggle(name, (0, 0), getattr(self.settings, name), group=group, on_change=change))
        cap = [key_cap(self.view.bindings.label(action))] if action is not None else []
        return option(title, note, *cap, toggle, high=high)

    # --- acts ----

    def _set(self, name: str, value: object) -> Reply:
        setattr(self.settings, name, value)
        if self.settings.contrast and self.settings.glyphs == "off":
            self.settings.glyphs = "small"  # type: ignore[assignment]
        return self._changed()

    def _changed(self) -> Reply:
        """Let everything follow the settings, and write them down."""
        self.desk.apply(self.view)
        self.told = self.desk.keep()
        return True

    def handle_event(self, event: UiEvent) -> Reply:
        if self.table.asked is not None:
            if isinstance(event, Press):
                return self.table.take(event)
            if isinstance(event, Down):
                self.table.stop()
        return super().handle_event(event)

    def resume(self) -> None:
        self.rebuild()

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self.page.draw(canvas)


@dataclass(frozen=True, slots=True)
class _Still:
    """Draws a control that is only to be looked at."""

    control: Widget

    def __call__(self, canvas: Canvas, box: pygame.FRect) -> None:
        self.control.place(canvas.ruler, box)
        self.control.draw(canvas, Mood())


def _letter(size: float, width: float) -> Node:
    """An end of the scale of text sizes, whatever the size is now."""
    return Text("A", TextStyle("ui-bold", size, align="center"), lines=1, width=width)
