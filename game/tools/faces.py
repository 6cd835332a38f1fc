"""Cut the faces of the shipped editions into assets/faces: `python -m game.tools.faces`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import fontpkg

import game.kits  # noqa: F401  (says which games there are)
from game.packs.loader import discover, load
from game.shipped import data_root
from game.ui.draw import chrome, fonts
from game.ui.look import Face, Typeface


def wanted() -> list[tuple[Face, bool]]:
    """Every face that a shipped edition or the chrome draws with, and whether its figures have one width."""
    looks: list[Mapping[str, Typeface]] = [chrome.FACES]
    looks += [load(edition.path).look.faces for edition in discover()]
    found = {(role != "display", face.family, face.weight) for look in looks for role, face in look.items()}
    bold = Face(fonts.FALLBACKS[0].family, 700)
    found |= {(tab, face.family, face.weight) for face in (*fonts.FALLBACKS, bold) for tab in (True, False)}
    return [(Face(family, weight), tabular) for tabular, family, weight in sorted(found)]


def main() -> None:
    folder = data_root("assets") / "faces"
    for old in (*folder.glob("*.ttf"), *folder.glob("*.json")):
        old.unlink()
    for face, tabular in wanted():
        fonts.make(face, tabular, folder / fonts.name_of(face, tabular))
        licence = Path(fontpkg.path(face.family, weight=face.weight, nearest=True)).parents[1] / "LICENSE"
        (folder / f"{face.family} OFL.txt").write_bytes(licence.read_bytes())


if __name__ == "__main__":
    main()
