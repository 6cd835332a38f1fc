"""Type faces: found by family and weight, cut once into static files, opened at pixel sizes.

pygame can neither choose an OpenType feature nor a weight of a variable face, so each face is cut
with fontTools into a static file whose plain digits are the ones we want. The cut files live in
the user's cache folder; beside each lies a small JSON file with what we must know about it.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import io
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs
import pygame

from game.ui.look import Face, Typeface

log = logging.getLogger(__name__)

CUT = "3"  # part of every cache name: raise it when the cutting changes
LAST_RESORT = "freesansbold.ttf"
FALLBACKS = (Face("Atkinson Hyperlegible"), Face("Josefin Sans", 600), Face("Jost", 500))
THIN_SPACES = {
    "\u202f": 0.2,
    "\u2009": 0.2,
    "\u200a": 0.1,
}  # width in ems: no face can be trusted to have them
GAPS = {*THIN_SPACES, "\u200b", "\u2060", "\ufeff"}  # characters that are only ever an advance


@dataclass(frozen=True, slots=True)
class Cut:
    """A static face ready to be opened, with its coverage and vertical measures in ems."""

    source: Path | bytes
    chars: frozenset[int]
    cap: float
    family: str

    def open(self, px: int) -> pygame.font.Font:
        """The face at a size; raises pygame.error if the file has become unreadable."""
        return pygame.font.Font(self.source if isinstance(self.source, Path) else io.BytesIO(self.source), px)


class FaceMissing(LookupError):
    """No file for a face."""


def face_file(face: Typeface) -> Path:
    """The file that holds a face, variable or not."""
    if face.file is not None:
        if not face.file.is_file():
            raise FaceMissing(f"the face file {face.file.name} is missing")
        return face.file
    import fontpkg

    try:
        return Path(fontpkg.path(face.family, weight=face.weight, nearest=True))
    except fontpkg.FontpkgError as error:
        raise FaceMissing(f"the face {face.family} {face.weight} is not installed") from error


def cut(face: Typeface, tabular: bool = True) -> Cut:
    """The static cut of a face as its file is now, taken from the cache folder or made."""
    path = face_file(face)
    stamp = path.stat()
    return cut_file(face, path, f"{stamp.st_size}|{stamp.st_mtime_ns}", tabular)


@functools.cache
def cut_file(face: Typeface, path: Path, stamp: str, tabular: bool) -> Cut:
    """The static cut of a face from a file that has not changed since it was stamped."""
    mark = hashlib.sha1(f"{CUT}|{path}|{stamp}|{face.weight}|{tabular}".encode()).hexdigest()[:12]
    name = f"{face.family.lower().replace(' ', '-')}-{face.weight}-{'tab' if tabular else 'prop'}-{mark}"
    folder = platformdirs.user_cache_path("tour-de-table") / "faces"
    ttf, note = folder / f"{name}.ttf", folder / f"{name}.json"
    try:
        facts = json.loads(note.read_text("utf-8"))
        if hashlib.sha1(ttf.read_bytes()).hexdigest() == facts["sha1"]:
            return Cut(ttf, _unpack(facts["chars"]), facts["cap"], face.family)
    except (OSError, ValueError, KeyError, TypeError):
        pass  # not cut yet, or the cache was damaged: cut again
    data, chars, cap = _make(path, face.weight, tabular)
    facts = {"chars": _pack(chars), "cap": cap, "sha1": hashlib.sha1(data).hexdigest()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for target, content in (
            (ttf, data),
            (note, json.dumps(facts).encode()),
        ):
            part = target.with_suffix(target.suffix + ".part")
            part.write_bytes(content)
            part.replace(target)
    except OSError:
        return Cut(data, chars, cap, face.family)  # a read-only home: keep the face in memory
    return Cut(ttf, chars, cap, face.family)


def _make(path: Path, weight: int, tabular: bool) -> tuple[bytes, frozenset[int], float]:
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    logging.getLogger("fontTools").setLevel(logging.ERROR)
    font = TTFont(path)
    if "fvar" in font:
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        low, high = next(
            ((a.minValue, a.maxValue) for a in font["fvar"].axes if a.axisTag == "wght"), (400, 400)
        )
        if "wght" in axes:
            axes["wght"] = min(max(weight, low), high)
        font = instantiateVariableFont(font, axes)
    if "glyf" in font:
        _set_digits(font, tabular)
    os2, em = font["OS/2"], font["head"].unitsPerEm
    cap = (getattr(os2, "sCapHeight", 0) or 0.7 * em) / em
    chars = frozenset(font.getBestCmap())
    out = io.BytesIO()
    font.save(out)
    return out.getvalue(), chars, cap


def _set_digits(font: Any, tabular: bool) -> None:
    """Map 0-9 to lining figures and, if asked, to figures of one width."""
    digits = {code: name for code, name in font.getBestCmap().items() if 0x30 <= code <= 0x39}
    for feature in ("lnum", "tnum") if tabular else ("lnum",):
        swaps = _single_substitutions(font, feature)
        digits = {code: swaps.get(name, name) for code, name in digits.items()}
    widths = {font["hmtx"][name][0] for name in digits.values()}
    if tabular and len(widths) > 1:
        digits = {code: _cell(font, name, max(widths)) for code, name in digits.items()}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: name for code, name in digits.items() if code in table.cmap})


def _single_substitutions(font: Any, feature: str) -> dict[str, str]:
    swaps: dict[str, str] = {}
    if "GSUB" not in font:
        return swaps
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    return swaps


def _cell(font: Any, name: str, width: int) -> str:
    """A copy of a digit centred in a cell; being a new glyph, it also escapes the face's kerning."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs = font.getGlyphSet()
    outline = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, (1, 0, 0, 1, (width - font["hmtx"][name][0]) // 2, 0)))
    glyph, new = pen.glyph(), f"{name}.cell"
    font.setGlyphOrder([*copy.copy(font.getGlyphOrder()), new])
    font["glyf"][new] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][new] = (width, getattr(glyph, "xMin", 0))
    return new


