"""The right column of the property dialog: cash, the bank's stock, the dearest rent, the takings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.landlord.rules.commands import Build, Mortgage, SellBuilding, SellGroup
from game.landlord.view import goods
from game.landlord.view.dialogs.manage.draft import ConstructionDraft
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import Column, First, Leaf, Node, Paragraph, Row, Scroll, Table, Text
from game.ui.reply import Reply
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.pieces import CAPTION, bar, icon, picture

_PAD = (24.0, 18.0)
_MUTED, _NOTE = TextStyle(colour="muted"), TextStyle(size=16, colour="muted")
_FIGURE = TextStyle("board-bold", 20, align="right")
_LINES = 3 * 46.0  # the height of the draft's lines; more are scrolled to


@dataclass(frozen=True, slots=True)
class Line:
    """Equal changes of the draft in one line; `last` is the one that is taken back first."""

    text: str
    cash: int
    art: str
    last: int


def lines(session: Words, draft: ConstructionDraft) -> list[Line]:
    """The draft in words: what is bought, sold, mortgaged and lifted."""
    hotel = session.pack.ruleset.hotel_level
    levels = draft.start.level[:]
    found: dict[tuple[object, ...], tuple[int, int, int]] = {}
    for index, change in enumerate(draft.changes):
        command, space = change.command, change.space
        as_hotel = False
        if isinstance(command, Build):
            levels[space] += 1
            as_hotel = levels[space] == hotel
        elif isinstance(command, SellBuilding):
            as_hotel = levels[space] == hotel
            levels[space] -= 1
        about = command.group if isinstance(command, SellGroup) else space
        if isinstance(command, SellGroup):
            for member, level in zip(session.pack.ruleset.groups[about].members, command.levels, strict=True):
                levels[member] = level
        key = (type(command), about, as_hotel)
        count, cash, _last = found.get(key, (0, 0, 0))
        found[key] = count + 1, cash + change.cash, index
    return [_line(session, key, *value) for key, value in found.items()]


def _line(session: Words, key: tuple[object, ...], count: int, cash: int, last: int) -> Line:
    kind, about, as_hotel = key
    assert isinstance(about, int)
    if kind is SellGroup:
        text = _("All buildings of {group} sold").format(group=session.group_name(about))
        return Line(text, cash, "house", last)
    space = session.space_name(about)
    if kind in (Build, SellBuilding):
        word = "hotel" if as_hotel else "house"
        one = session.text(f"word.{word}")
        building = one[:1].upper() + one[1:] if count == 1 else f"{count} {session.text(f'word.{word}s')}"
        text = _("{building} on {space}") if kind is Build else _("{building} sold on {space}")
        return Line(text.format(building=building, space=space), cash, word, last)
    text = _("{space} mortgaged") if kind is Mortgage else _("{space} lifted")
    return Line(text.format(space=space), cash, "mortgage", last)


class Side:
    """Describes the cards of the right column; `take_back` takes a change out of the draft."""

    def __init__(
        self, session: Words, draft: ConstructionDraft, lines: list[Line], take_back: Callable[[int], Reply]
    ) -> None:
        self.session, self.draft, self.lines = session, draft, lines
        self.take_back = take_back

    def money(self, amount: int, *, signed: bool = False) -> str:
        return i18n.money(amount, self.session.pack.currency, signed=signed)

    def column(self) -> Node:
        """The cash with the lines of the draft, and below it what there is to know."""
        facts = Column([self._stock(), self._dearest(), self._takings()], gap=16)
        return Column([self._cash(), Scroll(facts, key="facts", grow=1)], gap=16, width=416)

    def _cash(self) -> Node:
        now, after = self.draft.start.cash[self.draft.seat], self.draft.cash
        style = TextStyle("board-bold", 40, "#fffdf6" if after >= 0 else "bad-hi", align="right")
        figure, label = Text(self.money(after), style, lines=1), TextStyle("ui-bold", 20)
        before = Row([Text(_("Cash now"), _MUTED, grow=1), Text(self.money(now), _FIGURE, lines=1)])
        parts: list[Node] = [before]
        if self.lines:
            lines = Column([self._line(at, line) for at, line in enumerate(self.lines)])
            parts.append(Scroll(lines, key="draft", max_height=_LINES, min_height=46))
        beside = Row([Text(_("Cash after"), label, lines=1, grow=1), figure], gap=12)
        parts.append(First([beside, Column([Text(_("Cash after"), label), figure])]))
        return Column(parts, gap=6, pad=_PAD, paint=Canvas.well)

    def _line(self, at: int, line: Line) -> Node:
        """One change of the draft with the arrow that takes it back."""
        sign = icon("mortgage", 23, "warn") if line.art == "mortgage" else picture(line.art, 26)
        undo = IconButton(
            ("undo", at), (0, 0, 32, 32), "undo", _("Take it back"), "ghost",
            on_press=lambda: self.take_back(line.last), group="draft",
        )  # fmt: skip
        tone = "good-hi" if line.cash > 0 else "bad-hi"
        amount = Text(self.money(line.cash, signed=True), replace(_FIGURE, colour=tone), lines=1)
        parts = [sign, Text(line.text, grow=1), amount, Leaf(undo)]

        def rule(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.rule((box.left, box.bottom - 1), box.width, "line")

        return Row(parts, gap=10, min_height=46, paint=rule)

    def _stock(self) -> Node:
        rules, state = self.session.pack.ruleset, self.draft.state
        note = _("When the bank has none, nobody can build until somebody sells.")
        if not (rules.options.no_auctions or rules.options.unlimited_buildings):
            note = _("If more are wanted than are left, they are auctioned.")
        houses = self._store("house", state.houses_left, rules.houses, "good")
        hotels = self._store("hotel", state.hotels_left, rules.hotels, "bad")
        caption = Text(_("Left in the bank").upper(), CAPTION)
        return Column([caption, houses, hotels, Text(note, _NOTE)], gap=12, pad=_PAD, paint=Canvas.well)

    def _store(self, art: str, count: int, whole: int, tone: Colour) -> Node:
        """How many of a kind of building the bank has left."""
        word = self.session.text(f"word.{art}s")
        words = Row(
            [
                Text(word[:1].upper() + word[1:], grow=1),
                Text(str(count), TextStyle("board-bold", 21), lines=1),
                Text(_("of {whole}").format(whole=whole), _MUTED, lines=1),
            ],
            gap=7,
        )
        share = bar(count / max(1, whole), tone, 9)
        return Row([picture(art, 38), Column([words, share], gap=4, grow=1)], gap=16)

    def _dearest(self) -> Node:
        space, amount = goods.dearest(self.draft.state, self.draft.seat)
        if space < 0:
            text, tone = _("No rival's deed asks you for rent yet."), "good"
        else:
            left = self.draft.cash - amount
            words = {"amount": self.money(amount), "space": escape(self.session.space_name(space))}
            text = _("The dearest rent on the board is **{amount}** at {space}.").format(**words) + " "
            if left >= 0:
                text += _("You keep {left} after it.").format(left=self.money(left))
            else:
                text += _("You would be **{missing} short**.").format(missing=self.money(-left))
            tone = "warn" if left >= 0 else "bad"
        sign = icon("check" if space < 0 else "warn", 24, tone)
        return Row([sign, Paragraph(text, grow=1)], gap=12, pad=(24, 15), min_height=60, paint=Canvas.well)

    def _takings(self) -> Node:
        now = goods.takings(self.draft.start, self.draft.seat)
        after = goods.takings(self.draft.state, self.draft.seat)
        most = max(now, after, 1)

        def line(text: str, value: int, tone: Colour) -> list[Node]:
            share = bar(value / most * 0.86, tone, 18)
            return [Text(text, _MUTED, lines=1), share, Text(self.money(value), _FIGURE, lines=1)]

        caption = Text(_("If every rival stops once on each").upper(), CAPTION)
        lines = Table([line(_("Now"), now, "#68737d"), line(_("After"), after, "gold")], gap=18, row_gap=9)
        return Column([caption, lines], gap=10, pad=_PAD, paint=Canvas.well)
