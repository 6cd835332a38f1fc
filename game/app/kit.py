"""What a game shows of itself: its table, its replay, its set-up, and what can be drawn of its packs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.packs.pack import Pack
from game.packs.problems import Problem
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme
from game.ui.layout import Node, Ruler
from game.ui.reply import Reply
from game.ui.scene import Scene
from game.ui.widgets.scroll import Drawing
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.proof import Sheet
    from game.app.setup.rulebook import Rulebook
    from game.app.setup.seating import Seating
    from game.storage.header import SeatSetup
    from game.storage.presets import Preset
    from game.table.recording import Recording
    from game.table.table import Table
    from game.ui.widgets.form import Form

Pages = Sequence[tuple[str, Callable[[Ruler], Iterator[Drawing]]]]


class Preview(Protocol):
    """A pack as the workshop shows it: drawn as it last was good; a new state fades in over the old one."""

    box: pygame.FRect

    @property
    def theme(self) -> Theme: ...

    @property
    def pack(self) -> Pack: ...

    def follow(self, old: Any, now: float) -> None:
        """Fade in over an earlier state of the same pack."""
        ...

    def fading(self, now: float) -> bool: ...

    def draw_board(self, canvas: Canvas, now: float) -> None: ...

    def ring(self, canvas: Canvas, problem: Problem) -> None:
        """Mark what a finding is about."""
        ...

    def pages(self) -> Pages:
        """What else is printed: name and drawings of each further tab."""
        ...


class Session(Protocol):
    """A game in the window, as far as the rooms around it know it."""

    names: list[str]
    table: Table[Any]

    @property
    def pack(self) -> Pack: ...

    def stop_clock(self, seconds: float) -> None:
        """Leave these seconds out of the time played."""
        ...

    def why_not_resign(self, seat: int) -> str:
        """Why the seat can't resign now, or nothing."""
        ...

    def resign(self, seat: int) -> str:
        """The seat gives up; why it can't, or nothing."""
        ...


class SetupHost(Protocol):
    """The set-up scene, as its parts know it."""

    seating: Seating
    rules: Rulebook
    form: Form

    def do(self, change: Callable[[], object]) -> Reply:
        """Change a draft and show it."""
        ...


class Sides(Protocol):
    """The sides of an edition whose tokens are on sides."""

    def emblem(self, token: str) -> str:
        """The art role of the sign of a token's side."""
        ...

    def chip(self, token: str) -> Node:
        """The side of a token, for its row."""
        ...

    def well(self, seats: Sequence[SeatSetup]) -> Node:
        """How the sides stand."""
        ...


class ViewKit(Protocol):
    """How one game is shown. Whatever costs time is imported when it is asked for."""

    def session(self, desk: Desk, table: Table[Any]) -> Any:
        """A game in the window: a Session, and whatever else the scenes of the game need."""
        ...

    def scene(self, desk: Desk, session: Any) -> Scene[Any]:
        """The table in play."""
        ...

    def film(self, desk: Desk, recording: Recording[Any]) -> Any:
        """A recording in the window."""
        ...

    def replay(self, desk: Desk, film: Any, open_game: Callable[[Any], Scene[Any]]) -> Scene[Any]:
        """A recording to be looked at."""
        ...

    def preview(self, pack: Pack, box: pygame.FRect) -> Preview:
        """What the workshop shows of a pack, in a box of its screen."""
        ...

    def board(self, pack: Pack, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a pack's table as it lies before the first act."""
        ...

    def proof(self, pack: Pack, theme: Theme) -> Iterator[Sheet]:
        """What is to be drawn of an edition to see whether all of it is well printed."""
        ...

    def marks(self, pack: Pack, boxes: Sequence[tuple[float, float, float, float]]) -> Sequence[Widget]:
        """Samples of what the player's options about marks change."""
        ...

    def akin(self, pack: Pack, other: Pack) -> bool:
        """Whether two editions differ in their money and their looks alone."""
        ...

    def facts(self, pack: Pack) -> str:
        """An edition in figures, in a line."""
        ...

    def option_words(self, pack: Pack, options: Any) -> Mapping[str, str]:
        """What stands for the {names} in titles and texts of options."""
        ...

    def mode_text(self, rules: Rulebook) -> str:
        """How a game of the chosen mode goes and ends."""
        ...

    def setup_line(self, host: SetupHost) -> Node:
        """What the game asks for in the last line under the seats."""
        ...

    def sides(self, pack: Pack) -> Sides | None:
        """The sides of the tokens, None for an edition without."""
        ...

    def pictures(self, pack: Pack) -> Mapping[str, Callable[[Any], Any]]:
        """What the gallery draws, by name; each is given the studio."""
        ...

    def saved_samples(self, pack: Pack, folder: Path) -> None:
        """A few saved games, for pictures of lists."""
        ...

    def preset_samples(self, pack: Pack) -> list[Preset]:
        """Sets of rules that somebody keeps, for pictures of lists."""
        ...


def view_of(pack: Pack) -> ViewKit:
    """How the game of an edition is shown."""
    kit: ViewKit = pack.kit.part("view")
    return kit
