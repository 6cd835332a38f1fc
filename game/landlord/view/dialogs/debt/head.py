"""The head of a debt: who owes whom how much, and what for."""

from __future__ import annotations

from dataclasses import replace

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.debt.cards import creditors
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.goods import deed_view
from game.landlord.view.parts.chips import DeedChip
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.widgets.marks import chip_width, draw_chip
from game.ui.widgets.seats import draw_seat_mark
from game.ui.widgets.widget import Mood

LEFT, RIGHT = 208.0, 1712.0


def draw_head(canvas: Canvas, session: Presentation, draft: DebtDraft, y: float) -> None:
    """Draw it round a middle line: marks and sentence on the left, the cause on the right."""
    seat, shares = draft.seat, draft.debt.shares
    draw_seat_mark(canvas, (LEFT + 26, y), 50, session.colours[seat] + 1, f"token.{session.tokens[seat]}")
    canvas.icon("arrow-right", (LEFT + 72, y), 20, "bad-hi")
    at = (LEFT + 118, y)
    if len(shares) == 1 and shares[0][0] != BANK:
        creditor = shares[0][0]
        draw_seat_mark(canvas, at, 50, session.colours[creditor] + 1, f"token.{session.tokens[creditor]}")
    else:
        canvas.circle(at, 25, "panel-3", "button-line")
        canvas.icon("bank" if len(shares) == 1 else "people", at, 26, "gold-hi")
    room = _cause(canvas, session, draft, y) - 24 - LEFT - 160
    several = len(session.humans) > 1
    text = _("{name} owes {creditor} **{amount}**") if several else _("You owe {creditor} **{amount}**")
    text = text.format(
        name=escape(session.names[seat]),
        amount=escape(session.money(draft.owed)),
        creditor=escape(creditors(session, draft)),
    )
    size = 36.0
    while size > 24 and canvas.rich_width(text, TextStyle("display", size, strong="board-bold")) > room:
        size -= 1
    box = (LEFT + 160, y - 32, room + 8, 64)
    canvas.paragraph(text, box, TextStyle("display", size, strong="board-bold"), middle=True)


def _cause(canvas: Canvas, session: Presentation, draft: DebtDraft, y: float) -> float:
    """What the debt is for; returns its left edge."""
    debt, right = draft.debt, RIGHT
    if debt.reason != "rent" or debt.about < 0:
        return canvas.text(
            _reason(session, draft), (right, y), TextStyle(colour="#c4cbd2"), "midright", width=420
        ).left
    level = _level(session, debt.about)
    if level:
        wide = chip_width(canvas, level)
        draw_chip(canvas, (right - wide, y - 16), level)
        right -= wide + 12
    view = replace(deed_view(session, session.shown, debt.about), price="")
    DeedChip("about", (right - 272, y - 26, 272, 52), view).draw(canvas, Mood())
    return canvas.text(_("Rent for"), (right - 284, y), TextStyle(colour="#c4cbd2"), "midright").left


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
