"""The rows of a debt: streets whose buildings can be sold, and deeds that can be mortgaged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.protocol import Refusal
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.parts.marks import draw_group
from game.landlord.view.refusals import refusal_text
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, Leaf, Node, Row, Text
from game.ui.reply import Reply
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.switches import TickBox

Ends = tuple[bool, bool]  # whether a row is the first of its card, and the last
_STEP = (0.0, 0.0, 36.0, 36.0)  # the button for one building
_SLOTS = 112.0  # the room of the buildings between two of them
_TITLE, _NAME = TextStyle("ui-bold", 20), TextStyle("ui-bold")
_PALE, _SMALL = TextStyle(colour="#c4cbd2", align="right"), TextStyle("ui", 15, "#c4cbd2")


def words(refusal: Refusal | None, session: Words) -> str:
    """Why a control is grey."""
    if refusal is None:
        return ""
    own = {
        "draft.enough": _("**Enough is raised.** Pay, or take something back first."),
        "draft.nothing": _("**Nothing is sold here.** There is nothing to take back."),
    }
    return own.get(refusal.code) or refusal_text(refusal, session.pack, session.names)


class DebtRows:
    """Describes the rows; `changed` is told how each change of the draft went."""

    def __init__(self, session: Words, draft: DebtDraft, changed: Callable[[Refusal | None], Reply]) -> None:
        self.session = session
        self.draft = draft
        self.changed = changed

    def column(self) -> Column:
        """The rows of both kinds with their headings."""
        streets, deeds = self.draft.streets(), self.draft.deeds()
        rows: list[Node] = []
        if streets:
            rows.append(self._sales_head())
            rows += _card(self._street, streets)
        if deeds or self.draft.built_on():
            rows.append(self._mortgages_head(below=bool(streets)))
            rows += _card(self._deed, deeds)
        if not rows:
            nothing = TextStyle(size=chrome.STRONG, colour="muted")
            rows.append(Text(_("There is nothing left to sell or to mortgage."), nothing, pad=(0, 40)))
        return Column(rows)

    # headings ------------------------------------------------------------------------------
    def _sales_head(self) -> Node:
        title = _("Sell {houses} to the bank, half price").format(houses=self.session.text("word.houses"))
        most = _("up to {amount}").format(amount=self.session.money(self.draft.most_from_sales))
        house = Leaf(width=28, height=28, paint=lambda canvas, box: canvas.art("house", box))
        return _head(house, title, most)

    def _mortgages_head(self, *, below: bool) -> Node:
        money, draft = self.session.money, self.draft
        later = sum(draft.loan(space) for space in draft.built_on())
        most = _("up to {amount}").format(amount=money(sum(draft.loan(space) for space in draft.deeds())))
        if later:
            most = _("{now}, built-up groups add {later} once cleared").format(now=most, later=money(later))
        sign = Leaf(width=28, height=28, paint=lambda c, box: c.icon("mortgage", box.center, 24, "gold-hi"))
        return _head(sign, _("Mortgage"), most, above=16 if below else 0)

    # rows ----------------------------------------------------------------------------------
    def _street(self, space: int, ends: Ends) -> Node:
        draft, session = self.draft, self.session
        why_less = words(draft.why_not_sell(space), session)
        why_more = words(draft.why_not_keep(space), session)
        before, now = draft.construction.start.level[space], draft.level(space)
        half = session.pack.ruleset.house_costs[space] // 2
        less = IconButton(
            ("less", space), _STEP, "minus", _("Sell one"), reason=why_less,
            on_press=lambda: self.changed(draft.sell(space)), group="rows",
        )  # fmt: skip
        more = IconButton(
            ("more", space), _STEP, "plus", _("Keep one"), reason=why_more,
            on_press=lambda: self.changed(draft.keep(space)), group="rows",
        )  # fmt: skip
        slots = Leaf(width=_SLOTS, height=44, paint=partial(self._buildings, before, now))
        steps = Row([Leaf(less), slots, Leaf(more)], gap=8)
        second = self._sale_words(before, now, half, why_less)
        return self._row(space, second, half, draft.gain(space), steps, ends, idle="#8d969e")

    def _deed(self, space: int, ends: Ends) -> Node:
        draft, session = self.draft, self.session
        loan, taken = draft.loan(space), draft.mortgaged(space)
        lift = loan + session.pack.ruleset.interests[space]
        tick = TickBox(
            ("tick", space), (0, 0), taken, reason=words(draft.why_not_mortgage(space), session),
            on_change=lambda _on: self.changed(draft.mortgage(space)), group="rows",
        )  # fmt: skip
        second = _("Mortgage, lift later for {amount}").format(amount=session.money(lift))
        control = Aligned(Leaf(tick), x="end", width=2 * (_STEP[2] + 8) + _SLOTS)
        return self._row(space, second, loan, loan if taken else 0, control, ends)

    def _row(
        self, space: int, second: str, offered: int, gain: int, control: Node, ends: Ends, idle: str = "text"
    ) -> Node:
        """Its group's mark, its name over a smaller line, what it brings, and the control for it."""
        money = self.session.money
        amount = TextStyle("board-bold", 21, "#7fd08a" if gain else idle, align="right")
        parts = [
            Leaf(width=40, height=40, paint=partial(self._mark, space)),
            Column([Text(self.session.space_name(space), _NAME), Text(second, _SMALL)], grow=1),
            Text(f"+{money(gain)}" if gain else money(offered), amount, lines=1),
            control,
        ]
        ground = partial(self._ground, self.draft.gain(space) > 0, ends)
        return Row(parts, gap=18, pad=(16, 6), min_height=61, paint=ground)

    def _ground(self, drafted: bool, ends: Ends, canvas: Canvas, box: pygame.FRect) -> None:
        """The row's part of the card that all rows of a kind make together; what is drafted is green."""
        x, y, w, h = box
        first, last = ends
        whole = (x, y - (0 if first else 20), w, h + (0 if first else 20) + (0 if last else 20))
        with canvas.clip(box):
            canvas.box(whole, "#2b4034" if drafted else "#28313a", radius=chrome.CARD, border="#3a4750")
        if not last:
            canvas.rule((x + 1, y + h - 1), w - 2, "#36503f" if drafted else "#35424a")

    def _mark(self, space: int, canvas: Canvas, box: pygame.FRect) -> None:
        rules = self.session.pack.ruleset
        draw_group(canvas, group_key(rules, rules.spaces[space].group), box, 22, radius=6)

    def _sale_words(self, before: int, now: int, half: int, why_not: str) -> str:
        """What is sold of what, or why no more can be."""
        session, hotel = self.session, self.session.pack.ruleset.hotel_level
        each = session.money(half)
        sold = before - now
        if sold and why_not and not self.draft.full:
            return _("{sold} sold. {reason}").format(sold=sold, reason=why_not.replace("**", ""))
        if sold:
            return _("{sold} of {all} sold back at {amount} each").format(sold=sold, all=before, amount=each)
        if before == hotel:
            name = session.text("word.hotel")
        else:
            name = f"{before} {session.text('word.house' if before == 1 else 'word.houses')}"
        return _("{buildings}, {amount} for each step").format(buildings=name, amount=each)

    def _buildings(self, before: int, now: int, canvas: Canvas, box: pygame.FRect) -> None:
        """What stands, and as ghosts what the draft takes away."""
        x, y = box.center
        hotel = self.session.pack.ruleset.hotel_level
        if now == hotel:
            canvas.art("hotel", (x - 22, y - 22, 44, 44))
            return
        places = min(before, hotel - 1)
        pitch = 31.0 if places <= 3 else 25.0
        left = x - pitch * (places - 1) / 2
        for index in range(places):
            house = (left + index * pitch - 14, y - 14, 28, 28)
            canvas.art("house", house, alpha=1.0 if index < now else 0.28)


def _head(sign: Node, title: str, most: str, above: float = 0) -> Node:
    """What the rows below are for, and how much they can bring."""
    parts = [sign, Text(title, _TITLE, grow=1), Text(most, _PALE)]
    return Row(parts, gap=12, pad=(0, above, 0, 8), min_height=44 + above)


def _card(make: Callable[[int, Ends], Node], spaces: Sequence[int]) -> list[Node]:
    """Rows that make one card: each is told whether it is the first, and whether the last."""
    return [make(space, (space == spaces[0], space == spaces[-1])) for space in spaces]
