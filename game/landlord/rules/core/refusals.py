"""Every reason why a command can't be taken, by its code; a screen turns code and figures into a sentence."""

from __future__ import annotations

from functools import lru_cache

from game.engine.protocol import Refusal

REFUSALS: dict[str, tuple[str, ...]] = {
    "game.over": (),
    "seat.unknown": (),
    "seat.out": (),
    "command.unknown": (),
    "turn.not_yours": (),
    "turn.other_question": ("frame",),  # the class name of the question that must be answered first
    "space.not_yours": ("space",),
    "cash.short": ("needed", "cash"),
    # turn and jail
    "roll.done": (),
    "turn.not_done": (),
    "jail.free": (),
    "jail.fine_too_late": (),
    "jail.no_card": (),
    # rents that are claimed
    "claim.gone": (),
    "claim.not_yours": ("space",),
    # buying and auctions
    "auction.too_low": ("lowest",),
    # buildings
    "build.not_street": ("space",),
    "build.group": ("group",),
    "build.mortgaged": ("space",),
    "build.full": ("space",),
    "build.marker": ("space",),
    "build.evenly": ("space",),
    "build.no_house": (),
    "build.no_hotel": (),
    "build.contested": (),
    "want.nothing": (),
    "want.other_kind": (),
    "want.enough": (),
    "sell.nothing": ("space",),
    "sell.evenly": ("space",),
    "sell.no_houses": ("needed", "left"),
    "sell.whole_group": ("group",),
    "sell.levels": ("group",),
    # the Force
    "marker.no_deed": ("space",),
    "marker.there": ("space",),
    "marker.token": ("space",),
    "marker.marker": ("space",),
    # mortgages
    "mortgage.already": ("space",),
    "mortgage.buildings": ("group",),
    "redeem.not_mortgaged": ("space",),
    "redeem.debt_first": (),
    "inherited.other": ("space",),
    # trades
    "trade.limit": ("limit",),
    "trade.empty": (),
    "trade.not_in_it": (),
    "trade.other_author": (),
    "trade.seat": ("seat",),
    "trade.twice": (),
    "trade.cash": ("seat", "cash"),
    "trade.space": ("space", "seat"),
    "trade.buildings": ("space", "group"),
    "trade.jail_card": ("seat",),
    "trade.interest": ("seat", "interest"),
    "trade.debt": ("seat", "missing"),
    "trade.relief": ("seat", "amount"),  # the most that this creditor could let go
    "trade.in_kind": ("seat",),
    "trade.revision": (),
    "trade.not_author": (),
    # the clock
    "time.not_timed": (),
    "time.called": (),
    # choices and leaving
    "choice.unknown": (),
    "debt.can_be_raised": ("raisable", "amount"),
}


@lru_cache(maxsize=4096)  # computers ask often, and are often refused for the same reason
def refuse(code: str, *figures: int | str) -> Refusal:
    """A refusal with its figures, in the order in which REFUSALS names them."""
    return Refusal(code, tuple(zip(REFUSALS[code], figures, strict=True)))
