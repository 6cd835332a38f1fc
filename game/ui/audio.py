"""Sound, if the computer has any: a missing device or file is silence, never an error."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

CALLS = frozenset(
    {"turn", "trade", "accept", "refuse", "claim", "debt", "bankrupt", "auction", "bid", "pass", "gavel"}
)
"""The voices of the table, which have a volume of their own."""
CHANNELS = 24
APART = 0.02  # seconds between two of the same sound: what is closer is one
CHANGE = 0.5  # seconds in which one music makes room for the next
LATE = 0.05  # seconds until a music is looked at again that should have faded


def _sounding() -> bool:
    """Whether music is heard; none is where the mixer has gone."""
    return pygame.mixer.get_init() is not None and pygame.mixer.music.get_busy()


class Audio:
    """Effects and one loop of music from folders of OGG files; the first folder that has a name wins.

    NAME.ogg may have further takes NAME-2.ogg, NAME-3.ogg beside it, which are played in turn.
    """

    def __init__(
        self, folders: Iterable[Path] = (), *, on: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.folders = list(folders)
        self.muted = False
        self._clock = clock
        self._volume = {"everything": 1.0, "effects": 1.0, "music": 1.0, "calls": 1.0}
        self._own: Mapping[str, Path] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._takes: dict[str, list[Path]] = {}
        self._played: dict[str, tuple[int, float]] = {}  # by name: how often, and when last
        self._music: str | None = None
        self._loop: Path | None = None
        self._fading = False
        self.wake_at: float | None = None  # when the next loop may begin
        self._ready = on and self._start()

    @staticmethod
    def _start() -> bool:
        try:
            pygame.mixer.init(frequency=44100, buffer=1024)
        except (pygame.error, NotImplementedError) as error:
            log.info("no sound: %s", error)
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        return True

    def dress(self, sounds: Mapping[str, Path]) -> None:
        """Let an edition's own sounds by name come before those of the folders; its music takes over."""
        if sounds != self._own:
            self._own = dict(sounds)
            self._takes.clear()
            self._turn_to(self._music)

    def set_volume(self, kind: str, volume: float) -> None:
        """Set "everything", "effects", "music" or "calls", from 0 to 1."""
        self._volume[kind] = min(1.0, max(0.0, volume))
        self._level_music()

    def mute(self, muted: bool) -> None:
        """Silence everything, or let it be heard again."""
        self.muted = muted
        self._level_music()

    def play(self, name: str, strength: float = 1.0) -> None:
        """Play the next take of a sound once, at a strength from 0 to 1."""
        if not self._ready or self.muted:
            return
        count, last = self._played.get(name, (0, -APART))
        now = self._clock()
        if now - last < APART:
            return
        self._played[name] = count + 1, now
        takes = self._takes_of(name)
        sound = self._sound(takes[count % len(takes)]) if takes else None
        channel = sound.play() if sound is not None else None
        if channel is not None:
            kind = "calls" if name in CALLS else "effects"
            channel.set_volume(self._volume["everything"] * self._volume[kind] * strength)

    def music(self, name: str | None) -> None:
        """Play a loop until told otherwise; None fades it out."""
        self._music = name
        self._turn_to(name)

    def _turn_to(self, name: str | None) -> None:
        """Fade from the loop that plays, if any, to the one of a name; the same goes on undisturbed."""
        path = next(iter(self._takes_of(name)), None) if name else None
        if not self._ready or path == self._loop:
            return
        self._loop = path
        if self._fading:
            return
        if _sounding():
            pygame.mixer.music.fadeout(round(1000 * CHANGE))
            self._fading = True
        else:
            self._begin()

    def go_on(self, now: float) -> None:
        """Begin the next loop once the last one has faded; `wake_at` says when this is wanted.

        The mixer could do it by itself, but its thread and this one would then free the same music.
        """
        if self._fading and self.wake_at is None:
            self.wake_at = now + CHANGE
        elif self.wake_at is not None and now >= self.wake_at:
            if _sounding():
                self.wake_at = now + LATE
                return
            self._fading, self.wake_at = False, None
            self._begin()

    def _begin(self) -> None:
        music, path = pygame.mixer.music, self._loop
        if path is None:
            return
        try:
            music.load(str(path))
            music.play(-1, fade_ms=round(1000 * CHANGE))
            self._level_music()
        except pygame.error as error:
            self._loop = None
            log.warning("the music %s can't be played: %s", path.name, error)

    def _level_music(self) -> None:
        if self._ready:
            pygame.mixer.music.set_volume(
                0.0 if self.muted else self._volume["everything"] * self._volume["music"]
            )

    def _takes_of(self, name: str) -> list[Path]:
        if name not in self._takes:
            first = self._file(name)
            takes = [first] if first is not None else []
            while first is not None:
                more = first.with_name(f"{first.stem}-{len(takes) + 1}{first.suffix}")
                if not more.is_file():
                    break
                takes.append(more)
            self._takes[name] = takes
        return self._takes[name]

    def _file(self, name: str) -> Path | None:
        places = [folder / f"{name}.ogg" for folder in self.folders]
        if name in self._own:
            places.insert(0, self._own[name])
        return next((path for path in places if path.is_file()), None)

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(str(path))
            except pygame.error as error:
                log.warning("the sound %s can't be read: %s", path.name, error)
                self._loaded[path] = None
        return self._loaded[path]
