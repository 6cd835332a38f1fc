"""The bidders of an auction, one row each, and what the computers among them say."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules import events as ev
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, percent, quoted
from game.ui.widgets.marks import chip_width, draw_chip, draw_progress
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.speech import draw_bubble

LEFT, TOP, WIDTH, ROOM = 1191.0, 175.0, 512.0, 640.0
_BUBBLE = 55.0
_HEIGHTS = {5: 92.0, 6: 84.0, 7: 80.0, 8: 72.0}  # of a row; 109 for up to four
_STARTS = (N_("Let us start at {amount}."), N_("{amount}, to warm up."))
_RAISES = (N_("{amount}. {group} will not go for a song."), N_("I want {group}: {amount}."))
_LEAVES = (
    N_("Too rich for me. I keep {cash} for rent."),
    N_("Not at that price."),
    N_("It is yours. I would rather build."),
)


_LEAVES_BUILDING = (
    N_("That is more than one {building} is worth."),
    N_("I can wait for another {building}."),
    N_("Too rich for me. I keep {cash} for rent."),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a bidder stands: `turn`, `highest`, `out`, `waiting` or `won`."""

    seat: int
    state: str
    bid: int


def standings(session: Presentation, lot: LotShown, turn: int | None) -> list[Standing]:
    """Every bidder in seat order with his last bid; `turn` is the seat that must answer now."""
    last = dict(lot.bids)
    sold = isinstance(session.playing, ev.AuctionEnded)
    rows = []
    for seat in sorted(lot.bidders):
        if seat in lot.dropped:
            state = "out"
        elif seat == lot.leader:
            state = "won" if sold else "highest"
        else:
            state = "turn" if seat == turn and not sold else "waiting"
        rows.append(Standing(seat, state, last.get(seat, 0)))
    return rows


def speech(session: Presentation, lot: LotShown, event: Event) -> tuple[int, str] | None:
    """What a computer says to its own bid or leave; people speak for themselves."""
    if not isinstance(event, ev.BidMade | ev.BidderDropped) or session.is_human(event.seat):
        return None
    seat, space = event.seat, event.space
    if lot.building:
        return _on_building(session, lot, event)
    group = session.group_name(session.pack.ruleset.spaces[space].group)
    pick = seat + space
    if isinstance(event, ev.BidderDropped):
        line = _LEAVES[pick % len(_LEAVES)]
        return seat, _(line).format(cash=session.money(session.shown.cash[seat]))
    if len(lot.bids) <= 1:
        line = _STARTS[pick % len(_STARTS)]
    elif session.shown.completes(seat, space):
        line = _RAISES[pick % len(_RAISES)]
    else:
        return None
    return seat, _(line).format(amount=session.money(event.amount), group=group)


def _on_building(
    session: Presentation, lot: LotShown, event: ev.BidMade | ev.BidderDropped
) -> tuple[int, str] | None:
    """What a computer says over one of the last houses or hotels."""
    word, pick = session.text(f"word.{lot.building}"), event.seat + len(lot.bids)
    if isinstance(event, ev.BidderDropped):
        line = _LEAVES_BUILDING[pick % len(_LEAVES_BUILDING)]
        return event.seat, _(line).format(building=word, cash=session.money(session.shown.cash[event.seat]))
    if event.seat not in lot.streets or len(lot.bids) > 1:
        return None
    street = session.space_name(lot.streets[event.seat])
    line = N_("{amount}. I know just the place: {street}.")
    return event.seat, _(line).format(amount=session.money(event.amount), street=street)


def row_height(rows: int) -> float:
    return _HEIGHTS.get(rows, 109.0 if rows < 5 else 72.0)


def row_gap(rows: int) -> float:
    return 14.0 if rows < 5 else 10.0 if rows < 7 else 8.0


def draw_bidders(canvas: Canvas, session: Presentation, rows: list[Standing], said: dict[int, str]) -> None:
    """Draw the rows from the top; what was said last stands under its speaker as far as there is room."""
    high, gap = row_height(len(rows)), row_gap(len(rows))
    free = int((ROOM - len(rows) * (high + gap) + gap) / _BUBBLE)
    heard = list(said)[-free:] if free > 0 else []
    y = TOP
    for row in rows:
        _bake(canvas, session, row, (LEFT, y, WIDTH, high))
        y += high + gap
        if row.seat in heard:
            draw_bubble(canvas, (LEFT + 32, y + 20), quoted(said[row.seat]), widest=WIDTH - 50)
            y += _BUBBLE


