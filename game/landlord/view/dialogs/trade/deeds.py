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
from game.landlord.view.dialogs.trade.offer import Tray
from game.landlord.view.parts.chips import DeedChip, DeedView, MiniDeed, draw_small_paper
from game.landlord.view.refusals import refusal_text
from game.landlord.view.words import Words
from game.ui.draw import strokes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, percent
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.widget import Mood, Widget

COLUMN = 580.0
CARD_W, CARD_H, STEP = 100.0, 130.0, 108.0
HEAD, LINE_GAP, SECTION_GAP = 30.0, 16.0, 20.0
TRAY_W, TRAY_H, TRAY_STEP = 112.0, 146.0, 132.0
IN_TRAY = 4  # up to this many lie as paper; more lie as chips in two columns
CHIP_H = 46.0
JAIL = "key"  # the mark of a jail card


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the table: who gives, to whom, and what lies in its tray."""

    name: str  # "own" or "their": the first part of every key
    seat: int
    other: int
    left: float
    tray: Tray
    width: float = COLUMN


class TradeDeed(MiniDeed):
    """A deed or jail card of a trade; what lies in a tray has a cross to take it back."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.deed.glyph == JAIL:
            self._jail_card(canvas, mood)
        else:
            super().draw(canvas, mood)

    def draw_over(self, canvas: Canvas, mood: Mood) -> None:
        """The cross, over the focus ring."""
        if self.offered:
            centre = (self.box.right - 2, self.box.top + 6)
            canvas.circle(centre, 17, "#171c21", border="gold", line=2)
            canvas.icon("cross", centre, 16, "text")

    def _jail_card(self, canvas: Canvas, mood: Mood) -> None:
        width, height = self.box.size
        lift = -3 if mood.hover and not mood.pressed and not self.used else 0
        box = self.box.move(0, lift)

        def draw(inner: Canvas) -> None:
            paper = (0, 0, width, height)
            ink, _price = draw_small_paper(inner, paper)
            inner.icon("key", (width / 2, height * 0.36), 26, "#c0322a" if ink == "cream-ink" else "gold-hi")
            lines = self.deed.name.split("\n")
            for index, line in enumerate(lines):
                y = height * 0.66 + 17 * (index - (len(lines) - 1) / 2)
                inner.text(line, (width / 2, y), TextStyle("ui-bold", 15, ink), "center", width=width - 10)

        canvas.baked(("jail card", self.deed), box, draw, margin=18, alpha=0.45 if self.used else 1.0)
        if self.offered:
            canvas.outline(box.inflate(8, 8), "gold", 11, 3)


