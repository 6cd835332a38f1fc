"""Free Parking's pot, a house rule (R-25): taxes, fines and what cards cost wait for whoever stops there."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import ledger
from game.landlord.rules.state import BANK, POT, LandlordState

FEEDS = frozenset({"tax", "fine", "card"})


def payee(state: LandlordState, creditor: int, reason: str) -> int:
    """The receiver of what is owed to a creditor: the pot for the bank's fees, where there is one."""
    in_pot = creditor == BANK and reason in FEEDS and state.ruleset.options.parking_pot
    return POT if in_pot else creditor


def seed(state: LandlordState, log: list[Event]) -> None:
    """The bank's share, at the start and each time the pot was taken."""
    options = state.ruleset.options
    if options.parking_pot:
        ledger.pay(state, log, BANK, POT, options.pot_seed, "seed", why=Why(("parking.seed",)))


def take(state: LandlordState, log: list[Event], seat: int, space: int) -> None:
    """All that lies there goes to the seat that stops on it."""
    if state.pot:
        ledger.pay(state, log, POT, seat, state.pot, "pot", space, Why(("parking.pot",)))
        seed(state, log)
