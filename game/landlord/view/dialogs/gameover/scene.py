"""The end: the winners' stand, worth by round, where everyone landed, awards, and what to do next."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pygame

from game.landlord.view.chronicle import Chronicle, chronicle
from game.landlord.view.dialogs.gameover.count import count, count_table
from game.landlord.view.dialogs.gameover.page import BOX, Parts, awarded, bar, charted, head, landed, page
from game.landlord.view.dialogs.gameover.words import awards, fate, headline, manner
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.presented import PresentedState
from game.landlord.view.session import Session
from game.storage import paths
from game.ui.actions import Action
from game.ui.charts.line_chart import Flag, Line, LineChart
from game.ui.dialogs.head import on_table
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import rich
from game.ui.i18n import _, pgettext
from game.ui.input import Press
from game.ui.layout import Aligned, Leaf, Node
from game.ui.motion import Sequence, Timeline, Together, Tween, ease_out, linear, overshoot
from game.ui.reply import Pop, Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import hints, hints_pill
from game.ui.widgets.podium import Standing, podium
from game.ui.widgets.widget import Widget

AGAIN, MENU = "again", "menu"
COUNT = 3  # the tab that is no chart
MOST_FLAGS = 3
RISE, SNOW = 0.4, 1.6  # seconds


class GameOverScene(TableScene[str]):
    """It pops with "again" for the same seats and rules, or "menu"."""

    unbidden = True
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
        parts = Parts(
            head=head(
                headline(self.session, self.outcome),
                manner(self.outcome, self.story.rounds),
                self._menu(),
                self.view.theme,
            ),
            podium=podium(self._standings(), lambda: (self.rise, self.snow)),
            chart=charted(self._titles[self.tab], Leaf(self._tabs()), self._figures()),
            landed=landed(self.session, self.story.landings),
            awards=awarded(self.session, self.awards),
            bar=bar(list(self._acts()), self._again()),
            keys=self._keys(),
        )
        self.page = lay_out(page(parts), self.view, BOX)
        return controls(self.page.root)

    def _menu(self) -> Button:
        return Button(
            "menu", (0, 0, 250, 56), _("Back to the menu"), on_table(self.view.theme), icon="exit", size=17,
            cap=False, on_press=lambda: Pop(MENU), group="menu",
        )  # fmt: skip

    def _again(self) -> Button:
        return Button(
            "again", (0, 0, 260, 72), _("Play again"), "primary", size=25, icon="undo",
            on_press=lambda: Pop(AGAIN), group="bar",
        )  # fmt: skip

    def _acts(self) -> Iterator[Button]:
        """What can be done with the game that is over."""
        if self._watch is not None:
            watch = self._watch
            yield Button(
                "watch", (0, 0, 0, 64), _("Watch the replay"), icon="film", size=18,
                letter=pgettext("key", "R"), on_press=lambda: Push(watch()), group="bar",
            )  # fmt: skip
        share = pgettext("key: share picture", "s")
        yield Button(
            "share", (0, 0, 0, 64), _("Share picture"), icon="share", size=18,
            letter=share, on_press=self._share, group="bar",
        )  # fmt: skip
        yield Button(
            "log", (0, 0, 0, 64), _("Save the log"), "ghost", icon="save", size=18,
            cap=False, on_press=self._save_log, group="bar",
        )  # fmt: skip

    def _tabs(self) -> Tabs:
        names = (_("Worth"), _("Cash"), _("Rent"), _("Count"))
        return Tabs("tabs", (0, 0, 432, 48), names, self.tab, on_change=self._turn, group="chart")

    def _figures(self) -> Node:
        """The chart, or the count of what everybody owns."""
        if self.tab == COUNT:
            counts = [count(self.session.seen, seat) for seat in self.places]
            return count_table(self.session, counts, self.outcome.winners)
        chart = LineChart(
            "chart", (0, 0, 900, 240), self._lines(), self.session.money, self._flags(), group="chart"
        )
        return Leaf(chart, grow=1)

    @property
    def _titles(self) -> tuple[str, ...]:
        return (
            _("Net worth, round by round"),
            _("Cash, round by round"),
            _("Rent collected, round by round"),
            _("Cash, deeds, buildings at the end"),
        )

    def _turn(self, tab: int) -> Reply:
        self.tab = tab
        self.rebuild()
        return True

    def unhandled_key(self, press: Press) -> Reply:
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
        self.page.draw(canvas)

    def _keys(self) -> Node:
        """The keys at the foot, on a pill where the table is too pale for them."""
        caps = self.view.caps
        keys: list[Hint] = [
            (caps(Action.NEXT), _("next")),
            ([caps(Action.LEFT), caps(Action.RIGHT)], _("chart round")),
            (self.view.letter(pgettext("key", "R")), _("replay")),
            (self.view.letter(pgettext("key: share picture", "s")), _("share")),
            (caps(Action.CONFIRM), _("play again")),
        ]
        if self.view.theme.pale:
            return Aligned(hints_pill(keys, pad=self.view.pad))
        return Aligned(hints(keys, pad=self.view.pad), "start")

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
