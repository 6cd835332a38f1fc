"""The pictures that the look is judged by: `python -m tests.bench.contact_sheet OUT [--mock DIR]`.

For each edition and size a folder of screens, sheets that lay each beside its mock-up (where there is one),
and a strip of eight pictures of each animation.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import game.kits  # noqa: F401  (says which games there are)
from game.packs.loader import load
from game.tools import gallery
from tests.bench.sheets import GAP, GROUND, film, fit, write
from tests.bench.strips import FULL, frames_of, strips_of

EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
OTHERS = ((1280, 720), (3840, 2160))
EVERY_SIZE = ("board_{pack}", "trade", "setup")
HALF = (960, 540)  # one picture of a pair
OWN_MOCKS = {  # designs that are not named like their pictures
    "board_starwars_ep2": "board_starwars",
    "board_classic@1280x720": "board_classic_720",
    "card_reveal@starwars_ep2": "card_reveal_starwars",
    "card_reveal": "card_reveal_classic",
}


# --- pairs -------------------------------------------------------------------------------------------


def mock_of(folder: Path, name: str, pack: str, size: tuple[int, int]) -> Path | None:
    """The mock-up of a picture; None where none was drawn."""
    wide, high = size
    for key in (f"{name}@{wide}x{high}", f"{name}@{pack}", name):
        path = folder / f"{OWN_MOCKS.get(key, key)}.png"
        if path.exists():
            return path
    return None


def pairs(mock: Path, folder: Path, pack: str, size: tuple[int, int], names: Sequence[str]) -> None:
    """Sheets of three pairs each: the mock-up at the left, the game at the right."""
    rows = [(name, mock_of(mock, name, pack, size), folder / f"{name}.png") for name in names]
    for at in range(0, len(rows), 3):
        sheet = pygame.Surface((2 * HALF[0] + 3 * GAP, 3 * (HALF[1] + 3 * GAP) + GAP))
        sheet.fill(GROUND)
        y = GAP
        for name, design, path in rows[at : at + 3]:
            write(sheet, f"{name}   {pack}   {size[0]} x {size[1]}", (GAP, y))
            y += 2 * GAP
            for column, source in enumerate((design, path)):
                if source is not None:
                    picture = fit(pygame.image.load(source), HALF)
                    sheet.blit(picture, (GAP + column * (HALF[0] + GAP), y))
            y += HALF[1] + GAP
        pygame.image.save(sheet, folder / f"pairs_{at // 3 + 1:02}.png")


# --- all ---------------------------------------------------------------------------------------------


def screens(out: Path, mock: Path, pack_id: str, size: tuple[int, int]) -> None:
    """Draw an edition's screens at a size and lay them beside their mock-ups."""
    folder = out / pack_id / f"{size[0]}x{size[1]}"
    every = gallery.pictures
    if size != FULL:
        gallery.pictures = lambda pack: {name: every(pack)[name] for name in EVERY_SIZE}
    try:
        gallery.main(folder, pack_id, size, "en")
    finally:
        gallery.pictures = every
    names = sorted(path.stem for path in folder.glob("*.png") if not path.stem.startswith("pairs_"))
    pairs(mock, folder, pack_id, size, names)


def main() -> None:
    parser = argparse.ArgumentParser(prog="contact_sheet", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--mock", type=Path, default=Path("docs/mock"), help="folder of the mock-ups")
    parser.add_argument("--pack", nargs="*", default=EDITIONS, help="editions (default: all)")
    parser.add_argument("--strip", nargs="*", help="strips by name (default: all)")
    parser.add_argument("--only", choices=("screens", "strips"), help="half of the work")
    parsed = parser.parse_args()
    pygame.init()
    for pack_id in parsed.pack:
        if parsed.only != "strips":
            for size in (FULL, *OTHERS):
                screens(parsed.out, parsed.mock, pack_id, size)
        if parsed.only != "screens":
            strips = parsed.out / pack_id / "strips"
            strips.mkdir(parents=True, exist_ok=True)
            pack = load(pack_id)
            for strip in strips_of(pack):
                if not parsed.strip or strip.name in parsed.strip:
                    film(frames_of(pack, strip), strips / f"{strip.name}.png")


if __name__ == "__main__":
    main()