def _pack(chars: frozenset[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for code in sorted(chars):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


def _unpack(ranges: list[list[int]]) -> frozenset[int]:
    return frozenset(code for low, high in ranges for code in range(low, high + 1))


def rise(face: pygame.font.Font, text: str) -> int:
    """How far above the baseline a picture of the text reaches; some faces have letters over their ascent."""
    return max(face.get_ascent(), *(each[3] for each in face.metrics(text) if each is not None))


class Font:
    """One face at one pixel size, with other faces behind it for the glyphs it lacks."""

    def __init__(self, chain: tuple[Cut, ...], px: int) -> None:
        self.px = px
        self.chain = chain
        self._open: dict[int, pygame.font.Font] = {}
        self.ascent = rise(self._face(0), "ÀÉÎhk")
        self.cap = chain[0].cap * px
        self.line = round(1.3 * px)

    @property
    def family(self) -> str:
        """The family that draws whatever it can."""
        return self.chain[0].family

    def _face(self, index: int) -> pygame.font.Font:
        if index not in self._open:
            self._open[index] = self.chain[index].open(self.px)
        return self._open[index]

    def covering(self, char: str) -> int | None:
        """Which face of the chain draws a character; None if none does."""
        code = ord(char)
        return next((i for i, face in enumerate(self.chain) if code in face.chars), None)

    def segments(self, text: str) -> list[tuple[pygame.font.Font | None, str]]:
        """The text in pieces of one face each; a piece without a face is a gap."""
        first = self.chain[0].chars
        if all(ord(char) in first and char not in GAPS for char in text):
            return [(self._face(0), text)] if text else []
        parts: list[tuple[int | None, str]] = []
        for char in text:
            index = None if char in GAPS else self.covering(char)
            if index is None and char not in GAPS:
                log.warning("no face draws %r (U+%04X)", char, ord(char))
                char, index = "?", 0
            if parts and parts[-1][0] == index:
                parts[-1] = (index, parts[-1][1] + char)
            else:
                parts.append((index, char))
        return [(None if index is None else self._face(index), piece) for index, piece in parts]

    def gap(self, text: str) -> int:
        """The advance of a piece that has no ink."""
        return round(sum(THIN_SPACES.get(char, 0) for char in text) * self.px)


class Shelf:
    """All faces of a look by role; what is missing is noted and replaced, never drawn as holes."""

    def __init__(self, faces: Mapping[str, Typeface]) -> None:
        self.faces = faces
        self.notes: list[str] = []
        self._chains: dict[tuple[str, bool], tuple[Cut, ...]] = {}
        self._fonts: dict[tuple[str, int, bool], Font] = {}

    def font(self, role: str, px: int, tabular: bool | None = None) -> Font:
        """The face of a role at a pixel size; figures have one width except in the display face."""
        tab = role != "display" if tabular is None else tabular
        key = (role, px, tab)
        if key not in self._fonts:
            self._fonts[key] = Font(self._chain(role, tab), px)
        return self._fonts[key]

    def _chain(self, role: str, tabular: bool) -> tuple[Cut, ...]:
        key = (role, tabular)
        if key not in self._chains:
            wanted = self.faces.get(role)
            if wanted is None:
                raise KeyError(f"the look names no face for the role {role!r}")
            bold = wanted.weight >= 600
            behind = [
                Face(f.family, 700) if bold and f.family.startswith("Atkinson") else f for f in FALLBACKS
            ]
            cuts = [found for face in (wanted, *behind) if (found := self._cut(face, tabular)) is not None]
            unique = list({(c.family, str(c.source)[:200]): c for c in cuts}.values())
            self._chains[key] = (*unique, _last_resort())
        return self._chains[key]

    def _cut(self, face: Typeface, tabular: bool) -> Cut | None:
        try:
            found = cut(face, tabular)
            found.open(16)
            return found
        except Exception as error:  # fontTools raises whatever a broken file makes it meet
            note = f"{face.family}: {error}"
            if note not in self.notes:
                self.notes.append(note)
                log.warning("%s; another face stands in", note)
            return None


@functools.cache
def _last_resort() -> Cut:
    """pygame's own face: plain, but always there, and it has arrows."""
    path = Path(pygame.__file__).parent / LAST_RESORT
    _, chars, cap = _make(path, 700, tabular=False)
    return Cut(path, chars, cap, "FreeSans")
