"""The timeline: worth by round, what stands out, and the playhead that can be put anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

import pygame

from game.landlord.view.chronicle import Chronicle
from game.landlord.view.parts.chapters import plain
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.lines import icon_of
from game.landlord.view.replay.places import RAIL
from game.landlord.view.replay.playback import Playback
from game.landlord.view.replay.reel import Landmark, Reel
from game.ui.actions import Action
from game.ui.charts import axis
from game.ui.draw import strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import Run, escape, rgba
from game.ui.i18n import _, ngettext
from game.ui.input import Press
from game.ui.layout import Ruler
from game.ui.reply import Reply
from game.ui.scale import Box as Rect
from game.ui.widgets.marks import DASHES
from game.ui.widgets.widget import Mood, Point, Widget

AREA: Box = (RAIL[0] + 40, RAIL[1] + 64, RAIL[2] - 80, 62.0)
MARKS = RAIL[1] + 38  # the middle of the discs
KNOB = RAIL[1] + 129
WORDS = RAIL[1] + 151
DISC = 19.0  # the radius of a mark
COUNT = TextStyle("board-bold", 13, "cream-ink")
ICONS = {
    "deed": "house",
    "auction": "auction",
    "trade": "trade",
    "build": "build",
    "jail": "jail",
    "rent": "coins",
    "bankruptcy": "flag",
    "end": "trophy",
}
WEIGHT = ("deed", "jail", "build", "auction", "rent", "trade", "bankruptcy", "end")


def counted(kind: str, count: int) -> str:
    """How many stand out, in words."""
    words = {
        "deed": ngettext("{count} purchase", "{count} purchases", count),
        "auction": ngettext("{count} auction", "{count} auctions", count),
        "trade": ngettext("{count} trade", "{count} trades", count),
        "build": ngettext("{count} building", "{count} buildings", count),
        "jail": ngettext("{count} time in jail", "{count} times in jail", count),
        "rent": ngettext("{count} high rent", "{count} high rents", count),
        "bankruptcy": ngettext("{count} bankruptcy", "{count} bankruptcies", count),
        "end": _("the end"),
    }
    return words[kind].format(count=count)


@dataclass(frozen=True, slots=True)
class Cluster:
    """What stands out in one place of the timeline."""

    x: float
    marks: tuple[Landmark, ...]

    @property
    def chief(self) -> Landmark:
        """The weightiest of them, the latest where several are."""
        return max(self.marks, key=lambda mark: (WEIGHT.index(mark.kind), mark.at))

    def after(self, at: int) -> int:
        """The position of the next of them behind a position; the first again behind the last."""
        return next((mark.at for mark in self.marks if mark.at > at), self.marks[0].at)


def place_x(reel: Reel, at: int) -> float:
    """Where a position lies."""
    return round_x(reel, reel.along(at))


def round_x(reel: Reel, along: float) -> float:
    """Where a place in rounds lies."""
    return AREA[0] + AREA[2] * (along - reel.first) / (reel.rounds - reel.first)


def least_apart(ruler: Ruler) -> float:
    """The least distance of two marks, so that no count lies on the next disc."""
    return 1.25 * DISC + count_size(ruler, "88")[0] + 4


def count_size(ruler: Ruler, text: str) -> tuple[float, float]:
    """How wide and high the pill with a count is."""
    block = ruler.block((Run(text),), COUNT, inf, 1)
    high = max(20.0, block.height)
    return max(high, block.width + 0.45 * high), high


def clusters(reel: Reel, apart: float) -> list[Cluster]:
    """The landmarks in order; the two nearest are put together until no discs overlap."""
    found = [Cluster(place_x(reel, mark.at), (mark,)) for mark in reel.landmarks]
    while len(found) > 1:
        gaps = [(right.x - left.x, at) for at, (left, right) in enumerate(pairwise(found))]
        gap, at = min(gaps)
        if gap >= apart:
            break
        one, two = found[at], found[at + 1]
        many, more = len(one.marks), len(two.marks)
        x = (one.x * many + two.x * more) / (many + more)
        found[at : at + 2] = [Cluster(x, one.marks + two.marks)]
    return found


def under(found: Sequence[Cluster], x: float, apart: float) -> list[Cluster]:
    """The clusters that the playhead's disc takes in while it stands so near."""
    return [cluster for cluster in found if abs(cluster.x - x) < apart]


