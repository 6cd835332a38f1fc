"""The deeds of a trade: portfolios by group, trays of what is offered, jail cards as paper."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.deeds import mortgage
from game.landlord.rules.questions.dues import trade
from game.landlord.rules.state import LandlordState
from game.landlord.view import goods
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.trade.negotiation import Change
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.parts.chips import DeedChip, DeedView, MiniDeed
from game.landlord.view.parts.marks import draw_group
from game.landlord.view.refusals import refusal_text
from game.landlord.view.words import Words
from game.ui.draw import strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _, percent
from game.ui.layout import Column, Grid, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.reply import Reply
from game.ui.scale import Scale
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Mood

CARD, LARGE = (100.0, 130.0), (112.0, 146.0)
IN_TRAY = 4  # up to this many lie as paper; more lie as chips in two columns
TRAY, HIGHEST = 185.0, 225.0  # how high a tray is, and may be for the sake of larger letters
JAIL = "key"  # the mark of a jail card
Turn = Callable[[Hashable], Reply]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the table: who gives, to whom, and what lies in its tray."""

    name: str  # "own" or "their": the first part of every key
    seat: int
    other: int
    tray: Tray
    change: Change | None = None  # what a counter-offer changed here


class TradeDeed(MiniDeed):
    """A deed or jail card of a trade; what lies in a tray has a cross to take it back."""

    changed = False  # a counter-offer has put it on the table, or taken it off

    def print(self, ink: Colour, tone: Colour) -> Node:
        if self.deed.glyph != JAIL:
            return super().print(ink, tone)
        key = icon(JAIL, 26, "#c0322a" if ink == "cream-ink" else "gold-hi")
        name = Text(self.deed.name, TextStyle("ui-bold", 15, ink, align="center"))
        return Column([key, name], gap=14, pad=(4, 6), justify="center")

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        """The cross and the sign of a change, over the focus ring."""
        if self.changed:
            draw_change(canvas, self.box)
        if self.offered:
            centre = (self.box.right - 2, self.box.top + 6)
            canvas.circle(centre, 17, "#171c21", border="gold", line=2)
            canvas.icon("cross", centre, 16, "text")


class TradeChip(DeedChip):
    """A deed in a full tray."""

    changed = False

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        if self.changed:
            draw_change(canvas, self.box)


def draw_change(canvas: Canvas, box: pygame.FRect) -> None:
    """The sign at a corner of what a counter-offer changed."""
    centre = (box.left + 6, box.top + 6)
    canvas.circle(centre, 15, "gold-hi", border="#171c21", line=2)
    canvas.icon("trade", centre, 18, "#241a06")


