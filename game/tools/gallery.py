"""Every screen as a picture: drawn from fixed positions, one PNG each, named like the designs."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.desk import Desk
from game.app.kit import view_of
from game.packs.pack import Pack
from game.storage.presets import Preset
from game.storage.settings import Settings
from game.storage.user_error import UserError
from game.tools.pilot import Pilot
from game.tools.studio import Studio
from game.ui.i18n import set_language
from game.ui.tidying import tidy


def main(out_dir: Path, pack_id: str, size: tuple[int, int], language: str) -> int:
    """Draw every screen of an edition into a folder; PackError if there is no such edition."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # SDL would make events of them, which nobody hears
    out_dir.mkdir(parents=True, exist_ok=True)
    set_language(language)
    settings = Settings(language=language, reduced_motion=True, think=0, onboarded=True)  # type: ignore[arg-type]
    with TemporaryDirectory() as folder:
        desk = StillDesk(settings, Path(folder))
        pack = desk.pack(pack_id)
        desk.chosen = pack.id
        view_of(pack).saved_samples(pack, Path(folder))
        studio = Studio(desk, pack, size)
        for name, draw in pictures(pack).items():
            path = out_dir / f"{name.format(pack=pack.id)}.png"
            _draw(studio, draw, path)
            print(path)
            tidy()  # a board at 3840 x 2160 takes some 200 MB
    return 0


def _draw(studio: Studio, draw: Callable[[Studio], Pilot], path: Path) -> None:
    """Draw a picture, save it, and close its windows."""
    pilot = draw(studio)
    if not studio.moving:
        pilot.wait_idle()
    studio.moving = False
    pilot.shot(str(path))
    for used in studio.used:
        used.close()
    studio.used.clear()


def pictures(pack: Pack) -> Mapping[str, Callable[[Studio], Pilot]]:
    """The pictures of an edition by name."""
    return view_of(pack).pictures(pack)


class StillDesk(Desk):
    """A desk that leaves the player's own settings alone."""

    def keep(self) -> UserError | None:
        return None

    def presets(self) -> tuple[list[Preset], UserError | None]:
        pack = self.pack(self.chosen)
        return view_of(pack).preset_samples(pack), None

    def keep_presets(self, kept: Sequence[Preset]) -> None:
        return None
