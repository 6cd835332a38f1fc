"""The Force shifts: which marker goes where, and why it goes on."""

from __future__ import annotations

import pygame

from game.landlord.rules.events import MarkersMoved
from game.landlord.rules.moves import markers
from game.landlord.rules.moves.force import SHIFT
from game.landlord.view.board.pieces.dice import die_picture
from game.landlord.view.board.roll import rest_dice
from game.landlord.view.panels.now.contest import force_head, info_line, what_follows
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts.sheet import Sheet
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.reply import Reply


class Shift(Panel):
    """Both markers are on their way, by a shift or while they are set up."""

    watching = True

    def __init__(self, host: Host, moved: MarkersMoved) -> None:
        super().__init__(host, moved.starts, moved.ends, moved.cause)
        self.moved = moved
        self.words = ForceWords.of(host.session.pack)

    def paint(self, canvas: Canvas) -> None:
        setup = self.moved.cause == "setup"
        head = _("The Force takes its places") if setup else _("The Force shifts")
        die, face = _("Force die"), self.words.face(SHIFT)
        caption = _("Before the game") if setup else f"{die}  ·  {face}"
        note = _("Both markers move, each by the die of its own colour.")
        page = force_head(self, canvas, "die.shift", caption, head, note)
        unit, gap = self.host.columns.unit, page.sizes.gap * 0.7
        page.bottom = self.host.columns.primary[1] - page.sizes.gap  # no further acts stand above the primary
        then = 0 if setup else page.sizes.row * 0.8
        high = min(116 * unit, (page.bottom - page.y - then) / 2 - gap)
        for side in (0, 1):
            self._marker(page, side, high)
            page.skip(gap)
        if not setup:
            page.skip(gap * 0.5)
            info_line(page, what_follows(self, self.shown.position[self.shown.turn]))

    def _marker(self, page: Sheet, side: int, high: float) -> None:
        """One marker: its die, its way, and what it may not rest on."""
        canvas, words, session = page.canvas, self.words, self.session
        unit = self.host.columns.unit
        tone = words.colour(side)
        canvas.box(
            (page.x, page.y, page.w, high),
            "panel-2",
            radius=12,
            border=canvas.theme.mix(tone, "#262e36", 0.72),
            line=1,
        )
        with canvas.clip((page.x, page.y, 6, high)):
            canvas.box((page.x, page.y, 24, high), tone, radius=12)
        middle = page.y + high / 2
        pose = rest_dice(((words.force.dice[side], self.moved.dice[side]),))[0]
        k = high * (0.72 if self.host.columns.small else 1.0)  # narrow windows leave more room to the words
        size = canvas.scale.px(k * 1.0)
        die = die_picture(pose.kind, pose.turn, size, still=True)
        spot = canvas.scale.point((page.x + k * 0.52, middle))
        canvas.surface.blit(die, die.get_rect(center=spot), special_flags=pygame.BLEND_PREMULTIPLIED)
        canvas.icon("arrow-right", (page.x + k * 1.06, middle), 20 * unit, "muted")
        art = k * 0.92
        canvas.art(words.marker_art(side), (page.x + k * 1.20, middle - art / 2 - 2, art, art))
        left = page.x + k * 1.20 + art + 16 * unit
        room = page.x + page.w - left - 14
        strong, line = page.sizes.strong * 1.12, high / 3.3
        canvas.text(
            self._steps(side),
            (left, middle - line),
            TextStyle("ui-bold", strong, "#fffdf6"),
            "midleft",
            width=room,
        )
        named = session.space_short if self.host.columns.small else session.space_name
        route = named(self.moved.starts[side])
        end = canvas.text(
            route,
            (left, middle),
            TextStyle("board-bold", strong, canvas.theme.mix(tone, "#ffffff", 0.25)),
            "midleft",
            width=room * 0.48,
        )
        canvas.icon("arrow-right", (end.right + 18 * unit, middle), 16 * unit, tone)
        goal = named(self.moved.ends[side])
        canvas.text(
            goal,
            (end.right + 36 * unit, middle),
            TextStyle("board-bold", strong, canvas.theme.mix(tone, "#ffffff", 0.25)),
            "midleft",
            width=page.x + page.w - end.right - 50 * unit,
        )
        canvas.text(
            self._rest(side),
            (left, middle + line),
            TextStyle("ui", page.sizes.body, "muted"),
            "midleft",
            width=room,
        )
        page.skip(high)

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
