"""The course of an auction: a disc for each bid, the highest large and ringed, the price as a dashed line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.charts import axis
from game.ui.draw import chrome, strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.i18n import _
from game.ui.scale import Box
from game.ui.widgets.seats import draw_seat_mark

SHOWN = 14  # the last bids that fit
_RIGHT, _TOP, _FOOT = 10, 34, 54  # room for figures, and for the words under the chart
_AXIS = TextStyle("board-bold", 15, "muted")
_INSET = 46  # the last disc stays inside the frame
_FEWEST = 8  # the line grows from the left until there are this many bids


@dataclass(frozen=True, slots=True)
class BidShown:
    """A bid as the chart draws it: the bidder's colour 0 to 7, his token, and the amount."""

    colour: int
    token: str
    amount: int


def draw_bid_chart(
    canvas: Canvas,
    box: Box,
    bids: Sequence[BidShown],
    price: int,
    figure: Callable[[int], str],
    price_text: str,
    arriving: float = 1.0,
) -> None:
    """Draw the chart; `arriving` from 0 to 1 is how far the last bid has come to its place."""
    first = max(0, len(bids) - SHOWN)
    plot = _Plot(canvas, box, bids[first:], price, figure)
    words = (_("Nobody has bid yet"), _("first bid"), price_text, *map(figure, plot.figures))
    there = len(plot.bids) - (1 if bids and arriving < 1 else 0)
    still = ("bid chart", tuple(plot.bids), first, there, words)

    def draw(own: Canvas) -> None:
        _draw(own.at(-box[0], -box[1]), box, plot, price, price_text, first, there)

    canvas.baked(still, box, draw, margin=4)
    if there < len(plot.bids):
        _arrive(canvas, plot, arriving)


def _draw(canvas: Canvas, box: Box, plot: _Plot, price: int, price_text: str, first: int, there: int) -> None:
    """All that stands still: the course of the first bids."""
    canvas.well(box)
    _grid(canvas, plot)
    _price_line(canvas, plot, price, price_text)
    if plot.bids:
        _course(canvas, plot, first, there)
    else:
        x, _y, w, _h = plot.area
        middle = (x + w / 2, plot.height_of(price * 0.5))
        canvas.text(_("Nobody has bid yet"), middle, TextStyle(colour="muted"), "center", width=w)


class _Plot:
    """Where amounts and bids lie in the box."""

    def __init__(
        self, canvas: Canvas, box: Box, bids: Sequence[BidShown], price: int, figure: Callable[[int], str]
    ) -> None:
        x, y, w, h = box
        self.bids = bids
        self.figure = figure
        most = max([price, *(bid.amount for bid in bids)])
        self.figures = axis.marks(most * 1.12, 6)
        self.top = self.figures[-1]
        self.left = 24 + max(canvas.measure(figure(amount), _AXIS) for amount in self.figures)
        self.area = (x + self.left, y + _TOP, w - self.left - _RIGHT, h - _TOP - _FOOT)
        gaps = max(len(bids) - 1, _FEWEST)
        self.step = (self.area[2] - _INSET) / gaps

    def at(self, index: int, amount: float) -> tuple[float, float]:
        return self.area[0] + 12 + index * self.step, self.height_of(amount)

    def height_of(self, amount: float) -> float:
        _x, y, _w, h = self.area
        return y + h - h * amount / self.top


def _grid(canvas: Canvas, plot: _Plot) -> None:
    x, _y, w, _h = plot.area
    for amount in plot.figures:
        y = plot.height_of(amount)
        canvas.rule((x, y - 1), w, "#2b343c", line=2)
        canvas.text(plot.figure(amount), (x - 10, y), _AXIS, "midright")


def _price_line(canvas: Canvas, plot: _Plot, price: int, text: str) -> None:
    x, _y, w, _h = plot.area
    y, scale = plot.height_of(price), canvas.scale
    ends = [scale.point((x, y)), scale.point((x + w, y))]
    dash = (scale.px(8), scale.px(6))
    strokes.line(canvas.surface, ends, rgba(canvas.theme.c("gold-hi")), max(1, scale.px(2)), dash)
    crossed = [bid for bid in plot.bids[:5] if abs(plot.height_of(bid.amount) - y) < 46]
    if crossed or len(plot.bids) < _FEWEST:
        at, anchor = (x + w - 4, y - 4), "bottomright"
    else:
        at, anchor = (x + 4, y - 4), "bottomleft"
    canvas.text(text, at, TextStyle("ui", chrome.CAPTION + 1, "gold-hi"), anchor, width=w * 0.7)


def _course(canvas: Canvas, plot: _Plot, first: int, there: int) -> None:
    bids = plot.bids
    places = [plot.at(index, bid.amount) for index, bid in enumerate(bids[:there])]
    _way(canvas, plot, places)
    whole = there == len(bids)
    usual = there - 1 if whole else there
    for bid, place in zip(bids[:usual], places[:usual], strict=True):
        draw_seat_mark(canvas, place, 32, bid.colour + 1, bid.token)
    if whole:
        _highest(canvas, bids[-1], places[-1], 1.0)
    foot = plot.height_of(0) + 34
    start, end = plot.at(0, 0)[0], plot.at(len(bids) - 1, 0)[0]
    style = TextStyle("ui", chrome.CAPTION + 1, "muted")
    opening = _("first bid") if first == 0 else _("bid {count}").format(count=first + 1)
    box = canvas.text(opening, (start, foot), style, "midleft")
    count = _("bid {count}").format(count=first + len(bids))
    if end + 12 - canvas.measure(count, style) > box.right + 20:
        canvas.text(count, (end + 12, foot), style, "midright")


def _arrive(canvas: Canvas, plot: _Plot, arriving: float) -> None:
    """The last bid on its way from the one before it."""
    places = [plot.at(index, bid.amount) for index, bid in enumerate(plot.bids)][-2:]
    (x0, y0), (x1, y1) = places[0], places[-1]
    place = (x0 + (x1 - x0) * arriving, y0 + (y1 - y0) * arriving)
    if len(places) > 1:
        _way(canvas, plot, [places[0], place])
        before = plot.bids[-2]
        draw_seat_mark(canvas, places[0], 32, before.colour + 1, before.token)
    _highest(canvas, plot.bids[-1], place, arriving)


def _way(canvas: Canvas, plot: _Plot, places: Sequence[tuple[float, float]]) -> None:
    """The line from bid to bid, and its light, which begins at the height of the last bid."""
    scale, gold = canvas.scale, rgba(canvas.theme.c("gold"))
    points = [scale.point(place) for place in places]
    high, floor = scale.y(plot.height_of(plot.bids[-1].amount)), scale.y(plot.height_of(0))
    strokes.area(canvas.surface, points, (high, floor), (*gold[:3], 78), (*gold[:3], 8))
    strokes.line(canvas.surface, points, gold, max(2.0, scale.factor * 3))


def _highest(canvas: Canvas, bid: BidShown, place: tuple[float, float], arriving: float) -> None:
    size = 34 + 20 * arriving
    x, y = place
    half = size / 2 + 3
    ring = (x - half, y - half, 2 * half, 2 * half)
    canvas.glow(ring, "gold-hi", half, blur=16, alpha=0.55 * arriving)
    canvas.circle(place, half, "gold-hi")
    draw_seat_mark(canvas, place, size, bid.colour + 1, bid.token)
