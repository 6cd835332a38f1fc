"""The window: one class hides how pixels reach the screen."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import pygame

from game.shipped import data_root
from game.ui.draw import svg
from game.ui.i18n import _

TITLE = "Tour de Table"
SMALLEST = (1280, 720)
EDGES = (16, 72)  # what the frame of a window and the bars of a desktop take of its width and height
DRAWN = (320, 200)  # the least that is drawn: a window that is made smaller shows a picture of that size


class NoDisplay(RuntimeError):
    """No screen to show the table on; the message is one plain sentence."""


def start_pygame() -> None:
    """Start the parts of pygame that the view needs; raises NoDisplay."""
    if sys.platform.startswith("linux"):
        # Without a graphics card SDL's textured window costs 8 to 16 ms a frame, shared memory 0.4 ms.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tour-de-table")
    try:
        pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise NoDisplay(
            _("The game found no screen to open its window on ({error}).").format(error=error)
        ) from error


def desktop_size() -> tuple[int, int] | None:
    """The size of the screen, if the system tells it."""
    with suppress(pygame.error, IndexError):
        start_pygame()
        return pygame.display.get_desktop_sizes()[0]
    return None


def fitting(size: tuple[int, int], desktop: tuple[int, int] | None) -> tuple[int, int]:
    """The size of a window that lies on its screen with frame and bars, in the same proportions."""
    if desktop is None:
        return size
    part = min(1.0, *((room - edge) / side for room, edge, side in zip(desktop, EDGES, size, strict=True)))
    return (round(size[0] * part), round(size[1] * part)) if part > 0 else size


class Screen:
    """A resizable window and its surface in device pixels."""

    def __init__(
        self, size: tuple[int, int] = (1600, 900), *, full_screen: bool = False, title: str = TITLE
    ) -> None:
        start_pygame()
        try:
            self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
            self._window.get_surface()  # must come before the first convert() of anything
        except pygame.error as error:
            raise NoDisplay(_("The game could not open its window ({error}).").format(error=error)) from error
        with suppress(pygame.error, OSError):
            self._window.set_icon(svg.load(data_root("assets") / "art" / "window.svg", 64, 64))
        with suppress(pygame.error, ValueError):  # a window manager may know no least size
            self._window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))
        self._full = False
        self._sheet: pygame.Surface | None = None  # what a window smaller than that is drawn on
        if full_screen:
            self.toggle_full_screen()

    @property
    def surface(self) -> pygame.Surface:
        """Where to draw; it follows the window's size."""
        own = self._window.get_surface()
        wide, high = own.get_size()
        if wide >= DRAWN[0] and high >= DRAWN[1]:
            self._sheet = None
            return own
        size = max(wide, DRAWN[0]), max(high, DRAWN[1])
        if self._sheet is None or self._sheet.get_size() != size:
            self._sheet = pygame.Surface(size)
        return self._sheet

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface in device pixels."""
        return self.surface.get_size()

    @property
    def full_screen(self) -> bool:
        """Whether the window covers the screen."""
        return self._full

    def to_pixels(self, at: tuple[float, float]) -> tuple[float, float]:
        """A mouse position, which comes in window units, in device pixels."""
        window, surface = self._window.size, self.size
        return at[0] * surface[0] / max(1, window[0]), at[1] * surface[1] / max(1, window[1])

    def present(self) -> None:
        """Show what was drawn."""
        if self._sheet is not None:
            own = self._window.get_surface()
            pygame.transform.scale(self._sheet, own.get_size(), own)
        self._window.flip()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self._window.size = size

    def toggle_full_screen(self) -> None:
        """Switch between the window and the whole screen."""
        if self._full:
            self._window.set_windowed()
        else:
            self._window.set_fullscreen(desktop=True)
        self._full = not self._full

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()


def keep_awake(awake: bool) -> None:
    """Whether the screen stays lit while the game is open."""
    with suppress(pygame.error):
        pygame.display.set_allow_screensaver(not awake)
