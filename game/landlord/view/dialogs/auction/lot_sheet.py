"""What is under the hammer: the deed, who owns the rest of its group, and what it would be worth."""

from __future__ import annotations

import math

import pygame

from game.landlord.rules.state import BANK
from game.landlord.view.board.groups import group_key
from game.landlord.view.parts.columns import is_small
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import LotShown
from game.landlord.view.words import Words
from game.ui.draw import chrome, paint, strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape, rgba
from game.ui.i18n import _
from game.ui.scale import Scale
from game.ui.widgets.seats import draw_seat_mark

DEED = (208.0, 176.0, 280.0, 400.0)
_GROUP = (208.0, 600.0, 300.0, 102.0)
_WORTH = (208.0, 716.0, 300.0, 76.0)


def draw_lot(
    canvas: Canvas, session: Presentation, space: int, viewer: int | None, worth: int | None
) -> None:
    """Draw the left column; `viewer` is the person at the desk, `worth` the hint for that seat."""
    rect = canvas.scale.rect(DEED)
    prints = session.stage.prints
    small = is_small(canvas.surface.get_size())  # pictures of houses can be read where words cannot
    picture = (prints.small_deed if small else prints.deed)(space, rect.height)
    canvas.shadow(DEED, chrome.CARD, blur=16, dy=6, alpha=0.5)
    canvas.surface.blit(picture, picture.get_rect(center=rect.center))
    _group(canvas, session, space, viewer)
    if worth is not None:
        _worth(canvas, session, worth)


def draw_building(
    canvas: Canvas, session: Presentation, lot: LotShown, viewer: int | None, worth: int | None
) -> None:
    """The left column for a house or hotel: the building on paper, and where the viewer would put it."""
    x, y, w, h = DEED
    canvas.shadow(DEED, chrome.CARD, blur=16, dy=6, alpha=0.5)
    canvas.box(DEED, "paper", "paper-2", radius=chrome.CARD)
    canvas.outline((x + 10, y + 10, w - 20, h - 20), "board-ink", 6, 1.2)
    ink, side = "board-ink", 190.0
    canvas.text(
        session.text(f"word.{lot.building}").upper(),
        (x + w / 2, y + 52),
        TextStyle("display", 32, ink),
        "center",
        width=w - 40,
    )
    canvas.art(lot.building, (x + (w - side) / 2, y + 82, side, side))
    left = _("the bank has {left} left").format(left=lot.left)
    if lot.left == 1:
        left = _("the last one of the bank")
    canvas.text(left, (x + w / 2, y + 300), TextStyle(colour=ink), "center", width=w - 40)
    start = _("from {amount}").format(amount=session.money(lot.start))
    canvas.text(start, (x + w / 2, y + 344), TextStyle("board-bold", 27, ink), "center", width=w - 40)
    street = lot.streets.get(viewer, -1) if viewer is not None else -1
    if street >= 0:
        _street(canvas, session, street)
    else:
        canvas.well(_GROUP)
        text = _("Whoever wins it builds it at once on a street of their own.")
        canvas.paragraph(text, (_GROUP[0] + 18, _GROUP[1], _GROUP[2] - 36, _GROUP[3]), middle=True)
    if worth is not None:
        _worth(canvas, session, worth)


def _street(canvas: Canvas, session: Presentation, space: int) -> None:
    """Where the viewer would build, and what the rent would then be."""
    rules, level = session.pack.ruleset, session.shown.level[space]
    key = group_key(rules, rules.spaces[space].group)
    x, y, w, _h = _GROUP
    canvas.well(_GROUP)
    canvas.box((x + 18, y + 14, 30, 30), f"g-{key}", radius=6)
    canvas.glyph(key, (x + 33, y + 29), 20, canvas.theme.ink_on(f"g-{key}"))
    name = session.space_name(space)
    canvas.text(name, (x + 60, y + 29), TextStyle("ui-bold"), "midleft", width=w - 74)
    rents = rules.spaces[space].rents
    now, then = rents[level] * (2 if level == 0 else 1), rents[level + 1]
    box = canvas.text(_("Rent"), (x + 18, y + 73), TextStyle(colour="muted"), "midleft")
    box = canvas.text(
        session.money(now), (box.right + 12, y + 73), TextStyle("board-bold", 20, "#c4cbd2"), "midleft"
    )
    canvas.icon("arrow-right", (box.right + 18, y + 73), 17, "muted")
    canvas.text(
        session.money(then),
        (box.right + 36, y + 73),
        TextStyle("board-bold", 22, "good-hi"),
        "midleft",
        width=120,
    )


