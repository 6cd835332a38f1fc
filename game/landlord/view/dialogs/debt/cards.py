"""The right side of a debt: how much is raised, deeds offered instead, and bankruptcy behind its lock."""

from __future__ import annotations

from collections.abc import Sequence

from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import tame
from game.ui.widgets.marks import draw_caption, draw_chip, draw_progress
from game.ui.widgets.seats import draw_seat_mark

LEFT, WIDTH = 1148.0, 564.0
RAISED = (LEFT, 204.0, WIDTH, 182.0)
OFFER_TOP, OFFER_PLAIN, GAP = 400.0, 128.0, 14.0
GIVE_UP = 108.0  # its height
ICONS = ("coins", "house", "mortgage")
PARTS: tuple[Colour, Colour, Colour] = ("#8fb0ef", "good", "warn")
Box = tuple[float, float, float, float]


def draw_raised(canvas: Canvas, session: Words, draft: DebtDraft, shine: float) -> None:
    """The running total by source; it glows once when it is full (`shine` from 1 to 0)."""
    x, y, w, _h = RAISED
    canvas.well(RAISED)
    draw_caption(canvas, (x + 26, y + 30), _("Raised so far"), "#c4cbd2", size=15)
    size = tame(38, canvas.scale.text_size)
    raised = canvas.text(
        session.money(draft.raised), (x + 26, y + 66), TextStyle("board-bold", size), "midleft"
    )
    of = _("of {amount}").format(amount=session.money(draft.owed))
    canvas.text(
        of,
        (raised.right + 8, y + 71),
        TextStyle("board", 20, "#c4cbd2"),
        "midleft",
        width=x + 330 - raised.right,
    )
    if draft.full:
        text = _("Enough")
        width = canvas.measure(text, TextStyle("ui-bold", 16)) + 52
        draw_chip(canvas, (x + w - 26 - width, y + 46), text, "good", "check")
    else:
        canvas.text(_("still missing"), (x + w - 26, y + 46), TextStyle(colour="#c4cbd2"), "midright")
        missing = session.money(draft.missing)
        canvas.text(missing, (x + w - 26, y + 74), TextStyle("board-bold", 25, "bad-hi"), "midright")
    bar: Box = (x + 26, y + 100, w - 52, 28)
    amounts = (draft.cash, draft.sold, draft.borrowed)
    whole = max(draft.owed, 1)
    if shine > 0:
        canvas.glow(bar, "good", 14, blur=20, alpha=0.8 * shine)
    draw_progress(canvas, bar, [(amount / whole, tone) for amount, tone in zip(amounts, PARTS, strict=True)])
    _legend(canvas, session, amounts, (x + 26, y + 154), w - 52)


def _legend(
    canvas: Canvas, session: Words, amounts: tuple[int, int, int], at: tuple[float, float], width: float
) -> None:
    names = (_("Cash"), session.text("word.houses").capitalize(), _("Mortgages"))
    texts = [session.money(amount) for amount in amounts]
    sums = [canvas.measure(text, TextStyle("ui-bold", 16)) for text in texts]
    natural = [
        30 + canvas.measure(name, TextStyle("ui", 16)) + own for name, own in zip(names, sums, strict=True)
    ]
    tight = sum(natural) + 28 > width  # then signs stand for the words
    cells = [34 + own for own in sums] if tight else natural
    gap = (width - sum(cells)) / 2
    x, y = at
    for name, text, cell, tone, icon in zip(names, texts, cells, PARTS, ICONS, strict=True):
        if tight:
            canvas.icon(icon, (x + 11, y), 22, tone)
            end = x + 26
        else:
            canvas.box((x, y - 7, 14, 14), tone, radius=3)
            end = canvas.text(name, (x + 22, y), TextStyle("ui", 16), "midleft").right + 8
        canvas.text(text, (end, y), TextStyle("ui-bold", 16), "midleft")
        x += cell + gap


