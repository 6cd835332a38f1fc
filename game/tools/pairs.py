"""Two galleries side by side: `python -m game.tools.pairs BEFORE AFTER OUT [NEW=OLD ...]`.

Says of each picture whether it is the same, and writes those that differ as pairs: before, after, and where
they differ. A picture that has a new name is given as NEW=OLD.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

GAP = 12
GROUND = "#101316"


def differing(one: pygame.Surface, other: pygame.Surface) -> tuple[float, pygame.Surface]:
    """The share of pixels that differ, from 0 to 1, and a picture of them in white."""
    if one.get_size() != other.get_size():
        return 1.0, other.copy()
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
    mask.invert()
    width, height = one.get_size()
    return mask.count() / (width * height), mask.to_surface()


def compare(before: Path, after: Path, out: Path, old_names: Mapping[str, str]) -> dict[str, float]:
    """How much each picture differs, by name; pairs of those that do are written."""
    out.mkdir(parents=True, exist_ok=True)
    found: dict[str, float] = {}
    for path in sorted(after.glob("*.png")):
        was = before / f"{old_names.get(path.stem, path.stem)}.png"
        if not was.is_file():
            found[path.stem] = 1.0
            continue
        old, new = pygame.image.load(was), pygame.image.load(path)
        found[path.stem], mask = differing(old, new)
        if found[path.stem]:
            pygame.image.save(_side_by_side((old, new, mask)), out / f"{path.stem}.png")
    return found


def _side_by_side(pictures: Sequence[pygame.Surface]) -> pygame.Surface:
    width = sum(picture.get_width() + GAP for picture in pictures) - GAP
    sheet = pygame.Surface((width, max(picture.get_height() for picture in pictures)))
    sheet.fill(GROUND)
    x = 0
    for picture in pictures:
        sheet.blit(picture, (x, 0))
        x += picture.get_width() + GAP
    return sheet


def main(arguments: Sequence[str]) -> int:
    """Compare, and print a line for each picture that is not the same."""
    before, after, out, *renamed = arguments
    names = dict(each.split("=", 1) for each in renamed)
    found = compare(Path(before), Path(after), Path(out), names)
    for name, share in found.items():
        if share:
            print(f"{name}: {100 * share:.2f} %")
    print(f"{sum(not share for share in found.values())} of {len(found)} are the same")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