def _worth(canvas: Canvas, session: Words, worth: int) -> None:
    """The hint what the lot is worth to the viewer."""
    canvas.well(_WORTH)
    x, y, w, h = _WORTH
    canvas.icon("scales", (x + 32, y + h / 2), 26, "gold-hi")
    text = _("Worth up to **{amount}** to you").format(amount=escape(session.money(worth)))
    canvas.paragraph(text, (x + 58, y, w - 70, h), middle=True)


def _group(canvas: Canvas, session: Presentation, space: int, viewer: int | None) -> None:
    rules = session.pack.ruleset
    index = rules.spaces[space].group
    key = group_key(rules, index)
    x, y, w, _h = _GROUP
    canvas.well(_GROUP)
    canvas.box((x + 18, y + 14, 30, 30), f"g-{key}", radius=6)
    canvas.glyph(key, (x + 33, y + 29), 20, canvas.theme.ink_on(f"g-{key}"))
    canvas.text(session.group_name(index), (x + 60, y + 29), TextStyle("ui-bold"), "midleft", width=w - 74)
    left, middle = x + 33, y + 73
    members = rules.groups[index].members
    for member in sorted(members, key=lambda m: (m == space, session.shown.owner[m] == BANK)):
        owner = session.shown.owner[member]
        if owner == BANK:
            _empty(canvas, (left, middle), 15)
        else:
            draw_seat_mark(canvas, (left, middle), 30, session.colours[owner] + 1)
        left += 38
    room = x + w - 12 - (left - 8)
    canvas.text(_meaning(session, space, viewer), (left - 8, middle), anchor="midleft", width=room)


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


def _empty(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """The dashed place of a deed that nobody owns yet."""
    x, y = canvas.scale.point(centre)
    r, step = canvas.scale.px(radius) - 1, math.tau / 48
    ring = [(x + r * math.cos(k * step), y + r * math.sin(k * step)) for k in range(49)]
    dash = math.tau * r / 22
    strokes.line(
        canvas.surface, ring, rgba(canvas.theme.c("#8d969e")), max(1.0, canvas.scale.factor * 2), (dash, dash)
    )


def draw_stamp(canvas: Canvas, text: str, landed: float) -> None:
    """A stamp that comes down on the deed, askew; `landed` from 0 to 1."""
    if landed <= 0:
        return
    scale = canvas.scale
    wide, high = scale.px(canvas.measure(text, TextStyle("display", 58)) + 56), scale.px(96)
    sheet = paint.clear(wide, high)
    own = Canvas(sheet, canvas.theme, Scale(scale.factor, text_size=scale.text_size))
    size = (wide / scale.factor, high / scale.factor)
    own.box((0, 0, *size), "rgba(20,24,28,.78)", radius=14)
    own.outline((4, 4, size[0] - 8, size[1] - 8), "gold-hi", 11, 4)
    own.text(
        text,
        (size[0] / 2, size[1] / 2 + 1),
        TextStyle("display", 58, "gold-hi"),
        "center",
        width=size[0] - 30,
    )
    grown = 1.0 + 0.9 * (1 - landed)
    turned = pygame.transform.rotozoom(sheet, 12, grown)
    turned.set_alpha(round(255 * min(1.0, 0.2 + landed)))
    x, y, w, h = DEED
    canvas.surface.blit(turned, turned.get_rect(center=scale.point((x + w / 2, y + h * 0.52))))
