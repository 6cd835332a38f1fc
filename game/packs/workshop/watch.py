"""Which packs have changed on disk since they were looked at last."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.packs.source import MAIN

Stamp = frozenset[tuple[Path, int, int]]


class Watch:
    """Remembers when each file of each pack was written; a look costs a few milliseconds."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._stamps: dict[Path, Stamp] = {}

    def look(self) -> set[Path]:
        """The packs that are new, gone or written to since the last look; at the first one, all."""
        now = {root: _stamp(root) for folder in self.folders for root in _packs(folder)}
        before, self._stamps = self._stamps, now
        return {root for root in {*before, *now} if before.get(root) != now.get(root)}


def _packs(folder: Path) -> list[Path]:
    return sorted(path.parent for path in folder.glob(f"*/{MAIN}"))


def _stamp(root: Path) -> Stamp:
    found: set[tuple[Path, int, int]] = set()
    for path in root.rglob("*"):
        try:
            status = path.stat()
        except OSError:
            continue  # it went away while we looked
        found.add((path, status.st_mtime_ns, status.st_size))
    return frozenset(found)
