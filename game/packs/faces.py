"""What a typeface can draw and how wide: read from its file with fontTools, never drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.engine.messages import N_
from game.packs.look import Face

# no-break and narrow spaces are set by the game itself, as gaps
SPACES = {"\u202f", "\u00a0", "\u2009", "\u200a", "\u200b", "\n", " "}


class FaceLost(LookupError):
    """A face that is neither installed nor in the pack: `text` is the message, `cause` one of its figures."""

    def __init__(self, text: str, cause: str = "") -> None:
        super().__init__(text)
        self.text, self.cause = text, cause


@dataclass(frozen=True)
class Metrics:
    """A face's characters and their widths in ems."""

    widths: dict[str, float]

    def missing(self, text: str) -> str:
        """The characters of a text that the face lacks, each once."""
        return "".join(dict.fromkeys(c for c in text if c not in SPACES and c not in self.widths))

    def width(self, text: str, size: float) -> float:
        """How wide a line is at a size."""
        return size * sum(self.widths.get(char, 0.25 if char in SPACES else 0.6) for char in text)


def measure(face: Face) -> Metrics:
    """The metrics of a face as its file is now; raises FaceLost."""
    path = _file(face)
    try:
        stamp = path.stat()
        return _measured(path, face.weight, (stamp.st_size, stamp.st_mtime_ns))
    except Exception as error:  # fontTools raises whatever a broken file makes it meet
        text = N_("The face {family} can't be read: {cause}.")
        raise FaceLost(text, str(error) or type(error).__name__) from error


@lru_cache(maxsize=64)
def _measured(path: Path, weight: int, _stamp: tuple[int, int]) -> Metrics:
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True) as font:
        em = font["head"].unitsPerEm
        glyphs = font.getGlyphSet(location={"wght": weight} if "fvar" in font else None)
        widths = {chr(code): glyphs[name].width / em for code, name in font.getBestCmap().items()}
    if not widths:
        raise ValueError("it has no characters")
    return Metrics(widths)


def _file(face: Face) -> Path:
    if face.file is not None:
        return face.file
    import fontpkg

    try:
        return Path(fontpkg.path(face.family, weight=face.weight, nearest=True))
    except fontpkg.FontpkgError as error:
        raise FaceLost(N_("The face {family} {weight} is not installed.")) from error


def families() -> list[str]:
    """The families that are installed with the game."""
    import fontpkg

    return sorted(family.name for family in fontpkg.families().values())