class ClusterSpot(Widget):
    """A disc over the timeline; pressing it goes to what happened there, pressing again to the next."""

    radius = DISC

    def __init__(
        self, playback: Playback, index: int, cluster: Cluster, apart: float, go: Callable[[int], Reply]
    ) -> None:
        box = (cluster.x - DISC, MARKS - DISC, 2 * DISC, 2 * DISC)
        tip = _tip(playback.reel, cluster)
        super().__init__(("mark", index), box, group="marks", tip=tip, on_press=self._go)
        self.playback, self.cluster, self.apart = playback, cluster, apart
        self._to = go

    def _go(self) -> Reply:
        return self._to(self.cluster.after(self.playback.at))

    @property
    def _head(self) -> float:
        return place_x(self.playback.reel, self.playback.at)

    def ring(self) -> tuple[Rect, float]:
        """Round its disc, or round the playhead's, which stands for it."""
        x = self._head if under([self.cluster], self._head, self.apart) else self.cluster.x
        return (x - DISC, MARKS - DISC, 2 * DISC, 2 * DISC), DISC

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        cluster, chief = self.cluster, self.cluster.chief
        if under([cluster], self._head, self.apart):
            return
        ring = f"seat-{self.playback.colours[chief.seat] + 1}" if chief.seat >= 0 else "muted"
        past = chief.at <= self.playback.at
        tone = canvas.theme.c(ring, 1.0 if past or mood.hover else 0.62)
        canvas.circle((cluster.x, MARKS), DISC, "#313b45" if mood.hover else "#161c22", tone, 2.5)
        ink = canvas.theme.c("text", 1.0 if past or mood.hover else 0.7)
        canvas.icon(ICONS[chief.kind], (cluster.x, MARKS), 20, ink)
        _paint_count(canvas, cluster.x, len(cluster.marks))


def _paint_count(canvas: Canvas, x: float, count: int) -> None:
    """How much lies under one disc, if it is more than one thing."""
    if count < 2:
        return
    wide, high = count_size(canvas.ruler, str(count))
    box = pygame.FRect(x + DISC * 0.25, MARKS - DISC - high * 0.4, wide, high)
    canvas.box(box, "cream", radius=high / 2, border="#161c22", line=2)
    canvas.text(str(count), box.center, COUNT, "center")


def _tip(reel: Reel, cluster: Cluster) -> str:
    first, last = reel.round(cluster.marks[0].at), reel.round(cluster.marks[-1].at)
    if first == last:
        when = _("Round {count}").format(count=first)
    else:
        when = _("Rounds {first}–{last}").format(first=first, last=last)
    if len(cluster.marks) == 1:
        moment = reel.moment(cluster.marks[0].at)
        what = escape(plain(moment.line.text)) if moment is not None else ""
        return f"**{when}** · {what}"
    counts = {kind: sum(mark.kind == kind for mark in cluster.marks) for kind in reversed(WEIGHT)}
    return f"**{when}** · " + ", ".join(counted(kind, count) for kind, count in counts.items() if count)


