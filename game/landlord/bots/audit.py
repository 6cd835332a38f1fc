"""Whether money, deeds, buildings or cards were lost or made in a game."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.landlord.rules.events import CashMoved
from game.landlord.rules.laws import stock_faults
from game.landlord.rules.state import BANK, LandlordState


class Audit:
    """Follows one game; seats and pot together hold what they held, but for what the bank paid and took."""

    def __init__(self, state: LandlordState) -> None:
        self._state = state
        self._cash = sum(state.cash) + state.pot

    def faults(self, events: Sequence[Event]) -> list[str]:
        """Whether the sum of all cash is what the events say; deeds, buildings and cards counted again."""
        expected, self._cash = self._cash, sum(self._state.cash) + self._state.pot
        for event in events:
            if type(event) is CashMoved:
                if event.payer == BANK:
                    expected += event.amount
                elif event.payee == BANK:
                    expected -= event.amount
        found = [] if self._cash == expected else [f"the seats hold {self._cash} and should hold {expected}"]
        return found + stock_faults(self._state)
