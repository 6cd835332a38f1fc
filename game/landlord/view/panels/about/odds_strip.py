"""Where the next roll may lead: eleven spaces, how likely each is, and what it would cost."""

from __future__ import annotations

import pygame

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.board.groups import group_key
from game.landlord.view.panels.figures import ahead, odds, toll
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import small_title
from game.landlord.view.parts.sizes import Sizes
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Row, Text

LEAST, MOST = 1.7, 2.3  # of a tile's height
ICONS = {
    SpaceKind.GO: "arrow-left",
    SpaceKind.DRAW: "card",
    SpaceKind.TAX: "coins",
    SpaceKind.JAIL: "eye",
    SpaceKind.GO_TO_JAIL: "jail",
    SpaceKind.FREE_PARKING: "check",
}


def strip(panel: Panel, seat: int) -> Node:
    """The spaces side by side; the bars behind them grow with the odds."""
    tile = panel.sizes.tile
    cells = First([_cells(panel, seat, signs=True), _cells(panel, seat, signs=False)])
    row = Fit(cells, grow=1, min_height=LEAST * tile, max_height=MOST * tile)
    return Column([small_title(panel.sizes, _("Two dice may take you to")), row], gap=5, grow=1)


def _cells(panel: Panel, seat: int, *, signs: bool) -> Node:
    """The cells, with the sign of the currency beside sums or without."""
    spaces = ahead(panel.shown, seat)
    cells = [_cell(panel, space, at + 2, seat, signs=signs) for at, space in enumerate(spaces)]
    return Grid(cells, len(cells), gap=6)


def _cell(panel: Panel, space: int, steps: int, seat: int, *, signs: bool) -> Node:
    session, sizes = panel.session, panel.sizes
    number = Text(str(steps), TextStyle("board-bold", sizes.caption, "muted", align="center"), lines=1)
    own = sizes.tile * 0.39
    owner = panel.shown.owner[space]
    mark = marks.seat_leaf(session, owner, own) if owner != BANK else Leaf(height=own)
    parts = [number, _what(session, space, sizes), _sum(panel, space, seat, signs=signs)]

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, "panel-2", radius=8)
        likely = box.height * 0.42 * odds(steps) / 6
        tone = canvas.theme.c("gold", 0.10 + 0.03 * odds(steps))
        canvas.box((box.x, box.bottom - likely, box.width, likely), tone, radius=8)

    own_row = Row([mark], justify="center")
    return Column([*parts, own_row], justify="between", pad=(2, 0.12 * sizes.tile, 2, 4), paint=ground)


def _what(session: Words, space: int, sizes: Sizes) -> Leaf:
    """The mark of a space's group, or what else it is."""
    place = session.pack.ruleset.spaces[space]

    def paint(canvas: Canvas, box: pygame.FRect) -> None:
        size, (x, y) = min(box.width - 10, box.height), box.center
        if place.group < 0:
            canvas.icon(ICONS.get(place.kind, "info"), (x, y), size * 0.9, "#d5d9d4")
            return
        key = group_key(session.pack.ruleset, place.group)
        marks.draw_group(canvas, key, (x - size / 2, y - size / 2, size, size), size * 0.62)

    return Leaf(height=sizes.tile * 0.5, paint=paint)


def _sum(panel: Panel, space: int, seat: int, *, signs: bool) -> Text:
    """What a space would cost, or may be bought for; nothing for others."""
    session, place = panel.session, panel.session.pack.ruleset.spaces[space]
    cost = toll(panel.shown, space, seat)
    money = session.money if signs else session.figure
    words, role, tone = "\u00a0", "board", "#d5d9d4"
    if cost is not None:
        role, tone = "board-bold", "bad-hi"
        words = f"×{cost.amount}" if cost.roll else money(cost.amount)
    elif place.group >= 0 and panel.shown.owner[space] == BANK:
        words = money(place.price)
    return Text(words, TextStyle(role, panel.sizes.caption, tone, align="center"), lines=1)
