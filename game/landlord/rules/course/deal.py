"""Deeds dealt before the first roll, to be paid for at once or free (A17, A18)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import chance, ledger
from game.landlord.rules.options import DealtDeeds
from game.landlord.rules.state import BANK, LandlordState

_PAID, _FREE = Why(("deal.paid",)), Why(("deal.free",))


def deal(state: LandlordState, log: list[Event]) -> None:
    """One after the other, as many to each; a seat that can't pay for a deed doesn't get it."""
    rules, options = state.ruleset, state.ruleset.options
    each = min(options.deeds_dealt, len(rules.deeds) // state.seats)
    if not each:
        return
    deeds = list(rules.deeds)
    chance.shuffle(state, deeds)
    for _ in range(each):
        for seat in range(state.seats):
            space = deeds.pop()
            price = rules.spaces[space].price if options.dealt_deeds is DealtDeeds.PAID else 0
            if state.cash[seat] >= price:
                why = _PAID if price else _FREE
                ledger.pay(state, log, seat, BANK, price, "deal", space, why)
                ledger.move_deed(state, log, space, seat, "deal", why)
