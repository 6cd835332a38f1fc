"""A look made drawable: colours, faces and drawings of one edition over the shared chrome."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.shipped import data_root
from game.ui.draw import chrome, svg
from game.ui.draw.fonts import Font, Shelf
from game.ui.draw.text import rgba
from game.ui.look import Look

Colour = str | pygame.Color | Sequence[int]

_RGBA = re.compile(r"rgba\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*,\s*([\d.]+)\s*\)")


def parse_colour(text: str) -> pygame.Color:
    """Read `#rrggbb` or `rgba(r,g,b,a)` with a from 0 to 1."""
    if match := _RGBA.fullmatch(text.strip()):
        r, g, b = (int(part) for part in match.groups()[:3])
        return pygame.Color(r, g, b, round(255 * float(match[4])))
    return pygame.Color(text)


EVEN = 0.18  # the luminance on which black and white are read equally well
_READ_ON = (  # in higher contrast: grounds, what is read on them, and the least contrast between the two
    ("accent", "on-accent", 6.0),
    ("accent-hi", "on-accent", 5.5),
    ("table-1", "text", 9.0),
    ("table-2", "text", 9.0),
)
GLYPHS = {"off": 0.0, "small": 1.0, "large": 1.35}


@dataclass(frozen=True, slots=True)
class Sight:
    """What a player asked for to see well: contrast, the size of group marks, plain letters on the board."""

    contrast: bool = False
    glyphs: str = "small"
    easy_read: bool = False


class Theme:
    """Colours, faces and art by name; independent of the window's size."""

    def __init__(self, look: Look, sight: Sight = Sight()) -> None:
        self.look = look
        self.sight = sight
        self.assets = data_root("assets") / "art"
        self._files: dict[tuple[str, str], Path] = {}
        values = {**chrome.COLOURS, **look.colours}
        if sight.contrast:
            values |= {**chrome.CONTRAST, **chrome.BOARD_CONTRAST[_is_dark(values.get("board", "#ffffff"))]}
        self._colours = {name: parse_colour(value) for name, value in values.items() if _is_colour(value)}
        self._mixed: dict[tuple[object, ...], pygame.Color] = {}
        if sight.contrast:
            for ground, ink, least in _READ_ON:
                self._colours[ground] = _read_with(self._colours[ground], self._colours[ink], least)
        faces = {**chrome.FACES, **look.faces}
        if sight.easy_read:
            faces |= {"board": faces["ui"], "board-bold": faces["ui-bold"], "name": faces["ui-bold"]}
        self.shelf = Shelf(faces)

    @property
    def notes(self) -> list[str]:
        """What the theme had to replace, one sentence each."""
        return self.shelf.notes

    def c(self, colour: Colour, alpha: float | None = None) -> pygame.Color:
        """A colour by token name (or as it is), optionally at an opacity from 0 to 1."""
        key = (colour if isinstance(colour, str) else tuple(colour), alpha)
        if key not in self._mixed:
            if isinstance(colour, str):
                found = self._colours.get(colour)
                if found is None:
                    if not colour.startswith(("#", "rgba(")):
                        raise KeyError(f"the theme has no colour {colour!r}")
                    found = parse_colour(colour)
            else:
                found = pygame.Color(*colour)
            if alpha is not None:
                found = pygame.Color(found.r, found.g, found.b, round(255 * alpha))
            self._mixed[key] = found
        return self._mixed[key]

    def has(self, colour: str) -> bool:
        """Whether a colour token exists."""
        return colour in self._colours

    def font(self, role: str, px: int) -> Font:
        """The face of a role ("ui", "ui-bold", "display", "board", "board-bold", "name") in device pixels."""
        return self.shelf.font(role, px)

    def art(self, role: str, size: int | tuple[int, int]) -> pygame.Surface:
        """A drawing of the edition ("emblem", "token.tophat", "house") at a device size."""
        width, height = (size, size) if isinstance(size, int) else size
        return svg.load(self.path(role), width, height)

    def path(self, role: str) -> Path:
        """The file of an art role; a role the look lacks yields a path that draws as an empty dashed box."""
        return self.look.art.get(role) or self.assets / f"{role}.svg"

    def _own(self, folder: str, name: str) -> Path:
        """A file of assets/art; found by its words once, for paths are slow to put together."""
        key = (folder, name)
        if key not in self._files:
            self._files[key] = self.assets / folder / name
        return self._files[key]

    def icon(self, name: str, size: int, colour: Colour = "text") -> pygame.Surface:
        """A white line icon of assets/art/ui, tinted."""
        return svg.tinted(self._own("ui", f"{name}.svg"), size, size, rgba(self.c(colour)))

    def glyph(self, group: str, size: int, colour: Colour = "text") -> pygame.Surface:
        """A group's mark by its key ("1" to "8", "rail", "util"), tinted, as large as the player wants."""
        size = round(size * GLYPHS[self.sight.glyphs])
        if not size:
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        own = self.look.art.get(f"glyph.{group}")
        path = own or self._own("groups", _GROUPS.get(group, f"{group}.svg"))
        return svg.tinted(path, size, size, rgba(self.c(colour)))

    def seat_glyph(self, seat: int, size: int, colour: Colour = "ink") -> pygame.Surface:
        """The mark of a seat, 1 to 8, tinted."""
        return svg.tinted(self._own("seats", _SEATS[seat - 1]), size, size, rgba(self.c(colour)))

    def ink_on(self, ground: Colour) -> pygame.Color:
        """Black or white, whichever is read better on a colour."""
        black, bright = ("#000000", EVEN) if self.sight.contrast else ("#1b1b1b", 0.3)
        return self.c(black) if _luminance(self.c(ground)) > bright else self.c("#ffffff")

    def letters(self, colour: Colour) -> pygame.Color:
        """A colour for words on dark chrome; in higher contrast a seat's is lightened until it is read."""
        if not (self.sight.contrast and isinstance(colour, str) and colour.startswith("seat-")):
            return self.c(colour)
        key = ("letters", colour)
        if key not in self._mixed:
            self._mixed[key] = _read_with(self.c(colour), self.c("row-chosen"), 4.9)
        return self._mixed[key]

    @property
    def pale(self) -> bool:
        """Whether the edition's table is so bright that it asks for dark ink."""
        return self.ink_on("table-1") != self.c("#ffffff") and not self.sight.contrast

    def on_table(self) -> tuple[str, str]:
        """The inks that are read on the edition's table: for titles, and for small words."""
        return ("board-ink", "#3c4560") if self.pale else ("#fbf0d6", "#e9dfc8")

    def bright(self, colour: Colour, factor: float) -> pygame.Color:
        """A colour with more or less light on it."""
        r, g, b, a = rgba(self.c(colour))
        r, g, b = (min(255, round(part * factor)) for part in (r, g, b))
        return pygame.Color(r, g, b, a)

    def mix(self, one: Colour, other: Colour, part: float) -> pygame.Color:
        """A colour on the way from one to another."""
        return self.c(one).lerp(self.c(other), part)


