"""A picture of an edition as it lies on the table before the first act."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.app.kit import view_of
from game.packs.loader import load
from game.storage.paths import packs_dir
from game.ui.draw.theme import Theme
from game.ui.i18n import set_language
from game.ui.window import start_pygame


def main(pack_id: str, out: Path, size: tuple[int, int], language: str) -> int:
    """Write a picture of a pack's board; PackError if it can't be played, OSError if it can't be written."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # SDL would make events of them, which nobody hears
    pack = load(pack_id, [packs_dir()])
    start_pygame()
    set_language(language)
    picture = view_of(pack).board(pack, Theme(pack.look), size)
    with out.open("wb") as file:
        pygame.image.save(picture, file, out.suffix)
    print(out)
    return 0
