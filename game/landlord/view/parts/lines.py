"""Lines of the log as they are drawn everywhere: the seat's disc, an icon, the words, the amount."""

from __future__ import annotations

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.parts import marks
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import money
from game.ui.layout import Leaf, Node, Paragraph, Row, Text
from game.ui.widgets.pieces import icon

MOST_OF_A_TURN = 60
ICONS: dict[type[Event], str] = {
    ev.DiceRolled: "dice",
    ev.FirstSeatChosen: "flag",
    ev.TokenMoved: "flag",
    ev.CashMoved: "coins",
    ev.DeedMoved: "house",
    ev.MortgageChanged: "mortgage",
    ev.BuildingsChanged: "build",
    ev.CardDrawn: "card",
    ev.JailCardMoved: "key",
    ev.Jailed: "jail",
    ev.JailRollFailed: "jail",
    ev.LeftJail: "key",
    ev.AuctionOpened: "auction",
    ev.BidMade: "auction",
    ev.AuctionEnded: "auction",
    ev.DebtOpened: "bank",
    ev.TradeProposed: "trade",
    ev.TradeAnswered: "trade",
    ev.TradeVoteOpened: "scales",
    ev.TradeVoted: "scales",
    ev.DeedLeft: "bank",
    ev.LastRound: "clock",
    ev.MarkersMoved: "shift",
    ev.ContestOpened: "sword",
    ev.ContestWon: "sword",
    ev.ContestLost: "sword",
    ev.MarkerMoved: "shift",
    ev.MarkerLeft: "shift",
    ev.WentBankrupt: "flag",
    ev.GameEnded: "trophy",
}


def icon_of(line: LogLine) -> str:
    """The icon for what a line tells."""
    return ICONS.get(type(line.event), "info") if line.event is not None else "info"


def amount_of(line: LogLine, session: Words) -> tuple[str, Colour]:
    """What a line's seat gained or lost, signed, with its colour; empty when no money moved."""
    if not line.amount:
        return "", "text"
    return money(line.amount, session.pack.currency, signed=True), "#7fd08a" if line.amount > 0 else "bad-hi"


def log_line(session: Words, line: LogLine, size: float, pitch: float) -> Node:
    """One line of the log in a layout."""
    unit = size / 16
    disc = marks.seat_leaf(session, line.seat, 26 * unit) if line.seat >= 0 else Leaf(width=26 * unit)
    parts = [
        disc,
        icon(icon_of(line), 18 * unit, "#c9b98f"),
        Paragraph(line.text, TextStyle(size=size), grow=1),
    ]
    amount, tone = amount_of(line, session)
    if amount:
        parts.append(Text(amount, TextStyle("board-bold", size * 1.1, tone), lines=1))
    return Row(parts, gap=11 * unit, min_height=pitch)


def this_turn(session: Session) -> list[LogLine]:
    """The lines of the turn that is shown, as far as they have been seen."""
    own: set[int] = set()
    for entry in session.table.acts():
        for event in reversed(entry.events):
            if isinstance(event, ev.TurnStarted) and (event.seat, event.round) == (
                session.shown.turn,
                session.shown.round,
            ):
                return [line for line in session.log[-MOST_OF_A_TURN:] if id(line.event) in own]
            own.add(id(event))
    return session.log[-MOST_OF_A_TURN:]