def _luminance(colour: pygame.Color) -> float:
    r, g, b = (part / 255 for part in colour[:3])
    return float(0.2126 * r**2.2 + 0.7152 * g**2.2 + 0.0722 * b**2.2)


def _read_with(colour: pygame.Color, other: pygame.Color, least: float) -> pygame.Color:
    """A colour moved away from another, toward black or white, until their contrast is a ratio at least."""
    goal = pygame.Color("#000000" if _luminance(other) > EVEN else "#ffffff")
    for step in range(21):
        moved = colour.lerp(goal, step / 20)
        low, high = sorted((_luminance(moved), _luminance(other)))
        if (high + 0.05) / (low + 0.05) >= least:
            break
    return moved


def _is_colour(value: str) -> bool:
    return value.startswith(("#", "rgba("))


def _is_dark(colour: str) -> bool:
    r, g, b, _ = rgba(parse_colour(colour))
    return 0.3 * r + 0.59 * g + 0.11 * b < 110


_GROUPS = {
    "1": "1-circle.svg",
    "2": "2-drop.svg",
    "3": "3-flower.svg",
    "4": "4-flame.svg",
    "5": "5-diamond.svg",
    "6": "6-sun.svg",
    "7": "7-leaf.svg",
    "8": "8-wave.svg",
    "rail": "9-rail.svg",
    "util": "10-bolt.svg",
}
_SEATS = (
    "1-triangle.svg",
    "2-square.svg",
    "3-cross.svg",
    "4-star.svg",
    "5-ring.svg",
    "6-hourglass.svg",
    "7-moon.svg",
    "8-chevron.svg",
)
