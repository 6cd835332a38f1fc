"""The kinds of findings that packs of every game can have: the part each is about, and why it matters."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.engine.messages import N_
from game.packs.problems import Problem


class Area(StrEnum):
    """A part of a pack, as it is named to a modder; a game may have areas of its own."""

    FILES = N_("files")
    KEYS = N_("keys and values")
    NAMES = N_("names")
    WORDS = N_("words")
    COLOURS = N_("colours")
    TYPE = N_("type")
    DRAWINGS = N_("drawings")
    SOUNDS = N_("sounds")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of finding by its code; `why` is one sentence for whoever meets it for the first time."""

    code: str
    area: StrEnum
    why: str


_SHARED = (
    Kind("no-pack", Area.FILES, N_("A pack is a folder with a pack.yaml in it.")),
    Kind("file-too-large", Area.FILES, N_("Large files would make the game slow to start.")),
    Kind("not-utf8", Area.FILES, N_("Letters with accents would come out wrong.")),
    Kind("unreadable", Area.FILES, N_("The system doesn't let the game read the file.")),
    Kind("yaml", Area.FILES, N_("Until the file can be read, nothing in it counts.")),
    Kind(
        "two-documents",
        Area.FILES,
        N_("A line of three dashes begins a second document, which is never read."),
    ),
    Kind("too-deep", Area.FILES, N_("No pack needs it; it is a sign of a damaged file.")),
    Kind("too-many-nodes", Area.FILES, N_("No pack needs it; it is a sign of a damaged file.")),
    Kind("alias", Area.FILES, N_("An alias repeats what an anchor above it has named.")),
    Kind("key", Area.FILES, N_("Keys are the words before the colons.")),
    Kind("merge-key", Area.FILES, N_("What a pack shares with another it takes by `extends`.")),
    Kind("tag", Area.FILES, N_("The one tag there is: `!replace`.")),
    Kind("section-twice", Area.FILES, N_("A section stands in pack.yaml or in a file of its own.")),
    Kind("extends", Area.FILES, N_("A pack is laid over the one that it extends.")),
    Kind("id-folder", Area.FILES, N_("The pack is found by the name of its folder.")),
    Kind("refused", Area.FILES, N_("Nothing was installed or changed.")),
    Kind(
        "path-leaves",
        Area.FILES,
        N_("A pack must work on another computer, and must not read what isn't its own."),
    ),
    Kind("missing-file", Area.FILES, N_("An empty dashed box is drawn in its place.")),
    Kind("file-kind", Area.FILES, N_("The game draws and plays a few kinds of files only.")),
    Kind("broken", Area.FILES, N_("It holds something that nobody foresaw; nothing else suffers by it.")),
    Kind("not-looked-at", Area.FILES, N_("A fault elsewhere stands before it.")),
    Kind("unknown-game", Area.KEYS, N_("Each pack is an edition of one game.")),
    Kind("missing-key", Area.KEYS, N_("The game has no value that would be right for every board.")),
    Kind("unknown-key", Area.KEYS, N_("A key that nobody reads is most often a slip of the pen.")),
    Kind("duplicate-key", Area.KEYS, N_("Only one of the two can count.")),
    Kind("unwanted-key", Area.KEYS, N_("It would have no effect here.")),
    Kind("wrong-value", Area.KEYS, N_("The reference tells what may stand here.")),
    Kind("wrong-shape", Area.KEYS, N_("The reference tells what may stand here.")),
    Kind("bare-yes-no", Area.KEYS, N_("Programs disagree on whether it is a word or a truth.")),
    Kind("odd-number", Area.KEYS, N_("Programs disagree on what it is worth.")),
    Kind("nothing-to-remove", Area.KEYS, N_("A ~ takes away what the other pack brings.")),
    Kind("unknown-name", Area.NAMES, N_("It must be spelled as it is defined.")),
    Kind("twice", Area.NAMES, N_("A name stands for one thing.")),
    Kind("no-text", Area.WORDS, N_("The pack says that it speaks this language.")),
    Kind("unshown-language", Area.WORDS, N_("Nothing is demanded of them until the game speaks it, too.")),
    Kind("missing-words", Area.WORDS, N_("The first language's words stand in where a language has none.")),
    Kind("unused-words", Area.WORDS, N_("They are shown nowhere.")),
    Kind("odd-words", Area.WORDS, N_("They are set in one line, as they stand.")),
    Kind("same-words", Area.WORDS, N_("Players couldn't tell the two apart.")),
    Kind("missing-colour", Area.COLOURS, N_("Other colours are worked out from it.")),
    Kind("unknown-colour", Area.COLOURS, N_("It is most often a slip of the pen.")),
    Kind("contrast", Area.COLOURS, N_("Below 3:1 many people can't read it.")),
    Kind("unused-look", Area.COLOURS, N_("It shows nowhere.")),
    Kind("face-missing", Area.TYPE, N_("Another face stands in for it.")),
    Kind("face-broken", Area.TYPE, N_("Nothing could be written in it.")),
    Kind("glyphs", Area.TYPE, N_("Another face stands in for these characters, and it shows.")),
    Kind("svg", Area.DRAWINGS, N_("The game draws a part of SVG; the rest would be missing.")),
    Kind("picture", Area.DRAWINGS, N_("It can't be drawn.")),
    Kind("sound", Area.SOUNDS, N_("It can't be played.")),
)


DRAWN = (  # what is seen only when the finished edition is drawn
    Kind("drawn-cut", Area.TYPE, N_("Words are missing where the game is played.")),
    Kind("drawn-edge", Area.TYPE, N_("Nobody could read it to its end.")),
    Kind("drawn-over", Area.TYPE, N_("Neither could be read.")),
    Kind("drawn-face", Area.TYPE, N_("Another face stands in for it.")),
    Kind("drawn-art", Area.DRAWINGS, N_("An empty dashed box is drawn in its place.")),
)


def kinds(own: Sequence[Kind] = ()) -> Mapping[str, Kind]:
    """By code, and area by area: what all packs can have, and what those of one game can have besides."""
    every = (*_SHARED, *own)
    areas = list(dict.fromkeys(kind.area for kind in every))
    return {kind.code: kind for kind in sorted(every, key=lambda kind: areas.index(kind.area))}


def fine(
    problems: Iterable[Problem], looked_for: Mapping[str, Kind], unseen: Container[StrEnum] = ()
) -> tuple[int, list[StrEnum]]:
    """How many kinds of findings a check looked for in vain, and the areas that were seen and free of any."""
    found = {problem.code for problem in problems}
    marked = {looked_for[code].area for code in found}
    areas = dict.fromkeys(kind.area for kind in looked_for.values())
    return len(looked_for) - len(found), [area for area in areas if area not in marked and area not in unseen]
