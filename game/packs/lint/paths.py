"""Files that a pack names: inside its own folder, there, and such that they can be shown and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from game.engine.messages import N_
from game.packs import faces, media
from game.packs.draft import Draft
from game.packs.look import Face
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.source import Loc, find
from game.shipped import data_root

PICTURES = {".svg": 300_000, ".png": 4_000_000, ".webp": 4_000_000, ".jpg": 4_000_000}
FACES = {".ttf": 8_000_000, ".otf": 8_000_000}
SOUNDS = {".ogg": 12_000_000}
MAX_SIDE = 4096
MAX_SECONDS = 60  # of a noise, which is kept unpacked; music is read as it plays


def check(draft: Draft) -> Iterator[Problem]:
    """Every path of the look."""
    look = draft.doc.look
    for loc in draft.drawings:
        yield from _path(draft, loc, PICTURES)
    for role in ("display", "board", "board-bold", "name", "ui", "ui-bold"):
        face = getattr(look.faces, role.replace("-", "_"))
        if face is not None and face.file:
            found = list(_path(draft, loc := ("look", "faces", role, "file"), FACES))
            yield from found or _face(draft, loc, Face(face.family, face.weight, draft.resolve(loc)))
    known = played()
    for name in look.sound:
        found = list(_path(draft, ("look", "sound", name), SOUNDS))
        yield from found or _sound(draft, name)
        if name not in known:
            what, mend = N_("The game plays no sound {name!r}."), did_you_mean(name, known)
            yield draft.problem(
                Severity.WARNING, "unused-look", ("look", "sound", name), what, mend, name=name
            )


def played() -> list[str]:
    """The names of the game's own sounds; further takes of one (`step-2.ogg`) share its name."""
    files = (data_root("assets") / "sound").glob("*.ogg")
    return sorted({re.sub(r"-\d+$", "", file.stem) for file in files})


def leaves(text: str) -> bool:
    """Whether a path written in a pack would leave its folder."""
    path = PurePosixPath(text.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in text or "\x00" in text


def _path(draft: Draft, loc: Loc, kinds: dict[str, int]) -> Iterator[Problem]:
    text = str(find(draft.tree, loc)[0].value)
    if leaves(text):
        what, mend = N_("The path {path!r} leaves the pack."), N_("Keep every file inside the pack's folder.")
        yield draft.problem(Severity.ERROR, "path-leaves", loc, what, mend, path=text)
        return
    path = draft.resolve(loc)
    suffix = path.suffix.lower()
    if suffix not in kinds:
        what, mend = N_("{path!r} is not a kind of file that is used here."), N_("Use one of: {kinds}.")
        shown = ", ".join(sorted(kinds))
        yield draft.problem(Severity.ERROR, "file-kind", loc, what, mend, path=text, kinds=shown)
    elif not path.is_file():
        what = N_("There is no file {path!r}.")
        yield draft.problem(Severity.WARNING, "missing-file", loc, what, _near(path), path=text)
    elif _linked_away(path, _home(draft, loc)):
        what = N_("{path!r} is a link that leaves the pack.")
        yield draft.problem(Severity.ERROR, "path-leaves", loc, what, path=text)
    elif path.stat().st_size > kinds[suffix]:
        what, most = N_("{path!r} is larger than {most} kB."), kinds[suffix] // 1000
        yield draft.problem(Severity.ERROR, "file-too-large", loc, what, path=text, most=most)
    elif suffix in PICTURES and suffix != ".svg":
        yield from _picture(draft, loc, path)


def _linked_away(path: Path, home: Path) -> bool:
    """Whether a link leads from a path below a folder to somewhere else; to resolve all would take long."""
    below = len(path.relative_to(home).parts) - 1
    linked = any(part.is_symlink() for part in (path, *path.parents[:below]))
    return linked and not path.resolve().is_relative_to(home.resolve())


def _picture(draft: Draft, loc: Loc, path: Path) -> Iterator[Problem]:
    try:
        width, height = media.picture_size(path)
    except ValueError:
        what = N_("{path!r} is not a {kind} picture.")
        kind = path.suffix[1:].upper()
        yield draft.problem(Severity.ERROR, "picture", loc, what, path=path.name, kind=kind)
        return
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        what = N_("The picture is {width} x {height} pixels; {most} a side is the most.")
        yield draft.problem(Severity.ERROR, "picture", loc, what, width=width, height=height, most=MAX_SIDE)


def _face(draft: Draft, loc: Loc, face: Face) -> Iterator[Problem]:
    try:
        faces.measure(face)
    except faces.FaceLost as lost:
        yield draft.problem(
            Severity.ERROR, "face-broken", loc, lost.text, family=face.family, cause=lost.cause
        )


def _sound(draft: Draft, name: str) -> Iterator[Problem]:
    loc = ("look", "sound", name)
    path = draft.resolve(loc)
    try:
        seconds = media.sound_length(path)
    except ValueError:
        what = N_("{path!r} is not an Ogg Vorbis sound.")
        yield draft.problem(Severity.ERROR, "sound", loc, what, path=path.name)
        return
    if seconds <= 0:
        what = N_("Nothing is heard in {path!r}.")
        yield draft.problem(Severity.WARNING, "sound", loc, what, path=path.name)
    elif seconds > MAX_SECONDS and name != "music":
        what = N_("{path!r} is {seconds} seconds long; {most} are the most.")
        yield draft.problem(
            Severity.ERROR, "sound", loc, what, path=path.name, seconds=round(seconds), most=MAX_SECONDS
        )


def _home(draft: Draft, loc: Loc) -> Path:
    return find(draft.tree, loc)[0].mark.root


def _near(path: Path) -> Words:
    try:
        names = [p.name for p in path.parent.iterdir()]
    except OSError:
        return Words()
    return did_you_mean(path.name, names) if len(names) > 12 else did_you_mean(path.name, names[:12])
