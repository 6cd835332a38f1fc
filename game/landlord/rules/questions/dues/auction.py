"""Auctions: everybody bids in turn, with cash in hand, until one bidder is left (A7, A8)."""

from __future__ import annotations

from game.engine.command import Opening
from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import Bid, DropOut
from game.landlord.rules.core import ledger, seats
from game.landlord.rules.core.question import RAISE, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.deeds import worth
from game.landlord.rules.options import Options
from game.landlord.rules.state import BANK, LandlordState


@frame
class Auction(Frame):
    """A deed under the hammer. `bidders` still in, in bidding order; `turn` indexes who must answer now."""

    space: int
    bidders: list[int]
    turn: int = 0
    high: int = 0
    leader: int = -1

    def least(self, options: Options) -> int:
        """The least first bid."""
        return options.auction_minimum


@frame
class BankSale(Frame):
    """Automatic: deeds to be auctioned one by one, unmortgaged (R-19).

    `heirs` are the creditors who share the proceeds in the end (R-20); none when the bank keeps them.
    """

    spaces: list[int]
    heirs: tuple[int, ...] = ()
    proceeds: int = 0


def open_left_of(
    state: LandlordState, log: list[Event], seat: int, space: int, why: Why, may_bid: bool = True
) -> None:
    """Put a deed under the hammer; who declined it may bid too, as the last, unless the rules say no (A8)."""
    options = state.ruleset.options
    if options.no_auctions:
        log.append(events.DeedLeft(seat, space, why=Why(("buy.no_auctions",))))
        return
    bidders = seats.after(state, seat)
    if may_bid and not state.out[seat]:
        bidders.append(seat)
    if options.no_buying_first_lap:
        bidders = [bidder for bidder in bidders if state.passed_go[bidder]]
        if not bidders:
            log.append(events.DeedLeft(seat, space, why=Why(("buy.first_lap",))))
            return
    if not any(worth.can_raise(state, bidder, options.auction_minimum) for bidder in bidders):
        log.append(events.DeedLeft(seat, space, why=Why(("auction.out_of_reach",))))
        return
    log.append(events.AuctionOpened(space, tuple(bidders), why=why))
    push(state, Auction(space, bidders))


def lowest_bid(state: LandlordState, auction: Auction) -> int:
    """The least that must be bid now, in whole steps of the money even above a bid of before."""
    least = max(auction.high + state.ruleset.unit, auction.least(state.ruleset.options))
    return -state.ruleset.floored(-least)


def _settle(state: LandlordState, log: list[Event], auction: Auction) -> bool:
    """The hammer falls when one bidder is left; who can't reach the next bid is out of it by himself."""
    if not auction.bidders or auction.bidders == [auction.leader]:
        _knock_down(state, log, auction)
        return True
    seat = auction.bidders[auction.turn]
    if worth.can_raise(state, seat, lowest_bid(state, auction)):
        return False
    drop(log, auction, seat)
    return True


def _knock_down(state: LandlordState, log: list[Event], auction: Auction) -> None:
    """Sold to the leader; if nobody bid, the deed stays with the bank (R-1)."""
    pop(state)
    seat, space, amount = auction.leader, auction.space, auction.high
    log.append(events.AuctionEnded(space, seat, amount))
    if seat < 0:
        return
    ledger.pay(state, log, seat, BANK, amount, "auction", space)
    ledger.move_deed(state, log, space, seat, "auction")
    sale = state.stack[-1]
    if isinstance(sale, BankSale):
        sale.proceeds += amount


def drop(log: list[Event], auction: Auction, seat: int) -> None:
    """A bidder is out of it for good."""
    auction.bidders.remove(seat)
    auction.turn %= max(1, len(auction.bidders))
    log.append(events.BidderDropped(seat, auction.space))


def _check_bid(state: LandlordState, command: Bid) -> Refusal | None:
    """Above the highest bid, and never more than the cash in hand."""
    auction = state.stack[-1]
    assert isinstance(auction, Auction)
    lowest, cash = lowest_bid(state, auction), state.cash[command.seat]
    if command.amount < lowest:
        return refuse("auction.too_low", lowest)
    if command.amount != state.ruleset.floored(command.amount):
        return refuse("auction.step", state.ruleset.unit)
    return refuse("cash.short", command.amount, cash) if command.amount > cash else None


def _bid(state: LandlordState, log: list[Event], command: Bid) -> None:
    auction = state.stack[-1]
    assert isinstance(auction, Auction)
    auction.high, auction.leader = command.amount, command.seat
    auction.turn = (auction.turn + 1) % len(auction.bidders)
    log.append(events.BidMade(command.seat, auction.space, command.amount))


def _drop_out(state: LandlordState, log: list[Event], command: DropOut) -> None:
    auction = state.stack[-1]
    assert isinstance(auction, Auction)
    drop(log, auction, command.seat)


def next_bidder(auction: Auction) -> tuple[int, ...]:
    """The seat that must bid or drop out."""
    return (auction.bidders[auction.turn],)


def _bounds(state: LandlordState, seat: int) -> Opening | None:
    auction = state.stack[-1]
    assert isinstance(auction, Auction)
    lowest, cash = lowest_bid(state, auction), state.cash[seat]
    return Opening("Bid", lowest, state.ruleset.floored(cash)) if cash >= lowest else None


def leave(state: LandlordState, log: list[Event], auction: Auction, seat: int) -> None:
    """The auction goes on among the others; the bid of a leader who leaves is void (B46)."""
    if seat in auction.bidders:
        place = auction.bidders.index(seat)
        auction.bidders.remove(seat)
        auction.turn -= place < auction.turn
        auction.turn %= max(1, len(auction.bidders))
    if auction.leader == seat:
        auction.leader, auction.high = -1, 0


BIDDING = {Bid: Act(_bid, _check_bid, opening=_bounds), DropOut: Act(_drop_out)}
AUCTION = Question(
    Auction,
    N_("A deed is under the hammer."),
    acts=BIDDING,
    also=RAISE,
    deciders=next_bidder,
    settle=_settle,
    leave=leave,
)


# --- the bank sells what a bankrupt leaves -----


def _settle_sale(state: LandlordState, log: list[Event], sale: BankSale) -> bool:
    """Deeds of a bankrupt, one by one (R-19); several creditors share what they bring (R-20)."""
    if sale.spaces:
        open_left_of(state, log, state.turn, sale.spaces.pop(0), Why(("bankrupt.sale",)))
        return True
    pop(state)
    if sale.heirs:
        for heir, amount in split(sale.proceeds, sale.heirs, state.ruleset.unit):
            ledger.pay(state, log, BANK, heir, amount, "share")
    return True


def split(amount: int, heirs: tuple[int, ...], unit: int) -> list[tuple[int, int]]:
    """Equal parts in whole steps of the money; odd ones go to the first in turn order, one each."""
    part, odd = divmod(amount // unit, len(heirs))
    parts = [(heir, (part + (place < odd)) * unit) for place, heir in enumerate(heirs)]
    (first, share), *others = parts
    return [(first, share + amount % unit), *others]


def _leave_sale(state: LandlordState, log: list[Event], sale: BankSale, seat: int) -> None:
    """A seat that leaves inherits nothing."""
    sale.heirs = tuple(heir for heir in sale.heirs if heir != seat)


BANK_SALE = Question(BankSale, settle=_settle_sale, leave=_leave_sale)
