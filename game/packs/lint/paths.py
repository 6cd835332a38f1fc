"""Files that a pack names: inside its own folder, there, of a kind and size that can be shown."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from game.packs.build import art_places
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity, did_you_mean
from game.packs.validate import Loc, find

PICTURES = {".svg": 300_000, ".png": 4_000_000, ".webp": 4_000_000, ".jpg": 4_000_000}
FACES = {".ttf": 8_000_000, ".otf": 8_000_000}
SOUNDS = {".ogg": 12_000_000}
MAX_SIDE = 4096


def check(draft: Draft) -> Iterator[Problem]:
    """Every path of the look."""
    look = draft.doc.look
    for loc in named(draft):
        yield from _path(draft, loc, PICTURES)
    for role in ("display", "board", "board-bold", "name", "ui", "ui-bold"):
        face = getattr(look.faces, role.replace("-", "_"))
        if face is not None and face.file:
            yield from _path(draft, ("look", "faces", role, "file"), FACES)
    for role in look.sound:
        yield from _path(draft, ("look", "sound", role), SOUNDS)


def named(draft: Draft) -> Iterator[Loc]:
    """The place of every drawing, each once; icons of the table that no space uses too."""
    places = dict.fromkeys(loc for _, loc in art_places(draft))
    places |= dict.fromkeys(("look", "art", "icon", key) for key in draft.doc.look.art.icon)
    yield from places


def leaves(text: str) -> bool:
    """Whether a path written in a pack would leave its folder."""
    path = PurePosixPath(text.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in text or "\x00" in text


def _path(draft: Draft, loc: Loc, kinds: dict[str, int]) -> Iterator[Problem]:
    text = str(find(draft.tree, loc)[0].value)
    if leaves(text):
        what = f"The path {text!r} leaves the pack."
        yield draft.problem(
            Severity.ERROR, "path-leaves", loc, what, "Keep every file inside the pack's folder."
        )
        return
    path = draft.resolve(loc)
    suffix = path.suffix.lower()
    if suffix not in kinds:
        what = f"{text!r} is not a kind of file that is used here."
        yield draft.problem(Severity.ERROR, "file-kind", loc, what, f"Use {' or '.join(sorted(kinds))}.")
    elif not path.is_file():
        yield draft.problem(Severity.WARNING, "missing-file", loc, f"There is no file {text!r}.", _near(path))
    elif not path.resolve().is_relative_to(_home(draft, loc).resolve()):
        what = f"{text!r} is a link that leaves the pack."
        yield draft.problem(Severity.ERROR, "path-leaves", loc, what)
    elif path.stat().st_size > kinds[suffix]:
        what = f"{text!r} is larger than {kinds[suffix] // 1000} kB."
        yield draft.problem(Severity.ERROR, "file-too-large", loc, what)
    elif suffix == ".png":
        yield from _png(draft, loc, path)


def _png(draft: Draft, loc: Loc, path: Path) -> Iterator[Problem]:
    with path.open("rb") as stream:
        head = stream.read(24)
    if len(head) < 24 or not head.startswith(b"\x89PNG\r\n\x1a\n"):
        yield draft.problem(Severity.ERROR, "picture", loc, f"{path.name!r} is not a PNG picture.")
        return
    width, height = struct.unpack(">II", head[16:24])
    if max(width, height) > MAX_SIDE:
        what = f"The picture is {width} x {height} pixels; {MAX_SIDE} a side is the most."
        yield draft.problem(Severity.ERROR, "picture", loc, what)


def _home(draft: Draft, loc: Loc) -> Path:
    return find(draft.tree, loc)[0].mark.root


def _near(path: Path) -> str:
    try:
        names = [p.name for p in path.parent.iterdir()]
    except OSError:
        return ""
    return did_you_mean(path.name, names) if len(names) > 12 else did_you_mean(path.name, names[:12])
