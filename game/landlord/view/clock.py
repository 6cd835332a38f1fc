"""The clock of a game on the screen: the seconds that were played, and the minutes of a timed game."""

from __future__ import annotations

from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.options import GameMode
from game.landlord.rules.questions.turns.endings import SECONDS
from game.landlord.rules.state import LandlordState
from game.landlord.view.presented import PresentedState
from game.table.table import Table


class Clock:
    """Counts for the table, which has no clock of its own."""

    def __init__(self, table: Table[LandlordState], pack: BoardPack) -> None:
        self._table = table
        self._timed = pack.ruleset.options.mode is GameMode.TIMED
        self._opened: float | None = None

    def count(self, now: float, shown: PresentedState) -> bool:
        """Count up to a time in seconds; True for another minute that is shown."""
        if self._opened is None:
            self._opened = now - self._table.elapsed
        if self._table.outcome is not None:
            return False
        before, self._table.elapsed = self._table.elapsed, now - self._opened
        return self.runs(shown) and before // SECONDS != self._table.elapsed // SECONDS

    def runs(self, shown: PresentedState) -> bool:
        """Whether a timed game's time is running: the last round is played without it."""
        return self._timed and not shown.last_round and self._table.outcome is None

    @property
    def to_next_minute(self) -> float:
        """The seconds until the minute is full."""
        return SECONDS - self._table.elapsed % SECONDS

    def leave_out(self, seconds: float) -> None:
        """These seconds were not played: the game was paused, or the computer asleep."""
        if self._opened is not None:
            self._opened += seconds
