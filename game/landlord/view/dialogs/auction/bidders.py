"""The bidders of an auction, one row each, and what the computers among them say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules import events as ev
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _, percent, quoted
from game.ui.layout import Column, First, Leaf, Node, Row, Scroll, Stack, Text
from game.ui.widgets.marks import draw_progress
from game.ui.widgets.pieces import chip, icon, seat_mark
from game.ui.widgets.speech import bubble

_HEARD = 2  # so many remarks are shown, the last
_EDGES: dict[str, tuple[Colour, float, float]] = {
    "turn": ("focus", chrome.CARD, 3),
    "highest": ("gold", chrome.CARD, 2),
    "won": ("gold", chrome.CARD, 3),
}
_STARTS = (N_("Let us start at {amount}."), N_("{amount}, to warm up."))
_RAISES = (N_("{amount}. {group} will not go for a song."), N_("I want {group}: {amount}."))
_LEAVES = (
    N_("Too rich for me. I keep {cash} for rent."),
    N_("Not at that price."),
)
_YIELDS = (N_("It is yours."),)  # to the only one who is left


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


@dataclass(frozen=True, slots=True)
class _Size:
    """The measures of a row: its mark, its bar, the room inside its edge, and between two."""

    mark: float
    bar: float
    pad: float
    gap: float


_SIZES = (
    _Size(mark=48, bar=12, pad=16, gap=14),
    _Size(mark=40, bar=9, pad=10, gap=10),
    _Size(mark=40, bar=6, pad=5, gap=7),
)


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
        left = [other for other in lot.bidders if other not in (*lot.dropped, seat)]
        fitting = _LEAVES + _YIELDS if len(left) == 1 else _LEAVES
        line = fitting[pick % len(fitting)]
        return seat, _(line).format(cash=session.money(session.shown.cash[seat]))
    if _opens(lot, event):
        line = _STARTS[pick % len(_STARTS)]
    elif session.shown.completes(seat, space):
        line = _RAISES[pick % len(_RAISES)]
    else:
        return None
    return seat, _(line).format(amount=session.money(event.amount), group=group)


def _opens(lot: LotShown, bid: ev.BidMade) -> bool:
    """Whether nobody bid before, whether or not this bid has been seen already."""
    return all(amount >= bid.amount for _seat, amount in lot.bids)


def _on_building(
    session: Presentation, lot: LotShown, event: ev.BidMade | ev.BidderDropped
) -> tuple[int, str] | None:
    """What a computer says over one of the last houses or hotels."""
    word, pick = session.text(f"word.{lot.building}"), event.seat + len(lot.bids)
    if isinstance(event, ev.BidderDropped):
        line = _LEAVES_BUILDING[pick % len(_LEAVES_BUILDING)]
        return event.seat, _(line).format(building=word, cash=session.money(session.shown.cash[event.seat]))
    if event.seat not in lot.streets or not _opens(lot, event):
        return None
    street = session.space_name(lot.streets[event.seat])
    line = N_("{amount}. I know just the place: {street}.")
    return event.seat, _(line).format(amount=session.money(event.amount), street=street)


def bidders(session: Presentation, rows: Sequence[Standing], said: dict[int, str]) -> Node:
    """A row each, and what was said last under its speaker as far as there is room."""
    sizes = _SIZES[max(0, len(rows) - 3) // 2 :]  # the more rows, the smaller they begin
    forms = [
        _rows(session, rows, said, list(said)[len(said) - count :], size)
        for count in range(min(_HEARD, len(said)), -1, -1)
        for size in sizes
    ]
    return First([*forms[:-1], Scroll(forms[-1], key="bidders")], grow=1)


def _rows(
    session: Presentation, rows: Sequence[Standing], said: dict[int, str], heard: Sequence[int], size: _Size
) -> Node:
    parts = []
    for row in rows:
        parts.append(_row(session, row, size))
        if row.seat in heard:
            parts.append(Column([bubble(quoted(said[row.seat]))], pad=(32, 0, 18, 0)))
    return Column(parts, gap=size.gap)


def _row(session: Presentation, row: Standing, size: _Size) -> Node:
    """Who it is, what he has, his last bid and where he stands; below it the bid as a part of his cash."""
    seat, out = row.seat, row.state == "out"
    colour, cash = session.colours[seat] + 1, max(1, session.shown.cash[seat])

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        if row.state == "turn":
            canvas.glow(box, "focus", chrome.CARD, blur=12, alpha=0.22)
        canvas.box(box, "#20272d" if out else "#283139", "#1d2329" if out else "#222a31", radius=chrome.CARD)
        canvas.outline(box, *_EDGES.get(row.state, ("#333d46", chrome.CARD, 1)))

    def share(canvas: Canvas, box: pygame.FRect) -> None:
        tone = canvas.theme.mix(f"seat-{colour}", "#20272d", 0.45 if out else 0.0)
        draw_progress(canvas, box, [(min(1.0, row.bid / cash), tone)])

    person = "person" if session.is_human(seat) else "robot"
    name = Text(session.names[seat], TextStyle("ui-bold", 20, "muted" if out else "text"))
    who = Row([name, icon(person, 19, "#7d868e" if out else "muted")], gap=9)
    words = Column([who, _means(session, row)], grow=1)
    shade = 0.45 if out else 1.0
    token = seat_mark(colour, f"token.{session.tokens[seat]}", size.mark, alpha=shade)
    stands = [*_bid(session, row), _state(row)]
    below = Column([Row([token, words], gap=13), Row(stands, gap=13, justify="end")])
    head = First([Row([token, words, *stands], gap=13), below])
    pad = (17, size.pad, 17, size.pad)
    bar = Leaf(height=size.bar, paint=share)
    return Column([head, bar], gap=size.pad * 0.8, pad=pad, key=("bidder", seat), paint=ground)


def _means(session: Presentation, row: Standing) -> Node:
    """The bidder's cash, and what part of it the bid is if there is room to say so."""
    cash, style = (
        session.shown.cash[row.seat],
        TextStyle("ui", 15, "#8d969e" if row.state == "out" else "#c4cbd2"),
    )
    short = _("{cash} in hand").format(cash=session.money(cash))
    if not row.bid or not cash:
        return Text(short, style)
    part = percent(round(100 * row.bid / cash))
    full = _("{cash} in hand · bid is {part}").format(cash=session.money(cash), part=part)
    return First([Text(full, style, lines=1), Text(short, style)])


def _state(row: Standing) -> Node:
    """The chip that says where the bidder stands."""
    match row.state:
        case "turn":
            return chip(_("To bid"), ground="cream", ink="cream-ink")
        case "highest":
            return chip(_("Highest"), "gold", "auction")
        case "won":
            return chip(_("Sold!"), "gold", "auction")
        case "out":
            return chip(_("Out"), "bad")
        case _:
            return chip(_("Waiting"))


def _bid(session: Words, row: Standing) -> list[Node]:
    """The last bid, struck through for who is out."""
    if not row.bid:
        return []
    out = row.state == "out"
    text = Text(session.money(row.bid), TextStyle("board-bold", 27, "#8d969e" if out else "text"), lines=1)

    def strike(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.rule((box.left - 2, box.centery - 1), box.width + 4, "#a9b2ba", line=2)

    return [Stack([text, Leaf(paint=strike)]) if out else text]
