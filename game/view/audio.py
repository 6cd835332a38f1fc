"""Sound, if the computer has any: a missing device or file is silence, never an error."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


class Audio:
    """Effects and one loop of music from folders of OGG files; the first folder that has a name wins."""

    def __init__(self, folders: Iterable[Path] = (), *, on: bool = True) -> None:
        self.folders = list(folders)
        self.muted = False
        self._volume = {"everything": 1.0, "effects": 1.0, "music": 1.0, "calls": 1.0}
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._music: str | None = None
        self._ready = on and self._start()

    @staticmethod
    def _start() -> bool:
        try:
            pygame.mixer.init(frequency=44100, buffer=1024)
        except (pygame.error, NotImplementedError) as error:
            log.info("no sound: %s", error)
            return False
        return True

    def set_volume(self, kind: str, volume: float) -> None:
        """Set "everything", "effects", "music" or "calls", from 0 to 1."""
        self._volume[kind] = min(1.0, max(0.0, volume))
        self._level_music()

    def mute(self, muted: bool) -> None:
        """Silence everything, or let it be heard again."""
        self.muted = muted
        self._level_music()

    def play(self, name: str, kind: str = "effects") -> None:
        """Play a sound once."""
        if not self._ready or self.muted:
            return
        if (sound := self._sound(name)) is not None:
            sound.set_volume(self._volume["everything"] * self._volume[kind])
            sound.play()

    def music(self, name: str | None) -> None:
        """Play a loop until told otherwise; None fades it out."""
        if not self._ready or name == self._music:
            return
        self._music = name
        path = self._file(name) if name else None
        try:
            if path is None:
                pygame.mixer.music.fadeout(600)
                return
            pygame.mixer.music.load(str(path))
            self._level_music()
            pygame.mixer.music.play(-1, fade_ms=800)
        except pygame.error as error:
            log.warning("the music %s can't be played: %s", name, error)

    def _level_music(self) -> None:
        if self._ready:
            pygame.mixer.music.set_volume(
                0.0 if self.muted else self._volume["everything"] * self._volume["music"]
            )

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self._file(name)
            try:
                self._sounds[name] = pygame.mixer.Sound(str(path)) if path else None
            except pygame.error as error:
                log.warning("the sound %s can't be read: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]

    def _file(self, name: str) -> Path | None:
        return next((path for folder in self.folders if (path := folder / f"{name}.ogg").is_file()), None)
