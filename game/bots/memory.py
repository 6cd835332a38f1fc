"""What the table remembers of refused offers, so that no computer asks for the same thing every turn."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.event import Event
from game.rules.classic.commands import Offer
from game.rules.classic.events import TradeAnswered, TurnStarted

PATIENCE = 6  # rounds until the same deeds may be asked for again

Exchange = frozenset[tuple[int, int, tuple[int, ...]]]


class Memory:
    """The exchanges that were refused and the round in which; it follows from the events of the game."""

    def __init__(self) -> None:
        self.round = 1
        self._refused: dict[Exchange, int] = {}

    def watch(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        for event in events:
            if type(event) is TurnStarted:
                self.round = event.round
            elif type(event) is TradeAnswered and event.answer == "refused":
                self._refused[exchange(event.offer)] = self.round

    def is_fresh(self, offer: Offer) -> bool:
        """Whether these deeds have not been asked for in the last few rounds, whatever the cash."""
        refused = self._refused.get(exchange(offer))
        return refused is None or self.round >= refused + PATIENCE


def exchange(offer: Offer) -> Exchange:
    """Which deeds go where, whatever the cash."""
    return frozenset((t.giver, t.taker, tuple(sorted(t.deeds))) for t in offer.transfers if t.deeds)
