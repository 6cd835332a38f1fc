"""The one way to put words on a surface: measured, fitted, wrapped, tracked, bold in places.

A position names a corner of the text's line box (1.3 ems high) in which the capitals stand in the
middle, so that a label is centred on what the eye sees and lines of a paragraph stack evenly.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.draw import witness
from game.ui.draw.cache import pictured
from game.ui.draw.fonts import Font, rise

RGBA = tuple[int, int, int, int]
ELLIPSIS = "…"
ANCHORS = frozenset(
    {
        "topleft",
        "midtop",
        "topright",
        "midleft",
        "center",
        "midright",
        "bottomleft",
        "midbottom",
        "bottomright",
    }
)


def rgba(colour: pygame.Color | Sequence[int]) -> RGBA:
    """A colour as a plain tuple that can be a cache key."""
    r, g, b, *a = colour
    return int(r), int(g), int(b), int(a[0]) if a else 255


@functools.lru_cache(8192)
def measure(font: Font, text: str, tracking: float = 0.0) -> int:
    """The advance width of one line in device pixels."""
    width = 0
    for face, piece in font.segments(text):
        width += face.size(piece)[0] if face is not None and not tracking else 0
        if face is None:
            width += font.gap(piece)
        elif tracking:
            width += sum(face.size(char)[0] for char in piece)
    return width + round(tracking * max(0, len(text) - 1))


@pictured
def render(font: Font, text: str, colour: RGBA, tracking: float = 0.0) -> pygame.Surface:
    """One line as a surface whose top is the ascent of the leading face; cached, so never draw on it."""
    pieces: list[tuple[pygame.Surface, float, int]] = []
    x = 0.0
    for face, piece in font.segments(text):
        if face is None:
            x += font.gap(piece)
            continue
        for bit in piece if tracking else (piece,):
            down = font.ascent - rise(face, bit)  # on one baseline, whatever is the tallest letter
            pieces.append((face.render(bit, True, colour[:3]), x, down))
            x += face.size(bit)[0] + tracking
    width = max(1, *(round(at) + ink.get_width() for ink, at, _ in pieces)) if pieces else 1
    height = max((down + ink.get_height() for ink, _, down in pieces), default=1)
    # A stand-in face may rise above the leading one; it is then cut at the ascent, which no letter reaches.
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    for ink, at, down in pieces:
        surface.blit(ink, (round(at), down))
    if colour[3] != 255:
        surface.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@pictured
def _squeezed(font: Font, text: str, colour: RGBA, tracking: float, width: int) -> pygame.Surface:
    ink = render(font, text, colour, tracking)
    return pygame.transform.smoothscale(ink, (max(1, width), ink.get_height()))


def draw_text(
    target: pygame.Surface,
    text: str,
    at: tuple[float, float],
    font: Font,
    colour: pygame.Color | Sequence[int],
    *,
    anchor: str = "topleft",
    tracking: float = 0.0,
    squeeze: float = 1.0,
) -> pygame.Rect:
    """Draw one line with a corner of its line box at a point; returns that box."""
    if anchor not in ANCHORS:
        raise ValueError(f"unknown anchor {anchor!r}")
    full = measure(font, text, tracking)
    width = round(full * squeeze)
    box = pygame.Rect(0, 0, width, font.line)
    setattr(box, anchor, (round(at[0]), round(at[1])))
    if not text:
        return box
    key = rgba(colour)
    ink = render(font, text, key, tracking)
    if squeeze != 1.0:
        ink = _squeezed(font, text, key, tracking, round(ink.get_width() * squeeze))
    foot = baseline(box, font)
    target.blit(ink, (box.x, foot - font.ascent))
    capitals = pygame.Rect(box.x, foot - round(font.cap), box.width, round(font.cap))
    witness.see(target, capitals, text, text.endswith(ELLIPSIS))
    return box


def baseline(box: pygame.Rect, font: Font) -> int:
    """Where the letters of a line box stand."""
    return round(box.y + (box.height + font.cap) / 2)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A line made to fit: at a size, perhaps squeezed, perhaps cut short."""

    font: Font
    text: str
    squeeze: float = 1.0


def fit(
    sized: Callable[[int], Font],
    text: str,
    px: int,
    width: float,
    *,
    least: int | None = None,
    squeeze: float = 0.86,
    tracking: float = 0.0,
) -> Fitted:
    """Make one line fit a width: smaller first, then squeezed, last cut with an ellipsis."""
    for size in range(px, (least if least is not None else max(1, round(px * 0.85))) - 1, -1):
        font = sized(size)
        if measure(font, text, tracking) <= width:
            return Fitted(font, text)
    full = measure(font, text, tracking)
    if full * squeeze <= width:
        return Fitted(font, text, width / full)
    return Fitted(font, shorten(font, text, width / squeeze, tracking), squeeze)


def shorten(font: Font, text: str, width: float, tracking: float = 0.0) -> str:
    """The longest beginning that fits with an ellipsis."""
    for end in range(len(text), 0, -1):
        short = text[:end].rstrip() + ELLIPSIS
        if measure(font, short, tracking) <= width:
            return short
    return ELLIPSIS


def wrap(font: Font, text: str, width: float) -> list[str]:
    """Break text into lines at spaces and newlines; a word wider than the line is broken."""
    return ["".join(run.text for run in line).strip() for line in flow([Run(text)], font, font, width)]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one weight and colour; colour None is the paragraph's."""

    text: str
    bold: bool = False
    colour: str | None = None


