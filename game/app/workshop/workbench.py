"""The packs on the workbench: found, checked one by one, watched, and kept as they last were good."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.app.proof import proving, with_drawn
from game.packs.findings import Kind
from game.packs.loader import Examined, examine
from game.packs.pack import Pack
from game.packs.problems import Problem, Severity
from game.packs.source import MAIN
from game.packs.workshop.watch import Watch
from game.shipped import data_root


@dataclass(slots=True)
class Piece:
    """A pack on the bench; `due` while it waits to be checked, `good` as it was when it last could play."""

    root: Path
    own: bool  # the player's, not shipped with the game
    due: bool = True
    problems: tuple[Problem, ...] | None = None  # None until it has been checked once
    kinds: Mapping[str, Kind] = field(default_factory=dict)  # what the check looked for, by code
    roots: frozenset[Path] = frozenset()  # the folders it takes something from
    good: Pack | None = None
    since: float = 0.0  # when it was checked
    found: Examined | None = None  # what the check itself has found
    drawing: Iterator[list[Problem]] | None = None  # what is still to be drawn of it
    drawn: list[Problem] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.root.name

    @property
    def playable(self) -> bool:
        """Whether it can be played as it is now."""
        return self.problems is not None and not self.count(Severity.ERROR)

    @property
    def stale(self) -> bool:
        """Whether what is shown of it is an earlier state."""
        return self.good is not None and self.problems is not None and not self.playable

    def count(self, severity: Severity) -> int:
        """How many findings of a severity it has."""
        return sum(problem.severity is severity for problem in self.problems or ())

    def title(self, language: str) -> str:
        """Its title, or the name of its folder while it can't be read."""
        return self.good.text("title", language) if self.good is not None else self.id


class Workbench:
    """Every pack of the shipped themes and of the player's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._watch = Watch((data_root("themes"), folder))
        self.pieces: list[Piece] = []
        self.look()

    def look(self) -> set[Path]:
        """See what has changed on disk; it is due to be checked, and so is what takes something from it."""
        changed = self._watch.look()
        if not changed:
            return changed
        kept = {piece.root: piece for piece in self.pieces}
        self.pieces = [
            kept.get(root) or Piece(root, own)
            for place, own in ((data_root("themes"), False), (self.folder, True))
            for root in sorted(path.parent for path in place.glob(f"*/{MAIN}"))
        ]
        for piece in self.pieces:
            if not piece.playable or changed & {piece.root, *piece.roots}:
                piece.due = True
        return changed

    def next(self, first: Path) -> Piece | None:
        """The next pack to be checked, one of them before all others."""
        waiting = [piece for piece in self.pieces if piece.due]
        return min(waiting, key=lambda piece: piece.root != first, default=None)

    def check(self, piece: Piece, now: float) -> None:
        """Check a pack, which takes some tenths of a second."""
        found = examine(piece.root, (self.folder,))
        piece.problems, piece.kinds, piece.roots = found.problems, found.kinds, found.roots
        piece.due, piece.since = False, now
        piece.found, piece.drawing, piece.drawn = found, proving(found), []
        if found.pack is not None:
            piece.good = found.pack

    def draw(self, piece: Piece, until: float) -> bool:
        """Look at the finished edition, picture by picture, until a time; whether that is done just now."""
        while piece.drawing is not None and piece.found is not None:
            fresh = next(piece.drawing, None)
            if fresh is None:
                whole = with_drawn(piece.found, piece.drawn)
                piece.problems, piece.kinds, piece.drawing = whole.problems, whole.kinds, None
                return True
            piece.drawn += fresh
            if time.monotonic() >= until:
                break
        return False

    def recheck(self) -> None:
        """Let every pack be checked anew."""
        for piece in self.pieces:
            piece.due = True

    def find(self, root: Path) -> Piece | None:
        """The pack in a folder."""
        return next((piece for piece in self.pieces if piece.root == root), None)
