"""The workshop's preview: the board, with the space a finding is about, and all else that is printed."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator

import pygame

from game.app.workshop.findings import MARKS
from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.stage import Stage
from game.landlord.view.fresh_board import READABLE, fresh_board
from game.packs.pack import Pack
from game.packs.problems import Problem, Severity
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _, language
from game.ui.layout import Aligned, Column, Grid, Leaf, Node, Row, Ruler, Text, lay
from game.ui.widgets.pieces import chip
from game.ui.widgets.scroll import Drawing
from game.ui.widgets.seats import draw_portrait

FADE = 0.25
GAP = 16.0


class Preview:
    """Draws a pack as it last was good; a new state fades in over the old one."""

    def __init__(self, pack: Pack, box: pygame.FRect) -> None:
        assert isinstance(pack, BoardPack)
        self.box = box
        self.pack = pack
        self.theme = Theme(pack.look)
        self.stage = Stage(pack, self.theme, alone=True)
        self._board: pygame.Surface | None = None
        self._drawn_for: object = None
        self.before: pygame.Surface | None = None  # what is faded out
        self.since = 0.0

    def follow(self, old: Preview, now: float) -> None:
        """Fade in over an earlier state of the same pack."""
        self.before, self.since = old._board, now

    def fading(self, now: float) -> bool:
        return self.before is not None and now < self.since + FADE

    # --- the board ----

    def draw_board(self, canvas: Canvas, now: float) -> None:
        rect = canvas.scale.rect(self.box)
        board = self._printed(rect.size)
        canvas.shadow(self.box, 12, blur=24, dy=8, alpha=0.45)
        canvas.surface.blit(board, rect)
        if self.before is not None and self.fading(now) and self.before.get_size() == board.get_size():
            self.before.set_alpha(round(255 * (1 - (now - self.since) / FADE)))
            canvas.surface.blit(self.before, rect)
            self.before.set_alpha(None)

    def _printed(self, size: tuple[int, int]) -> pygame.Surface:
        """The board with its rim at a size, drawn once."""
        key = (size, language())
        if self._board is None or self._drawn_for != key:
            side = round(size[0] * 1.04)  # the rim is this much smaller than its window
            side *= math.ceil(READABLE / side)
            self.stage.resize((side, side))
            whole = pygame.Surface((side, side), 0, 32)
            self.stage.draw(whole, fresh_board(self.pack))
            rim = self.stage.plan.rim.clip(whole.get_rect())
            board = pygame.transform.smoothscale(whole.subsurface(rim), size)
            self._board, self._drawn_for = paint.clipped(board.convert_alpha(), round(size[0] * 0.014)), key
        return self._board

    def ring(self, canvas: Canvas, problem: Problem) -> None:
        """Mark the space that a finding is about, and say what it is."""
        space = space_of(problem, self.pack)
        if space is None:
            return
        rim, rect = self.stage.plan.rim, self.stage.plan.space(space)
        k = self.box.width / rim.width
        box = pygame.FRect(
            self.box.x + (rect.x - rim.x) * k,
            self.box.y + (rect.y - rim.y) * k,
            rect.width * k,
            rect.height * k,
        )
        icon, tone = MARKS[problem.severity]
        canvas.halo(box, tone, 6, blur=16, alpha=0.9)
        canvas.outline(box.inflate(6, 6), tone, 6, 3)
        kind = {Severity.ERROR: "bad", Severity.WARNING: "warn"}.get(problem.severity, "neutral")
        key = re.split(r"[.\[]", problem.path)[-1] or problem.file
        text = _("space {index}: {key}").format(index=space, key=key)
        words = chip(text, kind, icon, size=16)
        label = Row([words], pad=2, paint=lambda canvas, box: canvas.box(box, tone, radius=22))
        wide, high, _base = label.measure(canvas.ruler)
        x = box.right + 12 if box.centerx < self.box.centerx else box.left - 12 - wide
        y = min(max(box.centery - high / 2, self.box.y + 8), self.box.bottom - 8 - high)
        canvas.shadow((x, y, wide, high), 20, blur=12, dy=4, alpha=0.5)
        lay(label, canvas.ruler, (x, y, wide, high)).draw(canvas)

    # --- what else is printed ----

    def pages(self) -> tuple[tuple[str, Callable[[Ruler], Iterator[Drawing]]], ...]:
        """The further tabs: name and drawings."""
        return (
            (_("Deeds"), self._deeds), (_("Cards"), self._cards), (_("Tokens"), self._tokens),
            (_("Notes"), self._notes),
        )  # fmt: skip

    def _deeds(self, _ruler: Ruler) -> Iterator[Drawing]:
        deeds = [space.index for space in self.pack.ruleset.spaces if space.group >= 0]
        prints = self.stage.prints
        yield from _grid(self.box, 3, 0.7, len(deeds), lambda at, height: prints.deed(deeds[at], height))

    def _cards(self, _ruler: Ruler) -> Iterator[Drawing]:
        decks = self.pack.ruleset.decks
        cards = [(deck, card) for deck in range(len(decks)) for card in range(len(decks[deck].cards))]
        prints = self.stage.prints
        yield from _grid(
            self.box, 3, 416 / 582, len(cards), lambda at, height: prints.card_face(*cards[at], height)
        )

    def _notes(self, _ruler: Ruler) -> Iterator[Drawing]:
        notes = self.pack.currency.notes
        prints = self.stage.prints
        yield from _grid(self.box, 2, 2.0, len(notes), lambda at, height: prints.note(notes[at], height * 2))

    def _tokens(self, ruler: Ruler) -> Iterator[Drawing]:
        """Every token with its name, then the buildings."""
        pack = self.pack
        cells = [(f"token.{token.id}", f"token.{token.id}", token.side) for token in pack.tokens]
        cells += [(kind, f"word.{kind}", "") for kind in ("house", "hotel")]
        wide = self.box.width - 24
        side = (wide - 3 * GAP) / 4 - 36
        shown = [self._token(role, key, of, at, side) for at, (role, key, of) in enumerate(cells)]
        lay(Grid(shown, 4, gap=GAP), ruler, (*self.box.topleft, wide, 0))
        for at, cell in enumerate(shown):
            yield Drawing(("page", at), cell.box, lambda canvas, _box, cell=cell: cell.draw(canvas))

    def _token(self, role: str, name: str, of: str, at: int, side: float) -> Node:
        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            inner = Canvas(canvas.surface, self.theme, canvas.scale)
            if role.startswith("token."):
                draw_portrait(inner, box.center, side, at % 8 + 1, role)
                return
            less = side * 0.15
            inner.art(role, box.inflate(-2 * less, -2 * less))

        words = [Text(self.pack.text(name, language()), TextStyle("ui-bold", align="center"))]
        if of:
            under = TextStyle("ui", 15, "muted", align="center")
            words.append(Text(self.pack.text(f"side.{of}", language()), under))
        picture = Aligned(Leaf(width=side, height=side, paint=draw), pad=(0, 8, 0, 6))
        return Column([picture, *words])


def _grid(
    room: pygame.FRect, columns: int, shape: float, count: int, draw: Callable[[int, int], pygame.Surface]
) -> Iterator[Drawing]:
    """Prints in rows; `shape` is width to height. Only what is in view is ever printed."""
    wide = (room.width - 24 - GAP * (columns - 1)) / columns
    high = wide / shape

    def painter(at: int) -> Callable[[Canvas, pygame.FRect], None]:
        def paint_one(canvas: Canvas, box: pygame.FRect) -> None:
            rect = canvas.scale.rect(box)
            picture = draw(at, rect.height)
            canvas.surface.blit(picture, picture.get_rect(center=rect.center))

        return paint_one

    for at in range(count):
        x, y = room.x + at % columns * (wide + GAP), room.y + at // columns * (high + GAP)
        yield Drawing(("page", at), (x, y, wide, high), painter(at))


def space_of(problem: Problem, pack: Pack) -> int | None:
    """The space of the board that a finding is about, if it is about one."""
    drawn = dict(problem.what.params).get("space")
    if isinstance(drawn, int):
        return drawn if drawn < pack.ruleset.size else None
    found = re.search(r"spaces\.(\w+)", problem.path)
    names = [space.id for space in pack.ruleset.spaces]
    return names.index(found[1]) if found and found[1] in names else None
