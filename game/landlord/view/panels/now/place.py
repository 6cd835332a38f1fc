"""The winner of a contest of the Force chooses a lit space for the marker, or leaves it where it is."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.landlord.rules.commands import LeaveMarker, MoveMarker
from game.landlord.rules.frames import MarkerChoice
from game.landlord.rules.moves import markers
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.state import BANK
from game.landlord.view.board.markers.choice import lit_place
from game.landlord.view.board.picture import BoardPicture
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.lines import space_to_fit
from game.landlord.view.parts.sheet import Sheet
from game.landlord.view.sides import ForceWords
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language, ngettext, pgettext
from game.ui.input import Press
from game.ui.reply import Reply

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

    def paint(self, canvas: Canvas) -> None:
        session, words = self.session, self.words
        columns = self.host.columns
        unit = columns.unit
        x, y, _w, h = columns.facts
        high = min(258 * unit, h - self.sizes.gap - 76 * unit)
        wide = high * 0.7
        rect = canvas.scale.rect((x, y, wide, high))
        picture = session.stage.prints.small_deed(self.chosen, rect.height)
        canvas.shadow((x, y, wide, high), 12, blur=12, dy=4, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))
        page = self.sheet(canvas, left=wide + 24 * unit)
        name = words.the_marker(self.marker)
        page.caption(
            _("Move {marker} to").format(marker=name),
            mark=marks.icon_mark("arrow-right", words.colour(self.marker)),
        )
        page.title(session.space_name(self.chosen))
        page.skip(page.sizes.gap * 0.7)
        self._warning(page, y + high)
        page.skip(page.sizes.gap * 0.8)
        count = ngettext(
            "{count} lit space can be chosen", "{count} lit spaces can be chosen", len(self.free)
        ).format(count=len(self.free))
        text = _(
            "{lit}: for sale or sold, without a token or a marker. Click one or use the arrow keys."
        ).format(lit=count)
        used = canvas.paragraph_height(text, page.w - 54, TextStyle(size=page.sizes.body))
        if page.y + used <= y + high + 8:
            middle = canvas.scale.point((page.x + 22, page.y + page.sizes.body * 0.75))
            mark = lit_place(
                canvas.scale.px(30 * unit), canvas.scale.px(13 * unit), canvas.theme.c(words.colour(0))
            )
            canvas.surface.blit(mark, mark.get_rect(center=middle))
            canvas.paragraph(
                text,
                (page.x + 54, page.y, page.w - 54, used),
                TextStyle(size=page.sizes.body, colour="#c8cfd6"),
            )
        self._ends(canvas, y + high + page.sizes.gap, y + h)

    def _warning(self, page: Sheet, bottom: float) -> None:
        """Who will have to face it there, and whose the space is; large text is made smaller to fit."""
        canvas, session, words, sizes = page.canvas, self.session, self.words, page.sizes
        side = self.marker
        head = _("{players} who stop there must face it").format(players=words.players(1 - side))
        if session.pack.ruleset.options.contest_trigger is ContestTrigger.ANY_MARKER:
            head = _("Whoever stops there must face it")
        line = self._who()
        tone, mix = words.colour(side), canvas.theme.mix
        strong, body, least = sizes.strong, sizes.body, sizes.strong / max(1.0, canvas.scale.text_size)
        mark = strong * 1.7
        left, pad = mark + 26, sizes.gap * 0.5 + 3
        inner = page.w - left - 14
        while True:
            top = canvas.paragraph_height(f"**{head}**", inner, TextStyle(size=strong))
            rest = canvas.paragraph_height(line, inner, TextStyle(size=body))
            high = 2 * pad + top + rest
            if page.y + high <= bottom or strong <= least:
                break
            strong, body = strong * 0.94, body * 0.94
        canvas.box(
            (page.x, page.y, page.w, high),
            mix(tone, "#1b2127", 0.84),
            radius=12,
            border=mix(tone, "#1b2127", 0.55),
            line=1,
        )
        canvas.art(words.emblem(side), (page.x + 14, page.y + pad + top / 2 - mark / 2, mark, mark))
        canvas.paragraph(
            f"**{head}**", (page.x + left, page.y + pad, inner, top), TextStyle(size=strong, colour="#fffdf6")
        )
        canvas.paragraph(
            line, (page.x + left, page.y + pad + top, inner, rest), TextStyle(size=body, colour="#d5d9d4")
        )
        page.skip(high)

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

    def _ends(self, canvas: Canvas, top: float, bottom: float) -> None:
        """From where to where."""
        session, unit = self.session, self.host.columns.unit
        x, _y, w, _h = self.host.columns.facts
        high = min(76 * unit, bottom - top)
        if high < 44 * unit:
            return
        top = min(top, bottom - high)
        wide = (w - 52 * unit) / 2
        art = self.words.marker_art(self.marker)
        ends = (
            (_("from"), self.origin, self.words.colour(self.marker), ""),
            (_("to"), self.chosen, "#ffffff", "#ffffff"),
        )
        for index, (word, space, colour, edge) in enumerate(ends):
            left = x + index * (wide + 52 * unit)
            canvas.box((left, top, wide, high), "panel-2", radius=12, border=edge or None, line=1.5)
            with canvas.clip((left, top, 6, high)):
                canvas.box((left, top, 24, high), colour, radius=12)
            size = high * 0.92
            canvas.art(art, (left + 12 * unit, top + (high - size) / 2 - 2, size, size))
            text, room = left + size + 22 * unit, wide - size - 34 * unit
            canvas.text(
                word, (text, top + high * 0.30), TextStyle("ui", 15 * unit, "muted"), "midleft", width=room
            )
            canvas.text(
                space_to_fit(canvas, session, space, "board-bold", 21 * unit, room),
                (text, top + high * 0.64),
                TextStyle("board-bold", 21 * unit),
                "midleft",
                width=room,
            )
        canvas.icon("arrow-right", (x + wide + 26 * unit, top + high / 2), 24 * unit, "muted")

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
