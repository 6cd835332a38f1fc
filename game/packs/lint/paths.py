"""Files that a pack names: inside its own folder, there, of a kind and size that can be shown."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from game.engine.messages import N_
from game.packs.draft import Draft
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.validate import Loc, find
from game.shipped import data_root

PICTURES = {".svg": 300_000, ".png": 4_000_000, ".webp": 4_000_000, ".jpg": 4_000_000}
FACES = {".ttf": 8_000_000, ".otf": 8_000_000}
SOUNDS = {".ogg": 12_000_000}
MAX_SIDE = 4096


def check(draft: Draft) -> Iterator[Problem]:
    """Every path of the look."""
    look = draft.doc.look
    for loc in draft.drawings:
        yield from _path(draft, loc, PICTURES)
    for role in ("display", "board", "board-bold", "name", "ui", "ui-bold"):
        face = getattr(look.faces, role.replace("-", "_"))
        if face is not None and face.file:
            yield from _path(draft, ("look", "faces", role, "file"), FACES)
    known = played()
    for name in look.sound:
        yield from _path(draft, ("look", "sound", name), SOUNDS)
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
    elif not path.resolve().is_relative_to(_home(draft, loc).resolve()):
        what = N_("{path!r} is a link that leaves the pack.")
        yield draft.problem(Severity.ERROR, "path-leaves", loc, what, path=text)
    elif path.stat().st_size > kinds[suffix]:
        what, most = N_("{path!r} is larger than {most} kB."), kinds[suffix] // 1000
        yield draft.problem(Severity.ERROR, "file-too-large", loc, what, path=text, most=most)
    elif suffix == ".png":
        yield from _png(draft, loc, path)


def _png(draft: Draft, loc: Loc, path: Path) -> Iterator[Problem]:
    with path.open("rb") as stream:
        head = stream.read(24)
    if len(head) < 24 or not head.startswith(b"\x89PNG\r\n\x1a\n"):
        what = N_("{path!r} is not a PNG picture.")
        yield draft.problem(Severity.ERROR, "picture", loc, what, path=path.name)
        return
    width, height = struct.unpack(">II", head[16:24])
    if max(width, height) > MAX_SIDE:
        what = N_("The picture is {width} x {height} pixels; {most} a side is the most.")
        yield draft.problem(Severity.ERROR, "picture", loc, what, width=width, height=height, most=MAX_SIDE)


def _home(draft: Draft, loc: Loc) -> Path:
    return find(draft.tree, loc)[0].mark.root


def _near(path: Path) -> Words:
    try:
        names = [p.name for p in path.parent.iterdir()]
    except OSError:
        return Words()
    return did_you_mean(path.name, names) if len(names) > 12 else did_you_mean(path.name, names[:12])
