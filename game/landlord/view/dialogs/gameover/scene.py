"""The end: the winners' stand, worth by round, where everyone landed, awards, and what to do next."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pygame

from game.landlord.view.board.groups import group_key
from game.landlord.view.chronicle import Chronicle, chronicle
from game.landlord.view.dialogs.gameover.count import count, paint_count
from game.landlord.view.dialogs.gameover.heat import STEPS, draw_heat
from game.landlord.view.dialogs.gameover.words import Award, awards, fate, headline, manner
from game.landlord.view.goods import colour
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.presented import PresentedState
from game.landlord.view.session import Session
from game.storage import paths
from game.ui.actions import Action
from game.ui.charts.line_chart import Flag, Line, LineChart
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rich
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.motion import Sequence, Timeline, Together, Tween, ease_out, linear, overshoot
from game.ui.reply import Pop, Push, Reply
from game.ui.scale import apart, tame
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.marks import draw_hints
from game.ui.widgets.podium import Standing, draw_podium
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Widget

PODIUM = (40.0, 124.0, 676.0, 500.0)
CHART = (756.0, 124.0, 1124.0, 500.0)
LANDED = (40.0, 648.0, 676.0, 340.0)
_AWARDS = (756.0, 648.0, 362.0, 88.0, 381.0, 101.0)  # left, top, width, height, steps right and down
BAR = (756.0, 865.0, 1124.0, 123.0)
AGAIN, MENU = "again", "menu"
COUNT = 3  # the tab that is no chart
MOST_FLAGS = 3
RISE, SNOW = 0.4, 1.6  # seconds


class GameOverScene(TableScene[str]):
    """It pops with "again" for the same seats and rules, or "menu"."""

    first_focus = "again"

    def __init__(self, session: Session, watch: Callable[[], Scene[Any]] | None = None) -> None:
        """`watch` makes the replay of the game."""
        super().__init__(session)
        self._watch = watch
        outcome = session.seen.outcome
        assert outcome is not None
        self.outcome = outcome
        events = chain.from_iterable(act.events for act in reversed(list(session.table.acts())))
        start = PresentedState.of(session.table.opened()) if session.table.origin is not None else None
        self.story: Chronicle = chronicle(session.pack.ruleset, events, start)
        self.story.seats = len(session.names)
        self.places = self.story.standings(outcome.winners, outcome.worth)
        self.awards = awards(session, self.story)
        self.tab = 0
        self.rise = [0.0, 0.0, 0.0]
        self.snow = 0.0
        self._timeline = Timeline()

    # motion --------------------------------------------------------------------------------
    def enter(self) -> None:
        super().enter()
        comfort = self.view.comfort
        self._timeline = Timeline(comfort.speed, reduced=comfort.reduced_motion)
        steps = [Tween(RISE, self._set_rise(place), overshoot) for place in (2, 1, 0)]
        self._timeline.play(
            Sequence(*steps[:2], Together(steps[2], Tween(SNOW, self._set_snow, linear))), self.view.now
        )
        self.animating = self._timeline.running
        humans = self.session.humans
        won = not humans or any(seat in self.outcome.winners for seat in humans)
        self.view.audio.music(None)
        self.view.audio.play("win" if won else "lose")

    def _set_rise(self, place: int) -> Callable[[float], None]:
        def set_(value: float) -> None:
            self.rise[place] = value

        return set_

    def _set_snow(self, value: float) -> None:
        self.snow = ease_out(value)

    def update(self, now: float) -> Reply:
        self.animating = self._timeline.update(now)
        self.wake_at = None
        self.dirty = self.dirty or self.animating
        return None

    def skip(self) -> bool:
        if not self._timeline.running:
            return False
        self._timeline.finish()
        return True

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        x, y, w, h = BAR
        middle = y + h / 2
        again = (x + w - 334, middle - 36, 302, 72)
        yield Button(
            "again",
            again,
            _("Play again"),
            "primary",
            size=25,
            icon="undo",
            on_press=lambda: Pop(AGAIN),
            group="bar",
        )
        if self._watch is not None:
            watch = self._watch
            yield Button(
                "watch", (x + 20, middle - 32, 292, 64), _("Watch the replay"), icon="film", size=18,
                letter=pgettext("key", "R"), on_press=lambda: Push(watch()), group="bar",
            )  # fmt: skip
        share = pgettext("key: share picture", "s")
        yield Button(
            "share", (x + 324, middle - 32, 250, 64), _("Share picture"), icon="share", size=18,
            letter=share, on_press=self._share, group="bar",
        )  # fmt: skip
        yield Button(
            "log", (x + 586, middle - 32, 196, 64), _("Save the log"), "ghost", icon="save", size=18,
            cap=False, on_press=self._save_log, group="bar",
        )  # fmt: skip
        names = (_("Worth"), _("Cash"), _("Rent"), _("Count"))
        yield Tabs("tabs", (1420, 144, 432, 48), names, self.tab, on_change=self._turn, group="chart")
        if self.tab < COUNT:
            box = (768, 196, 1092, 420)
            yield LineChart("chart", box, self._lines(), self.session.money, self._flags(), group="chart")
        kind = "secondary" if self._pale else "ghost"
        yield Button(
            "menu", (1630, 40, 250, 56), _("Back to the menu"), kind, icon="exit", size=17, cap=False,
            on_press=lambda: Pop(MENU), group="menu",
        )  # fmt: skip

    def _turn(self, tab: int) -> Reply:
        self.tab = tab
        self.rebuild()
        return True

    def act(self, press: Press) -> Reply:
        return Pop(MENU) if press.means(Action.BACK) else None

    def _lines(self) -> list[Line]:
        session, rows = self.session, (self.story.worth, self.story.cash, self.story.rent)[self.tab]
        ends = {fall.seat: min(fall.round, len(rows) - 1) for fall in self.story.falls}
        return [
            Line(
                session.names[seat],
                session.colours[seat],
                f"token.{session.tokens[seat]}",
                tuple(row[seat] for row in rows[: ends.get(seat, len(rows)) + 1]),
                seat in self.outcome.winners,
            )
            for seat in range(len(session.names))
            if rows
        ]

    def _flags(self) -> list[Flag]:
        """The winner's first whole group, and falls before the end."""
        session, story = self.session, self.story
        if self.tab:
            return []
        flags = [
            Flag(fall.round, _("{name} bankrupt").format(name=session.names[fall.seat]), "bad", 0)
            for fall in story.falls
            if fall.round < story.rounds and not fall.resigned
        ]
        done = next((done for done in story.completions if done.seat in self.outcome.winners), None)
        if done is not None:
            text = _("{name} completes {group}")
            text = text.format(name=session.names[done.seat], group=session.group_name(done.group))
            flags.insert(0, Flag(done.round, text))
        return flags[:MOST_FLAGS]

    # keeping it ----------------------------------------------------------------------------
    def _share(self) -> Reply:
        """Write a picture of this page."""
        sheet = pygame.Surface(self.view.size)
        pointer, self.view.pointer = self.view.pointer, True  # no focus ring on the picture
        self.draw(Canvas(sheet, self.view.theme, self.view.scale))
        self.view.pointer = pointer
        return self._keep(".png", lambda path: pygame.image.save(sheet, str(path)))

    def _save_log(self) -> Reply:
        """Write the whole log as plain text."""
        lines = ["".join(run.text for run in rich(line.text)) for line in self.session.log]
        return self._keep(".txt", lambda path: path.write_text("\n".join(lines) + "\n", encoding="utf-8"))

    def _keep(self, suffix: str, write: Callable[[Path], object]) -> Reply:
        stem = time.strftime("%Y-%m-%d %H.%M.%S")
        try:
            path: Path = paths.pictures_dir() / f"{stem}{suffix}"
            write(path)
        except (OSError, pygame.error) as error:
            self.toast(_("Could not be saved: {reason}").format(reason=error), "cross")
        else:
            self.toast(_("Saved as {path}").format(path=path), "check")
        return True

    # pictures ------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self._head(canvas)
        draw_podium(canvas, PODIUM, self._standings(), self.rise, self.snow)
        self._still(canvas)
        hints = [
            ([self.view.caps(Action.NEXT)], _("next")),
            ([self.view.caps(Action.LEFT), self.view.caps(Action.RIGHT)], _("chart round")),
            ([pgettext("key", "R")], _("replay")),
            ([pgettext("key: share picture", "s").upper()], _("share")),
            ([self.view.caps(Action.CONFIRM)], _("play again")),
        ]
        draw_hints(canvas, (960 if self._pale else 40, 1034), hints, pill=self._pale, pad=self.view.pad)

    def _still(self, canvas: Canvas) -> None:
        """What does not move, through the cache."""
        titles = (
            _("Net worth, round by round"),
            _("Cash, round by round"),
            _("Rent collected, round by round"),
            _("Cash, deeds, buildings at the end"),
        )
        title, counts = titles[self.tab], tuple(self.story.landings)

        def right(own: Canvas) -> None:
            own = own.at(-CHART[0], -CHART[1])
            own.panel(CHART)
            own.text(title, (784, 168), TextStyle("display", chrome.TITLE), "midleft", width=610)
            if self.tab == COUNT:
                counts = [count(self.session.seen, seat) for seat in self.places]
                paint_count(own, self.session, counts, self.outcome.winners, (792, 204, 1052, 408))
            for place, award in enumerate(self.awards):
                self._award(own, place, award)
            own.panel(BAR)

        def landed(own: Canvas) -> None:
            self._landed(own.at(-LANDED[0], -LANDED[1]))

        who = tuple(zip(self.session.tokens, self.session.colours, strict=True))
        box = (CHART[0], CHART[1], CHART[2], BAR[1] + BAR[3] - CHART[1])
        canvas.baked(("game over", title, tuple(self.awards), who), box, right, margin=36)
        canvas.baked(("landed", counts, self.session.pack.id, _("landings")), LANDED, landed, margin=36)

    @property
    def _pale(self) -> bool:
        """Whether the table is light, so that light words can't stand on it."""
        return self.view.theme.ink_on("table-1").r < 128

    def _head(self, canvas: Canvas) -> None:
        ink = canvas.theme.ink_on("table-1") if self._pale else canvas.theme.c("text")
        soft = canvas.theme.mix(ink, "table-1", 0.25)
        canvas.icon("trophy", (66, 68), 46, "gold-lo" if self._pale else "gold-hi")
        title = headline(self.session, self.outcome)
        box = canvas.text(title, (113, 68), TextStyle("display", 56, ink), "midleft", width=900)
        left = box.right + 30
        text = manner(self.outcome, self.story.rounds)
        canvas.text(text, (left, 70), TextStyle("ui", chrome.STRONG, soft), "midleft", width=1630 - left)

    def _standings(self) -> list[Standing]:
        session, falls = self.session, {fall.seat: fall for fall in self.story.falls}
        many = len(self.places) > 5
        return [
            Standing(
                1 if seat in self.outcome.winners else place,
                session.names[seat],
                session.colours[seat],
                f"token.{session.tokens[seat]}",
                "" if seat in falls else session.money(self.outcome.worth[seat]),
                session.money(self.outcome.worth[seat])
                if seat not in falls and place > 3
                else fate(session, falls.get(seat), short=many or place <= 3),
            )
            for place, seat in enumerate(self.places, start=1)
        ]

    def _landed(self, canvas: Canvas) -> None:
        session, counts = self.session, self.story.landings
        canvas.panel(LANDED)
        x, y, w, _h = LANDED
        heat = (x + 24, y + 24, 292, 292)
        draw_heat(canvas, heat, session.pack.layout, session.pack.ruleset, counts)
        middle = (heat[0] + heat[2] / 2, heat[1] + heat[3] / 2)
        canvas.text(str(sum(counts)), (middle[0], middle[1] - 14), TextStyle("display", 30), "center")
        canvas.text(_("landings"), (middle[0], middle[1] + 16), TextStyle(colour="muted"), "center")
        left, wide = x + 344, w - 344 - 26
        title = _("Where everyone landed")
        canvas.text(title, (left, y + 40), TextStyle("display", chrome.TITLE), "midleft", width=wide)
        top = sorted(range(len(counts)), key=lambda space: -counts[space])[:4]
        for row, space in enumerate(top):
            if counts[space]:
                self._landing(canvas, space, counts[space], (left, y + 68 + 44 * row, wide))
        self._legend(canvas, (left, y + 270), wide)

    def _landing(self, canvas: Canvas, space: int, count: int, row: tuple[float, float, float]) -> None:
        x, y, w = row
        rules = self.session.pack.ruleset
        group = rules.spaces[space].group
        mark = (x, y + 8, 26, 26)
        if group >= 0:
            tone = colour(rules, group)
            canvas.box(mark, tone, radius=5)
            canvas.glyph(group_key(rules, group), (x + 13, y + 21), 17, canvas.theme.ink_on(tone))
        else:
            canvas.art(f"space.{space}", mark)
        number = canvas.text(str(count), (x + w, y + 21), TextStyle("board-bold", 20), "midright")
        name = self.session.space_name(space)
        canvas.text(name, (x + 38, y + 21), anchor="midleft", width=number.left - x - 50)
        canvas.rule((x, y + 43), w, "#333d46")

    def _legend(self, canvas: Canvas, at: tuple[float, float], width: float) -> None:
        x, y = at
        few = canvas.text(_("few"), (x, y), TextStyle("ui", 15, "muted"), "midleft")
        many = canvas.text(_("many"), (x + width, y), TextStyle("ui", 15, "muted"), "midright")
        step = (many.left - few.right - 20) / len(STEPS)
        for index, tone in enumerate(STEPS):
            canvas.box((few.right + 12 + index * step, y - 7, step - 5, 14), tone, radius=2)

    def _award(self, canvas: Canvas, place: int, award: Award) -> None:
        left, top, w, h, right, down = _AWARDS
        x, y = left + right * (place % 3), top + down * (place // 3)
        canvas.shadow((x, y, w, h), chrome.CARD, blur=14, dy=5, alpha=0.3)
        canvas.box((x, y, w, h), "#252d35", "#21282f", radius=chrome.CARD, border="#343e47")
        canvas.circle((x + 46, y + h / 2), 26, "#3a3220")
        canvas.icon(award.icon, (x + 46, y + h / 2), 26, "gold-hi")
        left, room, text = x + 88, w - 88 - 66, canvas.scale.text_size
        middle, step = y + h / 2, apart(23, text, 1.15)
        small, large = tame(15, text, 1.3), tame(20, text, 1.2)
        canvas.text(
            award.title, (left, middle - step), TextStyle("ui-bold", small, "gold-hi"), "midleft", width=room
        )
        canvas.text(award.feat, (left, middle), TextStyle("ui-bold", large), "midleft", width=room)
        canvas.text(
            award.detail, (left, middle + step), TextStyle("ui", small, "#c4cbd2"), "midleft", width=room
        )
        session = self.session
        token = f"token.{session.tokens[award.seat]}"
        draw_seat_mark(canvas, (x + w - 40, y + h / 2), 44, session.colours[award.seat] + 1, token)
