"""A space that is looked at: its deed or what it does, whoever's turn it is."""

from __future__ import annotations

import pygame

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.panels.about.space import space_facts
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import beside, fitted, ground
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Row, Text, Wrap


class Deed(Panel):
    """One space in full, pinned until one goes back."""

    def __init__(self, host: Host, space: int) -> None:
        super().__init__(host, space)
        self.space = space

    def facts(self) -> Node:
        """A smaller deed where there is less room, then none."""
        session, shown, facts = self.session, self.shown, space_facts(self, self.space)
        if session.pack.ruleset.spaces[self.space].group >= 0:
            facts.append(self._group())
        else:
            size, seats = 44 * self.host.columns.unit, range(len(shown.out))
            here = [seat for seat in seats if shown.position[seat] == self.space and not shown.out[seat]]
            facts.append(Wrap([marks.seat_leaf(session, seat, size) for seat in here], gap=8))
        deeds = marks.deeds_beside(session, self.space, self.host.columns)
        return fitted(*(beside(deed, facts, self.sizes.gap) for deed in deeds))

    def _group(self) -> Node:
        """The deeds of the group with their owners."""
        ruleset = self.session.pack.ruleset
        group = ruleset.groups[ruleset.spaces[self.space].group]
        return Column([self._member(member) for member in group.members], gap=4)

    def _member(self, member: int) -> Node:
        session, shown, sizes = self.session, self.shown, self.sizes
        owner, level, side = shown.owner[member], shown.level[member], sizes.row * 0.53
        top = session.pack.ruleset.hotel_level

        def nobody(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.circle(box.center, side * 0.35, (0, 0, 0, 0), border="muted", line=1.5)

        parts: list[Node] = [
            marks.seat_leaf(session, owner, side)
            if owner != BANK
            else Leaf(width=side, height=side, paint=nobody)
        ]
        parts.append(Text(session.space_name(member), TextStyle("ui", sizes.body), grow=1))
        if shown.mortgaged[member]:
            parts.append(Text(_("mortgaged"), TextStyle("ui", sizes.caption, "warn-hi"), lines=1))
        if level and session.pack.ruleset.spaces[member].kind is SpaceKind.STREET:
            parts.append(marks.house_leaf(level, top, side))
        tone = "row-chosen" if member == self.space else "panel-2"
        least = sizes.row * 0.85 - 4
        return Row(parts, gap=8, pad=(side * 0.5, 2, 12, 2), min_height=least, paint=ground(tone, radius=6))

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2]

    def primary(self) -> Choice:
        return Choice("primary", _("Back"), self.host.unpin)
