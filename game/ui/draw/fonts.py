"""Type faces: found by family and weight, cut once into static files, opened at pixel sizes.

pygame can neither choose an OpenType feature nor a weight of a variable face, so each face is cut
into a static file whose plain digits are the ones we want. Those of the shipped editions lie among
the assets (`python -m game.tools.faces` makes them); others are cut into the user's cache folder when
they are first needed. Beside each lies a small JSON file with what we must know about it.
"""

from __future__ import annotations

import functools
import hashlib
import io
import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import pygame

from game.shipped import data_root
from game.ui.look import Face, Typeface

log = logging.getLogger(__name__)

CUT = "4"  # part of every name: raise it when the cutting changes
FALLBACKS = (Face("Atkinson Hyperlegible"), Face("Josefin Sans", 600), Face("Jost", 500))
# pygame's own face: plain, but always there, and it has arrows
LAST_RESORT = Face("FreeSans", 700, Path(pygame.__file__).parent / "freesansbold.ttf")
OPEN = 256  # faces at a size that are kept open
THIN_SPACES = {
    "\u202f": 0.2,
    "\u2009": 0.2,
    "\u200a": 0.1,
}  # width in ems: no face can be trusted to have them
GAPS = {*THIN_SPACES, "\u200b", "\u2060", "\ufeff"}  # characters that are only ever an advance


@dataclass(frozen=True, eq=False, slots=True)
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


def shipped() -> Path:
    """Where the faces of the shipped editions lie, cut."""
    return data_root("assets") / "faces"


def cut(face: Typeface, tabular: bool = True) -> Cut:
    """The static cut of a face: a shipped one, else one from the cache folder, made now if need be."""
    if face.file is None and (found := _read(shipped() / name_of(face, tabular), face.family)):
        return found
    path = face_file(face)
    stamp = path.stat()
    name = name_of(face, tabular, f"{path}|{stamp.st_size}|{stamp.st_mtime_ns}")
    folder = platformdirs.user_cache_path("tour-de-table") / "faces"
    return _read(folder / name, face.family) or make(face, tabular, folder / name)


def make(face: Typeface, tabular: bool, stem: Path) -> Cut:
    """Cut a face into a file and its note; it is kept in memory where nothing can be written."""
    from game.ui.draw import cutting

    path = face_file(face)
    data, chars, cap = cutting.make(path, face.weight, tabular, stem.name)
    facts = {
        "family": face.family,
        "weight": face.weight,
        "source": _digest(path),
        "cap": cap,
        "sha1": hashlib.sha1(data).hexdigest(),
        "chars": _pack(chars),
    }
    ttf, note = stem.with_suffix(".ttf"), stem.with_suffix(".json")
    try:
        stem.parent.mkdir(parents=True, exist_ok=True)
        for target, content in ((ttf, data), (note, json.dumps(facts).encode())):
            part = target.with_suffix(target.suffix + ".part")
            part.write_bytes(content)
            part.replace(target)
    except OSError:
        return Cut(data, chars, cap, face.family)
    return Cut(ttf, chars, cap, face.family)


def name_of(face: Typeface, tabular: bool, source: str = "") -> str:
    """What a cut is called, inside too: never by its family, whose name may be reserved."""
    mark = hashlib.sha1(f"{CUT}|{face.family}|{face.weight}|{tabular}|{source}".encode())
    return f"face-{mark.hexdigest()[:12]}"


def _read(stem: Path, family: str) -> Cut | None:
    """A face that was cut before; None if there is none, or if it was damaged since."""
    ttf = stem.with_suffix(".ttf")
    try:
        facts = json.loads(stem.with_suffix(".json").read_text("utf-8"))
        if _digest(ttf) == facts["sha1"]:
            return Cut(ttf, _unpack(facts["chars"]), facts["cap"], family)
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return None


def _digest(file: Path) -> str:
    return hashlib.sha1(file.read_bytes()).hexdigest()


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


