"""What is under the hammer: the deed, who owns the rest of its group, and what it would be worth."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK
from game.landlord.view.board.groups import group_key
from game.landlord.view.board.plan import SMALL_BELOW
from game.landlord.view.parts.marks import draw_group, seat_leaf
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown
from game.landlord.view.words import Words
from game.ui.draw import chrome, paint, strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape, rgba
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Paragraph, Row, Stack, Text, Wrap
from game.ui.layout.node import Paint
from game.ui.scale import Scale
from game.ui.widgets.pieces import icon

WIDE, HIGH, LOWEST = 280.0, 400.0, 300.0  # of the deed, and how low it may become for want of room
_PAD = (18.0, 14.0)


def lot_column(
    session: Presentation, lot: LotShown, viewer: int | None, worth: int | None, stamp: Paint
) -> Node:
    """The left column; `viewer` is the person at the desk, `worth` the hint for that seat."""
    card = _building(session, lot) if lot.building else _deed(session, lot.space)
    street = lot.streets.get(viewer, -1) if viewer is not None else -1
    if not lot.building:
        about = _group(session, lot.space, viewer)
    elif street >= 0:
        about = _street(session, street)
    else:
        about = Text(
            _("Whoever wins it builds it at once on a street of their own."), pad=_PAD, paint=Canvas.well
        )
    stamped = Stack([card, Leaf(paint=stamp)], grow=1, max_height=HIGH, width=WIDE)
    cards = [about] if worth is None else [about, _worth(session, worth)]
    return Column([stamped, Column(cards, gap=14)], gap=24)


def _deed(session: Presentation, space: int) -> Node:
    """The deed on paper; where it is too small for its words, in the form that shows pictures of houses."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        rect = canvas.scale.rect(box)
        prints = session.stage.prints
        small = rect.height < SMALL_BELOW * HIGH
        picture = (prints.small_deed if small else prints.deed)(space, rect.height)
        canvas.shadow(box, chrome.CARD, blur=16, dy=6, alpha=0.5)
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))

    return Leaf(min_height=LOWEST, paint=draw)


def _building(session: Words, lot: LotShown) -> Node:
    """A house or hotel on paper: how many there are, and what the bids begin with."""

    def paper(canvas: Canvas, box: pygame.FRect) -> None:
        x, y, w, h = box
        canvas.shadow(box, chrome.CARD, blur=16, dy=6, alpha=0.5)
        canvas.box(box, "paper", "paper-2", radius=chrome.CARD)
        canvas.outline((x + 10, y + 10, w - 20, h - 20), "board-ink", 6, 1.2)

    def building(canvas: Canvas, box: pygame.FRect) -> None:
        side = min(box.size)
        canvas.art(lot.building, (box.centerx - side / 2, box.centery - side / 2, side, side))

    left = _("the bank has {left} left").format(left=lot.left)
    if lot.left == 1:
        left = _("the last one of the bank")
    start = _("from {amount}").format(amount=session.money(lot.start))
    ink = TextStyle(colour="board-ink", align="center")
    name = session.text(f"word.{lot.building}").upper()
    parts = [
        Text(name, replace(ink, role="display", size=32)),
        Leaf(min_height=110, max_height=190, grow=1, paint=building),
        Text(left, ink),
        Text(start, replace(ink, role="board-bold", size=27)),
    ]
    return Column(parts, gap=14, pad=(20, 30), justify="center", min_height=LOWEST, paint=paper)


def _street(session: Presentation, space: int) -> Node:
    """Where the viewer would build, and what the rent would then be."""
    rules, level = session.pack.ruleset, session.shown.level[space]
    rents = rules.spaces[space].rents
    now, then = rents[level] * (2 if level == 0 else 1), rents[level + 1]
    change = Wrap(
        [
            Text(_("Rent"), TextStyle(colour="muted")),
            Text(session.money(now), TextStyle("board-bold", 20, "#c4cbd2"), lines=1),
            icon("arrow-right", 17, "muted"),
            Text(session.money(then), TextStyle("board-bold", 22, "good-hi"), lines=1),
        ],
        gap=10,
        row_gap=0,
    )
    return Column(
        [_named(rules, space, session.space_name(space)), change], gap=8, pad=_PAD, paint=Canvas.well
    )