class Deeds:
    """Makes the deeds of one side."""

    def __init__(self, session: Words, state: LandlordState, scale: Scale) -> None:
        self.session, self.state = session, state
        self.short = scale.text(15) > scale.px(15) + 2  # large letters on small cards

    # portfolio -------------------------------------------------------------------------------
    def portfolio(self, side: Side, turn: Turn) -> Scroll:
        """All that a seat could give, by group, in rows that wrap."""
        parts: list[Node] = []
        for title, cards, whole, mark in self._sections(side):
            head = [mark, Text(title, TextStyle(colour="#c9d0d6"), lines=1)]
            if whole:
                head.append(icon("check", 18, "good"))
            papers = Wrap([self._card(side, item, turn) for item in cards], gap=8, align="stretch")
            parts.append(Column([Row(head, gap=8), papers], gap=6))
        nothing = Text(_("No deeds yet."), TextStyle(colour="muted"))
        shown = Wrap(parts or [nothing], gap=18, row_gap=12, align="start", pad=(6, 8, 0, 8))
        return Scroll(shown, key=(side.name, "portfolio"), grow=1, min_height=190)

    def _sections(self, side: Side) -> list[tuple[str, list[Any], bool, Node]]:
        """Title, what lies there, complete or not, and the mark of each group."""
        rules, found = self.state.ruleset, list[tuple[str, list[Any], bool, Node]]()
        for group, spaces in goods.holdings(self.state, side.seat):
            title = f"{self.session.group_name(group)} {len(spaces)}/{len(rules.groups[group].members)}"
            mark = _mark(group_key(rules, group))
            found.append((title, list(spaces), goods.complete(self.state, group, side.seat), mark))
        cards = self.state.jail_cards[side.seat]
        if cards:
            found.append((_("Jail cards"), list(cards), False, icon(JAIL, 22, "gold-hi")))
        return found

    def _card(self, side: Side, item: Any, turn: Turn) -> Leaf:
        tray = side.tray
        used, reason = item in tray.jail_cards, ""
        if not isinstance(item, tuple):
            used, reason = item in tray.deeds, self._refused(side, item)
        card = TradeDeed(
            (side.name, "deed", item), (0, 0, *CARD), self._view(item, short=self.short), used=used,
            on_press=partial(turn, item), reason=reason, tip=self._mortgage_note(item),
            group=f"{side.name} deeds",
        )  # fmt: skip
        card.changed = not used and side.change is not None and side.change.of(item)
        return Leaf(card)

    def _view(self, item: Any, *, short: bool) -> DeedView:
        if isinstance(item, tuple):
            return DeedView(_("Get out of\njail"), "", "#efe5cf", JAIL)
        return goods.deed_view(self.session, self.state, item, short=short)

    def _refused(self, side: Side, space: int) -> str:
        """Why a deed can't be offered at all; cash and turns are judged on the whole offer."""
        lone = Offer((Transfer(side.seat, side.other, deeds=(space,)),))
        refusal = trade.check_offer(self.state, side.seat, lone)
        if refusal is None or refusal.code not in ("trade.buildings", "trade.space"):
            return ""
        return refusal_text(refusal, self.session.pack, self.session.names)

    def _mortgage_note(self, item: Any) -> str:
        """What a mortgaged deed costs whoever takes it (R-15)."""
        if isinstance(item, tuple) or not self.state.mortgaged[item]:
            return ""
        words = {
            "percent": percent(self.state.ruleset.options.mortgage_interest_percent),
            "fee": self.session.money(self.state.ruleset.interests[item]),
            "amount": self.session.money(mortgage.redemption(self.state, item)),
        }
        text = _("**Mortgaged.** Whoever takes it pays the bank {percent} ({fee}) or lifts it for {amount}.")
        return text.format(**words)

    # tray ------------------------------------------------------------------------------------
    def tray(self, side: Side, turn: Turn) -> Node:
        """What lies on the table: paper and a place for more, or chips when it is much."""
        items: list[Any] = [*side.tray.deeds, *side.tray.jail_cards]
        if len(items) > IN_TRAY:
            chips = Grid([self._chip(side, item, turn) for item in items], 2, gap=8, row_gap=6, pad=8)
            return Scroll(chips, key=(side.name, "chips"), min_height=TRAY, max_height=HIGHEST)
        papers: list[Node] = [self._offered(side, item, turn) for item in items]
        if len(items) < IN_TRAY:
            papers.append(Leaf(width=LARGE[0], height=LARGE[1], paint=_slot))
        lie = Wrap(papers, gap=20, align="start", pad=(18, 20, 18, 18))
        return Scroll(lie, key=(side.name, "papers"), min_height=TRAY, max_height=HIGHEST)

    def _offered(self, side: Side, item: Any, turn: Turn) -> Leaf:
        card = TradeDeed(
            (side.name, "tray", item), (0, 0, *LARGE), self._view(item, short=self.short), offered=True,
            on_press=partial(turn, item), tip=self._mortgage_note(item), group=f"{side.name} tray",
        )  # fmt: skip
        card.changed = side.change is not None and side.change.of(item)
        return Leaf(card)

    def _chip(self, side: Side, item: Any, turn: Turn) -> Leaf:
        key, press = (side.name, "tray", item), partial(turn, item)
        view, group = self._view(item, short=False), f"{side.name} tray"
        chip = TradeChip(key, (0, 0, 0, 0), view, chosen=True, on_press=press, group=group)
        chip.changed = side.change is not None and side.change.of(item)
        return Leaf(chip)


def _mark(key: str) -> Leaf:
    """The mark of a group in a layout."""
    return Leaf(width=22, height=22, paint=lambda canvas, box: draw_group(canvas, key, box, 15, radius=4))


def _slot(canvas: Canvas, box: pygame.FRect) -> None:
    """A dashed place for a deed."""
    x, y, w, h = box
    r, scale = 8.0, canvas.scale
    outline = [
        *_corner(x + w - r, y + r, r, -90),
        *_corner(x + w - r, y + h - r, r, 0),
        *_corner(x + r, y + h - r, r, 90),
        *_corner(x + r, y + r, r, 180),
        (x + w - r, y),
    ]
    points = [(scale.left + px * scale.factor, scale.top + py * scale.factor) for px, py in outline]
    colour = canvas.theme.c("#56616b")
    strokes.line(
        canvas.surface,
        points,
        (colour.r, colour.g, colour.b, 255),
        1.6 * scale.factor,
        (6 * scale.factor, 5 * scale.factor),
    )
    canvas.icon("plus", (x + w / 2, y + h / 2), 26, "#8a949d")


def _corner(x: float, y: float, r: float, start: float) -> list[tuple[float, float]]:
    steps = (pygame.Vector2(r, 0).rotate(start + 22.5 * i) for i in range(5))
    return [(x + step.x, y + step.y) for step in steps]
