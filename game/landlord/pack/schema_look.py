"""What may stand in look.yaml."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StrictInt, StringConstraints

from game.packs.fields import Colour, Doc, Id, PathText

OWN_COLOURS = {  # what only a board has, and what each is for
    "side-<id>": "a side of the Force; one of the game's own two unless said",
    "corner": "the corners of the board; paper unless said",
    "jail-cell": "the cell in the jail's corner; the fourth group's colour unless said",
}
SIDE_COLOURS = ("#6fc3ff", "#ff4a3d")  # of the Force, in the order of its sides


class GroupLookDoc(Doc):
    """How a group looks."""

    colour: Colour
    """Its colour on the board and on its deeds."""
    on_panel: Colour | None = None
    """A lifted tint for the dark panels; the same colour unless said."""
    glyph: PathText | None = None
    """A white drawing that marks it beside its colour; one of the game's ten unless said. Those of stations
    are a train and those of utilities a bolt: name your own where ships or caravans are meant."""


class FaceDoc(Doc):
    """A typeface: a family that is installed with the game, or a file of the pack."""

    family: Annotated[str, StringConstraints(strict=True, min_length=1, max_length=80)]
    """Its family name."""
    weight: Annotated[StrictInt, Field(ge=1, le=1000)] = 400
    """400 is regular, 700 bold."""
    file: PathText | None = None
    """A .ttf or .otf file of the pack."""


class FacesDoc(Doc):
    """The typefaces by role; `ui` and `ui-bold` are the game's own unless said."""

    model_config = ConfigDict(extra="forbid", validate_by_name=True)

    display: FaceDoc
    """Titles and headings."""
    board: FaceDoc
    """Small print of the board, figures and deeds."""
    board_bold: FaceDoc = Field(alias="board-bold")
    """Prices and amounts."""
    name: FaceDoc
    """The names of the spaces."""
    ui: FaceDoc | None = None
    """All text of panels and dialogs."""
    ui_bold: FaceDoc | None = Field(None, alias="ui-bold")
    """Strong text of panels and dialogs."""


class NoteArtDoc(Doc):
    """White drawings from which the banknotes are printed in their colours."""

    rosette: PathText | None = None
    """A round guilloche."""
    corner: PathText | None = None
    """The upper left corner; the others are turned."""
    band: PathText | None = None
    """A running guilloche."""


class ArtDoc(Doc):
    """Drawings, SVG (see the safe subset) or PNG, by role."""

    emblem: PathText | None = None
    """The round emblem in the middle of the board."""
    cover: PathText | None = None
    """The box in the menu, 469 x 632; without lettering."""
    house: PathText | None = None
    """A building below the last level."""
    hotel: PathText | None = None
    """The last building level."""
    table: PathText | None = None
    """A picture of the table's surface."""
    deck: dict[Id, PathText] = Field(default_factory=dict)
    """The back of each deck by its id."""
    token: dict[Id, PathText] = Field(default_factory=dict)
    """Each token by its id; seen from a little above, its feet at 93 % of the height."""
    icon: dict[str, PathText] = Field(default_factory=dict)
    """The drawing on a space, by space id, else by deck id, else by kind."""
    note: NoteArtDoc = Field(default_factory=NoteArtDoc)
    """The banknotes."""
    extra: dict[Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_.]*$")], PathText] = Field(
        default_factory=dict
    )
    """Anything else an edition's own rules show, by its full role. With the Force `marker.<side>`
    (256, its ring's middle at 81 % of the height), `side.<side>`, `die.<side>` and `die.shift`; the game
    has its own."""


class StyleDoc(Doc):
    """Which of the game's ways of drawing fit the edition."""

    table: Literal["felt", "marble", "space"] = "felt"
    """The surface of the table."""
    edge: Literal["gold", "zinc", "holo"] = "gold"
    """The line round the printed board."""
    names: Literal["plain", "plate"] = "plain"
    """Names of streets as print or as enamel plates."""
    motif: Literal["plain", "rays", "map", "radar"] = "plain"
    """What is printed faintly behind the emblem."""
    title: Literal["capitals", "mixed"] = "capitals"
    """How the game's name is set on the board: in spaced capitals, or as it is written."""


class LookDoc(Doc):
    """How the edition looks and sounds."""

    colours: dict[str, Colour]
    """Colours by name; the reference lists them, and which are worked out from others."""
    groups: dict[Id, GroupLookDoc]
    """The look of each group."""
    faces: FacesDoc
    """The typefaces."""
    style: StyleDoc = Field(default_factory=StyleDoc)
    """Surfaces and motifs."""
    art: ArtDoc = Field(default_factory=ArtDoc)
    """The drawings."""
    sound: dict[Id, PathText] = Field(default_factory=dict)
    """Sounds (.ogg) by name in place of the game's own, which lie in `assets/sound`: `music` (a loop), `dice`
    (one knock of a die), `step` (a token touches a space), `build`, `card`, `cash`, `gavel`, `jail`, `win`
    and so on. Further takes beside a file (`step-2.ogg`, `step-3.ogg`) are played in turn."""
