"""Where pictures are drawn: one edition in one size, each picture in a fresh window."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.app.desk import Desk
from game.app.kit import view_of
from game.storage.settings import Settings
from game.tools.pilot import Pilot
from game.ui.scene import Scene


@dataclass
class Studio:
    """Draws one picture after another; each begins with a fresh window."""

    desk: Desk
    pack: Any  # an edition of whichever game draws
    size: tuple[int, int]
    used: list[Pilot] = field(default_factory=list)
    moving: bool = False  # the picture is of something on its way

    @property
    def settings(self) -> Settings:
        return self.desk.settings

    def open(self, *scenes: Scene[Any]) -> Pilot:
        """A window with the scenes, one over the other."""
        desk = self.desk
        pilot = Pilot(desk.theme(self.pack.id), self.size, comfort=desk.comfort(), bindings=desk.bindings())
        self.used.append(pilot)
        for scene in scenes:
            pilot.open(scene)
        return pilot

    def table(self, session: Any, *scenes: Scene[Any]) -> Pilot:
        """A game on the screen, with dialogs over it; those the rules ask for open by themselves."""
        return self.open(view_of(self.pack).scene(self.desk, session), *scenes)
