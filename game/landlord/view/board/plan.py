"""Where everything lies in device pixels: the board's geometry for a window, and the ways that tokens take.

Below a scale of 0.85 the board has proportions of its own (wider corners of print, larger type) instead of
being the large one made small. Stage units are 1000 to the width of the print, whatever the window.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.pack.layout import BoardLayout, Box
from game.landlord.rules.ruleset import SpaceKind
from game.ui.scale import Scale

SMALL_BELOW = 0.83  # a window of 1600 x 900 has the full print
UNITS = 1000.0


@dataclass(frozen=True, slots=True)
class Sizes:
    """The board's measures in its own pixels: those of 1920 x 1080, or of 1280 x 720 for small windows."""

    reference: tuple[int, int]
    rim: float
    origin: float  # of the print, from the window's corner
    side: float  # of the print
    corner: float  # what a corner of 122 of the layout becomes
    band: float
    name: float
    name_line: float
    price: float
    inset: float
    glyph: float
    house: float
    house_pitch: float
    hotel: float
    tab: tuple[float, float]
    tab_glyph: float
    token: float
    icon: float
    stand: float  # how far a base stands from its edge, of the large board's 1.0
    radius: float


LARGE = Sizes(
    (1920, 1080), 20, 40, 1000, 122, 26, 14, 16, 14, 3, 16, 25, 20, 40, (52, 16), 11, 48, 1.0, 1.0, 14
)
SMALL = Sizes(
    (1280, 720), 12, 20, 680, 79, 18, 14, 15, 13, 2, 11, 18, 13.5, 30, (38, 11), 8, 35, 0.72, 0.55, 9
)

