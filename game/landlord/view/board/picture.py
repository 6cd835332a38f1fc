"""What the board shows in one frame: plain data, filled by whoever tells the story, drawn by the stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.landlord.view.board.roll import DicePose


@dataclass(frozen=True, slots=True)
class TokenPose:
    """A token: where its base stands in stage units (the print is 1000 wide), and how it is held.

    `lift` is its height in stage units, `squash` runs from -1 (stretched) to 1 (flat), `lean` is how far it
    has toppled to the right, in degrees, `space` is where it rests (-1 on its way).
    """

    seat: int
    token: str
    x: float
    y: float
    lift: float = 0.0
    squash: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lean: float = 0.0
    space: int = -1


@dataclass(frozen=True, slots=True)
class BuildingPose:
    """A building that comes, goes or makes room: the middle of its foot on the board in device pixels.

    `lift` is its height over that point in stage units, `squash` as a token's.
    """

    hotel: bool
    x: float
    y: float
    lift: float = 0.0
    squash: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class CardPose:
    """A card off its pile, by its middle in device pixels; `turn` runs from 0 (back) to 1 (face).

    A card of -1 is never seen from its face.
    """

    deck: int
    card: int
    x: float
    y: float
    height: float
    turn: float = 0.0
    angle: float = 0.0
    lift: float = 0.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class NotesPose:
    """A fan of banknotes on its way, by its middle in device pixels; `width` is that of one note.

    `zoom` enlarges it, `lift` is how far it is above the table, from 0 to 1.
    """

    amount: int
    x: float
    y: float
    width: float
    alpha: float = 1.0
    angle: float = 0.0
    zoom: float = 1.0
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class DeedPose:
    """A title deed off its place, by its middle in device pixels.

    `turn` runs from 0 (its front) to 1 (its back, that of a mortgage), `lift` from 0 (on the table) to 1.
    """

    space: int
    x: float
    y: float
    height: float
    angle: float = 0.0
    alpha: float = 1.0
    turn: float = 0.0
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class MarkerPose:
    """A marker in the lane along the inner edge: an art role, its ring's middle in stage units."""

    role: str
    x: float
    y: float
    lift: float = 0.0
    scale: float = 1.0
    space: int = -1
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Journey:
    """A Force marker on its way: the spaces it passes from its `start`, the last `beyond` its die.

    `hops` is how many of them it has made, `strength` how much of its trail is left.
    """

    side: int
    start: int
    way: tuple[int, ...]
    beyond: int
    hops: float
    strength: float = 1.0

    @property
    def end(self) -> int:
        """The space it comes to rest on."""
        return self.way[-1]


@dataclass(frozen=True, slots=True)
class ForcePicture:
    """What the Force does on the board now, besides where its markers are.

    `lit`: space and side of each marker at rest. `glow`, `hush` (the middle but its tray), `scrim` (all of
    the middle) and `veil` (every space but the current one) run from 0 to 1. While the winner of a contest
    chooses: `chooses` is the side of the marker, `origin` where it is, `chosen` where it would go.
    """

    lit: tuple[tuple[int, int], ...] = ()
    journeys: Sequence[Journey] = ()
    glow: float = 0.0
    hush: float = 0.0
    scrim: float = 0.0
    veil: float = 0.0
    chooses: int = -1
    origin: int = -1
    chosen: int = -1


@dataclass(frozen=True, slots=True)
class LensLine:
    """A line of the lens's dark part: words, a figure on the right, a seat's mark before the owner's name."""

    text: str
    value: str = ""
    seat: int = -1
    strong: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """One frame of the board.

    By space: owners (-1 is the bank), mortgaged, levels. `piles` are the cards left by deck, `colours` the
    colours (0 to 7) by seat; `pulse`, `reveal` and `dim` run from 0 to 1; `pot` lies on Free Parking.
    `works` are the buildings, all of them, of spaces where some come or go; `hatching` is how strongly the
    stripes of a mortgage show where they come or go. `ghosts` lie under the `cards`; `kept` are cards on
    their way from or to a seat.
    """

    owners: Sequence[int]
    mortgaged: Sequence[bool]
    levels: Sequence[int]
    houses_left: int
    hotels_left: int
    piles: Sequence[int] = ()
    colours: Sequence[int] = range(8)
    tokens: Sequence[TokenPose] = ()
    dice: Sequence[DicePose] = ()
    construction: Mapping[int, Sequence[BuildingPose]] = field(default_factory=dict)
    hatching: Mapping[int, float] = field(default_factory=dict)
    ghosts: Sequence[CardPose] = ()
    cards: Sequence[CardPose] = ()
    kept: Sequence[CardPose] = ()
    deeds: Sequence[DeedPose] = ()
    notes: Sequence[NotesPose] = ()
    markers: Sequence[MarkerPose] = ()
    force: ForcePicture | None = None
    current: int = -1
    current_seat: int = 0
    pulse: float = 1.0
    hover: int = -1
    focus: int = -1
    reveal: float = 0.0
    lens: bool = False
    lens_lines: Sequence[LensLine] = ()
    dim: float = 0.0
    candidates: frozenset[int] | None = None
    pot: int = 0

    @property
    def looked_at(self) -> int:
        """The space under the pointer, or the focused one."""
        return self.hover if self.hover >= 0 else self.focus

    @property
    def buildings(self) -> list[BuildingPose]:
        """All buildings of spaces where some come or go."""
        return [pose for poses in self.construction.values() for pose in poses]

    @property
    def ground(self) -> tuple[object, ...]:
        """All that says how it looks under markers and tokens, besides what has settled."""
        force = self.force
        return (
            tuple(self.buildings), tuple(self.hatching.items()), self.candidates, self.current,
            self.current_seat, self.pulse, self.hover, self.focus,
            (force.veil, force.scrim, force.hush) if force is not None else (),
        )  # fmt: skip

    @property
    def standing(self) -> tuple[object, ...]:
        """All that says how it looks under the dice, besides what lies below."""
        return tuple(self.tokens), tuple(self.markers), self.force, self.reveal

    @property
    def lying(self) -> tuple[object, ...]:
        """All that says how it looks under cards, besides what stands below."""
        return tuple(self.dice), self.lens, tuple(self.lens_lines), self.dim
