"""The first screen: go on with a game, start one, choose an edition from its box."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from game import __version__
from game.app.desk import Desk, user_error_text
from game.app.menu.boxes import Boxes
from game.app.menu.room import UNSEEN, paint_room, shade
from game.app.saves.going_on import go_on
from game.app.words import ago
from game.engine.messages import N_
from game.storage.saves import Summary
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language, ngettext, pgettext
from game.ui.input import Press, UiEvent, pads
from game.ui.motion import Timeline, Tween, ease_in_out
from game.ui.reply import Push, Quit, Reply
from game.ui.scale import apart, tame
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.marks import draw_hints, draw_key_cap
from game.ui.widgets.widget import Mood, Widget

if TYPE_CHECKING:
    from game.app.kit import Session

LEFT, WIDE = 88.0, 560.0
TURN = 0.22


class MenuRow(Widget):
    """A row of the menu: an icon, what it does, a line on it, and its key."""

    radius = 12

    def __init__(self, key: Hashable, box: Any, icon: str, text: str, note: str, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.icon, self.words, self.note = icon, text, note

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box.move(0, 1) if mood.pressed else self.box
        alpha = 0.95 if mood.hover or mood.focus else 0.62
        canvas.box(box, "#1d242a" if mood.hover or mood.focus else "#12171b", radius=12, alpha=alpha)
        ink = "text" if self.enabled else "text-off"
        canvas.icon(self.icon, (box.x + 38, box.centery), 24, "gold-hi" if self.enabled else "text-off")
        if self.note:
            above, below = (apart(d, canvas.scale.text_size, 1.2) for d in (12, 13))
            canvas.text(
                self.words, (box.x + 72, box.centery - above), TextStyle("ui-bold", 20, ink), "midleft"
            )
            canvas.text(
                self.note,
                (box.x + 72, box.centery + below),
                TextStyle(colour="muted"),
                "midleft",
                width=WIDE - 150,
            )
        else:
            canvas.text(self.words, (box.x + 72, box.centery), TextStyle("ui-bold", 20, ink), "midleft")
        if cap := mood.cap(self.letter):
            draw_key_cap(canvas, (box.right - 50, box.centery), cap)


class ContinueRow(Button):
    """The game that can go on: edition, round, who is to play, and how long ago."""

    def __init__(self, key: Hashable, box: Any, desk: Desk, save: Summary, **rest: Any) -> None:
        super().__init__(key, box, "", "primary", action=Action.CONFIRM, **rest)
        self.radius = 12
        self.desk, self.save = desk, save

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box.move(0, 2) if mood.pressed else self.box
        self._ground(canvas, box, mood)
        ink, soft = "on-accent", canvas.theme.mix("on-accent", "accent", 0.1)
        canvas.icon("play", (box.x + 44, box.centery), 34, ink)
        canvas.text(_("Continue"), (box.x + 84, box.y + 28), TextStyle("ui-bold", 26, ink), "midleft")
        canvas.text(
            self._line(), (box.x + 84, box.y + 55), TextStyle(colour=soft), "midleft", width=box.width - 190
        )
        x = box.x + 96
        for seat in self.save.seats:
            colour = f"seat-{seat.colour + 1}"
            canvas.circle((x, box.y + 85), 12, colour, border="ink", line=1)
            canvas.seat_glyph(seat.colour + 1, (x, box.y + 85), 11, "ink")
            x += 29
        canvas.text(ago(self.save.age), (x + 6, box.y + 85), TextStyle("ui", 16, soft), "midleft")
        draw_key_cap(canvas, (box.right - 78, box.centery), self.cap_label(mood), on_accent=True)

    def _line(self) -> str:
        parts = [self.desk.pack(self.save.pack).text("title", language())]
        parts.append(_("round {round}").format(round=self.save.round))
        if 0 <= self.save.to_play < len(self.save.seats):
            parts.append(_("{name} to play").format(name=self.save.seats[self.save.to_play].name))
        return " · ".join(parts)


class Screens(Protocol):
    """What the rows lead to."""

    def setup(self) -> Scene[Any]: ...
    def saves(self) -> Scene[Any]: ...
    def replays(self) -> Scene[Any]: ...
    def workshop(self) -> Scene[Any]: ...
    def options(self) -> Scene[Any]: ...
    def about(self) -> Scene[Any]: ...


class MenuScene(Scene[None]):
    """The menu; `open_game` shows a game, `screens` opens what the rows lead to."""

    def __init__(self, desk: Desk, open_game: Callable[[Session], Scene[Any]], screens: Screens) -> None:
        super().__init__()
        self.desk = desk
        self._open_game, self._screens = open_game, screens
        self.boxes = Boxes(desk)
        self.timeline = Timeline()
        self._goal = round(self.boxes.at)
        self._saves: list[Summary] = []
        self._told = False

    def enter(self) -> None:
        self.resume()
        if self.desk.note is not None:
            self.toast(escape(user_error_text(self.desk.note)), "warn")
            self.desk.note = None

    def resume(self) -> None:
        known = self._latest()
        self._saves = self.desk.saved()
        if self.boxes.editions != self.desk.editions:
            self.boxes = Boxes(self.desk)
        self.boxes.show(self.desk.chosen)
        self._goal = round(self.boxes.at)
        self.first_focus = "continue" if self._latest() is not None else "new"
        self._dress()
        self.view.audio.music("music")
        self.rebuild()
        if (left := self._latest()) is not None and (known is None or known.path != left.path):
            self.form.focus("continue")

    def _latest(self) -> Summary | None:
        """The game left last that can go on."""
        editions = {edition.id for edition in self.desk.editions}
        open_ = (save for save in self._saves if save.user_error is None and not save.winners)
        return next((save for save in open_ if save.pack in editions), None)

    def build(self) -> Iterable[Widget]:
        y = 232.0
        latest = self._latest()
        if latest is not None:
            yield ContinueRow(
                "continue",
                (LEFT, y, WIDE, 112),
                self.desk,
                latest,
                group="list",
                on_press=lambda: self._resume(latest),
            )
        y = 366.0 if latest is not None else 256.0
        count = len(self._saves)
        rows = (
            (
                "new",
                "play",
                _("New game"),
                _("Seats, edition and rules"),
                pgettext("key", "N"),
                self._screens.setup,
            ),
            (
                "load",
                "folder",
                _("Load"),
                ngettext("{count} saved game", "{count} saved games", count).format(count=count),
                pgettext("key", "L"),
                self._screens.saves,
            ),
            (
                "replays",
                "film",
                _("Replays"),
                _("Watch a game again, play on from any point"),
                pgettext("key", "R"),
                self._screens.replays,
            ),
            (
                "workshop",
                "brush",
                _("Theme workshop"),
                _("Make and check your own themes"),
                pgettext("key", "W"),
                self._screens.workshop,
            ),
            (
                "options",
                "settings",
                _("Options"),
                _("Language, comfort, sound, keys"),
                pgettext("key", "O"),
                self._screens.options,
            ),
            (
                "about",
                "info",
                _("About"),
                _("Unofficial fan project · credits"),
                pgettext("key", "A"),
                self._screens.about,
            ),
        )
        for key, icon, text, note, letter, opener in rows:
            reason = (
                _("**Nothing saved yet.** Games are saved by themselves.")
                if key in ("load", "replays") and not count
                else ""
            )
            yield MenuRow(
                key,
                (LEFT, y, WIDE, 66),
                icon,
                text,
                note,
                letter=letter,
                group="list",
                reason=reason,
                on_press=lambda opener=opener: self._push(opener),
            )
            y += 74
        yield MenuRow(
            "quit",
            (LEFT, y, WIDE, 66),
            "exit",
            _("Quit"),
            "",
            letter=pgettext("key", "Q"),
            group="list",
            on_press=Quit,
        )
        if len(self.boxes.editions) > 1:
            yield IconButton(
                "previous",
                (901, 856, 56, 56),
                "chevron-left",
                _("The edition before"),
                group="boxes",
                on_press=lambda: self._turn(-1),
            )
            yield IconButton(
                "next",
                (1647, 856, 56, 56),
                "chevron-right",
                _("The next edition"),
                group="boxes",
                on_press=lambda: self._turn(1),
            )

    def _push(self, opener: Callable[[], Scene[Any]]) -> Reply:
        return Push(opener())

    def _resume(self, save: Summary) -> Reply:
        return go_on(self, self.desk, save, lambda session: Push(self._open_game(session)))

    def _turn(self, step: int) -> Reply:
        """Turn the boxes: the one in front sets the table's colours and the next new game."""
        if self.timeline.running:
            self.timeline.finish()
        start, self._goal = self.boxes.at, self._goal + step
        self.desk.chosen = self.boxes.editions[self._goal % len(self.boxes.editions)].id

        def show(k: float) -> None:
            self.boxes.at = start + step * k

        self.timeline.reduced = self.view.comfort.reduced_motion
        self.timeline.play(Tween(TURN, show, ease_in_out), self.view.now)
        self.animating = True
        self._dress()
        return True

    def _dress(self) -> None:
        if self.view.theme.look is not self.desk.pack(self.desk.chosen).look:
            self.view.set_theme(self.desk.theme(self.desk.chosen))

    def update(self, now: float) -> Reply:
        self.animating = self.timeline.update(now)
        return None

    def skip(self) -> bool:
        self.timeline.finish()
        self.animating = False
        return False

    def handle_event(self, event: UiEvent) -> Reply:
        """Left and right turn the boxes wherever the focus is."""
        if isinstance(event, Press):
            back, on = (Action.PREVIOUS, Action.NEXT) if event.pad else (Action.LEFT, Action.RIGHT)
            if event.means(back, on, Action.LEFT, Action.RIGHT):
                return self._turn(1 if event.means(on, Action.RIGHT) else -1)
        return super().handle_event(event)

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        paint_room(canvas)
        self.boxes.draw(canvas)
        shade(canvas, canvas.scale.px(UNSEEN))
        size = tame(84, canvas.scale.text_size, 1.1)
        canvas.text("Tour de Table", (LEFT, 98), TextStyle("display", size, "#fbf0d6"), "midleft")
        canvas.rule((LEFT, 160), 64, "gold", line=2)
        canvas.text(
            _("An evening of buying, building and bargaining"),
            (LEFT + 80, 160),
            TextStyle("board", 21, "gold-hi", tracking=0.4),
            "midleft",
            width=WIDE + 40,
        )
        self._caption(canvas)
        hints = [
            (["↑", "↓"], _("menu")),
            (["←", "→"], _("edition")),
            (self.view.caps(Action.CHOOSE), _("choose")),
            ("F11", _("full screen")),
        ]
        draw_hints(canvas, (LEFT, 1034), hints)
        version = _("version {version}").format(version=__version__)
        if pads():
            canvas.icon("gamepad", (1856 - 150, 1034), 22, canvas.theme.on_table()[1])
        canvas.text(version, (1856, 1034), TextStyle("ui", 15, canvas.theme.on_table()[1]), "midright")

    def _caption(self, canvas: Canvas) -> None:
        edition = self.boxes.editions[self._goal % len(self.boxes.editions)]
        pack = self.desk.pack(edition.id)
        ink, soft = canvas.theme.on_table()
        canvas.text(pack.text("title", language()), (1292, 876), TextStyle("display", 38, ink), "center")
        parts = [pack.text("tagline", language()), pack.currency.symbol]
        parts.append(
            _("{low}–{high} players").format(low=pack.ruleset.min_seats, high=pack.ruleset.max_seats)
        )
        parts.append(", ".join(_(LANGUAGES.get(code, code)) for code in pack.languages))
        canvas.text(" · ".join(parts), (1292, 921), TextStyle(colour=soft), "center", width=640)
        self._dots(canvas, soft)

    def _dots(self, canvas: Canvas, ink: str) -> None:
        """One dot an edition, a golden bar for the one in front."""
        count = len(self.boxes.editions)
        widths = [34.0 if index == self._goal % count else 11.0 for index in range(count)]
        x = 1292 - (sum(widths) + 15 * (count - 1)) / 2
        for wide in widths:
            canvas.box((x, 953, wide, 11), "gold" if wide > 11 else canvas.theme.c(ink, 0.4), radius=5.5)
            x += wide + 15


LANGUAGES = {"en": N_("English"), "fr": N_("français")}
