"""The line that a finding is about, and the mend that is certain: one line, shown before it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.engine.messages import N_
from game.packs.problems import PackError, Problem, Severity, words
from game.shipped import data_root

LONGEST = 160  # characters of a line that are shown


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A line of a file and the part of it, from `start` to `end`, that the finding is about."""

    path: Path
    line: int
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Patch:
    """A line as it stands and as it should be."""

    path: Path
    line: int
    before: str
    after: str


def source_of(problem: Problem, root: Path, folders: Iterable[Path] = ()) -> Path | None:
    """The file of a finding: the pack's own, or one of the pack that it extends."""
    for place in (root, root.parent, *folders, data_root("themes")):
        if (path := place / problem.file).is_file():
            return path
    return None


def excerpt(problem: Problem, root: Path, folders: Iterable[Path] = ()) -> Excerpt | None:
    """The line of a finding; None where it is about a whole file, or the file can't be read."""
    path = source_of(problem, root, folders)
    text = _line(path, problem.line) if path is not None else None
    if path is None or text is None:
        return None
    start, end = _fault(problem, text)
    indent = len(text) - len(text.lstrip())
    cut = max(indent, min(start - LONGEST // 2, len(text) - LONGEST))
    shown = text[cut : cut + LONGEST]
    return Excerpt(
        path, problem.line, shown.rstrip(), max(0, start - cut), min(end - cut, len(shown.rstrip()))
    )


def patch(problem: Problem, root: Path) -> Patch | None:
    """The certain mend of a finding in one of the pack's own files; None if there is none."""
    path = root / problem.file
    text = _line(path, problem.line) if problem.mend.swap else None
    if text is None or problem.mend.swap is None:
        return None
    old, new = problem.mend.swap
    places = list(re.finditer(rf"(?<![\w#-]){re.escape(old)}(?![\w-])", text))
    if len(places) != 1:
        return None  # which one is meant is not certain
    at = places[0]
    return Patch(path, problem.line, text, text[: at.start()] + new + text[at.end() :])


def apply(change: Patch) -> None:
    """Write the mended line; raises PackError, and changes nothing, if the line is no longer what it was."""
    lines = change.path.read_bytes().decode("utf-8").split("\n")
    held = lines[change.line - 1] if change.line <= len(lines) else ""
    bare = held.removesuffix("\r")
    if bare != change.before:
        what = words(N_("The line has changed meanwhile: nothing was written."))
        raise PackError([Problem(Severity.ERROR, "refused", change.path.name, change.line, "", what)])
    lines[change.line - 1] = change.after + held[len(bare) :]
    fresh = change.path.with_name(change.path.name + ".new")
    fresh.write_bytes("\n".join(lines).encode("utf-8"))
    fresh.replace(change.path)


def _line(path: Path, number: int) -> str | None:
    try:
        lines = path.read_bytes().decode("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return None
    return lines[number - 1].removesuffix("\r") if 0 < number <= len(lines) else None


def _fault(problem: Problem, text: str) -> tuple[int, int]:
    """Where the fault stands: what the advice would replace, else the value of the key, else the line."""
    swap = problem.mend.swap
    if swap is not None and (at := text.find(swap[0])) >= 0:
        return at, at + len(swap[0])
    steps = re.findall(r"\w[\w-]*", problem.path)
    index = int(steps.pop()) if steps and problem.path.endswith("]") else None
    key = steps[-1] if steps else ""
    if key and (found := re.search(rf"(?<![\w-]){re.escape(key)}:\s*", text)):
        rest = text[found.end() :]
        value = re.match(r"\[[^\]]*\]|\{[^}]*\}|\"[^\"]*\"|'[^']*'|[^,}\]#]+", rest)
        if value is not None and value[0].strip():
            start, end = _entry(value[0].rstrip(), index)
            return found.end() + start, found.end() + end
        return found.start(), found.start() + len(key)
    stripped = text.strip()
    start = text.find(stripped) if stripped else 0
    return start, start + len(stripped)


def _entry(value: str, index: int | None) -> tuple[int, int]:
    """Where the entry of a list in one line stands; the whole value if it is none."""
    entries = list(re.finditer(r"[^\[\],\s][^\[\],]*", value)) if value.startswith("[") else []
    if index is None or index >= len(entries):
        return 0, len(value)
    return entries[index].start(), entries[index].start() + len(entries[index][0].rstrip())
