"""A screen that nobody sees: an X server of our own, and SDL's way there and back."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

with suppress(ImportError):
    from Xlib.display import Display as Connection

SCREEN = (1920, 1080)
_LOW = os.open(os.devnull, os.O_RDONLY)  # the connection's place: Xlib knows but the first 1,024 open files


class Display:
    """A virtual X server and a connection to it."""

    def __init__(self, folder: Path) -> None:
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        listen, tell = os.pipe()
        command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", size, "-fbdir", str(folder)]
        with (folder / "Xvfb.log").open("wb") as log:
            self._server = subprocess.Popen(
                [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[tell], stdout=log, stderr=log
            )
        os.close(tell)
        with os.fdopen(listen) as told:  # the number that was free; nothing if the server has ended
            self.name = f":{told.readline().strip()}"
        if self.name == ":":
            raise RuntimeError((folder / "Xvfb.log").read_text())
        os.close(_LOW)
        self.connection = Connection(self.name)
        with (folder / "Xvfb_screen0").open("rb") as sheet:
            self._sheet = mmap.mmap(sheet.fileno(), 0, prot=mmap.PROT_READ)

    def picture(self) -> pygame.Surface:
        """What the whole screen shows, from the server's own sheet: an XWD file of 32 bits a pixel."""
        head = struct.unpack_from(">25I", self._sheet)
        start, high, line = head[0] + 12 * head[19], head[5], head[12]
        pixels = self._sheet[start : start + line * high]
        return pygame.image.frombuffer(pixels, (line // 4, high), "BGRA")

    def close(self) -> None:
        """End the server."""
        self.connection.close()
        self._sheet.close()
        self._server.terminate()
        self._server.wait(10)


def found() -> bool:
    """Whether there is a virtual X server and a way to press its keys."""
    return "Xlib.display" in sys.modules and shutil.which("Xvfb") is not None


@contextmanager
def shown_on(name: str) -> Iterator[None]:
    """While this runs, windows open on an X display; before and after, wherever the other tests have them."""
    before = {key: os.environ.get(key) for key in ("DISPLAY", "SDL_VIDEODRIVER")}
    running = pygame.display.get_init()
    pygame.display.quit()
    os.environ.update(DISPLAY=name, SDL_VIDEODRIVER="x11")
    try:
        yield
    finally:
        pygame.display.quit()
        for key, value in before.items():
            os.environ.pop(key, None) if value is None else os.environ.update({key: value})
        if running:
            pygame.display.init()
