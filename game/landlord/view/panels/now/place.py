"""The winner of a contest of the Force chooses a lit space for the marker, or leaves it where it is."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame

from game.landlord.rules.commands import LeaveMarker, MoveMarker
from game.landlord.rules.frames import MarkerChoice
from game.landlord.rules.moves import markers
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.state import BANK
from game.landlord.view.board.markers.choice import lit_place
from game.landlord.view.board.picture import BoardPicture
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT, beside, caption, fitted, from_to, title
from game.landlord.view.sides import ForceWords
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language, ngettext, pgettext
from game.ui.input import Press
from game.ui.layout import Column, First, Leaf, Node, Paragraph, Row, Text
from game.ui.reply import Reply
from game.ui.widgets.pieces import picture

STEPS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}


class Place(Panel):
    """The winner chooses a lit space for the marker, by arrows, by the mouse, or leaves it."""

    def __init__(self, host: Host, choice: MarkerChoice) -> None:
        super().__init__(host, choice.seat, choice.marker, host.session.seen.markers)
        self.seat, self.marker = choice.seat, choice.marker
        self.words = ForceWords.of(host.session.pack)
        self.free = markers.free(host.session.seen)
        self.origin = self.shown.markers[self.marker]
        self.chosen = self._around(self.origin, 1)

    def key(self) -> Hashable:
        return self.chosen, language()

    # --- choosing ---

    def _around(self, space: int, step: int) -> int:
        """The next free space round the board."""
        size = self.shown.ruleset.size
        return next(
            (space + step * n) % size for n in range(1, size + 1) if (space + step * n) % size in self.free
        )

    def _towards(self, way: tuple[int, int]) -> int:
        """The nearest free space that lies that way on the screen, else the chosen one."""
        plan = self.session.stage.plan
        here = plan.space(self.chosen).center
        best: tuple[float, int] | None = None
        for space in self.free:
            there = plan.space(space).center
            along = (there[0] - here[0]) * way[0] + (there[1] - here[1]) * way[1]
            across = abs((there[0] - here[0]) * way[1]) + abs((there[1] - here[1]) * way[0])
            if along > 4:
                rank = along + 2 * across
                if best is None or rank < best[0]:
                    best = (rank, space)
        return self.chosen if best is None else best[1]

    def choose(self, space: int) -> Reply:
        self.chosen = space
        return self.host.repaint()

    def _previous(self) -> Reply:
        return self.choose(self._around(self.chosen, -1))

    def _next(self) -> Reply:
        return self.choose(self._around(self.chosen, 1))

    def hear_first(self, press: Press) -> Reply:
        """Left and right go round the board, up and down across it."""
        for action, way in STEPS.items():
            if press.means(action):
                if way[0]:
                    return self._next() if way[0] > 0 else self._previous()
                return self.choose(self._towards(way))
        return None

    def point(self, space: int) -> Reply:
        """A lit space that is clicked is chosen; of others it is said why they can't be."""
        if space in self.free:
            return self.choose(space)
        return self.host.say(self.why_not(MoveMarker(self.seat, space)))

    def touch(self, picture: BoardPicture) -> BoardPicture:
        """Light the free spaces and show where the marker would go."""
        if picture.force is None:
            return picture
        force = replace(picture.force, chooses=self.marker, origin=self.origin, chosen=self.chosen)
        return replace(picture, candidates=frozenset(self.free), force=force)

    # --- the picture ---

    def facts(self) -> Node:
        """Without the hint, then with a smaller deed, then without its way, then without a deed."""
        unit, gap = self.host.columns.unit, self.sizes.gap
        ends = self._ends()
        tops = [self._about(high * unit, hint=hint) for high in (258, 190) for hint in (True, False)]
        forms = [Column([top, ends], gap=gap) for top in tops]
        return fitted(*forms, tops[-1], self._about(0, hint=True))

    def _about(self, high: float, *, hint: bool) -> Node:
        """The chosen space, and what it would mean there."""
        session, words, sizes, unit = self.session, self.words, self.sizes, self.host.columns.unit

        def deed(canvas: Canvas, box: pygame.FRect) -> None:
            height = canvas.scale.rect(box).height
            marks.lay_print(canvas, session.stage.prints.small_deed(self.chosen, height), box)

        text = _("Move {marker} to").format(marker=words.the_marker(self.marker))
        mark = marks.icon_mark("arrow-right", words.colour(self.marker))
        head = [caption(sizes, text, mark), title(sizes, session.space_name(self.chosen))]
        parts = [Column(head), self._warning(), *([self._hint()] if hint else [])]
        drawing = Leaf(width=high * 0.7, height=high, paint=deed)
        left = Row([drawing], pad=(0, 0, 24 * unit, 0)) if high else None
        return beside(left, parts, sizes.gap * 0.75)

    def _hint(self) -> Node:
        unit, colour = self.host.columns.unit, self.words.colour(0)
        count = ngettext(
            "{count} lit space can be chosen", "{count} lit spaces can be chosen", len(self.free)
        ).format(count=len(self.free))
        text = _(
            "{lit}: for sale or sold, without a token or a marker. Click one or use the arrow keys."
        ).format(lit=count)

        def lit(canvas: Canvas, box: pygame.FRect) -> None:
            wide, high = canvas.scale.px(30 * unit), canvas.scale.px(13 * unit)
            mark = lit_place(wide, high, canvas.theme.c(colour))
            canvas.surface.blit(mark, mark.get_rect(center=canvas.scale.point(box.center)))

        style = TextStyle(size=self.sizes.body, colour="#c8cfd6")
        mark = Leaf(width=44, height=self.sizes.body * 1.5, paint=lit)
        return Row([mark, Paragraph(text, style, grow=1)], gap=10, align="start")

    def _warning(self) -> Node:
        """Who will have to face it there, and whose the space is."""
        words, sizes, side = self.words, self.sizes, self.marker
        head = _("{players} who stop there must face it").format(players=words.players(1 - side))
        if self.session.pack.ruleset.options.contest_trigger is ContestTrigger.ANY_MARKER:
            head = _("Whoever stops there must face it")
        tone, mark = words.colour(side), sizes.strong * 1.7

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            mix = canvas.theme.mix
            canvas.box(box, mix(tone, "#1b2127", 0.84), radius=12, border=mix(tone, "#1b2127", 0.55), line=1)

        lines = [
            Paragraph(f"**{head}**", TextStyle(size=sizes.strong, colour=BRIGHT)),
            Paragraph(self._who(), TextStyle(size=sizes.body, colour="#d5d9d4")),
        ]
        emblem = picture(words.emblem(side), mark)
        pad = (14, sizes.gap * 0.5 + 3)
        return Row([emblem, Column(lines, grow=1)], gap=12, align="start", pad=pad, paint=ground)

    def _who(self) -> str:
        session, shown, words = self.session, self.shown, self.words
        anyone = session.pack.ruleset.options.contest_trigger is ContestTrigger.ANY_MARKER
        facing = [
            escape(session.names[seat])
            for seat in range(len(session.names))
            if not shown.out[seat] and (anyone or words.force.side(seat) != self.marker)
        ]
        owner = shown.owner[self.chosen]
        if owner == BANK:
            space = _("The space is for sale; the price does not change.")
        elif owner == self.seat:
            space = _("The space is your own; the rent does not change.")
        else:
            space = _("{name} owns the space; the rent does not change.").format(
                name=escape(session.names[owner])
            )
        return f"{_listed(facing)}. {space}" if facing else space

    def _ends(self) -> Node:
        """From where to where."""
        unit = self.host.columns.unit
        ends = [
            self._end(_("from"), self.origin, self.words.colour(self.marker), None),
            self._end(_("to"), self.chosen, "#ffffff", "#ffffff"),
        ]
        return from_to(ends, unit)

    def _end(self, word: str, space: int, colour: str, edge: str | None) -> Node:
        session, unit = self.session, self.host.columns.unit
        art, size = self.words.marker_art(self.marker), 66 * unit

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.box(box, "panel-2", radius=12, border=edge, line=1.5)
            with canvas.clip((box.x, box.y, 6, box.height)):
                canvas.box((box.x, box.y, 24, box.height), colour, radius=12)

        style = TextStyle("board-bold", 21 * unit)
        names = [
            Text(session.space_name(space), style, lines=1),
            Text(session.space_short(space), style),
        ]
        words = Column([Text(word, TextStyle("ui", 15 * unit, "muted")), First(names)], grow=1)
        marker = picture(art, size)
        return Row([marker, words], gap=10 * unit, pad=(12 * unit, 3 * unit), paint=ground)

    def row(self) -> list[Choice]:
        leave, host = LeaveMarker(self.seat), self.host
        return [
            Choice("previous", _("Previous"), self._previous, "arrow-left", Action.LEFT),
            Choice("next", _("Next"), self._next, "arrow-right", Action.RIGHT),
            Choice(
                "leave", _("Leave it here"), lambda: host.submit(leave), "cross",
                letter=pgettext("key for leaving the marker", "K"), why_not=self.why_not(leave),
            ),
        ]  # fmt: skip

    def primary(self) -> Choice:
        move = MoveMarker(self.seat, self.chosen)
        text = _("Move it to {space}").format(space=self.session.space_name(self.chosen))
        return Choice("primary", text, lambda: self.host.submit(move), why_not=self.why_not(move))


def _listed(names: list[str]) -> str:
    """Names as they are read: Ada, Bruno and Chen."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


PANELS: Panels = {MarkerChoice: lambda host, choice, seat: Place(host, choice)}
