"""A page that shows how tokens share one space, at rest and pointed at; for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.landlord.view.session import Session
from game.packs.pack import Pack
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.scale import Box
from game.ui.scene import Scene
from game.ui.widgets.widget import Widget

COUNTS = (2, 3, 5, 8)
LEFT, WIDE, APART = 60.0, 420.0, 452.0
CLOSER = 1.5  # how much larger than in the window the board is drawn


class CrowdingScene(Scene[None]):
    """Tokens on a space of the bottom row and on one of the left side; `crowd` makes the game for a count."""

    def __init__(self, pack: Pack, crowd: Callable[[int, int], Session]) -> None:
        super().__init__()
        self.pack, self.crowd = pack, crowd

    def build(self) -> Iterable[Widget]:
        return ()

    @property
    def spaces(self) -> tuple[int, int]:
        """A street in the middle of the first side, and one of the second."""
        streets = [space.index for space in self.pack.ruleset.spaces if space.house_cost]
        side = self.pack.ruleset.size // 4
        return min(streets, key=lambda s: abs(s - side + 2)), min(
            streets, key=lambda s: abs(s - side - side * 0.6)
        )

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        title, soft = canvas.theme.on_table()
        canvas.text(_("Tokens on one space"), (LEFT, 36), TextStyle("ui-bold", 24, title), "midleft")
        canvas.text(_("Side street, at rest and hovered"), (LEFT, 422), TextStyle("ui", 16, soft), "midleft")
        canvas.text(
            _("Hovered: the name and the price come to the front"),
            (LEFT, 716),
            TextStyle("ui", 16, soft),
            "midleft",
        )
        low, side = self.spaces
        for at, count in enumerate(COUNTS):
            x = LEFT + APART * at
            words = ngettext("{count} token", "{count} tokens", count).format(count=count)
            canvas.text(words, (x, 82), TextStyle("ui-bold", 18, title), "midleft")
            sheet, rect = self._board(canvas, count, low, hover=False)
            _cut(canvas, sheet, rect, (x, 118, WIDE, 268))
            sheet, rect = self._board(canvas, count, side, hover=False)
            _cut(canvas, sheet, rect, (x, 446, WIDE / 2 - 4, 210))
            sheet, rect = self._board(canvas, count, side, hover=True)
            _cut(canvas, sheet, rect, (x + WIDE / 2 + 4, 446, WIDE / 2 - 4, 210))
            sheet, rect = self._board(canvas, count, low, hover=True)
            _cut(canvas, sheet, rect, (x, 740, WIDE, 268))

    def _board(
        self, canvas: Canvas, count: int, space: int, *, hover: bool
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The board drawn close, and where the space is on it."""
        width, height = canvas.surface.get_size()
        size = round(CLOSER * width), round(CLOSER * height)
        session = self.crowd(count, space)
        session.stage.resize(size)
        sheet = pygame.Surface(size)
        session.stage.draw(
            sheet, session.picture(hover=space if hover else -1, reveal=1.0 if hover else 0.0, current=-1)
        )
        return sheet, session.stage.plan.space(space)


def _cut(canvas: Canvas, sheet: pygame.Surface, around: pygame.Rect, box: Box) -> None:
    """A piece of the board round a space, its corners rounded."""
    target = canvas.scale.rect(box)
    piece = pygame.Rect(0, 0, *target.size)
    piece.center = around.center
    piece.clamp_ip(sheet.get_rect())
    shape = paint.clipped(sheet.subsurface(piece).convert_alpha(), canvas.scale.px(12))
    canvas.shadow(box, 12, blur=16, dy=6, alpha=0.4)
    canvas.surface.blit(shape, target)
    canvas.outline(box, "rgba(255,255,255,.25)", 12, 1)
