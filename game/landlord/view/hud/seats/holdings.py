"""Everything a seat owns: deeds by group with their buildings, cash and jail cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.landlord.view.board.groups import group_key
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT
from game.landlord.view.presentation import Presentation
from game.landlord.view.purse import held
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Row, Text
from game.ui.widgets.pieces import icon, rule

NARROW, BROAD = 440.0, 560.0
MOST = 9  # deeds below each other
NOTE = 68.0  # how wide a banknote may be


@dataclass(frozen=True, slots=True)
class Holdings:
    """Describes a seat's name and figures, its banknotes and its deeds."""

    session: Presentation
    seat: int
    unit: float

    def tree(self) -> Node:
        """Many deeds stand in two columns."""
        session, seat, unit = self.session, self.seat, self.unit
        ruleset, shown = session.pack.ruleset, session.shown
        own = [space for space in ruleset.deeds if shown.owner[space] == seat]
        deeds = sorted(own, key=lambda space: (ruleset.spaces[space].group, space))
        wide = (BROAD if len(deeds) > MOST else NARROW) * unit
        head = Column([self._head(len(deeds)), rule()], gap=8 * unit)
        parts = [head, self._notes(wide - 36 * unit), self._deeds(deeds)]
        edge = marks.seat_colour(session, seat)

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.shadow(box, 16, blur=30, dy=10, alpha=0.55)
            canvas.box(box, "#262d35", "#1b2127", radius=16, border=edge, line=2)

        return Fit(Column(parts, gap=8 * unit, pad=18 * unit, width=wide, paint=ground))

    def _head(self, deeds: int) -> Node:
        session, shown, seat, unit = self.session, self.session.shown, self.seat, self.unit
        muted = TextStyle("ui", 14 * unit, "muted")
        count = ngettext("{count} deed", "{count} deeds", deeds).format(count=deeds)
        if cards := len(shown.jail_cards[seat]):
            count += "  ·  " + ngettext("{count} jail card", "{count} jail cards", cards).format(count=cards)
        worth = _("{amount} net worth").format(amount=session.money(shown.worth(seat)))
        name = Text(session.names[seat], TextStyle("ui-bold", 20 * unit))
        cash = Text(session.money(shown.cash[seat]), TextStyle("board-bold", 26 * unit, BRIGHT), lines=1)
        words = [Column([name, Text(count, muted)], grow=1), Column([cash, Text(worth, muted)], align="end")]
        return Row([marks.seat_leaf(session, seat, 52 * unit), *words], gap=14 * unit)

    # cash ------------------------------------------------------------------------------------
    def _notes(self, room: float) -> Node:
        """The cash in banknotes, side by side; those a seat has none of are left as blanks."""
        purse, gap = held(self.session.shown.cash[self.seat], self.session.pack.currency), 6 * self.unit
        wide = min((room - gap * (len(purse) - 1)) / len(purse), NOTE * self.unit)
        return Row([self._note(value, count, wide) for value, count in purse], gap=gap, align="start")

    def _note(self, value: int, count: int, wide: float) -> Node:
        prints = self.session.stage.prints

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            if count:
                canvas.surface.blit(
                    prints.note(value, canvas.scale.px(wide)), canvas.scale.point(box.topleft)
                )
            else:
                canvas.box(box, "well", radius=2, border="#39434c")

        style = TextStyle("board", 13 * self.unit, "text" if count else "text-off", align="center")
        whole = f"{count} × {self.session.figure(value)}"
        words = [whole, f"{count} ×"] if count else ["—"]  # the note itself says of what
        said = First([Text(each, style, lines=1) for each in words])
        return Column([Leaf(width=wide, height=wide / 2, paint=draw), said], width=wide)

    # deeds -----------------------------------------------------------------------------------
    def _deeds(self, deeds: list[int]) -> Node:
        if not deeds:
            return Text(_("No deeds yet."), TextStyle("ui", 16 * self.unit, "muted"))
        down = len(deeds) if len(deeds) <= MOST else -(-len(deeds) // 2)
        rows = [self._deed(space) for space in deeds]
        columns = [Column(rows[at : at + down]) for at in range(0, len(rows), down)]
        return Grid(columns, 2, gap=16, align="start")

    def _deed(self, space: int) -> Node:
        session, shown, unit = self.session, self.session.shown, self.unit
        ruleset, level, mortgaged = session.pack.ruleset, shown.level[space], shown.mortgaged[space]
        style = TextStyle("ui", 15 * unit, "muted" if mortgaged else "text")
        parts: list[Node] = [self._group(space), Text(session.space_name(space), style, grow=1)]
        if mortgaged:
            parts.append(icon("mortgage", 17 * unit, "warn-hi"))
        if level:
            parts.append(marks.house_leaf(level, ruleset.hotel_level, 20 * unit))
        return Row(parts, gap=8 * unit, min_height=30 * unit)

    def _group(self, space: int) -> Leaf:
        ruleset, size = self.session.pack.ruleset, 20 * self.unit
        key = group_key(ruleset, ruleset.spaces[space].group)

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            marks.draw_group(canvas, key, box, size * 0.66, radius=4)

        return Leaf(width=size * 1.2, height=size, paint=draw)
