"""The options: what a player needs to see, hear and follow the game well; all counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from game.app.desk import Desk, user_error_text
from game.app.kit import view_of
from game.app.options.cards import CARDS, OptionCard, draw_option_card
from game.app.options.key_table import KeyTable
from game.storage.user_error import UserError
from game.ui.actions import Action
from game.ui.dialogs.head import back_button
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import LANGUAGES, _, decimal, percent
from game.ui.input import Down, Press, UiEvent
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.scene import Scene
from game.ui.widgets.choice import Dropdown, Tab, Tabs
from game.ui.widgets.marks import cap_width, draw_hints, draw_key_cap
from game.ui.widgets.switches import Toggle
from game.ui.widgets.values import Slider
from game.ui.widgets.widget import Mood, Widget

SPEEDS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)  # one step further is "instant"
SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
GLYPHS = ("small", "large", "off")


class OptionsScene(Scene[None]):
    """Six panels: language and text, comfort, pace, sound, screen, keys."""

    first_focus = "language"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.settings = desk.settings
        self.table = KeyTable(desk.settings, CARDS["keys"].box, self._changed, self.rebuild)
        self.told: UserError | None = None  # why they could not be written down

    @property
    def listening(self) -> bool:  # type: ignore[override]
        return self.table.asked is not None

    # --- controls ----

    def build(self) -> Iterable[Widget]:
        self._follow_window()
        yield back_button(self.view.theme, _("Back"))
        yield from self._text()
        yield from self._comfort()
        yield from self._pace()
        yield from self._sound()
        yield from self._screen()
        yield from self.table.build(self.view)

    def _follow_window(self) -> None:
        """Full screen and sound have keys of their own; the settings follow what those did."""
        self.settings.full_screen = self.view.full_screen
        self.settings.mute = self.view.audio.muted

    def _text(self) -> Iterable[Widget]:
        own, card = self.settings, CARDS["text"]
        codes = list(LANGUAGES)
        yield Tabs(
            "language",
            (card.right - 264, card.y(0) - 24, 264, 48),
            list(LANGUAGES.values()),
            codes.index(own.language),
            group="text",
            on_change=lambda index: self._set("language", codes[index]),
        )
        yield Slider(
            "text size",
            (card.left + 198, card.y(1) - 22, 226, 44),
            own.text_size,
            low=90,
            high=160,
            group="text",
            on_change=lambda size: self._set("text_size", size),
        )
        yield self._toggle("easy_read", card, 2, "text")

    def _comfort(self) -> Iterable[Widget]:
        own, card = self.settings, CARDS["comfort"]
        why = _("**Not with higher contrast.** Colours never stand alone there.") if own.contrast else ""
        tabs = [Tab(_("Small")), Tab(_("Large")), Tab(_("Off"), reason=why)]
        yield Tabs(
            "glyphs",
            (card.right - 300, card.y(0) - 24, 300, 48),
            tabs,
            GLYPHS.index(own.glyphs),
            group="comfort",
            on_change=lambda index: self._set("glyphs", GLYPHS[index]),
        )
        names = ("contrast", "reduced_motion", "follow_tokens", "ask_before_end", "rumble")
        for row, name in enumerate(names, 1):
            yield self._toggle(name, card, row, "comfort")

    def _pace(self) -> Iterable[Widget]:
        own, card = self.settings, CARDS["pace"]
        step = (
            len(SPEEDS)
            if own.instant
            else min(range(len(SPEEDS)), key=lambda at: abs(SPEEDS[at] - own.speed))
        )
        yield Slider(
            "speed",
            self._track(card, 0),
            step,
            low=0,
            high=len(SPEEDS),
            step=1,
            group="pace",
            on_change=self._pace_to,
        )
        yield Slider(
            "think",
            self._track(card, 1),
            round(own.think * 10),
            low=0,
            high=30,
            step=2,
            group="pace",
            reason=_("**Instant.** At this speed computers answer at once.") if own.instant else "",
            on_change=lambda tenths: self._set("think", tenths / 10),
        )
        yield self._toggle("auto_play", card, 2, "pace")

    def _pace_to(self, step: int) -> Reply:
        self.settings.instant = step == len(SPEEDS)
        if step < len(SPEEDS):
            self.settings.speed = SPEEDS[step]
        return self._changed()

    def _sound(self) -> Iterable[Widget]:
        card = CARDS["sound"]
        for row, name in enumerate(("volume", "effects", "music", "calls")):
            yield Slider(
                name,
                self._track(card, row),
                getattr(self.settings, name),
                group="sound",
                on_change=partial(self._louder, name),
            )
        yield self._toggle("mute", card, 4, "sound")

    def _louder(self, name: str, level: int) -> Reply:
        """Hear the new loudness at once."""
        reply = self._set(name, level)
        if name != "music":  # which is heard anyway
            self.view.audio.play("turn" if name == "calls" else "click")
        return reply

    def _screen(self) -> Iterable[Widget]:
        card = CARDS["screen"]
        yield self._toggle("full_screen", card, 0, "screen", self._cover)
        sizes = self._sizes()
        yield Dropdown(
            "window",
            (card.right - 300, card.y(1) - 24, 300, 48),
            [f"{w} × {h}" for w, h in sizes],
            sizes.index(self.view.size) if self.view.size in sizes else 0,
            group="screen",
            reason=_("**Full screen.** The window has the size of the screen.")
            if self.view.full_screen
            else "",
            on_change=lambda index: self._resize(sizes[index]),
        )
        yield self._toggle("keep_awake", card, 2, "screen")

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

    def _toggle(
        self, name: str, card: OptionCard, row: int, group: str, act: Callable[[bool], Reply] | None = None
    ) -> Toggle:
        return Toggle(
            name,
            (card.right - 56, card.y(row) - 16),
            getattr(self.settings, name),
            group=group,
            on_change=act or (lambda on: self._set(name, on)),
        )

    @staticmethod
    def _track(card: OptionCard, row: int) -> Box:
        return (card.left + 216, card.y(row) - 22, 170, 44)

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
        title, soft = canvas.theme.on_table()
        canvas.text(_("Options"), (108, 60), TextStyle("display", 42, title), "midleft")
        self._paint_saved(canvas, soft)
        for card in CARDS.values():
            draw_option_card(canvas, card)
        self._paint_values(canvas)
        self._paint_preview(canvas)
        self.table.paint(canvas, self.view)
        hints = [
            (["↑", "↓"], _("row")),
            (["←", "→"], _("change")),
            (self.view.caps(Action.CHOOSE), _("switch")),
            (self.view.caps(Action.NEXT), _("next panel")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_hints(canvas, (960, 1034), hints, pill=True, pad=self.view.pad)

    def _paint_saved(self, canvas: Canvas, ink: str) -> None:
        if self.told is not None:
            text, icon = user_error_text(self.told), "warn"
        else:
            text, icon = _("Saved as you change them"), "check"
        drawn = canvas.text(text, (1880, 60), TextStyle(colour=ink), "midright", width=1100)
        canvas.icon(icon, (drawn.left - 22, 60), 22, ink)

    def _paint_values(self, canvas: Canvas) -> None:
        """The figures beside the sliders, and the caps of keys that do the same."""
        own = self.settings
        text = CARDS["text"]
        y = text.y(1)
        for size, x in ((17, 168), (30, 452)):  # the ends of the scale, whatever the size is now
            canvas.text(
                "A", (text.left + x, y), TextStyle("ui-bold", size / canvas.scale.text_size), "center"
            )
        _value(canvas, percent(own.text_size), (text.right, y), 72)
        pace = CARDS["pace"]
        speed = _("Instant") if own.instant else f"{decimal(own.speed)}×"
        _value(canvas, speed, (pace.right, pace.y(0)), 84)
        _value(canvas, f"{decimal(own.think)}\u202fs", (pace.right, pace.y(1)), 72)
        for icon, row in (("speed", 0), ("robot", 1)):
            canvas.icon(icon, (pace.left + 180, pace.y(row)), 22, "muted")
        sound = CARDS["sound"]
        for row, level in enumerate((own.volume, own.effects, own.music, own.calls)):
            canvas.icon(
                "sound" if level and not own.mute else "mute", (sound.left + 180, sound.y(row)), 22, "muted"
            )
            _value(canvas, percent(level), (sound.right, sound.y(row)), 72)
        for card, row, action in ((sound, 4, Action.MUTE), (CARDS["screen"], 0, Action.FULL_SCREEN)):
            cap = self.view.bindings.label(action)
            draw_key_cap(canvas, (card.right - 72 - cap_width(canvas.ruler, cap), card.y(row)), cap)

    def _paint_preview(self, canvas: Canvas) -> None:
        """Two deeds with their marks as they will be on the board."""
        x, y, w = CARDS["comfort"].left, 556.0, CARDS["comfort"].box[2] - 48
        canvas.well((x, y, w, 78))
        pack = self.desk.pack(self.desk.chosen)
        boxes = [(x + 12 + at * (w - 12) / 2, y + 13, (w - 36) / 2, 52) for at in (0, 1)]
        for chip in view_of(pack).marks(pack, boxes):
            chip.draw(canvas, Mood())


def _value(canvas: Canvas, text: str, at: tuple[float, float], room: float) -> None:
    canvas.text(text, at, TextStyle("board-bold", 20), "midright", width=room)
