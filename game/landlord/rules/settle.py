"""What follows of itself: automatic questions run until one needs a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.engine.frame import Frame
from game.landlord.rules import (
    auction,
    building_auction,
    cards,
    debt,
    frames,
    jail,
    landing,
    mortgage,
    opening,
    trade,
    turn,
)
from game.landlord.rules.state import LandlordState

# Each answers whether it went on by itself; what is not named here always waits for a player.
AUTOMATIC: dict[type[Frame], Callable[[LandlordState, list[Event], Any], bool]] = {
    frames.OpeningRoll: opening.settle,
    frames.Turn: turn.settle,
    frames.LeavingJail: jail.settle_leaving,
    frames.Landing: landing.settle,
    frames.Effects: cards.settle,
    frames.Auction: auction.settle,
    frames.BuildingCall: building_auction.settle_call,
    frames.BuildingSale: building_auction.settle_sale,
    frames.BuildingAuction: building_auction.settle_lot,
    frames.Debt: debt.settle,
    frames.Inherited: mortgage.settle,
    frames.BankSale: auction.settle_sale,
    frames.TradeVote: trade.settle_vote,
}


def settle(state: LandlordState, log: list[Event]) -> None:
    """Run on until a player must decide or the game is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        run = AUTOMATIC.get(type(frame))
        if run is None or not run(state, log, frame):
            return
