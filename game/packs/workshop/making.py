"""What a modder does with packs besides checking them: resolve, begin a new one, install a zip."""

from __future__ import annotations

import io
import json
import re
import shutil
import stat
import tempfile
import unicodedata
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from game.engine.messages import N_
from game.packs.kit import kit_of
from game.packs.lint.paths import leaves
from game.packs.loader import check, load, resolve
from game.packs.merge import walk
from game.packs.problems import PackError, Problem, Severity, words
from game.packs.source import MAIN
from game.shipped import data_root

MAX_FILES = 400
MAX_UNPACKED = 60_000_000
MAX_RATIO = 200  # unpacked bytes to a packed one
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?")  # what Windows takes for no file
KINDS = {".yaml", ".tmx", ".svg", ".png", ".webp", ".jpg", ".ttf", ".otf", ".ogg", ".md", ".txt"}


def resolved(pack: str | Path, folders: Iterable[Path] = ()) -> str:
    """Every value of a merged pack, one a line, with the file and line it came from."""
    rows = [
        (f"{path}: {node.plain()!r}", f"{node.mark.root.name}/{node.mark.file}:{node.mark.line}")
        for path, node in walk(resolve(pack, folders))
    ]
    width = min(80, max((len(row) for row, _ in rows), default=0))
    return "".join(f"{row:<{width}}  # {origin}\n" for row, origin in rows)


def new_pack(name: str, source: str, folder: Path, folders: Iterable[Path] = (), title: str = "") -> Path:
    """A pack of one's own in `folder` that extends another, passes every check and shows what to change."""
    if not ID.fullmatch(name):
        raise PackError([_refused(name, N_("A pack's name is small letters, digits and _."))])
    root = folder / name
    if root.exists():
        text = N_("There is something called {name!r} in {folder} already.")
        raise PackError([_refused(name, text, name=name, folder=str(folder))])
    parent = load(source, folders)
    title = title or name.replace("_", " ").title()
    quoted = json.dumps(title, ensure_ascii=False)  # a JSON string is a YAML one too
    texts = "\n".join(f"  {language}:\n    title: {quoted}" for language in parent.languages)
    root.mkdir(parents=True)
    (root / MAIN).write_text(
        f"# {title}: begun from {parent.id}. Whatever is not said here is as it is there.\n"
        f'schema: 1\nid: {name}\nversion: "1.0"\nextends: {parent.id}\n\n'
        f"# Names, labels and cards, language by language; see text/ in {parent.id} for all keys.\n"
        f"text:\n{texts}\n\n"
        f"# Colours: the accent is the one filled button of a screen.\n"
        f'look:\n  colours:\n    accent: "{parent.look.colours["accent"]}"\n',
        "utf-8",
    )
    kit_of(parent.game).begin(parent, root)
    return root


def install(archive: Path, folder: Path) -> Path:
    """Unpack a zipped pack into `folder`; raises PackError and leaves nothing if it is unsafe or broken."""
    try:
        with zipfile.ZipFile(archive) as packed:
            infos = [info for info in packed.infolist() if not info.is_dir()]
            base = _base(archive.name, infos)
            with tempfile.TemporaryDirectory(dir=_made(folder)) as scratch:
                return _unpack(packed, infos, base, Path(scratch), folder)
    except PackError:
        raise
    except Exception as error:  # zipfile and what unpacks for it raise whatever a broken file makes them meet
        text = N_("The file can't be unpacked: {cause}.")
        cause = str(error) or type(error).__name__
        raise PackError([_refused(archive.name, text, cause=cause)]) from error


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _base(name: str, infos: list[zipfile.ZipInfo]) -> PurePosixPath:
    """The folder of the zip that holds pack.yaml, once nothing in it is dangerous."""
    if len(infos) > MAX_FILES:
        raise PackError([_refused(name, N_("The zip holds more than {most} files."), most=MAX_FILES)])
    if sum(info.file_size for info in infos) > MAX_UNPACKED:
        most = MAX_UNPACKED // 1_000_000
        raise PackError([_refused(name, N_("The zip unfolds to more than {most} MB."), most=most)])
    for info in infos:
        if leaves(info.filename) or stat.S_ISLNK(info.external_attr >> 16):
            raise PackError([_refused(name, N_("The path {path!r} leaves the pack."), path=info.filename)])
        if info.file_size > 1_000_000 and info.file_size > MAX_RATIO * max(1, info.compress_size):
            bomb = N_("The file {path!r} unfolds like a bomb.")
            raise PackError([_refused(name, bomb, path=info.filename)])
    mains = [PurePosixPath(i.filename).parent for i in infos if PurePosixPath(i.filename).name == MAIN]
    if len(mains) != 1:
        text = N_("The zip holds {count} files called {main}; it must hold one.")
        raise PackError([_refused(name, text, count=len(mains), main=MAIN)])
    return mains[0]


