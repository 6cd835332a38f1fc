"""How an edition looks: colours, faces and art by role. No pygame here; the view turns it into surfaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface by family and weight, or from a file of the pack."""

    family: str
    weight: int = 400
    file: Path | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Colours by token name ("accent", "g-1"), faces by role ("ui", "display", "board", "name"), art by role.

    Art roles: "emblem", "house", "hotel", "cover", "table", "deck.<deck id>", "token.<token id>",
    "space.<index>", "note.rosette", "note.corner", "note.band", "glyph.<group key>", and whatever else the
    edition needs ("marker.light"). Style: "table" (felt, marble, space), "edge" (gold, zinc, holo),
    "names" (plain, plate), "title" (capitals, mixed), "motif" (plain, rays, map, radar).
    """

    colours: Mapping[str, str]
    faces: Mapping[str, Face]
    art: Mapping[str, Path]
    sounds: Mapping[str, Path] = field(default_factory=dict)
    style: Mapping[str, str] = field(default_factory=dict)
