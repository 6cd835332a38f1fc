"""What the table remembers of refused offers, so that no computer asks for the same thing every turn."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.event import Event
from game.landlord.rules.commands import Offer
from game.landlord.rules.events import TradeAnswered, TurnStarted

PATIENCE = 6  # rounds until the same deeds may be asked for again

Deal = frozenset[tuple[int, int, tuple[int, ...]]]  # giver, taker and the deeds, in board order


class Memory:
    """The exchanges that were refused and the round in which; it follows from the events of the game."""

    def __init__(self) -> None:
        self.round = 1
        self._refused: dict[Deal, int] = {}

    def watch(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        for event in events:
            if type(event) is TurnStarted:
                self.round = event.round
            elif type(event) is TradeAnswered and event.answer == "refused":
                self._refused[deal(event.offer)] = self.round

    def is_fresh(self, deal: Deal) -> bool:
        """Whether these deeds have not been asked for in the last few rounds, whatever the cash."""
        refused = self._refused.get(deal)
        return refused is None or self.round >= refused + PATIENCE


def deal(offer: Offer) -> Deal:
    """Which deeds go where, whatever the cash."""
    return frozenset((t.giver, t.taker, tuple(sorted(t.deeds))) for t in offer.transfers if t.deeds)
