"""Every reason why a command can't be taken, by its code; a screen turns code and figures into a sentence."""

from __future__ import annotations

from functools import lru_cache

from game.engine.protocol import Refusal
from game.engine.ruling import Citation

REFUSALS: dict[str, Citation] = {
    "game.over": Citation(("O-1",)),
    "seat.unknown": Citation(("O-1",)),
    "seat.out": Citation(("O-1",)),
    "command.unknown": Citation(("O-1",)),
    "turn.not_yours": Citation(("O-2",)),
    "turn.other_question": Citation(
        ("O-2", "A20"), ("frame",)
    ),  # the class name of the question that must be answered first
    "space.not_yours": Citation(("P-8",), ("space",)),
    "cash.short": Citation(("P-8", "R-22"), ("needed", "cash")),
    # turn and jail
    "roll.done": Citation(("P-3",)),
    "turn.not_done": Citation(("P-3", "B12")),
    "jail.free": Citation(("P-9",)),
    "jail.fine_too_late": Citation(("A3",)),
    "jail.no_card": Citation(("R-6",)),
    # rents that are claimed
    "claim.gone": Citation(("A4",)),
    "claim.not_yours": Citation(("A4",), ("space",)),
    # buying and auctions
    "auction.too_low": Citation(("A7", "A9"), ("lowest",)),
    "auction.step": Citation(("A7",), ("smallest",)),
    "trade.step": Citation(("A7",), ("smallest",)),
    # buildings
    "build.not_street": Citation(("P-2",), ("space",)),
    "build.group": Citation(("P-2",), ("group",)),
    "build.mortgaged": Citation(("R-11",), ("space",)),
    "build.full": Citation(("P-2",), ("space",)),
    "build.marker": Citation(("F-8",), ("space",)),
    "build.evenly": Citation(("R-11",), ("space",)),
    "build.no_house": Citation(("R-26", "R-12")),
    "build.no_hotel": Citation(("R-26",)),
    "build.contested": Citation(("A9", "O-4")),
    "want.nothing": Citation(("O-4",)),
    "want.other_kind": Citation(("A9", "O-4")),
    "want.enough": Citation(("A9", "O-4")),
    "sell.nothing": Citation(("P-8",), ("space",)),
    "sell.evenly": Citation(("R-11",), ("space",)),
    "sell.no_houses": Citation(("R-13",), ("needed", "left")),
    "sell.whole_group": Citation(("A10",), ("group",)),
    "sell.levels": Citation(("R-11", "R-13"), ("group",)),
    # the Force
    "marker.no_deed": Citation(("F-3",), ("space",)),
    "marker.there": Citation(("F-5",), ("space",)),
    "marker.token": Citation(("F-5", "F-9"), ("space",)),
    "marker.owned": Citation(("F-5", "F-9"), ("space",)),
    "marker.marker": Citation(("F-5",), ("space",)),
    # mortgages
    "mortgage.already": Citation(("R-14",), ("space",)),
    "mortgage.buildings": Citation(("R-16",), ("group",)),
    "redeem.not_mortgaged": Citation(("R-14",), ("space",)),
    "redeem.debt_first": Citation(("R-22",)),
    "inherited.other": Citation(("R-15", "A22"), ("space",)),
    # trades
    "trade.limit": Citation(("O-3",), ("limit",)),
    "trade.empty": Citation(("R-24",)),
    "trade.not_in_it": Citation(("R-24", "R-22")),
    "trade.other_author": Citation(("B03",)),
    "trade.seat": Citation(("R-24", "B54"), ("seat",)),
    "trade.twice": Citation(("B52",)),
    "trade.cash": Citation(("P-8", "R-23"), ("seat", "cash")),
    "trade.space": Citation(("P-8",), ("space", "seat")),
    "trade.buildings": Citation(("R-16", "R-24"), ("space", "group")),
    "trade.jail_card": Citation(("P-8", "B52"), ("seat",)),
    "trade.interest": Citation(("R-15",), ("seat", "interest")),
    "trade.debt": Citation(("R-22",), ("seat", "missing")),
    "trade.relief": Citation(("A16",), ("seat", "amount")),  # the most that this creditor could let go
    "trade.in_kind": Citation(("A16", "R-23"), ("seat",)),
    "trade.revision": Citation(("O-3",)),
    "trade.not_author": Citation(("O-2",)),
    # the clock
    "time.not_timed": Citation(("A18",)),
    "time.called": Citation(("A18",)),
    # choices and leaving
    "choice.unknown": Citation(("O-2",)),
    "debt.can_be_raised": Citation(("R-22",), ("raisable", "amount")),
}


@lru_cache(maxsize=4096)  # computers ask often, and are often refused for the same reason
def refuse(code: str, *figures: int | str) -> Refusal:
    """A refusal with its figures, in the order in which REFUSALS names them."""
    return Refusal(code, tuple(zip(REFUSALS[code].figures, figures, strict=True)))
