"""The bank's last buildings that do not go round: auctioned one by one (A9)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.landlord.rules import events
from game.landlord.rules.core import ledger, seats
from game.landlord.rules.core.question import Question
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.deeds import shortage
from game.landlord.rules.options import BuildingAuctionStart, Options
from game.landlord.rules.questions.dues import auction
from game.landlord.rules.questions.dues.auction import Auction
from game.landlord.rules.state import BANK, LandlordState

NOTHING: tuple[int, ...] = ()


@frame
class BuildingSale(Frame):
    """Automatic: the last buildings go under the hammer one by one, from the left of the `caller` (A9)."""

    caller: int
    hotel: bool
    wants: list[tuple[int, ...]]


@frame
class BuildingAuction(Auction):
    """A house or hotel under the hammer, from a `start` price; `space` is -1: each bidder has one in mind."""

    hotel: bool = False
    start: int = 1

    def least(self, options: Options) -> int:
        return self.start


def _settle_sale(state: LandlordState, log: list[Event], sale: BuildingSale) -> bool:
    """The next one, for all who still want one and can pay the start price."""
    wanting = [seat for seat in (*seats.after(state, sale.caller), sale.caller) if sale.wants[seat]]
    stock = shortage.left(state, sale.hotel)
    start = _start(state, sale, wanting)
    bidders = [seat for seat in wanting if state.cash[seat] >= start and not state.out[seat]]
    if not stock or not bidders:
        pop(state)
        return True
    why = Why(("build.auction",))
    streets = tuple(sale.wants[seat][0] for seat in bidders)
    log.append(events.BuildingAuctionOpened(sale.hotel, stock, start, tuple(bidders), streets, why=why))
    push(state, BuildingAuction(BANK, bidders, hotel=sale.hotel, start=start))
    return True


def _start(state: LandlordState, sale: BuildingSale, wanting: list[int]) -> int:
    """The lowest price printed on the deeds concerned, or any (A9)."""
    options = state.ruleset.options
    if options.building_auction_start is BuildingAuctionStart.ANY:
        return options.auction_minimum
    return min((state.ruleset.house_costs[sale.wants[seat][0]] for seat in wanting), default=0)


def _settle_lot(state: LandlordState, log: list[Event], lot: BuildingAuction) -> bool:
    """As in any auction, but with the cash in hand: nothing is sold or mortgaged meanwhile."""
    if not lot.bidders or lot.bidders == [lot.leader]:
        _knock_down(state, log, lot)
        return True
    seat = lot.bidders[lot.turn]
    if state.cash[seat] >= auction.lowest_bid(state, lot):
        return False
    auction.drop(log, lot, seat)
    return True


def _knock_down(state: LandlordState, log: list[Event], lot: BuildingAuction) -> None:
    """The highest bidder pays the bid and builds at once; what nobody bids for ends the sale."""
    pop(state)
    sale, seat, kind = state.stack[-1], lot.leader, "hotel" if lot.hotel else "house"
    assert isinstance(sale, BuildingSale)
    if seat < 0:
        log.append(events.AuctionEnded(BANK, BANK, 0, kind))
        sale.wants = [NOTHING] * state.seats
        return
    space, *rest = sale.wants[seat]
    sale.wants[seat] = tuple(rest)
    log.append(events.AuctionEnded(space, seat, lot.high, kind))
    ledger.pay(state, log, seat, BANK, lot.high, "auction", space)
    ledger.set_level(state, log, space, state.level[space] + 1)


def _leave_sale(state: LandlordState, log: list[Event], sale: BuildingSale, seat: int) -> None:
    """A seat that leaves the game wants nothing any more."""
    sale.wants[seat] = NOTHING


BUILDING_SALE = Question(BuildingSale, settle=_settle_sale, leave=_leave_sale)
BUILDING_AUCTION = Question(
    BuildingAuction,
    N_("One of the bank’s last buildings is under the hammer."),
    acts=auction.BIDDING,
    deciders=auction.next_bidder,
    settle=_settle_lot,
    leave=auction.leave,
)
