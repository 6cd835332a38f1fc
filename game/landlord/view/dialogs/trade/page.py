"""Parts of a trade between two: a side's column, its lines of money, how many offers are left."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.landlord.view.dialogs.trade.deeds import Side
from game.landlord.view.dialogs.trade.pair import PairNegotiation
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Node, Row, Text, Wrap
from game.ui.widgets.pieces import CAPTION, icon, rule

MUTED = TextStyle(colour="muted")


def side_column(session: Words, side: Side, parts: Sequence[Node], *, mine: bool) -> Node:
    """Who gives, the tray with its lines of money, and the portfolio; the three come as `parts`."""
    tray, *money, portfolio = parts
    name = session.names[side.seat]
    give = Text(_("You give") if mine else _("You get"), TextStyle("display", 27), grow=1)
    owner = _("Your portfolio") if mine else _("Portfolio of {name}").format(name=name)
    table = Column(money, gap=6, pad=(18, 11))

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.well(tray.box.union(table.box))

    shown = [
        Row([seat_leaf(session, side.seat, 44), give], gap=12, pad=(0, 0, 0, 10)),
        tray,
        Column([rule("#2f3840")], pad=(18, 0)),
        table,
        Text(owner.upper(), CAPTION, pad=(0, 14, 0, 0)),
        portfolio,
    ]
    return Column(shown, width=580, paint=ground)


def money_line(
    session: Words, sign: str, words: str, most: int, controls: Sequence[Node], before: int | None = None
) -> Node:
    """An amount of money that is given, how much it may be, and what it was before a counter-offer."""
    below = Text(_("of {amount}").format(amount=session.money(most)), TextStyle("ui", 15, "muted"))
    if before is not None:
        below = Text(
            _("was {amount}").format(amount=session.money(before)), TextStyle("ui-bold", 15, "gold-hi")
        )
    both = Column([Text(words), below])
    label = Row([icon(sign, 24, "gold-hi"), both], gap=9)
    return Wrap([label, Row(controls, gap=8)], gap=8, row_gap=4, justify="between")


def count(negotiation: PairNegotiation) -> Node:
    """How many offers are left before the next roll."""
    limit = negotiation.state.ruleset.options.offers_between_rolls
    made = negotiation.state.offers_made[negotiation.seat]
    if made >= limit:
        return Text(_("No offer left before the next roll"), MUTED)
    text = _("Offer {count} of {limit} this turn").format(count=made + 1, limit=limit)
    free = Row([icon("info", 19, "muted"), Text(_("refusals cost nothing"), MUTED)], gap=8)
    return Wrap([Text(text, MUTED), free], gap=16, row_gap=4, justify="between")
