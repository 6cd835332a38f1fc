"""The first screen: go on with a game, start one, choose an edition from its box."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game import __version__
from game.app.desk import Desk, user_error_text
from game.app.menu.boxes import Boxes
from game.app.menu.room import UNSEEN, paint_room, shade
from game.app.saves.going_on import go_on
from game.app.seat_names import seat_names
from game.app.words import ago
from game.engine.messages import N_
from game.storage.saves import Summary
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _, language, ngettext, pgettext
from game.ui.input import Press, UiEvent, pads
from game.ui.layout import Aligned, Column, Fit, Leaf, Node, Row, Ruler, Scroll, Size, Text, Wrap, lay
from game.ui.motion import Timeline, Tween, ease_in_out
from game.ui.reply import Push, Quit, Reply
from game.ui.scale import Box
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import draw_key_cap
from game.ui.widgets.pieces import hints, icon
from game.ui.widgets.rows import Card
from game.ui.widgets.widget import Mood, Widget

if TYPE_CHECKING:
    from game.app.kit import Session

PANEL = (88.0, 42.0, 640.0, 954.0)
ROWS = 560.0  # the width of the rows
FRONT = (901.0, 856.0, 955.0, 190.0)
KEYS = (88.0, 1000.0, 800.0, 68.0)
TURNED = 802.0  # from arrow to arrow
KEY = 96.0  # room for the key of a row
TURN = 0.22


class MenuRow(Card):
    """A row of the menu: an icon, what it does, a line on it, and its key."""

    radius = 12

    def __init__(self, key: Hashable, icon: str, text: str, note: str = "", **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 66), group="list", **rest)
        self.icon, self.words, self.note = icon, text, note

    def content(self) -> Node:
        ink = "text" if self.enabled else "text-off"
        words = [Text(self.words, TextStyle("ui-bold", 20, ink))]
        if self.note:
            words.append(Text(self.note, TextStyle(colour="muted")))
        mark = icon(self.icon, 24, "gold-hi" if self.enabled else "text-off")
        return Row([mark, Column(words, grow=1)], gap=22, pad=(26, 6, KEY, 6))

    def ground(self, canvas: Canvas, mood: Mood) -> None:
        lit = mood.hover or mood.focus
        canvas.box(self.box, "#1d242a" if lit else "#12171b", radius=12, alpha=0.95 if lit else 0.62)
        if cap := mood.cap(self.letter):
            draw_key_cap(canvas, (self.box.right - 50, self.box.centery), cap)


class ContinueRow(Button):
    """The game that can go on: edition, round, who is to play, and how long ago."""

    radius = 12

    def __init__(self, key: Hashable, desk: Desk, save: Summary, soft: Colour, **rest: Any) -> None:
        super().__init__(key, (0, 0, 0, 112), "", "primary", group="list", action=Action.CONFIRM, **rest)
        self.desk, self.save = desk, save
        self.tree = self._content(soft)

    def _content(self, soft: Colour) -> Node:
        told = TextStyle("ui", 16, soft)
        seats = Row([_seat_dot(seat.colour + 1) for seat in self.save.seats], gap=5)
        words = [
            Text(_("Continue"), TextStyle("ui-bold", 26, "on-accent")),
            Text(self._line(), TextStyle(colour=soft)),
            Wrap([seats, Text(ago(self.save.age), told)], gap=10, row_gap=0, pad=(0, 4, 0, 0)),
        ]
        parts = [icon("play", 34, "on-accent"), Column(words, grow=1)]
        return Row(parts, gap=23, pad=(27, 6, KEY + 24, 6), min_height=112)

    def measure(self, ruler: Ruler, width: float) -> Size:
        return self.tree.measure(ruler, width)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self.tree.place(ruler, self.box)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self._ground(canvas, self.box, mood)
        self.tree.draw(canvas)
        at = (self.box.right - 22, self.box.centery)
        draw_key_cap(canvas, at, self.cap_label(mood), anchor="midright", on_accent=True)

    def _line(self) -> str:
        parts = [self.desk.pack(self.save.pack).text("title", language())]
        parts.append(_("round {round}").format(round=self.save.round))
        if 0 <= self.save.to_play < len(self.save.seats):
            parts.append(_("{name} to play").format(name=seat_names(self.save.seats)[self.save.to_play]))
        return " · ".join(parts)


def _seat_dot(seat: int) -> Leaf:
    """The colour of a seat with its glyph."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.circle(box.center, 12, f"seat-{seat}", border="ink", line=1)
        canvas.seat_glyph(seat, box.center, 11, "ink")

    return Leaf(width=24, height=24, paint=draw)


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
        self._left = desk.table  # the table that was left for the menu last

    def enter(self) -> None:
        self.resume()
        if self.desk.note is not None:
            self.toast(escape(user_error_text(self.desk.note)), "warn")
            self.desk.note = None

    def resume(self) -> None:
        self._saves = self.desk.saved()
        if self.boxes.editions != self.desk.editions:
            self.boxes = Boxes(self.desk)
        self.boxes.show(self.desk.chosen)
        self._goal = round(self.boxes.at)
        self.first_focus = "continue" if self._latest() is not None else "new"
        self._dress()
        self.view.audio.music("music")
        self.rebuild()
        if self.desk.table is not self._left:
            self._left = self.desk.table
            self.form.focus(self.first_focus)

    def _latest(self) -> Summary | None:
        """The game left last that can go on."""
        editions = {edition.id for edition in self.desk.editions}
        open_ = (save for save in self._saves if save.user_error is None and not save.winners)
        return next((save for save in open_ if save.pack in editions), None)

    def build(self) -> Iterable[Widget]:
        rows = Scroll(Column([Leaf(row) for row in self._rows()], gap=8), key="list", grow=1, max_width=ROWS)
        self.page = lay_out(Column([*_title(), rows]), self.view, PANEL)
        self.front = lay_out(self._front(), self.view, FRONT)
        yield from controls(self.page.root)
        yield from controls(self.front.root)

    def _rows(self) -> Iterable[Widget]:
        """The game that can go on, and what else there is to do."""
        latest, count, screens = self._latest(), len(self._saves), self._screens
        if latest is not None:
            soft = self.view.theme.mix("on-accent", "accent", 0.1)
            resume = partial(self._resume, latest)
            yield ContinueRow("continue", self.desk, latest, soft, on_press=resume)
        saved = ngettext("{count} saved game", "{count} saved games", count).format(count=count)
        watch = _("Watch a game again, play on from any point")
        none = "" if count else _("**Nothing saved yet.** Games are saved by themselves.")
        rows = (
            ("new", "play", _("New game"), _("Seats, edition and rules"), pgettext("key", "N"), "",
             screens.setup),
            ("load", "folder", _("Load"), saved, pgettext("key", "L"), none, screens.saves),
            ("replays", "film", _("Replays"), watch, pgettext("key", "R"), none, screens.replays),
            ("workshop", "brush", _("Theme workshop"), _("Make and check your own themes"),
             pgettext("key", "W"), "", screens.workshop),
            ("options", "settings", _("Options"), _("Language, comfort, sound, keys"),
             pgettext("key", "O"), "", screens.options),
            ("about", "info", _("About"), _("Unofficial fan project · credits"), pgettext("key", "A"), "",
             screens.about),
        )  # fmt: skip
        for key, sign, text, note, letter, reason, opener in rows:
            push = partial(self._push, opener)
            yield MenuRow(key, sign, text, note, letter=letter, reason=reason, on_press=push)
        yield MenuRow("quit", "exit", _("Quit"), letter=pgettext("key", "Q"), on_press=Quit)

    def _front(self) -> Node:
        """What the edition in front is called, between the arrows that turn the boxes; the version below."""
        edition = self.boxes.editions[self._goal % len(self.boxes.editions)]
        pack = self.desk.pack(edition.id)
        ink, soft = self.view.theme.on_table()
        seats = _("{low}–{high} players").format(low=pack.ruleset.min_seats, high=pack.ruleset.max_seats)
        spoken = ", ".join(_(LANGUAGES.get(code, code)) for code in pack.languages)
        facts = " · ".join([pack.text("tagline", language()), pack.currency.symbol, seats, spoken])
        words: list[Node] = [
            Text(pack.text("title", language()), TextStyle("display", 38, ink, align="center")),
            Text(facts, TextStyle(colour=soft, align="center")),
            Leaf(height=11, paint=self._dots),
        ]
        caption = Column(words, gap=12, grow=1)
        version = Text(_("version {version}").format(version=__version__), TextStyle("ui", 15, soft))
        foot = [icon("gamepad", 22, soft), version] if pads() else [version]
        turned = Row([*self._arrow(-1), caption, *self._arrow(1)], gap=24, align="start", width=TURNED)
        return Fit(Column([turned, Row(foot, gap=14, justify="end")], justify="between"))

    def _arrow(self, step: int) -> Iterable[Node]:
        """What turns the boxes, where there are several."""
        if len(self.boxes.editions) > 1:
            key, sign, tip = (
                ("previous", "chevron-left", _("The edition before"))
                if step < 0
                else ("next", "chevron-right", _("The next edition"))
            )
            turn = partial(self._turn, step)
            yield Leaf(IconButton(key, (0, 0, 56, 56), sign, tip, group="boxes", on_press=turn))

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
        self.rebuild()
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
        self.page.draw(canvas)
        self.front.draw(canvas)
        keys = [
            (["↑", "↓"], _("menu")),
            (["←", "→"], _("edition")),
            (self.view.caps(Action.CHOOSE), _("choose")),
            ("F11", _("full screen")),
        ]
        lay(Aligned(hints(keys, pad=self.view.pad), x="start"), canvas.ruler, KEYS).draw(canvas)

    def _dots(self, canvas: Canvas, box: pygame.FRect) -> None:
        """One dot an edition, a golden bar for the one in front."""
        count, ink = len(self.boxes.editions), canvas.theme.on_table()[1]
        widths = [34.0 if index == self._goal % count else 11.0 for index in range(count)]
        x = box.centerx - (sum(widths) + 15 * (count - 1)) / 2
        for wide in widths:
            canvas.box((x, box.y, wide, 11), "gold" if wide > 11 else canvas.theme.c(ink, 0.4), radius=5.5)
            x += wide + 15


def _title() -> Iterable[Node]:
    """The name of the game, and what it is."""
    yield Fit(Text("Tour de Table", TextStyle("display", 84, "#fbf0d6"), lines=1))
    line = Leaf(width=64, height=2, paint=lambda canvas, box: canvas.rule(box.topleft, 64, "gold", line=2))
    words = Text(
        _("An evening of buying, building and bargaining"),
        TextStyle("board", 21, "gold-hi", tracking=0.4),
        grow=1,
    )
    yield Row([line, words], gap=16, pad=(0, 0, 0, 56))


LANGUAGES = {"en": N_("English"), "fr": N_("français")}