def _named(rules: Ruleset, space: int, name: str) -> Node:
    """The mark of a space's group, and a name."""
    key = group_key(rules, rules.spaces[space].group)

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        draw_group(canvas, key, box, 20, radius=6)

    return Row([Leaf(width=30, height=30, paint=draw), Text(name, TextStyle("ui-bold"), grow=1)], gap=12)


def _worth(session: Words, worth: int) -> Node:
    """The hint what the lot is worth to the viewer."""
    text = _("Worth up to **{amount}** to you").format(amount=escape(session.money(worth)))
    return Row(
        [icon("scales", 26, "gold-hi"), Paragraph(text, grow=1)],
        gap=13,
        pad=_PAD,
        min_height=76,
        paint=Canvas.well,
    )


def _group(session: Presentation, space: int, viewer: int | None) -> Node:
    """Who owns the rest of the group, and what the deed would do for it."""
    rules, owner = session.pack.ruleset, session.shown.owner
    index = rules.spaces[space].group
    members = sorted(rules.groups[index].members, key=lambda m: (m == space, owner[m] == BANK))
    marks = [_empty() if owner[m] == BANK else seat_leaf(session, owner[m], 30) for m in members]
    owners = Wrap([Row(marks, gap=8), Text(_meaning(session, space, viewer))], gap=15, row_gap=4)
    return Column(
        [_named(rules, space, session.group_name(index)), owners], gap=14, pad=_PAD, paint=Canvas.well
    )


def _meaning(session: Presentation, space: int, viewer: int | None) -> str:
    """What the deed would do for the group, for the viewer before the others."""
    shown = session.shown
    if viewer is not None and shown.completes(viewer, space):
        return _("completes yours")
    group = shown.ruleset.spaces[space].group
    for seat, name in enumerate(session.names):
        if shown.completes(seat, space):
            return _("completes {name}’s").format(name=name)
    if viewer is None:
        return ""
    own, _mortgaged, size = shown.holding(viewer, group)
    return _("{count} of {all} are yours").format(count=own, all=size) if own else _("none is yours")


def _empty() -> Node:
    """The dashed place of a deed that nobody owns yet."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        x, y = canvas.scale.point(box.center)
        r, step = canvas.scale.px(15) - 1, math.tau / 48
        ring = [(x + r * math.cos(k * step), y + r * math.sin(k * step)) for k in range(49)]
        dash, ink = math.tau * r / 22, rgba(canvas.theme.c("#8d969e"))
        strokes.line(canvas.surface, ring, ink, max(1.0, canvas.scale.factor * 2), (dash, dash))

    return Leaf(width=30, height=30, paint=draw)


def draw_stamp(canvas: Canvas, box: pygame.FRect, text: str, landed: float) -> None:
    """A stamp that comes down on the deed, askew; `landed` from 0 to 1."""
    if landed <= 0:
        return
    scale, style = canvas.scale, TextStyle("display", 58, "gold-hi")
    wide, high = scale.px(canvas.measure(text, style) + 56), scale.px(96)
    sheet = paint.clear(wide, high)
    own = Canvas(sheet, canvas.theme, Scale(scale.factor, text_size=scale.text_size))
    size = (wide / scale.factor, high / scale.factor)
    own.box((0, 0, *size), "rgba(20,24,28,.78)", radius=14)
    own.outline((4, 4, size[0] - 8, size[1] - 8), "gold-hi", 11, 4)
    own.text(text, (size[0] / 2, size[1] / 2 + 1), style, "center", width=size[0] - 30)
    grown = 1.0 + 0.9 * (1 - landed)
    turned = pygame.transform.rotozoom(sheet, 12, grown)
    turned.set_alpha(round(255 * min(1.0, 0.2 + landed)))
    middle = scale.point((box.centerx, box.y + box.height * 0.52))
    canvas.surface.blit(turned, turned.get_rect(center=middle))
