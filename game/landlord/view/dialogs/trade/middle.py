"""The middle column of a trade: the balance, what each side gains and loses, what the other says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pygame

from game.landlord.bots.trading import Appraisal
from game.landlord.view.dialogs.trade.words import Consequence, Said
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, Grid, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.widgets.pieces import CAPTION, chip, icon
from game.ui.widgets.speech import bubble

EVEN, FAIR, MOST = 0.10, 0.28, 0.50  # parts of the larger value: green, amber, and the end of the bar
ZONES: tuple[tuple[float, Colour], ...] = ((FAIR, "#6b5420"), (EVEN, "#2d6a40"))
_SMALL = TextStyle("ui", 16, "muted")
_PAD = (20.0, 13.0)


def judged(seen: Appraisal) -> tuple[str, str]:
    """The kind and the icon of a chip that says how an offer looks from a seat."""
    if seen.gain >= 0 or abs(seen.balance) <= EVEN:
        return "good", "check"
    return ("warn" if abs(seen.balance) <= FAIR else "bad"), "warn"


def gain(session: Words, seat: int, seen: Appraisal) -> Node:
    """What a seat has more or less afterwards, by its name: the same whoever looks at it."""
    amount = i18n.money(seen.gain, session.pack.currency, signed=True) if seen.gain else _("even")
    text = _("{name}: {amount}").format(name=session.names[seat], amount=amount)
    return chip(text, *judged(seen), lines=0)


def balance(session: Words, seat: int, partner: int, seen: Sequence[Appraisal]) -> Node:
    """What is given and got by a fair estimate, what each gains, and who does better."""
    mine, theirs = seen
    gives = _figure(session.money(mine.gives), _("you give"), "start")
    gets = _figure(session.money(mine.gets), _("you get"), "end")
    gains = sorted([(seat, mine), (partner, theirs)], key=lambda each: each[0])
    largest = max(mine.gives, mine.gets, theirs.gives, theirs.gets, 1)
    tilt = (mine.gain - theirs.gain) / (2 * largest)
    ends = [
        Text(_("better for {name}").format(name=session.names[partner]), _SMALL),
        Text(_("better for you"), replace(_SMALL, align="right")),
    ]
    parts: list[Node] = [
        Text(_("Fair value, estimated").upper(), CAPTION),
        Row([gives, Leaf(grow=1), gets], gap=8, align="start"),
        Wrap([gain(session, each, value) for each, value in gains], gap=8, row_gap=6, justify="between"),
        Leaf(height=34, paint=lambda canvas, box: _bar(canvas, box, tilt)),
        Grid(ends, 2, gap=8),
    ]
    return Column(parts, gap=7, pad=_PAD, paint=Canvas.well)


def _figure(amount: str, words: str, align: Literal["start", "end"]) -> Node:
    return Column([Text(amount, TextStyle("board-bold", 27), lines=1), Text(words, _SMALL)], align=align)


def _bar(canvas: Canvas, box: pygame.FRect, tilt: float) -> None:
    """Red, amber and green, and the scales where the offer lies."""
    middle, half, y = box.centerx, box.width / 2, box.centery - 9
    canvas.box((box.x, y, box.width, 18), "#7d3531", radius=9)
    for reach, colour in ZONES:
        width = half * reach / MOST
        canvas.box((middle - width, y, 2 * width, 18), colour, radius=0)
    canvas.outline((box.x, y, box.width, 18), "#39434c", 9, 1)
    canvas.box((middle - 1, y - 4, 2, 26), "text", radius=0)
    x = middle + half * max(-1.0, min(1.0, tilt / MOST)) * (1 - 17 / half)
    canvas.shadow((x - 17, y - 8, 34, 34), 17, blur=8, dy=3, alpha=0.5)
    canvas.circle((x, y + 9), 17, "#f6f1e6")
    canvas.icon("scales", (x, y + 9), 21, "#1b1f23")


def gains(session: Words, seat: int, title: str, lines: Sequence[Consequence], nothing: str) -> Node:
    """What a seat gains and loses by an offer."""
    rows: list[Node] = [
        Row(
            [
                icon("check" if line.good else "cross", 18, "good-hi" if line.good else "bad-hi"),
                Paragraph(line.text, grow=1),
            ],
            gap=11,
        )
        for line in lines
    ]
    if not rows:
        rows.append(Text(nothing, TextStyle(colour="muted"), pad=(29, 0)))
    head = Row([seat_leaf(session, seat, 28), Text(title, TextStyle("ui-bold"), grow=1)], gap=8)
    return Column([head, *rows], gap=7, pad=_PAD, paint=Canvas.well)


def speech(session: Words, said: Said) -> Node:
    """What a seat says, beside its mark."""
    words = f"**{escape(said.headline)}**"
    if said.speech:
        words += f"\n{escape(said.speech)}"
    return Row([seat_leaf(session, said.seat, 50), Column([bubble(words)], grow=1)], gap=4, align="start")
