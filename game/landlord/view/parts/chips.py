"""Deeds as controls: the chip of one line, and the small deed on paper."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.view.board.groups import group_key
from game.packs.pack import Pack
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour
from game.ui.i18n import _, language
from game.ui.layout import Column, First, Leaf, Node, Row, Ruler, Size, Text, lay
from game.ui.scale import Box
from game.ui.widgets.widget import Mood, Widget

SPENT = 0.74  # how strongly a deed is drawn that can't be given: faint, but its buildings are seen
BAND = 44.0  # of the group's colour, on the left of a line


@dataclass(frozen=True, slots=True)
class DeedView:
    """What a small deed shows: `glyph` is the group's mark ("4", "rail"), `colour` a colour token ("g-4")."""

    name: str
    price: str
    colour: str
    glyph: str
    mortgaged: bool = False
    houses: int = 0
    hotel: bool = False
    art: str = ""  # an art role drawn in the head instead of the glyph


def deed_line(deed: DeedView, *, chosen: bool = False, light: bool = False) -> Node:
    """A deed in one line, its band on the left; a long price stands below the name."""
    name, strong = deed.name.replace("\n", " "), TextStyle("ui-bold")
    forms: list[Node] = [Row([Text(name, strong, lines=1, grow=1)])]
    if deed.price:
        figure = TextStyle("board-bold", 18)
        forms = [Row([Text(name, strong, lines=1, grow=1), Text(deed.price, figure, lines=1)], gap=10)]
    below = [Text(deed.price, TextStyle("board-bold", 15))] if deed.price else []
    forms.append(Column([Text(name, strong), *below], justify="center"))

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        x, y, w, h = box
        top, bottom = ("#3b4751", "#333d45") if light else ("#2c353e", "#29313a")
        canvas.box(box, deed.colour, radius=8)
        rect, part = canvas.scale.rect(box), canvas.scale.rect((x + BAND, y, w - BAND, h))
        inks = rgba(canvas.theme.c(top)), rgba(canvas.theme.c(bottom))
        body = paint.box(rect.width, rect.height, canvas.scale.px(8), *inks)
        canvas.surface.blit(body, part, (part.x - rect.x, 0, part.width, part.height))
        canvas.outline(box, "gold" if chosen else "#414c56", 8, 2 if chosen else 1)
        canvas.glyph(deed.glyph, (x + BAND / 2, y + h / 2), 20, canvas.theme.ink_on(deed.colour))

    return First(forms, pad=(BAND + 12, 4, 14, 4), min_height=52, paint=ground)