def draw_offer(
    canvas: Canvas,
    session: Presentation,
    draft: DebtDraft,
    box: Box,
    offered: Sequence[int],
    creditor: int | None,
    why_not: str,
) -> None:
    """The words around the deeds that may be offered to the creditor, or why that is refused."""
    x, y, w, h = box
    canvas.well(box)
    canvas.icon("trade", (x + 38, y + 35), 26, "gold-hi")
    canvas.text(
        _("Settle with property instead"), (x + 64, y + 35), TextStyle("ui-bold", 20), "midleft", width=w - 84
    )
    if creditor is None:
        canvas.paragraph(_bank_words(draft), (x + 26, y + 58, w - 52, h - 64), TextStyle(colour="#c4cbd2"))
        return
    name = session.names[creditor]
    if draft.full:
        text = _("Enough is raised; {name} need not be asked.").format(name=name)
    else:
        text = _("Offer deeds for the missing {amount}. {name} may say yes or no.").format(
            amount=session.money(draft.missing), name=name
        )
    canvas.text(text, (x + 26, y + 68), TextStyle(colour="#d5dae0"), "midleft", width=w - 52)
    foot = y + h - 42
    if why_not and not draft.full:
        canvas.icon("info", (x + 40, foot), 22, "warn-hi")
        canvas.paragraph(
            why_not, (x + 62, foot - 40, w - 282, 80), TextStyle(size=16, colour="#d5dae0"), middle=True
        )
    elif offered and not draft.full:
        draw_seat_mark(canvas, (x + 41, foot), 30, session.colours[creditor] + 1)
        gain = _gain(session, creditor, offered)
        canvas.text(gain, (x + 66, foot), TextStyle("ui", 16, "#c4cbd2"), "midleft", width=w - 286)


def _bank_words(draft: DebtDraft) -> str:
    if len(draft.debt.shares) > 1:
        return _("Several players are owed. Ask one of them, or anybody, for a trade.")
    return _("The bank takes no deeds. Sell one to another player: ask for a trade.")


def _gain(session: Presentation, creditor: int, offered: Sequence[int]) -> str:
    """What the creditor would then own of the group that he gets most of."""
    rules, owner = session.pack.ruleset, session.shown.owner
    counts = []
    for group in {rules.spaces[space].group for space in offered}:
        members = rules.groups[group].members
        own = sum(owner[member] == creditor or member in offered for member in members)
        counts.append((own / len(members), own, len(members), group))
    _part, own, size, group = max(counts)
    return _("{name} would own {count} of {all} {group}").format(
        name=session.names[creditor], count=own, all=size, group=session.group_name(group)
    )


def draw_give_up(canvas: Canvas, session: Words, draft: DebtDraft, box: Box, locked: bool) -> None:
    """Bankruptcy: what it needs while it is locked, and what it means once it is not."""
    x, y, w, h = box
    canvas.box(
        box, "#2a1f22", "#251c20", radius=chrome.CARD, border="danger-line" if not locked else "#7a3b38"
    )
    canvas.icon("lock" if locked else "warn", (x + 38, y + 29), 24, "bad-hi")
    canvas.text(_("Declare bankruptcy"), (x + 62, y + 29), TextStyle("ui-bold", 20), "midleft", width=w - 230)
    if locked:
        text = _("Locked while you can still raise {amount}. Then hold the button for two seconds.")
        text = text.format(amount=session.money(draft.most_left))
    else:
        text = _("All you own goes to {names}. Hold the button for two seconds.")
        text = text.format(names=creditors(session, draft))
    canvas.paragraph(
        text, (x + 26, y + 44, w - 196, h - 46), TextStyle(size=16, colour="#d5c9c8"), middle=True
    )


def creditors(session: Words, draft: DebtDraft) -> str:
    """Who is owed, in words."""
    seats = [seat for seat, _amount in draft.debt.shares]
    if len(seats) > 1:
        return _("{count} players").format(count=len(seats))
    return _("the bank") if seats[0] == BANK else session.names[seats[0]]
