"""What the gallery draws of the board game: its screens, from fixed positions."""

from __future__ import annotations

from game.landlord.view.pictures import contested, screens, sides
from game.landlord.view.pictures.drawing import Draw
from game.packs.pack import Pack


def pictures(pack: Pack) -> dict[str, Draw]:
    """The pictures of an edition by name."""
    every = screens.PICTURES | contested.PICTURES
    return every | sides.PICTURES if pack.ruleset.force is not None else every