class DeedChip(Widget):
    """A deed in one line, 52 high if its words allow it: normal, chosen (gold), or used (faded)."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        deed: DeedView,
        *,
        chosen: bool = False,
        used: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.deed, self.chosen, self.used = deed, chosen, used

    def measure(self, ruler: Ruler, width: float) -> Size:
        return deed_line(self.deed).measure(ruler, width)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        deed, (width, height), chosen = self.deed, self.box.size, self.chosen
        key = ("deed chip", deed, chosen, mood.hover)

        def draw(inner: Canvas) -> None:
            line = deed_line(deed, chosen=chosen, light=chosen or mood.hover)
            lay(line, inner.ruler, (0, 0, width, height)).draw(inner)

        canvas.baked(key, self.box, draw, alpha=SPENT if self.used or not self.enabled else 1.0)


class MiniDeed(Widget):
    """A deed on paper, 100 x 130 or larger: normal, offered (gold), used (faded), mortgaged, built."""

    def __init__(
        self,
        key: Hashable,
        box: Box,
        deed: DeedView,
        *,
        offered: bool = False,
        used: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.deed, self.offered, self.used = deed, offered, used

    def print(self, ink: Colour, tone: Colour) -> Node:
        """What is printed on the paper, in the inks for names and for prices."""
        deed = self.deed
        name = TextStyle("ui-bold", 15, ink, align="center")
        foot = TextStyle("ui" if deed.mortgaged else "board", 16, tone, align="center")
        parts = [
            Leaf(min_height=32, paint=self._head),
            Column([Text(deed.name, name)], justify="center", grow=1),
            Text(_("mortgaged") if deed.mortgaged else deed.price, foot),
        ]
        return Column(parts, gap=2, pad=(3, 5, 3, 6))

    def _head(self, canvas: Canvas, box: pygame.FRect) -> None:
        """The band of the group's colour, with its buildings or its mark."""
        deed, colour = self.deed, canvas.theme.c(self.deed.colour)
        canvas.box(box.inflate(-4, 0), colour, radius=4, border=canvas.theme.mix(colour, "#000000", 0.45))
        if deed.hotel or deed.houses:
            count, role = (1, "hotel") if deed.hotel else (deed.houses, "house")
            size = 24 if deed.hotel else min(19.0, (box.width - 10) / count)
            left, top = box.centerx - count * size / 2 - 1, box.centery - size / 2 - 1
            for index in range(count):
                canvas.art(role, (left + index * size, top, size + 2, size + 2))
        elif deed.art:
            side = box.height * 0.76
            canvas.art(deed.art, (box.centerx - side / 2, box.centery - side / 2, side, side))
        else:
            canvas.glyph(deed.glyph, box.center, 18, canvas.theme.ink_on(deed.colour))

    def measure(self, ruler: Ruler, width: float) -> Size:
        """The size it was made with, or what its longest word and its lines need."""
        wide, high = self.made
        size = self.print("text", "text").measure(ruler, wide)
        return Size(max(wide, size.width), max(high, size.height), size.baseline)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        deed, (width, height) = self.deed, self.box.size
        lift = -3 if mood.hover and not mood.pressed and self.enabled and not self.used else 0

        def draw(inner: Canvas) -> None:
            inks = draw_small_paper(inner, (0, 0, width, height), mortgaged=deed.mortgaged)
            lay(self.print(*inks), inner.ruler, (0, 0, width, height)).draw(inner)

        key, spent = ("mini deed", deed, _("mortgaged")), self.used or not self.enabled
        box = self.box.move(0, lift)
        canvas.baked(key, box, draw, margin=18, alpha=SPENT if spent else 1.0)
        if spent:  # dark papers would be lost on their panel
            canvas.outline(box, "#77839a", 8, 1.5)
        if self.offered:
            canvas.outline(box.inflate(8, 8), "gold", 11, 3)


def draw_small_paper(canvas: Canvas, box: Box, *, mortgaged: bool = False) -> tuple[Colour, Colour]:
    """The edition's paper at the size of a small deed; returns the inks for names and for prices."""
    mix = canvas.theme.mix
    canvas.shadow(box, 8, blur=12, dy=5, alpha=0.40)
    if sum(canvas.theme.c("paper")[:3]) < 380:  # an edition whose papers are dark
        top, bottom = ("paper-2", "paper-2") if mortgaged else (mix("paper", "#ffffff", 0.10), "paper")
        canvas.box(box, top, bottom, radius=8)
        if mortgaged:
            canvas.hatch(box, mix("paper-2", "#ffffff", 0.10), on=7, off=7, radius=8)
        canvas.outline(box, mix("paper", "#9fbdf5", 0.45), 8, 1)
        return "text", "warn-hi" if mortgaged else "gold-hi"
    if mortgaged:
        canvas.box(box, "#e6dcc3", radius=8)
        canvas.hatch(box, "#d3c6a4", on=7, off=7, radius=8)
    else:
        canvas.box(box, mix("paper", "#ffffff", 0.35), mix("paper", "paper-2", 0.35), radius=8)
    return "cream-ink", "cream-ink"


def sample_chips(pack: Pack, boxes: Sequence[tuple[float, float, float, float]]) -> list[DeedChip]:
    """Deeds of different groups with their marks as they will be on the board."""
    rules = pack.ruleset
    streets = [group for group in rules.groups if group.kind is SpaceKind.STREET]
    chips = []
    for at, box in enumerate(boxes):
        space = streets[(3 - 2 * at) % len(streets)].members[-1]
        key = group_key(rules, rules.spaces[space].group)
        deed = DeedView(pack.text(f"space.{space}.brief", language()), "", f"g-{key}", key)
        chips.append(DeedChip(("sample", at), box, deed))
    return chips
