"""What the log is made of: heads of rounds, lines, and the reason of one of them."""

from __future__ import annotations

import pygame

from game.app.provenance import seal
from game.landlord.view.explanations import Reason, reason
from game.landlord.view.parts import marks
from game.landlord.view.parts.chapters import Entry
from game.landlord.view.parts.lines import amount_of, icon_of
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import chip, icon, rule

ROW, HEAD = 54.0, 48.0
FACT = TextStyle(size=17)
HEADLINE = TextStyle("ui-bold", 19, "gold-hi")


def round_head(number: int) -> Node:
    """The head of a round, with a line behind it."""
    words = _("Round {count}").format(count=number).upper()
    caption = Text(words, TextStyle("ui-bold", 15, "gold-hi", tracking=1.5), lines=1)
    return Row([caption, _line()], gap=14, pad=(16, 0, 14, 0), min_height=HEAD)


def line_row(session: Words, entry: Entry, *, opened: bool = False) -> Node:
    """Whose line it is, what it tells, how much money moved, and whether it has a reason."""
    line = entry.line
    seat = marks.seat_leaf(session, line.seat, 34) if line.seat >= 0 else Leaf(width=34)
    parts: list[Node] = [seat, icon(icon_of(line), 21, "#c9b98f"), Paragraph(line.text, FACT, grow=1)]
    amount, tone = amount_of(line, session)
    if amount:
        parts.append(Text(amount, TextStyle("board-bold", 21, tone), lines=1))
    if reason(session, line, entry.before) is not None:
        ink = "gold-hi" if opened else "muted"
        why = Text(_("Why?"), TextStyle("ui-bold", 15, ink), lines=1)
        parts.append(
            Row([why, icon("chevron-up" if opened else "chevron-down", 15, ink)], gap=5, pad=(8, 0, 0, 0))
        )
    return Row(parts, gap=12, pad=(16, 3, 20, 3), min_height=ROW)


def reason_card(session: Words, why: Reason, show: Button | None) -> Node:
    """What it came to and why, the rules behind it and who says so, and the way to the space it is about."""
    seals = Column([seal(source, session.pack) for source in why.sources], gap=4, grow=1)
    foot = Row([seals, *([Leaf(show)] if show is not None else [])], gap=10, pad=(0, 6), min_height=50)
    parts = [*reasoning(why), Column([_line(), foot], gap=4)]
    card = Column(parts, gap=10, pad=(20, 16, 20, 4), paint=_well)
    return Column([card], pad=(15, 0, 15, 16))


def reasoning(why: Reason) -> list[Node]:
    """The headline, the sentences, and the names of the rules."""
    names = [chip(_("Rule: {name}").format(name=rule), "gold", "log") for rule in why.rules]
    return [Text(why.headline, HEADLINE), Paragraph(why.text, FACT), Wrap(names, gap=8)]


def _well(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.box(box, "well", radius=10, border="#39434c")


def _line() -> Node:
    line = rule("#39434c")
    line.grow = 1
    return line
