"""The Force in words and colours: its sides, markers and faces, as an edition calls them."""

from __future__ import annotations

from dataclasses import dataclass

from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.ruleset import Force
from game.packs.pack import Pack
from game.table import setup
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Colour
from game.ui.i18n import _, language


def side_of(pack: Pack, token: str) -> int:
    """Which of the two sides of the Force a token is on."""
    sides = ForceWords.of(pack).force.sides
    return sides.index(setup.side_of(pack, token))


@dataclass(frozen=True, slots=True)
class ForceWords:
    """The words of an edition with the Force in the player's language; sides are 0 and 1."""

    pack: Pack
    force: Force

    @classmethod
    def of(cls, pack: Pack) -> ForceWords:
        force = pack.ruleset.force
        assert force is not None
        return cls(pack, force)

    def side(self, side: int) -> str:
        """A side's name."""
        return self.pack.text(f"side.{self.force.sides[side]}", language())

    def the_side(self, side: int) -> str:
        """A side inside a sentence."""
        return self._said(side, "the") or self.side(side)

    def marker(self, side: int) -> str:
        """What a side's marker is called."""
        return self._said(side, "marker") or _("{side} marker").format(side=self.side(side))

    def the_marker(self, side: int) -> str:
        """A side's marker inside a sentence."""
        name = self.marker(side)
        return _("the {marker}").format(marker=name[:1].lower() + name[1:])

    def players(self, side: int) -> str:
        """Those who play for a side."""
        return self._said(side, "players") or _("Players of {side}").format(side=self.the_side(side))

    def face(self, face: int) -> str:
        """What a face of the Force die shows."""
        if face >= SHIFT:
            return _("Shift")
        return self._said(face, "square") or _("{side} square").format(side=self.side(face))

    def face_art(self, face: int) -> str:
        """The drawing of a face."""
        return "die.shift" if face >= SHIFT or face < 0 else f"die.{self.force.sides[face]}"

    def colour(self, side: int) -> str:
        """The colour token of a side."""
        return f"side-{self.force.sides[side]}"

    def emblem(self, side: int) -> str:
        """The art role of a side's emblem."""
        return f"side.{self.force.sides[side]}"

    def marker_art(self, side: int) -> str:
        """The art role of a side's marker."""
        return f"marker.{self.force.sides[side]}"

    def grounds(self, canvas: Canvas, side: int) -> tuple[Colour, Colour]:
        """The ground of a portrait in the colour of a side, in the light and in the shade."""
        mix = canvas.theme.mix
        return mix(self.colour(side), "#262e36", 0.42), mix(self.colour(side), "#10151c", 0.82)

    def _said(self, side: int, part: str) -> str:
        """What the pack calls it; nothing if it leaves it to the game."""
        key = f"side.{self.force.sides[side]}.{part}"
        texts = self.pack.texts.get(language(), {})
        return texts.get(key) or self.pack.texts[self.pack.languages[0]].get(key, "")
