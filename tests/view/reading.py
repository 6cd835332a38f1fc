"""Reads along while pictures are drawn: how large each text is, and what was cut short."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest
from babel.messages.pofile import read_po

from game.packs.roots import data_root
from game.view import text as words
from game.view.cache import PICTURES
from game.view.fonts import Font
from game.view.scale import TEXT_FLOOR
from game.view.text import ELLIPSIS, RGBA

PAPER = ("board/deed.py", "board/money.py")  # pictures of the game's own paper; what they say is told beside
QUOTING = ("scenes/workshop_findings.py",)  # a line of a file


@dataclass
class Reading:
    """What was drawn too small or cut short, each with the picture it stands in."""

    small: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    picture: str = ""

    def see(self, font: Font, text: str) -> None:
        """A text is drawn at a size."""
        if font.px < TEXT_FLOOR and text.strip() and not _drawn_by(PAPER):
            self.small.add(f"{self.picture}: {text!r} at {font.px} px")
        if text.endswith(ELLIPSIS) and not _meant(text) and not _drawn_by(QUOTING):
            self.cut.add(f"{self.picture}: {text!r}")

    def begin(self, picture: str) -> None:
        """What follows belongs to a picture, for which everything is drawn anew."""
        PICTURES.clear()
        self.picture = picture


def read_along(monkeypatch: pytest.MonkeyPatch) -> Reading:
    """Watch the one function that renders text."""
    reading, render = Reading(), words.render

    def watched(font: Font, text: str, colour: RGBA, tracking: float = 0.0) -> pygame.Surface:
        reading.see(font, text)
        return render(font, text, colour, tracking)

    monkeypatch.setattr(words, "render", watched)
    return reading


def _drawn_by(files: tuple[str, ...]) -> bool:
    frame = sys._getframe(2)
    while (outer := frame.f_back) is not None:
        frame = outer
        if frame.f_code.co_filename.replace("\\", "/").endswith(files):
            return True
    return False


def _meant(text: str) -> bool:
    """Whether a message of the program ends so."""
    return text == ELLIPSIS or any(message.endswith(text) for message in _messages())


def _messages() -> set[str]:
    if not _KNOWN:
        for path in sorted(Path(data_root("assets") / "locale" / "fr" / "LC_MESSAGES").glob("*.po")):
            for message in read_po(path.open("rb"), locale="fr"):
                for text in (message.id, message.string):
                    if isinstance(text, str) and ELLIPSIS in text:
                        _KNOWN.add(text)
    return _KNOWN


_KNOWN: set[str] = set()
