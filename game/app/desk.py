"""What the screens outside a game share: settings, editions, saves, and how a game is opened."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.app.kit import view_of
from game.app.seat_names import seat_name
from game.app.telling import error_text
from game.packs.loader import PackListing, discover, load
from game.packs.pack import Pack
from game.packs.problems import PackError
from game.shipped import data_root
from game.storage import paths, presets, saves
from game.storage import settings as stored
from game.storage.header import SeatSetup, read_setup
from game.storage.presets import Preset
from game.storage.saves import Summary
from game.storage.settings import Settings
from game.storage.user_error import UserError, Way
from game.table.recording import Recording
from game.table.setup import GameSetup, default_setup
from game.table.table import Table
from game.ui.actions import Bindings
from game.ui.audio import Audio
from game.ui.draw.theme import Sight, Theme
from game.ui.i18n import _, set_language
from game.ui.view import Comfort, View
from game.ui.window import keep_awake


class Desk:
    """Opens editions, games and saves, and keeps the player's settings."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.settings = settings
        self.draft: GameSetup | None = None  # a game that was prepared and not begun yet
        self.note: UserError | None = None  # what went wrong before the first screen, to be told there
        self.folder = folder or paths.saves_dir()  # of the saved games
        self.listings: list[PackListing] = []
        self.table: Table[Any] | None = None  # the last one that was sat down at
        self._packs: dict[str, Pack] = {}
        self._themes: dict[tuple[str, Sight], Theme] = {}
        self._find()
        self.chosen = self._first_choice()
        self.audio = Audio([data_root("assets") / "sound"])
        self.apply_sound()

    def _first_choice(self) -> str:
        """The edition played last, else the first that can be played."""
        playable = [listing.id for listing in self.editions]
        last = self.last_setup
        return last.pack if last is not None and last.pack in playable else playable[0]

    def _find(self) -> None:
        """Find the editions; the player's own are read at once, for their files may go at any time."""
        folder = paths.packs_dir()
        self.listings = [
            self._seen(listing) if listing.playable and listing.path.parent == folder else listing
            for listing in discover(folder)
        ]

    def _seen(self, own: PackListing) -> PackListing:
        """One of the player's own editions, with what bars it if it can't be read after all."""
        try:
            self.pack(own.id)
        except PackError as error:
            return replace(own, problems=error.problems)
        return own

    @property
    def editions(self) -> list[PackListing]:
        """The editions that can be played."""
        return [listing for listing in self.listings if listing.playable]

    def pack(self, id: str) -> Pack:
        """An edition, read once; PackError when it can't be played."""
        if id not in self._packs:
            self._packs[id] = load(id, [paths.packs_dir()])
        return self._packs[id]

    def kin(self, id: str) -> list[Pack]:
        """The editions that differ from it in their money and their looks alone; itself among them."""
        own = self.pack(id)
        packs = (self.pack(edition.id) for edition in self.editions)
        return [pack for pack in packs if pack.game == own.game and view_of(own).akin(own, pack)]

    def theme(self, id: str) -> Theme:
        """The look of an edition as the player wants to see it."""
        key = (id, self.sight)
        if key not in self._themes:
            self._themes[key] = Theme(self.pack(id).look, self.sight)
        return self._themes[key]

    def look_again(self) -> None:
        """Find the editions anew: packs were made, mended or broken meanwhile."""
        self._packs.clear()
        self._themes.clear()
        self._find()
        if self.chosen not in [listing.id for listing in self.editions]:
            self.chosen = self._first_choice()

    # --- games ----

    def new_game(self, setup: GameSetup) -> Any:
        """A new game at the table; UserError when it can't start."""
        table = Table.start(setup, self.pack(setup.pack), self.folder)
        self.last_setup, self.draft = setup, None
        self.keep()
        return self._session(table)

    def resume(self, save: Summary, ways: Collection[Way] = ()) -> Any:
        """Go on with a saved game; Instead if it can in another way alone, UserError or PackError if not."""
        return self._session(Table.resume(save.path, self.pack(save.pack), ways))

    @property
    def saved_or_not(self) -> str:
        """Whether the last game that was played is on the disk to its last move; empty if there was none."""
        if self.table is None:
            return ""
        if self.table.save():
            return _("The game is saved up to its last move.")
        return _("The game could not be saved to its last move.")

    def _session(self, table: Table[Any]) -> Any:
        self.table = table
        return view_of(table.pack).session(self, table)

    def usual_setup(self, pack: Pack, seed: int | None = None) -> GameSetup:
        """A person and three computers, named in the player's language."""
        return default_setup(pack, seed=seed, names=seat_name)

    def playback(self, save: Summary) -> Any:
        """A saved game to be looked at; UserError or PackError when that can't be."""
        return self.film(Recording.read(save.path, self.pack(save.pack)))

    def film(self, recording: Recording[Any]) -> Any:
        """A recording to be looked at."""
        return view_of(recording.pack).film(self, recording)

    def play_on(
        self, recording: Recording[Any], acts: int, event: int, seats: Sequence[SeatSetup], *, new_dice: bool
    ) -> Any:
        """A copy of a game, to be played on from a point of it."""
        table = recording.play_on(acts, event, seats, new_dice=new_dice, folder=self.folder)
        return self._session(table)

    def saved(self) -> list[Summary]:
        """Every saved game, newest first."""
        return saves.list_saves(self.folder)

    def forget(self, path: Path) -> None:
        saves.delete(path)

    # --- sets of rules ----

    def presets(self) -> tuple[list[Preset], UserError | None]:
        """The sets of rules that the player keeps, and what was wrong with their file."""
        return presets.load()

    def keep_presets(self, kept: Sequence[Preset]) -> None:
        """Write them; UserError when they can't be written."""
        presets.save(kept)

    # --- settings ----

    @property
    def last_setup(self) -> GameSetup | None:
        """What was played last; None for nothing, or for a game that isn't here any more."""
        data = self.settings.last_setup
        return None if data is None else read_setup(data)

    @last_setup.setter
    def last_setup(self, setup: GameSetup) -> None:
        self.settings.last_setup = setup.model_dump(mode="json")

    def keep(self) -> UserError | None:
        """Write the settings; what went wrong if they can't be written."""
        try:
            stored.save(self.settings)
        except UserError as user_error:
            return user_error
        return None

    def apply(self, view: View) -> None:
        """Let the window follow the settings."""
        set_language(self.settings.language)
        view.comfort = self.comfort()
        view.bindings = self.bindings()
        shown = next((id for id, pack in self._packs.items() if pack.look is view.theme.look), None)
        if shown is not None and view.theme is not self.theme(shown):
            view.set_theme(self.theme(shown))
        self.apply_sound()
        keep_awake(self.settings.keep_awake)
        view.refresh()

    @property
    def sight(self) -> Sight:
        return Sight(self.settings.contrast, self.settings.glyphs, self.settings.easy_read)

    def comfort(self) -> Comfort:
        own = self.settings
        return Comfort(own.text_size / 100, own.speed, own.reduced_motion)

    def bindings(self) -> Bindings:
        return Bindings(self.settings.language, self.settings.keys, self.settings.pad)

    def apply_sound(self) -> None:
        levels: Mapping[str, int] = {
            "everything": self.settings.volume,
            "effects": self.settings.effects,
            "music": self.settings.music,
            "calls": self.settings.calls,
        }
        for kind, level in levels.items():
            self.audio.set_volume(kind, level / 100)
        self.audio.mute(self.settings.mute)


def user_error_text(error: UserError | PackError) -> str:
    """What went wrong, in the player's language."""
    if isinstance(error, UserError):
        params = {name: _(str(text)) if name == "reason" else text for name, text in error.params.items()}
        return _(error.text).format(**params)
    return error_text(error)
