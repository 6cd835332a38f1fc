"""Every screen as a picture: drawn from fixed positions, one PNG each, named like the designs."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.app.desk import Desk
from game.landlord.rules.options import GameMode
from game.landlord.view.samples import positions as samples
from game.storage.presets import Preset
from game.storage.settings import Settings
from game.storage.user_error import UserError
from game.tools.pictures import contested
from game.tools.pictures import sides as force
from game.tools.pictures.screens import PICTURES
from game.tools.pictures.studio import Studio
from game.tools.pilot import Pilot
from game.ui.i18n import set_language


def main(out_dir: Path, pack_id: str, size: tuple[int, int], language: str) -> int:
    """Draw every screen of an edition into a folder; PackError if there is no such edition."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    out_dir.mkdir(parents=True, exist_ok=True)
    set_language(language)
    settings = Settings(language=language, reduced_motion=True, think=0, onboarded=True)  # type: ignore[arg-type]
    with TemporaryDirectory() as folder:
        desk = StillDesk(settings, Path(folder))
        pack = desk.pack(pack_id)
        desk.chosen = pack.id
        _save_some(pack, Path(folder))
        studio = Studio(desk, pack, size)
        for name, draw in pictures(pack).items():
            path = out_dir / f"{name.format(pack=pack.id)}.png"
            pilot = draw(studio)
            if not studio.moving:
                pilot.wait_idle()
            studio.moving = False
            pilot.shot(str(path))
            print(path)
            for used in studio.used:
                used.close()
            studio.used.clear()
    return 0


def pictures(pack: Any) -> dict[str, Callable[[Studio], Pilot]]:
    """The pictures of an edition by name."""
    every = PICTURES | contested.PICTURES
    return every | force.PICTURES if pack.ruleset.force is not None else every


class StillDesk(Desk):
    """A desk that leaves the player's own settings alone."""

    def keep(self) -> UserError | None:
        return None

    def presets(self) -> tuple[list[Preset], UserError | None]:
        pack: Any = self.pack(self.chosen)
        mine = samples.rules(pack, GameMode.ROUNDS, rounds=15, parking_pot=True, uneven_building=True)
        return [Preset(name="Sunday", pack=pack.id, options=mine)], None

    def keep_presets(self, kept: Sequence[Preset]) -> None:
        return None


def _save_some(pack: Any, folder: Path) -> None:
    """Three saved games: one that is over, one torn, and one to go on with."""
    samples.played(pack, lambda table: False, seats=3, seed=samples.SEED, folder=folder).close()
    (folder / "torn.tdt").write_text("not a game\n")
    samples.played(pack, lambda table: table.state.round >= 7, folder=folder).close()