class Chain:
    """A face and those behind it, each cut when a letter first asks for it; missing ones are left out."""

    def __init__(self, faces: tuple[Typeface, ...], tabular: bool) -> None:
        self._waiting = iter(faces)
        self._tabular = tabular
        self._cuts: list[Cut] = []
        self.notes: list[str] = []
        self.lead = next(iter(self))

    def __iter__(self) -> Iterator[Cut]:
        index = 0
        while index < len(self._cuts) or self._cut_next():
            yield self._cuts[index]
            index += 1

    def _cut_next(self) -> bool:
        for face in self._waiting:
            try:
                found = cut(face, self._tabular)
                found.open(16)
            except Exception as error:  # of foreign files, and fontTools raises whatever they make it meet
                self.notes.append(f"{face.family}: {error}")
                log.warning("%s; another face stands in", self.notes[-1])
                continue
            self._cuts.append(found)
            return True
        return False


class Font:
    """One face at one pixel size, with other faces behind it for the glyphs it lacks."""

    def __init__(self, chain: Chain, px: int) -> None:
        self.px = px
        self.chain = chain
        self._open: dict[Cut, pygame.font.Font] = {}
        self.ascent = rise(self._face(chain.lead), "ÀÉÎhk")
        self.cap = chain.lead.cap * px
        self.line = round(1.3 * px)

    @property
    def family(self) -> str:
        """The family that draws whatever it can."""
        return self.chain.lead.family

    def _face(self, face: Cut) -> pygame.font.Font:
        if face not in self._open:
            self._open[face] = face.open(self.px)
        return self._open[face]

    def covering(self, char: str) -> Cut | None:
        """Which face of the chain draws a character; None if none does."""
        code = ord(char)
        return next((face for face in self.chain if code in face.chars), None)

    def segments(self, text: str) -> list[tuple[pygame.font.Font | None, str]]:
        """The text in pieces of one face each; a piece without a face is a gap."""
        lead = self.chain.lead
        if all(ord(char) in lead.chars and char not in GAPS for char in text):
            return [(self._face(lead), text)] if text else []
        parts: list[tuple[Cut | None, str]] = []
        for char in text:
            face = None if char in GAPS else self.covering(char)
            if face is None and char not in GAPS:
                log.warning("no face draws %r (U+%04X)", char, ord(char))
                char, face = "?", lead
            if parts and parts[-1][0] is face:
                parts[-1] = (face, parts[-1][1] + char)
            else:
                parts.append((face, char))
        return [(None if face is None else self._face(face), piece) for face, piece in parts]

    def gap(self, text: str) -> int:
        """The advance of a piece that has no ink."""
        return round(sum(THIN_SPACES.get(char, 0) for char in text) * self.px)


@functools.lru_cache(OPEN)
def opened(chain: Chain, px: int) -> Font:
    """The faces of a chain at a pixel size."""
    return Font(chain, px)


@functools.lru_cache(64)
def chained(face: Typeface, tabular: bool, stamp: tuple[int, int] | None) -> Chain:
    """A face with the usual ones behind it; the stamp tells a file from one that took its place."""
    behind = [Face(f.family, 700) if face.weight >= 600 and f.weight == 400 else f for f in FALLBACKS]
    return Chain((face, *behind, LAST_RESORT), tabular)


class Shelf:
    """All faces of a look by role; what is missing is noted and replaced, never drawn as holes."""

    def __init__(self, faces: Mapping[str, Typeface]) -> None:
        self.faces = faces
        self._chains: dict[str, Chain] = {}

    @property
    def notes(self) -> list[str]:
        """What had to be replaced, one sentence each."""
        return list(dict.fromkeys(note for chain in self._chains.values() for note in chain.notes))

    def font(self, role: str, px: int) -> Font:
        """The face of a role at a pixel size; figures have one width except in the display face."""
        if role not in self._chains:
            wanted = self.faces.get(role)
            if wanted is None:
                raise KeyError(f"the look names no face for the role {role!r}")
            self._chains[role] = chained(wanted, role != "display", _stamp(wanted))
        return opened(self._chains[role], px)


def _stamp(face: Typeface) -> tuple[int, int] | None:
    try:
        stat = face.file.stat() if face.file else None
    except OSError:
        stat = None
    return (stat.st_size, stat.st_mtime_ns) if stat else None
