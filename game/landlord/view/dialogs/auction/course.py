"""The middle of an auction: the highest bid, and below it the course of all bids."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.landlord.rules import events as ev
from game.landlord.view.dialogs.auction.bid_chart import BidShown, draw_bid_chart
from game.landlord.view.dialogs.auction.lot_origin import lot_price
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Row, Text, Wrap
from game.ui.widgets.pieces import CAPTION


def course(
    session: Presentation, lot: LotShown, least: int, viewer: int | None, arriving: Callable[[], float]
) -> Node:
    """`least` is the lowest bid that counts; `arriving` says how far the last bid has come, from 0 to 1."""
    price = lot_price(session, lot, viewer)
    bids = [
        BidShown(session.colours[seat], f"token.{session.tokens[seat]}", amount) for seat, amount in lot.bids
    ]

    def chart(canvas: Canvas, box: pygame.FRect) -> None:
        text = _("printed price {amount}").format(amount=session.money(price))
        draw_bid_chart(canvas, box, bids, price, session.figure, text, arriving())

    return Column(
        [_highest(session, lot, least), Leaf(grow=1, min_height=260, paint=chart)], gap=6, width=620
    )


def _highest(session: Presentation, lot: LotShown, least: int) -> Node:
    sold = isinstance(session.playing, ev.AuctionEnded)
    caption = _("Sold for") if sold and lot.bids else _("Highest bid") if lot.bids else _("No bid yet")
    figure = TextStyle("board-bold", 60, "text" if lot.bids else "#77828b")
    bid: list[Node] = [Text(session.money(lot.high if lot.bids else least), figure, lines=1)]
    if lot.bids:
        name = Text(session.names[lot.leader], TextStyle("ui-bold", 20))
        bid.append(Row([seat_leaf(session, lot.leader, 40), name], gap=10))
    note = _("Bids go round the table in seat order; take your time.")
    words = Text(note, TextStyle(colour="muted", align="right"), width=230)
    highest = Column([Text(caption.upper(), CAPTION), Wrap(bid, gap=14, row_gap=0)], grow=1)
    return Row([highest, words], gap=16, align="start")
