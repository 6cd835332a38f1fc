"""The head of a debt: who owes whom how much, and what for."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.debt.cards import creditors
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.goods import deed_view
from game.landlord.view.parts.chips import deed_line
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.dialogs import frame
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Leaf, Node, Paragraph, Row, Text
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import chip, icon

PALE = TextStyle(colour="#c4cbd2", align="right")


def head(session: Presentation, draft: DebtDraft, menu: Button) -> Node:
    """Marks and sentence on the left, the cause and the way to the menu on the right."""
    seat, shares = draft.seat, draft.debt.shares
    several = len(session.humans) > 1
    text = _("{name} owes {creditor} **{amount}**") if several else _("You owe {creditor} **{amount}**")
    text = text.format(
        name=escape(session.names[seat]),
        amount=escape(session.money(draft.owed)),
        creditor=escape(creditors(session, draft)),
    )
    creditor = shares[0][0]
    if len(shares) > 1 or creditor == BANK:
        owed = _office("people" if len(shares) > 1 else "bank")
    else:
        owed = seat_leaf(session, creditor, 50)
    sides = Row([seat_leaf(session, seat, 50), icon("arrow-right", 20, "bad-hi"), owed], gap=11)
    sentence = Paragraph(text, TextStyle("display", 36, strong="board-bold"))
    return frame.head(sentence, sides, Row([*_cause(session, draft), Leaf(menu)], gap=16))


def _office(sign: str) -> Node:
    """The mark of who is owed where it is no seat."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.circle(box.center, 25, "panel-3", "button-line")
        canvas.icon(sign, box.center, 26, "gold-hi")

    return Leaf(width=50, height=50, paint=draw)


def _cause(session: Presentation, draft: DebtDraft) -> list[Node]:
    """What the debt is for."""
    debt = draft.debt
    if debt.reason != "rent" or debt.about < 0:
        return [Text(_reason(session, draft), PALE)]
    view = replace(deed_view(session, session.shown, debt.about), price="")
    level = _level(session, debt.about)
    return [Text(_("Rent for"), PALE), deed_line(view), *([chip(level)] if level else [])]


def _level(session: Presentation, space: int) -> str:
    """Why the rent is so high: buildings, or how many the owner has."""
    shown = session.shown
    place, level = session.pack.ruleset.spaces[space], shown.level[space]
    if level == session.pack.ruleset.hotel_level:
        return _("with {building}").format(building=session.text("word.hotel"))
    if level:
        word = session.text("word.house" if level == 1 else "word.houses")
        return _("with {building}").format(building=f"{level} {word}")
    own, _mortgaged, size = shown.holding(shown.owner[space], place.group)
    if place.kind is not SpaceKind.STREET:
        return _("{count} of {all} owned").format(count=own, all=size)
    return _("whole group") if own == size else ""


def _reason(session: Words, draft: DebtDraft) -> str:
    debt = draft.debt
    match debt.reason:
        case "tax" if debt.about >= 0:
            return session.space_name(debt.about)
        case "fine":
            return _("Fine to leave jail")
        case "card" | "each":
            return _("By a card")
        case "interest":
            return _("Interest on mortgages received")
        case _:
            return ""
