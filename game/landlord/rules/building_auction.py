"""The bank's last buildings: whoever could build is asked; what does not go round is auctioned (A9)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import auction, building, events, ledger, seats, shortage
from game.landlord.rules.commands import Build, PassBuilding, WantBuilding
from game.landlord.rules.frames import BuildingAuction, BuildingCall, BuildingSale, Turn, pop, push
from game.landlord.rules.options import BuildingAuctionStart
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import BANK, LandlordState

NOTHING: tuple[int, ...] = ()

# --- who wants one? -----


def check_want(state: LandlordState, command: WantBuilding) -> Refusal | None:
    """All of one kind, each legal in its turn; asking is only for what others could want too."""
    seat, spaces, frame = command.seat, command.spaces, state.stack[-1]
    if not spaces or not all(0 <= space < state.ruleset.size for space in spaces):
        return refuse("want.nothing")
    hotel = shortage.is_hotel(state, spaces[0])
    if isinstance(frame, BuildingCall) and hotel is not frame.hotel:
        return refuse("want.other_kind")
    refusal = _check_one_by_one(state, seat, spaces, hotel)
    if refusal is not None or isinstance(frame, BuildingCall):
        return refusal
    return None if shortage.rivals(state, seat, hotel, len(spaces)) else refuse("want.enough")


def _check_one_by_one(
    state: LandlordState, seat: int, spaces: tuple[int, ...], hotel: bool
) -> Refusal | None:
    draft = state.copy()
    for space in spaces:
        step = Build(seat, space)
        refusal = building.check_step(draft, step)
        if refusal is not None:
            return refusal
        if shortage.is_hotel(draft, space) is not hotel:
            return refuse("want.other_kind")
        building.build(draft, [], step)
    return None


def want(state: LandlordState, log: list[Event], command: WantBuilding) -> None:
    """Ask for the last buildings, or say that one wants them too."""
    seat, frame = command.seat, state.stack[-1]
    if isinstance(frame, BuildingCall):
        frame.waiting.remove(seat)
        frame.wants[seat] = command.spaces
        log.append(events.BuildingWanted(seat, frame.hotel, command.spaces))
        return
    hotel = shortage.is_hotel(state, command.spaces[0])
    asked = shortage.rivals(state, seat, hotel, len(command.spaces))
    wants = [NOTHING] * state.seats
    wants[seat] = command.spaces
    push(state, BuildingCall(seat, hotel, wants, asked))
    stock, why = shortage.left(state, hotel), Why(("build.shortage",))
    log.append(events.BuildingCalled(seat, hotel, command.spaces, stock, tuple(asked), why=why))


def check_pass(state: LandlordState, command: PassBuilding) -> Refusal | None:
    return None


def pass_by(state: LandlordState, log: list[Event], command: PassBuilding) -> None:
    call = state.stack[-1]
    assert isinstance(call, BuildingCall)
    call.waiting.remove(command.seat)
    log.append(events.BuildingPassed(command.seat, call.hotel))
    _note_asked(state, command.seat, call.hotel)


def _note_asked(state: LandlordState, seat: int, hotel: bool) -> None:
    """Nobody is asked twice in a turn."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    turn.asked += ((seat, hotel),)


def settle_call(state: LandlordState, log: list[Event], call: BuildingCall) -> bool:
    """All have spoken: built at the printed price if there are enough, else auctioned one by one."""
    if call.waiting:
        return False
    pop(state)
    wanted, stock = sum(len(spaces) for spaces in call.wants), shortage.left(state, call.hotel)
    log.append(events.BuildingCallEnded(call.hotel, wanted, stock, auction=wanted > stock))
    wanting = [seat for seat in (call.seat, *seats.after(state, call.seat)) if call.wants[seat]]
    for seat in wanting[1:]:
        _note_asked(state, seat, call.hotel)
    if wanted > stock:
        push(state, BuildingSale(call.seat, call.hotel, call.wants))
        return True
    for seat in wanting:
        for space in call.wants[seat]:
            building.build(state, log, Build(seat, space))
    return True


def leave(call: BuildingCall | BuildingSale, seat: int) -> None:
    """Who leaves the game wants nothing any more."""
    call.wants[seat] = NOTHING
    if isinstance(call, BuildingCall) and seat in call.waiting:
        call.waiting.remove(seat)


# --- under the hammer -----


def settle_sale(state: LandlordState, log: list[Event], sale: BuildingSale) -> bool:
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


def settle_lot(state: LandlordState, log: list[Event], lot: BuildingAuction) -> bool:
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