def _bake(
    canvas: Canvas, session: Presentation, row: Standing, box: tuple[float, float, float, float]
) -> None:
    """Draw a row through the cache."""
    seat = row.seat
    who = (session.names[seat], session.colours[seat], session.tokens[seat], session.is_human(seat))
    key = ("bidder", who, row, session.shown.cash[seat], session.money(row.bid), _("Waiting"), box[3])
    canvas.baked(key, box, lambda own: _row(own, session, row, (0, 0, *box[2:])), margin=16)


def _row(
    canvas: Canvas, session: Presentation, row: Standing, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    seat, out = row.seat, row.state == "out"
    colour, shade = session.colours[seat] + 1, 0.45 if out else 1.0
    if row.state == "turn":
        canvas.glow(box, "focus", chrome.CARD, blur=12, alpha=0.22)
    canvas.box(box, "#20272d" if out else "#283139", "#1d2329" if out else "#222a31", radius=chrome.CARD)
    border, line = {"turn": ("focus", 3), "highest": ("gold", 2), "won": ("gold", 3)}.get(
        row.state, ("#333d46", 1)
    )
    canvas.outline(box, border, chrome.CARD, line)
    mark = 48.0 if h > 100 else 40.0
    head = y + (43 if h > 100 else (h - 14) / 2)
    draw_seat_mark(
        canvas, (x + 17 + mark / 2, head), mark, colour, f"token.{session.tokens[seat]}", alpha=shade
    )
    right = _state(canvas, row, (x + w - 18, head)) - 12
    right = _bid(canvas, session, row, (right, head))
    left, lift = x + 30 + mark, 12 if h > 100 else 11
    room = right - 14 - left
    name = canvas.text(
        session.names[seat],
        (left, head - lift),
        TextStyle("ui-bold", 20, "muted" if out else "text"),
        "midleft",
        width=room - 28,
    )
    icon = "person" if session.is_human(seat) else "robot"
    canvas.icon(icon, (name.right + 18, head - lift), 19, "#7d868e" if out else "muted")
    means = _means(canvas, session, row, room)
    canvas.text(
        means,
        (left, head + lift),
        TextStyle("ui", 15, "#8d969e" if out else "#c4cbd2"),
        "midleft",
        width=room,
    )
    cash = max(1, session.shown.cash[seat])
    bar = (x + 17, y + h - (28 if h > 100 else 14), w - 34, 12 if h > 100 else 7)
    tone = canvas.theme.mix(f"seat-{colour}", "#20272d", 0.45) if out else canvas.theme.c(f"seat-{colour}")
    draw_progress(canvas, bar, [(min(1.0, row.bid / cash), tone)])


def _means(canvas: Canvas, session: Presentation, row: Standing, room: float) -> str:
    """The bidder's cash, and what part of it the bid is if there is room to say so."""
    cash = session.shown.cash[row.seat]
    short = _("{cash} in hand").format(cash=session.money(cash))
    if not row.bid or not cash:
        return short
    part = percent(round(100 * row.bid / cash))
    full = _("{cash} in hand · bid is {part}").format(cash=session.money(cash), part=part)
    return full if canvas.measure(full, TextStyle("ui", 15)) * 0.86 <= room else short


def _state(canvas: Canvas, row: Standing, at: tuple[float, float]) -> float:
    """The chip that says where the bidder stands; returns its left edge."""
    text, kind, icon = {
        "turn": (_("To bid"), "neutral", ""),
        "highest": (_("Highest"), "gold", "auction"),
        "won": (_("Sold!"), "gold", "auction"),
        "out": (_("Out"), "bad", ""),
        "waiting": (_("Waiting"), "neutral", ""),
    }[row.state]
    left = at[0] - chip_width(canvas, text, icon)
    paper, ink = ("cream", "cream-ink") if row.state == "turn" else (None, None)
    draw_chip(canvas, (left, at[1] - 16), text, kind, icon, ground=paper, ink=ink)
    return left


def _bid(canvas: Canvas, session: Words, row: Standing, at: tuple[float, float]) -> float:
    """The last bid, struck through for who is out; returns its left edge."""
    if not row.bid:
        return at[0]
    tone = "#8d969e" if row.state == "out" else "text"
    box = canvas.text(session.money(row.bid), at, TextStyle("board-bold", 27, tone), "midright")
    if row.state == "out":
        canvas.rule((box.left - 2, at[1] - 1), box.width + 4, "#a9b2ba", line=2)
    return box.left
