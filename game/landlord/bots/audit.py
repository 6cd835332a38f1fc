"""Whether money, deeds, buildings or cards were lost or made in a game."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.landlord.rules.events import CashMoved
from game.landlord.rules.ruleset import SpaceKind
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


def stock_faults(state: LandlordState) -> list[str]:
    """Deeds, buildings and cards that were lost or made."""
    rules = state.ruleset
    faults = [f"seat {seat} holds {cash}" for seat, cash in enumerate(state.cash) if cash < 0]
    hotel = rules.hotel_level
    houses = state.houses_left + sum([level for level in state.level if level < hotel])
    hotels = state.hotels_left + state.level.count(hotel)
    if (houses, hotels) != (rules.houses, rules.hotels):
        faults.append(f"{houses} houses and {hotels} hotels")
    for space, owner in enumerate(state.owner):
        if owner == BANK:
            if state.level[space] or state.mortgaged[space]:
                faults.append(f"space {space} of the bank is built or mortgaged")
        elif rules.spaces[space].group < 0 or not 0 <= owner < state.seats or state.out[owner]:
            faults.append(f"space {space} is owned by {owner}")
        elif state.level[space] and rules.spaces[space].kind is not SpaceKind.STREET:
            faults.append(f"space {space} is built on")
    for deck, pile in enumerate(state.piles):
        held = [card for hand in state.jail_cards for where, card in hand if where == deck]
        if sorted(pile + held) != list(range(len(rules.decks[deck].cards))):
            faults.append(f"deck {deck} has the cards {sorted(pile + held)}")
    return faults
