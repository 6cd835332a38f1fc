"""The right side of a debt: how much is raised, deeds offered instead, and bankruptcy behind its lock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, First, Grid, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.widgets.buttons import Button, HoldButton
from game.ui.widgets.marks import draw_progress
from game.ui.widgets.pieces import CAPTION, chip, icon
from game.ui.widgets.widget import Widget

_PARTS: tuple[tuple[Colour, str], ...] = (("#8fb0ef", "coins"), ("good", "house"), ("warn", "mortgage"))
_PAD = (26.0, 18.0)
_PALE, _TITLE = TextStyle(colour="#c4cbd2"), TextStyle("ui-bold", 20)
_SMALL, _SUM = TextStyle("ui", 16), TextStyle("ui-bold", 16)


def raised(session: Words, draft: DebtDraft, shine: Callable[[], float]) -> Node:
    """The running total by source; it glows once when it is full (`shine` from 1 to 0)."""
    total = Wrap(
        [
            Text(session.money(draft.raised), TextStyle("board-bold", 38), lines=1),
            Text(
                _("of {amount}").format(amount=session.money(draft.owed)),
                TextStyle("board", 20, "#c4cbd2"),
                lines=1,
            ),
        ],
        gap=8,
        row_gap=0,
        align="baseline",
    )
    caption = Text(_("Raised so far").upper(), replace(CAPTION, colour="#c4cbd2"))
    rest: Node = chip(_("Enough"), "good", "check")
    if not draft.full:
        missing = TextStyle("board-bold", 25, "bad-hi")
        rest = Column(
            [Text(_("still missing"), _PALE), Text(session.money(draft.missing), missing, lines=1)],
            align="end",
        )
    amounts = (draft.cash, draft.sold, draft.borrowed)

    def bar(canvas: Canvas, box: pygame.FRect) -> None:
        if (light := shine()) > 0:
            canvas.glow(box, "good", 14, blur=20, alpha=0.8 * light)
        whole = max(draft.owed, 1)
        draw_progress(
            canvas,
            box,
            [(amount / whole, tone) for amount, (tone, _icon) in zip(amounts, _PARTS, strict=True)],
        )

    head = Row([Column([caption, total], grow=1), rest], gap=16)
    parts = [head, Leaf(height=28, paint=bar), _legend(session, amounts)]
    return Column(parts, gap=12, pad=_PAD, paint=Canvas.well)


def _legend(session: Words, amounts: Sequence[int]) -> Node:
    """What each part of the bar stands for: in words, or by signs where there is no room for them."""
    names = (_("Cash"), session.text("word.houses").capitalize(), _("Mortgages"))
    told, signed = [], []
    for name, amount, (tone, sign) in zip(names, amounts, _PARTS, strict=True):
        figure = session.money(amount)
        block = Leaf(width=14, height=14, paint=partial(_block, tone))
        told.append(Row([block, Text(name, _SMALL, lines=1), Text(figure, _SUM, lines=1)], gap=8))
        signed.append(Row([icon(sign, 22, tone), Text(figure, _SUM, lines=1)], gap=6))
    return First([Row(told, gap=14, justify="between"), Row(signed, gap=14, justify="between")])


def _block(tone: Colour, canvas: Canvas, box: pygame.FRect) -> None:
    canvas.box(box, tone, radius=3)


def offer(
    session: Presentation,
    draft: DebtDraft,
    offered: Sequence[int],
    creditor: int | None,
    chips: Sequence[Widget],
    ask: Button,
) -> Node:
    """The deeds that may be offered to the creditor, what that would mean to him, or why it is refused."""
    title = Row([icon("trade", 26, "gold-hi"), Text(_("Settle with property instead"), _TITLE)], gap=14)
    if creditor is None:
        return Column([title, Text(_bank_words(draft), _PALE)], gap=12, pad=_PAD, paint=Canvas.well)
    name = session.names[creditor]
    if draft.full:
        text = _("Enough is raised; {name} need not be asked.").format(name=name)
    else:
        text = _("Offer deeds for the missing {amount}. {name} may say yes or no.").format(
            amount=session.money(draft.missing), name=name
        )
    note: list[Node] = []
    if ask.reason and not draft.full:
        note = [
            icon("info", 22, "warn-hi"),
            Paragraph(ask.reason, TextStyle(size=16, colour="#d5dae0"), grow=1),
        ]
    elif offered and not draft.full:
        gain = Text(_gain(session, creditor, offered), TextStyle("ui", 16, "#c4cbd2"), grow=1)
        note = [seat_leaf(session, creditor, 30), gain]
    foot = Row([*note, Leaf(ask)], gap=12, justify="start" if note else "end")
    deeds = Grid([Leaf(each) for each in chips], most=2, gap=8)
    words = Text(text, TextStyle(colour="#d5dae0"))
    return Column([title, words, deeds, foot], gap=12, pad=_PAD, paint=Canvas.well)


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


def give_up(session: Words, draft: DebtDraft, hold: HoldButton) -> Node:
    """Bankruptcy: what it needs while it is locked, and what it means once it is not."""
    locked = bool(hold.reason)
    if locked:
        text = _("Locked while you can still raise {amount}. Then hold the button for two seconds.")
        text = text.format(amount=session.money(draft.most_left))
    else:
        text = _("All you own goes to {names}. Hold the button for two seconds.")
        text = text.format(names=creditors(session, draft))
    title = Row(
        [icon("lock" if locked else "warn", 24, "bad-hi"), Text(_("Declare bankruptcy"), _TITLE)], gap=12
    )
    words = Column([title, Text(text, TextStyle(size=16, colour="#d5c9c8"))], gap=4, grow=1)

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        edge = "#7a3b38" if locked else "danger-line"
        canvas.box(box, "#2a1f22", "#251c20", radius=chrome.CARD, border=edge)

    return Row([words, Leaf(hold)], gap=20, pad=(26, 14, 20, 14), min_height=108, paint=ground)


def creditors(session: Words, draft: DebtDraft) -> str:
    """Who is owed, in words."""
    seats = [seat for seat, _amount in draft.debt.shares]
    if len(seats) > 1:
        return _("{count} players").format(count=len(seats))
    return _("the bank") if seats[0] == BANK else session.names[seats[0]]