class Rail(Widget):
    """The timeline itself with its playhead: dragged, or moved by the arrows."""

    radius = 17

    def __init__(
        self,
        playback: Playback,
        story: Chronicle,
        found: Sequence[Cluster],
        apart: float,
        go: Callable[[int], Reply],
        step: Callable[[Press], Reply],
        choose: Callable[[], Reply],
    ) -> None:
        super().__init__("playhead", RAIL, group="timeline", on_press=choose)
        self.playback, self.story, self.clusters, self.apart = playback, story, found, apart
        self._go, self._step = go, step

    # acts ----------------------------------------------------------------------------------
    def ring(self) -> tuple[Rect, float]:
        x = place_x(self.playback.reel, self.playback.at)
        return (x - 17, KNOB - 17, 34, 34), 17

    def key_down(self, press: Press, now: float) -> Reply:
        return self._step(press) if press.means(Action.LEFT, Action.RIGHT) else None

    def down(self, at: Point, now: float) -> Reply:
        return self.drag(at)

    def drag(self, at: Point) -> Reply:
        reel = self.playback.reel
        share = (at[0] - AREA[0]) / AREA[2]
        return self._go(reel.at(reel.first + share * (reel.rounds - reel.first)))

    def up(self, at: Point, now: float) -> Reply:
        return True

    # looks ---------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, mood: Mood) -> None:
        playback, reel = self.playback, self.playback.reel
        canvas.panel(RAIL)
        x, y, w, h = AREA
        canvas.box((x, y, w, h), "well", radius=4)
        here = place_x(reel, playback.at)
        rows = self.story.worth
        falls = {fall.seat: fall.round for fall in self.story.falls}
        key = (
            "worth",
            tuple(map(tuple, rows)),
            reel.first,
            reel.rounds,
            tuple(playback.colours),
            tuple(falls.items()),
        )
        for alpha, clip in ((1.0, (x, y, here - x, h)), (0.32, (here, y, x + w - here, h))):
            if clip[2] > 0.5:
                with canvas.clip(clip):
                    canvas.baked(key, AREA, lambda own: self._lines(own.at(-x, -y), rows, falls), alpha=alpha)
        self._scale(canvas)

    def _lines(self, canvas: Canvas, rows: Sequence[Sequence[int]], falls: dict[int, int]) -> None:
        _x, y, _w, h = AREA
        reel, most = self.playback.reel, max(1, *(max(row) for row in rows)) if rows else 1
        for seat, colour in enumerate(self.playback.colours):
            last = min(falls.get(seat, len(rows)), len(rows) - 1)
            points = [
                canvas.scale.point((round_x(reel, at), y + h - 4 - (h - 8) * rows[at][seat] / most))
                for at in range(min(reel.first, last), last + 1)
            ]
            tone, factor = rgba(canvas.theme.c(f"seat-{colour + 1}")), canvas.scale.factor
            dash = [length * factor for length in DASHES[colour]]
            strokes.line(canvas.surface, points, tone, max(1.5, 2.6 * factor), dash)

    def _scale(self, canvas: Canvas) -> None:
        reel, foot = self.playback.reel, AREA[1] + AREA[3]
        count = reel.rounds - reel.first
        small, large = axis.round_step(count, 40), axis.round_step(count, 8)
        for round_ in range(reel.first, reel.rounds + 1):
            if (round_ - reel.first) % small == 0:
                canvas.box((round_x(reel, round_) - 1, foot, 2, 8), "#5b6771", radius=0)
        here = place_x(reel, self.playback.at)
        for round_ in range(reel.first, reel.rounds + 1, large):
            text = _("round {count}").format(count=round_) if round_ else _("start")
            x = round_x(reel, round_)
            half = canvas.measure(text, TextStyle("ui", 15)) / 2
            if x + half <= AREA[0] + AREA[2] + 34 and abs(x - here) > half + 22:
                canvas.text(text, (x, WORDS), TextStyle("ui", 15, "muted"), "center")

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        """The playhead, from what happens now down to its knob."""
        playback, reel = self.playback, self.playback.reel
        x = place_x(reel, playback.at)
        canvas.box((x - 2, MARKS + DISC, 4, KNOB - MARKS - DISC), "#ffffff", radius=2)
        moment = reel.moment(playback.at)
        turn = reel.turn(playback.at)
        seat = moment.line.seat if moment is not None and moment.line.seat >= 0 else turn
        canvas.circle((x, MARKS), DISC, "gold", f"seat-{playback.colours[seat] + 1}", 2.5)
        icon = icon_of(moment.line) if moment is not None else "first"
        canvas.icon(icon, (x, MARKS), 20, "#1b1b1b")
        there = {mark.at for cluster in under(self.clusters, x, self.apart) for mark in cluster.marks}
        _paint_count(canvas, x, len(there | {playback.at}) if there else 0)
        canvas.circle((x, KNOB), 17, "#14181c", "#ffffff", 3)
        canvas.circle((x, KNOB), 11, "cream")
