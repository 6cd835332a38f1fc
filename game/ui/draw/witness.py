"""Watching what is drawn: words that are cut short, run over an edge, or lie over other words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum

import pygame


class Fault(Enum):
    """What can be wrong with words on paper."""

    CUT = "cut"
    EDGE = "edge"
    OVER = "over"


@dataclass
class Sheet:
    """Words on a surface; it is kept, so that no other takes its place."""

    surface: pygame.Surface
    words: list[tuple[pygame.Rect, str]] = field(default_factory=list)


@dataclass
class Witness:
    """What is wrong with the words that were drawn, each once."""

    faults: dict[tuple[Fault, str], None] = field(default_factory=dict)
    _sheets: dict[int, Sheet] = field(default_factory=dict)

    def see(self, surface: pygame.Surface, ink: pygame.Rect, text: str, cut: bool) -> None:
        """Words are drawn on a surface; `cut` tells that some are missing."""
        if not text.strip():
            return
        if cut:
            self.faults[Fault.CUT, text] = None
        if not surface.get_clip().inflate(2, 2).contains(ink):
            self.faults[Fault.EDGE, text] = None
        lying = self._sheets.setdefault(id(surface), Sheet(surface)).words
        for other, below in lying:
            shared = ink.clip(other)
            if text != below and shared.width > 2 and shared.height > 2:
                self.faults[Fault.OVER, text] = None
        lying.append((ink, text))


_watching: list[Witness] = []


@contextmanager
def watched() -> Iterator[Witness]:
    """Watch whatever is drawn meanwhile."""
    witness = Witness()
    _watching.append(witness)
    try:
        yield witness
    finally:
        _watching.remove(witness)


def see(surface: pygame.Surface, ink: pygame.Rect, text: str, cut: bool) -> None:
    """Tell whoever watches that words are drawn."""
    for witness in _watching:
        witness.see(surface, ink, text, cut)
