"""How words look: one object instead of a row of arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from game.ui.draw.chrome import BODY
from game.ui.scale import TEXT_FLOOR

if TYPE_CHECKING:
    from game.ui.draw.theme import Colour

_STRONG: Final = {"ui": "ui-bold", "board": "board-bold"}


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A face by its role, a size in reference pixels, a colour, and how the lines are set.

    Derive one from another with `dataclasses.replace`.
    """

    role: str = "ui"  # the face, with its weight: "ui", "ui-bold", "display", "board", ...
    size: float = BODY
    colour: Colour = field(default="text", hash=False)  # a pygame.Color has no hash
    strong: str = ""  # the face of **bold** words, where it is not the bold one of the same family
    tracking: float = 0.0  # further room between letters, in reference pixels
    line: float = 0.0  # the least distance of two lines; they never stand closer than the face asks for
    align: Literal["left", "center", "right"] = "left"
    floor: int = TEXT_FLOOR  # never smaller than this in device pixels
    squeeze: float = 0.86  # the least part of its width that is left of a line drawn where it does not fit

    @property
    def bold(self) -> str:
        """The role of the face in which **bold** words are set."""
        return self.strong or _STRONG.get(self.role, self.role)


PLAIN: Final = TextStyle()