class Deeds:
    """Makes the controls of one side."""

    def __init__(self, session: Words, state: LandlordState, ruler: Canvas) -> None:
        self.session, self.state, self.ruler = session, state, ruler
        self.short = ruler.scale.text(15) > ruler.scale.px(15) + 2  # large letters on small cards

    # portfolio -------------------------------------------------------------------------------
    def portfolio(
        self, side: Side, top: float, height: float, turn: Callable[[Hashable], Reply]
    ) -> ScrollArea:
        """All that a seat could give, by group, in rows that wrap."""
        contents: list[Widget] = []
        x, y = side.left, top
        for key, title, cards, tick, mark in self._sections(side):
            tick_room = 26 if tick else 0
            wide = max(STEP * (len(cards) - 1) + CARD_W, self.ruler.measure(title) + 30 + tick_room)
            if x > side.left and x + wide > side.left + side.width:
                x, y = side.left, y + HEAD + CARD_H + LINE_GAP
            head = (x, y, wide, HEAD)
            draw = partial(self._section_head, title=title, mark=mark, tick=tick)
            contents.append(Drawing((side.name, "head", key), head, draw))
            for index, item in enumerate(cards):
                box = (x + STEP * index, y + HEAD, CARD_W, CARD_H)
                contents.append(self._card(side, item, box, turn))
            x += wide + SECTION_GAP
        if not contents:
            contents.append(Drawing((side.name, "none"), (side.left, top, side.width, 40), self._nothing))
        bottom = max(widget.box.bottom for widget in contents)
        area = (side.left - 8, top - 8, side.width + 26, height)
        return ScrollArea(
            (side.name, "portfolio"), area, contents, height=bottom + 24 - area[1], group=f"{side.name} deeds"
        )

    def _sections(self, side: Side) -> list[tuple[object, str, list[Any], bool, tuple[str, str]]]:
        """Key, title, what lies there, complete or not, and the mark of each group."""
        rules = self.state.ruleset
        found: list[tuple[object, str, list[Any], bool, tuple[str, str]]] = []
        for group, spaces in goods.holdings(self.state, side.seat):
            title = f"{self.session.group_name(group)} {len(spaces)}/{len(rules.groups[group].members)}"
            mark = (goods.colour(rules, group), group_key(rules, group))
            whole = goods.complete(self.state, group, side.seat)
            found.append((group, title, list(spaces), whole, mark))
        cards = self.state.jail_cards[side.seat]
        if cards:
            found.append(("jail", _("Jail cards"), list(cards), False, ("", JAIL)))
        return found

    def _section_head(
        self, canvas: Canvas, box: Box, *, title: str, mark: tuple[str, str], tick: bool
    ) -> None:
        x, y = box[0], box[1] + 11
        ground, glyph = mark
        if ground:
            canvas.box((x, y - 11, 22, 22), ground, radius=4, border=canvas.theme.mix(ground, "#000000", 0.3))
            canvas.glyph(glyph, (x + 11, y), 15, canvas.theme.ink_on(ground))
        else:
            canvas.icon(glyph, (x + 11, y), 20, "gold-hi")
        words = canvas.text(title, (x + 30, y), TextStyle(colour="#c9d0d6"), "midleft")
        if tick:
            canvas.icon("check", (words.right + 18, y), 18, "good")

    def _nothing(self, canvas: Canvas, box: Box) -> None:
        canvas.text(_("No deeds yet."), (box[0], box[1] + 20), TextStyle(colour="muted"), "midleft")

    def _card(self, side: Side, item: Any, box: Box, turn: Callable[[Hashable], Reply]) -> Widget:
        press = partial(turn, item)
        if isinstance(item, tuple):
            view, used, reason, tip = self._jail_view(), item in side.tray.jail_cards, "", ""
        else:
            view, used = (
                goods.deed_view(self.session, self.state, item, short=self.short),
                item in side.tray.deeds,
            )
            reason, tip = self._refused(side, item), self._mortgage_note(item)
        key = (side.name, "deed", item)
        return TradeDeed(
            key, box, view, used=used, on_press=press, reason=reason, tip=tip, group=f"{side.name} deeds"
        )

    def _jail_view(self) -> DeedView:
        return DeedView(_("Get out of\njail"), "", "#efe5cf", JAIL)

    def _refused(self, side: Side, space: int) -> str:
        """Why a deed can't be offered at all; cash and turns are judged on the whole offer."""
        lone = Offer((Transfer(side.seat, side.other, deeds=(space,)),))
        refusal = trade.check_offer(self.state, side.seat, lone)
        if refusal is None or refusal.code not in ("trade.buildings", "trade.space"):
            return ""
        return refusal_text(refusal, self.session.pack, self.session.names)

    def _mortgage_note(self, space: int) -> str:
        """What a mortgaged deed costs whoever takes it (R-15)."""
        if not self.state.mortgaged[space]:
            return ""
        words = {
            "percent": percent(self.state.ruleset.options.mortgage_interest_percent),
            "fee": self.session.money(self.state.ruleset.interests[space]),
            "amount": self.session.money(mortgage.redemption(self.state, space)),
        }
        text = _("**Mortgaged.** Whoever takes it pays the bank {percent} ({fee}) or lifts it for {amount}.")
        return text.format(**words)

    # tray ------------------------------------------------------------------------------------
    def tray(self, side: Side, top: float, turn: Callable[[Hashable], Reply]) -> list[Widget]:
        """What lies on the table: paper, or chips when it is much."""
        items: list[Any] = [*side.tray.deeds, *side.tray.jail_cards]
        if len(items) > IN_TRAY:
            return [self._chips(side, items, top, turn)]
        found: list[Widget] = []
        for index, item in enumerate(items):
            box = (side.left + 18 + TRAY_STEP * index, top + 20, TRAY_W, TRAY_H)
            view = (
                self._jail_view()
                if isinstance(item, tuple)
                else goods.deed_view(self.session, self.state, item, short=self.short)
            )
            tip = "" if isinstance(item, tuple) else self._mortgage_note(item)
            key, press = (side.name, "tray", item), partial(turn, item)
            found.append(
                TradeDeed(key, box, view, offered=True, on_press=press, tip=tip, group=f"{side.name} tray")
            )
        return found

    def _chips(
        self, side: Side, items: list[Any], top: float, turn: Callable[[Hashable], Reply]
    ) -> ScrollArea:
        chips: list[Widget] = []
        for index, item in enumerate(items):
            wide = (COLUMN - 32 - 8) / 2
            box = (
                side.left + 14 + (wide + 8) * (index % 2),
                top + 18 + (CHIP_H + 6) * (index // 2),
                wide,
                CHIP_H,
            )
            view = (
                self._jail_view()
                if isinstance(item, tuple)
                else goods.deed_view(self.session, self.state, item)
            )
            key, press = (side.name, "tray", item), partial(turn, item)
            chips.append(DeedChip(key, box, view, chosen=True, on_press=press, group=f"{side.name} tray"))
        area = (side.left + 6, top + 10, COLUMN - 12, 3 * (CHIP_H + 6) + 10)
        return ScrollArea(
            (side.name, "chips"),
            area,
            chips,
            height=chips[-1].box.bottom - area[1] + 8,
            group=f"{side.name} tray",
        )

    def empty_slot(self, side: Side, top: float) -> Box | None:
        """Where the next deed would lie, while there is room."""
        count = len(side.tray.deeds) + len(side.tray.jail_cards)
        if count >= IN_TRAY:
            return None
        return (side.left + 20 + TRAY_STEP * count - (4 if not count else 0), top + 20, TRAY_W, TRAY_H)


def draw_slot(canvas: Canvas, box: Box) -> None:
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


def deed_of(key: Hashable) -> int | None:
    """The deed that a control's key stands for."""
    match key:
        case (str(), "deed" | "tray", int(space)):
            return space
    return None
