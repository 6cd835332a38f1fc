"""A recording in the window: it plays by itself at its own speed, or stands at any point of it."""

from __future__ import annotations

from typing import Final

from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.state import LandlordState
from game.landlord.view.board.plan import Spot
from game.landlord.view.board.stage import Stage
from game.landlord.view.director import beats
from game.landlord.view.director.director import Sounds
from game.landlord.view.presentation import Presentation
from game.landlord.view.replay.reel import Reel
from game.storage.settings import Settings
from game.table.recording import Recording
from game.ui.draw.theme import Theme

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
USUAL = 2  # of the speeds
READ = 0.35  # seconds after each moment, at normal speed
BOARD: Final[Spot] = (60.0, 44.0, 800.0)


class Playback(Presentation):
    """A recording as it is presented: what was, and nobody is asked.

    `at` is the position in the reel that is shown, or being shown while a beat runs; `before` is the cash
    of the seats at the position before it.
    """

    def __init__(
        self, recording: Recording[LandlordState], settings: Settings, theme: Theme, sounds: Sounds
    ) -> None:
        self.recording = recording
        self.at = 0
        self.before: list[int] = []
        self.speed = USUAL
        self.running = False
        self._go_on_at: float | None = None
        assert isinstance(recording.pack, BoardPack)
        super().__init__(recording.pack, recording.setup.seats, settings, theme, sounds)
        self.stage = Stage(self.pack, theme, spot=BOARD)
        self.reel = Reel(recording, self.narrator)
        self.seek(0)

    # --- where it stands ---

    @property
    def pace(self) -> float:
        """How many times faster than usual it plays."""
        return SPEEDS[self.speed]

    def change(self, seat: int) -> int:
        """What the cash of a seat gained by the moment that is shown, as far as it has been seen."""
        return self.shown.cash[seat] - self.before[seat]

    # --- moving ---

    def seek(self, at: int) -> None:
        """Stand at a position, with nothing on the move."""
        self.at = max(0, min(self.reel.last, at))
        self.before = self.reel.shown(max(0, self.at - 1)).cash
        self._set_out(self.reel.shown(self.at))
        self._lay_dice()
        self._go_on_at = None

    def step(self) -> bool:
        """Play the next moment; False at the end."""
        self.settle()
        if self.at >= self.reel.last:
            self.running = False
            return False
        self.before = self.shown.cash[:]
        self.at += 1
        self.director.play(self.reel.told(self.at))
        return True

    def start(self) -> None:
        """Play on by itself; from the beginning when it stands at the end."""
        if self.at >= self.reel.last:
            self.seek(0)
        self.running = True
        self._go_on_at = self._now

    def pause(self) -> None:
        """Stand still where it is."""
        self.settle()
        self.running = False

    # --- time ---

    def update(self, now: float) -> bool:
        """Go on to a time in seconds; returns whether to draw again."""
        self._now = now
        self.director.timeline.speed = self.pace
        self.director.timeline.reduced = self.settings.reduced_motion
        busy = self.director.busy
        changed = self.director.update(now)
        if self.director.busy or not self.running:
            return changed
        if busy or self._go_on_at is None:
            self._go_on_at = now + READ / self.pace
        if now < self._go_on_at:
            return changed
        self.step()
        self.director.update(now)
        return True

    @property
    def wake_at(self) -> float | None:
        if not self.running or self.director.busy:
            return None
        return self._go_on_at if self._go_on_at is not None else self._now

    @property
    def resting(self) -> bool:
        return not self.running

    # --- words and pictures ---

    def _lay_dice(self) -> None:
        dice, face = self.reel.roll(self.at)
        self.actors.dice = beats.at_rest(dice, self.pack.ruleset, face)

    def retell(self) -> None:
        """Tell the whole story again in the language that is spoken now."""
        self.speak()
        self.reel = Reel(self.recording, self.narrator)
