"""A picture of an edition as it lies on the table before the first act."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.kit import view_of
from game.app.proof import start_unseen
from game.packs.loader import load
from game.storage.paths import packs_dir
from game.ui.draw.theme import Theme
from game.ui.i18n import set_language


def main(pack_id: str, out: Path, size: tuple[int, int], language: str) -> int:
    """Write a picture of a pack's board; PackError if it can't be played, OSError if it can't be written."""
    pack = load(pack_id, [packs_dir()])
    start_unseen()
    set_language(language)
    picture = view_of(pack).board(pack, Theme(pack.look), size)
    with out.open("wb") as file:
        pygame.image.save(picture, file, out.suffix)
    print(out)
    return 0