def _unpack(
    packed: zipfile.ZipFile, infos: list[zipfile.ZipInfo], base: PurePosixPath, scratch: Path, folder: Path
) -> Path:
    staged = scratch / ".pack"  # no other pack can extend it by this name
    room = MAX_UNPACKED
    for path, info in _kept(infos, base).items():
        target = staged / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = _bounded(packed, info, room)
        room -= len(data)
        target.write_bytes(data)
    tree = resolve(staged, (folder,))
    name = str(node.value) if (node := tree.get("id")) else ""
    if not ID.fullmatch(name):
        text = N_("The pack's id {name!r} is not small letters, digits and _.")
        raise PackError([_refused(MAIN, text, name=name)])
    if (data_root("themes") / name).exists():
        text = N_("The game itself brings a pack called {name!r}, which would hide this one.")
        raise PackError([_refused(MAIN, text, name=name)])
    named = scratch / name
    staged.rename(named)
    errors = [p for p in check(named, (folder,)) if p.severity is Severity.ERROR]
    if errors:
        raise PackError(errors)
    if (folder / name).exists():
        raise PackError([_refused(name, N_("A pack called {name!r} is installed already."), name=name)])
    shutil.move(str(named), folder / name)
    return folder / name


def _kept(infos: list[zipfile.ZipInfo], base: PurePosixPath) -> dict[PurePosixPath, zipfile.ZipInfo]:
    """The files of the pack by their place in it, once each can stand on every system."""
    kept: dict[PurePosixPath, zipfile.ZipInfo] = {}
    seen: dict[tuple[str, ...], PurePosixPath] = {}
    for info in infos:
        path = PurePosixPath(info.filename)
        if not path.is_relative_to(base) or path.suffix.lower() not in KINDS:
            continue  # what the game doesn't read, it doesn't keep
        path = path.relative_to(base)
        if any(_unfit(part) for part in path.parts):
            text = N_("No file can be called {path!r} on every system.")
            raise PackError([_refused(info.filename, text, path=str(path))])
        for place in (path, *path.parents[:-1]):
            other = seen.setdefault(_folded(place), place)
            if other != place or (place == path and path in kept) or other in kept:
                text = N_("{path!r} and {other!r} are one file on some systems.")
                raise PackError([_refused(info.filename, text, path=str(path), other=str(other))])
        kept[path] = info
    return kept


def _folded(path: PurePosixPath) -> tuple[str, ...]:
    """What Windows and macOS take a path for: they know neither capitals nor how an accent is written."""
    return tuple(unicodedata.normalize("NFKC", part).casefold() for part in path.parts)


def _unfit(name: str) -> bool:
    """Whether some system can't keep a file of this name, or would rename it."""
    odd = any(char in '<>"|?*\\' or ord(char) < 32 for char in name)
    return odd or name != name.strip().rstrip(".") or DEVICES.fullmatch(name.lower()) is not None


def _bounded(packed: zipfile.ZipFile, info: zipfile.ZipInfo, room: int) -> bytes:
    """The file's bytes, never more than there is room for, whatever the zip says of its size."""
    out = io.BytesIO()
    with packed.open(info) as stream:
        while block := stream.read(65536):
            if out.tell() + len(block) > room:
                raise PackError([_refused(info.filename, N_("The zip unfolds to more than it says."))])
            out.write(block)
    return out.getvalue()


def _refused(file: str, what: str, **params: str | int) -> Problem:
    return Problem(Severity.ERROR, "refused", file, 0, "", words(what, **params))