BESIDE = 0.78  # how large tokens are on the low spaces of the sides, whose names they would cover
# Offsets from the anchor and scale, by how many stand on a space; the first is the middle of the front row.
_CROWDS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0, 0),)),
    2: (0.86, ((-18, 0), (18, 0))),
    3: (0.80, ((20, 0), (-20, 0), (0, -16))),
    4: (0.72, ((17, 0), (-17, 0), (-17, -20), (17, -20))),
    5: (0.68, ((0, 0), (-27, 0), (27, 0), (-14, -21), (14, -21))),
    6: (0.66, ((0, 0), (-26, 0), (26, 0), (-26, -21), (0, -21), (26, -21))),
    7: (0.58, ((-10.5, 0), (10.5, 0), (-31.5, 0), (31.5, 0), (-21, -21), (0, -21), (21, -21))),
    8: (
        0.58,
        (
            (10.25, 0), (-10.25, 0), (30.75, 0), (-30.75, 0),
            (-30.75, -21), (-10.25, -21), (10.25, -21), (30.75, -21),
        ),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a token's base stands, in stage units, and how large the token is there."""

    x: float
    y: float
    scale: float


Spot = tuple[float, float, float]
"""Where a print lies that has another place than usual: left, top and side in reference pixels."""


class Plan:
    """The board of a pack laid out for a window: `alone` in its middle, at a `spot`, or at the left."""

    def __init__(
        self,
        size: tuple[int, int],
        pack: BoardPack,
        alone: bool = False,
        spot: Spot | None = None,
        text_size: float = 1.0,
    ) -> None:
        self.size, self.text_size = size, text_size
        self.pack = pack
        self.layout: BoardLayout = pack.layout
        share = spot[2] / LARGE.side if spot is not None else 1.0
        self.small = share * min(size[0] / (1080 if alone else 1920), size[1] / 1080) < SMALL_BELOW
        self.own = SMALL if self.small else LARGE
        wide, high = self.own.reference
        self.scale = Scale.fit(size, reference=(high if alone else wide, high))
        if spot is not None:
            self.scale = _placed(Scale.fit(size), spot, self.own)
        self.factor = self.scale.factor
        own = self.own
        self.print = self.scale.rect((own.origin, own.origin, own.side, own.side))
        edge = own.origin - own.rim
        self.rim = self.scale.rect((edge, edge, own.side + 2 * own.rim, own.side + 2 * own.rim))
        self._long = max(self.layout.width, self.layout.height)
        corners = [s.box.w for s in self.layout.spaces if s.facing == "corner"]
        self._corner = max(corners, default=0.0) / self._long * UNITS
        self.spaces = tuple(self._rect(space.box) for space in self.layout.spaces)
        self.facing = tuple(space.facing for space in self.layout.spaces)
        self._jail = next((s.index for s in pack.ruleset.spaces if s.kind is SpaceKind.JAIL), -1)
        self.parking = next((s.index for s in pack.ruleset.spaces if s.kind is SpaceKind.FREE_PARKING), 0)
        self.centre = self._inner()

    # geometry --------------------------------------------------------------------------------
    def px(self, length: float) -> int:
        """A length of the board's own pixels in device pixels, at least one."""
        return max(1, round(length * self.factor))

    def _bend(self, u: float) -> float:
        """From 0..1000 of the layout to own pixels; a small board gives its corners another share."""
        own, corner = self.own, self._corner
        if not self.small or not 0 < corner < UNITS / 2:
            return u * own.side / UNITS
        near = own.corner * corner / 122.0
        if u <= corner:
            return u * near / corner
        if u >= UNITS - corner:
            return own.side - (UNITS - u) * near / corner
        return near + (u - corner) * (own.side - 2 * near) / (UNITS - 2 * corner)

    def _rect(self, box: Box) -> pygame.Rect:
        """A box of the layout in device pixels; a print that is not square lies in the middle."""
        k = UNITS / self._long
        dx, dy = (UNITS - self.layout.width * k) / 2, (UNITS - self.layout.height * k) / 2
        left, right = self._bend(dx + box.x * k), self._bend(dx + (box.x + box.w) * k)
        top, bottom = self._bend(dy + box.y * k), self._bend(dy + (box.y + box.h) * k)
        origin = self.own.origin
        return self.scale.rect((origin + left, origin + top, right - left, bottom - top))

    def _inner(self) -> pygame.Rect:
        """The free area that the spaces enclose."""
        middle = self.print.center
        left, top, right, bottom = self.print.left, self.print.top, self.print.right, self.print.bottom
        for rect, facing in zip(self.spaces, self.facing, strict=True):
            if facing == "left" and rect.right <= middle[0]:
                left = max(left, rect.right)
            elif facing == "right" and rect.left >= middle[0]:
                right = min(right, rect.left)
            elif facing == "top" and rect.bottom <= middle[1]:
                top = max(top, rect.bottom)
            elif facing == "bottom" and rect.top >= middle[1]:
                bottom = min(bottom, rect.top)
        return pygame.Rect(left, top, right - left, bottom - top)

    def area(self, name: str) -> pygame.Rect | None:
        """An area of the layout by name, if it has it."""
        box = self.layout.areas.get(name)
        return None if box is None else self._rect(box)

    @property
    def unit(self) -> float:
        """A stage unit, a thousandth of the print, in device pixels."""
        return self.print.width / UNITS

    @property
    def tray(self) -> pygame.Rect:
        """Where the dice land; the middle of the board if the layout names no place."""
        return self.area("dice") or self._middle(300, 206)

    @property
    def bank(self) -> pygame.Rect:
        """The pill with the buildings left."""
        return self.area("bank") or self._middle(300, 48)

    def deck(self, deck: int) -> pygame.Rect:
        """The pile of a deck."""
        return self.area(f"deck.{self.pack.ruleset.decks[deck].id}") or self._middle(134, 188)

    @property
    def emblem(self) -> pygame.Rect | None:
        """The square of the emblem."""
        return self.area("emblem")

    def _middle(self, w: float, h: float) -> pygame.Rect:
        k = self.print.width / UNITS
        rect = pygame.Rect(0, 0, round(w * k), round(h * k))
        rect.center = self.centre.center
        return rect

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Stage units in device pixels."""
        k = self.print.width / UNITS
        return self.print.x + x * k, self.print.y + y * k

    def units(self, x: float, y: float) -> tuple[float, float]:
        """Device pixels in stage units."""
        k = UNITS / self.print.width
        return (x - self.print.x) * k, (y - self.print.y) * k

    def space(self, index: int) -> pygame.Rect:
        """A space's rectangle."""
        return self.spaces[index]

    @property
    def part(self) -> pygame.Rect:
        """The part of the window that the board is drawn in, with a little table beside its rim."""
        return pygame.Rect(0, 0, min(self.size[0], self.rim.right + self.px(10)), self.size[1])

    def space_at(self, at: tuple[float, float]) -> int | None:
        """The space under a point; None beside the spaces."""
        return next((i for i, rect in enumerate(self.spaces) if rect.collidepoint(at)), None)

    def band(self, index: int) -> pygame.Rect:
        """The coloured band of a street, on its inner edge."""
        rect, facing = self.spaces[index], self.facing[index]
        deep = self.px(self.own.band)
        if facing == "bottom":
            return pygame.Rect(rect.x, rect.y, rect.w, deep)
        if facing == "top":
            return pygame.Rect(rect.x, rect.bottom - deep, rect.w, deep)
        if facing == "left":
            return pygame.Rect(rect.right - deep, rect.y, deep, rect.h)
        return pygame.Rect(rect.x, rect.y, deep, rect.h)

    def paper(self, index: int) -> pygame.Rect:
        """A space without its band: where its words stand."""
        rect = self.spaces[index].copy()
        if not self.has_band(index):
            return rect
        deep = self.px(self.own.band)
        match self.facing[index]:
            case "bottom":
                rect.y, rect.h = rect.y + deep, rect.h - deep
            case "top":
                rect.h -= deep
            case "left":
                rect.w -= deep
            case _:
                rect.x, rect.w = rect.x + deep, rect.w - deep
        return rect

    def has_band(self, index: int) -> bool:
        """Whether a space is a street that carries its group's colour."""
        return self.facing[index] != "corner" and self.pack.ruleset.spaces[index].kind is SpaceKind.STREET

    def tab(self, index: int) -> pygame.Rect:
        """The owner's tab on the rim, outside the space."""
        rect, (long, short), gap = self.spaces[index], self.own.tab, self.px(1 if self.small else 2)
        long_px, short_px = self.px(long), self.px(short)
        match self.facing[index]:
            case "bottom":
                return pygame.Rect(rect.centerx - long_px // 2, rect.bottom + gap, long_px, short_px)
            case "top":
                return pygame.Rect(rect.centerx - long_px // 2, rect.top - gap - short_px, long_px, short_px)
            case "right":
                return pygame.Rect(rect.right + gap, rect.centery - long_px // 2, short_px, long_px)
            case _:
                return pygame.Rect(rect.left - gap - short_px, rect.centery - long_px // 2, short_px, long_px)

    def jail_cell(self, index: int) -> pygame.Rect:
        """The cell in the inner corner of the jail's space."""
        rect = self.spaces[index]
        side_w, side_h = round(rect.w * 92 / 122), round(rect.h * 92 / 122)
        cell = pygame.Rect(0, 0, side_w, side_h)
        cell.x = rect.right - side_w if rect.centerx < self.print.centerx else rect.x
        cell.y = rect.y if rect.centery > self.print.centery else rect.bottom - side_h
        return cell

    # tokens ----------------------------------------------------------------------------------
    def anchor(self, space: int, jailed: bool = False, alone: bool = True) -> tuple[float, float]:
        """Where a token that is alone, or the middle of a crowd, stands on a space, in device pixels."""
        rect, k, facing = self.spaces[space], self.own.stand * self.factor, self.facing[space]
        if space == self._jail:
            if jailed:
                cell = self.jail_cell(space)
                x, y = (68, 60) if alone else (47, 55)  # a crowd keeps off the cell's word
                return cell.x + cell.w * x / 92, cell.y + cell.h * y / 92
            if alone:  # beside the cell, off the words below it
                cell, aside = self.jail_cell(space), 26 * k
                return (rect.x + aside if cell.x > rect.x else rect.right - aside), cell.centery + 18 * k
            return rect.x + 44 * k, rect.bottom - 17 * k
        if facing == "corner":
            return rect.centerx, rect.bottom - 17 * k
        paper = self.paper(space)
        if facing == "bottom":
            return rect.centerx, rect.bottom - 22 * k
        if facing == "top":
            return rect.centerx, rect.bottom - self.own.band * self.factor - 16 * k
        if self.has_band(space):
            return paper.centerx, rect.bottom - 10 * k
        if not alone:
            return rect.centerx, rect.bottom - 13.5 * k
        edge = self.px(17 if self.small else 24)  # on the drawing, beside the words
        return (rect.x + edge if facing == "left" else rect.right - edge), rect.bottom - 17 * k

    def stand(self, space: int, slot: int = 0, count: int = 1, jailed: bool = False) -> Stand:
        """Where the slot-th of this many tokens stands; slot 0 is in front, for the seat whose turn it is."""
        scale, offsets = _CROWDS[min(max(count, 1), 8)]
        near = BESIDE if self.facing[space] in ("left", "right") else 1.0
        dx, dy = offsets[min(slot, len(offsets) - 1)]
        k = self.own.token / 48 * self.factor
        x, y = self.anchor(space, jailed, alone=count == 1)
        ux, uy = self.units(x + dx * k * near, y + dy * k * near)
        return Stand(ux, uy, scale * near)

    def path(self, start: int, end: int, back: bool = False) -> list[int]:
        """The spaces a token hops on from one to another round the ring, the last one included."""
        count, step = len(self.spaces), -1 if back else 1
        way, at = [], start
        while at != end:
            at = (at + step) % count
            way.append(at)
        return way

    def lane(self, space: int, slot: int = 0, count: int = 1) -> tuple[float, float]:
        """Where a Force marker hovers: the lane along a space's inner edge, in stage units.

        Two over one space hover side by side; next to a corner the lane begins a little further on.
        """
        rect, k = self.spaces[space], self.print.width / UNITS
        x, y = float(rect.centerx), float(rect.centery)
        along = 46 * (slot - (count - 1) / 2) * k + self._from_corner(space) * 14 * k
        match self.facing[space]:
            case "bottom":
                x, y = x + along, rect.y - 10 * k
            case "top":
                x, y = x + along, rect.bottom + 34 * k
            case "left":
                x, y = rect.right + 24 * k, y + 10 * k + along
            case "right":
                x, y = rect.x - 24 * k, y + 10 * k + along
            case _:
                x = rect.right + 24 * k if rect.centerx < self.print.centerx else rect.x - 20 * k
                y = rect.y - 10 * k if rect.centery > self.print.centery else rect.bottom + 34 * k
        return self.units(x, y)

    def _from_corner(self, space: int) -> int:
        """1 or -1 along the edge, away from a corner beside the space; 0 if there is none."""
        across = self.facing[space] in ("bottom", "top")
        for near in (space - 1, (space + 1) % len(self.spaces)):
            if self.facing[near] == "corner" and self.facing[space] != "corner":
                here, corner = self.spaces[space].center, self.spaces[near].center
                place = 0 if across else 1
                return 1 if here[place] > corner[place] else -1
        return 0

    def inner(self, space: int) -> tuple[float, float]:
        """The middle of a space's inner edge, in device pixels."""
        rect = self.spaces[space]
        match self.facing[space]:
            case "bottom":
                return rect.centerx, rect.y
            case "top":
                return rect.centerx, rect.bottom
            case "left":
                return rect.right, rect.centery
            case "right":
                return rect.x, rect.centery
        x = rect.right if rect.centerx < self.print.centerx else rect.x
        return x, rect.y if rect.centery > self.print.centery else rect.bottom


def _placed(window: Scale, spot: Spot, own: Sizes) -> Scale:
    """The board's own pixels when its print lies at a spot."""
    x, y, side = spot
    k = window.factor * side / own.side
    left, top = window.left + x * window.factor, window.top + y * window.factor
    return Scale(k, left - own.origin * k, top - own.origin * k)
