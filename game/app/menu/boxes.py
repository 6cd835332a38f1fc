"""The editions as boxes on the table: covers with lettering, drawn in perspective, turned by the arrows."""

from __future__ import annotations

import logging

import pygame

from game.app.desk import Desk
from game.app.menu.cover import FRONT, draw_cover, plain_cover
from game.packs.loader import PackListing
from game.ui.draw import paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.laying import veil
from game.ui.draw.theme import Theme
from game.ui.i18n import language
from game.ui.scale import Scale

log = logging.getLogger(__name__)
SIDE = 44.0
LID = 20.0
CENTRE = (1292.0, 808.0)
APART = 424.0
BEHIND = 0.73
DIMMED = 0.38
AIR = 2  # clear pixels round the picture of a box, so that its edges stay smooth


class Boxes:
    """The row of boxes; `at` is which stands in front and runs smoothly between two of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.editions: list[PackListing] = desk.editions
        self.at = float(next((i for i, e in enumerate(self.editions) if e.id == desk.chosen), 0))

    @property
    def index(self) -> int:
        """The edition in front."""
        return round(self.at) % len(self.editions)

    def draw(self, canvas: Canvas) -> None:
        """Draw the boxes behind first, the one in front last."""
        count = len(self.editions)
        span = min(2, (count - 1) // 2 + 1) if count > 1 else 0
        places: list[tuple[float, int]] = []
        for step in range(-span, span + 1):
            index = round(self.at) + step
            offset = index - self.at
            if abs(offset) < 1.5:
                places.append((offset, index % count))
        for offset, index in sorted(places, key=lambda place: -abs(place[0])):
            self._box(canvas, self.editions[index], offset)

    def _box(self, canvas: Canvas, edition: PackListing, offset: float) -> None:
        """One box at an offset from the front: smaller and darker the further it is off."""
        near = max(0.0, 1 - abs(offset))
        size = BEHIND + (1 - BEHIND) * near
        wide, high = FRONT[0] * size, FRONT[1] * size
        x = CENTRE[0] + offset * APART * (1.02 if offset > 0 else 1.0) - wide / 2
        y = CENTRE[1] - 22 * (1 - near) - high
        canvas.shadow((x + 10, y + high - 26, wide + SIDE * size - 8, 40), 18, blur=26, dy=8, alpha=0.75)
        box = (x, y - LID * size, wide + SIDE * size, high + LID * size)
        left, top = canvas.scale.rect(box).topleft
        canvas.surface.blit(self._picture(canvas, edition, near), (left - AIR, top - AIR))

    def _picture(self, canvas: Canvas, edition: PackListing, near: float) -> pygame.Surface:
        """A box so near to the front; how it stands there and farthest off is kept."""
        key = ("box", edition.id, canvas.scale.factor, language())
        if near == 1:
            return PICTURES.get((*key, 1), lambda: self._whole(canvas, edition))
        if near == 0:
            return PICTURES.get((*key, 0), lambda: self._farther(canvas, edition, near))
        return self._farther(canvas, edition, near)

    def _farther(self, canvas: Canvas, edition: PackListing, near: float) -> pygame.Surface:
        """A box made smaller and darker."""
        size = _size(canvas, BEHIND + (1 - BEHIND) * near)
        picture = pygame.transform.smoothscale(self._picture(canvas, edition, 1), size)
        veil(picture, picture.get_rect(), (6, 8, 10, 255), DIMMED * (1 - near))
        return picture

    def _whole(self, canvas: Canvas, edition: PackListing) -> pygame.Surface:
        """A box as it stands in front: its cover, its side and its lid."""
        theme, scale = self.desk.theme(edition.id), canvas.scale
        edge = theme.c("box") if theme.has("box") else theme.c("accent-lo")
        sheet = paint.clear(*_size(canvas, 1.0), (edge.r, edge.g, edge.b))
        own = Canvas(sheet, theme, Scale(scale.factor, AIR, AIR + scale.px(LID), 1.0))
        wide, high = FRONT
        side = [(wide, 0.0), (wide + SIDE, -LID), (wide + SIDE, high - LID), (wide, high)]
        lid = [(0.0, 0.0), (SIDE, -LID), (wide + SIDE, -LID), (wide, 0.0)]
        _quad(own, side, theme.mix(edge, "#000000", 0.38))
        _quad(own, lid, theme.mix(edge, "#ffffff", 0.18))
        rect = own.scale.rect((0, 0, wide, high))
        sheet.blit(self._front(canvas, edition, theme, rect.size), rect)
        return sheet

    def show(self, id: str) -> None:
        """Put an edition in front."""
        self.at = float(next(at for at, edition in enumerate(self.editions) if edition.id == id))

    def cover(self, canvas: Canvas, width: float, id: str) -> pygame.Surface:
        """The cover of an edition; its width in reference pixels."""
        edition = next(edition for edition in self.editions if edition.id == id)
        size = canvas.scale.rect((0, 0, width, width * FRONT[1] / FRONT[0])).size
        return self._front(canvas, edition, self.desk.theme(edition.id), size)

    def _front(
        self, canvas: Canvas, edition: PackListing, theme: Theme, size: tuple[int, int]
    ) -> pygame.Surface:
        """The cover with its lettering at a size."""
        full = canvas.scale.rect((0, 0, *FRONT)).size

        def paint_it() -> pygame.Surface:
            try:
                title = self.desk.pack(edition.id).text("title", language())
                return draw_cover(title, theme, full)
            except Exception:  # an edition of others is no reason for the menu not to open
                log.exception("the cover of %s can't be drawn", edition.id)
                return plain_cover(theme, full)

        front = PICTURES.get(("front", theme, full, language()), paint_it)
        return front if front.get_size() == size else pygame.transform.smoothscale(front, size)


def _size(canvas: Canvas, size: float) -> tuple[int, int]:
    """How large the picture of a box is, in device pixels."""
    box = (0, 0, (FRONT[0] + SIDE) * size, (FRONT[1] + LID) * size)
    return canvas.scale.rect(box).inflate(2 * AIR, 2 * AIR).size


def _quad(
    canvas: Canvas, points: list[tuple[float, float]], colour: pygame.Color | tuple[int, int, int, int]
) -> None:
    r, g, b, *a = colour
    paint.polygon(
        canvas.surface, [canvas.scale.point(point) for point in points], (r, g, b, a[0] if a else 255)
    )
