"""What is true of every position, whatever was played: nothing is lost, and nothing is made."""

from __future__ import annotations

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK, LandlordState


def all_buildings(state: LandlordState) -> tuple[int, int]:
    """The houses and the hotels on the board and with the bank."""
    hotel = state.ruleset.hotel_level
    houses = state.houses_left + sum([level for level in state.level if level < hotel])
    return houses, state.hotels_left + state.level.count(hotel)


def stock_faults(state: LandlordState) -> list[str]:
    """Deeds, buildings and cards that were lost or made."""
    rules = state.ruleset
    faults = [f"seat {seat} holds {cash}" for seat, cash in enumerate(state.cash) if cash < 0]
    houses, hotels = all_buildings(state)
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
