"""Turns without a decision: what is left to do when a player can neither build, redeem nor choose."""

from __future__ import annotations

from game.engine.command import Command
from game.landlord.rules.commands import Build, EndTurn, PayFine, Redeem, RollDice, UseJailCard
from game.landlord.rules.frames import Turn
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.session import Session
from game.ui.i18n import _

DECISIONS = (Build, Redeem, PayFine, UseJailCard)
PAUSE = 0.9  # seconds at normal speed, in which any key or click keeps the turn


def only_act(session: Session, seat: int) -> Command | None:
    """The roll, or the end of the turn, if nothing else of weight can be done now; else None.

    Mortgages, sales and offers can always be made; they alone don't make a decision.
    """
    if session.decider != seat or not isinstance(session.frame, Turn):
        return None
    if any(claim.owner == seat for claim in session.open_claims):
        return None
    legal = session.legal(seat)
    if any(isinstance(command, DECISIONS) for command in legal):
        return None
    if any(opening.kind == "WantBuilding" for opening in session.openings(seat)):
        return None
    return next((command for command in legal if isinstance(command, RollDice | EndTurn)), None)


class AutoPlay:
    """Does what is no decision after a pause; any key or click keeps the turn in the player's hands."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.passed = False  # whether it has played since the player last decided
        self._due: float | None = None
        self._kept = -1  # the state in which the player wants to act

    @property
    def wake_at(self) -> float | None:
        """When it plays on."""
        return self._due

    def look(self, now: float, seat: int) -> None:
        """Something else may be asked now."""
        own = self.session.settings
        wanted = own.auto_play and self.session.table.seq != self._kept
        if not wanted or only_act(self.session, seat) is None:
            self._due = None
        elif self._due is None:
            self._due = now + PAUSE / (4.0 if own.instant else own.speed)

    def keep(self) -> bool:
        """The player wants to act; whether it would have played on."""
        waiting, self._due = self._due is not None, None
        self._kept = self.session.table.seq
        return waiting

    @staticmethod
    def line(seat: int) -> LogLine:
        """What is said while it waits."""
        return LogLine(
            _("Nothing to decide: your turn goes on by itself. **Any key keeps it.**"), seat, "turn"
        )

    def due(self, now: float, seat: int) -> Command | None:
        """What is to be done now."""
        if self._due is None or now < self._due:
            return None
        self._due = None
        return only_act(self.session, seat)
