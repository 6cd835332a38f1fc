"""The Force shifts: which marker goes where, and why it goes on."""

from __future__ import annotations

import pygame

from game.landlord.rules.events import MarkersMoved
from game.landlord.rules.moves import markers
from game.landlord.rules.moves.force import SHIFT
from game.landlord.view.board.pieces.dice import die_picture
from game.landlord.view.board.roll import rest_dice
from game.landlord.view.panels.now.contest import edged, force_head, info_line, what_follows
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts.facts import BRIGHT, fitted
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.layout import Column, Leaf, Node, Row, Text
from game.ui.reply import Reply
from game.ui.widgets.pieces import icon, picture

FORMS = ((104, False), (72, False), (48, False), (48, True))  # how large dice are, whether names are short


class Shift(Panel):
    """Both markers are on their way, by a shift or while they are set up."""

    watching = True

    def __init__(self, host: Host, moved: MarkersMoved) -> None:
        super().__init__(host, moved.starts, moved.ends, moved.cause)
        self.moved = moved
        self.words = ForceWords.of(host.session.pack)

    def facts(self) -> Node:
        """Smaller drawings and short names where there is less room; what follows goes last."""
        setup, gap = self.moved.cause == "setup", self.sizes.gap
        head = _("The Force takes its places") if setup else _("The Force shifts")
        die, face = _("Force die"), self.words.face(SHIFT)
        caption = _("Before the game") if setup else f"{die}  ·  {face}"
        note = _("Both markers move, each by the die of its own colour.")
        top = force_head(self, "die.shift", caption, head, note)
        forms = [[*self._markers(size, short=short)] for size, short in FORMS]
        if not setup:
            last = info_line(self.sizes, what_follows(self, self.shown.position[self.shown.turn]))
            forms = [[*form, last] for form in forms] + [forms[-1]]
        return fitted(*(Column([top, Column(form, gap=0.7 * gap)], gap=1.2 * gap) for form in forms))

    def _markers(self, size: float, *, short: bool) -> list[Node]:
        return [self._marker(side, size * self.host.columns.unit, short=short) for side in (0, 1)]

    def _marker(self, side: int, size: float, *, short: bool) -> Node:
        """One marker: its die, its way, and what it may not rest on."""
        words, session, sizes, unit = self.words, self.session, self.sizes, self.host.columns.unit
        tone, strong = words.colour(side), 1.12 * self.sizes.strong
        pale = session.theme.mix(tone, "#ffffff", 0.25)
        pose = rest_dice(((words.force.dice[side], self.moved.dice[side]),))[0]

        def die(canvas: Canvas, box: pygame.FRect) -> None:
            drawn = die_picture(pose.kind, pose.turn, canvas.scale.px(size), still=True)
            spot = drawn.get_rect(center=canvas.scale.point(box.center))
            canvas.surface.blit(drawn, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            edged(tone)(canvas, box)
            canvas.outline(box, canvas.theme.mix(tone, "#262e36", 0.72), 12, 1)

        named = session.space_short if short else session.space_name
        ends = [
            Text(named(space), TextStyle("board-bold", strong, pale))
            for space in (self.moved.starts[side], self.moved.ends[side])
        ]
        lines = [
            Text(self._steps(side), TextStyle("ui-bold", strong, BRIGHT)),
            Row([ends[0], icon("arrow-right", 16 * unit, tone), ends[1]], gap=10 * unit),
            Text(self._rest(side), TextStyle("ui", sizes.body, "muted")),
        ]
        art = words.marker_art(side)
        parts = [
            Leaf(width=size, height=size, paint=die),
            icon("arrow-right", 20 * unit, "muted"),
            picture(art, 0.92 * size),
            Column(lines, gap=4 * unit, grow=1),
        ]
        return Row(parts, gap=8 * unit, pad=(8, 6, 14, 6), paint=ground)

    def _steps(self, side: int) -> str:
        steps = self.moved.dice[side]
        count = ngettext("{count} space", "{count} spaces", steps).format(count=steps)
        marker, further = self.words.marker(side), self._further(side)
        if further:
            return _("{marker}: {spaces}, then {further}").format(
                marker=marker, spaces=count, further=further
            )
        return _("{marker}: {spaces}").format(marker=marker, spaces=count)

    def _further(self, side: int) -> int:
        rules = self.shown.ruleset
        return len(markers.way(rules, self.moved.starts[side], self.moved.dice[side])) - self.moved.dice[side]

    def _rest(self, side: int) -> str:
        """Why it goes on, or why it may rest."""
        if not self._further(side):
            return _("A marker rests only on a space that can be bought.")
        rules = self.shown.ruleset
        where = (self.moved.starts[side] + self.moved.dice[side]) % rules.size
        name = self.session.space_name(where)
        return _("{space} can’t be bought, so it goes on to the next space.").format(space=name)

    def primary(self) -> Choice:
        return Choice("primary", _("Continue"), self._go_on)

    def _go_on(self) -> Reply:
        self.session.skip()
        return self.host.repaint()
