"""Reads along while pictures are drawn: how large each text is, what was cut short, what lies over what."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest
from babel.messages.pofile import read_po

from game.shipped import data_root
from game.ui.draw import canvas as drawing
from game.ui.draw import text as words
from game.ui.draw.cache import PICTURES
from game.ui.draw.fonts import Font
from game.ui.draw.text import ELLIPSIS, RGBA, baseline
from game.ui.loop import App
from game.ui.scale import TEXT_FLOOR
from game.ui.scene import Scene
from tests.pseudo import lengthened

PAPER = (
    "paper/deed.py",
    "paper/money.py",
    "menu/boxes.py",
    "app/proof.py",
    "view/proof.py",
)  # pictures of the game's own paper, and those that are only looked at by checks
QUOTING = ("scenes/workshop_findings.py",)  # a line of a file
FLOATING = ("widgets/speech.py",)  # it lies over what it speaks of


@dataclass
class Sheet:
    """Where words lie on a surface; the surface is kept, so that no other takes its place in the books."""

    surface: pygame.Surface
    words: list[tuple[pygame.Rect, str]] = field(default_factory=list)


@dataclass
class Reading:
    """What was drawn too small, cut short or over other words, each with the picture it stands in."""

    small: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    picture: str = ""
    _sheets: dict[int, Sheet] = field(default_factory=dict)

    def see(self, font: Font, text: str) -> None:
        """A text is drawn at a size."""
        if font.px < TEXT_FLOOR and text.strip() and not _drawn_by(PAPER):
            self.small.add(f"{self.picture}: {text!r} at {font.px} px")
        if text.endswith(ELLIPSIS) and not _meant(text) and not _drawn_by(QUOTING):
            self.cut.add(f"{self.picture}: {text!r}")

    def lie(self, surface: pygame.Surface, font: Font, text: str, box: pygame.Rect) -> None:
        """A text lies on a surface: from the top of its capitals to a little below its letters' feet."""
        foot = baseline(box, font)
        ink = pygame.Rect(box.x, foot - round(font.cap), box.width, round(font.cap + max(2, 0.16 * font.px)))
        if text.strip() and not _drawn_by(FLOATING):
            lying = self._sheets.setdefault(id(surface), Sheet(surface)).words
            lying.append((ink.clip(surface.get_clip()), text))

    def fresh(self, surface: pygame.Surface) -> None:
        """A surface is painted from its ground up again."""
        self._sheets.pop(id(surface), None)

    def begin(self, picture: str) -> None:
        """What follows belongs to a picture, for which everything is drawn anew."""
        self.end()
        PICTURES.clear()
        self.picture = picture

    def end(self) -> None:
        """The picture is done: which words lie over others?"""
        for sheet in self._sheets.values():
            for index, (ink, text) in enumerate(sheet.words):
                for other, below in sheet.words[:index]:
                    shared = ink.clip(other)
                    if text != below and shared.width > 2 and shared.height > 1:
                        self.over.add(f"{self.picture}: {text!r} over {below!r}")
        self._sheets.clear()


def read_along(monkeypatch: pytest.MonkeyPatch) -> Reading:
    """Watch the functions that render text and place it, and the one that paints a window."""
    reading, render, place, paint = Reading(), words.render, words.draw_text, App._paint

    def watched(font: Font, text: str, colour: RGBA, tracking: float = 0.0) -> pygame.Surface:
        reading.see(font, text)
        return render(font, text, colour, tracking)

    def placed(
        target: pygame.Surface, text: str, at: tuple[float, float], font: Font, *tone: Any, **more: Any
    ) -> pygame.Rect:
        box = place(target, text, at, font, *tone, **more)
        reading.lie(target, font, text, box)
        return box

    def painted(app: App, surface: pygame.Surface, scene: Scene[Any]) -> None:
        reading.fresh(surface)
        paint(app, surface, scene)

    monkeypatch.setattr(words, "render", watched)
    monkeypatch.setattr(words, "draw_text", placed)
    monkeypatch.setattr(drawing, "draw_text", placed)
    monkeypatch.setattr(App, "_paint", painted)
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
                        _KNOWN.update((text, lengthened(text)))
    return _KNOWN


_KNOWN: set[str] = set()