_MARK = re.compile(r"\\([\\*\[])|(\*\*)|\[(/|[a-z][a-z0-9-]*)\]")


def rich(text: str) -> list[Run]:
    r"""Read `**bold**` and `[gold]colour by token[/]`; a backslash makes a mark plain."""
    runs: list[Run] = []
    bold, colour, start, plain = False, None, 0, ""

    def close() -> None:
        if plain:
            runs.append(Run(plain, bold, colour))

    for mark in _MARK.finditer(text):
        plain += text[start : mark.start()]
        start = mark.end()
        if mark[1]:
            plain += mark[1]
            continue
        close()
        plain = ""
        if mark[2]:
            bold = not bold
        else:
            colour = None if mark[3] == "/" else mark[3]
    plain += text[start:]
    close()
    return runs


def escape(text: str) -> str:
    """Make a name or other foreign text safe inside rich text."""
    return re.sub(r"([\\*\[])", r"\\\1", text)


_BREAK = re.compile(r"\n|[^ \n]+ *| +")


class _Lines:
    """Lines that grow at their end; letters are measured as they will be drawn, not word by word."""

    def __init__(self, tracking: float) -> None:
        self.tracking = tracking
        self.lines: list[list[Run]] = []
        self.fresh()

    def fresh(self) -> None:
        """Begin a line."""
        self.lines.append([])
        self._font: Font | None = None  # of the last run
        self._before = 0.0  # the width of all runs of the line but the last

    def _joins(self, run: Run) -> bool:
        line = self.lines[-1]
        return bool(line) and (line[-1].bold, line[-1].colour) == (run.bold, run.colour)

    def _end(self) -> float:
        if self._font is None:
            return 0.0
        return self._before + measure(self._font, self.lines[-1][-1].text, self.tracking) + self.tracking

    def reach(self, run: Run, piece: str, font: Font) -> float:
        """How wide the line would be with a piece."""
        if self._joins(run):
            return self._before + measure(font, self.lines[-1][-1].text + piece, self.tracking)
        return self._end() + measure(font, piece, self.tracking)

    def put(self, run: Run, piece: str, font: Font) -> None:
        """Add a piece."""
        if self._joins(run):
            piece = self.lines[-1].pop().text + piece
        else:
            self._before = self._end()
            self._font = font
        self.lines[-1].append(Run(piece, run.bold, run.colour))


def flow(
    runs: Iterable[Run], regular: Font, bold: Font, width: float, tracking: float = 0.0
) -> list[list[Run]]:
    """Lay runs out in lines no wider than a width; a line never begins with what belongs to a word."""
    lines = _Lines(tracking)
    pieces = [(run, bold if run.bold else regular, p) for run in runs for p in _BREAK.findall(run.text)]
    for index, (run, font, piece) in enumerate(pieces):
        if piece == "\n":
            lines.fresh()
            continue
        word = piece.rstrip(" ")
        whole = not index or not word or pieces[index - 1][2].endswith((" ", "\n"))
        rest = _together(pieces[index + 1 :], tracking) if whole and word == piece else 0.0
        if lines.lines[-1] and lines.reach(run, word, font) + rest > width:
            lines.fresh()
            piece = piece if word else ""
        while len(word) > 1 and measure(font, word, tracking) > width:
            ends = range(len(word) - 1, 0, -1)
            end = next(n for n in ends if n == 1 or measure(font, word[:n], tracking) <= width)
            lines.put(run, word[:end], font)
            lines.fresh()
            word = word[end:]
            piece = piece[end:]
        if piece:
            lines.put(run, piece, font)
    return lines.lines


def _together(pieces: Sequence[tuple[Run, Font, str]], tracking: float) -> float:
    """The width up to the next space: a comma behind a bold word is a piece of that word."""
    width = 0.0
    for _run, font, piece in pieces:
        letters = piece.rstrip(" \n")
        if letters:
            width += tracking + measure(font, letters, tracking)
        if letters != piece or not letters:
            break
    return width


def line_width(line: Sequence[Run], regular: Font, bold: Font, tracking: float = 0.0) -> int:
    """How wide a line is without the space at its end."""
    widths = [measure(bold if run.bold else regular, run.text, tracking) for run in trimmed(line)]
    return round(sum(widths) + tracking * max(0, len(widths) - 1))


def trimmed(line: Sequence[Run]) -> Sequence[Run]:
    """A line without the space at its end."""
    if not line or not line[-1].text.endswith(" "):
        return line
    last = line[-1]
    return [*line[:-1], Run(last.text.rstrip(" "), last.bold, last.colour)]


def draw_lines(
    target: pygame.Surface,
    lines: Sequence[Sequence[Run]],
    box: pygame.Rect,
    regular: Font,
    bold: Font,
    colour: pygame.Color | Sequence[int],
    named: Callable[[str], pygame.Color],
    *,
    align: str = "left",
    line: int | None = None,
    tracking: float = 0.0,
) -> int:
    """Draw laid-out lines from the top of a box; returns the height used."""
    step = line or regular.line
    y = box.y
    for runs in lines:
        width = line_width(runs, regular, bold, tracking)
        x: float = box.x + {"left": 0, "center": (box.width - width) // 2, "right": box.width - width}[align]
        for run in trimmed(runs):
            font = bold if run.bold else regular
            tone = named(run.colour) if run.colour else colour
            at = (x, y + step / 2)
            letters = draw_text(target, run.text, at, font, tone, anchor="midleft", tracking=tracking)
            x = letters.right + tracking
        y += step
    return y - box.y
